import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AvailabilityChanges, CandidateAvailability } from '../../api/availability.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import { periodName } from './availability_words.ts';
import { changesOf, draftOf, ENDS, PERIODS, UNITS, WHEN, type Draft } from './draft.ts';
import css from './availability.module.css';
import { BETWEEN } from '../../lib/joined.ts';

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
      <div className="grid gap-8 columns-1fr-1fr">
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
      <div className="grid gap-8 columns-1fr-1fr-64">
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
        data={ENDS.map((value) => ({
          value,
          label: value === '' ? words.when.unknown : words.ends[value],
        }))}
      />
      <div className="grid gap-8 columns-1fr-1fr-64">
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
        data={PERIODS.map((value) => ({ value, label: periodName(value) }))}
      />
      {quotes.length > 0 && (
        <p className="aside">
          {words.resume} <Hidden text={quoted(quotes.join(BETWEEN))} />
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
