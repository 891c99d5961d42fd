/** What the address of Share says. */
export type ShareSearch = {
  readonly job?: string;
  /** The pack is a blind copy. */
  readonly blind?: true;
};

/** Reads an address; what it cannot understand is left out. */
export function parseShareSearch({ job, blind }: Record<string, unknown>): ShareSearch {
  return {
    ...(typeof job === 'string' && job !== '' ? { job } : {}),
    ...(blind === true || blind === 'true' ? { blind: true } : {}),
  };
}
