import { describe, expect, it } from 'vitest';
import {
  NEW_JOB,
  changedFields,
  conflictsOf,
  keepMine,
  parseDrafts,
  shownWords,
  takeTheirs,
  toFields,
  typed,
  type JobWords,
  typedSince,
} from '../../renderer/views/jobs/job_draft.ts';

const SAVED: JobWords = { ...NEW_JOB, title: 'Welder', description: 'Welds.' };

describe('what is typed of a job and not saved', () => {
  it('is over what is saved, and sent alone', () => {
    const draft = typed({}, SAVED, { description: 'Welds pipes.' });
    expect(shownWords(draft, SAVED)).toEqual({ ...SAVED, description: 'Welds pipes.' });
    expect(toFields(shownWords(draft, SAVED), changedFields(draft, SAVED))).toEqual({
      description: 'Welds pipes.',
    });
  });

  it('is nothing once it is typed back', () => {
    const draft = typed({}, SAVED, { title: 'Welder II' });
    expect(typed(draft, SAVED, { title: 'Welder' })).toEqual({});
  });

  it('does not conflict with what another window changed beside it, nor with the same words', () => {
    const draft = typed({}, SAVED, { title: 'Welder II' });
    const now = { ...SAVED, description: 'Welds ships.' };
    expect(conflictsOf(draft, now)).toEqual([]);
    expect(shownWords(draft, now).description).toBe('Welds ships.');
    expect(conflictsOf(draft, { ...SAVED, title: 'Welder II' })).toEqual([]);
  });

  it('conflicts with other words in the same field, until somebody says which stand', () => {
    const draft = typed({}, SAVED, { title: 'Welder II' });
    const now = { ...SAVED, title: 'Pipe welder' };
    expect(conflictsOf(draft, now)).toEqual(['title']);
    expect(conflictsOf(keepMine(draft, now, 'title'), now)).toEqual([]);
    expect(shownWords(keepMine(draft, now, 'title'), now).title).toBe('Welder II');
    expect(shownWords(takeTheirs(draft, 'title'), now).title).toBe('Pipe welder');
  });

  it('is still a conflict after more was typed', () => {
    const now = { ...SAVED, title: 'Pipe welder' };
    const draft = typed(typed({}, SAVED, { title: 'Welder II' }), now, { title: 'Welder III' });
    expect(conflictsOf(draft, now)).toEqual(['title']);
  });

  it('posting addresses are sent as a list', () => {
    const words = { ...NEW_JOB, urls: ' https://example.com/a\nhttps://example.com/b ' };
    expect(toFields(words, ['urls'])).toEqual({
      job_posting_urls: ['https://example.com/a', 'https://example.com/b'],
    });
  });

  it('reads what was kept, and leaves out what it cannot understand', () => {
    const draft = typed({}, SAVED, { title: 'Welder II' });
    expect(
      parseDrafts(JSON.parse(JSON.stringify({ a: draft, b: { title: 7, x: { was: '', now: '' } } }))),
    ).toEqual({
      a: draft,
    });
    expect(parseDrafts('no')).toEqual({});
  });
});

it('keeps what was typed while a job was saved, over what is saved by then', () => {
  const sent = typed({}, NEW_JOB, { title: 'Crane operator', description: 'By night.' });
  const then = { ...NEW_JOB, title: 'Crane operator', description: 'By night.' };
  expect(typedSince(sent, NEW_JOB, sent, then)).toEqual({});
  const now = typed(sent, NEW_JOB, { description: 'By night and day.' });
  const since = { description: { was: 'By night.', now: 'By night and day.' } };
  expect(typedSince(sent, NEW_JOB, now, then)).toEqual(since);
  // what is saved is on screen before it is answered for: then its fields are no draft
  const over_then = typed(sent, then, { description: 'By night and day.' });
  expect(typedSince(sent, NEW_JOB, over_then, then)).toEqual(since);
  expect(typedSince(sent, NEW_JOB, {}, then)).toEqual({});
});
