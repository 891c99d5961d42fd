import { describe, expect, it } from 'vitest';
import { resume } from './resumes.ts';
import { worker } from './rows.ts';
import { answer, judge } from './judge.ts';

describe('a mention is no possession', () => {
  it.each([
    ['Used Kubernetes every day', 'met'],
    ['Never used Kubernetes', 'not_met'],
    ['Planning to learn Kubernetes', 'not_met'],
    ['Kubernetes was run by another department', 'not_met'],
    ['Attended a talk on Kubernetes', 'not_met'],
    ['Play with Kubernetes at home', 'not_met'],
  ])('%s: %s', (line, finding) => {
    expect(answer('Has worked with Kubernetes', worker([line])).finding).toBe(finding);
  });

  it.each([
    ['PMP, valid until 2028', 'met'],
    ['PMP, expired 2019', 'not_met'],
    ['PMP (exam booked)', 'not_met'],
    ['PMP', 'not_stated'],
  ])('a certificate that must be valid: %s: %s', (line, finding) => {
    const lines = [...worker(['Kept the plans']), 'Certifications', line];
    expect(answer('Holds a valid PMP certificate', lines).finding).toBe(finding);
  });
});

describe('sizes of teams', () => {
  it.each([
    ['Led a team of 12', 'met'],
    ['12 direct reports', 'met'],
    ['Supervised nine clerks', 'not_met'],
    ['Führte ein Team von fünfzehn Personen', 'met'],
    ['Individual contributor without direct reports', 'not_met'],
    ['Kept the shelves in order', 'not_stated'],
  ])('%s: %s', (line, finding) => {
    expect(answer('Has led at least 10 people', worker([line])).finding).toBe(finding);
  });
});

describe('how soon somebody could start', () => {
  it.each([
    ['Notice period: two weeks', 'met'],
    ['Notice period: three months', 'not_met'],
    ['Likes long walks', 'not_stated'],
  ])('%s: %s', (line, finding) => {
    expect(answer('Can start within four weeks', worker([line])).finding).toBe(finding);
  });
});

describe('humble by construction', () => {
  const lines = worker(['Built services in Java'], 'Java, SQL');

  it('says which words it did not understand, and is not sure', () => {
    const given = answer('At least 2 years of Java in 3 zeppelins', lines);
    expect(given.finding).toBe('not_stated');
    expect(given.confidence_score).toBeLessThanOrEqual(0.5);
    expect(given.not_understood).toContain('3');
    expect(given.explanation).toContain('Not understood: 3');
  });

  it('leaves a slot open that nothing in the evidence carries', () => {
    expect(answer('Experience with Java in banking', lines).finding).not.toBe('met');
  });

  it('is never met without a quote, and the same in any order', () => {
    const prompts = ['Java', 'Kubernetes', 'Lives in Leeds', 'At least 1 year of Java', 'Speaks Polish'];
    const source = resume(lines);
    const answers = judge.evaluateCriteria(prompts, source);
    const backwards = judge.evaluateCriteria(prompts.toReversed(), source).toReversed();
    expect(JSON.stringify(answers)).toBe(JSON.stringify(backwards));
    for (const given of answers) {
      if (given.state !== 'EVALUATED' || !given.is_criterion_met) continue;
      expect(given.evidence.some(({ stance }) => stance === 'for')).toBe(true);
    }
  });

  it('refuses what must not decide about a person', () => {
    const [given] = judge.evaluateCriteria(['Is younger than 35'], resume(lines));
    expect(given).toMatchObject({ state: 'FAILED', reason: 'PROTECTED_CHARACTERISTIC' });
  });
});
