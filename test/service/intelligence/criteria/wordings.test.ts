import { describe, expect, it } from 'vitest';
import { worker } from './rows.ts';
import { answer } from './judge.ts';

const educated = (...lines: readonly string[]): string[] => [
  ...worker(['Kept the plans']),
  'Education',
  ...lines,
];

describe('degrees in other words', () => {
  it.each([
    ['Degree with geography as main subject', 'not_met'],
    ['Degree with zorblatry as main subject', 'not_stated'],
    ["Master's degree or an equivalent diploma", 'met'],
    ['A doctorate in hand, not pending', 'not_met'],
    ["An MBA and a master's degree", 'not_met'],
    ['Enrolled at a university or institute of technology', 'not_met'],
  ])('%s: %s', (criterion, finding) => {
    const lines = educated('MSc Physics, University of Nowhere', '2012 - 2014');
    expect(answer(criterion, lines).finding).toBe(finding);
  });
});

describe('licences and certificates', () => {
  it('is read from the lines under the name', () => {
    const [name = '', ...rest] = worker(['Drove tankers']);
    const lines = [name, 'CDL class A, good through 2030', ...rest];
    expect(answer('Class A CDL', lines).finding).toBe('met');
  });

  it('takes an example for what it is an example of', () => {
    const lines = educated('PGCE with QTS, University of Nowhere', '2015 - 2016');
    expect(answer('Abgeschlossene Lehrerausbildung (z. B. PGCE mit QTS)', lines).finding).toBe('met');
  });
});

describe('sums and shares', () => {
  it.each([
    ['A budget of more than $1M', 'Held a budget of $310K', 'not_met'],
    ['A budget of more than $1M', 'Held a budget of $2.5M', 'met'],
    ['A budget of over a million euros a year', 'Held a budget of 1.4 million euros', 'met'],
    ['A budget of over a million euros a year', 'Held a budget of 600,000 euros', 'not_met'],
    ['Brought hosting costs down by more than a quarter', 'Cut hosting costs by 40 %', 'met'],
    ['Brought hosting costs down by more than a quarter', 'Cut hosting costs by 10 %', 'not_met'],
    ['Has reduced latency', 'Cut median latency from 400 ms to 90 ms', 'met'],
  ])('%s, where the resume says “%s”: %s', (criterion, line, finding) => {
    expect(answer(criterion, worker([line])).finding).toBe(finding);
  });
});

it('a bracket in a list speaks of the name before it', () => {
  const lines = worker(['Kept the plans'], 'Sketch, Figma (course only)');
  expect(answer('Knows Sketch', lines).finding).toBe('met');
  expect(answer('Knows Figma', lines).finding).not.toBe('met');
});
