import { describe, expect, it } from 'vitest';
import { applyEdits } from '#service/intelligence/edits/apply.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { ProfileEdits, type ProfileEdit } from '#service/intelligence/profile_edits.ts';

const OPTIONS = {
  reference_date: '2026-11',
  canonicalOf: (name: string) => (/^k8s|kubernetes$/i.test(name) ? 'Kubernetes' : null),
  text: null,
};
type Work = Profile['work'][number];
const date = (year: number, month: number | null = null) => ({ year, month });
const job = (title: string | null, employer: string | null, rest: Partial<Work> = {}): Work => ({
  title,
  employer,
  location: null,
  kind: 'employment',
  start: date(2020, 1),
  end: date(2020, 12),
  current: false,
  months: 12,
  bullets: [{ start: 40, end: 60 }],
  span: { start: 20, end: 60 },
  ...rest,
});
const workValue = ({ title, employer, location, kind, start, end, current }: Work) => ({
  title,
  employer,
  location,
  kind,
  start,
  end,
  current,
});
const degree = (school: string, name: string, rest: Partial<Profile['education'][number]> = {}) => ({
  school,
  degree: name,
  level: 5,
  field: null,
  start: null,
  end: date(2015),
  completed: true,
  span: { start: 100, end: 120 },
  ...rest,
});
const skill = (name: string, canonical: string | null = null): Profile['skills'][number] => ({
  name,
  canonical,
  months: null,
  last_used: null,
  evidence: [{ start: 200, end: 205 }],
});

const COOK = job('Cook', 'Grill', { start: date(2021, 1), end: null, current: true, months: 71 });
const WAITER = job('Waiter', 'Café Nord', { start: date(2018, 3), end: date(2020, 12), months: 34 });
const HELPER = job('Kitchen helper', 'Canteen', { start: date(2016), end: date(2017), months: 12 });
const READ: Profile = {
  ...emptyProfile(),
  name: 'Ada Example',
  headline: 'Cook',
  work: [COOK, WAITER, HELPER],
  education: [degree('Town School', 'BA')],
  skills: [skill('Knife work'), skill('K8s', 'Kubernetes'), skill('C++')],
  languages: [{ name: 'French', cefr: null, span: { start: 300, end: 310 } }],
  totals: { months_experience: 117, months_management: null },
  sources: {
    'work.0.title': { start: 20, end: 24 },
    'work.1.title': { start: 40, end: 46 },
    'skills.2': { start: 200, end: 203 },
  },
  confidence: { work: 0.9, 'work.1.title': 0.4, 'work.2.title': 0.5 },
};
const apply = (edits: ProfileEdit[], profile: Profile = READ): Profile => applyEdits(profile, edits, OPTIONS);
const change = (was: Work, to: Partial<Work>): ProfileEdit => ({
  field: 'work',
  was: workValue(was),
  value: { ...workValue(was), ...to },
});
const remove = (was: Work): ProfileEdit => ({ field: 'work', was: workValue(was), value: null });
const add = (value: Work): ProfileEdit => ({ field: 'work', was: null, value: workValue(value) });
const titles = (profile: Profile): (string | null)[] => profile.work.map(({ title }) => title);

