import type { SectionKind } from '../profile.ts';

/** What a column of a table, or a label, says of the field beside or below it. */
export type Column = 'title' | 'employer' | 'place' | 'dates' | 'school' | 'degree' | 'other';

/** What is special to one language in a resume: words, not rules. The rules are in the modules that read them. */
export type ResumeLocale = {
  /** Section headings as people write them, separated by commas; case and accents do not matter. */
  readonly headings: Readonly<Partial<Record<SectionKind, string>>>;
  /** Headings that are everyday words too: they count only in the style of the other headings. */
  readonly weak: string;
  /** Nouns that make a heading with any word beside them ("Relevant Teaching Experience"), folded. */
  readonly nouns: Readonly<Partial<Record<SectionKind, string>>>;
  /** Whether that noun stands at the end of the heading, or at its beginning. */
  readonly noun_last: boolean;
  /** Words between the two names of a heading ("Skills and Tools"), separated by spaces. */
  readonly and: string;
  /** Heads of columns in tables of jobs and schools, and labels of such fields; separated by commas. */
  readonly columns: Readonly<Record<Column, string>>;
  /** Titles of the document itself. */
  readonly document: string;
  /** January to December, each with all its forms separated by spaces, dots left out. */
  readonly months: readonly string[];
  /** Seasons, quarters and halves by the month they begin in. */
  readonly seasons: Readonly<Record<string, number>>;
  // The rest are alternatives of regular expressions, matched without regard to case.
  /** Between a title and its employer ("Cook at Harbor Grill"). */
  readonly at: string;
  /** "until now" as the end of a range. */
  readonly present: string;
  /** Between the two ends of a range. */
  readonly to: string;
  /** Before the only end of a range that still runs. */
  readonly since: string;
  /** Behind it, where a language says so there: "Ekim 2020'den beri". */
  readonly since_behind?: string;
  /** Before a range, as a part of it. */
  readonly from: string;
  /** Before an end that is still to come. */
  readonly expected: string;
  /** Before the date a certificate ends at ("valid until"), and behind it. */
  readonly valid_until: string;
  readonly valid_behind: string;
  /** Degrees by level, 1 secondary … 8 doctorate. */
  readonly degrees: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>>;
  /** Words that schools have in their names. */
  readonly schools: string;
  /** What people say instead of a level of the European framework. */
  readonly levels: Readonly<Partial<Record<'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2', string>>>;
  /** Labels of personal details that say nothing about the work. */
  readonly personal: string;
  /** Labels before contact data. */
  readonly labels: {
    /** Given names and surnames, where each has a label of its own. */
    readonly given: string;
    readonly family: string;
    readonly name: string;
    readonly place: string;
    readonly phone: string;
  };
  /** Head nouns of job titles in all their forms, separated by spaces. */
  readonly titles: string;
  /** How somebody is employed, beside a job: the kind of contract, the hours. */
  readonly employment?: string;
  /** Words that employers have in their names. */
  readonly employers: string;
};
