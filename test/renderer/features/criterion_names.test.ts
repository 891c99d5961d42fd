import { describe, expect, it } from 'vitest';
import { toldFinding } from '../../../renderer/api/marks.ts';
import {
  confidenceWord,
  doubt,
  evidenceOf,
  headOf,
  markLabel,
  markOf,
  nameOf,
  shortName,
} from '../../../renderer/features/criteria/names.ts';

const criterion = {
  id: 'c',
  prompt_text: 'At least five years of Python',
  display_name: null,
  scope: { scope_type: 'job' as const, tag: null, job_id: 'j' },
};
const evaluated = (is_criterion_met: boolean) => ({
  state: 'EVALUATED' as const,
  result: {
    is_criterion_met,
    confidence_score: 0.2,
    explanation: null,
    evaluated_at: '2026-01-01T00:00:00.000Z',
  },
  error: null,
});

/** An answer that is met, this sure. */
const found = (score: number) => ({
  criterion,
  evaluation: {
    ...evaluated(true),
    result: {
      is_criterion_met: true,
      confidence_score: score,
      explanation: 'It says so.',
      evaluated_at: '2026-01-01T00:00:00.000Z',
    },
  },
  finding: 'met' as const,
});

describe('a criterion on screen', () => {
  it('is called by its short name, else by its words', () => {
    expect(nameOf(criterion)).toBe('At least five years of Python');
    expect(nameOf({ ...criterion, display_name: 'Python' })).toBe('Python');
  });

  it('is called by what tells it apart where there is little room', () => {
    expect(
      [
        'Knows Apache Kafka',
        'Experience with data modelling',
        'At least 5 years of experience in backend development',
        '3+ years of Python',
        'Mindestens 5 Jahre Erfahrung im Qualitätswesen',
        'mindestens 2 Jahre Berufserfahrung als Pflegekraft',
        'Speaks Spanish',
        'Has worked in logistics',
        'Knowledge',
        'Housekeeping',
        'Strong Go or Python',
        'Production experience with Docker and Kubernetes',
        'Payments or banking background',
        'At least 5 years of professional backend development',
        'Gute Kenntnisse in SAP',
      ].map((prompt_text) => headOf({ prompt_text })),
    ).toEqual([
      'Apache Kafka',
      'Data modelling',
      '5+ y. backend development',
      '3+ y. Python',
      '5+ J. Qualitätswesen',
      '2+ J. Pflegekraft',
      'Spanish',
      'Worked in logistics',
      'Knowledge',
      'Housekeeping',
      'Go or Python',
      'Docker and Kubernetes',
      'Payments or banking',
      '5+ y. backend development',
      'SAP',
    ]);
    expect(headOf({ prompt_text: 'Knows Go', display_name: 'Go' })).toBe('Go');
  });

  it.each([
    ['led a team', 'Led a team', 'Led a team'],
    ['knows iOS development', 'Knows iOS development', 'iOS development'],
    ['iOS development', 'iOS development', 'iOS development'],
    ['Has an AWS certification', 'Has an AWS certification', 'AWS certification'],
    ['holds a driving licence', 'Holds a driving licence', 'Driving licence'],
    ['spricht Französisch', 'Spricht Französisch', 'Französisch'],
    ['übersetzt Verträge', 'Übersetzt Verträge', 'Übersetzt Verträge'],
    [
      'At least 5 years of experience in sales',
      'At least 5 years of experience in sales',
      '5+ years in sales',
    ],
    ['mindestens 3 Jahre im Vertrieb', 'Mindestens 3 Jahre im Vertrieb', '3+ Jahre im Vertrieb'],
    ['Knowledge', 'Knowledge', 'Knowledge'],
  ])('begins with a capital, in full and in short: %s', (prompt_text, name, short) => {
    expect(nameOf({ prompt_text })).toBe(name);
    expect(shortName({ prompt_text })).toBe(short);
    expect(shortName({ prompt_text, display_name: 'in other words' })).toBe('In other words');
  });

  it('is heard as it is seen; what a person said is told apart from what was read', () => {
    const mark = {
      criterion_id: 'c',
      finding: 'not_stated' as const,
      rests_on_silence: true,
      only_listed: false,
      override: null,
      said_at: null,
    };
    expect(markLabel(criterion, mark)).toBe('At least five years of Python: not stated');
    expect(markLabel(criterion, { ...mark, override: true })).toBe(
      'At least five years of Python. You: met. Resume: not stated.',
    );
    // a person's answer rests on no list
    const listed = { ...mark, finding: 'met' as const, only_listed: true };
    expect(markLabel(criterion, listed)).toBe('At least five years of Python: met, but only listed');
    expect(markLabel(criterion, { ...listed, override: true })).toContain('You: met. Resume: met.');
    // words of another year than this one have their year
    expect(markLabel(criterion, { ...mark, override: true, said_at: '2021-11-23T12:00:00.000Z' })).toBe(
      'At least five years of Python. Said, Nov 23, 2021: met. Resume: not stated.',
    );
  });

  it('says so where "not met" rests on what the resume does not mention, and shows no words for it', () => {
    const quote = { attachment_id: 'a', quote: 'Skills', page: 1, boxes: [], start: 0, end: 6 };
    const evidence = [{ ...quote, stance: 'against' as const }];
    const one = { criterion, evaluation: evaluated(false), finding: 'not_met' as const, evidence };
    const silent = { ...one, rests_on_silence: true };
    expect(markLabel(criterion, markOf(silent))).toBe('At least five years of Python: not mentioned');
    expect(confidenceWord(toldFinding(markOf(silent)), 0.9)).toBe('not mentioned');
    expect(evidenceOf(silent)).toEqual([]);
    const told = { ...one, rests_on_silence: false };
    expect(markLabel(criterion, markOf(told))).toBe('At least five years of Python: not met');
    expect(confidenceWord(toldFinding(markOf(told)), 0.9)).toBe('high confidence');
    expect(evidenceOf(told)).toEqual(evidence);
    // a person's "not met" rests on what they know
    const said = {
      is_criterion_met: false,
      reason: null,
      created_at: '2026-01-01T00:00:00.000Z',
      said: null,
    };
    expect(toldFinding(markOf({ ...silent, override: said }))).toBe('not_met');
  });

  it('has the mark of its evaluation', () => {
    const shown = { criterion, evaluation: evaluated(false) };
    expect(markOf({ ...shown, finding: 'not_stated' }).finding).toBe('not_stated');
    expect(markOf(shown).finding).toBe('not_met');
    const failed = { state: 'FAILED' as const, result: null, error: null };
    expect(markOf({ criterion, evaluation: failed }).finding).toBe('failed');
    const open = { ...failed, state: 'IN_PROGRESS' as const };
    expect(markOf({ criterion, evaluation: open }).finding).toBe('in_progress');
  });

  it('has confidence in words, and none where the resume does not say', () => {
    expect(confidenceWord('met', 0.92)).toBe('high confidence');
    expect(confidenceWord('not_met', 0.7)).toBe('fair confidence');
    expect(confidenceWord('met', 0.55)).toBe('low confidence');
    expect(confidenceWord('not_stated', 0.3)).toBe('the resume does not say');
  });

  it('has a word for doubt alone: none where it is sure, silent, or a person’s', () => {
    expect(doubt(found(0.92))).toBe('');
    expect(doubt(found(0.7))).toBe('fair confidence');
    expect(doubt({ ...found(0.7), finding: 'not_stated' })).toBe('');
    const said = {
      is_criterion_met: false,
      reason: null,
      created_at: '2026-01-01T00:00:00.000Z',
      said: null,
    };
    expect(doubt({ ...found(0.7), override: said })).toBe('');
  });
});
