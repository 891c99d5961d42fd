import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import type { Understood } from '#service/api/people/pool/schema.ts';
import { useJobs } from '../../api/jobs.ts';
import { useStages } from '../../api/nominations.ts';
import { isByMeaning } from '../../api/pool.ts';
import {
  parsePoolSearch,
  poolFilters,
  withoutPoolFilters,
  type PoolSearch,
} from '../../addresses/pool_search.ts';
import { useRetention } from '../../api/retention.ts';
import { savedAddress } from '../../api/saved_searches.ts';
import { Chip } from '../../ui/filters/chip.tsx';
import { ClearFilters } from '../../ui/filters/clear_filters.tsx';
import { Folded } from '../../ui/filters/folded.tsx';
import { PlaceAndYears } from '../../ui/filters/place_and_years.tsx';
import { ToggleChip } from '../../ui/filters/toggle_chip.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { TermsFilter } from '../../features/availability/terms_filter.tsx';
import { OwnFilter } from '../../features/own_fields/own_filter.tsx';
import { SavedMenu } from '../../features/saved_searches/saved_menu.tsx';
import { TagFilter } from '../../features/tags/tag_filter.tsx';
import { UnderstoodLine } from '../../features/word_search/understood_line.tsx';
import { Segments } from '../../ui/segments.tsx';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import css from './pool.module.css';

const SORTS = ['newest', 'name', 'years'] as const;

/** Puts some of the search in the place of what was there; undefined takes it out. */
type SetSearch = (changes: Partial<Record<keyof PoolSearch, unknown>>) => void;

/** How everyone is searched, and the filters; all of it stands in the address. */
export function PoolBar(props: {
  search: PoolSearch;
  understood: Understood | null;
  input: RefObject<HTMLInputElement | null>;
  onSearch: (search: PoolSearch) => void;
}) {
  const { search } = props;
  const navigate = useNavigate();
  const retention = useRetention();
  const is_limited = (retention.data?.months ?? null) !== null;
  const set: SetSearch = (changes) => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined);
    props.onSearch(parsePoolSearch(Object.fromEntries(next)));
  };
  return (
    <div className="grid gap-9 mt-12">
      <Words search={search} input={props.input} set={set}>
        <SavedMenu
          view="pool"
          search={savedAddress(search)}
          onApply={(saved) => props.onSearch(parsePoolSearch(saved))}
        />
      </Words>
      <UnderstoodLine understood={props.understood} />
      <div className="row-wrap gap-7">
        <Folded on={onOf(search)}>
          <TagFilter chosen={search.tags ?? []} onChange={(tags) => set({ tags })} />
          <PlaceAndYears place={search.place} years={search.years} most={80} onChange={set} />
          <JobChip search={search} set={set} />
          <ToggleChip
            on={search.free}
            onChange={(free) => set(free === true ? { free, job: undefined, stage: undefined } : { free })}
          >
            {texts.pool.noJob}
          </ToggleChip>
          <SourceAndSince search={search} set={set} />
          <TermsFilter search={search} onChange={set} />
          <OwnFilter conditions={search.own ?? []} onChange={(own) => set({ own })} />
          {(is_limited || search.due === true) && (
            <ToggleChip on={search.due} onChange={(due) => set({ due })}>
              {texts.retention.filter}
            </ToggleChip>
          )}
        </Folded>
        <ClearFilters
          shown={poolFilters(search).length > 0}
          input={props.input}
          // what was typed a moment ago is in the address by now, and stays
          onClear={() =>
            void navigate({
              to: '/pool',
              search: (now) => withoutPoolFilters(parsePoolSearch(now)),
              replace: true,
            })
          }
        />
      </div>
    </div>
  );
}

