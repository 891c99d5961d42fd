import { useContext, type ComponentType } from 'react';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { formatNumber, formatRole, formatYears } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { spoken } from '../../lib/hidden_words.ts';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import { Facts } from './facts.ts';
import { Marks, MarksHead } from './marks.tsx';
import { RankChangeMark } from './rank_change.tsx';
import { Pick } from './pick.tsx';
import css from './ranking_table.module.css';

function useCandidate(): CandidateListItem | null | undefined {
  return useContext(Facts)?.candidate;
}

function Position({ position }: { position: number }) {
  const change = useContext(Facts)?.change ?? null;
  return (
    <>
      {change !== null && <RankChangeMark change={change} />}
      {formatNumber(position)}
    </>
  );
}

function Name() {
  const candidate = useCandidate();
  if (candidate === undefined) return <span className={css.wait} />;
  return (
    <span className="weight-600" dir="auto" title={candidate?.full_name}>
      {candidate?.full_name ?? texts.ranking.removed}
      <NameFromFile candidate={candidate} />
    </span>
  );
}

function Now() {
  const candidate = useCandidate();
  if (candidate === undefined) return <span className={css.wait} data-long />;
  const role = formatRole(candidate?.current_title, candidate?.current_employer);
  if (role === '') return null;
  return (
    <span dir="auto" title={spoken(role)}>
      <Hidden text={role} />
    </span>
  );
}

function Years() {
  return formatYears(useCandidate()?.months_experience);
}

function Where() {
  const location = useCandidate()?.location ?? '';
  if (location === '') return null;
  return (
    <span dir="auto" title={spoken(location)}>
      <Hidden text={location} />
    </span>
  );
}

function Stage() {
  return <StageBadge stage={useContext(Facts)?.stage} />;
}

/** A column: what heads it, and its cell, which finds the facts of its row in `Facts`. */
type Column = {
  readonly id: string;
  readonly Head: ComponentType;
  readonly Cell: ComponentType<{ readonly entry: RankedEntry }>;
};

const headed = (id: Exclude<keyof typeof texts.ranking.columns, symbol>, Cell: Column['Cell']): Column => ({
  id,
  Head: () => texts.ranking.columns[id],
  Cell,
});

/** The columns of a job that asks for something; the first has a head of its own. */
export const columns_with_marks: readonly Column[] = [
  { id: 'pick', Head: () => null, Cell: ({ entry }) => <Pick id={entry.candidate_id} /> },
  headed('position', ({ entry }) => <Position position={entry.position} />),
  headed('name', Name),
  headed('now', Now),
  headed('years', Years),
  headed('where', Where),
  { id: 'criteria', Head: MarksHead, Cell: ({ entry }) => <Marks id={entry.candidate_id} /> },
  headed('stage', Stage),
];
export const columns = columns_with_marks.filter(({ id }) => id !== 'criteria');
