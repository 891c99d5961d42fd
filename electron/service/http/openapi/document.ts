import { ErrorBody } from '../../api/fields.ts';
import type { Scope } from '../../api/scopes.ts';
import { errorComponents } from './error_responses.ts';
import { HEADER_PARAMETERS, RESPONSE_HEADERS } from './headers.ts';
import { schemaWriter } from './json_schema.ts';
import type { JsonObject } from './json_schema.ts';
import { describeOperation } from './operation.ts';
import { openApiPath } from './statuses.ts';
import type { DescribedRoute } from './statuses.ts';
import { TAGS } from './tags.ts';

/** The OpenAPI 3.1 document of these routes. `version` is the program's. */
export function describeApi(routes: readonly DescribedRoute[], version: string): JsonObject {
  const writer = schemaWriter();
  // the shape every error answer refers to
  writer.write(ErrorBody, 'output', 'error');
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = (paths[openApiPath(route.url)] ??= {});
    path[route.method.toLowerCase()] = describeOperation(route, writer);
  }
  const used = new Set(routes.flatMap((route) => route.schema?.tags ?? []));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Longlist',
      version,
      summary: 'Candidate search and evaluation on this computer.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service this document comes from.' }],
    tags: TAGS.filter(({ name }) => used.has(name)),
    paths,
    components: {
      schemas: writer.components,
      responses: errorComponents(),
      parameters: HEADER_PARAMETERS,
      headers: RESPONSE_HEADERS,
      securitySchemes: {
        client_credentials: {
          type: 'oauth2',
          description: 'A client id and secret give a token that lasts an hour.',
          flows: {
            clientCredentials: {
              tokenUrl: '/api/v1/auth/tokens',
              scopes: SCOPE_WORDS,
            },
          },
        },
        token: { type: 'http', scheme: 'bearer', description: 'A token of POST /api/v1/auth/tokens.' },
      },
    },
  };
}

/** What each scope lets a token do. */
const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'all:read': 'Read everything.',
  'all:write': 'Create, change and delete.',
  'jobs:read': 'Read jobs and their criteria.',
  'jobs:write': 'Create, change and delete jobs and their criteria.',
  'candidates:read': 'Read candidates, their profiles and notes.',
  'candidates:write': 'Create, change, merge and delete candidates, with everything of theirs.',
  'attachments:read': 'Read files and the text in them.',
  'attachments:write': 'Add, replace and delete files.',
  'nominations:read': 'Read nominations, stages and who is put forward.',
  'nominations:write': 'Nominate, move and put forward; change stages.',
  'tags:read': 'Read tags and who has them.',
  'tags:write': 'Create and delete tags; give and take them.',
  'rankings:read': 'Read rankings, summaries and evaluations.',
  'rankings:write': 'Have candidates evaluated; correct an answer.',
  'webhooks:read': 'Read events and webhooks.',
  'webhooks:write': 'Create, change and delete webhooks.',
};

const INTRODUCTION = `Jobs, candidates, their files and nominations; rankings, summaries and criterion evaluations. Everything stays on this computer.

Ask for a token (POST /api/v1/auth/tokens) and send it as \`Authorization: Bearer …\`. Answers are \`{is_error: false, result}\` for one record and \`{is_error: false, results}\` for a list; errors are always \`{is_error: true, error: {type, message, details, request_id}}\`.

Records may be named by the id they have in your own system where a path says so: \`remote.<remote_id>\`, percent-encoded. Unknown fields of a body are ignored, null clears an optional field, a slash at the end of a path may be left out. Lists have a \`limit\` and a \`cursor\`; the next page is in the Link header. Text of titles and names is trimmed; lengths count characters, not bytes.`;
