import type { Predicate } from './predicate.ts';

/** A criterion as understood: predicates joined by and, or, not. */
export type Tree =
  | { readonly op: 'is'; readonly predicate: Predicate }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Tree[] }
  | { readonly op: 'not'; readonly part: Tree };

/** Everything a criterion asks for, denied or not, in the order of its words. */
export function predicatesOf(tree: Tree): readonly Predicate[] {
  switch (tree.op) {
    case 'is':
      return [tree.predicate];
    case 'not':
      return predicatesOf(tree.part);
    default:
      return tree.parts.flatMap(predicatesOf);
  }
}

/** Whether something in it is denied. */
export const denies = (tree: Tree): boolean =>
  tree.op === 'not' || (tree.op !== 'is' && tree.parts.some((part) => denies(part)));

/**
 * What joins two denied things is "nor": not (a or b) where "and" or a comma stands as well. What is denied twice is
 * asked for.
 */
export const notAny = (tree: Tree): Tree =>
  tree.op === 'not'
    ? tree.part
    : { op: 'not', part: tree.op === 'and' ? { op: 'or', parts: tree.parts } : tree };

/** Things of several kinds joined by "and". */
export function isOfSeveralKinds(tree: Tree): boolean {
  if (tree.op !== 'and') return false;
  return new Set(predicatesOf(tree).map(({ kind }) => kind)).size > 1;
}

/** What a part was read as, in whatever words. */
const readAs = (part: Tree): string =>
  JSON.stringify(part, (name, value: unknown) => (name === 'asked' ? undefined : value));

/** Parts joined; those that are joined alike are parts of the whole. */
export function flat(op: 'and' | 'or', parts: readonly Tree[]): Tree {
  const all = parts.flatMap((part) => (part.op === op ? part.parts : [part]));
  // "Excel (pivot tables)": what is asked for twice is asked for once
  const [first, ...others] = new Map(all.map((part) => [readAs(part), part])).values();
  return first !== undefined && others.length === 0 ? first : { op, parts: [first as Tree, ...others] };
}

/** Whether nothing in it is only looked for literally. */
export const isRead = (tree: Tree): boolean => predicatesOf(tree).every(({ kind }) => kind !== 'words');

/** Whether it is a single predicate of a kind. */
export const isOfKind = (tree: Tree, kind: string): boolean =>
  tree.op === 'is' && tree.predicate.kind === kind;
