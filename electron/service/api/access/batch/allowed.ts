/** What an operation is, by method and route: a batch cannot hold it at all. */
const NEVER: ReadonlySet<string> = new Set(['POST /batch', 'POST /auth/tokens']);

/**
 * What changes the database and nothing else, so that it can be taken back with others. A download, a folder that is
 * watched or a model that is loaded cannot.
 */
const ATOMIC: ReadonlySet<string> = new Set([
  ...all(
    '/jobs',
    '/candidates',
    '/nominations',
    '/nomination_stages',
    '/tags',
    '/candidate_tags',
    '/job_tags',
  ),
  ...all('/spotlights', '/notes', '/criteria', '/saved_searches', '/jobs/:id/criteria'),
  'POST /candidates/delete',
  'POST /nominations/:id/move',
  'PUT /jobs/:id/spotlight_order',
  'DELETE /jobs/:id/criteria/:criterion_id',
  'DELETE /attachments/:id',
  'PATCH /stage_changes/:id',
  'POST /nominations/:id/criterion_evaluations/',
  'PUT /nominations/:id/criterion_evaluations/:criterion_id/override',
  'DELETE /nominations/:id/criterion_evaluations/:criterion_id/override',
  'POST /retention_extensions',
  'DELETE /retention_extensions/:id',
]);

function all(...paths: readonly string[]): string[] {
  return paths.flatMap((path) => [
    `POST ${path}`,
    `PUT ${path}/:id`,
    `PATCH ${path}/:id`,
    `DELETE ${path}/:id`,
  ]);
}

/** Why an operation cannot be part of a batch; null where it can. `route` is as it was registered. */
export function refusalInBatch(
  method: string,
  route: string,
  { atomic, answers_json }: { readonly atomic: boolean; readonly answers_json: boolean },
): string | null {
  const operation = `${method} ${route.replace('/api/v1', '')}`;
  if (NEVER.has(operation)) return 'cannot be part of a batch';
  if (!answers_json) return 'answers with a file, which cannot be part of a batch';
  if (atomic && !ATOMIC.has(operation)) {
    return 'cannot be taken back, so it cannot be part of an atomic batch';
  }
  return null;
}
