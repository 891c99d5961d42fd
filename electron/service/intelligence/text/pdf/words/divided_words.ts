import { regex } from '../../../language/pattern.ts';
import type { DraftLine, DraftPage } from '../../assemble.ts';

/** A line's last word with its plain hyphen; that of an abbreviation ("CRM-/system") is its own. */
const FIRST_HALF = /(?<![\p{L}\p{N}@./_-])(\p{L}\p{Ll}+)-$/u;
/** The first word of the next line, with the marks that end it. */
const SECOND_HALF = /^(\p{Ll}{2,})[.,;:!?)]*(?=\s|$)/u;
/** Words that are commonly written with a hyphen and another word. */
const BEFORE_A_HYPHEN = regex('iu')`
    ^(?:full|part|self|co|non|multi|cross|end|high|low|real|open|long|short|well|best|first|second|
    third|top|front|back|hands|state|problem|cost|time|data|client|customer|user|community|cloud|detail|
    results?|goal|team|work|decision|risk|quality|market|award|peer|pre|post|sub|semi|anti|inter|mid|
    all|cutting|large|small|on|off|in|out|up|over|ex|vice|e|\w*ly|one|two|three|four|five|six|seven|
    eight|nine|ten)$`;
const AFTER_A_HYPHEN = regex('u')`
    ^(?:based|driven|friendly|native|source|stack|time|term|end|learn|level|side|facing|oriented|
    focused|wide|scale|based|related|specific|party|functional|platform|quality|performance|class|the|
    of|to|and|on|in|up|off|going|life|and|or|und|oder|et|ou|y|e|o|en|of|i|lub)$`;
/** Starts that no word ends with, and endings that no word begins with. */
const IS_A_START = /^(?:[^aeiouyäöüáéíóúàèìòù]+|dis|com|con|im|imple|pre|ac|oc|ef|ad|ob)$/iu;
const IS_AN_ENDING = regex('u')`
    ^(?:ments?|mented|menting|tions?|tional|tionally|sions?|ations?|ated|ating|ators?|ized|izing|
    ization|ing|ings|ed|ers?|ness|ity|ities|ably|able|ible|ance|ances|ence|ences|ical|ically|ally|ial|
    ious|eous|ous|ive|ively|ture|tures|fied|fying|ly|ung|ungen|keit|heit|lich|schaft|ción|ciones|mente|
    zione|zioni|mento|ções|ção)$`;

/**
 * Puts the words together again that a program divided at the end of a line with a plain hyphen, as TeX does.
 * The hyphen may as well belong to the word ("full-/time"): it goes where the whole word stands elsewhere in
 * the text, where one half can be no word, and, in a file that has divided words of these kinds, everywhere
 * but in words that are usually written with a hyphen.
 */
export function withWholeWords(pages: readonly DraftPage[]): readonly DraftPage[] {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  if (!/\p{L}-\n\p{Ll}/u.test(text)) return pages;
  const known = new Set(text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?:-\p{L}+)*(?![\p{L}-])/gu));
  const isSure = (first: string, second: string): boolean => {
    if (isHyphenated(first, second)) return false;
    return known.has(first + second) || IS_A_START.test(first) || IS_AN_ENDING.test(second);
  };
  const isHyphenated = (first: string, second: string): boolean =>
    known.has(`${first}-${second}`) ||
    (!known.has(first + second) && (BEFORE_A_HYPHEN.test(first) || AFTER_A_HYPHEN.test(second)));
  const divides = pages.some(({ lines }) =>
    lines.some((line, i) => {
      const halves = halvesOf(line, lines[i + 1]);
      return halves !== null && isSure(halves.first, halves.second);
    }),
  );
  if (!divides) return pages;
  return pages.map((page) => {
    const lines: DraftLine[] = [];
    for (const line of page.lines) {
      const last = lines.at(-1);
      const halves = last ? halvesOf(last, line) : null;
      if (!last || !halves || isHyphenated(halves.first, halves.second)) {
        lines.push(line);
        continue;
      }
      lines[lines.length - 1] = withEnd(last, halves.written);
      const rest = withoutBeginning(line, halves.written.length);
      if (rest) lines.push(rest);
    }
    return { ...page, lines };
  });
}

/** Both halves in small letters, and the second as written; null where no word is divided. */
function halvesOf(
  line: DraftLine,
  next: DraftLine | undefined,
): { readonly first: string; readonly second: string; readonly written: string } | null {
  if (!next?.box || !line.box || next.bullet || next.column !== line.column) return null;
  const below = next.box[1] - line.box[1];
  if (below <= 0 || below > 2.2 * line.box[3]) return null;
  const first = FIRST_HALF.exec(line.text)?.[1];
  const second = first === undefined ? null : SECOND_HALF.exec(next.text);
  return first !== undefined && second
    ? { first: first.toLowerCase(), second: second[1]!, written: second[0] }
    : null;
}

/** The line with the rest of its last word in place of the hyphen; the word stays as wide as it is set. */
function withEnd(line: DraftLine, end: string): DraftLine {
  const text = line.text.slice(0, -1) + end;
  const words = line.words?.map((word, i, all): [number, number, number, number] =>
    i === all.length - 1 ? [word[0], text.length, word[2], word[3]] : word,
  );
  return { ...line, text, ...(words && { words }) };
}

/** The line without the beginning that went to the line before; null when nothing is left. */
function withoutBeginning(line: DraftLine, length: number): DraftLine | null {
  const text = line.text.slice(length).trimStart();
  if (text === '') return null;
  const cut = line.text.length - text.length;
  const words = line.words
    ?.filter(([start]) => start >= cut)
    .map(([start, end, x, width]): [number, number, number, number] => [start - cut, end - cut, x, width]);
  return { ...line, text, ...(words && { words }) };
}
