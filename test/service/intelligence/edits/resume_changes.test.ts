import { describe, expect, it } from 'vitest';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { resumeChanges } from '#service/intelligence/edits/resume_changes.ts';

const span = { start: 0, end: 9 };
const job = (
  title: string,
  employer: string,
  start: number,
  end: number | null,
): Profile['work'][number] => ({
  title,
  employer,
  location: null,
  kind: 'employment',
  start: { year: start, month: null },
  end: end === null ? null : { year: end, month: null },
  current: end === null,
  months: null,
  bullets: [],
  span,
});
const skill = (name: string, canonical: string | null = null): Profile['skills'][number] => ({
  name,
  canonical,
  months: null,
  last_used: null,
  evidence: [],
});
const BEFORE: Profile = {
  ...emptyProfile(),
  name: 'Ada Example',
  emails: ['ada@example.com'],
  phones: ['+12125550147'],
  links: ['https://www.example.com/ada/'],
  location: { raw: 'Graz', city: 'Graz', region: null, country: 'AT' },
  work: [job('Cook', 'Grill', 2020, null), job('Waiter', 'Café Nord', 2017, 2020)],
  education: [
    {
      school: 'Town School',
      degree: 'BA',
      level: 5,
      field: 'History',
      start: null,
      end: { year: 2016, month: null },
      completed: true,
      span,
    },
  ],
  skills: [skill('K8s', 'Kubernetes'), skill('Knife work')],
  languages: [{ name: 'French', cefr: 'B1', span }],
  certifications: [{ name: 'HACCP', issuer: null, issued: null, expires: null, span }],
};
const after = (changes: Partial<Profile>): Profile => ({ ...BEFORE, ...changes });

describe('what changed between two versions of a resume', () => {
  it.each<[string, Partial<Profile>, unknown[]]>([
    ['nothing', {}, []],
    [
      'case, accents, the order and another spelling of a skill are nothing',
      {
        name: 'ADA EXAMPLE',
        phones: ['+1 (212) 555-0147'],
        links: ['http://example.com/ada'],
        work: [job('WAITER', 'Cafe Nord', 2017, 2020), job('Cook', 'Grill', 2020, null)],
        skills: [skill('Knife Work'), skill('Kubernetes', 'Kubernetes')],
      },
      [],
    ],
    [
      'another address',
      { emails: ['ada@new.example.com'] },
      [{ path_kind: 'email', change: 'changed', before: 'ada@example.com', after: 'ada@new.example.com' }],
    ],
    [
      'one more address',
      { emails: ['ada@example.com', 'ada@new.example.com'] },
      [{ path_kind: 'email', change: 'added', before: null, after: 'ada@new.example.com' }],
    ],
    [
      'no location',
      { location: null },
      [{ path_kind: 'location', change: 'removed', before: 'Graz', after: null }],
    ],
    [
      'a job has ended and a new one began',
      { work: [job('Chef', 'Bistro', 2024, null), job('Cook', 'Grill', 2020, 2024), BEFORE.work[1]!] },
      [
        { path_kind: 'work', change: 'added', before: null, after: 'Chef, Bistro (2024 – now)' },
        {
          path_kind: 'work',
          change: 'changed',
          before: 'Cook, Grill (2020 – now)',
          after: 'Cook, Grill (2020 – 2024)',
        },
      ],
    ],
    [
      'a job is left out, another has a better title',
      { work: [job('Head cook', 'Grill', 2020, null)] },
      [
        {
          path_kind: 'work',
          change: 'changed',
          before: 'Cook, Grill (2020 – now)',
          after: 'Head cook, Grill (2020 – now)',
        },
        { path_kind: 'work', change: 'removed', before: 'Waiter, Café Nord (2017 – 2020)', after: null },
      ],
    ],
    [
      'the year of a degree',
      { education: [{ ...BEFORE.education[0]!, end: { year: 2017, month: null } }] },
      [
        {
          path_kind: 'education',
          change: 'changed',
          before: 'BA History, Town School (2016)',
          after: 'BA History, Town School (2017)',
        },
      ],
    ],
    [
      'a degree of two years, of which nobody knows which it was',
      {
        education: [2017, 2018].map((year) => ({ ...BEFORE.education[0]!, end: { year, month: null } })),
      },
      [
        { path_kind: 'education', change: 'removed', before: 'BA History, Town School (2016)', after: null },
        { path_kind: 'education', change: 'added', before: null, after: 'BA History, Town School (2017)' },
        { path_kind: 'education', change: 'added', before: null, after: 'BA History, Town School (2018)' },
      ],
    ],
    [
      'the dates of a job, and a second time in the other',
      { work: [job('Cook', 'Grill', 2021, null), job('Waiter', 'Café Nord', 2023, 2024)] },
      [
        {
          path_kind: 'work',
          change: 'changed',
          before: 'Cook, Grill (2020 – now)',
          after: 'Cook, Grill (2021 – now)',
        },
        { path_kind: 'work', change: 'added', before: null, after: 'Waiter, Café Nord (2023 – 2024)' },
        { path_kind: 'work', change: 'removed', before: 'Waiter, Café Nord (2017 – 2020)', after: null },
      ],
    ],
    [
      'skills',
      { skills: [skill('Knife work'), skill('Baking'), skill('Plating')] },
      [
        { path_kind: 'skills', change: 'added', before: null, after: 'Baking, Plating' },
        { path_kind: 'skills', change: 'removed', before: 'K8s', after: null },
      ],
    ],
    [
      'the level of a language and a certificate',
      { languages: [{ name: 'French', cefr: 'C1', span }], certifications: [] },
      [
        { path_kind: 'languages', change: 'changed', before: 'French (B1)', after: 'French (C1)' },
        { path_kind: 'certifications', change: 'removed', before: 'HACCP', after: null },
      ],
    ],
  ])('%s', (_, changes, expected) => {
    const found = resumeChanges(BEFORE, after(changes));
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('stays short, whatever is in the files', () => {
    const long = after({
      headline: '🧰'.repeat(5000),
      skills: Array.from({ length: 3000 }, (_, at) => skill(`Skill number ${at}`)),
      work: Array.from({ length: 300 }, (_, at) => job(`Job ${at}`, `Employer ${at}`, 1990, 1991)),
    });
    const changes = resumeChanges(BEFORE, long);
    expect(changes).toHaveLength(100);
    for (const { before, after: now } of changes) {
      for (const words of [before, now]) {
        expect(words?.length ?? 0).toBeLessThanOrEqual(200);
        expect(words?.isWellFormed() ?? true).toBe(true);
      }
    }
    expect(changes.at(-1)?.after).toMatch(/more changes$/);
    const skills = resumeChanges(BEFORE, after({ skills: long.skills }));
    expect(skills[0]?.after).toMatch(/^Skill number 0, .* and \d+ more$/);
  });
});
