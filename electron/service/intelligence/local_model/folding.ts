/** A text with its white space, dashes and quotation marks made alike, in small letters, and the way back. */
export type Folded = {
  readonly text: string;
  /** For each code unit of `text`: where what it was made of begins in the source; at the end the source's length. */
  readonly from: readonly number[];
};

/**
 * Folds what a model, a typesetter and a keyboard write differently: compatibility forms (NFKC), runs of
 * white space and bullets (one space), dashes (-), quotation marks and apostrophes ('). Soft hyphens and
 * zero-width characters go.
 */
export function foldText(source: string): Folded {
  const parts: string[] = [];
  const from: number[] = [];
  let at = 0;
  let blank = true; // none at the beginning
  for (const character of source) {
    const folded = foldCharacter(character);
    if (folded === ' ') {
      if (!blank) {
        parts.push(' ');
        from.push(at);
      }
      blank = true;
    } else if (folded !== '') {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit += 1) from.push(at);
      blank = false;
    }
    at += character.length;
  }
  from.push(source.length);
  return { text: parts.join(''), from };
}

function foldCharacter(character: string): string {
  if (/[\s\u2022\u25aa\u25cf\u25e6\u2023\u00b7]/u.test(character)) return ' ';
  if (/[\u00ad\u200b-\u200f\u2060\ufeff]/u.test(character)) return '';
  if (/[\p{Pd}\u2212]/u.test(character)) return '-';
  if (/["'`\u00b4\u2018-\u201f\u00ab\u00bb\u2039\u203a]/u.test(character)) return "'";
  return character.normalize('NFKC').toLowerCase();
}
