import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useCandidateChoices, useCandidateRows } from '../../api/candidates.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { formatRole } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import css from './compare.module.css';

const OFFERED = 6;

/**
 * Finds one more to compare: by name or words; before anything is typed, the first of the ranking who are not there
 * yet.
 */
export function AddCandidate(props: {
  job_id: string | null;
  ids: readonly string[];
  onAdd: (candidate_id: string) => void;
  autoFocus?: boolean;
}) {
  const { job_id, ids } = props;
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 150);
  const ranking = useRankedList(useMemo(() => (job_id === null ? {} : { job: job_id }), [job_id]));
  const first = ranking.rows
    .slice(0, OFFERED + ids.length)
    .map((row) => row.candidate_id)
    .filter((id) => !ids.includes(id))
    .slice(0, OFFERED);
  const rows = useCandidateRows(first);
  const found = useCandidateChoices(asked);
  const offered =
    asked.length > 1
      ? (found.data ?? []).filter((one) => !ids.includes(one.id))
      : first.flatMap((id) => rows.get(id) ?? []);
  const by_id = new Map(offered.map((one) => [one.id, one]));
  return (
    <Select
      className={`${css.add} no-print max-w-200`}
      aria-label={texts.compare.add}
      placeholder={texts.compare.addPlaceholder}
      searchable
      value={null}
      searchValue={words}
      onSearchChange={setWords}
      onChange={(id) => {
        if (id === null) return;
        props.onAdd(id);
        setWords('');
      }}
      data={offered.map((one) => ({ value: one.id, label: one.full_name }))}
      filter={({ options }) => options}
      rightSection={found.isFetching ? <Loader size={14} /> : null}
      nothingFoundMessage={
        asked.length > 1 ? (found.isPending ? texts.compare.searching : texts.compare.nobodyFound) : null
      }
      comboboxProps={{ width: 300, position: 'bottom-end', shadow: 'md' }}
      renderOption={({ option }) => (
        <span className="grid" dir="auto">
          <b>{option.label}</b>
          <small className="text-mute">
            {formatRole(by_id.get(option.value)?.current_title, by_id.get(option.value)?.current_employer)}
          </small>
        </span>
      )}
      data-autofocus={props.autoFocus}
    />
  );
}
