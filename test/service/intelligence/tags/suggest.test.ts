import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { parseRoleTitles } from '#service/intelligence/tags/load.ts';
import { suggestTags } from '#service/intelligence/tags/suggest.ts';
import { roleTitles } from '#service/intelligence/tags/titles.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { ROOT } from '../../../helpers/program.ts';

const list = parseRoleTitles(readFileSync(path.join(ROOT, 'resources/tags/role_titles.json'), 'utf8'));
const known = { titles: roleTitles(list), lexicon: shippedLexicon() };

type Work = Profile['work'][number];

/** A job that fills a hundred characters of the resume, the newest first. */
const job = (at: number, title: string | null, overrides: Partial<Work> = {}): Work => ({
  title,
  employer: 'Harbour Logistics',
  location: null,
  kind: 'employment',
  start: null,
  end: null,
  current: at === 0,
  months: 36,
  bullets: [],
  span: { start: at * 100, end: at * 100 + 100 },
  ...overrides,
});
/** A skill as it is named at these places. */
const skill = (canonical: string, places: readonly number[], months: number | null = 48) => ({
  ...({ name: canonical, canonical, months } as Profile['skills'][number]),
  evidence: places.map((start) => ({ start, end: start + 5 })),
});
const suggested = (profile: Partial<Profile>): string[] =>
  suggestTags({ ...emptyProfile(), ...profile }, known).map(
    ({ tag_type, name }) => `${tag_type[0]?.toUpperCase()} ${name}`,
  );

describe('suggested tags', () => {
  it('are none of an empty profile', () => expect(suggested({})).toEqual([]));

  it('name roles that were held, the one held longest and last first, each once and three at most', () => {
    const work = [
      job(0, 'Senior Software Engineer', { months: 20 }),
      job(1, 'Truck driver', { months: 90 }),
      job(2, 'Software Developer', { months: 60 }),
      job(3, 'Accountant'),
      job(4, 'Nurse'),
    ];
    expect(suggested({ work })).toEqual(['E Truck driver', 'E Software developer', 'E Accountant']);
  });

  it('name no role of an internship, of a few weeks, or that nobody knows', () => {
    const work = [
      job(0, 'Accountant', { kind: 'internship' }),
      job(1, 'Nurse', { months: 1 }),
      job(2, 'Thinker'),
      job(3, null),
    ];
    expect(suggested({ work })).toEqual([]);
  });

  it.each([
    ['After School Counselor', []],
    ['Co-founder', []],
    ['HR Business Partner', ['E Human resources specialist']],
  ])('of the title %s: %j', (title, tags) => expect(suggested({ work: [job(0, title)] })).toEqual(tags));

  it('name roles a person asks for, not those they call themselves', () => {
    const work = [job(0, 'Accountant')];
    expect(suggested({ work, headline: 'Data Analyst' })).toEqual(['E Accountant']);
    expect(suggested({ work, headline: 'Seeking a position as Data Analyst' })).toEqual([
      'E Accountant',
      'P Data analyst',
    ]);
  });

  it('name fields that run through the work, three at most and each once', () => {
    const work = [job(0, null), job(1, null)];
    const skills = ['Java', 'Java', 'Machine learning', 'Logistics', 'Mechanical engineering'].map(
      (name, at) => skill(name, [10, 20, 110].slice(0, at === 4 ? 2 : 3)),
    );
    expect(suggested({ work, skills })).toEqual(['S Java', 'S Machine learning', 'S Logistics']);
  });

  it('name nothing that stands in a list of skills alone, or once', () => {
    const work = [job(0, null)];
    expect(suggested({ work, skills: [skill('Java', [500, 510, 520]), skill('Logistics', [10])] })).toEqual(
      [],
    );
  });

  it.each(['KPI reporting', 'On-call duty', 'Team leadership', 'User stories', 'Agile', 'Microsoft Excel'])(
    'do not take %s for a field of work',
    (name) => {
      const work = [job(0, null), job(1, null)];
      expect(suggested({ work, skills: [skill(name, [10, 20, 110, 120])] })).toEqual([]);
    },
  );
});
