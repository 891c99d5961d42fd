/** Letters as they are typed: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/** How typed letters fit a text, the better the higher. */
export const FIT = {
  /** They are all of it. */
  exact: 5,
  /** It begins so. */
  begins: 4,
  /** One of its words does, or each typed word begins one of its words: “okonjo amara” finds Amara Okonjo. */
  word: 3,
  /** They stand elsewhere in it. */
  inside: 2,
  /** Its words begin with these letters, in this order: “gtr” finds “Go to Ranking”. */
  initials: 1,
  none: 0,
} as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** How well typed letters fit a text. */
export function fit(typed: string, text: string): Fit {
  const wanted = plain(typed).trim();
  const given = plain(text);
  if (given === wanted) return FIT.exact;
  if (given.startsWith(wanted)) return FIT.begins;
  const begun = given.split(/[^\p{L}\p{N}]+/u);
  const words = wanted.split(/[\s,;]+/u);
  if (given.includes(` ${wanted}`) || words.every((word) => begun.some((one) => one.startsWith(word)))) {
    return FIT.word;
  }
  if (wanted.length > 3 && given.includes(wanted)) return FIT.inside;
  const initials = begun.map((word) => word.slice(0, 1)).join('');
  return wanted.length > 1 && initials.includes(wanted) ? FIT.initials : FIT.none;
}
