/** The answers to a job's criteria of one weight, counted. Confidence is that of evaluations, summed, in hundredths. */
export type Tally = {
  /** Criteria of this weight; whoever has fewer answers than that has open ones. */
  readonly asked: number;
  readonly met: number;
  readonly met_confidence: number;
  /** Not met by what the resume says; one it merely does not mention is not counted here. */
  readonly against: number;
  readonly against_confidence: number;
};

export type Standing = { readonly must: Tally; readonly nice: Tally };

/** How much a must-have counts beside what is nice to have. */
const MUST = 4 / 3;
/**
 * What an open criterion is worth where one that is surely met is worth 1: the resume says nothing of it, it is not
 * evaluated yet, or there can be no answer. More than a no, and the same for all of them, so that nobody falls for a
 * question that was not answered, and whoever is evaluated later begins where silence stands.
 */
const OPEN = 0.25;
/**
 * How much of the score is criteria; the rest is the score of version 1. Scores of meaning lie closer
 * together than shares of criteria, so this is more than it looks, and where criteria are misread more would
 * do harm (docs/ranking.md).
 */
const CRITERIA = 0.3;

/** Nobody has said anything: where a candidate without answers stands. */
export const NOTHING_KNOWN: number = OPEN;

/**
 * The share of what a job asks for that a resume shows, 0…1: a criterion that is met counts with its confidence, one
 * the resume speaks against with what is left of it, an open one as OPEN; must-haves count more. null without
 * criteria.
 */
export function criteriaShare({ must, nice }: Standing): number | null {
  const asked = must.asked * MUST + nice.asked;
  return asked === 0 ? null : (worth(must) * MUST + worth(nice)) / asked;
}

function worth({ asked, met, met_confidence, against, against_confidence }: Tally): number {
  return met_confidence / 100 + (against - against_confidence / 100) + (asked - met - against) * OPEN;
}

/**
 * The score of Best match, 0…1, rounded to 6 places: the share of the criteria and the score of version 1, added by
 * fixed parts; where nothing is asked for, the score of version 1. It depends on one candidate and one job alone, so
 * that nobody else moves it.
 */
export function bestMatch(meaning: number, share: number | null): number {
  const score = share === null ? meaning : share * CRITERIA + meaning * (1 - CRITERIA);
  return Math.round(score * 1_000_000) / 1_000_000;
}
