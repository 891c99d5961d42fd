import type { Criterion } from '../../api/criteria.ts';
import { askedFindings } from '../../api/ranking_search.ts';
import { Shape } from '../../components/criteria/mark.tsx';
import { nameOf } from '../../components/criteria/names.ts';
import { texts } from '../../texts.ts';
import { Chip } from './chip.tsx';
import css from './marks.module.css';

const FINDINGS = ['met', 'not_met', 'not_stated'] as const;

/** Takes away whoever was not found so; like every filter it leaves the order alone. */
export function CriteriaFilter(props: {
  criteria: readonly Criterion[];
  /** As the address has them: `<criterion id>:<finding>`. */
  findings: readonly string[];
  onChange: (findings: readonly string[]) => void;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}) {
  const { criteria, findings: now } = props;
  const asked = askedFindings({ findings: now });
  if (criteria.length === 0 && asked.size === 0) return null;
  const toggle = (one: string): void => {
    props.onChange(now.includes(one) ? now.filter((other) => other !== one) : [...now, one]);
  };
  return (
    <Chip
      label={texts.criteria.filter}
      value={said()}
      onClear={() => props.onChange([])}
      opened={props.opened}
      onOpened={props.onOpened}
    >
      <p className={css.hint}>{texts.criteria.filterText}</p>
      <ul className={css.options}>
        {criteria.map((criterion) => (
          <li key={criterion.id} className={css.option}>
            <span className={css.optionName} title={criterion.prompt_text} id={`of-${criterion.id}`}>
              <bdi>{nameOf(criterion)}</bdi>
            </span>
            <span role="group" aria-labelledby={`of-${criterion.id}`} className={css.choices}>
              {FINDINGS.map((finding) => {
                const one = `${criterion.id}:${finding}`;
                return (
                  <button
                    key={finding}
                    type="button"
                    className={css.choice}
                    aria-pressed={now.includes(one)}
                    onClick={() => toggle(one)}
                  >
                    <Shape finding={finding} /> {texts.criteria.findings[finding]}
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </Chip>
  );

  function said(): string | null {
    if (asked.size === 0) return null;
    if (asked.size > 1) return texts.criteria.filterSome(asked.size);
    const [[id, findings] = []] = asked;
    const criterion = criteria.find((one) => one.id === id);
    if (criterion === undefined || findings === undefined) return texts.criteria.filterSome(1);
    return texts.criteria.filterOne(
      nameOf(criterion),
      FINDINGS.filter((finding) => findings.has(finding)),
    );
  }
}
