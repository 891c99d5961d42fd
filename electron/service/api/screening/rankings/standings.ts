import type { Db } from '#service/db/schema.ts';
import {
  criteriaShare,
  NOTHING_KNOWN,
  type Standing as Tallies,
  type Tally,
} from '#service/intelligence/ranking/best_match.ts';
import type { Criterion } from '../criteria/schema.ts';
import { isSilent } from '../evaluations/store.ts';
import { answerCounts, correctedAnswers, type CorrectedAnswer } from './answer_counts.ts';
import { criterionHash, isAbout, subjectsOf } from '../subjects/store.ts';

/** Where a candidate stands with the criteria of a job, by answers that are about what there is now. */
export type Standing = {
  /** Met ÷ all criteria of the job, rounded to 6 places: the score of version 2. */
  readonly ratio: number;
  /** The same of must-haves alone. */
  readonly must_ratio: number;
  /** What Best match takes of criteria (intelligence/ranking/best_match.ts). */
  readonly share: number;
  /** The same with people's answers instead of the engine's. */
  readonly corrected_share: number;
  /** How many answers of persons there are. */
  readonly corrections: number;
  /** Every criterion has an answer. */
  readonly is_complete: boolean;
};

/** Who has no answer at all. */
export const NO_STANDING: Standing = {
  ratio: 0,
  must_ratio: 0,
  share: NOTHING_KNOWN,
  corrected_share: NOTHING_KNOWN,
  corrections: 0,
  is_complete: false,
};

type Weight = 'must' | 'nice';
type Counted = { answers: number; readonly must: Writable<Tally>; readonly nice: Writable<Tally> };
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Score of version 2; like every score it is rounded to 6 places. */
export function metRatio(met: number, criteria: number): number {
  return criteria === 0 ? 0 : Math.round((met / criteria) * 1_000_000) / 1_000_000;
}

/** What counts as a must-have: everything that is not said to be nice. */
function weightOf({ weight }: Pick<Criterion, 'weight'>): Weight {
  return weight === 'nice' ? 'nice' : 'must';
}

/** The standings of those of the candidates who have any answer, a person's or the engine's. */
export async function standingsOf(
  db: Db,
  criteria: readonly Criterion[],
  candidate_ids: readonly string[],
): Promise<Map<string, Standing>> {
  const ids = (weight: Weight): string[] =>
    criteria.filter((criterion) => weightOf(criterion) === weight).map(({ id }) => id);
  const asked = { must: ids('must'), nice: ids('nice') };
  const counts = {
    must: await answerCounts(db, asked.must, candidate_ids),
    nice: await answerCounts(db, asked.nice, candidate_ids),
  };
  const corrections = await correctedAnswers(db, [...asked.must, ...asked.nice], candidate_ids);
  const people = new Set([...counts.must, ...counts.nice, ...corrections].map((row) => row.candidate_id));
  const subjects = await subjectsOf(db, [...people]);

  const counted = new Map<string, Counted>();
  for (const id of people) {
    counted.set(id, { answers: 0, must: tally(asked.must.length), nice: tally(asked.nice.length) });
  }
  for (const weight of ['must', 'nice'] as const) {
    for (const { candidate_id, input_hash, answers, ...sums } of counts[weight]) {
      const subject = subjects.get(candidate_id);
      const of = counted.get(candidate_id);
      if (of === undefined || subject === undefined || !isAbout(subject, input_hash)) continue;
      // answers by rules and by meaning are counted apart
      of.answers += answers;
      for (const key of SUMS) of[weight][key] += sums[key];
    }
  }

  const by_id = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  const said = Map.groupBy(corrections, ({ candidate_id }) => candidate_id);
  const standings = new Map<string, Standing>();
  for (const [candidate_id, of] of counted) {
    const own = said.get(candidate_id) ?? [];
    if (of.answers === 0 && own.length === 0) continue;
    const share = shareOf(of);
    const corrected = own.length === 0 ? of : structuredClone(of);
    for (const { criterion_id, said_met, answer } of own) {
      const criterion = by_id.get(criterion_id)!;
      const subject = subjects.get(candidate_id);
      const is_current =
        answer !== null &&
        subject !== undefined &&
        isAbout(subject, answer.input_hash) &&
        answer.criterion_hash === criterionHash(criterion);
      if (is_current) count(corrected[weightOf(criterion)], answer, -1);
      count(corrected[weightOf(criterion)], saidBy(said_met), 1);
    }
    standings.set(candidate_id, {
      ratio: metRatio(of.must.met + of.nice.met, criteria.length),
      must_ratio: metRatio(of.must.met, of.must.asked),
      share,
      corrected_share: own.length === 0 ? share : shareOf(corrected),
      corrections: own.length,
      is_complete: of.answers === criteria.length,
    });
  }
  return standings;
}

const SUMS = ['met', 'met_confidence', 'against', 'against_confidence'] as const;

function tally(asked: number): Writable<Tally> {
  return { asked, met: 0, met_confidence: 0, against: 0, against_confidence: 0 };
}

type Answer = Omit<NonNullable<CorrectedAnswer['answer']>, 'input_hash' | 'criterion_hash'>;

/** A person is sure. */
function saidBy(said_met: number): Answer {
  return {
    is_criterion_met: said_met,
    finding: said_met === 1 ? 'met' : 'not_met',
    rests_on_silence: 0,
    confidence_score: 1,
  };
}

/** Counts one answer in (1) or out again (-1), as `answerCounts` counts them. */
function count(of: Writable<Tally>, answer: Answer, by: 1 | -1): void {
  const confidence = Math.round((answer.confidence_score ?? 0) * 100) * by;
  if (answer.is_criterion_met === 1) {
    of.met += by;
    of.met_confidence += confidence;
  } else if (answer.finding === 'not_met' && !isSilent(answer)) {
    of.against += by;
    of.against_confidence += confidence;
  }
}

/** Standings are made of jobs that have criteria. */
function shareOf(of: Tallies): number {
  return criteriaShare(of) ?? NOTHING_KNOWN;
}
