import { useContext, type ComponentType } from 'react';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { formatNumber, formatYears } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import { Facts } from './facts.ts';
import type { ColumnId } from './columns_for.ts';
import { GapBar } from './gap_bar.tsx';
import { Marks, MarksHead } from './marks.tsx';
import { RankChangeMark } from './rank_change.tsx';
import { Pick } from './pick.tsx';
import css from './ranking_table.module.css';

function useCandidate(): CandidateListItem | null | undefined {
  return useContext(Facts)?.candidate;
}

function Position({ entry }: { entry: RankedEntry }) {
  const facts = useContext(Facts);
  const change = facts?.change ?? null;
  return (
    <>
      {change !== null && <RankChangeMark change={change} />}
      {formatNumber(entry.position)}
      <GapBar above={facts?.above} below={facts?.below} />
    </>
  );
}

/** What has no column of its own stands in the one before it: what they do, for whom and where. */
function restOf(columns: readonly ColumnId[], one: CandidateListItem | null | undefined): string {
  const parts = [
    columns.includes('now') ? null : one?.current_title,
    columns.includes('employer') ? null : one?.current_employer,
    columns.includes('where') ? null : one?.location,
  ];
  return joined(parts);
}

/** Who it is. */
function Name() {
  const facts = useContext(Facts);
  const { candidate, files = 0, columns = [] } = facts ?? {};
  if (candidate === undefined) return <span className={css.wait} />;
  const rest = columns.includes('now') ? '' : restOf(columns, candidate);
  const who = (
    <>
      <span className={css.who} dir="auto">
        {candidate?.full_name ?? texts.ranking.removed}
      </span>
      <NameFromFile candidate={candidate} />
    </>
  );
  if (rest === '') {
    return (
      <span className={css.alone} data-line>
        {who}
        {files > 1 && <small className={css.files}>{texts.import.files(files)}</small>}
      </span>
    );
  }
  // where the title follows, its words need the room
  return (
    <>
      {who}
      <span className={css.does} dir="auto">
        <Hidden text={rest} />
      </span>
    </>
  );
}

/** Words of a candidate as a cell has them; cut where there is no room, and whole in the tip (mark_tip.tsx). */
function Words({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <span className={css.wait} />;
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

function Now() {
  const { candidate, columns = [] } = useContext(Facts) ?? {};
  if (candidate === undefined) return <Words text={undefined} />;
  return <Words text={joined([candidate?.current_title, restOf(columns, candidate)])} />;
}

const Employer = () => <Words text={useField((one) => one.current_employer)} />;
const Where = () => <Words text={useField((one) => one.location)} />;

function Years() {
  return formatYears(useCandidate()?.months_experience);
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
  stage: Stage,
};

/** What heads a column; the box that picks everybody is the table's own. */
export function HeadCell({ of }: { of: Exclude<ColumnId, 'pick'> }) {
  return of === 'criteria' ? <MarksHead /> : texts.ranking.columns[of];
}
