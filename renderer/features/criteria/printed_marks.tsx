import type { ReactNode } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import { toldFinding, type Marks, type ToldFinding } from '../../api/marks.ts';
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

/** The findings that are on the paper, for its legend. */
export function findingsOf(
  rows: readonly { readonly marks?: Marks | null | undefined }[],
): readonly ToldFinding[] {
  return [...new Set(rows.flatMap(({ marks }) => [...(marks?.values() ?? [])].map(toldFinding)))];
}
