import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { poolFilters, withoutPoolFilters, type PoolSearch } from '../../addresses/pool_search.ts';
import type { usePoolList } from '../../api/pool.ts';
import { useRetention } from '../../api/retention.ts';
import { isNotFound } from '../../lib/errors.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';

/** The table (`children`), or what stands in its place while there are no rows to draw. */
export function PoolContent(props: {
  list: ReturnType<typeof usePoolList>;
  search: PoolSearch;
  /** Nobody is in the data folder. */
  is_empty: boolean;
  onSearch: (search: PoolSearch) => void;
  children: ReactNode;
}) {
  const { list, search, is_empty, onSearch: go } = props;
  const filters = poolFilters(search);
  const words = (search.q ?? '').trim();
  // a filter by what is not there leaves nobody, and says so
  if (list.error !== null && list.ids.length === 0 && !isNotFound(list.error)) {
    return <Failed error={list.error} retry={list.retry} />;
  }
  if (list.loading) return <SkeletonRows count={16} />;
  if (list.ids.length > 0) return props.children;
  if (is_empty) {
    return (
      <Empty title={texts.pool.nobody} text={texts.pool.nobodyText} drawing={<Drawing of="pool" />}>
        <ButtonLink data-changes to="/import">
          {texts.ranking.add}
        </ButtonLink>
      </Empty>
    );
  }
  if (search.due === true && filters.length === 1 && words === '') return <NobodyDue />;
  return (
    <Empty
      drawing={<Drawing of="search" />}
      title={filters.length > 0 || words === '' ? texts.pool.noneFiltered : texts.pool.none(words)}
      text={
        filters.length > 0
          ? texts.pool.noneFilteredHint(filters.map((name) => FILTER_NAMES[name]?.() ?? name))
          : texts.pool.noneHint
      }
    >
      {words !== '' && search.mode !== 'meaning' && (
        <Button variant="default" onClick={() => go({ ...search, mode: 'meaning' })}>
          {texts.pool.byMeaning}
        </Button>
      )}
      {filters.length > 0 && (
        <Button variant="default" onClick={() => go(withoutPoolFilters(search))}>
          {texts.filters.clearAll}
        </Button>
      )}
    </Empty>
  );
}

/** Nobody is due, or it is not set when anybody is. */
function NobodyDue() {
  const { data } = useRetention();
  const months = data?.months ?? null;
  return (
    <Empty
      drawing={<Drawing of="search" />}
      title={texts.retention.nobodyTitle}
      text={months === null ? texts.retention.isOff : texts.retention.nobodyText(months)}
    >
      <ButtonLink variant="default" to="/settings" hash="retention">
        {texts.retention.toSettings}
      </ButtonLink>
    </Empty>
  );
}

const FILTER_NAMES: Readonly<Record<string, () => string>> = {
  tags: () => texts.pool.tags,
  place: () => texts.filters.place,
  years: () => texts.filters.years,
  job: () => texts.pool.job,
  stage: () => texts.pool.stage,
  free: () => texts.pool.noJob,
  source: () => texts.pool.source,
  since: () => texts.pool.since,
  start: () => texts.availability.asked.start,
  notice: () => texts.availability.asked.notice,
  salary: () => texts.availability.asked.salary,
  due: () => texts.retention.filter,
  own: () => texts.ownFields.title,
};
