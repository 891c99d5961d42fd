import { describe, expect, it } from 'vitest';
import { evaluateCriterion } from './ask.ts';
import { resume } from './resumes.ts';

/** A resume whose one job has this one bullet. */
const saying = (sentence: string) =>
  resume([
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Specialist, Fernhill Works',
    'Mar 2020 - Present',
    `• ${sentence}`,
    'Education',
    'BSc Physics, University of Bristol, 2015',
  ]);

const PAIRS: readonly (readonly [criterion: string, sentence: string, met: boolean])[] = [
  ['Has carried the pager', 'Took part in the on-call rotation every third week', true],
  ['Has carried the pager', 'Repaired pumps and valves', false],
  ['Reduced scrap', 'Cut scrap on line 3 by 14%', true],
  ['Reduced scrap', 'Cut customer complaints by 14%', false],
  ['Reduced scrap by a fifth or more', 'Cut scrap on line 3 by 14%', false],
  ['Reduced scrap by a tenth or more', 'Cut scrap on line 3 by 14%', true],
  ['Has saved the company money', 'Reduced annual carrier spend by $310K', true],
  ['Has saved the company money', 'Reviewed carrier spend each quarter', false],
  ['Has made cold calls', 'Cold-called 60 prospects a day', true],
  ['Has made cold calls', 'Answered calls from customers', false],
  ['Holds a patent', 'Named on two patents for gear housings', true],
  ['Holds a patent', 'Built gear housings', false],
  ['Has run a business of his own', 'Ran my own one-man repair shop on weekends', true],
  ['Has run a business of his own', 'Repaired machines for a family business', false],
  ['Has reduced employee turnover', 'Lowered voluntary turnover from 22% to 15%', true],
  ['Has reduced employee turnover', 'Doubled turnover to EUR 2 million', false],
  [
    'Has handled union negotiations or collective bargaining',
    'Negotiated with the union over shift pay',
    true,
  ],
  ['Has handled union negotiations or collective bargaining', 'Negotiated with suppliers over prices', false],
  [
    'Led the migration of a monolith to microservices',
    'Split the ordering monolith into nine services',
    true,
  ],
  ['Led the migration of a monolith to microservices', 'Wrote REST services in Java', false],
  ['Has mentored junior engineers', 'Mentored 3 junior engineers', true],
  ['Has run A/B tests', 'Ran A/B tests on the checkout page', true],
  ['Has run A/B tests', 'Ran load tests on the checkout page', false],
  [
    'Recommender systems: any contact with them so far?',
    'Tuned recommendation algorithms with the data team',
    true,
  ],
  ['Recommender systems: any contact with them so far?', 'Recommended tools to the data team', false],
  ['Has opened a new restaurant', 'Opened the second restaurant in May 2022', true],
  ['Has opened a new restaurant', 'Waited tables in a restaurant', false],
  ['Has run a merger or acquisition', 'Carried out due diligence for two takeovers', true],
  ['Has volunteered', 'Volunteer at the food bank', true],
  ['Has introduced ISO 9001', 'Introduced ISO 9001 in three plants', true],
  ['Has written a runbook', 'Wrote the runbook for the order system', true],
  ['Has written a runbook', 'Followed the runbook for the order system', false],
  ['Has published academic papers', 'Published two papers in conference proceedings', true],
  ['Has published academic papers', 'Delivered papers and magazines', false],
  ['Has taught at a university', 'Lecturer in statistics at Hull University', true],
  ['Has taught at a university', 'Sold software to universities', false],
];

describe('what a person has done', () => {
  it.each(PAIRS)('%s / %s', (prompt_text, sentence, met) => {
    const answer = evaluateCriterion({ ...saying(sentence), prompt_text });
    expect(answer).toMatchObject({ state: 'EVALUATED', is_criterion_met: met });
  });
});
