import { cuesIn, readWords } from '../../language/cues.ts';
import { lengthsIn, quantitiesIn } from '../../language/quantities.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import type { Word } from '../../language/words.ts';
import { contentKeys, stemsOf } from '../../language/stems.ts';
import type { JudgeFacts, Row } from '../facts.ts';
import { findDates, monthIndex, monthOf } from '../../language/dates.ts';
import { oncePer } from '../../language/memoize.ts';
import { holdsAt } from '../../language/phrases.ts';
import type { Line } from '../../language/lines.ts';
import { namesOwnTitle } from './title_told.ts';
import { titleRuns } from '../titles.ts';

type StatedDuration = { readonly months: number; readonly line: Line };

/** Nobody works for longer: such a number counts something else. */
const MAX_LENGTH = 600;

/** A length of time a line of the resume claims, with the words of its clause before and behind it. */
type Length = {
  readonly months: number;
  readonly row: Row;
  readonly before: string;
  readonly behind: string;
};

/** Units of lengths that count for a person's work. */
const UNITS = new Set<Cue>(cuesNamed('year month decade lustrum'));

const lengthsOf = oncePer((facts: JudgeFacts) => facts.rows.flatMap((row) => lengthsInRow(row, facts)));

function lengthsInRow(row: Row, { locales }: JudgeFacts): Length[] {
  const units = cuesIn(row.keys, locales).cues;
  if (!units.some(({ value }) => UNITS.has(value))) return [];
  const { text } = row.line;
  const { words, ...cues } = readWords(text, locales);
  return lengthsIn(words, cues, quantitiesIn(words, cues))
    .filter(({ months }) => months <= MAX_LENGTH)
    .map(({ months, start, end }) => ({
      months,
      row,
      before:
        text
          .slice(0, (words[start] as Word).start)
          .split(/[.;,]/u)
          .at(-1) ?? '',
      behind: text.slice((words[end - 1] as Word).end).split(/[.;,]/u, 1)[0] ?? '',
    }));
}

/** The longest time claimed for one of these names ("8 years of Python"), or for work as such; null for none. */
export function statedMonths(names: readonly string[], facts: JudgeFacts): StatedDuration | null {
  let best: Length | null = null;
  for (const length of lengthsOf(facts)) {
    if (length.months <= (best?.months ?? 0)) continue;
    const { before, behind } = length;
    const says =
      names.length === 0 ? statesTotal(behind, facts) : names.some((name) => states(name, before, behind));
    if (says) best = length;
  }
  if (best === null) return null;
  return { months: best.months, line: best.row.line };
}

/** The longest time a line claims for work under one of these titles: "Nurse with 7 years' experience", "since 2019". */
export function statedAs(titles: readonly string[], facts: JudgeFacts): StatedDuration | null {
  const lengths = lengthsOf(facts).filter(({ behind }) => !countsOther(behind, titles, facts));
  const told = [...lengths, ...sinceOf(facts)].filter(({ row }) => namesOwnTitle(row, titles, facts));
  const [best] = told.toSorted((a, b) => b.months - a.months);
  return best === undefined ? null : { months: best.months, line: best.row.line };
}

/** "An office manager with a decade of administration": of something else than work under the title. */
function countsOther(behind: string, titles: readonly string[], { locales }: JudgeFacts): boolean {
  const { words, cues } = readWords(behind, locales);
  const is_work = cues.some(({ value, start }) => (value === 'experience' || value === 'work') && start <= 2);
  const spans = words.map(({ start, end }) => ({ start, end }));
  return (
    OF.test(words[0]?.key ?? '') &&
    !is_work &&
    titles.every((title) => titleRuns(behind, spans, title).length === 0)
  );
}

const OF = /^(?:of|de|d|di|von)$/u;

/** How long ago the dates are from which on something is done: "Nurse since 2019". */
const sinceOf = oncePer((facts: JudgeFacts) =>
  facts.rows.flatMap((row): Pick<Length, 'months' | 'row'>[] => {
    const { cues } = cuesIn(row.keys, facts.locales);
    const since = cues.filter(({ value }) => value === 'since');
    return since.flatMap(({ end }) => {
      const from = (row.words[end]?.start ?? row.line.end) - row.line.start;
      const date = findDates(row.line.text, facts.reference_date).find(
        (one) => one.to > from && one.from <= from,
      );
      const start = date?.start ?? date?.end ?? null;
      return start === null
        ? []
        : [{ months: monthOf(facts.reference_date) - monthIndex(start, 'last'), row }];
    });
  }),
);

/** "10 years of experience", without saying in what. */
function statesTotal(behind: string, { locales }: JudgeFacts): boolean {
  const { words, cues, function_words } = readWords(behind, locales);
  const said = cues.filter(({ value }) => value === 'experience' || value === 'work');
  const known = [...said, ...function_words, ...cues.filter(({ value }) => value === 'total')];
  return said.length > 0 && words.every(({ sign }, at) => sign || known.some((one) => holdsAt(one, at)));
}

function states(name: string, before: string, behind: string): boolean {
  const wanted = contentKeys(name);
  if (wanted.length === 0) return false;
  const holds = (text: string): boolean => {
    const words = stemsOf(text);
    return wanted.every((word) => words.has(word));
  };
  // "TopSolid 5 years": what stands right before it
  const last = contentKeys(before).slice(-wanted.length);
  const is_last = last.length === wanted.length && last.every((word, at) => word === wanted[at]);
  return holds(behind) || is_last || (/[(:–-]\s*$/u.test(before) && holds(before));
}
