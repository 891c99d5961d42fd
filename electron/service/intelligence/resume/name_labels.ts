import { split, type Line, type Piece } from '../language/lines.ts';
import { alternatives, RESUME_LOCALES } from '../language/locales/resume_locales.ts';

const GIVEN = alternatives(({ labels }) => labels.given);
const FAMILY = alternatives(({ labels }) => labels.family);
const NAME = alternatives(({ labels }) => labels.name);
/** "First name(s) / Surname(s)", "Cognome e nome", "Nachname(n) / Vorname(n)": two of them as one label. */
const PART = String.raw`(?:${GIVEN}|${FAMILY}|${NAME})(?:\([\p{L}/]{1,4}\))?`;
const PAIR = String.raw`${PART}(?:\s*[/,–-]\s*|\s+(?:(?:and|und|et|y|e|en|i|și|ve|&|och|og|a)\s+)?)${PART}`;
const ANY = `(?:${PAIR}|${NAME})`;

// Spaces are taken from their first on: tried from each of them, a long gap would be run through once for every space.
const BEGINNING = String.raw`(?:^|[|·•]\s*|(?<!\s)(?=\s*\t|\s{3})\s+)`;
/** The sign or the gap behind a label. */
const SIGN = String.raw`(?:\s*:|(?=\s*\t))\s*`;

/** A name under a label at the beginning of a line, or behind a gap or a sign in it: "Résumé⇥Name: Ada Muster". */
const LABEL = new RegExp(String.raw`${BEGINNING}${ANY}${SIGN}`, 'iu');
// "Nume / Prenume Munteanu Raluca", "Name Ada Muster": without a sign only before two words with capitals.
const PLAIN_LABEL = new RegExp(String.raw`^(?:${PAIR}|${NAME})\s+(?=\p{Lu}[\p{L}'’-]+\s\p{Lu})`, 'iu');
const CAPITALS = /^\p{Lu}[\p{L}'’-]+\s\p{Lu}/u;

const PAIRED = new RegExp(String.raw`${PAIR}\s*(?::\s*)?$`, 'iu');

/** The label of a name at the beginning of a line or in it: where it ends, and whether it asks for "Muster, Ada". */
type NameLabel = { readonly to: number; readonly both: boolean };

/** The label of a name in a line, the text before it taken in; null without one. */
export function nameLabel(text: string): NameLabel | null {
  const signed = LABEL.exec(text);
  const plain = PLAIN_LABEL.exec(text)?.[0].length ?? 0;
  const to =
    signed === null ? (CAPITALS.test(text.slice(plain)) ? plain : 0) : signed.index + signed[0].length;
  return to === 0 ? null : { to, both: PAIRED.test(text.slice(0, to)) };
}

const DOCUMENTS = RESUME_LOCALES.flatMap((locale) => locale.document.split(','))
  .map((title) =>
    title
      .trim()
      .replaceAll(/[()]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  )
  .map((title) => title.replaceAll('i', '[iİ]').replaceAll('ı', '[ıI]'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
// "Resume of Jane Doe", "Curriculum Vitae – Jane Doe", "Hoja de vida de …": the title of the document before the name.
const TITLE_BEFORE = new RegExp(
  String.raw`^(?:${DOCUMENTS})(?:\s+(?:of|von|der|de|di|van|for|para|pour|per)(?=\s))?\s*[:–—-]?\s+`,
  'iu',
);

/** The length of the title of the document before a name on one line; 0 without one. */
export function titleBefore(text: string): number {
  const title = TITLE_BEFORE.exec(text)?.[0].length ?? 0;
  return /^\p{Lu}/u.test(text.slice(title)) ? title : 0;
}

const OWN = (label: string): RegExp => new RegExp(String.raw`(?:${BEGINNING}|,\s)(?:${label})${SIGN}`, 'iu');
const OWN_GIVEN = OWN(GIVEN);
const OWN_FAMILY = OWN(`${FAMILY}|name`);

/** "Vorname: Ada" and "Nachname: Muster" in lines that follow each other, or in one. */
export function nameInParts(
  lines: readonly Line[],
): { readonly given: Piece; readonly family: Piece } | null {
  for (const [at, line] of lines.entries()) {
    const given = valueBehind(line, OWN_GIVEN);
    if (given === null) continue;
    for (const other of lines.slice(Math.max(0, at - 2), at + 3)) {
      const family = valueBehind(other, OWN_FAMILY);
      if (family !== null && family.start !== given.start) return { given, family };
    }
  }
  return null;
}

const WORDS = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){0,3}$/u;

function valueBehind(line: Line, label: RegExp): Piece | null {
  const found = label.exec(line.text);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const [value] = split({ text: line.text.slice(from), start: line.start + from }, /\t|[|·•]|\s{3,}|,\s/g);
  return value !== undefined && WORDS.test(value.text) ? value : null;
}
