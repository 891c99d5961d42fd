import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { nextHeld, onChecked } from '../../../renderer/api/checking.ts';
import { criterionKeys } from '../../../renderer/api/criteria.ts';
import { marksFound } from '../../../renderer/api/criterion_counts.ts';
import type { CriterionMark, MarkFinding, Marks } from '../../../renderer/api/marks.ts';

const at = (value: number, name = 'job') => ({ name, value });

describe('what is held', () => {
  it('is what it was when that began, and nothing once it is over', () => {
    expect(nextHeld(null, at(1), false)).toBeNull();
    const held = nextHeld(null, at(1), true);
    expect(held).toEqual(at(1));
    expect(nextHeld(held, at(2), true)).toBe(held);
    expect(nextHeld(held, at(2), false)).toBeNull();
  });

  it('is not what had another name', () => {
    expect(nextHeld(at(1), at(2, 'another job'), true)).toEqual(at(2, 'another job'));
  });
});

const run = (state: string) => ({ state });
const key = (job: string) => [...criterionKeys.runs, job];

describe('the end of a check', () => {
  it('is told once for each that ran, and no more after that was ended', () => {
    const client = new QueryClient();
    const told: string[] = [];
    const stop = onChecked(client, () => void told.push('over'));
    client.setQueryData(key('one'), run('READY'));
    expect(told).toEqual([]);
    client.setQueryData(key('one'), run('RUNNING'));
    client.setQueryData(key('two'), run('RUNNING'));
    client.setQueryData(key('one'), run('RUNNING'));
    expect(told).toEqual([]);
    client.setQueryData(key('one'), run('READY'));
    client.setQueryData(key('one'), run('READY'));
    expect(told).toEqual(['over']);
    client.setQueryData(['others'], run('READY'));
    expect(told).toEqual(['over']);
    client.setQueryData(key('two'), run('CANCELLED'));
    expect(told).toEqual(['over', 'over']);
    client.setQueryData(key('two'), run('RUNNING'));
    stop();
    client.setQueryData(key('two'), run('READY'));
    expect(told).toEqual(['over', 'over']);
  });
});

const marks = (finding: MarkFinding): ReadonlyMap<string, Marks> =>
  new Map([['ada', new Map([['sql', { finding } as CriterionMark]])]]);
const found = (data: ReadonlyMap<string, Marks> | undefined, isPlaceholderData = false, isError = false) =>
  marksFound({ data, isPlaceholderData, isError });

describe('the answers of several resumes', () => {
  it('are known once each is there, and are of the people at hand', () => {
    const data = marks('met');
    expect(found(data)).toBe(data);
    expect(found(marks('in_progress'))).toBeUndefined();
    expect(found(undefined)).toBeUndefined();
    // of the people before: fewer or others, so that figures would be too high
    expect(found(data, true)).toBeUndefined();
  });

  it('are given up where they cannot be had, but not those that are there', () => {
    expect(found(undefined, false, true)).toBeNull();
    expect(found(marks('met'), true, true)).toBeNull();
    expect(found(marks('met'), false, true)).toEqual(marks('met'));
  });
});
