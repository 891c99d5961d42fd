import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { ResumeDocument } from '../document.ts';
import type { Section } from '../profile.ts';
import { EMAIL, hasContact, isPersonalDetail, PHONE, URL } from './contact_patterns.ts';
import { findDates } from './dates.ts';
import { headingKind, isDocumentTitle } from './headings.ts';
import { allLines, fold, split, trim, wordsOf, type Line, type Piece } from './lines.ts';
import { readPlace, type Place } from './places.ts';
import { employerScore, titleScore } from './titles.ts';

export type Contact = {
  readonly name: string | null;
  readonly emails: string[];
  readonly phones: string[];
  readonly links: string[];
  readonly location: Place | null;
  /** The line under the name that says what the person does; null when there is none. */
  readonly headline: string | null;
  readonly confidence: {
    readonly name: number;
    readonly email: number;
    readonly phone: number;
    readonly location: number;
  };
};

const SEPARATORS = /\s,\s|\t|\s+[|•·◦∣–—]\s+|\s*[|•·∣]\s*|\s{3,}|\s—\s/g;

/** Reads who the person is and how to reach them, from the header sections alone. */
export function readContact(document: ResumeDocument, sections: readonly Section[]): Contact {
  const every = allLines(document);
  const headers = sections.filter(({ kind }) => kind === 'header');
  let lines = every.filter((line) =>
    headers.some(({ start, end }) => line.start >= start && line.start < end),
  );
  // A page that opens with a heading has no header: its first lines are all there is.
  if (!lines.some((line) => hasContact(line.text))) {
    lines = [...lines, ...every.slice(0, 12).filter((line) => !lines.includes(line))];
  }
  const text = lines.map((line) => line.text).join('\n');
  const emails = readEmails(lines, text);
  const location = readLocation(lines);
  const phones = readPhones(text, location?.country ?? null);
  const name = readName(lines, emails);
  return {
    name: name.value,
    emails,
    phones,
    links: readLinks(lines, emails),
    location,
    headline: readHeadline(lines, name.value),
    confidence: {
      name: name.confidence,
      email: emails.length > 0 ? 0.97 : 0,
      phone: phones.length > 0 ? (phones[0]?.startsWith('+') === true ? 0.95 : 0.7) : 0,
      location: location === null ? 0 : location.country === null ? 0.6 : 0.9,
    },
  };
}

function readEmails(lines: readonly Line[], text: string): string[] {
  const linked = lines
    .flatMap((line) => line.links ?? [])
    .filter((link) => link.startsWith('mailto:'))
    .map((link) => link.slice(7).split('?')[0] ?? '');
  const written = [...text.matchAll(EMAIL)].map(([match]) =>
    match.replace(/\s?(?:\(at\)|\[at\])\s?/i, '@').replaceAll(/\s/g, ''),
  );
  const valid = [...written, ...linked]
    .map((email) => email.replace(/^(?:mailto|e-?mail)[:.]?/i, '').toLowerCase())
    .filter((email) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email));
  return [...new Set(valid)];
}

