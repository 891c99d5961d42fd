import { cuesIn, readWords } from '../../language/cues.ts';
import { lengthsIn, quantitiesIn } from '../../language/quantities.ts';
import { type Word } from '../../language/words.ts';
import type { Span } from '../../profile.ts';
import { contentKeys, stemsOf } from '../../language/stems.ts';
import { quote, type JudgeFacts, type Row } from '../facts.ts';

type StatedDuration = { readonly months: number; readonly span: Span; readonly quote: string };

/** Nobody works for longer: such a number counts something else. */
const MAX_LENGTH = 600;

/** A length of time a line of the resume claims, with the words of its clause before and behind it. */
type Length = {
  readonly months: number;
  readonly row: Row;
  readonly before: string;
  readonly behind: string;
};

// Read once per resume, for as long as it is looked at.
const stated = new WeakMap<JudgeFacts, readonly Length[]>();

function lengthsOf(facts: JudgeFacts): readonly Length[] {
  let known = stated.get(facts);
  if (known === undefined) {
    known = facts.rows.flatMap((row) => lengthsInRow(row, facts));
    stated.set(facts, known);
  }
  return known;
}

function lengthsInRow(row: Row, { locales }: JudgeFacts): Length[] {
  const units = cuesIn(row.keys, locales).cues;
  if (!units.some(({ value }) => value === 'year' || value === 'month' || value === 'decade')) return [];
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

/**
 * The longest time a resume claims in words for one of these names ("8 years of Python", "Python (8 years)"), or for
 * work as such when there is no name. null when it claims none.
 */
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
  const { start, end } = best.row.line;
  return { months: best.months, span: { start, end }, quote: quote(facts, { start, end }) };
}

/** "10 years of experience", and nothing that says in what. */
function statesTotal(behind: string, { locales }: JudgeFacts): boolean {
  const { words, cues, function_words } = readWords(behind, locales);
  const said = cues.filter(({ value }) => value === 'experience' || value === 'work');
  const known = [...said, ...function_words, ...cues.filter(({ value }) => value === 'total')];
  return (
    said.length > 0 &&
    words.every(({ sign }, at) => sign || known.some(({ start, end }) => start <= at && at < end))
  );
}

function states(name: string, before: string, behind: string): boolean {
  const wanted = contentKeys(name);
  if (wanted.length === 0) return false;
  const holds = (text: string): boolean => {
    const words = stemsOf(text);
    return wanted.every((word) => words.has(word));
  };
  return holds(behind) || (/[(:–-]\s*$/u.test(before) && holds(before));
}
