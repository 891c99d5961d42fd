import { useState, type ReactNode } from 'react';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import { evidenceKey, type Evidence } from '../document_page/evidence.ts';
import css from './skills.module.css';

type Skill = Reasons['matching_skills'][number];

type Shared = {
  readonly nameOf: (skill: string) => string;
  readonly is_missing?: boolean;
  /** What the page shows of the resume. */
  readonly current?: readonly string[];
  readonly onShow: (evidence: Evidence) => void;
};

/** Skills of one kind: so many of them, and the rest for whoever asks; on paper all of them. */
export function SkillChips(
  props: Shared & {
    readonly skills: readonly Skill[];
    readonly most: number;
    /** What stands in the line before them. */
    readonly title?: ReactNode;
    readonly is_printed?: boolean;
  },
) {
  const { skills, most } = props;
  const [all, setAll] = useState(false);
  const rest = skills.length - most;
  return (
    <div className={`${css.chips} row-wrap gap-5-6`}>
      {props.title}
      <ul className="contents">
        {(all || props.is_printed === true ? skills : skills.slice(0, most)).map((skill, at) => (
          <li key={skill.s} className={!all && at >= most ? css.paper : undefined}>
            <SkillChip {...props} skill={skill} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="min-h-24 text-button font-13 p-2-4"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? texts.skills.fewer : texts.skills.more(rest)}
        </button>
      )}
    </div>
  );
}

/** A skill leads to the words that say so, or to the nearest there are; where there are none it is only a name. */
function SkillChip({ skill, nameOf, is_missing, current, onShow }: Shared & { readonly skill: Skill }) {
  const [first] = skill.evidence;
  const shared = {
    className: css.chip,
    'data-missing': is_missing || undefined,
    title: spoken(
      texts.service
        .sentence(skill.e, skill.told)
        .replaceAll(/“([^”]*)”/gu, (_, words: string) => quoted(words)),
    ),
  };
  if (first === undefined) return <span {...shared}>{nameOf(skill.s)}</span>;
  return (
    <button
      type="button"
      data-print
      {...shared}
      data-current={skill.evidence.some((one) => current?.includes(evidenceKey(one))) || undefined}
      onClick={() => onShow(first)}
    >
      {nameOf(skill.s)}
    </button>
  );
}
