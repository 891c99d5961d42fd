import { useState } from 'react';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { useJobEvaluations } from '../../api/evaluations.ts';
import { useReasons } from '../../api/rankings.ts';
import { furtherSkills } from '../../features/criteria/further_skills.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './ranking.module.css';

type Skill = Reasons['matching_skills'][number];

/** Skills are always the job's, whatever decides the order; those that a criterion says already stand there. */
export function Skills(props: {
  candidate_id: string;
  job_id: string;
  onShow: (evidence: Evidence) => void;
}) {
  const { candidate_id, job_id, onShow } = props;
  const reasons = useReasons(candidate_id, { target_resource_id: job_id });
  const answers = useJobEvaluations(candidate_id, job_id).data ?? NONE;
  if (reasons.data === undefined) return null;
  const { matching_skills, missing_skills } = reasons.data;
  const nameOf = texts.service.skillIn([...matching_skills, ...missing_skills]);
  return (
    <>
      <Chips
        key={`has ${candidate_id}`}
        title={answers.length === 0 ? texts.skills.matching : texts.skills.alsoMatching}
        skills={furtherSkills(matching_skills, answers)}
        nameOf={nameOf}
        onShow={onShow}
      />
      <Chips
        key={`missing ${candidate_id}`}
        title={texts.skills.missing}
        skills={furtherSkills(missing_skills, answers)}
        nameOf={nameOf}
        onShow={onShow}
        missing
      />
    </>
  );
}

const NONE: readonly never[] = [];

/** So many fit beside three quotes, before somebody asks for the rest. */
const CHIPS = 10;

function Chips(props: {
  title: string;
  skills: readonly Skill[];
  nameOf: (skill: string) => string;
  onShow: (evidence: Evidence) => void;
  missing?: boolean;
}) {
  const [all, setAll] = useState(false);
  if (props.skills.length === 0) return null;
  const rest = props.skills.length - CHIPS;
  return (
    <>
      <h3 className="panel-heading">
        {props.title} <small>{props.skills.length}</small>
      </h3>
      <ul className="flex wrap gap-5">
        {(all ? props.skills : props.skills.slice(0, CHIPS)).map((skill) => (
          <li key={skill.s}>
            <SkillChip
              skill={skill}
              name={props.nameOf(skill.s)}
              missing={props.missing === true}
              onShow={props.onShow}
            />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? texts.skills.fewer : texts.skills.more(rest)}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** A skill leads to the words that say so, or to the nearest there are; where there are none it is only a name. */
function SkillChip(props: {
  skill: Skill;
  name: string;
  missing: boolean;
  onShow: (evidence: Evidence) => void;
}) {
  const { skill, missing } = props;
  const [first] = skill.evidence;
  const shared = {
    className: css.chip,
    'data-missing': missing || undefined,
    title: spoken(
      texts.service
        .sentence(skill.e, skill.told)
        .replaceAll(/“([^”]*)”/gu, (_, words: string) => quoted(words)),
    ),
  };
  if (first === undefined) return <span {...shared}>{props.name}</span>;
  return (
    <button type="button" {...shared} onClick={() => props.onShow(first)}>
      {props.name}
    </button>
  );
}
