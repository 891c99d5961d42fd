import { multiline } from '../language/pattern.ts';
import type { Found } from './contact_patterns.ts';
import type { Line } from '../language/lines.ts';

const AT = String.raw`\s?(?:@|\(at\)|\[at\]|\{at\}|<at>|\sat\s(?=[\p{L}\p{N}-]+\s?(?:\(|\[|\sdot\s)))\s?`;
const DOT = String.raw`(?:\.|\s?(?:\(dot\)|\[dot\]|\{dot\}|<dot>|\(punkt\))\s?|\sdot\s)`;
const WRITTEN = new RegExp(
  multiline`
    (?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}${AT}[\p{L}\p{N}-]{1,63}(?:${DOT}[\p{L}\p{N}-]{1,63}){0,4}${DOT}\p{L}{2,24}`,
  'giu',
);
// An address cut off at the edge of a narrow column: before or after the sign, or inside the domain.
const CUT = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}[.]?){0,5}$/iu;
const REST = /^[a-z0-9.-]{1,40}(?=$|[\s|,;•·])/;
const ENDS = /\.(?:com|org|net|edu|info|[a-z]{2})$/i;

/** E-mail addresses in text order: as written, over two lines, or behind a link; without labels. */
export function readEmails(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  const add = (value: string, start: number, end: number, sure: number): void => {
    const email = clean(value);
    if (!/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(email) || found.some((other) => other.value === email)) return;
    found.push({ value: email, span: { start, end }, confidence: sure });
  };
  for (const [at, line] of lines.entries()) {
    const linked = (line.links ?? [])
      .filter((link) => /^mailto:/i.test(link))
      .map((link) => clean(decode(link.slice(7).split('?')[0] ?? '')));
    const cut = joined(line, lines[at + 1], linked);
    if (cut !== null) add(cut.value, cut.start, cut.end, 0.85);
    for (const match of line.text.matchAll(WRITTEN)) {
      const start = line.start + match.index;
      if (cut !== null && start >= cut.start) continue;
      const written = match[0].replace(/(?<=\.[a-z]{2,4})\p{Lu}.*$/u, '');
      const torn = tornOff(line.text.slice(0, match.index), written);
      const is_name = torn !== null && named(torn, lines);
      const value = is_name ? `${torn}${written}` : written;
      // A wrong letter in the text layer does not count where the link says what is meant.
      const meant = linked.find((link) => link.endsWith(clean(value)) || link.startsWith(clean(value)));
      // What may be half an address is for a person to look at.
      const sure =
        meant === undefined && torn !== null ? (is_name ? 0.8 : 0.5) : /@/.test(value) ? 0.97 : 0.85;
      const from = is_name ? line.text.lastIndexOf(torn.replace('.', ''), match.index) - match.index : 0;
      add(meant ?? value, start + from, start + written.length, sure);
    }
    for (const link of linked) {
      if (!found.some(({ value }) => value === link)) add(link, line.start, line.end, 0.93);
    }
  }
  return found;
}

/**
 * What stands before an address and may be its beginning: "marcus. tillery@…" and "marcus .tillery@…" are what text
 * recognition makes of an address with a dot. With the dot, unless the address begins with it; null where nothing is.
 */
function tornOff(before: string, address: string): string | null {
  const word = (address.startsWith('.') ? BEFORE_DOT : BEFORE_SPACE).exec(before)?.[1];
  return word ?? null;
}
const BEFORE_SPACE = /(?:^|[\s|,;:•·])([a-z\d_-]{2,40}\.) $/u;
const BEFORE_DOT = /(?:^|[\s|,;:•·])([a-z\d_-]{2,40}) $/u;

/** Whether a word is part of a name as the lines around write it, "Marcus" or "MARCUS": then it ends no sentence. */
function named(word: string, lines: readonly Line[]): boolean {
  const bare = word.replace('.', '');
  const written = new Set([bare.charAt(0).toUpperCase() + bare.slice(1), bare.toUpperCase()]);
  return lines.some(({ text }) => text.split(/[^\p{L}\p{N}_-]+/u).some((one) => written.has(one)));
}

function joined(
  line: Line,
  next: Line | undefined,
  linked: readonly string[],
): { value: string; start: number; end: number } | null {
  const head = CUT.exec(line.text.trimEnd());
  const tail = next === undefined || next.page !== line.page ? null : REST.exec(next.text);
  if (head === null || tail === null || next === undefined) return null;
  const value = head[0] + tail[0];
  const whole = ENDS.test(head[0]);
  const known = linked.includes(value.toLowerCase());
  // "…@example.co" + "m" is one address; "…@example.com" + "berlin" is not.
  const goesOn = !whole || (head[0].endsWith('.co') && tail[0] === 'm');
  if (!known && !(goesOn && ENDS.test(value))) return null;
  return { value, start: line.start + head.index, end: next.start + tail[0].length };
}

function clean(written: string): string {
  return written
    .replaceAll(/\s?(?:\(at\)|\[at\]|\{at\}|<at>)\s?|\sat\s/giu, '@')
    .replaceAll(/\s?(?:\(dot\)|\[dot\]|\{dot\}|<dot>|\(punkt\))\s?|\sdot\s/giu, '.')
    .replaceAll(/\s/g, '')
    .replace(/^(?:mailto:?|E-?mail(?=[a-z]))/, '')
    .replace(/^[.\-_]+|[.\-_]+$/g, '')
    .toLowerCase();
}

function decode(text: string): string {
  return text.replaceAll(/%40/gi, '@').replaceAll(/%20/g, '');
}
