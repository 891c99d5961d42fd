/** What the address of Import says: which rows are on screen; default: all. */
export type ImportSearch = { readonly list?: 'attention' };

/** Reads an address; what it cannot understand is left out. */
export function parseImportSearch({ list }: Record<string, unknown>): ImportSearch {
  return list === 'attention' ? { list } : {};
}
