import { VisuallyHidden } from '@mantine/core';
import { useContext, type ComponentType } from 'react';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import { toldFinding } from '../../api/marks.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { formatNumber, formatYears } from '../../lib/format.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import { Facts, Head } from './facts.ts';
import type { ColumnId } from './columns_for.ts';
import { hasBothWeights } from '../../features/criteria/met_counts.ts';
import { MetFigure } from '../../features/criteria/met_figure.tsx';
import { MatchBar, MatchKey } from './match_bar.tsx';
import { Marks, MarksHead } from './marks.tsx';
import { RankChangeMark } from './rank_change.tsx';
import { StackButton } from './stack_button.tsx';
import { Pick } from './pick.tsx';

function useCandidate(): CandidateListItem | null | undefined {
  return useContext(Facts)?.candidate;
}

function Position() {
  const facts = useContext(Facts);
  const change = facts?.change ?? null;
  return (
    <>
      {change !== null && <RankChangeMark change={change} />}
      {typeof facts?.place === 'number' && formatNumber(facts.place)}
    </>
  );
}

/** Who it is. */
function Name({ entry }: { entry: RankedEntry }) {
  const { candidate, files = 0, stack, disputed = '', onStack } = useContext(Facts) ?? {};
  if (candidate === undefined) return <span data-wait className="inline-block h-8 rounded-4 bg-soft w-72" />;
  const name = (
    <span className="row-wrap overflow-hidden gap-20-6 h-1lh" data-line>
      <span className="clip weight-600" dir="auto">
        {candidate?.full_name ?? texts.ranking.removed}
      </span>
      <NameFromFile candidate={candidate} />
      {files > 1 && <small className="text-mute font-11_5 weight-400">{texts.import.files(files)}</small>}
    </span>
  );
  if (stack === undefined || onStack === undefined) return name;
  return (
    <span className="flex items-baseline gap-6">
      {name}
      <StackButton candidate_id={entry.candidate_id} stack={stack} disputed={disputed} onToggle={onStack} />
    </span>
  );
}

/** Words of a candidate as a cell has them; cut where there is no room, and whole in the tip (mark_tip.tsx). */
function Words({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <span data-wait className="inline-block h-8 rounded-4 bg-soft w-72" />;
  if (text === null || text === '') return null;
  return (
    <span dir="auto">
      <Hidden text={text} />
    </span>
  );
}

/** A field of whom the row is about; undefined while that is not known. */
function useField(of: (candidate: CandidateListItem) => string | null): string | null | undefined {
  const candidate = useCandidate();
  return candidate === undefined ? undefined : candidate === null ? null : of(candidate);
}

/** What they do, for whom and where, as far as those have no column; what has no room goes whole, the place first. */
function Now() {
  const { candidate, columns = [] } = useContext(Facts) ?? {};
  if (candidate === undefined) return <Words text={undefined} />;
  const role = joined([
    candidate?.current_title,
    columns.includes('employer') ? null : candidate?.current_employer,
  ]);
  const place = columns.includes('where') ? null : candidate?.location;
  const has_both = typeof place === 'string' && place !== '' && role !== '';
  if (!has_both) return <Words text={joined([role, place])} />;
  return (
    <span
      className="row-wrap overflow-hidden gap-20-6 h-1lh"
      style={{ columnGap: '0.25em' }}
      data-line
      dir="auto"
    >
      <span className="clip">
        <Hidden text={role} />
      </span>
      <span>
        {BETWEEN.trim()} <Hidden text={place} />
      </span>
    </span>
  );
}

const Employer = () => <Words text={useField((one) => one.current_employer)} />;
const Where = () => <Words text={useField((one) => one.location)} />;

function Years() {
  return formatYears(useCandidate()?.months_experience);
}

/**
 * What the criteria and the text add to their place, and at which they would stand by the text alone. Open criteria and
 * doubtful answers count a little, too: of whoever meets none, or is not checked yet, nothing of them is drawn.
 */
function Match({ entry: { match } }: { entry: RankedEntry }) {
  const { text_rank, marks } = useContext(Facts) ?? {};
  if (match === undefined) return null;
  const meets_none = marks && [...marks.values()].every((mark) => toldFinding(mark) !== 'met');
  const rank = text_rank === undefined ? null : texts.ranking.textRank(text_rank);
  return (
    <>
      <MatchBar
        match={meets_none ? { ...match, criteria: 0 } : match}
        title={joined([texts.ranking.matchOf, rank], '. ')}
      />
      <VisuallyHidden>{rank}</VisuallyHidden>
    </>
  );
}

function Met() {
  const { criteria = [], marks } = useContext(Facts) ?? {};
  return <MetFigure criteria={criteria} marks={marks} />;
}

function Stage() {
  return <StageBadge stage={useContext(Facts)?.stage} />;
}

/** The cell of each column, which finds the facts of its row in `Facts`. */
export const CELLS: Readonly<Record<ColumnId, ComponentType<{ readonly entry: RankedEntry }>>> = {
  pick: ({ entry }) => <Pick id={entry.candidate_id} />,
  position: Position,
  name: Name,
  now: Now,
  employer: Employer,
  where: Where,
  years: Years,
  criteria: ({ entry }) => <Marks id={entry.candidate_id} />,
  met: Met,
  match: Match,
  stage: Stage,
};

/** What heads a column; the box that picks everybody is the table's own. */
export function HeadCell({ of }: { of: Exclude<ColumnId, 'pick'> }) {
  if (of === 'criteria') return <MarksHead />;
  return of === 'met' || of === 'match' ? <Explained of={of} /> : texts.ranking.columns[of];
}

/** A head that says on hover what stands under it. */
function Explained({ of }: { of: 'met' | 'match' }) {
  const { columns, columnHints } = texts.ranking;
  const { criteria } = useContext(Head);
  const told = of === 'met' && hasBothWeights(criteria) ? 'musts' : of;
  return (
    <span title={columnHints[told]}>
      {of === 'match' && <MatchKey />}
      {columns[of]}
      {of === 'match' && <span aria-hidden> ↓</span>}
    </span>
  );
}
