import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { reasonsQuery } from '../../api/rankings.ts';
import { texts } from '../../texts.ts';
import { SkillMark } from './skill_mark.tsx';
import { hasSkill } from './rows.ts';
import css from './skill_matrix.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** So many stand side by side on a small laptop. */
const MOST = 12;

/** The skills a job asks for, and who of its shortlist names them. Nothing where fewer than two are on it. */
export function SkillMatrix({ job_id, stage_id }: { job_id: string; stage_id: string }) {
  const nominations = useJobNominations(job_id).data;
  const ranking = useRankedList(useMemo(() => ({ job: job_id }), [job_id]));
  const listed = [...(nominations?.values() ?? [])]
    .filter((one) => one.current_nomination_stage_id === stage_id)
    .map((one) => one.candidate_id);
  const place = new Map(ranking.rows.map((row) => [row.candidate_id, row.position]));
  const order = listed.toSorted((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity));
  const ids = order.slice(0, MOST);
  const rows = useCandidateRows(ids);
  const reasons = useQueries({
    queries: ids.map((id) => ({
      ...reasonsQuery(id, { target_resource_id: job_id }),
      enabled: ids.length > 1,
    })),
  });
  const found = reasons.map(({ data }) => data);
  const skills = [
    ...new Set(
      found.flatMap((one) =>
        [...(one?.matching_skills ?? []), ...(one?.missing_skills ?? [])].map((skill) => skill.s),
      ),
    ),
  ];
  if (ids.length < 2 || skills.length === 0) return null;
  const finders = new Map(
    skills.map((skill) => [skill, found.filter((one) => hasSkill(one, skill) === true).length]),
  );
  return (
    <section className={`${css.part} p-20-22-24`} aria-labelledby="shortlist-skills">
      <h2 id="shortlist-skills" className="mb-6 text-mute font-12 weight-600">
        {texts.compare.shortlistSkills(listed.length)}
        {order.length > MOST && (
          <span className="weight-400">
            {BETWEEN}
            {texts.compare.firstOf(MOST)}
          </span>
        )}
      </h2>
      <table className={`${css.matrix} border-collapse font-13`}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={css.count}>
              {texts.compare.foundIn}
            </th>
            {ids.map((id) => (
              <th key={id} scope="col" dir="auto">
                <Link to="/candidates/$candidate_id" params={{ candidate_id: id }} search={{ job: job_id }}>
                  {rows.get(id)?.full_name ?? '\u00A0'}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skills
            .toSorted((a, b) => (finders.get(b) ?? 0) - (finders.get(a) ?? 0))
            .map((skill) => (
              <tr key={skill}>
                <th scope="row" dir="auto">
                  {texts.service.skill(skill)}
                </th>
                <td className={css.count}>{texts.compare.ofPeople(finders.get(skill) ?? 0, ids.length)}</td>
                {ids.map((id, at) => (
                  <td key={id}>
                    <SkillMark has={hasSkill(found[at], skill)} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
