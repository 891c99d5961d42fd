import type { ProfileNotice, Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import type { Contact } from './contact.ts';
import { readEmails } from './emails.ts';
import { fold, linesIn, type Line } from '../language/lines.ts';
import { readName } from './name.ts';

/** How sure the reader must be of another name to say that it is of another person. */
const SURE = 0.6;

type SecondPerson = { readonly at: number; readonly notice: ProfileNotice };

/**
 * Where the resume of somebody else begins in the same file: below jobs or schools another block of contact
 * data, with another name and another address, and jobs or schools again. A referee, or the same person after
 * a cover letter, begins none.
 */
export function secondPerson(
  lines: readonly Line[],
  sections: readonly Section[],
  { name, emails }: Contact,
  lexicon: Lexicon,
): SecondPerson | null {
  const first = sections.findIndex(told);
  if (name === null || first < 0) return null;
  for (const [at, section] of sections.entries()) {
    if (section.kind !== 'header' || at <= first || !sections.slice(at).some(told)) continue;
    const own = linesIn(lines, section);
    const addresses = readEmails(own).map(({ value }) => value);
    const other = readName(own, addresses, lexicon);
    const elsewhere = addresses.length > 0 && emails.some((email) => !addresses.includes(email));
    if (other.value === null || other.confidence < SURE || !elsewhere || isSame(name, other.value)) {
      continue;
    }
    const message =
      `Two resumes seem to be in this file: “${name}” and “${other.value}”. Only the first was ` +
      'read; please add the other as a file of its own.';
    return { at: section.start, notice: { type: 'SECOND_PERSON', message, span: other.span } };
  }
  return null;
}

/** Whether a section tells of jobs or schools. */
function told({ kind }: Section): boolean {
  return kind === 'experience' || kind === 'education';
}

/** Names that have a word in common are taken for one person's. */
function isSame(one: string, other: string): boolean {
  const words = new Set(fold(one).split(' '));
  return fold(other)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
}

/** The sections of the first person; what follows is told of somebody else, as a referee's words are. */
export function withoutSecond(sections: readonly Section[], at: number, end: number): Section[] {
  return [
    ...sections.filter(({ start }) => start < at),
    { kind: 'references', heading: null, start: at, end },
  ];
}
