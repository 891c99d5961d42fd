import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { Explained } from '../../ui/explained.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

type Skill = Reasons['matching_skills'][number];

/** The same sentence under twenty names says less than twenty names over one sentence. */
function byExplanation(skills: readonly Skill[]): { alone: Skill[]; alike: [Skill, ...Skill[]][] } {
  const groups = Map.groupBy(skills, (skill) => skill.e);
  return {
    alone: skills.filter((skill) => groups.get(skill.e)?.length === 1),
    alike: [...groups.values()].flatMap(([first, ...rest]): [Skill, ...Skill[]][] =>
      first !== undefined && rest.length > 0 ? [[first, ...rest]] : [],
    ),
  };
}

/** What the job asks for: found, with the words that say so, and not mentioned. */
export function Skills(props: {
  matching: readonly Skill[];
  missing: readonly Skill[];
  current: string | null;
  onShow: (evidence: Evidence) => void;
}) {
  if (props.matching.length + props.missing.length === 0) return null;
  const { alone, alike } = byExplanation(props.missing);
  return (
    <section className={css.two}>
      <div>
        <h2 className="part-heading">
          {texts.skills.matching} <small>{props.matching.length}</small>
        </h2>
        <ul>
          {props.matching.map((skill) => (
            <SkillLine key={skill.s} skill={skill} current={props.current} onShow={props.onShow} />
          ))}
        </ul>
      </div>
      <div>
        <h2 className="part-heading">
          {texts.skills.missing} <small>{props.missing.length}</small>
        </h2>
        <ul>
          {alone.map((skill) => (
            <SkillLine key={skill.s} skill={skill} missing current={props.current} onShow={props.onShow} />
          ))}
        </ul>
        {alike.map(([first, ...rest]) => (
          <div key={first.e} className={css.alike}>
            <p>
              {[first, ...rest].map(({ s }) => (
                <b key={s}>{s}</b>
              ))}
            </p>
            <span className={css.explanation}>
              <Explained text={first.e} told={first.told} />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

function SkillLine(props: {
  skill: Skill;
  missing?: boolean;
  current: string | null;
  onShow: (evidence: Evidence) => void;
}) {
  const { skill } = props;
  const first = skill.evidence[0];
  const words = (
    <>
      <i className={css.glyph} data-missing={props.missing || undefined} aria-hidden />
      <span>
        <b>{skill.s}</b>
        <span className={css.explanation}>
          <Explained text={skill.e} told={skill.told} />
        </span>
      </span>
    </>
  );
  return (
    <li>
      {first === undefined ? (
        <div className={css.skill}>{words}</div>
      ) : (
        <button
          type="button"
          data-print
          className={css.skill}
          data-current={skill.evidence.some((one) => evidenceKey(one) === props.current) || undefined}
          onClick={() => props.onShow(first)}
        >
          {words}
        </button>
      )}
    </li>
  );
}
