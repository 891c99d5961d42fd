import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseActivitySearch } from '../../renderer/addresses/activity_search.ts';
import {
  commonReasons,
  keepReasons,
  parseReasons,
} from '../../renderer/features/decisions/recent_reasons.ts';
import type { ActivityEntry } from '../../renderer/api/activity.ts';
import { describeActivity } from '../../renderer/features/activity/activity_texts.ts';
import { changeOf, manyOf, WHOM } from '../../renderer/features/activity/activity_sentence.ts';
import { texts } from '../../renderer/texts.ts';
import { clockOf, dayOf } from '../../renderer/views/activity/days.ts';

/** A moment of this computer's clock, as the service writes it. */
function local(day: number, hour: number, month = 2): string {
  return new Date(2026, month, day, hour).toISOString();
}

describe('the address of Activity', () => {
  it('keeps what it understands', () => {
    const search = { job: 'j', candidate: 'c', by: 'program', kinds: ['decisions', 'notes'] };
    expect(parseActivitySearch(search)).toEqual(search);
  });

  it('leaves out what it does not', () => {
    expect(parseActivitySearch({})).toEqual({});
    for (const raw of [
      { job: '' },
      { job: 7 },
      { candidate: ['c'] },
      { by: 'nobody' },
      { by: ['person'] },
      { kinds: 'notes' },
      { kinds: [] },
      { kinds: ['machinery'] },
      { page: 2 },
    ]) {
      expect(parseActivitySearch(raw)).toEqual({});
    }
  });

  it('says kinds once and in one order, so that a choice has one address', () => {
    const { kinds } = parseActivitySearch({ kinds: ['notes', 'machinery', 'decisions', 'notes'] });
    expect(kinds).toEqual(['decisions', 'notes']);
  });
});

describe('a day', () => {
  const now = new Date(2026, 2, 29, 9); // the clocks are put forward in this night

  it('is today from its first hour to its last', () => {
    expect(dayOf(local(29, 0), now)).toBe(texts.activity.today);
    expect(dayOf(local(29, 23), now)).toBe(texts.activity.today);
  });

  it('is yesterday by the calendar, not by the hour', () => {
    expect(dayOf(local(28, 0), now)).toBe(texts.activity.yesterday);
    expect(dayOf(local(28, 23), now)).toBe(texts.activity.yesterday);
    expect(dayOf(local(28, 23, 1), new Date(2026, 2, 1))).toBe(texts.activity.yesterday);
  });

  it('has a date before that', () => {
    expect(dayOf(local(27, 23), now)).toMatch(/27/u);
    expect(dayOf(local(29, 9, 1), now)).not.toBe(texts.activity.today);
  });
});

describe('several things of one kind in one line', () => {
  it.each([
    ['tag.created', 45, 'created 45 tags'],
    ['job.deleted', 2, 'deleted 2 jobs'],
    ['nomination_stage.created', 3, 'added 3 stages'],
    ['tag.created', 1, null],
    ['setting.updated', 2, null],
  ] as const)('%s, %i of them: %s', (type, count, said) => {
    const many = manyOf({ type, count } as ActivityEntry);
    expect(many === null ? null : many.said.replace(WHOM, many.things)).toBe(said);
  });
});

describe('an account', () => {
  it.each([
    ['user.created', 'Ada Quill', 'added a person to the office: Ada Quill'],
    ['client.deleted', 'Careers page', 'removed an app’s access: Careers page'],
    ['user.updated', null, 'changed a person’s account'],
  ] as const)('%s of %s: %s', (type, account, said) => {
    const detail = { account, tags: [], from_stage: null, to_stage: null };
    expect(describeActivity({ type, detail } as unknown as ActivityEntry)).toBe(said);
  });
});

describe('a setting for everyone', () => {
  it.each([
    ['blind_mode', 'on', 'turned blind mode on'],
    ['blind_mode', 'off', 'turned blind mode off'],
    ['reading', 'off', 'paused reading'],
    ['blind_mode', null, 'turned blind mode on or off'],
    ['retention', null, 'changed the retention'],
    ['unknown', 'on', null],
  ] as const)('%s, %s: %s', (setting, setting_state, said) => {
    const detail = { setting, setting_state } as ActivityEntry['detail'];
    expect(changeOf({ type: 'setting.updated', detail } as ActivityEntry)).toBe(said);
  });
});

describe('a moment in a table', () => {
  it('is what this computer’s clock showed', () => {
    const late = new Date(2026, 0, 5, 23, 7, 9).toISOString();
    expect(clockOf(late)).toEqual({ day: '2026-01-05', time: '23:07:09' });
  });
});

describe('reasons to choose from', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are one a line, each once, as many as there are keys, none without end', () => {
    expect(parseReasons(' Too far \n\n\r\nToo far\nLanguage')).toEqual(['Too far', 'Language']);
    expect(parseReasons(Array.from({ length: 30 }, (_, index) => `Reason ${index}`).join('\n'))).toHaveLength(
      9,
    );
    expect(parseReasons('x'.repeat(1000))[0]).toHaveLength(200);
    expect(parseReasons('')).toEqual([]);
  });

  it('are the usual ones until somebody keeps a list, and again when it is empty', () => {
    expect(commonReasons()).toEqual(texts.notes.reasons);
    keepReasons('Too far\nLanguage');
    expect(commonReasons()).toEqual(['Too far', 'Language']);
    keepReasons(' \n ');
    expect(commonReasons()).toEqual(texts.notes.reasons);
    expect(storage.size).toBe(0);
  });

  it('are the usual ones where nothing can be kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('switched off');
      },
    });
    expect(commonReasons()).toEqual(texts.notes.reasons);
  });
});
