import { readWords } from '../../language/cues.ts';
import type { Comparison } from '../../language/bounds.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { metIf, notStated, quotedSentence, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { sentencesIn } from './shared.ts';

/** Points on a driving licence: "no more than 6 points", "clean licence". */
type PointsSlots = { readonly comparison: Comparison; readonly value: number };

function parse(clause: Clause): Parse<PointsSlots>[] {
  const is = (name: 'points' | 'clean') => clause.all.filter((at) => isOf(name, clause.key(at)));
  const [points, clean] = [is('points'), is('clean')];
  const licences = clause.cues('licence', 'driving');
  if (points.length === 0 && (clean.length === 0 || licences.length === 0)) return [];
  const quantity = clause.tags('quantity').find(({ end }) => points.some((at) => at >= end && at <= end + 1));
  const none = clause.all.filter((at) => isOf('none', clause.key(at)) && points.includes(at + 1));
  if (quantity === undefined && none.length === 0 && clean.length === 0) return [];
  const own = Clause.places(
    points,
    clean,
    licences,
    quantity,
    none,
    quantity === undefined ? null : clause.cues('at_most under or_less not'),
    clause.all.filter((at) => isOf('penalty', clause.key(at))),
    clause.cues('valid now'),
  );
  if (clause.rest(own).length > 0) return [];
  const [comparison, value] =
    quantity === undefined || none.length > 0
      ? (['<=', 0] as const)
      : ([quantity.quantity.comparison, quantity.quantity.value] as const);
  // "3 points are fine" is asked as a bound: nobody wants points
  return [{ own, bonus: 0.2, slots: { comparison: comparison === '>=' ? '<=' : comparison, value } }];
}

/** How many points a sentence about a licence tells; null for one that tells none. */
function pointsIn(text: string, facts: JudgeFacts): number | null {
  const { words, keys, ...cues } = readWords(text, facts.locales);
  const is_licence = cues.cues.some(({ value }) => value === 'licence' || value === 'driving');
  const at = keys.findIndex((key) => isOf('points', key));
  if (at >= 0) {
    if (!is_licence && !keys.some((key) => /^[a-z]{2}\d0$/u.test(key) || isOf('penalty', key))) return null;
    if (isOf('none', keys[at - 1])) return 0;
    return quantitiesIn(words, cues).find(({ end }) => end <= at && end >= at - 1)?.value ?? null;
  }
  return is_licence && keys.some((key) => isOf('clean', key)) ? 0 : null;
}

function decide(slots: PointsSlots, facts: JudgeFacts): Verdict {
  const near: { readonly start: number; readonly end: number; readonly points: number }[] = [];
  for (const line of facts.lines) {
    const whole = pointsIn(line.text, facts);
    if (whole !== null) near.push({ ...line, points: whole });
    else {
      for (const sentence of sentencesIn(line)) {
        const points = pointsIn(sentence.text, facts);
        if (points !== null) near.push({ ...sentence, points });
      }
    }
  }
  const most = near.toSorted((a, b) => b.points - a.points)[0];
  if (most === undefined) return notStated(0.25, say('licence_points.none'));
  return metIf(satisfies(slots, most.points) === true, [0.8, 0.8], ...quotedSentence(facts, most));
}

export const licence_points: Kind<PointsSlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ comparison, value }) => say('asks.licence_points', { comparison, value }),
  decide,
  sentences: {
    'asks.licence_points': ({ comparison, value }) =>
      parts(
        'A driving licence with',
        value === 0 ? 'no points' : `${bound(comparison).toLowerCase()} ${value} points`,
      ),
    'licence_points.none': () => 'The resume does not say whether there are points on the driving licence.',
  },
};
