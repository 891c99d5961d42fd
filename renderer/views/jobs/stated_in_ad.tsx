import { useMemo } from 'react';
import { formatSalary } from '../../lib/format_money.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { termsIn } from './ad_terms.ts';
import { DETAIL_FIELDS, NO_DETAIL_WORDS, toDetails, type DetailWords } from './detail_words.ts';
import type { JobWords } from './job_draft.ts';
import { BETWEEN } from '../../lib/joined.ts';

const SALARY = ['salary_min', 'salary_max', 'salary_currency', 'salary_period'] as const;

/** Offers what the ad states of place, pay and client, where nothing is written yet. */
export function StatedInAd(props: {
  words: JobWords;
  reads_only: boolean;
  onType: (words: Partial<DetailWords>) => void;
}) {
  const { words } = props;
  const terms = useMemo(() => termsIn(words.description), [words.description]);
  const { client_name, location, ...pay } = terms;
  // a salary is one thing: what somebody wrote of it is not mixed with what the ad says
  const has_pay = SALARY.some((field) => words[field].trim() !== '');
  const open: Partial<DetailWords> = {
    ...(client_name !== undefined && words.client_name.trim() === '' && { client_name }),
    ...(location !== undefined && words.location.trim() === '' && { location }),
    ...(has_pay ? {} : pay),
  };
  if (props.reads_only || Object.keys(open).length === 0) return null;
  const said = toDetails({ ...NO_DETAIL_WORDS, ...open }, DETAIL_FIELDS);
  const salary = formatSalary({
    salary_min: said.salary_min ?? null,
    salary_max: said.salary_max ?? null,
    salary_currency: said.salary_currency ?? null,
    salary_period: said.salary_period ?? null,
  });
  const parts = [open.client_name, open.location, salary].filter((one) => one !== undefined && one !== '');
  return (
    <SmallButton
      className={'max-w-full align-start span-all justify-self-start h-auto min-h-28 py-4'!}
      classNames={{ label: 'wrap-normal'! }}
      onClick={() => props.onType(open)}
    >
      {texts.jobDetails.fillIn(parts.join(BETWEEN))}
    </SmallButton>
  );
}
