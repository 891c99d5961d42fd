/** What the address of a job says: which part of it is on screen; default: its description. */
export type JobSearch = {
  readonly part?: 'criteria';
  /** The job is made for the people who were imported last without one. */
  readonly people?: 'imported';
};

/** Reads an address; what it cannot understand is left out. */
export function parseJobSearch(raw: Record<string, unknown>): JobSearch {
  return {
    ...(raw['part'] === 'criteria' ? { part: 'criteria' as const } : {}),
    ...(raw['people'] === 'imported' ? { people: 'imported' as const } : {}),
  };
}
