import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  begunFor,
  forgetBegun,
  keepLetter,
  wordsBegun,
} from '../../../renderer/features/letters/letter_drafts.ts';
import { forgetDraftsNaming, keepDraft, readAnyDraft } from '../../../renderer/lib/drafts.ts';

const [ANA, BO] = ['0198c0de-0000-7000-8000-0000000000a1', '0198c0de-0000-7000-8000-0000000000b0'];
const TO_BOTH = { candidate_ids: [ANA, BO], job_id: null };
const WORDS = { subject: 'Hello', body: 'Half a thought' };

/** What a browser keeps of a tab, in memory. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const refused = (): never => {
  throw new Error('Storage is switched off.');
};

afterEach(() => {
  forgetBegun(TO_BOTH);
  vi.unstubAllGlobals();
});

describe.each([
  ['kept with the tab', storage],
  ['with storage switched off', () => ({ getItem: refused, setItem: refused, removeItem: refused })],
])('a letter that was begun, %s', (_, made) => {
  beforeEach(() => vi.stubGlobal('sessionStorage', made()));

  it('is there for the same people in any order, by its template, and for nobody else', () => {
    keepLetter(TO_BOTH, 'one', WORDS);
    keepLetter(TO_BOTH, 'two', { ...WORDS, body: 'Another' });
    const other_order = { ...TO_BOTH, candidate_ids: [BO, ANA] };
    expect(begunFor(other_order)?.template_id).toBe('two');
    expect(wordsBegun(other_order, 'one')).toEqual(WORDS);
    expect(begunFor({ ...TO_BOTH, candidate_ids: [ANA] })).toBeNull();
    expect(begunFor({ ...TO_BOTH, kind: 'decline' })).toBeNull();
    keepLetter(TO_BOTH, 'one', null);
    expect(wordsBegun(TO_BOTH, 'one')).toBeNull();
    keepLetter(TO_BOTH, 'two', null);
    expect(begunFor(TO_BOTH)).toBeNull();
  });

  it('goes with a candidate, and so does what was noted about them', () => {
    keepLetter(TO_BOTH, null, WORDS);
    keepDraft(BO, { text: 'Called' });
    keepDraft('jobs', { new: {} });
    forgetDraftsNaming(BO);
    expect([begunFor(TO_BOTH), readAnyDraft(BO), readAnyDraft('jobs')]).toEqual([null, null, { new: {} }]);
    keepDraft('jobs', null);
  });
});

it.each([
  ['{'],
  ['[]'],
  ['{"template_id":null,"words":[1]}'],
  ['{"template_id":"a","words":{"a":{"subject":1}}}'],
])('what is no letter is none: %s', (written) => {
  vi.stubGlobal('sessionStorage', { ...storage(), getItem: () => written });
  expect(begunFor(TO_BOTH)).toBeNull();
});