/** Telephone numbers as E.164 where they can be understood; dates are masked first, or ranges of years become numbers. */
function readPhones(text: string, country: string | null): string[] {
  let masked = text;
  for (const range of findDates(text, '2100-01').toReversed()) {
    masked = masked.slice(0, range.from) + '#'.repeat(range.to - range.from) + masked.slice(range.to);
  }
  masked = masked.replaceAll(EMAIL, (match) => '#'.repeat(match.length));
  const found: string[] = [];
  for (const line of masked.split('\n')) {
    for (const [match] of line.matchAll(PHONE)) {
      const digits = match.replaceAll(/\D/g, '');
      if (digits.length < 7 || digits.length > 15 || /^\d{5}(?:-\d{4})?$/.test(match.trim())) continue;
      const written = match.trim();
      const region = (country ?? (/^\(?\d{3}\)?[ .-]?\d{3}[ .–-]\d{4}$/.test(written) ? 'US' : undefined)) as
        | CountryCode
        | undefined;
      const national = parsePhoneNumberFromString(
        written,
        region === undefined ? {} : { defaultCountry: region },
      );
      // Numbers made up for films and tests (555) are not valid, and still telephone numbers.
      const parsed =
        national?.isPossible() === true
          ? national
          : /^\(?\d{3}\)?[ .-]?\d{3}[ .–-]\d{4}$/.test(written)
            ? parsePhoneNumberFromString(written, 'US')
            : national;
      const value =
        parsed?.isPossible() === true
          ? parsed.number
          : digits.length >= 8 || /^(?:\+|\()/.test(written) || /\d[ ./-]\d/.test(written)
            ? written
            : null;
      if (value !== null && !found.includes(value)) found.push(value);
    }
  }
  return found;
}

function readLinks(lines: readonly Line[], emails: readonly string[]): string[] {
  const domains = new Set(emails.map((email) => email.split('@')[1]));
  const found: string[] = [];
  const add = (link: string): void => {
    const bare = link.replace(/[.,;)]+$/, '').replace(/\/$/, '');
    const key = bare
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .toLowerCase();
    if (
      key !== '' &&
      !found.some(
        (other) =>
          other
            .replace(/^https?:\/\//, '')
            .replace(/^www\./, '')
            .toLowerCase() === key,
      )
    ) {
      found.push(bare);
    }
  };
  for (const line of lines) {
    for (const link of line.links ?? []) if (/^https?:/.test(link)) add(link);
    const text = line.text.replaceAll(EMAIL, (match) => ' '.repeat(match.length));
    for (const [match] of text.matchAll(URL)) {
      if (
        /\.\w+\/|^https?:|^www\.|\.(?:com|org|net|io|dev|me|de|page|site)$/i.test(match) &&
        !domains.has(match.toLowerCase())
      ) {
        add(match);
      }
    }
  }
  return found;
}

function readLocation(lines: readonly Line[]): Place | null {
  const pieces = lines.flatMap((line) => piecesOf(line).map((piece) => Object.assign(piece, { line })));
  for (const { text } of pieces) {
    if (text.search(EMAIL) >= 0 || /https?:|www\.|linkedin|github/i.test(text) || isPersonalDetail(text)) {
      continue;
    }
    const found =
      readPlace(text) ??
      readPlace(text.replace(/^.*?\d+[^,]*,\s*/, '')) ??
      readPlace(text.split(/\s+[,-]\s+/)[0] ?? '');
    if (found !== null) return found.raw === text ? found : { ...found, raw: text };
  }
  // Pieces without a sign between them: "jane@example.com (312) 555-0123 Austin, TX linkedin.com/…".
  for (const { text } of lines) {
    const inside = /(?<![\p{L}])(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, [A-Z]{2})(?![\p{L}])/u.exec(
      text,
    )?.[1];
    const found = inside === undefined ? null : readPlace(inside);
    if (found !== null) return found;
  }
  // On a line of contact data, what is left over beside e-mail and telephone is where the person lives.
  for (const { text, line } of pieces) {
    if (
      line.text === text ||
      line.text.search(EMAIL) < 0 ||
      hasContact(text) ||
      /\d|https?:|\.\w{2,3}\b|\//.test(text)
    ) {
      continue;
    }
    if (
      /^\p{Lu}[\p{L}' .-]{2,30}$/u.test(text) &&
      titleScore(text) === 0 &&
      line.index > 0 &&
      !/linkedin|github|gitlab|twitter|portfolio|website|e-?mail/i.test(text)
    ) {
      return { raw: text, city: text, region: null, country: null };
    }
  }
  return null;
}

function piecesOf(line: Line): Piece[] {
  return split({ text: line.text, start: line.start }, SEPARATORS).flatMap((piece) => {
    if (readPlace(piece.text) !== null || piece.text.search(EMAIL) < 0) return [piece];
    return split(piece, /\s*,\s+(?=\S+@)|(?<=@\S+)\s*[,;]\s+|\s{2,}/g);
  });
}

/** Scores every short line of the header as a name; the weights follow what parsers that report theirs use. */
function readName(
  lines: readonly Line[],
  emails: readonly string[],
): { value: string | null; confidence: number } {
  const sizes = lines.map(({ font_size }) => font_size).filter((size) => size > 0);
  const largest = Math.max(0, ...sizes);
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const local = fold((emails[0] ?? '').split('@')[0]?.replaceAll(/[._\d-]/g, ' ') ?? '').replaceAll(' ', '');
  let best: { value: string; score: number } | null = null;
  let eligible = 0;
  for (const [at, line] of lines.slice(0, 30).entries()) {
    for (const candidate of nameCandidates(lines, at)) {
      const words = candidate.split(/\s+/);
      let score = eligible === 0 ? 0.4 : eligible < 3 ? 0.1 : 0;
      if (largest > 0 && line.font_size >= largest - 0.1 && largest > average + 0.5) score += 0.35;
      else if (line.font_size > average + 1) score += 0.1;
      if (line.bold) score += 0.05;
      if (words.length >= 2 && words.length <= 4) score += 0.15;
      if (words.length === 1) score -= 0.1;
      if (
        hasContact(lines[at + 1]?.text ?? '') ||
        hasContact(lines[at + 2]?.text ?? '') ||
        hasContact(line.text)
      ) {
        score += 0.15;
      }
      const tokens = fold(candidate)
        .split(' ')
        .filter((token) => token.length >= 3);
      if (local !== '' && tokens.length > 0) {
        score += 0.35 * (tokens.filter((token) => local.includes(token)).length / tokens.length);
      }
      if (titleScore(candidate) >= 1) score -= 0.6;
      if (employerScore(candidate) > 0) score -= 0.3;
      if (
        /\b(?:address|street|profile|template|sample|page|updated|location|phone|city)\b/i.test(candidate)
      ) {
        score -= 0.4;
      }
      if (best === null || score > best.score) best = { value: candidate, score };
    }
    if (nameCandidates(lines, at).length > 0) eligible += 1;
  }
  if (best === null || best.score < 0.3) return { value: null, confidence: 0 };
  return { value: best.value, confidence: Math.min(0.99, Math.max(0.3, best.score)) };
}

function nameCandidates(lines: readonly Line[], at: number): string[] {
  const line = lines[at] as Line;
  if (line.bullet || isDocumentTitle(line.text) || isPersonalDetail(line.text)) return [];
  const labelled = /^(?:name|full name|nom|nombre|nome|naam)\s*[:\t]\s*(.+)$/i.exec(line.text)?.[1];
  const [first = ''] = split({ text: labelled ?? line.text, start: 0 }, SEPARATORS).map(({ text }) => text);
  const candidates = [first];
  const next = lines[at + 1];
  // A name over two lines in the same large letters.
  if (
    next !== undefined &&
    wordsOf(first).length === 1 &&
    wordsOf(next.text).length === 1 &&
    Math.abs(line.font_size - next.font_size) < 0.5 &&
    line.font_size >= 14
  ) {
    candidates.unshift(`${first} ${next.text.trim()}`);
  }
  return candidates.map(cleanName).filter(isNameLike);
}

function cleanName(text: string): string {
  return text
    .replace(/^(?:dr|prof|mr|mrs|ms|herr|frau|dipl\.-ing|ing)\.?\s+(?=\p{Lu})/iu, '')
    .replace(/,?\s+(?:ph\.?d|m\.?d|mba|m\.?sc|b\.?sc|cpa|pmp|rn|esq|jr|sr|ii|iii)\.?(?:,.*)?$/i, '')
    .replace(/[,;:]$/, '')
    .trim();
}

function isNameLike(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > 45 ||
    /[\d@/:()|!?"“”_*+#]/.test(text) ||
    headingKind(text) !== null ||
    isDocumentTitle(text)
  ) {
    return false;
  }
  const words = text.split(/\s+/);
  if (words.length > 5 || readPlace(text) !== null) return false;
  return (
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|del|della|di|do|dos|von|van|der|den|la|le|el|bin|al|y|e|zu|ter|ten)$/u.test(
        word,
      ),
    ) && words.some((word) => /^\p{Lu}\p{L}/u.test(word))
  );
}

function readHeadline(lines: readonly Line[], name: string | null): string | null {
  const at = lines.findIndex((line) => name !== null && line.text.includes(name.split(' ')[0] ?? name));
  for (const line of lines.slice(Math.max(0, at), at + 4)) {
    for (const piece of split({ text: line.text, start: line.start }, /\t|\s+\|\s+/g)) {
      const { text } = trim(piece);
      if (
        text !== name &&
        text.length <= 80 &&
        !hasContact(text) &&
        titleScore(text) >= 1 &&
        wordsOf(text).length <= 10
      ) {
        return text;
      }
    }
  }
  return null;
}
