import type { Row } from '../words/rows.ts';
import type { Run } from '../words/runs.ts';

/** Rows whose text begins at the rail's edge, at the least, for there to be a rail. */
const MIN_ROWS = 4;
/** Most words of one line of a label. */
const MAX_WORDS = 3;

/**
 * A label in a rail left of its text may go on beside the second row of that text ("Expérience" /
 * "professionnelle"). Read row by row, its second half would begin a sentence of the text; it is put behind
 * the first half. Only a half in small letters is sure to be one: other labels stand beside neighbouring
 * rows, too.
 */
export function withWholeLabels(rows: readonly Row[]): readonly Row[] {
  const result = [...rows];
  for (let i = 1; i < result.length; i++) {
    const [first, second] = [result[i - 1]!, result[i]!];
    const [label, text] = first.runs;
    const [rest, beside] = second.runs;
    if (!label || !text || !rest || !beside) continue;
    // What stands beside the second half may be indented: an item of a list.
    const indent = beside.x0 - text.x0;
    if (indent < -1.5 || indent > 2.5 * second.size || second.y - first.y > 1.6 * second.size) continue;
    if (!/^\p{Ll}{3,}/u.test(rest.text) || !isLabel(label) || !isLabel(rest)) continue;
    if (result.filter(({ runs }) => startsAt(runs, text.x0)).length < MIN_ROWS) continue;
    result[i - 1] = { ...first, runs: [joined(label, rest), ...first.runs.slice(1)] };
    result[i] = { ...second, runs: second.runs.slice(1) };
  }
  return result;
}

const isLabel = ({ words, text }: Run) => words.length <= MAX_WORDS && !/[\p{N}.,;:]/u.test(text);

const startsAt = (runs: readonly Run[], x: number) =>
  runs.slice(0, 2).some((run) => Math.abs(run.x0 - x) <= 1.5);

function joined(label: Run, rest: Run): Run {
  return {
    ...label,
    text: `${label.text} ${rest.text}`,
    words: [...label.words, ...rest.words],
    x0: Math.min(label.x0, rest.x0),
    x1: Math.max(label.x1, rest.x1),
  };
}
