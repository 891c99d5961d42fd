/** What a field means, and a value it may have. No `example`: it is made from the schema. */
export type FieldText = { readonly description?: string; readonly example?: unknown };

type FieldWords = Readonly<Record<string, FieldText>>;

const by_owner = new Map<string, FieldWords>();

/**
 * Says what fields mean that several schemas share, by resource, component in snake case, or nested object by its field
 * name. It stands beside the schemas, for http/openapi to read. A field of one schema says it in `.meta()`.
 */
export function describeFields(owners: Readonly<Record<string, FieldWords>>): void {
  for (const [owner, words] of Object.entries(owners)) {
    if (by_owner.has(owner)) throw new Error(`Fields of ${owner} are described in two places.`);
    by_owner.set(owner, words);
  }
}

/** What was said about the fields of an owner. */
export function fieldsOf(owner: string): FieldWords | undefined {
  return by_owner.get(owner);
}
