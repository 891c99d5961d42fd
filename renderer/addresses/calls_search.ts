/** What the address of Calls says: the job, whom else than its shortlist (their ids), and who is at hand. */
export type CallsSearch = { readonly job?: string; readonly ids?: readonly string[]; readonly at?: string };

/** Reads an address; what it cannot understand is left out. */
export function parseCallsSearch(raw: Record<string, unknown>): CallsSearch {
  const { job, at, ids } = raw;
  const named = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  return {
    ...(typeof job === 'string' && job !== '' && { job }),
    ...(typeof at === 'string' && at !== '' && { at }),
    ...(named.length > 0 && { ids: named.slice(0, 100) }),
  };
}
