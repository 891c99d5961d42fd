import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isDuration, type PoolSearch } from '../../addresses/pool_search.ts';
import { Chip } from '../../ui/filters/chip.tsx';
import { texts } from '../../texts.ts';
import { periodName } from './availability_words.ts';
import { lengthInWords, noticeAsked, salaryAsked, startAsked } from './terms_asked.ts';

const STARTS = ['P0D', 'P2W', 'P4W', 'P2M', 'P3M', 'P6M'] as const;
const NOTICES = ['P0D', 'P2W', 'P1M', 'P2M', 'P3M', 'P6M'] as const;
/** Those in which resumes say what somebody wants to earn. */
const CURRENCIES = 'EUR GBP USD CHF AED AUD BRL CAD CZK DKK INR PLN RON SEK SGD TRY'.split(' ');
const PERIODS = ['year', 'month', 'day', 'hour'] as const;
const BY_DAY = 'day';

/** What can be chosen, with what an address says beside it. */
function withOwn(durations: readonly string[], own: string | undefined): readonly string[] {
  return own === undefined || !isDuration(own) || durations.includes(own) ? durations : [...durations, own];
}

type Asked = Pick<PoolSearch, 'start' | 'notice' | 'salary' | 'currency' | 'per'>;

/** Three filters: when somebody can start, how long their notice is, and what they want to earn. */
export function TermsFilter(props: {
  search: Asked;
  onChange: (changes: { readonly [Key in keyof Asked]?: Asked[Key] | undefined }) => void;
}) {
  const { search, onChange } = props;
  const words = texts.availability.asked;
  const { start, notice, salary, currency, per } = search;
  const [by_day, byDay] = useState(false);
  const is_by_day = start === undefined ? by_day : !isDuration(start);
  return (
    <>
      <Chip
        label={words.start}
        value={start === undefined ? null : startAsked(start)}
        onClear={() => onChange({ start: undefined })}
      >
        <div className="grid gap-9 w-264">
          <NativeSelect
            data-autofocus
            label={words.startLabel}
            value={is_by_day ? BY_DAY : (start ?? '')}
            onChange={({ currentTarget: { value } }) => {
              byDay(value === BY_DAY);
              onChange({ start: value === BY_DAY || value === '' ? undefined : value });
            }}
            data={[
              { value: '', label: words.any },
              ...withOwn(STARTS, start).map((value) => ({ value, label: startAsked(value) })),
              { value: BY_DAY, label: words.byDay },
            ]}
          />
          {is_by_day && (
            <TextInput
              type="date"
              aria-label={texts.availability.day}
              value={start ?? ''}
              onChange={({ currentTarget: { value } }) => {
                byDay(true);
                onChange({ start: value === '' ? undefined : value });
              }}
            />
          )}
          <p className="aside">{words.startHint}</p>
        </div>
      </Chip>
      <Chip
        label={words.notice}
        value={notice === undefined ? null : noticeAsked(notice)}
        onClear={() => onChange({ notice: undefined })}
      >
        <NativeSelect
          data-autofocus
          label={words.noticeLabel}
          value={notice ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ notice: value === '' ? undefined : value })}
          data={[
            { value: '', label: words.any },
            ...withOwn(NOTICES, notice).map((value) => ({ value, label: lengthInWords(value) })),
          ]}
        />
      </Chip>
      <Chip
        label={words.salary}
        value={salary === undefined ? null : salaryAsked(search)}
        onClear={() => onChange({ salary: undefined, currency: undefined, per: undefined })}
      >
        <div className="grid gap-9 w-264">
          <NumberInput
            data-autofocus
            label={words.salaryLabel}
            value={salary ?? ''}
            min={1}
            max={1_000_000_000}
            step={1000}
            allowDecimal={false}
            thousandSeparator={texts.availability.thousand}
            decimalSeparator={texts.availability.decimal}
            onChange={(to) => onChange({ salary: typeof to === 'number' && to > 0 ? to : undefined })}
          />
          <div className="flex gap-8">
            <NativeSelect
              aria-label={texts.availability.currency}
              value={currency ?? ''}
              disabled={salary === undefined}
              onChange={({ currentTarget: { value } }) =>
                onChange({ currency: value === '' ? undefined : value })
              }
              data={[
                { value: '', label: words.anyCurrency },
                ...CURRENCIES,
                ...(currency === undefined || CURRENCIES.includes(currency) ? [] : [currency]),
              ]}
            />
            <NativeSelect
              aria-label={texts.availability.period}
              value={per ?? 'year'}
              disabled={salary === undefined}
              onChange={({ currentTarget: { value } }) =>
                onChange({ per: PERIODS.slice(1).find((one) => one === value) as Asked['per'] })
              }
              data={PERIODS.map((value) => ({ value, label: periodName(value) }))}
            />
          </div>
          <p className="aside">{words.salaryHint}</p>
        </div>
      </Chip>
    </>
  );
}
