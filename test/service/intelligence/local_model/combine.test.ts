import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { checkVerdict, withModelVerdict } from '#service/intelligence/local_model/combine.ts';
import { mayAskModel, modelScope, type RuleAnswer } from '#service/intelligence/local_model/scope.ts';
import { asWritten, slotsOf, slotText, type ModelSlot } from '#service/intelligence/local_model/slots.ts';
import type { ModelVerdict } from '#service/intelligence/local_model/verdicts.ts';
import { withoutDenial } from '#service/intelligence/local_model/words.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf } from '../../../helpers/document.ts';
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
    ['Neither zither tuning nor harp repair', 'none'],
    ['?', 'none'],
  ])('%s: %s', (prompt, scope) => {
    expect(modelScope(prompt, shippedReader()).scope).toBe(scope);
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

const LINES = [
  'Nadia Brandt',
  'Experience',
  'Club steward, Harbour Club, 2015 to 2022',
  'Ran the harbour regatta for charity in 2021. Never led a team.',
  'Trained beginners in navigation, in the evenings',
  'Skipper licence, expired in 2019',
  'Planning to sit the radio exam',
  'Handled the club accounts without outside help',
  'No driving licence',
  'Never late, sold zithers',
  'Sold zithers for years, never sold harps',
  'Sold zithers, never by hand',
  'Never sold zithers abroad',
  'Never sold zithers professionally',
  'Has not sold any zithers',
  'Never sold zithers or harps',
  'Built harpsichords for six years',
  'Built harpsichords, restored lutes',
  'Never built harpsichords',
];
const document = documentOf(LINES);
const TEXT = document.text;
const QUOTE = 'Ran the harbour regatta for charity';
const AGAINST = 'Never led a team';
const INVENTED = 'Founded three charities';

const { judge, lexicon } = shippedReader();
const reference_date = '2026-01';
const profile = readProfile(document, { reference_date, lexicon });
const facts = judge.factsOf({ document, profile, lexicon, reference_date });
const source = { text: TEXT, passages: [{ start: 0, end: TEXT.length }] };

function rule(finding: Finding): RuleAnswer {
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated',
    only_listed: false,
    engine: 'meaning',
    confidence_score: 0.6,
    explanation: 'By the rules.',
    understood_as: 'whatever was asked',
    evidence: [],
    told: { explanation: [], understood_as: [] },
    not_understood: [],
  };
}

/** What a model's verdict makes of an answer of rules; "rules" as the explanation where that stays. */
function withQuotes(
  slots: readonly ModelSlot[],
  { verdict, quotes }: ModelVerdict,
  by_rules: Finding = 'not_stated',
  scope: 'words' | 'open' = 'words',
): RuleAnswer {
  const checked = checkVerdict({ verdict, quotes }, slots, source);
  const before = rule(by_rules);
  const after = withModelVerdict(before, checked, { model: 'tiny:1b', scope, factsOf: () => facts });
  return after === before ? { ...after, explanation: 'rules' } : after;
}

/** The same with a slot for each quote, named A, B, C …. */
function joined(
  verdict: ModelVerdict['verdict'],
  quotes: readonly string[],
  by_rules: Finding = 'not_stated',
  scope: 'words' | 'open' = 'words',
): RuleAnswer {
  const slots = (quotes.length === 0 ? [''] : quotes).map((_, i) => asWritten(String.fromCodePoint(65 + i)));
  return withQuotes(slots, { verdict, quotes }, by_rules, scope);
}

/** The same with the slots of a criterion: the finding, or "rules". */
function found(
  prompt: string,
  verdict: ModelVerdict['verdict'],
  quotes: readonly string[],
  by_rules: Finding = 'not_stated',
): string {
  const { slots } = modelScope(prompt, shippedReader());
  const { finding, explanation } = withQuotes(slots, { verdict, quotes }, by_rules);
  return explanation === 'rules' ? 'rules' : finding;
}

const unreadable = (): never => {
  throw new Error('The resume was read.');
};

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
    ['met', [INVENTED, QUOTE], 'not_stated', 'words', 'not_stated 0.45'],
    ['met', [INVENTED, QUOTE], 'not_stated', 'open', 'not_stated 0.45'],
    ['met', [INVENTED, QUOTE], 'met', 'words', 'rules'],
    ['met', [QUOTE, 'Trained beginners'], 'not_stated', 'words', 'met 0.75'],
    ['not_met', [AGAINST], 'not_met', 'words', 'not_met 0.75'],
    ['not_met', [AGAINST], 'not_stated', 'open', 'not_met 0.65'],
    ['not_met', [AGAINST], 'met', 'words', 'not_met 0.51'],
    ['not_met', [AGAINST, QUOTE], 'not_stated', 'words', 'not_met 0.65'],
    ['not_met', [AGAINST, ''], 'not_stated', 'words', 'not_met 0.65'],
    ['not_met', [QUOTE], 'not_stated', 'words', 'rules'],
    ['not_met', [QUOTE, ''], 'not_stated', 'words', 'rules'],
    ['not_met', [], 'met', 'words', 'rules'],
    ['not_met', [INVENTED], 'not_stated', 'words', 'rules'],
    ['insufficient_evidence', [], 'not_stated', 'words', 'not_stated 0.45'],
    ['insufficient_evidence', [], 'met', 'words', 'not_stated 0.1'],
    ['insufficient_evidence', [], 'not_stated', 'open', 'rules'],
  ] as const)('%s with %j, rules %s, %s: %s', (verdict, quotes, by_rules, scope, expected) => {
    const { finding, confidence_score, explanation } = joined(verdict, quotes, by_rules, scope);
    expect(explanation === 'rules' ? 'rules' : `${finding} ${confidence_score}`).toBe(expected);
  });

  it('quote first, then who read it; evidence stands in the text', () => {
    const met = joined('met', [QUOTE]);
    expect(met).toMatchObject({
      is_criterion_met: true,
      engine: 'model tiny:1b',
      explanation: `The resume says “${QUOTE}”. Read by tiny:1b on this computer.`,
    });
    const start = TEXT.indexOf(QUOTE);
    expect(met.evidence).toEqual([{ start, end: start + QUOTE.length, stance: 'for' }]);
    expect(joined('not_met', [AGAINST]).explanation).toBe(
      `The resume says “${AGAINST}”, which speaks against it. Read by tiny:1b on this computer.`,
    );
    expect(joined('insufficient_evidence', [QUOTE])).toMatchObject({ is_criterion_met: false, evidence: [] });
  });

  it('no resume is read where no quote was found', () => {
    for (const verdict of ['met', 'not_met', 'insufficient_evidence'] as const) {
      const checked = checkVerdict({ verdict, quotes: [INVENTED] }, [asWritten('A')], source);
      const asked = { model: 'tiny:1b', scope: 'words', factsOf: unreadable } as const;
      expect(withModelVerdict(rule('not_stated'), checked, asked).finding).toBe('not_stated');
    }
  });

  it('a slot without a quote is named, in codes as well', () => {
    const { explanation, told, evidence } = joined('met', [QUOTE, INVENTED, '']);
    expect(explanation).toBe(
      'No sentence shows: In these words: B; In these words: C. Read by tiny:1b on this computer, which found the rest of it.',
    );
    expect(told.explanation).toEqual([
      { code: 'model.unproved', args: { model: 'tiny:1b', parts: 2 } },
      { code: 'asks.words', args: { text: 'B' } },
      { code: 'asks.words', args: { text: 'C' } },
    ]);
    expect(evidence).toEqual([]);
  });
});

