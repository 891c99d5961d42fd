import { describe, expect, it } from 'vitest';
import { worker } from './rows.ts';
import { answer, reading } from './judge.ts';

describe('how a criterion opens asks for nothing', () => {
  it.each([
    '1. Has worked with Kubernetes',
    'b) Has worked with Kubernetes',
    'Please check whether the applicant has worked with Kubernetes',
    'It is essential that the candidate has worked with Kubernetes',
    'Bitte prüfen, ob die Person mit Kubernetes gearbeitet hat',
    'Wir suchen eine Person, die mit Kubernetes gearbeitet hat',
    'Either Kubernetes or, failing that, Ansible',
  ])('%s', (criterion) => {
    expect(reading(criterion).open).toEqual([]);
    expect(answer(criterion, worker(['Used Kubernetes every day'])).finding).toBe('met');
  });

  it('keeps an ordinal that is part of a name', () => {
    expect(reading('2. Staatsexamen').understood).toContain('2');
  });

  it.each(['Must not have worked at Acme Tools Ltd', 'Nobody from Acme Tools Ltd'])(
    'denies: %s',
    (criterion) => {
      expect(reading(criterion).understood).toContain('Not');
    },
  );
});

describe('what a resume says of permission to work', () => {
  it.each([
    ['Full right to work', 'met'],
    ['No visa sponsorship required', 'met'],
    ['I do not hold a work permit and need sponsorship', 'not_met'],
    ['Work visa application submitted', 'not_met'],
    ['Kept the shelves in order', 'not_stated'],
  ])('%s: %s', (line, finding) => {
    expect(answer('Has the right to work without sponsorship', worker([line])).finding).toBe(finding);
  });
});

describe('what a resume says of hours', () => {
  it.each([
    ['Flexible, including night shifts', 'met'],
    ["I don't mind night shifts", 'met'],
    ['Night shifts are not possible', 'not_met'],
    ['Part-time hours only', 'not_met'],
    ['Kept the shelves in order', 'not_stated'],
  ])('%s: %s', (line, finding) => {
    expect(answer('Willing to work night shifts', worker([line])).finding).toBe(finding);
  });
});