describe('an edit of a job', () => {
  it('changes the entry and nothing else of it', () => {
    const after = apply([change(WAITER, { title: 'Head waiter', end: date(2019, 3) })]);
    expect(after.work[1]).toEqual({ ...WAITER, title: 'Head waiter', end: date(2019, 3), months: 13 });
    expect([after.work[0], after.work[2]]).toEqual([COOK, HELPER]);
    expect(after.edited).toEqual(['work.1.title', 'work.1.dates']);
    expect(after.sources).toEqual({
      'work.0.title': { start: 20, end: 24 },
      'skills.2': { start: 200, end: 203 },
    });
    expect(after.confidence).toEqual({
      work: 0.9,
      'work.1.title': 1,
      'work.1.dates': 1,
      'work.1.employer': 1,
      'work.1.kind': 1,
      'work.2.title': 0.5,
    });
    // 12 months and the one that runs, which does not count yet; 71; and 2016 to 2017 as a year
    expect(after.totals.months_experience).toBe(12 + 71 + 12);
  });

  it('adds one where it belongs in time, and lets paths follow', () => {
    const after = apply([add(job('Runner', 'Bistro', { start: date(2017, 9), end: date(2018, 1) }))]);
    expect(titles(after)).toEqual(['Cook', 'Waiter', 'Runner', 'Kitchen helper']);
    expect(after.work[2]).toMatchObject({ months: 5, bullets: [], span: { start: 0, end: 0 } });
    expect(after.edited).toEqual(['work.2.title', 'work.2.employer', 'work.2.kind', 'work.2.dates']);
    expect(after.confidence['work.3.title']).toBe(0.5);
  });

  it('takes one away, in a later reading as well, and lets paths follow', () => {
    const after = apply([remove(COOK)]);
    expect(titles(after)).toEqual(['Waiter', 'Kitchen helper']);
    expect(after.sources).toEqual({
      'work.0.title': { start: 40, end: 46 },
      'skills.2': { start: 200, end: 203 },
    });
    expect(after.edited).toEqual(['work']);
    const later = {
      ...READ,
      work: [job('COOK', 'Grill!', { start: date(2021, 1), location: 'Graz' }), WAITER],
    };
    expect(titles(apply([remove(COOK)], later))).toEqual(['Waiter']);
  });

  it.each<[string, Work[], ProfileEdit, (string | null)[]]>([
    [
      'finds it by title and employer where the month is new',
      [job('Waiter', 'Café Nord', { start: date(2018) })],
      change(WAITER, { title: 'X' }),
      ['X'],
    ],
    [
      'finds it by employer and start under another title',
      [job('Service', 'Café Nord', { start: date(2018, 3) })],
      change(WAITER, { title: 'X' }),
      ['X'],
    ],
    [
      'finds it by title and start at another employer',
      [job('Waiter', 'Nord GmbH', { start: date(2018, 3) })],
      change(WAITER, { title: 'X' }),
      ['X'],
    ],
    [
      'does not take another stint for it',
      [job('Waiter', 'Café Nord', { start: date(2022, 5) })],
      change(WAITER, { title: 'X' }),
      ['Waiter', 'X'],
    ],
    [
      'does not choose between two',
      [
        job('Service', 'Café Nord', { start: date(2018, 3) }),
        job('Bar', 'Café Nord', { start: date(2018, 3) }),
      ],
      change(WAITER, { title: 'X' }),
      ['Service', 'Bar', 'X'],
    ],
    [
      'does not take away what only resembles it',
      [job('Head of service', 'Café Nord', { start: date(2018, 3) })],
      remove(WAITER),
      ['Head of service'],
    ],
    [
      'takes away what is it in more words',
      [job('Senior waiter', 'Café Nord', { start: date(2018, 3) })],
      remove(WAITER),
      [],
    ],
    ['is shown where its entry is gone', [COOK], change(WAITER, { title: 'X' }), ['Cook', 'X']],
    ['is harmless where what was removed is gone', [COOK], remove(WAITER), ['Cook']],
    [
      'is one with an added entry that is read later',
      [job('WAITER', 'Cafe Nord', { start: date(2018, 3) })],
      add(WAITER),
      ['Waiter'],
    ],
    [
      'is one with a reading that has it right now',
      [job('Head waiter', 'Café Nord', { start: date(2018, 3) })],
      change(job('Hcad woiter', 'Caf Nrd', { start: date(2018, 3) }), {
        title: 'Head waiter',
        employer: 'Café Nord',
      }),
      ['Head waiter'],
    ],
  ])('%s', (_, work, edit, expected) => {
    expect(titles(apply([edit], { ...READ, work }))).toEqual(expected);
  });

  it('takes away one of two that are the same', () => {
    expect(apply([remove(COOK)], { ...READ, work: [COOK, WAITER, COOK] }).work).toEqual([WAITER, COOK]);
  });

  it('two edits that could mean one entry change none', () => {
    const one = job('Waiter', 'A', { start: date(2018, 3) });
    const two = job('Waiter', 'B', { start: date(2018, 3) });
    const read = job('Waiter', 'C', { start: date(2018, 3) });
    const after = apply([change(one, { title: 'X' }), change(two, { title: 'Y' })], {
      ...READ,
      work: [read],
    });
    expect(titles(after)).toEqual(['Waiter', 'X', 'Y']);
  });

  it('counts the last of several of one entry', () => {
    const after = apply([
      change(WAITER, { title: 'X' }),
      {
        field: 'work',
        was: { ...workValue(WAITER), title: 'X' },
        value: { ...workValue(WAITER), title: 'Y' },
      },
    ]);
    expect(titles(after)).toEqual(['Cook', 'Y', 'Kitchen helper']);
  });

  it('what a person left as it was read is sure', () => {
    const after = apply([change(HELPER, {})]);
    expect(after.edited).toEqual([]);
    expect(after.confidence['work.2.title']).toBe(1);
    expect(after.work).toEqual(READ.work);
  });
});