describe('a quote that is there carries nothing', () => {
  it.each([
    ['denied', 'led a team'],
    ['lapsed', 'Skipper licence'],
    ['planned', 'sit the radio exam'],
    ['denied in part', 'Handled the club accounts without outside help'],
  ])('for “met”: %s', (_, quote) => {
    expect(joined('met', [quote]).explanation).toBe('rules');
    expect(joined('met', [QUOTE, quote])).toMatchObject({ finding: 'not_stated' });
  });
  it('for “not met”: what is merely planned', () => {
    expect(joined('not_met', ['sit the radio exam']).explanation).toBe('rules');
    expect(joined('not_met', ['Skipper licence'])).toMatchObject({ finding: 'not_met' });
  });
});

describe('a denial that is asked for', () => {
  const NOT_SOLD = 'Has not sold zithers';
  it.each([
    ['met', 'Has not sold any zithers', 'met'],
    ['met', 'Never sold zithers or harps', 'rules'],
    ['met', 'No driving licence', 'rules'],
    ['met', 'Never late, sold zithers', 'rules'],
    ['met', 'Sold zithers for years, never sold harps', 'rules'],
    ['met', 'never sold harps', 'rules'],
    ['met', 'Sold zithers, never by hand', 'rules'],
    ['met', 'Never sold zithers abroad', 'rules'],
    ['met', 'Never sold zithers professionally', 'rules'],
    ['met', QUOTE, 'rules'],
    ['not_met', QUOTE, 'not_met'],
    ['not_met', 'Has not sold any zithers', 'rules'],
  ] as const)('%s by “%s” is %s', (verdict, quote, expected) => {
    expect(found(NOT_SOLD, verdict, [quote])).toBe(expected);
  });
  it('of several things is shown by a quote that denies them all', () => {
    const quote = 'Never sold zithers or harps';
    expect(found('Has not sold zithers or harps', 'met', [quote, quote])).toBe('met');
  });
});

