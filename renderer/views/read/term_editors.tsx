import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { periodName } from '../../features/availability/availability_words.ts';
import { ENDS, PERIODS, UNITS, WHEN } from '../../features/availability/draft.ts';
import { texts } from '../../texts.ts';
import { onKey, useLeave, type EditorProps } from './editors.tsx';
import css from './field.module.css';

const WORDS = texts.availability;

/** Several inputs that are one field: saved together, when all of them are left. */
function useParts(props: EditorProps) {
  const [draft, setDraft] = useState(props.draft);
  const ended = useRef(false);
  const end = (act: () => void): void => {
    if (ended.current) return;
    ended.current = true;
    act();
  };
  const save = (): void => end(() => props.onSave(draft));
  const { root, onBlur } = useLeave(save);
  const part = (at: number, label: string) => ({
    'aria-label': label,
    value: draft[at] ?? '',
    onKeyDown: (event: KeyboardEvent) => onKey(event, save, () => end(props.onCancel)),
    onFocus: (event: { currentTarget: HTMLElement }) => {
      if (event.currentTarget instanceof HTMLInputElement) event.currentTarget.select();
    },
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft(draft.with(at, event.currentTarget.value)),
  });
  const group = (children: ReactNode) => (
    <div
      ref={root}
      className={`${css.editor} row-wrap gap-6`}
      data-parts
      onBlur={onBlur}
      role="group"
      aria-label={props.label}
    >
      {children}
    </div>
  );
  return { draft, part, group };
}

type Option = readonly [value: string, label: string];

function Select(
  props: ReturnType<ReturnType<typeof useParts>['part']> & {
    options: readonly Option[];
    autoFocus?: boolean;
  },
) {
  const { options, ...select } = props;
  return (
    <select {...select} className={css.input}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** At once, from a day or month, or in words. */
export function StartEditor(props: EditorProps) {
  const { draft, part, group } = useParts(props);
  const [when, from = ''] = draft;
  const is_month = props.draft[1]?.length === 7 && from === props.draft[1];
  return group(
    <>
      <Select
        autoFocus
        {...part(0, WORDS.labels.availability)}
        options={WHEN.map((one): Option => [one, WORDS.when[one === '' ? 'unknown' : one]])}
      />
      {when === 'from' && (
        <input className={css.input} type={is_month ? 'month' : 'date'} {...part(1, WORDS.day)} />
      )}
      {when === 'words' && (
        <input className={css.input} data-words maxLength={200} {...part(2, WORDS.inWords)} />
      )}
    </>,
  );
}

/** So many days, weeks or months, and the end they run to. */
export function NoticeEditor(props: EditorProps) {
  const { part, group } = useParts(props);
  return group(
    <>
      <input
        className={css.input}
        data-short
        type="number"
        min={0}
        max={1000}
        autoFocus
        {...part(0, props.label)}
      />
      <Select {...part(1, WORDS.unit)} options={UNITS.map((unit): Option => [unit, WORDS.units[unit]])} />
      <Select
        {...part(2, WORDS.toEnd)}
        options={ENDS.map((end): Option => [end, end === '' ? WORDS.when.unknown : WORDS.ends[end]])}
      />
    </>,
  );
}

/** From and to, the currency, and what it is paid for. */
export function SalaryEditor(props: EditorProps) {
  const { part, group } = useParts(props);
  return group(
    <>
      <input
        className={css.input}
        type="number"
        min={0}
        step="any"
        autoFocus
        {...part(0, WORDS.labels.salary_expectation)}
      />
      <span aria-hidden>–</span>
      <input className={css.input} type="number" min={0} step="any" {...part(1, WORDS.most)} />
      <input
        className={css.input}
        data-short
        maxLength={3}
        placeholder={WORDS.currency}
        {...part(2, WORDS.currency)}
      />
      <Select
        {...part(3, WORDS.period)}
        options={PERIODS.map((period): Option => [period, periodName(period)])}
      />
    </>,
  );
}
