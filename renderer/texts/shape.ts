import type { en } from './en.ts';

/** The words of one language may be any text; that they are the same texts is what the type holds. */
type Same<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Same<Made>
    : T extends ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
      ? T
      : { readonly [Key in keyof T]: Same<T[Key]> };

/** The catalogue of a language: `texts/<language>.ts`, in parts of one file for each place under `texts/<language>/`. */
export type Texts = Same<typeof en>;
