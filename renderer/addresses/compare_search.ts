/** How many stand side by side and can still be read. */
export const MAX_COMPARED = 5;

/** What the address of Compare says. */
export type CompareSearch = {
  readonly job?: string;
  /** Ids of candidates in the order of their columns; there may be more than fit. An address may write `a,b,c`. */
  readonly ids?: readonly string[];
  /** Whether only the rows that tell them apart are shown; where nobody said, from three people on. */
  readonly differ?: boolean;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Reads an address; what it cannot understand is left out. */
export function parseCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const { job, ids, differ } = raw;
  const list = Array.isArray(ids) ? ids : typeof ids === 'string' ? ids.split(',') : [];
  const found = compareSearch(
    typeof job === 'string' && job !== '' ? job : null,
    list.filter((id): id is string => typeof id === 'string').map((id) => id.trim().toLowerCase()),
  );
  if (differ === true || differ === 'true') return { ...found, differ: true };
  return differ === false || differ === 'false' ? { ...found, differ: false } : found;
}

/** The address that compares these candidates, each once, in this order. */
export function compareSearch(job_id: string | null, ids: Iterable<string>): CompareSearch {
  const each = [...new Set(ids)].filter((id) => ID.test(id));
  return { ...(job_id === null ? {} : { job: job_id }), ...(each.length === 0 ? {} : { ids: each }) };
}
