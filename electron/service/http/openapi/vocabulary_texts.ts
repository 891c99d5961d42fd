/** What a field means, and a value it may have. No `example`: it is made from the schema. */
export type FieldText = { readonly description?: string; readonly example?: unknown };
