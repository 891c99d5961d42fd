import { useMediaQuery } from '@mantine/hooks';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { furtherSkills } from '../../features/criteria/further_skills.ts';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { SkillChips } from '../../features/skills/skill_chips.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

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
  const { reasons, answers, current, onShow } = props;
  const matching = furtherSkills(reasons.matching_skills, answers);
  const missing = furtherSkills(reasons.missing_skills, answers);
  const nameOf = texts.service.skillIn([...reasons.matching_skills, ...reasons.missing_skills]);
  const shared = { nameOf, current, onShow, is_printed: true };
  // one line each
  const most = useMediaQuery('(width < 1200px)', false, { getInitialValueInEffect: false }) ? 1 : 2;
  if (matching.length + missing.length === 0) return null;
  const heading = answers.length === 0 ? texts.skills.matching : texts.skills.alsoMatching;
  return (
    <section className={`${css.strip} grid gap-7 mt-12`} aria-label={texts.skills.title}>
      {matching.length > 0 && (
        <SkillChips
          {...shared}
          skills={matching}
          most={most + 1}
          title={<Title words={heading} of={matching} />}
        />
      )}
      {missing.length > 0 && (
        <SkillChips
          {...shared}
          skills={missing}
          most={most}
          title={<Title words={texts.skills.missing} of={missing} />}
          is_missing
        />
      )}
    </section>
  );
}

function Title({ words, of }: { words: string; of: readonly unknown[] }) {
  return (
    <h2 className="text-mute font-12 weight-600 m-0">
      {words} <small className="weight-400">{of.length}</small>
    </h2>
  );
}
