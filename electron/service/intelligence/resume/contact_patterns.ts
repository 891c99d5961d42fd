/** Patterns of contact data and of personal details that say nothing about the work. */
import { multiline, regex } from '../language/pattern.ts';
import type { Span } from '../profile.ts';
import { alternatives } from '../language/locales/resume_locales.ts';

/** A value read from the text, where it stands, and how sure the reader is of it (0…1). */
export type Found = { readonly value: string; readonly span: Span; readonly confidence: number };

export const EMAIL = regex('giu')`
    (?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|
    \[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}`;
export const URL = regex('giu')`
    (?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|me|de|fr|es|it|nl|pl|pt|
    uk|eu|ch|at|co|app|info|tech|design|page|site|xyz|ai|edu|ca|us|in|inc|se|no|dk|fi|be|ie|br|mx|pro|
    online|studio|art|blog|cv|work|works|name|link|bio|ly|so|cz|sk|hu|ro|gr|tr|au|nz|jp|cn|kr|sg|za|
    ng)(?![\p{L}\p{N}-])(?:\/[^\s|,;)]*)?`;
// Seven digits or more in groups, with the signs people put between them.
export const PHONE = /(?<![\p{L}\d@/.-])(?:\+|00)?\(?\d[\d \u00a0()./‐‑–-]{5,34}\d(?![\p{L}\d@])/gu;

const PHONE_WORDS = `(?:${alternatives(({ labels }) => labels.phone)})`;
/** A label of a telephone number right before it. */
export const PHONE_LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${PHONE_WORDS}\.?\s*(?:[:|]|\([\p{L} ]{1,12}\):?)?\s*$`,
  'iu',
);
const PHONE_LINE = new RegExp(String.raw`^${PHONE_WORDS}(?![\p{L}\p{N}])`, 'iu');

/** Whether a line holds an e-mail address, a telephone number or a link to a profile. */
export function hasContact(text: string): boolean {
  return (
    text.search(EMAIL) >= 0 ||
    /(?:linkedin|github|gitlab|xing|behance|dribbble|stackoverflow|medium|twitter|x)\.com\//i.test(text) ||
    looksLikePhone(text)
  );
}

function looksLikePhone(text: string): boolean {
  const labelled = PHONE_LINE.test(text.trim());
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replaceAll(/\D/g, '');
    const dates =
      /(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d\d?\b)|\d{1,2}[./](?:\d{1,2}[./])?(?:19|20)\d\d/.test(
        match[0],
      );
    if (labelled && digits.length >= 7 && digits.length <= 15 && !dates) return true;
    if (digits.length >= 9 && digits.length <= 15 && !dates && match[0].length >= text.trim().length * 0.2) {
      return true;
    }
  }
  return false;
}

const PERSONAL = new RegExp(
  String.raw`^(?:${alternatives(({ personal }) => personal)})(?![\p{L}\p{N}])\s*[:\t-]?`,
  'iu',
);

// "Jane Doe – 1/2", "Jane Doe · Curriculum vitae · Page 1 of 2", "Página 1 / 1": the foot of a page, with or
// without the name.
const PAGE_FOOT = regex('iu')`
    ^(?:[\p{L}\p{M} .'’-]{2,40}\s[–—|·•-]\s*){0,2}(?:\p{L}{4,8}\.?\s*)?\d{1,3}\s*(?:\/|of|von|de|di|van|
    z|din|sur)\s*\d{1,3}$`;

/** "Nationality British": begins with what such lines are labelled with, though no sign parts it from what follows. */
export function beginsAsPersonalDetail(text: string): boolean {
  return PERSONAL.test(text.trim());
}

// "Apellidos / Nombre", "Adresse(n)", "Date of birth": one or two words for a detail, the ending of a plural in
// brackets.
const DETAIL = multiline`
  (?:${alternatives(({ personal, labels }) => [personal, ...Object.values(labels)].join('|'))}|e-?mail|e-?posta|mail|courriel|
  correo\p{L}* \p{L}+)(?:\([\p{L}/]{1,14}\))?`;
const DETAIL_LABEL = new RegExp(String.raw`^${DETAIL}(?:\s*[/,]\s*${DETAIL})?\s*:?$`, 'iu');

/** Whether a text is the label of a name, an address, contact data or a personal detail, and nothing else. */
export function isDetailLabel(text: string): boolean {
  return text.length <= 60 && DETAIL_LABEL.test(text.trim());
}

/** A line on birth, nationality, family or sex, or a page's footer: kept out of everything that scores. */
export function isPersonalDetail(text: string): boolean {
  const line = text.trim();
  if (PAGE_FOOT.test(line)) return true;
  return line.length <= 80 && PERSONAL.test(line) && (/[:\t]/.test(line) || /\d{4}/.test(line));
}
