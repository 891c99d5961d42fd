import { Checkbox, CloseButton, NumberInput, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState, type Ref, type RefObject } from 'react';
import type { NominationStage } from '#service/api/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import { hasFilters, type RankingSearch } from '../../api/ranking_search.ts';
import { texts } from '../../texts.ts';
import { CriteriaFilter } from './criteria_filter.tsx';
import { Chip } from './chip.tsx';
import css from './filter_bar.module.css';

/** Filters take rows away; none of them ever changes the order. */
export function FilterBar(props: {
  search: RankingSearch;
  stages: readonly NominationStage[];
  list: RankedList;
  input: RefObject<HTMLInputElement | null>;
  criteria: readonly Criterion[];
  /** Whether the filter by criteria is open: the heads of their columns open it, too. */
  filtering: boolean;
  onFiltering: (opened: boolean) => void;
}) {
  const { search, stages, list, input } = props;
  const navigate = useNavigate();
  const set = (changes: Partial<Record<keyof RankingSearch, unknown>>): void => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ to: '/ranking', search: next as RankingSearch, replace: true });
  };
  const chosen = search.stages ?? [];
  const names = stages.filter((stage) => chosen.includes(stage.id)).map((stage) => stage.name);
  return (
    <div className={css.bar}>
      <WordsFilter value={search.words ?? ''} onChange={(words) => set({ words })} ref={input} />
      {search.job !== undefined && (
        <>
          <Chip
            label={texts.filters.stage}
            value={names.length > 0 ? names.join(', ') : null}
            onClear={() => set({ stages: undefined })}
          >
            <Checkbox.Group
              value={[...chosen]}
              onChange={(value) => set({ stages: value.length > 0 ? value : undefined })}
            >
              <div className={css.options}>
                {stages.map((stage) => (
                  <Checkbox key={stage.id} value={stage.id} label={stage.name} size="xs" />
                ))}
              </div>
            </Checkbox.Group>
          </Chip>
          <button
            type="button"
            className={css.chip}
            aria-pressed={search.applicants === true}
            onClick={() => set({ applicants: search.applicants === true ? undefined : true })}
          >
            {texts.filters.applicants}
          </button>
        </>
      )}
      <Chip
        label={texts.filters.place}
        value={search.place ?? null}
        onClear={() => set({ place: undefined })}
      >
        <Draft
          value={search.place ?? ''}
          label={texts.filters.placeLabel}
          onChange={(place) => set({ place })}
        />
      </Chip>
      <Chip
        label={texts.filters.years}
        value={search.years === undefined ? null : texts.filters.atLeast(search.years)}
        onClear={() => set({ years: undefined })}
      >
        <NumberInput
          label={texts.filters.yearsLabel}
          value={search.years ?? ''}
          min={1}
          max={60}
          clampBehavior="strict"
          allowDecimal={false}
          onChange={(years) => set({ years: typeof years === 'number' && years > 0 ? years : undefined })}
          data-autofocus
        />
      </Chip>
      <CriteriaFilter
        criteria={props.criteria}
        findings={search.findings ?? []}
        onChange={(findings) => set({ findings: findings.length > 0 ? findings : undefined })}
        opened={props.filtering}
        onOpened={props.onFiltering}
      />
      <span className={css.count} role="status">
        {list.loading || list.total === 0
          ? ''
          : hasFilters(search)
            ? texts.filters.shown(list.rows.length, list.total)
            : ''}
        {list.filling && ` ${texts.filters.filling}`}
      </span>
    </div>
  );
}

function WordsFilter({
  value,
  onChange,
  ref,
}: {
  value: string;
  onChange: (words: string) => void;
  ref: Ref<HTMLInputElement>;
}) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const pass = useDebouncedCallback(onChange, 200);
  if (value !== known) {
    // Cleared or changed from elsewhere: the address wins over the draft.
    setKnown(value);
    setDraft(value);
  }
  const change = (words: string): void => {
    setDraft(words);
    pass(words);
  };
  return (
    <TextInput
      ref={ref}
      className={css.words}
      value={draft}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') change('');
      }}
      placeholder={texts.filters.words}
      aria-label={texts.filters.wordsLabel}
      rightSection={
        draft === '' ? (
          <kbd>/</kbd>
        ) : (
          <CloseButton size="sm" aria-label={texts.filters.clear} onClick={() => change('')} />
        )
      }
    />
  );
}

function Draft(props: { value: string; label: string; onChange: (value: string) => void }) {
  const [draft, setDraft] = useState(props.value);
  const pass = useDebouncedCallback(props.onChange, 200);
  return (
    <TextInput
      data-autofocus
      label={props.label}
      value={draft}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        pass(event.currentTarget.value);
      }}
    />
  );
}
