/**
 * A table that is made when it is first looked into: hundreds of patterns, made while modules load, would be
 * a good part of every start of the program.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