describe('edits of the other lists', () => {
  it.each<[string, ProfileEdit, Partial<Profile>]>([
    [
      'a degree brings its level',
      {
        field: 'education',
        was: null,
        value: {
          school: 'Town School',
          degree: 'Master of Science',
          level: null,
          field: 'Food',
          start: null,
          end: date(2017),
          completed: true,
        },
      },
      { education: [expect.objectContaining({ degree: 'Master of Science', level: 7 }), READ.education[0]!] },
    ],
    [
      'a level a person set stays',
      {
        field: 'education',
        was: {
          school: 'Town School',
          degree: 'BA',
          level: 5,
          field: null,
          start: null,
          end: date(2015),
          completed: true,
        },
        value: {
          school: 'Town School',
          degree: 'BA',
          level: 7,
          field: null,
          start: null,
          end: date(2015),
          completed: true,
        },
      },
      { education: [expect.objectContaining({ degree: 'BA', level: 7, span: { start: 100, end: 120 } })] },
    ],
    [
      'a skill is found by any of its names',
      { field: 'skills', was: { name: 'kubernetes' }, value: null },
      { skills: [READ.skills[0]!, READ.skills[2]!] },
    ],
    [
      'an added one that is there is there once',
      { field: 'skills', was: null, value: { name: 'Kubernetes' } },
      { skills: [READ.skills[0]!, { ...READ.skills[1]!, name: 'Kubernetes' }, READ.skills[2]!] },
    ],
    ['C is not C++', { field: 'skills', was: { name: 'C' }, value: null }, { skills: READ.skills }],
    [
      'a new one comes last, without evidence',
      { field: 'skills', was: null, value: { name: 'Baking' } },
      {
        skills: [
          ...READ.skills,
          { name: 'Baking', canonical: null, months: null, last_used: null, evidence: [] },
        ],
      },
    ],
    [
      'a language gets a level',
      { field: 'languages', was: { name: 'French', cefr: null }, value: { name: 'French', cefr: 'B2' } },
      { languages: [{ name: 'French', cefr: 'B2', span: { start: 300, end: 310 } }] },
    ],
    [
      'a certificate',
      {
        field: 'certifications',
        was: null,
        value: { name: 'HACCP', issuer: null, issued: null, expires: null },
      },
      {
        certifications: [
          { name: 'HACCP', issuer: null, issued: null, expires: null, span: { start: 0, end: 0 } },
        ],
      },
    ],
    ['a headline', { field: 'headline', was: 'Cook', value: 'Chef' }, { headline: 'Chef' }],
    ['no headline', { field: 'headline', was: 'Cook', value: null }, { headline: null }],
    [
      'a statement',
      { field: 'work_authorisation', was: null, value: 'EU citizen' },
      { work_authorisation: { text: 'EU citizen', span: { start: 0, end: 0 } } },
    ],
    [
      'relocation',
      { field: 'relocation', was: null, value: { text: 'No', willing: false } },
      { relocation: { text: 'No', willing: false, span: { start: 0, end: 0 } } },
    ],
  ])('%s', (_, edit, expected) => {
    expect(apply([edit])).toMatchObject(expected);
  });
});

