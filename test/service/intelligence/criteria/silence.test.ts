import { describe, expect, it } from 'vitest';
import { evaluateCriterion } from './ask.ts';
import { resume } from './resumes.ts';

/** Whether "not met" rests on words or on what is not mentioned; what is not stated always rests on silence. */

const PERSON = resume([
  'Robin Example',
  'robin@example.com',
  'Experience',
  'Backend developer, Fernhill Works',
  'Mar 2020 - Mar 2023',
  '• Wrote services in Java',
  'Education',
  'BSc Mathematics, Example University, 2019',
  'Skills',
  'Java, PostgreSQL, Docker',
  'Languages',
  'English (native), German (B1)',
]);

const ROWS: readonly (readonly [prompt: string, finding: string, rests_on_silence: boolean])[] = [
  ['Knows Kafka', 'not_met', true],
  ['Kafka or Terraform', 'not_met', true],
  ['Kafka and Java', 'not_met', true],
  ['Holds a CDL class A', 'not_met', true],
  ['Speaks Spanish', 'not_met', true],
  ['Has worked at Wexcombe Logistics', 'not_met', true],
  ['German at C1', 'not_met', false],
  // the language that is listed speaks against it, whatever else is missing
  ['German at C1 and Kafka', 'not_met', false],
  ['At least 10 years of Java', 'not_met', false],
  ['Has a doctorate', 'not_met', false],
  ['No Java', 'not_met', false],
  ['No Kafka', 'met', false],
  ['Knows Java', 'met', false],
  ['Has a work permit for Switzerland', 'not_stated', true],
];

describe('what an answer rests on', () => {
  it.each(ROWS)('%s: %s, silence: %s', (prompt_text, finding, rests_on_silence) => {
    expect(evaluateCriterion({ ...PERSON, prompt_text })).toMatchObject({ finding, rests_on_silence });
  });
});

describe('what is quoted where nothing is said', () => {
  const SHORT = resume([
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Backend developer, Fernhill Works',
    'Mar 2020 - Mar 2023',
  ]);

  it.each([
    'Speaks Spanish',
    'Two foreign languages',
    'IELTS 7',
    'Has a work permit for Switzerland',
    'Holds a CDL',
  ])('%s: never the name', (prompt_text) => {
    const answer = evaluateCriterion({ ...SHORT, prompt_text });
    expect(answer).toMatchObject({ is_criterion_met: false });
    const evidence = answer.state === 'EVALUATED' ? answer.evidence : [];
    const quoted = evidence.map(({ start, end }) => SHORT.document.text.slice(start, end));
    expect(quoted.join(' ')).not.toContain('Robin');
  });
});