/** What is searched for, how, and in which order those found are shown. */
function Words(props: {
  search: PoolSearch;
  input: RefObject<HTMLInputElement | null>;
  set: SetSearch;
  children: ReactNode;
}) {
  const { search, set } = props;
  const mode = search.mode ?? 'words';
  return (
    <div className="row-wrap gap-7">
      <TypedField
        value={search.q ?? ''}
        label={texts.pool.searchLabel}
        placeholder={texts.pool.search[mode]}
        input={props.input}
        className="flex-1-1-220 max-w-300"
        onChange={(q) => set({ q })}
      />
      <Segments
        aria-label={texts.pool.mode}
        value={mode}
        onChange={(to) => set({ mode: to === 'meaning' ? to : undefined })}
        data={(['words', 'meaning'] as const).map((value) => ({ value, label: texts.pool.modes[value] }))}
      />
      <span className={`${css.hint} flex-1 aside min-w-150`}>
        {search.due === true ? texts.retention.filterHint : texts.pool.modeHint[mode]}
      </span>
      <NativeSelect
        className="flex-none"
        aria-label={texts.pool.sort}
        disabled={isByMeaning(search)}
        value={search.sort ?? 'newest'}
        onChange={(event) =>
          set({ sort: event.currentTarget.value === 'newest' ? undefined : event.currentTarget.value })
        }
        data={
          isByMeaning(search)
            ? [{ value: search.sort ?? 'newest', label: texts.pool.byNearness }]
            : SORTS.map((value) => ({ value, label: texts.pool.sorts[value] }))
        }
      />
      {props.children}
    </div>
  );
}

/** The job somebody is considered for, and the stage in it. */
function JobChip({ search, set }: { search: PoolSearch; set: SetSearch }) {
  const jobs = useJobs();
  const stages = useStages(search.job ?? null);
  const job = jobs.data?.find((one) => one.id === search.job);
  const stage = stages.data.find((one) => one.id === search.stage);
  return (
    <Chip
      label={texts.pool.job}
      value={
        search.job === undefined
          ? null
          : joined(
              [job?.title ?? texts.pool.jobGone, stage === undefined ? undefined : stageName(stage)],
              ' – ',
            )
      }
      onClear={() => set({ job: undefined, stage: undefined })}
    >
      <NativeSelect
        label={texts.pool.job}
        value={search.job ?? ''}
        data-autofocus
        onChange={(event) => set({ job: event.currentTarget.value, stage: undefined, free: undefined })}
        data={[
          { value: '', label: texts.pool.anyJob },
          ...(jobs.data ?? []).map((one) => ({ value: one.id, label: one.title })),
        ]}
      />
      {search.job !== undefined && (
        <NativeSelect
          mt={8}
          label={texts.pool.stage}
          value={search.stage ?? ''}
          onChange={(event) => set({ stage: event.currentTarget.value })}
          data={[
            { value: '', label: texts.pool.anyStage },
            ...stages.data.map((one) => ({ value: one.id, label: stageName(one) })),
          ]}
        />
      )}
    </Chip>
  );
}

/** Where somebody came from, and since when they have been here. */
function SourceAndSince({ search, set }: { search: PoolSearch; set: SetSearch }) {
  return (
    <>
      <Chip
        label={texts.pool.source}
        value={search.source ?? null}
        onClear={() => set({ source: undefined })}
      >
        <TypedField
          value={search.source ?? ''}
          label={texts.pool.sourceLabel}
          onChange={(source) => set({ source })}
        />
      </Chip>
      <Chip label={texts.pool.since} value={search.since ?? null} onClear={() => set({ since: undefined })}>
        <TextInput
          type="date"
          label={texts.pool.sinceLabel}
          value={search.since ?? ''}
          data-autofocus
          onChange={(event) => set({ since: event.currentTarget.value })}
        />
      </Chip>
    </>
  );
}

/** How many of the filters beside the words are on. */
function onOf(search: PoolSearch): number {
  // a stage is part of the filter by its job
  return poolFilters(search).filter((name) => name !== 'stage').length;
}
