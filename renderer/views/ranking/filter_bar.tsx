import { Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useMatchingCandidates } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import { hasFilters, withoutFilters, type RankingSearch } from '../../addresses/ranking_search.ts';
import { TagFilter } from '../../features/tags/tag_filter.tsx';
import { OwnFilter } from '../../features/own_fields/own_filter.tsx';
import { UnderstoodLine } from '../../features/word_search/understood_line.tsx';
import { texts } from '../../texts.ts';
import { CriteriaFilter } from './criteria_filter.tsx';
import { Chip } from '../../ui/filters/chip.tsx';
import { ClearFilters } from '../../ui/filters/clear_filters.tsx';
import { Folded } from '../../ui/filters/folded.tsx';
import { ToggleChip } from '../../ui/filters/toggle_chip.tsx';
import { PlaceAndYears } from '../../ui/filters/place_and_years.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import css from './filter_bar.module.css';

/** Filters take rows away; none of them ever changes the order. */
export function FilterBar(props: {
  search: RankingSearch;
  stages: readonly NominationStage[];
  list: RankedList;
  /** How many people are shown, and of how many. */
  shown: number;
  total: number;
  input: RefObject<HTMLInputElement | null>;
  criteria: readonly Criterion[];
  /** Whether the filter by criteria is open: the heads of their columns open it, too. */
  filtering: boolean;
  onFiltering: (opened: boolean) => void;
  tools: ReactNode;
}) {
  const { search, stages, list, input } = props;
  const navigate = useNavigate();
  const set = (changes: Partial<Record<keyof RankingSearch, unknown>>): void => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ to: '/ranking', search: next as RankingSearch, replace: true });
  };
  const matching = useMatchingCandidates((search.words ?? '').trim());
  const chosen = search.stages ?? [];
  const names = stages.filter((stage) => chosen.includes(stage.id)).map(stageName);
  return (
    <div className={`${css.bar} row-wrap gap-7`}>
      <div className="contents no-print">
        <TypedField
          value={search.words ?? ''}
          label={texts.filters.wordsLabel}
          placeholder={texts.filters.words}
          input={input}
          clears
          className={css.words}
          onChange={(words) => set({ words })}
        />
        <Folded always on={onOf(search)} unfolded={props.filtering}>
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
                  <div className="grid gap-9">
                    {stages.map((stage) => (
                      <Checkbox key={stage.id} value={stage.id} label={stageName(stage)} size="xs" />
                    ))}
                  </div>
                </Checkbox.Group>
              </Chip>
              <ToggleChip on={search.applicants} onChange={(applicants) => set({ applicants })}>
                {texts.filters.applicants}
              </ToggleChip>
            </>
          )}
          <PlaceAndYears place={search.place} years={search.years} most={60} onChange={set} />
          <TagFilter chosen={search.tags ?? []} onChange={(tags) => set({ tags })} />
          <OwnFilter conditions={search.own ?? []} onChange={(own) => set({ own })} />
          <CriteriaFilter
            criteria={props.criteria}
            findings={search.findings ?? []}
            onChange={(findings) => set({ findings: findings.length > 0 ? findings : undefined })}
            opened={props.filtering}
            onOpened={props.onFiltering}
          />
        </Folded>
        <ClearFilters
          shown={hasFilters(search)}
          input={input}
          onClear={() => void navigate({ to: '/ranking', search: withoutFilters(search) })}
        />
        {search.words !== undefined && <UnderstoodLine understood={matching.data?.understood} />}
      </div>
      <div className="contents">
        <span className="aside nowrap ml-auto" role="status">
          {!list.loading && props.total > 0 && hasFilters(search) && (
            <>
              {texts.filters.shown(props.shown, props.total)}
              <span className={css.roomy}>{texts.filters.shownRest}</span>
            </>
          )}
          {list.filling && !list.is_cut_short && ` ${texts.filters.filling}`}
        </span>
        {props.tools}
      </div>
    </div>
  );
}

/** How many of the filters beside the words are on. */
function onOf({ stages, applicants, place, years, tags, own, findings }: RankingSearch): number {
  return [stages, applicants, place, years, tags, own, findings].filter((one) => one !== undefined).length;
}
