import { describe, expect, it } from 'vitest';
import { standsInLists } from '#service/intelligence/criteria/only_listed.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { evaluateCriterion } from './ask.ts';
import { resume } from './resumes.ts';

/** What is met because a list of skills names it, which shows nothing at work. */

const PERSON = resume([
  'Robin Example',
  'robin@example.com',
  'Experience',
  'Backend developer, Fernhill Works',
  'Mar 2020 - Mar 2023',
  '• Wrote services in Java',
  'Skills',
  'Java, PostgreSQL, Docker, AWS Certified Developer',
  'Languages',
  'English (native), German (B1)',
]);

const said = (...words: readonly (readonly [start: number, end: number, stance?: 'for' | 'against'])[]) =>
  words.map(([start, end, stance = 'for']) => ({ start, end, stance }));

describe('only listed', () => {
  it.each([
    ['Knows PostgreSQL', true],
    ['Docker and PostgreSQL', true],
    // a job shows it as well
    ['Knows Java', false],
    ['Docker and Java', false],
    // named is proven
    ['Speaks German', false],
    ['AWS certification', false],
    // nothing is listed of what is denied, or not met
    ['No Kafka', false],
    ['Knows Kafka', false],
  ])('%s: %s', (prompt_text, only_listed) => {
    expect(evaluateCriterion({ ...PERSON, prompt_text })).toMatchObject({ only_listed });
  });

  const profile = {
    sections: [
      { kind: 'work', start: 0, end: 500 },
      { kind: 'skills', start: 500, end: 600 },
      { kind: 'skills', start: 900, end: 950 },
    ],
  } as unknown as Profile;
  it.each([
    ['is what stands in any list', said([510, 520], [900, 950]), true],
    ['is not what a job shows as well', said([510, 520], [20, 60]), false],
    ['is not what goes beyond the list', said([590, 610]), false],
    ['does not heed what speaks against it', said([510, 520], [20, 60, 'against']), true],
    ['is nothing without words', said(), false],
  ])('%s', (_, evidence, is_listed) => {
    expect(standsInLists(evidence, profile)).toBe(is_listed);
  });
});
