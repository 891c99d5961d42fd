import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AvailabilityChanges, CandidateAvailability } from '../../api/availability.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './availability.module.css';

const WHEN = ['', 'now', 'from', 'words'] as const;
const UNITS = ['month', 'week', 'day'] as const;
const PERIODS = ['year', 'month', 'day', 'hour'] as const;

/** What is typed, as texts. */
type Draft = {
  readonly when: string;
  readonly from: string;
  readonly words: string;
  readonly amount: string;
  readonly unit: string;
  readonly to_end_of: string;
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  readonly per: string;
};

function draftOf({ availability, notice_period, salary_expectation }: CandidateAvailability): Draft {
  const [when, notice, salary] = [availability.value, notice_period.value, salary_expectation.value];
  return {
    when: when === null ? '' : when.is_now ? 'now' : when.from === null ? 'words' : 'from',
    from: when?.from ?? '',
    words: when?.from === null ? (when.text ?? '') : '',
    amount: notice === null ? '' : String(notice.amount),
    unit: notice?.unit ?? 'month',
    to_end_of: notice?.to_end_of ?? '',
    min: String(salary?.min ?? ''),
    max: String(salary?.max ?? ''),
    currency: salary?.currency ?? '',
    per: salary?.per ?? 'year',
  };
}

const START = ['when', 'from', 'words'] as const;
const NOTICE = ['amount', 'unit', 'to_end_of'] as const;
const SALARY = ['min', 'max', 'currency', 'per'] as const;

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What was changed of what there was; an emptied part says that there is none. */
export function changesOf(draft: Draft, before: Draft): AvailabilityChanges {
  const differs = (keys: readonly (keyof Draft)[]): boolean => keys.some((key) => draft[key] !== before[key]);
  const [amount, min, max] = [draft.amount, draft.min, draft.max].map(numberOf);
  return {
    ...(differs(START) && {
      availability: {
        value:
          draft.when === ''
            ? null
            : {
                is_now: draft.when === 'now',
                from: draft.when === 'from' ? draft.from : null,
                ...(draft.when === 'words' && { text: draft.words }),
              },
      },
    }),
    ...(differs(NOTICE) && {
      notice_period: {
        value:
          amount === null
            ? null
            : {
                amount: amount ?? 0,
                unit: UNITS.find((unit) => unit === draft.unit) ?? 'month',
                to_end_of: PERIODS.slice(0, 2).find((end) => end === draft.to_end_of) ?? null,
              },
      },
    }),
    ...(differs(SALARY) && {
      salary_expectation: {
        value:
          min === null && max === null
            ? null
            : {
                min: min ?? null,
                max: max ?? null,
                currency: draft.currency.trim() === '' ? null : draft.currency.trim().toUpperCase(),
                per: PERIODS.find((per) => per === draft.per) ?? null,
              },
      },
    }),
  } as AvailabilityChanges;
}

/** Changes when somebody can start, their notice and what they want to earn. */
export function AvailabilityForm(props: {
  now: CandidateAvailability;
  onSave: (changes: AvailabilityChanges) => Promise<void>;
  onClose: () => void;
}) {
  const { now } = props;
  const words = texts.availability;
  const [before] = useState(() => draftOf(now));
  const [draft, put] = useState(before);
  const type = (key: keyof Draft) => (event: { currentTarget: { value: string } }) =>
    put({ ...draft, [key]: event.currentTarget.value });
  const facts = Object.values(now);
  const quotes = facts.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const said = facts.find(({ source }) => source === 'person');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSave(changesOf(draft, before));
      }}
    >
      <div className={css.row}>
        <NativeSelect
          data-autofocus
          label={words.labels.availability}
          value={draft.when}
          onChange={type('when')}
          data={WHEN.map((value) => ({ value, label: words.when[value === '' ? 'unknown' : value] }))}
        />
        {draft.when === 'from' && (
          <TextInput
            type={before.from.length === 7 && draft.from === before.from ? 'month' : 'date'}
            required
            label={words.day}
            value={draft.from}
            onChange={type('from')}
          />
        )}
        {draft.when === 'words' && (
          <TextInput
            required
            maxLength={200}
            label={words.inWords}
            value={draft.words}
            onChange={type('words')}
          />
        )}
      </div>
      <div className={css.amounts}>
        <TextInput
          type="number"
          min={0}
          max={1000}
          label={words.labels.notice_period}
          value={draft.amount}
          onChange={type('amount')}
        />
        <NativeSelect
          label={words.unit}
          value={draft.unit}
          onChange={type('unit')}
          data={UNITS.map((value) => ({ value, label: words.units[value] }))}
        />
      </div>
      <NativeSelect
        label={words.toEnd}
        value={draft.to_end_of}
        onChange={type('to_end_of')}
        data={(['', 'month', 'quarter', 'year'] as const).map((value) => ({
          value,
          label: value === '' ? words.when.unknown : words.ends[value],
        }))}
      />
      <div className={css.amounts}>
        <TextInput
          type="number"
          min={0}
          step="any"
          label={words.labels.salary_expectation}
          value={draft.min}
          onChange={type('min')}
        />
        <TextInput
          type="number"
          min={0}
          step="any"
          label={words.most}
          value={draft.max}
          onChange={type('max')}
        />
        <TextInput maxLength={3} label={words.currency} value={draft.currency} onChange={type('currency')} />
      </div>
      <NativeSelect
        aria-label={words.period}
        value={draft.per}
        onChange={type('per')}
        data={PERIODS.map((value) => ({ value, label: words.per[value]('') }))}
      />
      {quotes.length > 0 && (
        <p className="aside">
          {words.resume} <Hidden text={quoted(quotes.join(' · '))} />
        </p>
      )}
      {said !== undefined && <p className="aside">{words.saidBy(said.said_by, said.said_at)}</p>}
      <div className="flex wrap gap-8">
        <Button type="submit">{texts.ownFields.save}</Button>
        <Button variant="default" onClick={props.onClose}>
          {texts.actions.cancel}
        </Button>
        {said !== undefined && (
          <Button
            variant="subtle"
            onClick={() =>
              void props.onSave({ availability: null, notice_period: null, salary_expectation: null })
            }
          >
            {words.asRead}
          </Button>
        )}
      </div>
    </form>
  );
}
