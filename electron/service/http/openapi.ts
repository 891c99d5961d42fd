import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { ErrorBody } from '../api/fields.ts';
import type { App } from '../api/slice.ts';

type JsonObject = Record<string, unknown>;
type RouteSchema = NonNullable<RouteOptions['schema']>;

/** What each error status means; every operation can answer with the ones that apply to it. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The body cannot be read',
  401: 'No token, or one that is not valid',
  403: 'The token lacks the scope, or the request comes from another web page',
  404: 'No such record',
  409: 'It exists already',
  413: 'The body is too large',
  415: 'A content type or a kind of file that is not accepted',
  422: 'A rule is broken; details lists every violation',
  429: 'Too many requests; see Retry-After',
};

/**
 * Collects the routes as they are added and serves them as an OpenAPI 3.1 document, made from the very
 * schemas that check requests.
 */
export function openApiRoute(app: App, version: string): { close(): void } {
  const routes: RouteOptions[] = [];
  let open = true;
  app.addHook('onRoute', (route) => {
    if (open && route.schema?.summary !== undefined && route.method !== 'HEAD') routes.push(route);
  });
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describe(routes, version));
    reply.type('application/json; charset=utf-8');
    return document;
  });
  return {
    close: () => {
      open = false;
    },
  };
}

function describe(routes: readonly RouteOptions[], version: string): JsonObject {
  const components: JsonObject = {};
  const toJson = (schema: z.ZodType, io: 'input' | 'output'): JsonObject =>
    jsonSchema(schema, io, components);
  components['Error'] = toJson(ErrorBody, 'output');
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    for (const method of [route.method].flat()) {
      (paths[path] ??= {})[method.toLowerCase()] = operation(route, toJson);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Longlist', version, description: 'Candidate search and evaluation on this computer.' },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: { schemas: components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(
  route: RouteOptions,
  toJson: (schema: z.ZodType, io: 'input' | 'output') => JsonObject,
): JsonObject {
  const schema: RouteSchema = route.schema ?? {};
  const is_open = !route.url.startsWith('/api/v1/') || route.url === '/api/v1/auth/tokens';
  const described: JsonObject = {
    summary: schema.summary,
    ...(schema.description === undefined ? {} : { description: schema.description }),
    tags: schema.tags,
    ...(is_open ? { security: [] } : {}),
    parameters: [
      ...parameters(schema.params, 'path', toJson),
      ...parameters(schema.querystring, 'query', toJson),
    ],
  };
  if (schema.body !== undefined) {
    described['requestBody'] = { required: true, content: bodyContent(schema.body, toJson) };
  }
  const responses: JsonObject = {};
  for (const [status, body] of Object.entries((schema.response ?? {}) as Record<string, z.ZodType>)) {
    responses[status] = {
      description: 'Success',
      content: { 'application/json': { schema: toJson(body, 'output') } },
    };
  }
  if (schema.response === undefined) responses['200'] = { description: 'Success' };
  for (const [status, meaning] of Object.entries(ERRORS)) {
    if (schema.body === undefined && ['400', '413', '415', '409'].includes(status)) continue;
    responses[status] = {
      description: meaning,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return { ...described, responses };
}

function bodyContent(
  body: unknown,
  toJson: (schema: z.ZodType, io: 'input' | 'output') => JsonObject,
): JsonObject {
  const content =
    body instanceof z.ZodType
      ? { 'application/json': { schema: body } }
      : (body as { content: Record<string, { schema: z.ZodType }> }).content;
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, { schema: toJson(schema, 'input') }]),
  );
}

function parameters(
  schema: unknown,
  where: 'path' | 'query',
  toJson: (schema: z.ZodType, io: 'input' | 'output') => JsonObject,
): JsonObject[] {
  if (!(schema instanceof z.ZodType)) return [];
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    description,
    schema: field,
  }));
}

/** zod's own conversion; schemas with an id become shared components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const converted = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      // what zod cannot show of a refinement stands in its metadata
      Object.assign(made, z.globalRegistry.get(zodSchema) ?? {});
      delete made.id;
    },
  }) as JsonObject;
  const {
    $defs = {},
    $schema: _dialect,
    ...body
  } = converted as { $defs?: Record<string, JsonObject>; $schema?: string };
  for (const [name, definition] of Object.entries($defs)) components[name] = rewriteRefs(definition);
  return rewriteRefs(body) as JsonObject;
}

function rewriteRefs(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
