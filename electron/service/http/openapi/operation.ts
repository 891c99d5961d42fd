import { z } from 'zod';
import { errorResponse } from './error_responses.ts';
import { exampleOf } from './examples.ts';
import { hasCursor, requestHeaders, successHeaders } from './headers.ts';
import type { JsonObject, SchemaWriter } from './json_schema.ts';
import { operationIdOf, resourceOf } from './naming.ts';
import { exampleId } from './vocabulary.ts';
import type { RouteNotes } from '../../api/route_words.ts';
import { openApiPath, otherStatuses, successStatuses } from './statuses.ts';
import type { DescribedRoute } from './statuses.ts';
import { neededScopes, needsToken } from '../scopes.ts';
import { STATUS_CODES } from '../node_http.ts';

/** One operation of the document, from its route, its schemas and its notes. */
export function describeOperation(route: DescribedRoute, writer: SchemaWriter): JsonObject {
  const path = openApiPath(route.url);
  const schema = route.schema ?? {};
  const owner = resourceOf(path);
  return {
    operationId: schema.operationId ?? operationIdOf(route.method, path),
    summary: schema.summary,
    ...(schema.description === undefined ? {} : { description: schema.description }),
    tags: schema.tags,
    security: security(route),
    parameters: [
      ...parameters(schema.params, 'path', owner, writer),
      ...parameters(schema.querystring, 'query', owner, writer),
      ...requestHeaders(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(schema.body === undefined ? {} : { requestBody: requestBody(schema.body, owner, writer) }),
    responses: responses(route, owner, writer),
  };
}

/** With the token endpoint's scopes; an empty list says that no token is needed. */
function security(route: DescribedRoute): JsonObject[] {
  if (!needsToken(route)) return [];
  if (route.is_own === true) return [{ token: [] }];
  const whole = route.method === 'GET' ? 'all:read' : 'all:write';
  const needed = neededScopes(route.method, route.scopes);
  const own = needed.includes(whole) ? [] : [{ client_credentials: needed }];
  return [{ client_credentials: [whole] }, ...own, { token: [] }];
}

function responses(route: DescribedRoute, owner: string, writer: SchemaWriter): JsonObject {
  const { answers, errors } = route.schema?.notes ?? {};
  const schemas = (route.schema?.response ?? {}) as Record<number, z.ZodType | undefined>;
  const found: Record<string, JsonObject> = {};
  for (const status of successStatuses(route)) {
    const body = schemas[status];
    found[status] = {
      description: answers?.description ?? SUCCESS[status] ?? STATUS_CODES[status] ?? 'Success',
      headers: successHeaders(route, hasCursor(route)),
      content: {
        ...(body === undefined ? {} : jsonContent(body, owner, writer)),
        ...otherContent(answers),
      },
    };
  }
  for (const status of otherStatuses(route)) {
    found[status] = errorResponse(status, errors?.[status]);
  }
  return found;
}

const SUCCESS: Readonly<Record<number, string>> = {
  200: 'Done; the answer is in the body.',
  201: 'Created; the body names the new record.',
  202: 'Accepted: the work is queued.',
};

function jsonContent(body: z.ZodType, owner: string, writer: SchemaWriter): JsonObject {
  const schema = writer.write(body, 'output', owner);
  return { 'application/json': { schema, example: exampleOf(schema, owner, writer.components) } };
}

function otherContent(answers: RouteNotes['answers']): JsonObject {
  const { media_types = [], example } = answers ?? {};
  return Object.fromEntries(
    media_types.map((type) => [
      type,
      isText(type)
        ? { schema: { type: 'string' }, ...(example === undefined ? {} : { example }) }
        : { schema: { type: 'string', format: 'binary' } },
    ]),
  );
}

/** Whether a body of this media type is characters, and not bytes. */
function isText(media_type: string): boolean {
  return media_type.startsWith('text/');
}

function requestBody(body: unknown, owner: string, writer: SchemaWriter): JsonObject {
  const by_type =
    body instanceof z.ZodType
      ? { 'application/json': { schema: body } }
      : (body as { content: Record<string, { schema: z.ZodType }> }).content;
  const content = Object.fromEntries(
    Object.entries(by_type).map(([type, { schema: zod }]) => {
      const schema = writer.write(zod, 'input', owner);
      return [type, { schema, example: exampleOf(schema, owner, writer.components) }];
    }),
  );
  return { required: true, content };
}

function parameters(
  zod: unknown,
  where: 'path' | 'query',
  owner: string,
  writer: SchemaWriter,
): JsonObject[] {
  if (!(zod instanceof z.ZodType)) return [];
  const { properties = {}, required = [] } = writer.write(zod, 'input', owner) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  const example = exampleOf({ properties }, owner, writer.components) as JsonObject;
  const described: JsonObject[] = [];
  for (const [name, { description, ...schema }] of Object.entries(properties)) {
    described.push({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      description,
      schema,
      ...parameterExample(example[name] ?? exampleId([owner], name), schema),
    });
  }
  return described;
}

/** On its way in an address everything is text. */
function parameterExample(value: unknown, schema: JsonObject): JsonObject {
  if (value === undefined || value === null) return {};
  return { example: schema['type'] === 'string' ? String(value) : value };
}
