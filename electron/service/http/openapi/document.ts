import { ErrorBody } from '../../api/fields.ts';
import type { Scope } from '../../api/scopes.ts';
import { errorComponents } from './error_responses.ts';
import { HEADER_PARAMETERS, RESPONSE_HEADERS } from './headers.ts';
import { schemaWriter } from './json_schema.ts';
import type { JsonObject } from './json_schema.ts';
import { describeOperation } from './operation.ts';
import { openApiPath } from './statuses.ts';
import type { DescribedRoute } from './statuses.ts';

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

/** Groups of operations, in the order of the documentation. */
const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Access', description: 'Tokens, and the programs that may ask for them.' },
  { name: 'Jobs', description: 'Vacancies, with the description candidates are ranked by.' },
  {
    name: 'Criteria',
    description: 'Yes/no questions about candidates: of a job, a tag or the organization.',
  },
  { name: 'Candidates', description: 'People, with what was sent, what was read and what a person entered.' },
  { name: 'Attachments', description: 'Files such as resumes, and what was read from them.' },
  { name: 'Nominations', description: 'A candidate linked to a job, at one stage.' },
  { name: 'Nomination stages', description: 'The pipeline of the organization, or of one job.' },
  { name: 'Custom fields', description: 'What jobs and candidates have beside the fields of Longlist.' },
  { name: 'Notes', description: 'What people write about candidates.' },
  {
    name: 'Letters',
    description: 'Letters to candidates from templates: prepared as drafts, and never sent.',
  },
  { name: 'Retention', description: 'How long candidates are kept. Nothing deletes them automatically.' },
  { name: 'Rankings', description: 'All candidates in order: by a job, a candidate, a file or words.' },
  { name: 'Summaries', description: 'A candidate in short, in relation to a job.' },
  {
    name: 'Criterion evaluations',
    description: 'Whether a candidate meets a criterion, with an explanation.',
  },
  { name: 'Tags', description: 'Labels, the same for the whole organization.' },
  { name: 'Candidate tags', description: 'Which candidate has which tag.' },
  { name: 'Job tags', description: 'Which job has which tag.' },
  { name: 'Saved searches', description: 'Filters of Pool and Ranking, kept under a name.' },
  { name: 'Spotlights', description: 'Candidates put forward for a job, with the reason.' },
  {
    name: 'Client packs',
    description: 'What is sent to a client, as files: people put forward, and tables.',
  },
  { name: 'Imports', description: 'Files that come from no other system.' },
  { name: 'Mails', description: 'Who sent the mails that were dropped, when, and what came of them.' },
  { name: 'Candidate tables', description: 'Spreadsheets whose rows become candidates.' },
  { name: 'Watched folders', description: 'Folders whose new files are imported automatically.' },
  { name: 'Skill lists', description: 'Skills people add to those the program knows.' },
  { name: 'Text recognition', description: 'Languages in which scans and pictures are read.' },
  {
    name: 'Embedding model',
    description: 'The model behind rankings: the bundled one, or one that is added.',
  },
  {
    name: 'Local language model',
    description:
      'A model on this computer that may be asked about criteria. Off unless somebody switches it on.',
  },
  { name: 'Batch', description: 'Many changes in one request.' },
  { name: 'Events', description: 'What changed, as a list and as a stream.' },
  { name: 'Webhooks', description: 'Events sent to an address of yours, signed.' },
  { name: 'Data folder', description: 'Where everything is stored, and its backups.' },
  { name: 'Service', description: 'The service itself.' },
];

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
