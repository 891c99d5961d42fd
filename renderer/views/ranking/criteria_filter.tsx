import { useId } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import type { ToldFinding } from '../../api/marks.ts';
import { ASKED_FINDINGS, askedFindings, type AskedFinding } from '../../addresses/ranking_search.ts';
import { Shape } from '../../features/criteria/mark.tsx';
import { nameOf } from '../../features/criteria/names.ts';
import { texts } from '../../texts.ts';
import { Chip } from '../../ui/filters/chip.tsx';
import { findingInWords } from './filters_in_words.ts';
import css from './marks.module.css';

const SHAPES: Readonly<Record<AskedFinding, ToldFinding>> = {
  met: 'met',
  against: 'not_met',
  not_mentioned: 'not_mentioned',
  not_stated: 'not_stated',
  failed: 'failed',
};

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
  const musts = criteria.filter(({ weight }) => weight !== 'nice');
  // with one of them alone, any is that one
  const any = [
    ...(musts.length > 1 ? ['must'] : []),
    ...(criteria.length > Math.max(1, musts.length) ? ['any'] : []),
  ];
  return (
    <Chip
      label={texts.criteria.filter}
      value={said()}
      onClear={() => props.onChange([])}
      opened={props.opened}
      onOpened={props.onOpened}
    >
      <p className="mb-8 aside">{texts.criteria.filterText}</p>
      <ul className={css.options}>
        {any.map((of) => (
          <Choice
            key={of}
            of={of}
            name={texts.criteria.anyOf[of === 'must' ? 'must' : 'any']}
            hint={texts.criteria.anyOf.hint}
            now={now}
            onToggle={toggle}
          />
        ))}
        {criteria.map((criterion) => (
          <Choice
            key={criterion.id}
            of={criterion.id}
            name={nameOf(criterion)}
            hint={criterion.prompt_text}
            now={now}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Chip>
  );

  function said(): string | null {
    if (asked.size === 0) return null;
    const [[of, findings] = []] = asked;
    if (asked.size > 1 || of === undefined || findings === undefined) {
      return texts.criteria.filterSome(asked.size);
    }
    return findingInWords(of, findings, criteria);
  }
}

/** What of one criterion, or of any of them, lets somebody through. */
function Choice(props: {
  /** The id of a criterion; must, any. */
  of: string;
  name: string;
  hint: string;
  now: readonly string[];
  onToggle: (one: string) => void;
}) {
  const id = useId();
  return (
    <li className={css.option} data-any={props.of === 'must' || props.of === 'any' || undefined}>
      <span className="clip" title={props.hint} id={id}>
        <bdi>{props.name}</bdi>
      </span>
      <span role="group" aria-labelledby={id} className="inline-flex wrap gap-3">
        {ASKED_FINDINGS.map((finding) => {
          const one = `${props.of}:${finding}`;
          return (
            <button
              key={finding}
              type="button"
              className={css.choice}
              aria-pressed={props.now.includes(one)}
              onClick={() => props.onToggle(one)}
            >
              <Shape finding={SHAPES[finding]} /> {texts.criteria.askedFindings[finding]}
            </button>
          );
        })}
      </span>
    </li>
  );
}
