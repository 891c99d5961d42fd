import type { Comparison } from '../../language/quantities.ts';
import { satisfies } from '../../language/quantities.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { notStated, say, type Kind, type Parse, type Verdict, metIf, quotedSentence } from '../predicate.ts';
import { bound, parts } from '../sentences/sentence.ts';

/** A grade point average of so much; only that of American schools, where higher is better. */
type GradeSlots = { readonly comparison: Comparison; readonly value: number };

function parse(clause: Clause): Parse<GradeSlots>[] {
  const grades = clause.cues('grade');
  const [quantity] = clause.tags('quantity');
  if (grades.length === 0 || quantity === undefined) return [];
  const own = Clause.places(
    grades,
    [quantity],
    clause.cues('or_higher', 'or_more', 'at_least', 'bachelor', 'degree', 'over'),
  );
  return [{ own, slots: { comparison: quantity.quantity.comparison, value: quantity.quantity.value } }];
}

const GPA =
  /GPA[^\d\n]{0,12}(?<behind>\d[.,]\d{1,2})|(?<before>\d[.,]\d{1,2})[^\d\n]{0,4}(?:\/\s?\d[.,]?\d?\s?)?GPA/iu;

function decide(slots: GradeSlots, facts: JudgeFacts): Verdict {
  for (const { text, start, end } of facts.lines) {
    const groups = GPA.exec(text)?.groups;
    const own = Number((groups?.['behind'] ?? groups?.['before'] ?? '').replace(',', '.'));
    if (groups === undefined || Number.isNaN(own)) continue;
    return metIf(satisfies(slots, own) === true, [0.92, 0.92], ...quotedSentence(facts, { start, end }));
  }
  return notStated(0.5, say('grade.none'));
}

export const grade: Kind<GradeSlots> = {
  parse,
  understood: ({ comparison, value }) => say('asks.grade', { comparison, value }),
  decide,
  sentences: {
    'asks.grade': ({ comparison, value }) =>
      parts('A grade point average of', bound(comparison).toLowerCase(), value),
    'grade.none': () => 'The resume does not say the grade point average.',
  },
};
