import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { applyEdits } from '#service/intelligence/edits/apply.ts';
import { WORK } from '#service/intelligence/edits/lists.ts';
import type { Profile, WorkEntry } from '#service/intelligence/profile.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { findSkill } from '#service/intelligence/skills/lexicon.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
const reference_date = '2026-11';
const date = (year: number, month: number | null = null) => ({ year, month });

const FIRST = 'March 2018 – December 2019';
const SECOND = 'January 2020 – December 2022';
/** The same resume with other dates of its jobs. */
const resume = (first = FIRST, second = SECOND, between: readonly string[] = []): ResumeDocument =>
  documentOf([
    'Ada Example',
    'ada@example.com',
    '',
    'Experience',
    `Head of Data, Harbour Bank, ${second}`,
    '- Led a team of nine analysts and kept the reports in PostgreSQL',
    ...between,
    `Analyst, Tidewater, ${first}`,
    '- Wrote reports in Python',
    '',
    'Skills',
    'PostgreSQL, Python, Tableau',
  ]);
const readOf = (document: ResumeDocument): Profile => readProfile(document, { reference_date, lexicon });
const edited = (document: ResumeDocument, edits: (work: readonly WorkEntry[]) => ProfileEdit[]): Profile => {
  const read = readOf(document);
  return applyEdits(read, edits(read.work), {
    reference_date,
    canonicalOf: (name) => findSkill(lexicon, name)?.canonical ?? null,
    text: document.text,
  });
};
const change = (was: WorkEntry | undefined, to: Partial<WorkEntry>): ProfileEdit => {
  const value = WORK.valueOf(was!);
  return { field: 'work', was: value, value: { ...value, ...to } };
};
const told = ({ notices }: Profile): string[] => notices.map(({ type, message }) => `${type}: ${message}`);
const use = ({ skills }: Profile) =>
  skills.map(({ name, months, last_used }) => ({ name, months, last_used }));

describe('what follows from the jobs', () => {
  it.each<[string, string, string, (work: readonly WorkEntry[]) => ProfileEdit[]]>([
    [
      'the last job ended earlier',
      FIRST,
      'January 2020 – June 2021',
      ([last]) => [change(last, { end: date(2021, 6) })],
    ],
    [
      'the last job runs',
      FIRST,
      'January 2020 – present',
      ([last]) => [change(last, { end: null, current: true })],
    ],
    [
      'a gap appears',
      'March 2018 – December 2018',
      SECOND,
      ([, first]) => [change(first, { end: date(2018, 12) })],
    ],
    [
      'an overlap appears',
      'March 2018 – December 2020',
      SECOND,
      ([, first]) => [change(first, { end: date(2020, 12) })],
    ],
    [
      'both are years alone',
      '2018 – 2019',
      '2020 – 2022',
      ([last, first]) => [
        change(last, { start: date(2020), end: date(2022) }),
        change(first, { start: date(2018), end: date(2019) }),
      ],
    ],
  ])('%s: as if the resume said so', (_, first, second, edits) => {
    const said = readOf(resume(first, second));
    const made = edited(resume(), edits);
    expect(made.work.map(WORK.valueOf)).toEqual(said.work.map(WORK.valueOf));
    expect(made.totals).toEqual(said.totals);
    expect(made.totals.months_management).not.toBeNull();
    expect(told(made)).toEqual(told(said));
    expect(use(made)).toEqual(use(said));
  });

  it('without the job, its months, its notices and the use of its skills go', () => {
    const read = readOf(resume());
    expect(read.totals).toEqual({ months_experience: 58, months_management: 36 });
    const made = edited(resume(), ([last]) => [{ field: 'work', was: WORK.valueOf(last!), value: null }]);
    expect(made.totals).toEqual({ months_experience: 22, months_management: null });
    expect(use(made).slice(0, 3)).toEqual([
      { name: 'PostgreSQL', months: null, last_used: null },
      { name: 'Python', months: 22, last_used: date(2019, 12) },
      { name: 'Tableau', months: null, last_used: null },
    ]);
  });

  it('an added job counts, and its notice stands nowhere', () => {
    const made = edited(
      resume(),
      ([last]) =>
        [
          { ...change(last, { title: 'Trainer', employer: 'School', start: null, end: null }), was: null },
        ] as ProfileEdit[],
    );
    expect(made.notices).toEqual([
      { type: 'UNDATED_WORK', message: expect.stringContaining('Trainer, School'), span: null },
    ]);
    expect(made.totals).toEqual({ months_experience: 58, months_management: 36 });
  });

  it('leave that the resume names still fills its gap when something else of a job changes', () => {
    const leave = ['Parental leave, July 2019 – March 2020'];
    const whole = resume('March 2018 – June 2019', 'April 2020 – December 2022', leave);
    expect(told(readOf(whole))).toEqual([]);
    expect(told(edited(whole, ([last]) => [change(last, { end: date(2022, 6) })]))).toEqual([]);
    expect(told(edited(whole, ([last]) => [change(last, { start: date(2020, 10) })]))).toEqual([
      expect.stringMatching(/^GAP: /),
    ]);
  });

  it('dates the wrong way round are no longer told once a person set them', () => {
    const turned = resume('December 2019 – March 2018');
    expect(told(readOf(turned))).toEqual([expect.stringMatching(/^DATES_SWAPPED: /)]);
    const titled = edited(turned, ([, first]) => [change(first, { title: 'Data analyst' })]);
    expect(told(titled)).toEqual([expect.stringMatching(/^DATES_SWAPPED: /)]);
    const dated = edited(turned, ([, first]) => [change(first, { start: date(2018, 4) })]);
    expect(told(dated)).toEqual([]);
  });

  it('is as it was read where an edit says what was read', () => {
    const read = readOf(resume('March 2018 – June 2018'));
    const same = edited(resume('March 2018 – June 2018'), ([last]) => [change(last, {})]);
    expect([same.totals, same.notices, same.skills]).toEqual([read.totals, read.notices, read.skills]);
    expect(read.notices).not.toEqual([]);
  });
});
