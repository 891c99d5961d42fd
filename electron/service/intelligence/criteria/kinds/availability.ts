import { readWords } from '../../language/cues.ts';
import { lengthsIn, quantitiesIn } from '../../language/quantities.ts';
import { statusOf } from '../../language/status.ts';
import { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import type { WordRange } from '../../language/phrases.ts';
import { parts } from '../sentences/sentence.ts';
import { isOf, patternOf } from '../../language/word_classes.ts';
import { quotedSentence } from '../quoted_sentence.ts';

/**
 * How soon somebody could start: in months from now, at most. A notice period is the same thing said from the
 * other side.
 */
type AvailabilitySlots = { readonly months: number };

function parse(clause: Clause): Parse<AvailabilitySlots>[] {
  const starts = clause.cues('start', 'notice');
  if (starts.length === 0 || clause.has('shift', 'relocate', 'travel')) return [];
  const [length] = clause.tags('length');
  const at_once = starts.filter(({ start, end }) => AT_ONCE.test(clause.textOf(start, end)));
  if (length === undefined && at_once.length === 0) return [];
  if (length !== undefined && (length.length.comparison === '>' || length.length.months >= 24)) return [];
  // a notice period of at least so long is no readiness to start within it
  if (clause.has('at_least', 'or_more')) return [];
  const own = Clause.places(
    starts,
    length === undefined ? [] : [length],
    clause.cues('at_most', 'under', 'or_less', 'would', 'now', 'work'),
  );
  for (const at of clause.content) if (isOf('within', clause.key(at))) own.add(at);
  return [{ own, bonus: 0.1, slots: { months: length === undefined ? 0 : length.length.months } }];
}

const AT_ONCE = new RegExp(patternOf('at_once'), 'iu');

function decide({ months }: AvailabilitySlots, facts: JudgeFacts): Verdict {
  let near: WordRange | null = null;
  for (const line of facts.lines) {
    const { words, ...cues } = readWords(line.text, facts.locales);
    const cue = cues.cues.find(({ value }) => value === 'notice' || value === 'start');
    if (cue === undefined) continue;
    const span = { start: line.start, end: line.end };
    const [first, last] = [words[cue.start], words[cue.end - 1]];
    const status = statusOf(line.text, first?.start ?? 0, last?.end ?? 0, facts.locales);
    const own = lengthsIn(words, cues, quantitiesIn(words, cues)).find((length) => length.months < 24);
    const quotes = quote(facts, span);
    if (own !== undefined) {
      // weeks and months are no whole parts of each other: a day more or less decides nothing
      return own.months <= months + 0.05
        ? met(0.85, say('shown', { quotes }), [span])
        : notMet(0.85, say('shown', { quotes }), [span]);
    }
    if (AT_ONCE.test(line.text) && status !== 'denied') return met(0.85, say('shown', { quotes }), [span]);
    if (cues.cues.some(({ value }) => value === 'notice')) near ??= span;
  }
  return near === null
    ? notStated(0.25, say('open.start'))
    : notStated(0.35, ...quotedSentence(facts, near, 'open.unclear'));
}

export const availability: Kind<AvailabilitySlots> = {
  name: 'availability',
  parse,
  understood: ({ months }) => say('asks.availability', { weeks: Math.round((months * 52) / 12) }),
  decide,
  sentences: {
    'asks.availability': ({ weeks }) =>
      parts('Could start', weeks === 0 ? 'at once' : `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`),
  },
};
