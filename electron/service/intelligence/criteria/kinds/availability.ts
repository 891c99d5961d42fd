import { readWords } from '../../language/cues.ts';
import { cuesNamed, type Locale } from '../../language/locale.ts';
import { monthIndex, monthOf } from '../../language/dates.ts';
import { findPoints } from '../../language/date_points.ts';
import { lengthsIn, quantitiesIn } from '../../language/quantities.ts';
import { statusOf } from '../../language/status.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { sectionAt } from '../search.ts';
import {
  met,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
  metIf,
} from '../predicate.ts';
import { isOwnWord, sentencesIn } from './shared.ts';
import { isFreeBy, startMonth, startPoint, startsBy, untilMonth, type StartMonth } from './start_months.ts';
import { monthName, parts } from '../sentences/sentence.ts';
import type { WordRange } from '../../language/phrases.ts';
import type { Word } from '../../language/words.ts';
import { isOf, patternOf } from '../../language/word_classes.ts';
import type { Line } from '../../language/lines.ts';

/** How soon somebody could start, in months at most; a notice period says the same from the other side. */
type AvailabilitySlots = {
  readonly months: number;
  /** By which month instead: "Start on 1 February", "spätestens im März 2027". */
  readonly by: StartMonth | null;
  /** The languages of the criterion: the resume may answer in them too. */
  readonly languages: readonly Locale[];
};

function parse(clause: Clause): Parse<AvailabilitySlots>[] {
  const starts = clause.cues('start', 'notice');
  const [length] = clause.tags('length');
  if (clause.has('shift', 'relocate', 'travel')) return [];
  const month = length === undefined ? startMonth(clause) : null;
  // "on site by 1 December at the latest": a day that is still to come, and no more, is that of the start
  const is_day = month !== null && month.by.day !== null && clause.has('at_most', 'by', 'before');
  if (starts.length === 0 && !is_day && (length === undefined || !isTimeTo(clause, length))) return [];
  if (month !== null) {
    const by = clause.cues(
      ...cuesNamed('at_most under at_least or_more since by before between would now work month year yes'),
    );
    const own = Clause.places(starts, by, month.own, clause.cues('need', 'remote', 'whether', 'title'));
    if (starts.length === 0 && clause.rest(own).length > 0) return [];
    return [
      {
        own: starts.length === 0 ? own : Clause.places(starts, by, month.own),
        bonus: 0.1,
        slots: { months: 0, by: month.by, languages: clause.tagged.locales },
      },
    ];
  }
  const at_once = starts.filter((tag) => AT_ONCE.test(clause.textAt(tag)));
  if (length === undefined && at_once.length === 0) return [];
  if (length !== undefined && (length.length.comparison === '>' || length.length.months >= 24)) return [];
  // a notice period of at least that long is no promise to start within it
  if (clause.has('at_least', 'or_more')) return [];
  const own = Clause.places(
    starts,
    length,
    clause.cues('at_most', 'under', 'or_less', 'would', 'now', 'work'),
    clause.content.filter((at) => isOf('within', clause.key(at))),
  );
  // "closes the books within five days": the time until something else
  if (starts.length === 0 && clause.rest(own).length > 0) return [];
  return [
    {
      own,
      bonus: starts.length > 0 ? 0.1 : 0.2,
      slots: {
        months: length === undefined ? 0 : length.length.months,
        by: null,
        languages: clause.tagged.locales,
      },
    },
  ];
}

/** "In spätestens drei Monaten", "within three weeks": alone it is the time until somebody starts. */
const isTimeTo = (clause: Clause, length: WordRange): boolean =>
  (clause.tagged.locales[0]?.verb_last === true ? [length.end] : [length.start - 2, length.start - 1]).some(
    (at) => isOf('within', clause.key(at)),
  ) && !clause.has('experience', 'job', 'work', 'last', 'since', 'employer');

