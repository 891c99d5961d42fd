/** What the address of Pipeline says: the job, and the filters, which take cards away and never reorder. */
export type PipelineSearch = { readonly job?: string; readonly words?: string; readonly tag?: string };

/** Reads an address; what it cannot understand is left out. */
export function parsePipelineSearch(raw: Record<string, unknown>): PipelineSearch {
  const search: { -readonly [Key in keyof PipelineSearch]: PipelineSearch[Key] } = {};
  for (const key of ['job', 'words', 'tag'] as const) {
    const value = raw[key];
    if (typeof value === 'number') search[key] = String(value);
    if (typeof value === 'string' && value !== '') search[key] = value;
  }
  return search;
}
