import { describe, expect, it } from 'vitest';
import { doubtfulPaths } from '../../renderer/features/profile/profile_fields.ts';
import { parseDate, writtenDate } from '../../renderer/views/read/dates.ts';
import {
  addEntry,
  changeEntry,
  changeText,
  confirmEntry,
  removedOf,
  removeEntry,
  restoreEntry,
  valueOf,
} from '../../renderer/views/read/edits.ts';
import { emptyProfile, type Profile, type WorkEntry } from '#service/intelligence/profile.ts';
import { ProfileEdits } from '#service/intelligence/profile_edits.ts';

const job = (title: string, employer: string): WorkEntry => ({
  title,
  employer,
  location: null,
  kind: 'employment',
  start: { year: 2019, month: 3 },
  end: null,
  current: true,
  months: 90,
  bullets: [],
  span: { start: 10, end: 90 },
});

function record(change: Partial<Profile> = {}) {
  const read: Profile = {
    ...emptyProfile(),
    headline: 'Cook',
    work: [job('Cook', 'Harbour Inn'), job('Kitchen porter', 'Mill House')],
    skills: ['Knives', 'HACCP'].map((name) => ({
      name,
      canonical: null,
      months: null,
      last_used: null,
      evidence: [],
    })),
    sources: { 'work.0.title': { start: 10, end: 14 }, 'work.1.title': { start: 40, end: 54 } },
    confidence: { 'work.0.title': 0.9, 'work.1.title': 0.4, name: 0.3, 'skills.1': 0.2 },
    ...change,
  };
  return { attachment_id: null, read, edits: [], profile: read };
}

describe('what a person changes becomes edits', () => {
  it('a change names the entry as it was read, and a second one does not pile up', () => {
    const start = record();
    const value = valueOf('work', start.read.work[0]!);
    const once = changeEntry(start, 'work', 0, { ...value, title: 'Head cook' });
    const twice = changeEntry(once, 'work', 0, { ...value, title: 'Chef' });
    expect(twice.edits).toEqual([{ field: 'work', was: value, value: { ...value, title: 'Chef' } }]);
    expect(twice.profile?.work[0]).toMatchObject({ title: 'Chef', span: { start: 10, end: 90 } });
    expect(ProfileEdits.safeParse(twice.edits).success).toBe(true);
  });
  it('the value it was read with takes the edit back', () => {
    const start = record();
    const value = valueOf('work', start.read.work[0]!);
    const there = changeEntry(start, 'work', 0, { ...value, title: 'Chef' });
    expect(changeEntry(there, 'work', 0, value)).toEqual(start);
  });
  it('an entry taken away leaves its name, and the paths behind it move up', () => {
    const start = record();
    const gone = removeEntry(start, 'work', 0);
    expect(gone.edits).toEqual([{ field: 'work', was: valueOf('work', start.read.work[0]!), value: null }]);
    expect(gone.profile?.sources).toEqual({ 'work.0.title': { start: 40, end: 54 } });
    expect(gone.profile?.confidence['work.0.title']).toBe(0.4);
    expect(removedOf(gone, 'work')).toHaveLength(1);
    expect(restoreEntry(gone, 'work', start.read.work[0]!).edits).toEqual([]);
  });
  it('an added entry taken away leaves nothing', () => {
    const start = record();
    const more = addEntry(start, 'skills', { name: 'Baking' });
    expect(more.edits).toEqual([{ field: 'skills', was: null, value: { name: 'Baking' } }]);
    expect(removeEntry(more, 'skills', 2).edits).toEqual([]);
  });
  it('an edited entry taken away keeps the name it was read with', () => {
    const start = record();
    const edited = changeEntry(start, 'skills', 1, { name: 'Hygiene' });
    expect(removeEntry(edited, 'skills', 1).edits).toEqual([
      { field: 'skills', was: { name: 'HACCP' }, value: null },
    ]);
  });
  it('statements: other words, none, and back', () => {
    const start = record();
    const other = changeText(start, 'headline', 'Chef');
    expect(other.edits).toEqual([{ field: 'headline', was: 'Cook', value: 'Chef' }]);
    expect(changeText(other, 'headline', null).edits).toEqual([
      { field: 'headline', was: 'Cook', value: null },
    ]);
    expect(changeText(other, 'headline', 'Cook').edits).toEqual([]);
  });
});

describe('doubtful fields', () => {
  it('are those below the mark, until a person has spoken', () => {
    const start = record();
    expect(doubtfulPaths(start.profile, {})).toEqual(['name', 'work.1.title', 'skills.1']);
    expect(doubtfulPaths(start.profile, { full_name: 'Ida Holm' })).toEqual(['work.1.title', 'skills.1']);
    const seen = confirmEntry(start, 'skills', 1);
    expect(seen.edits).toHaveLength(1);
    expect(doubtfulPaths(seen.profile!, {})).toEqual(['name', 'work.1.title']);
  });

  it('are not those a resume may leave out, unless something was read there', () => {
    const confidence = { name: 0, location: 0, headline: 0.2 };
    const { profile } = record({ confidence, headline: null });
    expect(doubtfulPaths(profile, {})).toEqual(['name']);
    expect(doubtfulPaths({ ...profile, headline: 'Cook' }, {})).toEqual(['name', 'headline']);
  });
});

describe('dates as they are typed', () => {
  it.each([
    ['2019-03', '2019-03'],
    ['2019-3', '2019-03'],
    ['03/2019', '2019-03'],
    ['3.2019', '2019-03'],
    ['Mar 2019', '2019-03'],
    ['march 2019', '2019-03'],
    ['2019', '2019'],
    ['', ''],
  ])('%s is %s', (typed, written) => {
    const date = parseDate(typed);
    expect(date === undefined ? 'no date' : writtenDate(date)).toBe(written);
  });
  it.each(['2019-13', 'soon', '19-03', '1802', 'Mai 2019x', '2019-00'])('%s is no date', (typed) => {
    expect(parseDate(typed)).toBeUndefined();
  });
});
