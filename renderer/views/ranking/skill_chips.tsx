import { Fragment } from 'react';
import { useJobEvaluations } from '../../api/evaluations.ts';
import { useReasons } from '../../api/rankings.ts';
import { furtherSkills } from '../../features/criteria/further_skills.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { SkillChips } from '../../features/skills/skill_chips.tsx';
import { texts } from '../../texts.ts';

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
  const groups = [
    {
      title: answers.length === 0 ? texts.skills.matching : texts.skills.alsoMatching,
      skills: furtherSkills(matching_skills, answers),
      is_missing: false,
    },
    { title: texts.skills.missing, skills: furtherSkills(missing_skills, answers), is_missing: true },
  ];
  return groups.map(
    ({ title, ...group }) =>
      group.skills.length > 0 && (
        <Fragment key={`${title} ${candidate_id}`}>
          <h3 className="panel-heading">
            {title} <small>{group.skills.length}</small>
          </h3>
          <SkillChips {...group} nameOf={nameOf} most={CHIPS} onShow={onShow} />
        </Fragment>
      ),
  );
}

const NONE: readonly never[] = [];

/** So many fit beside three quotes, before somebody asks for the rest. */
const CHIPS = 10;
