/** Titles up to this level are granted by chambers and institutes, degrees above it by schools. */
export const VOCATIONAL = 4;

/** "(IHK)", "(AAT)": one word in brackets, who grants a title or what it is called in short. */
const IN_SHORT = /\(\p{Lu}[\p{L}\d.&-]{1,14}\)/gu;

/** A text without the issuer's short name behind a vocational title: no school. Lengths stay. */
export function withoutIssuers(text: string): string {
  return text.replaceAll(IN_SHORT, (bracket) => ' '.repeat(bracket.length));
}
