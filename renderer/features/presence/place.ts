const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** What is on screen at an address, as others are told: a candidate, or a job in whichever of its views; else null. */
export function placeOf(pathname: string, search: { readonly job?: unknown }): string | null {
  const [, view = '', id = ''] = pathname.split('/');
  if (view === 'candidates') return ID.test(id) ? `candidate:${id}` : null;
  const job = view === 'jobs' ? id : search.job;
  return typeof job === 'string' && ID.test(job) ? `job:${job}` : null;
}
