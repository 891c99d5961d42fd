import type { ReactNode } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import { isOnlyListed, toldFinding, type Marks } from '../../api/marks.ts';
import { FindingsLegend } from './findings_legend.tsx';
import { MarkShape } from './mark.tsx';
import { texts } from '../../texts.ts';
import { headOf, markLabel } from './names.ts';

/** A column for each criterion, in a list on paper. */
export function markColumns(criteria: readonly Criterion[]) {
  return criteria.map((one) => ({ key: one.id, title: headOf(one), is_mark: true }));
}

/** The marks of one person in those columns; nothing where there is none. */
export function markCells(
  criteria: readonly Criterion[],
  marks: Marks | null | undefined,
): Record<string, ReactNode> {
  const cells: Record<string, ReactNode> = {};
  for (const criterion of criteria) {
    const mark = marks?.get(criterion.id);
    if (mark === undefined) continue;
    cells[criterion.id] = (
      <span role="img" aria-label={markLabel(criterion, mark)}>
        <MarkShape mark={mark} />
      </span>
    );
  }
  return cells;
}

/** Which criteria somebody answered in a call, a line a day: "Said, Nov 23: Python, German". */
export function saidOf(criteria: readonly Criterion[], marks: Marks | null | undefined): readonly string[] {
  const lines = new Map<string, { moment: string; heads: string[] }>();
  for (const criterion of criteria) {
    const moment = marks?.get(criterion.id)?.said_at ?? null;
    if (moment === null) continue;
    const day = texts.calls.saidOn(moment);
    const line = lines.get(day) ?? { moment, heads: [] };
    line.heads.push(headOf(criterion));
    lines.set(day, line);
  }
  return [...lines.values()].map(({ moment, heads }) => texts.calls.saidAbout(moment, heads));
}

/** What the marks on a paper mean. */
export function MarksLegend({ rows }: { rows: readonly { readonly marks?: Marks | null | undefined }[] }) {
  const all = rows.flatMap(({ marks }) => [...(marks?.values() ?? [])]);
  return (
    <FindingsLegend
      findings={[...new Set(all.map(toldFinding))]}
      has_listed={all.some(isOnlyListed)}
      words={texts.criteria.findings}
    />
  );
}
