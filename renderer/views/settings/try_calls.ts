/** Query parameters of a call: their names are the API's own and are shown as such. */
type Field = {
  readonly name: string;
  readonly kind: 'words' | 'number' | 'job' | 'needed job';
  readonly standard?: string;
};

export type TryCall = { readonly id: CallName; readonly path: string; readonly fields: readonly Field[] };
export type CallName = 'jobs' | 'candidates' | 'rankings' | 'stages' | 'events' | 'network' | 'health';

const limit: Field = { name: 'limit', kind: 'number', standard: '5' };

/** What a developer wants to see first: calls that read, and so do no harm. */
export const CALLS: readonly TryCall[] = [
  { id: 'jobs', path: '/api/v1/jobs', fields: [limit] },
  {
    id: 'candidates',
    path: '/api/v1/candidates',
    fields: [{ name: 'q', kind: 'words' }, { name: 'job_id', kind: 'job' }, limit],
  },
  {
    id: 'rankings',
    path: '/api/v1/candidate_rankings',
    fields: [
      { name: 'target_resource_id', kind: 'needed job' },
      { name: 'score_version', kind: 'number', standard: '1' },
      limit,
    ],
  },
  { id: 'stages', path: '/api/v1/nomination_stages', fields: [{ name: 'job_id', kind: 'job' }] },
  { id: 'events', path: '/api/v1/events', fields: [limit] },
  { id: 'network', path: '/api/v1/network', fields: [] },
  { id: 'health', path: '/health', fields: [] },
];

/** The path with the parameters that were filled in. */
export function addressOf(call: TryCall, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const { name } of call.fields) {
    const value = values[name]?.trim() ?? '';
    if (value !== '') query.set(name, value);
  }
  return query.size === 0 ? call.path : `${call.path}?${query.toString()}`;
}

/** The same call for a terminal; `needs_token`: with a token in the variable TOKEN. */
export function curlOf(origin: string, address: string, needs_token: boolean): string {
  const header = needs_token ? ' -H "Authorization: Bearer $TOKEN"' : '';
  return `curl "${origin}${address}"${header}`;
}
