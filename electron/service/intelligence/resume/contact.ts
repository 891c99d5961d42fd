import type { ResumeDocument } from '../document.ts';
import type { Profile, ProfileNotice, Section, Span } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { hasContact, type Found } from './contact_patterns.ts';
import { readEmails } from './emails.ts';
import { allLines, split, trim, wordsOf, type Line, type Piece } from '../language/lines.ts';
import { readLinks } from './links.ts';
import { readLocation } from './location.ts';
import { readName } from './name.ts';
import { readPhones } from './phones.ts';
import { hundredths, type Extraction } from './extraction.ts';
import { titleScore } from '../language/job_titles.ts';

export type Contact = Pick<Profile, 'name' | 'emails' | 'phones' | 'links' | 'location' | 'headline'>;

/** Below this a person should look at a name; the interface marks every field below it. */
const UNSURE = 0.6;

/** Reads who the person is and how to reach them, from the header sections alone. */
export function readContact(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): Extraction<Contact> {
  const lines = headerLines(document, sections);
  const emails = readEmails(lines);
  const addresses = values(emails);
  const name = readName(lines, addresses, lexicon);
  const headline = readHeadline(lines, name.value);
  const taken = [name.span ?? [], headline?.span ?? []].flat();
  const location = readLocation(lines, taken);
  const phones = readPhones(lines, regionsOf(location?.place.country ?? null, emails));
  const links = readLinks(lines, addresses);
  const parts = [
    one('name', name),
    one('headline', headline),
    one('location', location),
    ...[emails, phones, links].flatMap((list, kind) =>
      list.map((found, at) => one(`${['emails', 'phones', 'links'][kind]}.${at}`, found)),
    ),
  ];
  return {
    value: {
      name: name.value,
      emails: values(emails),
      phones: values(phones),
      links: values(links),
      location: location?.place ?? null,
      headline: headline?.value ?? null,
    },
    sources: Object.assign({}, ...parts.map(({ sources }) => sources)) as Record<string, Span>,
    confidence: {
      ...(Object.assign({}, ...parts.map(({ confidence }) => confidence)) as Record<string, number>),
      name: hundredths(name.confidence),
      email: emails[0]?.confidence ?? 0,
      phone: phones[0]?.confidence ?? 0,
      location: hundredths(location?.confidence ?? 0),
    },
    notices: lines.length === 0 ? [] : nameNotices(name),
  };
}

function one(path: string, found: { span: Span | null; confidence: number } | null): Extraction<null> {
  return found === null || found.span === null
    ? { value: null, sources: {}, confidence: {} }
    : { value: null, sources: { [path]: found.span }, confidence: { [path]: hundredths(found.confidence) } };
}

function values(found: readonly Found[]): string[] {
  return found.map(({ value }) => value);
}

function headerLines(document: ResumeDocument, sections: readonly Section[]): Line[] {
  const every = allLines(document).filter(({ instruction }) => instruction !== true);
  const headers = sections.filter(({ kind }) => kind === 'header');
  const lines = every.filter((line) =>
    headers.some(({ start, end }) => line.start >= start && line.start < end),
  );
  // A page that opens with a heading has no header: its first lines are all there is.
  if (lines.some((line) => hasContact(line.text))) return lines;
  return [...lines, ...every.slice(0, 12).filter((line) => !lines.includes(line))];
}

/** Where a number without a country code may be from: where the person lives, or where the mail provider is. */
function regionsOf(country: string | null, emails: readonly Found[]): string[] {
  const domains = emails.map(({ value }) => value.split('.').at(-1)?.toUpperCase() ?? '');
  const known = new Set([
    'DE',
    'AT',
    'CH',
    'FR',
    'ES',
    'IT',
    'NL',
    'BE',
    'PT',
    'PL',
    'UK',
    'IE',
    'SE',
    'NO',
    'DK',
    'FI',
    'CZ',
    'BR',
    'IN',
    'AU',
  ]);
  return [
    ...(country === null ? [] : [country]),
    ...domains.filter((domain) => known.has(domain)).map((domain) => (domain === 'UK' ? 'GB' : domain)),
  ];
}

function nameNotices(name: { value: string | null; confidence: number; span: Span | null }): ProfileNotice[] {
  if (name.value === null) {
    return [
      {
        type: 'NAME_UNSURE',
        message: 'No line of this resume could be read as a name for certain.',
        span: null,
      },
    ];
  }
  return name.confidence >= UNSURE
    ? []
    : [
        {
          type: 'NAME_UNSURE',
          message: `The name “${name.value}” is a guess: please check it.`,
          span: name.span,
        },
      ];
}

/** "Position sought: Shift Leader", "Ada Muster, Shift Leader": the title without its label or name. */
function withoutLabel({ text, start }: Piece, name: string | null): Piece {
  const lead =
    name !== null && text.startsWith(`${name},`)
      ? name.length + 1
      : (/^\p{Lu}[\p{L} /'’-]{2,30}\s*:/u.exec(text)?.[0].length ?? 0);
  return lead > 0 && titleScore(text.slice(lead)) >= 1
    ? trim({ text: text.slice(lead), start: start + lead })
    : { text, start };
}

function readHeadline(lines: readonly Line[], name: string | null): Found | null {
  const at = lines.findIndex((line) => name !== null && line.text.includes(name.split(' ')[0] ?? name));
  for (const line of lines.slice(Math.max(0, at), Math.max(0, at) + 4)) {
    for (const piece of split(line, /\t|\s+\|\s+|\s{3,}/g)) {
      const { text, start } = withoutLabel(piece, name);
      if (
        text !== name &&
        text.length <= 80 &&
        !hasContact(text) &&
        titleScore(text) >= 1 &&
        wordsOf(text).length <= 10
      ) {
        return {
          value: text,
          span: { start, end: start + text.length },
          confidence: titleScore(text) >= 1.6 ? 0.9 : 0.75,
        };
      }
    }
  }
  return null;
}
