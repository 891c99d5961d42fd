import { NativeSelect, TextInput } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useJobOverviews } from '../../api/job_overviews.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { CONTACT_FIELDS, faultsOf, type DetailField, type DetailWords } from './detail_words.ts';
import type { JobWords } from './job_draft.ts';
import { StatedInAd } from './stated_in_ad.tsx';
import css from './details_part.module.css';

/** Currencies that are offered; any other of ISO 4217 can be typed. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'CAD', 'AUD', 'INR'];
const PERIODS = ['year', 'month', 'day', 'hour'] as const;

type Props = {
  words: JobWords;
  tried: boolean;
  reads_only: boolean;
  onType: (words: Partial<DetailWords>) => void;
  /** What another window wrote in a field meanwhile. */
  other: (field: DetailField) => ReactNode;
};

/** For whom a job is, where, for how much and until when. */
export function DetailsPart(props: Props) {
  const { words, reads_only, onType } = props;
  const id = useId();
  const faults = props.tried ? faultsOf(words) : {};
  const fieldOf = (name: DetailField) => {
    const fault = faults[name];
    return {
      label: texts.jobDetails.fields[name],
      value: words[name],
      readOnly: reads_only,
      error: fault === undefined ? undefined : texts.jobDetails.faults[fault],
      onChange: (event: { currentTarget: { value: string } }) =>
        onType({ [name]: event.currentTarget.value }),
    };
  };
  const clients = useClients();
  return (
    <fieldset className={`${css.part} grid columns-fr-fr items-start gap-10-12 min-w-0 p-0 border-0 m-0`}>
      <legend className="panel-heading p-0">{texts.jobDetails.title}</legend>
      <StatedInAd words={words} reads_only={reads_only} onType={onType} />
      <TextInput
        {...fieldOf('client_name')}
        className={'span-all'!}
        list={`${id}clients`}
        autoComplete="off"
      />
      <datalist id={`${id}clients`}>
        {[...clients.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {props.other('client_name')}
      <KnownContact {...props} clients={clients} />
      {CONTACT_FIELDS.map((name) => (
        <TextInput
          key={name}
          {...fieldOf(name)}
          className={name === 'contact_name' ? 'span-all'! : ''}
          autoComplete="off"
        />
      ))}
      {CONTACT_FIELDS.map(props.other)}
      <TextInput {...fieldOf('location')} className={'span-all'!} autoComplete="off" />
      {props.other('location')}
      <TextInput {...fieldOf('salary_min')} inputMode="decimal" autoComplete="off" />
      <TextInput {...fieldOf('salary_max')} inputMode="decimal" autoComplete="off" />
      {props.other('salary_min')}
      {props.other('salary_max')}
      <TextInput {...fieldOf('salary_currency')} list={`${id}currencies`} autoComplete="off" maxLength={3} />
      <datalist id={`${id}currencies`}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <NativeSelect
        label={texts.jobDetails.fields.salary_period}
        value={words.salary_period}
        disabled={reads_only}
        onChange={(event) => onType({ salary_period: event.currentTarget.value })}
        data={[
          { value: '', label: texts.jobDetails.noPeriod },
          ...PERIODS.map((value) => ({ value, label: texts.jobDetails.periods[value] })),
        ]}
      />
      {props.other('salary_currency')}
      {props.other('salary_period')}
      <TextInput {...fieldOf('deadline')} className={'span-all'!} type="date" />
      {props.other('deadline')}
    </fieldset>
  );
}

type Contact = Pick<DetailWords, (typeof CONTACT_FIELDS)[number]>;

/** Customers that jobs name, each with whom the newest of them talks to. */
function useClients(): ReadonlyMap<string, Contact> {
  const clients = new Map<string, Contact>();
  for (const { details } of useJobOverviews().data ?? []) {
    const { client_name, contact_name, contact_email, contact_phone } = details;
    if (client_name === null) continue;
    const known = clients.get(client_name);
    if (known !== undefined && known.contact_name !== '') continue;
    clients.set(client_name, {
      contact_name: contact_name ?? '',
      contact_email: contact_email ?? '',
      contact_phone: contact_phone ?? '',
    });
  }
  return clients;
}

/** Offers the contact of the same customer while none is written. */
function KnownContact({
  words,
  reads_only,
  onType,
  clients,
}: Props & { clients: ReadonlyMap<string, Contact> }) {
  const contact = clients.get(words.client_name.trim());
  const is_free = CONTACT_FIELDS.every((name) => words[name].trim() === '');
  if (reads_only || contact === undefined || !is_free) return null;
  const said = CONTACT_FIELDS.map((name) => contact[name]).filter((text) => text !== '');
  if (said.length === 0) return null;
  return (
    <QuietButton className={'span-all'!} onClick={() => onType(contact)}>
      {texts.jobDetails.takeContact(said.join(', '))}
    </QuietButton>
  );
}
