import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { atQuote } from '../../addresses/candidate_search.ts';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { TagChip } from '../../features/tags/tag_chip.tsx';
import { spoken } from '../../lib/hidden_words.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import { absenceOf } from './absence.ts';
import css from './compare.module.css';
import { CriterionCell } from './criterion_cell.tsx';
import { factOf, hasSkill, type CompareRow } from './rows.ts';
import { SkillMark } from './skill_mark.tsx';
import type { Compared } from './use_comparison.ts';

/** What one candidate has in one row, or that it is not known. */
export function CompareCell(props: { row: CompareRow; column: Compared; job_id: string | null }): ReactNode {
  const { row, column, job_id } = props;
  const absence = absenceOf(row, column);
  if (absence !== null) {
    return (
      <span className={`${css.mute} aside`} data-absent={absence}>
        {texts.compare.absent[absence]}
      </span>
    );
  }
  switch (row.kind) {
    case 'criterion':
      return <CriterionCell column={column} criterion={row.criterion} />;
    case 'fact': {
      const fact = factOf(column, row.id);
      return (
        <span className="break-anywhere pre-line" dir="auto">
          <Hidden text={fact ?? ''} />
        </span>
      );
    }
    case 'skill':
      return <SkillCell column={column} skill={row.skill} job_id={job_id} />;
    case 'ours':
      if (row.id === 'stage') return <StageBadge stage={column.stage} />;
      if (row.id === 'notes') {
        return texts.compare.notes(column.notes ?? 0);
      }
      return (
        <span className="flex wrap gap-5">
          {column.tags?.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
        </span>
      );
  }
}

function SkillCell(props: { column: Compared; skill: string; job_id: string | null }) {
  const { column, skill } = props;
  const has = hasSkill(column.skills, skill);
  if (has === undefined) return null;
  const evidence = column.skills?.matching_skills.find((one) => one.s === skill)?.evidence[0];
  const words = <SkillMark has={has} />;
  if (evidence === undefined) {
    return (
      <span className={`${css.skill} gap-7 items-center min-h-24 text-ink no-underline inline-flex`}>
        {words}
      </span>
    );
  }
  return (
    <Link
      to="/candidates/$candidate_id"
      params={{ candidate_id: column.id }}
      search={atQuote(props.job_id === null ? {} : { job: props.job_id }, evidence)}
      className={`${css.skill} gap-7 items-center min-h-24 text-ink no-underline inline-flex`}
      tabIndex={-1}
      title={quoted(spoken(evidence.quote))}
    >
      {words}
    </Link>
  );
}
