import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { useContext } from 'react';
import type { CandidateListItem } from '#service/api/candidates/schema.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { formatRole } from '../../components/format.ts';
import { StageBadge } from '../../components/stage_badge.tsx';
import { texts } from '../../texts.ts';
import { Facts } from './facts.ts';
import { Marks, MarksHead } from './marks.tsx';
import css from './ranking_table.module.css';

function useCandidateOf(id: string): CandidateListItem | null | undefined {
  return useContext(Facts).candidates.get(id);
}

function Name({ id }: { id: string }) {
  const candidate = useCandidateOf(id);
  if (candidate === undefined) return <span className={css.wait} />;
  return <span className={css.name}>{candidate?.full_name ?? texts.ranking.removed}</span>;
}

function Now({ id }: { id: string }) {
  const candidate = useCandidateOf(id);
  return candidate === undefined ? (
    <span className={css.wait} data-long />
  ) : (
    formatRole(candidate?.current_title, candidate?.current_employer)
  );
}

function Years({ id }: { id: string }) {
  const months = useCandidateOf(id)?.months_experience;
  if (months === null || months === undefined) return null;
  return months < 12 ? texts.ranking.underOneYear : Math.floor(months / 12);
}

function Where({ id }: { id: string }) {
  return useCandidateOf(id)?.location ?? null;
}

function Stage({ id }: { id: string }) {
  return <StageBadge stage={useContext(Facts).stages.get(id)} />;
}

export const features = tableFeatures({});
const column = createColumnHelper<typeof features, RankedEntry>();

const position = column.accessor('position', { id: 'position', header: texts.ranking.columns.position });
const name = column.display({
  id: 'name',
  header: texts.ranking.columns.name,
  cell: ({ row }) => <Name id={row.original.candidate_id} />,
});
const now = column.display({
  id: 'now',
  header: texts.ranking.columns.now,
  cell: ({ row }) => <Now id={row.original.candidate_id} />,
});
const years = column.display({
  id: 'years',
  header: texts.ranking.columns.years,
  cell: ({ row }) => <Years id={row.original.candidate_id} />,
});
const where = column.display({
  id: 'where',
  header: texts.ranking.columns.where,
  cell: ({ row }) => <Where id={row.original.candidate_id} />,
});
const criteria = column.display({
  id: 'criteria',
  header: () => <MarksHead />,
  cell: ({ row }) => <Marks id={row.original.candidate_id} />,
});
const stage = column.display({
  id: 'stage',
  header: texts.ranking.columns.stage,
  cell: ({ row }) => <Stage id={row.original.candidate_id} />,
});

export const columns = column.columns([position, name, now, years, where, stage]);
/** The same, for a job that asks for something. */
export const columns_with_marks = column.columns([position, name, now, years, where, criteria, stage]);
