import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LetterTemplate, PreviewedLetter } from '../../../renderer/api/letters.ts';
import { isComplete, problemsOf } from '../../../renderer/features/letters/missing_words.ts';
import { rememberTemplate, templateFor } from '../../../renderer/features/letters/remembered.ts';

const template = (id: string, kind: LetterTemplate['kind'], language: string): LetterTemplate => ({
  id,
  remote_id: id,
  name: id,
  kind,
  language,
  subject: 'A call',
  body: 'May I call you?',
  position: 0,
  unknown_fields: [],
  created_at: '2026-03-02T09:30:00.000Z',
  modified_at: '2026-03-02T09:30:00.000Z',
});
const ALL = [
  template('call', 'invite', 'en'),
  template('visit', 'invite', 'en'),
  template('Anruf', 'invite', 'de'),
  template('no', 'decline', 'en'),
];
const chosen = (wanted: Parameters<typeof templateFor>[1], all = ALL): string | undefined =>
  templateFor(all, wanted)?.id;

describe('the template to begin with', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    [{}, 'call'],
    [{ kind: 'decline' }, 'no'],
    [{ language: 'de' }, 'Anruf'],
    // no such language: one of the kind all the same
    [{ kind: 'decline', language: 'de' }, 'no'],
    [{ kind: 'ask' }, 'call'],
  ] as const)('for %j is %s', (wanted, id) => expect(chosen(wanted)).toBe(id));

  it('is the one chosen last, of each kind and language', () => {
    rememberTemplate(ALL[1]!);
    rememberTemplate(ALL[3]!);
    expect(chosen({})).toBe('no');
    expect(chosen({ kind: 'invite' })).toBe('visit');
    expect(chosen({ kind: 'invite', language: 'de' })).toBe('Anruf');
    // it was deleted
    expect(chosen({ kind: 'invite' }, [ALL[0]!, ALL[2]!])).toBe('call');
  });

  it('is the first where what was kept is damaged, and none where there is none', () => {
    kept.set('longlist.letters', '{"kind":');
    expect(chosen({})).toBe('call');
    kept.set('longlist.letters', '7');
    expect(chosen({})).toBe('call');
    expect(chosen({}, [])).toBeUndefined();
  });
});

it('a letter says what it lacks, and is complete where it shows none of it', () => {
  const letter: PreviewedLetter = {
    candidate_id: 'c',
    full_name: 'Ana Ruiz',
    to: 'ana@example.com',
    subject: 'A call',
    body: 'May I call you?',
    missing: [{ field: 'agency', reason: 'empty', nearest: null, is_gap: false }],
    mailto: null,
    no_mailto: 'too_long',
  };
  expect(problemsOf(letter)).toEqual(['Agency is not known, so its line is left out.']);
  expect(isComplete(letter)).toBe(true);
  const without: PreviewedLetter = {
    ...letter,
    to: null,
    no_mailto: 'no_email',
    missing: [
      { field: 'client', reason: 'empty', nearest: null, is_gap: true },
      { field: 'frist_name', reason: 'unknown', nearest: 'first_name', is_gap: true },
      { field: 'salary', reason: 'unknown', nearest: null, is_gap: true },
    ],
  };
  expect(problemsOf(without)).toEqual([
    'No e-mail address: the letter has no recipient.',
    'Client is not known, so the text has a gap.',
    'There is no field {{frist_name}}. Did you mean {{first_name}}?',
    'There is no field {{salary}}.',
  ]);
  expect(isComplete(without)).toBe(false);
});
