import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping, type Typing } from '../../../renderer/lib/typing.ts';

const pause = (): unknown => vi.advanceTimersByTime(200);

describe('what is typed in a field of the address', () => {
  let typing: Typing<string>;
  let passed: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    passed = [];
    typing = createTyping('', 200);
    typing.onPass((value) => passed.push(value));
  });
  afterEach(() => vi.useRealTimers());

  it('is passed on once a person pauses', () => {
    typing.type('a');
    typing.type('ab');
    expect(passed).toEqual([]);
    pause();
    expect(passed).toEqual(['ab']);
  });

  it('stays when the address arrives with what was typed before', () => {
    typing.type('ab');
    pause();
    typing.type('abc');
    typing.arrive('ab');
    expect(typing.draft.get()).toBe('abc');
    pause();
    expect(passed).toEqual(['ab', 'abc']);
  });

  it('stays when the address arrives twice, late', () => {
    for (const words of ['a', 'ab', 'abc']) {
      typing.type(words);
      pause();
    }
    typing.type('abcd');
    typing.arrive('a');
    typing.arrive('abc');
    expect(typing.draft.get()).toBe('abcd');
  });

  it('keeps a blank at its end, which the address leaves out', () => {
    typing.type('night ');
    pause();
    typing.arrive('night');
    expect(typing.draft.get()).toBe('night ');
  });

  it('gives way to what comes from elsewhere, and to what was typed once and comes back', () => {
    typing.type('ab');
    pause();
    typing.arrive('ab');
    typing.type('abc');
    typing.arrive('');
    expect(typing.draft.get()).toBe('');
    pause();
    expect(passed).toEqual(['ab']);
    typing.arrive('ab');
    expect(typing.draft.get()).toBe('ab');
  });

  it('is passed on at once when the field is left, and not twice', () => {
    typing.type('ab');
    typing.flush();
    typing.flush();
    pause();
    expect(passed).toEqual(['ab']);
  });

  it('is not passed on when it was typed back', () => {
    typing.type('a');
    typing.type('');
    pause();
    expect(passed).toEqual([]);
  });
});
