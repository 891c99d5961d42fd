import { readFileSync } from 'node:fs';

/** What lies in a heap, by what made it: the name of a constructor, or V8's own kind. */
export type HeapCensus = ReadonlyMap<string, { readonly count: number; readonly bytes: number }>;

type Snapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (string | readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
};

/** Kinds whose names are contents, or nothing that tells one from the other. */
const BY_KIND = new Set([
  'string',
  'concatenated string',
  'sliced string',
  'code',
  'closure',
  'number',
  'regexp',
]);

/** Counts a snapshot that `v8.writeHeapSnapshot` wrote. */
export function heapCensus(file: string): HeapCensus {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  const fields = snapshot.meta.node_fields;
  const [type, name, self_size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const kinds = snapshot.meta.node_types[type!] as readonly string[];
  const census = new Map<string, { count: number; bytes: number }>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kinds[nodes[at + type!]!] ?? '?';
    const key = BY_KIND.has(kind) ? `(${kind})` : `${strings[nodes[at + name!]!]?.slice(0, 60) ?? '?'}`;
    const known = census.get(key);
    const bytes = nodes[at + self_size!]!;
    if (known === undefined) census.set(key, { count: 1, bytes });
    else {
      known.count += 1;
      known.bytes += bytes;
    }
  }
  return census;
}

/** What there is more of, the most bytes first. */
export function heapGrowth(
  before: HeapCensus,
  after: HeapCensus,
  most = 12,
): readonly { readonly name: string; readonly count: number; readonly bytes: number }[] {
  return [...after]
    .map(([name, { count, bytes }]) => {
      const earlier = before.get(name) ?? { count: 0, bytes: 0 };
      return { name, count: count - earlier.count, bytes: bytes - earlier.bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, most);
}
