import { columnOf } from './columns.ts';
import { isDetailLabel } from './contact_patterns.ts';
import { headingKind, titledHeadingKind } from './headings.ts';
import { wordsOf, type Line } from '../language/lines.ts';

/** A rail has at least as many labels, and one that is a heading anybody knows. */
const MIN_COUNT = 3;

/**
 * The labels of a rail beside the text ("Skills   Python, SQL" where all text begins at one place and the
 * labels stand left of it), by the offset of their line; empty without such a rail.
 */
export function railLabels(lines: readonly Line[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const page of new Set(lines.map((line) => line.page))) {
    const own = lines.filter((line) => line.page === page && line.box !== null);
    for (const [start, label] of bestRail(own)) found.set(start, label);
  }
  return found;
}

function bestRail(lines: readonly Line[]): [number, string][] {
  const edges = new Set(lines.map((line) => Math.round(line.box?.[0] ?? 0)));
  let best: [number, string][] = [];
  for (const edge of edges) {
    if (lines.filter((line) => Math.abs((line.box?.[0] ?? 0) - edge) <= 1.5).length < 2) continue;
    const labels = lines.flatMap((line): [number, string][] => {
      const label = labelBefore(line, edge);
      return label === null ? [] : [[line.start, label]];
    });
    const once = withoutForm(labels);
    if (once.length > best.length) best = once;
  }
  // Labels of contact data alone are those of a form.
  const known = best.filter(([, label]) => (headingKind(label) ?? 'header') !== 'header');
  return best.length >= MIN_COUNT && known.length > 0 ? best : [];
}

/**
 * Without the labels of a form: several words that stand in the rail more than once ("Nombre y tipo de
 * organización"). One word may begin two headings: "Selected" over "Employment" and over "Competencies".
 */
function withoutForm(labels: readonly [number, string][]): [number, string][] {
  const counted = Map.groupBy(labels, ([, label]) => label);
  return labels.filter(([, label]) => wordsOf(label).length < 3 || counted.get(label)?.length === 1);
}

/** The words of a line left of an edge where another word begins, when they may be a heading. */
function labelBefore(line: Line, edge: number): string | null {
  if (line.bullet || (line.box?.[0] ?? edge) > edge - 15) return null;
  const at = line.words?.findIndex(([, , x]) => Math.abs(x - edge) <= 1.5) ?? -1;
  const from = line.words?.[at]?.[0];
  if (at <= 0 || from === undefined) return null;
  const label = line.text.slice(0, from).trim();
  const may =
    /^\p{Lu}[^\d@:|,]*$/u.test(label) &&
    wordsOf(label).length <= 5 &&
    label.length <= 40 &&
    columnOf(label) === null &&
    (headingKind(label) !== null || !isDetailLabel(label));
  return may ? label : null;
}

/** The kind a label of a rail opens; `other` for words nobody knows. */
export function railKind(label: string): NonNullable<ReturnType<typeof headingKind>> {
  return headingKind(label) ?? titledHeadingKind(label) ?? 'other';
}
