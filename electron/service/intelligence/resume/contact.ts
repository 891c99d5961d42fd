import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { ResumeDocument } from '../document.ts';
import type { Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { EMAIL, hasContact, isPersonalDetail, PHONE, URL } from './contact_patterns.ts';
import { findDates } from './dates.ts';
import { allLines, split, trim, wordsOf, type Line, type Piece } from './lines.ts';
import { readName, SEPARATORS } from './name.ts';
import { readPlace, type Place } from './places.ts';
import { titleScore } from './titles.ts';

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

/** Reads who the person is and how to reach them, from the header sections alone. */
export function readContact(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): Contact {
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
  const name = readName(lines, emails, lexicon);
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
  // Pieces without a sign between them: "jane@example.com (503) 555-0147 Salem, OR linkedin.com/…".
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
