/** What a field means, and a value it may have. No `example`: it is made from the schema. */
export type FieldText = { readonly description?: string; readonly example?: unknown };

/** The same as it is written: the meaning alone, the meaning and an example, or an example alone. */
export type FieldWords = Readonly<
  Record<string, string | readonly [description: string, example: unknown] | { readonly example: unknown }>
>;

const by_owner = new Map<string, FieldWords>();

/** What a schema says of itself for `.meta()`: what it means, and values it may have. */
export function meaning<Value>(
  description: string,
  ...examples: Value[]
): { description: string; examples: Value[] } {
  return { description, examples };
}

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

/** What was said about a field of an owner; undefined for nothing. */
export function fieldText(words: FieldWords | undefined, name: string): FieldText | undefined {
  const text = words?.[name];
  if (typeof text === 'string') return { description: text };
  return Array.isArray(text)
    ? { description: text[0] as string, example: text[1] }
    : (text as FieldText | undefined);
}

/** What was said about the fields of an owner. */
export function fieldsOf(owner: string): FieldWords | undefined {
  return by_owner.get(owner);
}
