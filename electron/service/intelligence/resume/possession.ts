import type { ResumeDocument } from '../document.ts';
import { beginsWithStatus, statusOfEntry } from '../language/entry_status.ts';
import { localesOfText } from '../language/status.ts';
import type { Section, Span } from '../profile.ts';

/** Whether what stands in a list is held: a whole entry of it, or a name somewhere in one. */
export type Possession = {
  readonly entry: (entry: Span) => boolean;
  readonly mention: (mention: Span) => boolean;
};

/**
 * Tells whether entries of lists are held, by what they say of themselves: what is denied, planned, begun,
 * given up or lapsed ("no HGV licence yet", "AEVO geplant", "BLSD scaduto nel 2019") is no certificate and no
 * skill of the person.
 */
export function possessionIn({ text }: ResumeDocument): Possession {
  const locales = localesOfText(text);
  const says = (part: string): boolean => statusOfEntry(part.replaceAll(/\s+/gu, ' '), locales) !== null;
  return {
    entry: ({ start, end }) => !says(text.slice(start, end)),
    // "Excel, no SAP, Word" are three; "first aid, expired in 2020" is one
    mention: ({ start, end }) => {
      const before =
        text
          .slice(Math.max(0, start - FAR), start)
          .split(PARTED)
          .at(-1) ?? '';
      const behind = text.slice(end, end + FAR).split(PARTED, 1)[0] ?? '';
      const [own = '', next = ''] = behind.split(COMMA, 2);
      return (
        !says(`${before.split(COMMA).at(-1) ?? ''}${text.slice(start, end)}${own}`) &&
        !beginsWithStatus(next, locales)
      );
    },
  };
}

/** Signs that part one entry of a list from the next. */
const PARTED = /[\n\t;|•·▪◦]|\s{3,}|\.\s/u;
const COMMA = /,(?![^(\n]*\))\s*/u;
/** No entry of a list is longer than this on either side of a name. */
const FAR = 120;

/** Whether a section lists what a person has; sentences of jobs and of a summary speak of other things, too. */
export function isList({ kind }: Section): boolean {
  return LISTS.has(kind);
}

const LISTS: ReadonlySet<Section['kind']> = new Set([
  'skills',
  'certifications',
  'languages',
  'education',
  'header',
  'awards',
  'other',
]);
