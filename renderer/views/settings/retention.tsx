import { NumberInput, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRetention, useSetRetention } from '../../api/retention.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { useTyping } from '../../lib/typing.ts';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** What is usual where nothing else is agreed; the service takes up to ten years. */
const USUAL = 12;
const MAX_MONTHS = 120;

/** How long people are kept after the last work with them, and how many are due. */
export function Retention() {
  const { data, isLoadingError, error, refetch } = useRetention();
  const set = useSetRetention();
  const words = texts.retention;
  const months = data?.months ?? null;
  const change = (to: number | null, undo = true): void =>
    void set
      .mutateAsync(to)
      .then(
        () =>
          notify(to === null ? words.off : words.keeps(to), undo ? () => change(months, false) : undefined),
        errorNotice(words.failed),
      );
  return (
    <Section needs="manage" id="retention" title={words.title} text={words.text}>
      {isLoadingError && <Failed error={error} retry={() => void refetch()} />}
      <Switch
        label={words.turnOn}
        checked={months !== null}
        disabled={data === undefined || set.isPending}
        onChange={(event) => change(event.currentTarget.checked ? USUAL : null)}
      />
      {data !== undefined && months !== null && (
        <>
          <div className="row gap-12 mt-14">
            <span aria-hidden>{words.months}</span>
            <Months months={months} onChange={change} />
            <span aria-hidden>{words.monthsUnit}</span>
          </div>
          <p className="row gap-12 mt-14" role="status">
            {data.due === 0 ? words.nobodyDue : words.due(data.due)}{' '}
            {data.due > 0 && (
              <Link to="/pool" search={{ due: true }}>
                {words.look}
              </Link>
            )}
          </p>
        </>
      )}
      <p className={`${css.mute} text-mute`}>{words.counts}</p>
    </Section>
  );
}

/** Set when a person pauses, so that 24 is not 2 first. */
function Months({ months, onChange }: { months: number; onChange: (months: number) => void }) {
  const { draft, type, flush } = useTyping<number | string>(
    months,
    (value) => {
      if (typeof value === 'number' && value >= 1 && value <= MAX_MONTHS) onChange(value);
    },
    700,
  );
  return (
    <NumberInput
      w={84}
      aria-label={`${texts.retention.months} … ${texts.retention.monthsUnit}`}
      value={draft}
      min={1}
      max={MAX_MONTHS}
      clampBehavior="strict"
      allowDecimal={false}
      onChange={type}
      onBlur={flush}
    />
  );
}
