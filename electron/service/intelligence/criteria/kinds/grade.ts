import { readWords } from '../../language/cues.ts';
import type { Cue, Locale } from '../../language/locale.ts';
import { holdsAt, overlaps, type PhraseMatch, type WordRange } from '../../language/phrases.ts';
import type { Comparison } from '../../language/bounds.ts';
import { satisfies } from '../../language/satisfies.ts';
import type { Word } from '../../language/words.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { notStated, say, type Kind, type Parse, type Verdict, metIf, quotedSentence } from '../predicate.ts';
import { sectionAt, spokenLines } from '../search.ts';
import { bound, parts } from '../sentences/sentence.ts';

/** Up to which mark a scale goes; on one that falls, as in Germany, that is the worst and 1 the best. */
type Scale = { readonly top: number; readonly falls: boolean };

/** An average or a final mark, on the scale of the language it is asked in where none is named. */
type GradeSlots = Scale & { readonly comparison: Comparison; readonly value: number };

/** A mark as it is written, with its place among the words: "3.4", "8,2 / 10", "104/110", "14 sur 20". */
type Mark = Scale & WordRange & { readonly value: number };

const TOPS = new Set([4, 5, 6, 7, 10, 20, 30, 100, 110]);

const FALLING = { top: 6, falls: true };

/** Words between a word for marks and the mark. */
const NEAR = 4;

/** The scale a bare mark is on, by the first of these languages that has one; null where no scale goes so far. */
function scaleOf(value: number, locales: readonly Locale[]): Scale | null {
  const tops = locales.find(({ grade_scales }) => grade_scales !== undefined)?.grade_scales ?? [];
  if (tops.length === 0) return value >= 1 && value <= FALLING.top ? FALLING : null;
  const top = tops.find((one) => value <= one);
  return top === undefined ? null : { top, falls: false };
}

/** The marks some words give: with their scale, or beside a word for marks. */
function marksIn(
  words: readonly Word[],
  cues: readonly PhraseMatch<Cue>[],
  locales: readonly Locale[],
): Mark[] {
  const labels = cues.filter(({ value }) => value === 'grade');
  const marks: Mark[] = [];
  for (const [start, { value }] of words.entries()) {
    if (value === null || [...labels, ...marks].some((taken) => holdsAt(taken, start))) continue;
    const joint = words[start + 1]?.key ?? '';
    const top = joint === '/' || isOf('of_scale', joint) ? (words[start + 2]?.value ?? 0) : 0;
    if (TOPS.has(top) && value <= top) {
      marks.push({ value, top, falls: false, start, end: start + 3 });
      continue;
    }
    const is_labelled = labels.some(
      (label) => label.start === start + 1 || (label.end <= start && start - label.end <= NEAR),
    );
    const scale = is_labelled ? scaleOf(value, locales) : null;
    if (scale !== null) marks.push({ value, ...scale, start, end: start + 1 });
  }
  return marks;
}

function parse(clause: Clause): Parse<GradeSlots>[] {
  const grades = clause.cues('grade');
  // "nota media": no half
  const quantity = clause
    .tags('quantity')
    .find((one) => !grades.some((label) => overlaps(label, one.quantity.number)));
  if (grades.length === 0 || quantity === undefined) return [];
  const { words, locales } = clause.tagged;
  const at = quantity.quantity.number.start;
  const value = words[at]?.value ?? quantity.quantity.value;
  const scaled = marksIn(words, [], locales).find(({ start }) => start === at);
  const scale = scaled ?? scaleOf(value, locales);
  if (scale === null) return [];
  const own = Clause.places(
    grades,
    quantity,
    scaled,
    clause.cues('or_higher or_more or_less at_least at_most over under by exactly'),
    clause.cues('bachelor master degree completed school total'),
  );
  const { comparison } = quantity.quantity;
  // "2,5 oder besser", "höchstens 2,5": on a scale that falls both ask for at most so much
  const falling = comparison === '<' || comparison === '>' ? '<' : '<=';
  const { top, falls } = scale;
  return [{ own, bonus: 0.1, slots: { value, top, falls, comparison: falls ? falling : comparison } }];
}

function decide({ value, comparison, top, falls }: GradeSlots, facts: JudgeFacts): Verdict {
  const found = spokenLines(facts)
    .filter(({ start }) => sectionAt(facts, start) !== 'experience')
    .flatMap((line) => {
      const { words, cues } = readWords(line.text, facts.locales);
      return marksIn(words, cues, facts.locales)
        .filter((mark) => mark.top === top && mark.falls === falls)
        .map((mark) => ({ line, reaches: satisfies({ value, comparison }, mark.value) === true }));
    });
  const [best, ...others] = found.toSorted((a, b) => Number(b.reaches) - Number(a.reaches));
  if (best === undefined) return notStated(0.5, say('grade.none'));
  // of two marks nothing says which is asked for
  return others.some(({ reaches }) => reaches !== best.reaches)
    ? notStated(0.5, ...quotedSentence(facts, best.line, 'open.unclear'))
    : metIf(best.reaches, [0.92, 0.92], ...quotedSentence(facts, best.line));
}

export const grade: Kind<GradeSlots> = {
  parse,
  understood: ({ comparison, value, top, falls }) =>
    say('asks.grade', { comparison, value, top: falls ? '' : top }),
  decide,
  sentences: {
    'asks.grade': ({ comparison, value, top }) =>
      parts('A mark of', bound(comparison).toLowerCase(), value, (top ?? '') === '' ? '' : `out of ${top}`),
    'grade.none': () => 'The resume does not say which mark the degree was awarded with.',
  },
};
