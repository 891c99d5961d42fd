/** What an operation is, by method and route: a batch cannot hold it at all. */
const NEVER: ReadonlySet<string> = new Set([
  'POST /batch',
  'POST /auth/tokens',
  // what came after it would be refused
  'PUT /data_folder/office_move',
  'DELETE /data_folder/office_move',
]);

/** Why an operation cannot be part of a batch; null where it can. `route` is as it was registered. */
export function refusalInBatch(
  method: string,
  route: string,
  { atomic, is_atomic, answers_json }: Readonly<Record<'atomic' | 'is_atomic' | 'answers_json', boolean>>,
): string | null {
  if (NEVER.has(`${method} ${route.replace('/api/v1', '')}`)) return 'cannot be part of a batch';
  if (!answers_json) return 'answers with a file, which cannot be part of a batch';
  return atomic && !is_atomic ? 'cannot be taken back, so it cannot be part of an atomic batch' : null;
}
