/** Letters as they are typed: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/**
 * How well typed letters fit a text: 3 it begins so, 2 one of its words does, 1 the letters stand in it in this
 * order, each word's first letters before others (“gtr” finds “Go to Ranking”), 0 not at all.
 */
export function fit(typed: string, text: string): 0 | 1 | 2 | 3 {
  const wanted = plain(typed).trim();
  const given = plain(text);
  if (wanted === '' || given.startsWith(wanted)) return 3;
  if (given.includes(` ${wanted}`)) return 2;
  if (wanted.length > 3 && given.includes(wanted)) return 2;
  const initials = given
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');
  if (wanted.length > 1 && initials.includes(wanted)) return 1;
  const words = wanted.split(/\s+/u);
  return words.length > 1 && words.every((word) => ` ${given}`.includes(` ${word}`)) ? 1 : 0;
}