/** A small generator with a seed: the same cases everywhere. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

describe('properties, over 400 made-up profiles and lists of edits', () => {
  const NAMES = ['Cook', 'Waiter', 'cook', 'Head cook', null];
  const PLACES = ['Grill', 'Café Nord', 'Grill GmbH', null];
  const made = (seed: number): { profile: Profile; edits: ProfileEdit[] } => {
    const next = random(seed);
    const anyJob = (): Work => {
      const year = 2015 + next(4);
      return job(NAMES[next(5)]!, PLACES[next(4)]!, {
        start: next(4) === 0 ? null : date(year, next(2) === 0 ? null : 1 + next(2)),
        end: date(year + 1, 6),
        span: { start: next(50), end: 60 },
      });
    };
    const work = Array.from({ length: next(6) }, anyJob);
    const skills = Array.from({ length: next(5) }, () => skill(['C', 'C++', 'k8s', 'Baking'][next(4)]!));
    const edits = Array.from({ length: next(7) }, (): ProfileEdit => {
      const was = work[next(work.length + 1)] ?? anyJob();
      switch (next(5)) {
        case 0:
          return remove(was);
        case 1:
          return add(anyJob());
        case 2:
          return { field: 'skills', was: { name: 'C' }, value: next(2) === 0 ? null : { name: 'Rust' } };
        default:
          return change(was, { title: NAMES[next(4)]!, employer: PLACES[next(3)]! });
      }
    });
    return { profile: { ...READ, work, skills }, edits };
  };
  const cases = Array.from({ length: 400 }, (_, seed) => made(seed));

  it('twice is once', () => {
    for (const { profile, edits } of cases) {
      const once = apply(edits, profile);
      expect(apply(edits, once)).toEqual(once);
    }
  });

  it('entries nobody speaks of keep their order and all they have', () => {
    for (const { profile, edits } of cases) {
      const after = apply(edits, profile).work;
      const untouched = after.filter((entry) => profile.work.includes(entry));
      expect(untouched).toEqual(profile.work.filter((entry) => untouched.includes(entry)));
    }
  });

  it('what a person wants is there, whatever is read later, and nothing read is lost unless it was meant', () => {
    for (const [at, { profile, edits }] of cases.entries()) {
      const later = { ...cases[(at + 1) % cases.length]!.profile };
      for (const reading of [profile, later]) {
        const settled = apply(edits, reading);
        for (const edit of edits.filter(({ field, value }) => field === 'work' && value !== null)) {
          const last = edits.findLast(
            ({ field, was }) => field === 'work' && JSON.stringify(was) === JSON.stringify(edit.was),
          );
          const renamed = edits.some(({ was }) => JSON.stringify(was) === JSON.stringify(edit.value));
          if (last === edit && !renamed) expect(settled.work.map(workValue)).toContainEqual(edit.value);
        }
        expect(settled.work.length).toBeGreaterThanOrEqual(
          reading.work.length - edits.filter(({ value }) => value === null).length,
        );
      }
    }
  });
});

describe('what can be entered', () => {
  const entry = { location: null, kind: 'employment', start: null, end: null, current: false };
  it.each<[string, unknown, RegExp | null]>([
    ['markup and right-to-left text as they are', { title: '<b>שף</b>', employer: null, ...entry }, null],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000), employer: null, ...entry }, /at most 1000/],
    ['nothing', { title: ' ', employer: null, ...entry }, /title or an employer/],
    [
      'an end before the start',
      { title: 'A', employer: null, ...entry, start: date(2020, 2), end: date(2020, 1) },
      /ends before/,
    ],
    ['a year of five digits', { title: 'A', employer: null, ...entry, start: date(20203) }, /./],
    [
      'an end of a running job',
      { title: 'A', employer: null, ...entry, end: date(2020), current: true },
      /current/,
    ],
    ['a field nobody knows', { title: 'A', employer: null, ...entry, salary: 1 }, /salary/],
  ])('%s', (_, value, problem) => {
    const parsed = ProfileEdits.safeParse([{ field: 'work', was: null, value }]);
    if (problem === null) expect(parsed.success).toBe(true);
    else expect(parsed.error?.message).toMatch(problem);
  });
});