const AT_ONCE = new RegExp(patternOf('at_once'), 'iu');

function decide({ months, by, languages }: AvailabilitySlots, given: JudgeFacts): Verdict {
  const until = by === null ? null : untilMonth(by, given.reference_date);
  // a day that is over says nothing of when somebody could start now
  if (by !== null && until === null) return notStated(0.25, say('open.start'));
  const facts = { ...given, locales: [...new Set([...given.locales, ...languages])] };
  let near: Line | null = null;
  for (const line of facts.lines.flatMap(sentencesIn)) {
    const { words, ...cues } = readWords(line.text, facts.locales);
    const cue = cues.cues.find(({ value }) => value === 'notice' || value === 'start');
    if (cue === undefined) continue;
    const [first, last] = [words[cue.start], words[cue.end - 1]];
    const status = statusOf(line.text, first?.start ?? 0, last?.end ?? 0, facts.locales);
    if (isOfCourse(line, words, facts)) continue;
    const own = lengthsIn(words, cues, quantitiesIn(words, cues)).find((length) => length.months < 24);
    const shown = quotedSentence(facts, line);
    const point = until === null ? null : startPoint(line.text, facts);
    // "from 1 February, four weeks' notice": the day it names counts the notice already
    const at_once = AT_ONCE.test(line.text) && status !== 'denied';
    if (until !== null && point !== null && !at_once && isOwnWord(line, facts)) {
      const waits = startsBy(point, until);
      return waits === null ? notStated(0.4, ...shown) : metIf(waits, [0.85, 0.85], ...shown);
    }
    // months are not whole weeks: four weeks' notice is a month's
    if (own !== undefined) {
      const waits = until === null ? own.months <= months + 0.1 : isFreeBy(own.months, until, line, facts);
      return waits === null ? notStated(0.4, ...shown) : metIf(waits, [0.85, 0.85], ...shown);
    }
    if (at_once) return met(0.85, ...shown);
    const wait = until === null ? monthsUntil(line.text, facts) : null;
    // the month that was named may be its first or its last day
    if (wait !== null && isOwnWord(line, facts)) {
      if (wait > months && wait - 1 < months) return notStated(0.4, ...shown);
      return metIf(wait <= months, [0.8, 0.85], ...shown);
    }
    if (cues.cues.some(({ value }) => value === 'notice')) near ??= line;
  }
  return near === null
    ? notStated(0.25, say('open.start'))
    : notStated(0.35, ...quotedSentence(facts, near, 'open.unclear'));
}

/** "CIPD Level 5: enrolled, starts January 2027": what lies ahead among the papers begins, not the person. */
function isOfCourse({ text, start }: Line, words: readonly Word[], facts: JudgeFacts): boolean {
  const lies_ahead = words.some((word) => {
    const status = statusOf(text, word.start, word.end, facts.locales);
    return status === 'learning' || status === 'planned' || isOf('course', word.key);
  });
  return lies_ahead && ['certifications', 'education'].includes(sectionAt(facts, start) ?? '');
}

/** "From March 2027": the whole months until a date that is still to come; null without one. */
function monthsUntil(text: string, { reference_date }: JudgeFacts): number | null {
  const waits = findPoints(text)
    .filter(({ month }) => month !== null)
    .map((point) => monthIndex(point, 'first') - monthOf(reference_date))
    .filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits);
}

export const availability: Kind<AvailabilitySlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ months, by }) =>
    by === null
      ? say('asks.availability', { weeks: Math.round((months * 52) / 12) })
      : say('asks.available_by', { day: by.day, month: by.month, year: by.year, before: by.is_before }),
  decide,
  sentences: {
    'asks.available_by': ({ day, month, year, before }) =>
      parts(before === 1 ? 'Could start before' : 'Could start by', day, monthName(month), year),
    'asks.availability': ({ weeks }) =>
      parts('Could start', weeks === 0 ? 'at once' : `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`),
  },
};
