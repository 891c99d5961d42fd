import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';

export type Operator = 'and' | 'or' | 'not';
export type Cut = { readonly operator: Operator; readonly start: number; readonly end: number };

// From the loosest to the tightest. In lists without any other sign a comma joins as the word before the last member.
export const LOOSE =
  /\s*;\s*|(?<=\p{Ll}{3}\)?)[.!?]\s+(?=\p{Lu}\p{L}+ )|\s+with\s+(?=(?:at least |over |more than |a minimum of |minimum )?(?:\d|two|three|four|five|six|seven|eight|nine|ten))|(?<!(?:\bnot|n't|\bno longer))\s+(?=(?:living|based|located|residing|fluent) in\b)|,?\s+(?:plus|as well as|along with|together with|alongside|in addition to|in combination with|combined with|coupled with|paired with|on top of|besides|next to|but also|and also|sowie|además de|ainsi que)\s+(?:either\s+|both\s+)?/giu;
export const BUT_NOT =
  /,?\s+(?:but (?:not(?! only)|no|without|never)|except(?: for)?|other than|excluding|and (?:not|no|never)|aber (?:nicht|kein\p{L}*)|pero no)\s+/giu;
export const COMMA_AND = /,\s+(?:and|but|und|y|et)\s+/giu;
export const COMMA_OR = /,\s+(?:or|oder|o|ou)\s+/giu;
export const OR = /\s+(?:or|nor|oder|ou|and\/or|veya|or else|failing that|\|{1,2})\s+|\s+o\s+(?=\p{Lu})/giu;
export const AND = /\s+(?:and|und|but|ve|&|\+|AND)\s+|\s+[ye]t?\s+(?=\p{Lu})/giu;
export const WITH = /\s+with\s+/giu;
export const COMMA = /\s*,\s+/g;

// Connectors inside one idea; they are masked before anything is cut.
const IDIOMS =
  /\b(?:or|oder|o|ou|and|und|y|et) (?:more|over|upwards?|onwards?|afterwards|after|thereafter|beyond|so|around|near|near-native|native|expert|fluent|advanced|conversational|senior|junior|nothing|none|otherwise|half an?|a half|a quarter|halb\p{L}*|medi[oa]|demie?|un quart|higher|above|better|greater|longer|newer|later|over|up|beyond|less|fewer|below|under|equivalent|similar|related|comparable|so|mehr|höher|besser|gleichwertig|más|superior|plus|abroad|elsewhere|an? (?:equivalent|similar|related|comparable|adjacent)|another|other|near|around)\b|\b(?:track|pick|import|health|research|oil|supply|food|profit|terms|search|black|white|hire|arts|wear|ups?) (?:and|&) (?:trace|pack|export|safety|development|gas|demand|beverage|loss|conditions|rescue|white|black|fire|crafts|tear|downs?)\b|\byears? plus\b|\b(?:former|current|past|previous|present)(?:ly)? or (?:former|current|past|previous|present)(?:ly)?\b|\bbetween \S{1,20}(?: \p{L}{1,12})? and\b|\p{L}{3,20}(?:ed|ing) (?:or|and) \p{L}{3,20}(?:ed|ing)\b|\b(?:at|for|by|with|of) \p{Lu}[\p{L}.]{0,20} & \p{Lu}[\p{L}.]{0,20}|\b(?:sings|speaks|reads|writes|knows|led|built|ran|children|design|testing) (?:or|and) (?:speaks|writes|reads|uses|built|led|managed|grew|teenagers|build|debugging)\b/giu;

/** The text with brackets, idioms and names of the skills list made opaque, of the same length. */
export function mask(text: string, lexicon: Lexicon): string {
  const chars =
    [...text].length === text.length
      ? text.split('')
      : Array.from({ length: text.length }, (_, at) => text.charAt(at));
  const hide = (start: number, end: number): void => chars.fill('·', start, end) as unknown as void;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (text[at] === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) hide(open, at + 1);
    }
  }
  for (const match of text.matchAll(IDIOMS)) hide(match.index, match.index + match[0].length);
  for (const { start, end } of matchSkills(text, lexicon, { lists: true, names: true })) {
    if (/\s(?:and|or|&)\s/iu.test(text.slice(start, end))) hide(start, end);
  }
  return chars.join('');
}

/** Where a connector stands. */
export function cutsOf(masked: string, pattern: RegExp, operator: Operator): Cut[] {
  return [...masked.matchAll(pattern)].map((match) => ({
    operator,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The cuts of a word, with the commas of the list it ends: "Java, Kotlin or Scala". */
export function withCommas(masked: string, pattern: RegExp, operator: 'and' | 'or'): Cut[] {
  const cuts = cutsOf(masked, pattern, operator);
  if (cuts.length === 0) return [];
  const commas = cutsOf(masked, COMMA, operator).filter(
    (comma) => !cuts.some((cut) => comma.start < cut.end && cut.start < comma.end),
  );
  return [...cuts, ...commas].toSorted((a, b) => a.start - b.start);
}

/** The texts between cuts, without loose commas. */
export function pieces(text: string, cuts: readonly Cut[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.replace(/^,\s*|\s*,$/gu, '').trim()).filter((part) => part !== '');
}
