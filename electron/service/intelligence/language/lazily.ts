/** A table made at first use: hundreds of patterns made while modules load would slow every start. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
