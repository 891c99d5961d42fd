import { describe, expect, test } from 'vitest';
import { MAX_PROMPT } from '#service/intelligence/criteria/engine.ts';
import { evaluateCriteria, evaluateCriterion } from './ask.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { developer, manager, nurse, resume, stuffed } from './resumes.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

const PIECES =
  'a|aaaa |5 years |((((|or |and |no |not |Java, |in |A|the candidate |degree or |1|1.|é|😀| |years of |lives in |manage team of 5 |at least |Has worked at A |- |.,|"|Python and |certified |with |\\|(x) |speaks |has not |led team with |GPA 3.5 |https://www.a|a-|x@|12/|is a |man |aged 3|Bachelor of Science in |A& |über |x, or |between 1 and 2 years |one of: a, |in the last 5 '.split(
    '|',
  );

/** A small generator of our own, so that the same prompts are asked on every run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function sound(who: CriterionSource, prompt_text: string): void {
  const answer = evaluateCriterion({ ...who, prompt_text });
  if (answer.state === 'FAILED') {
    expect(answer.reason).toBe('PROTECTED_CHARACTERISTIC');
    return;
  }
  expect(answer.explanation.isWellFormed()).toBe(true);
  expect(answer.understood_as.isWellFormed()).toBe(true);
  expect(answer.explanation.length).toBeLessThanOrEqual(600);
  for (const { start, end } of answer.evidence) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(who.document.text.length);
  }
  if (answer.is_criterion_met) expect(answer.evidence.some(({ stance }) => stance === 'for')).toBe(true);
}

describe('prompts nobody writes', () => {
  test('2,000 characters of one piece are answered, and soon', async () => {
    for (const piece of PIECES) {
      const prompt = piece.repeat(Math.ceil(MAX_PROMPT / piece.length));
      // generous: a regular expression that explodes takes hours
      await expectSoon(2_000, (tried) => sound(developer, prompt.slice(0, MAX_PROMPT - tried)));
    }
  });

  test('pieces in any order are answered', () => {
    const random = randomly(7);
    for (const who of [developer, nurse, manager]) {
      for (let round = 0; round < 30; round += 1) {
        const length = 1 + Math.floor(random() * 12);
        const prompt = Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
        sound(who, prompt);
      }
    }
  });

  test('what stands beyond 2,000 characters changes nothing', () => {
    const long = `Java ${'and Java '.repeat(300)}`;
    const answer = evaluateCriterion({ ...developer, prompt_text: long });
    expect(
      evaluateCriterion({ ...developer, prompt_text: `${long.slice(0, MAX_PROMPT)} and Cobol` }),
    ).toEqual(answer);
  });
});

describe('resumes nobody writes', () => {
  test('without a word there is no answer, and it says what to do', () => {
    const empty = resume(['  ', '']);
    expect(evaluateCriterion({ ...empty, prompt_text: 'Java' })).toEqual({
      state: 'FAILED',
      reason: 'NO_TEXT',
      message: expect.stringContaining('Add a resume'),
      told: { explanation: [{ code: 'no_text', args: {} }], understood_as: [] },
    });
    expect(evaluateCriterion({ ...empty, prompt_text: 'Is female' })).toMatchObject({
      reason: 'PROTECTED_CHARACTERISTIC',
    });
  });

  test('a line of half a megabyte is evaluated in time', async () => {
    const prompts = ['Java', 'Has managed people', '5+ years Java', 'Speaks German', 'Has sung in an opera'];
    await expectSoon(10_000, (tried) => {
      const line = `Led a team of 5 people with Java ${'led team '.repeat(20_000 + tried)}`;
      const long = resume(['Jo Example', 'Experience', line]);
      for (const prompt of prompts) sound(long, prompt);
    });
  });

  test('orders inside a resume change no answer', () => {
    const prompts = ['Java', 'Driver', '2+ years of experience', 'Speaks Japanese', 'PMP', 'Lives in Berlin'];
    const plain = resume([
      'Pat Example',
      'pat@example.com',
      'Experience',
      'Driver, Fernhill Haulage, 2022 - 2024',
      '• Delivered parcels on a fixed route',
    ]);
    const verdicts = (who: CriterionSource): unknown[] =>
      evaluateCriteria(prompts, who).map((answer) =>
        answer.state === 'EVALUATED' ? [answer.is_criterion_met, answer.confidence_score] : answer,
      );
    expect(verdicts(stuffed)).toEqual(verdicts(plain));
  });
});

test('the same input gives the same bytes, alone and among others', () => {
  const prompts = ['5+ years Java', 'Speaks Polish or German', 'No PHP', 'Is female', 'Has led a team of 5'];
  const together = JSON.stringify(evaluateCriteria(prompts, developer));
  const alone = prompts.map((prompt_text) => evaluateCriterion({ ...developer, prompt_text }));
  expect(JSON.stringify(alone)).toBe(together);
  expect(JSON.stringify(evaluateCriteria(prompts.toReversed(), developer).toReversed())).toBe(together);
});
