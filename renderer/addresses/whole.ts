/**
 * Reads an address as its view understands it. What `parse` leaves out is said to be nothing: the router lays what is read
 * over the address as it was written, and would hand on the rest of it to the view, whatever that is.
 */
export function whole<Search extends object>(parse: (raw: Record<string, unknown>) => Search) {
  return (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...parse(raw),
  });
}

/** Whether an address says anything at all. */
export function saysAnything(search: object): boolean {
  return Object.values(search).some((value) => value !== undefined);
}
