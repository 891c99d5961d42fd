import { useState } from 'react';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { furtherSkills } from '../../features/criteria/further_skills.ts';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './skills.module.css';

type Skill = Reasons['matching_skills'][number];

/** So many of each kind stand in the strip before somebody asks for the rest. */
const SHOWN = { matching: 4, missing: 2 };

/**
 * What the job asks for, as strips: what was found leads to its words; below it, what is not mentioned. What a criterion
 * says already is said once, there.
 */
export function Skills(props: {
  reasons: Reasons;
  answers: readonly CriterionEvaluation[];
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { reasons, answers } = props;
  const matching = furtherSkills(reasons.matching_skills, answers);
  const missing = furtherSkills(reasons.missing_skills, answers);
  const title = answers.length === 0 ? texts.skills.matching : texts.skills.alsoMatching;
  const nameOf = texts.service.skillIn([...reasons.matching_skills, ...reasons.missing_skills]);
  if (matching.length + missing.length === 0) return null;
  return (
    <section className={css.strip} aria-label={texts.skills.title}>
      <Group {...props} nameOf={nameOf} title={title} skills={matching} most={SHOWN.matching} />
      <Group
        {...props}
        nameOf={nameOf}
        title={texts.skills.missing}
        skills={missing}
        most={SHOWN.missing}
        is_missing
      />
    </section>
  );
}

function Group(props: {
  title: string;
  skills: readonly Skill[];
  nameOf: (skill: string) => string;
  most: number;
  is_missing?: boolean;
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { skills, most } = props;
  const [all, setAll] = useState(false);
  const rest = skills.length - most;
  if (skills.length === 0) return null;
  return (
    <div className={css.chips}>
      <h2 className={css.title}>
        {props.title} <small>{skills.length}</small>
      </h2>
      <ul className="contents">
        {(all ? skills : skills.slice(0, most)).map((skill) => (
          <li key={skill.s}>
            <Chip {...props} skill={skill} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.skills.fewer : texts.skills.more(rest)}
        </button>
      )}
    </div>
  );
}

/** A skill leads to the words that say so, or to the nearest there are; where there are none it is only a name. */
function Chip(props: {
  skill: Skill;
  nameOf: (skill: string) => string;
  is_missing?: boolean;
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { skill } = props;
  const [first] = skill.evidence;
  const shared = { className: css.chip, 'data-missing': props.is_missing || undefined };
  const why = spoken(
    texts.service
      .sentence(skill.e, skill.told)
      .replaceAll(/“([^”]*)”/gu, (_, words: string) => quoted(words)),
  );
  if (first === undefined) {
    return (
      <span {...shared} title={why}>
        {props.nameOf(skill.s)}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-print
      {...shared}
      title={why}
      data-current={skill.evidence.some((one) => props.current.includes(evidenceKey(one))) || undefined}
      onClick={() => props.onShow(first)}
    >
      {props.nameOf(skill.s)}
    </button>
  );
}