describe('one quote for several slots', () => {
  const BOTH = 'Has built harpsichords and restored lutes';
  it.each([
    ['Built harpsichords for six years', 'not_stated'],
    ['Built harpsichords, restored lutes', 'met'],
  ])('%s: %s', (quote, expected) => {
    expect(found(BOTH, 'met', [quote, quote])).toBe(expected);
  });
  it('shows those it names, wherever they stand; a word they have in common names none', () => {
    const quote = 'Built harpsichords for six years';
    const slots = ['restored harpsichords', 'built harpsichords'].map(asWritten);
    const { told } = withQuotes(slots, { verdict: 'met', quotes: [quote, quote] });
    expect(told.explanation.slice(1)).toEqual(slots[0]?.said);
  });
  it('shows the first where it names none', () => {
    const { told } = withQuotes(['A', 'B'].map(asWritten), { verdict: 'met', quotes: [QUOTE, QUOTE] });
    expect(told.explanation.slice(1)).toEqual(asWritten('B').said);
  });
  it('is not met where one speaks against a slot, whatever shows the rest', () => {
    expect(found(BOTH, 'not_met', ['Never built harpsichords', ''])).toBe('not_met');
    expect(found(BOTH, 'not_met', ['Built harpsichords for six years', ''])).toBe('rules');
    expect(found('Has sold zithers', 'not_met', ['Never late, sold zithers'])).toBe('rules');
  });
});

const slotsFor = (prompt: string): readonly ModelSlot[] => {
  const reading = judge.read(prompt, lexicon);
  return 'refusal' in reading ? [] : slotsOf(reading);
};

describe('the slots of a criterion', () => {
  it.each<[string, ...string[]]>([
    ['Has sailed on a tall ship', 'In these words: Has sailed on a tall ship'],
    [
      'Holds a bachelor of harpsichord restoration',
      "Holds a bachelor's degree or higher",
      'In these words: harpsichord restoration',
    ],
    ['Java and Kotlin with froozle frames', 'Skill: Java', 'Skill: Kotlin', 'In these words: froozle frames'],
    ['Java or Kotlin with froozles', 'Skill: Java or Kotlin', 'In these words: froozles'],
    [
      '3 years of Java and bookbinding for museums',
      'At least 3 years of work with Java',
      'At least 3 years of work with Bookbinding',
      'In these words: museums',
    ],
    ['Private zorbing licence', 'Certificate or licence: Private zorbing'],
    [
      'Has not worked with zither strings or harp frames',
      'Not: In these words: Has worked with zither strings',
      'Not: In these words: harp frames',
    ],
    ["Hasn't sold zithers", 'Not: In these words: sold zithers'],
    ['Hat nie Zithern verkauft', 'Not: In these words: Hat Zithern verkauft'],
    ['Worked as a foreman with quirky hats', 'Has had the title foreman', 'In these words: quirky hats'],
  ])('%s', (prompt, ...expected) => {
    expect(slotsFor(prompt).map(slotText)).toEqual(expected);
  });
  it('of a denial are denied', () => {
    expect(slotsFor('Never restored harpsichords')).toMatchObject([{ denied: true }]);
  });
  it('say a denial once, and keep what it is about', () => {
    expect(withoutDenial('Has never tuned zithers without gloves')).toBe('Has tuned zithers without gloves');
  });
  it('that are too many are not asked for', () => {
    const many = 'Java, Kotlin, Rust, Ruby, Excel, SQL, Perl and Scala with froozles and brimbles';
    expect(modelScope(many, shippedReader()).scope).toBe('none');
  });
});
