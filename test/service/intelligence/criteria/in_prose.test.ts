import { describe, expect, it } from 'vitest';
import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';
import { worker } from './rows.ts';

/** What is met by one statement among others of a long sentence is less sure: what stands beside it may turn it. */

const criteria = createCriteria(lexiconTableTexts());
const sureness = (prompt: string, line: string) => {
  const [given] = criteria.evaluate([prompt], resume(worker([line])));
  if (given?.state !== 'EVALUATED') throw new Error(`${prompt} was not evaluated`);
  expect(given.finding).toBe('met');
  return given.confidence_score;
};

describe('met by a long sentence', () => {
  it.each([
    ['Has worked with Kubernetes', 'Used Kubernetes every day', 'sure'],
    [
      'Has worked with Kubernetes',
      'Used Kubernetes every day beside the old machines that the sister company kept in its cellar',
      'less sure',
    ],
    // dates decide, whatever stands beside them
    [
      'At least 2 years of Java',
      'Wrote services in Java for the many branches of the chain, beside the old ones that nobody wanted to keep',
      'sure',
    ],
  ])('%s: %s', (prompt, line, how) => {
    if (how === 'sure') expect(sureness(prompt, line)).toBeGreaterThan(0.85);
    else expect(sureness(prompt, line)).toBeLessThanOrEqual(0.84);
  });
});
