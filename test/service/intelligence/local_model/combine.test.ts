import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { checkVerdict, withModelVerdict } from '#service/intelligence/local_model/combine.ts';
import { mayAskModel, modelScope, type RuleAnswer } from '#service/intelligence/local_model/scope.ts';
import type { ModelVerdict } from '#service/intelligence/local_model/verdicts.ts';
import { shippedReader } from '../../../helpers/reader.ts';

describe('what a model may answer', () => {
  it.each([
    ['Has sailed around the world on a tall ship', 'words'],
    ['Holds a bachelor of harpsichord restoration', 'open'],
    ['Nach fünf Jahren Java noch neugierig', 'open'],
    ['At least 5 years of Java', 'none'],
    ['Speaks French at B2', 'none'],
    ['Is authorised to work in Canada', 'none'],
    ['Willing to relocate', 'none'],
    ['Expects a salary below 60,000', 'none'],
    ['Is younger than 40', 'none'],
    ['?', 'none'],
  ])('%s: %s', (prompt, scope) => {
    expect(modelScope(prompt, shippedReader())).toBe(scope);
  });

  const span = [{ start: 0, end: 3, stance: 'for' as const }];
  it.each([
    ['words', 'met', true],
    ['words', 'not_met', true],
    ['words', 'not_stated', true],
    ['open', 'met', false],
    ['open', 'not_met', false],
    ['open', 'not_stated', true],
    ['none', 'not_stated', false],
  ] as const)('%s, which the rules answered with %s: %s', (scope, finding, asked) => {
    expect(mayAskModel(scope, { finding, evidence: span })).toBe(asked);
  });
  it('never what is met by what a person entered by hand', () => {
    expect(mayAskModel('words', { finding: 'met', evidence: [] })).toBe(false);
  });
});

const TEXT = 'Ran the harbour regatta for charity in 2021. Never led a team.';
const QUOTE = 'Ran the harbour regatta for charity';
const AGAINST = 'Never led a team';
const INVENTED = 'Founded three charities';

function rule(finding: Finding): RuleAnswer {
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated',
    engine: 'meaning',
    confidence_score: 0.6,
    explanation: 'By the rules.',
    understood_as: 'whatever was asked',
    evidence: [],
    told: { explanation: [], understood_as: [] },
    not_understood: [],
  };
}

/** finding, engine's last word, confidence of what comes out of both. */
function joined(
  verdict: ModelVerdict['verdict'],
  quotes: string[],
  by_rules: Finding,
  scope: 'words' | 'open',
) {
  const source = { text: TEXT, passages: [{ start: 0, end: TEXT.length }] };
  const checked = checkVerdict({ verdict, quotes }, source);
  const before = rule(by_rules);
  const after = withModelVerdict(before, checked, { model: 'tiny:1b', scope, text: TEXT });
  return after === before ? 'rules' : `${after.finding} ${after.confidence_score}`;
}

describe('rules and model together', () => {
  it.each([
    // verdict, quotes, the rules' finding, what a model may answer → what counts
    ['met', [QUOTE], 'met', 'words', 'met 0.85'],
    ['met', [QUOTE], 'not_stated', 'words', 'met 0.75'],
    ['met', [QUOTE], 'not_met', 'words', 'met 0.51'],
    ['met', [QUOTE], 'not_stated', 'open', 'met 0.75'],
    ['met', [INVENTED], 'not_stated', 'words', 'rules'],
    ['met', [INVENTED], 'not_met', 'words', 'rules'],
    ['met', [], 'not_stated', 'open', 'rules'],
    ['met', [INVENTED, QUOTE], 'not_stated', 'words', 'met 0.75'],
    ['not_met', [AGAINST], 'not_met', 'words', 'not_met 0.75'],
    ['not_met', [AGAINST], 'not_stated', 'open', 'not_met 0.65'],
    ['not_met', [AGAINST], 'met', 'words', 'not_met 0.51'],
    ['not_met', [], 'met', 'words', 'rules'],
    ['not_met', [INVENTED], 'not_stated', 'words', 'rules'],
    ['insufficient_evidence', [], 'not_stated', 'words', 'not_stated 0.3'],
    ['insufficient_evidence', [], 'met', 'words', 'not_stated 0.1'],
    ['insufficient_evidence', [], 'not_stated', 'open', 'rules'],
  ] as const)('%s with %j, rules %s, %s: %s', (verdict, quotes, by_rules, scope, expected) => {
    expect(joined(verdict, [...quotes], by_rules, scope)).toBe(expected);
  });

  it('quote first, then who read it; evidence stands in the text', () => {
    const source = { text: TEXT, passages: [] };
    const answer = (verdict: ModelVerdict['verdict'], quote: string) =>
      withModelVerdict(rule('not_stated'), checkVerdict({ verdict, quotes: [quote, quote] }, source), {
        model: 'tiny:1b',
        scope: 'words',
        text: TEXT,
      });
    const met = answer('met', QUOTE);
    expect(met).toMatchObject({
      is_criterion_met: true,
      engine: 'model tiny:1b',
      explanation: `The resume says “${QUOTE}”. Read by tiny:1b on this computer.`,
    });
    expect(met.evidence).toEqual([{ start: 0, end: QUOTE.length, stance: 'for' }]);
    expect(answer('not_met', AGAINST).explanation).toBe(
      `The resume says “${AGAINST}”, which speaks against it. Read by tiny:1b on this computer.`,
    );
    expect(answer('insufficient_evidence', QUOTE)).toMatchObject({ is_criterion_met: false, evidence: [] });
  });
});
