import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { poolAddress } from '../../addresses/candidate_search.ts';
import { isNotFound } from '../../lib/errors.ts';
import { isByMeaning, usePoolList, usePoolTotal } from '../../api/pool.ts';
import { poolFilters, withoutPoolFilters, type PoolSearch } from '../../addresses/pool_search.ts';
import { useRetention } from '../../api/retention.ts';
import { BulkBar } from '../../features/bulk/bulk_bar.tsx';
import { usePicked } from '../../features/bulk/picked.ts';
import { ExportMenu } from '../../ui/export_menu.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { useSelected } from '../../features/current/selection.ts';
import { ViewHeader } from '../../ui/view_header.tsx';
import { CutShort } from '../../ui/state/cut_short.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { useWhenLoaded } from '../../lib/use_when_loaded.ts';
import { useSelectedIndex } from '../../lib/use_selected_index.ts';
import { texts } from '../../texts.ts';
import { PoolBar } from './pool_bar.tsx';
import { PoolPanel } from './pool_panel.tsx';
import { usePoolExport } from './use_pool_export.ts';
import { PoolTable } from './pool_table.tsx';
import { PrintedPool } from './printed_pool.tsx';
import css from './pool.module.css';

/** What the list of those picked is called. */
const LIST = 'pool';

/** Buttons, links and boxes have keys of their own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, [role=menuitem]') !== null;
}

/** Everyone in the data folder, searched by words or by meaning. */
export function PoolView() {
  const search = useSearch({ from: '/pool' });
  const navigate = useNavigate();
  const list = usePoolList(search);
  const total = usePoolTotal();
  const save = usePoolExport();
  const saveWhole = useWhenLoaded(!list.filling, (format: 'csv' | 'xlsx') => void save(list.ids, format));
  const picked = usePicked(LIST);
  const pickWhole = useWhenLoaded<void>(!list.filling, () => picked.set(list.ids));
  const [selected_id, select] = useSelected(LIST);
  const input = useRef<HTMLInputElement>(null);
  const { ids } = list;
  const words = (search.q ?? '').trim();
  const found = useMemo(() => {
    const at = selected_id === null ? 0 : ids.indexOf(selected_id);
    return at < 0 ? undefined : at;
  }, [ids, selected_id]);
  const index = useSelectedIndex(JSON.stringify(search), found, ids.length, list.filling);
  const current = ids[index] ?? null;

  const go = (to: PoolSearch): void => void navigate({ to: '/pool', search: to, replace: true });
  const step = (by: number): void => {
    const next = ids[Math.min(ids.length - 1, Math.max(0, index + by))];
    if (next !== undefined) select(next);
  };
  const address = useMemo(() => poolAddress(search), [search]);
  const open = (id: string | null): void => {
    if (id === null) return;
    void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search: address });
  };
  const pick = (id: string, extend: boolean): void => {
    if (extend) picked.extendTo(id, ids);
    else picked.toggle(id);
  };
  useKeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['PageDown', () => step(12)],
    ['PageUp', () => step(-12)],
    ['Home', () => step(-Infinity)],
    ['End', () => step(Infinity)],
    ['Enter', (event) => void (!isControl(event.target) && open(current)), { preventDefault: false }],
    [
      'Space',
      (event) => {
        if (isControl(event.target) || current === null) return;
        event.preventDefault();
        picked.toggle(current);
      },
      { preventDefault: false },
    ],
    ['/', () => input.current?.focus()],
  ]);

  const filters = poolFilters(search);
  const is_empty = total.data?.people === 0 && total.data.unread === 0;
  return (
    <>
      <ViewHeader
        title={texts.shell.pool}
        sub={
          <span role="status">
            {total.data === undefined || is_empty ? ' ' : saidOf(ids.length, list.unread, total.data)}
            {list.filling && list.cut_short === null && ` · ${texts.pool.filling}`}
          </span>
        }
        tools={
          <>
            {ids.length > 0 && <ExportMenu onExport={saveWhole} />}
            <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
              {texts.ranking.add}
            </Button>
          </>
        }
      >
        {!is_empty && <PoolBar search={search} input={input} onSearch={go} />}
      </ViewHeader>
      <div className={css.split} data-alone={current === null || list.loading || undefined}>
        <section className={css.list} aria-label={texts.pool.list}>
          {list.cut_short !== null && ids.length > 0 && <CutShort {...list.cut_short} retry={list.retry} />}
          {ids.length > 0 && <PrintedPool ids={ids} search={search} is_whole={!list.filling} />}
          <div className="flex-1 min-h-0">{content()}</div>
          <BulkBar list={LIST} ids={ids} job_id={null} onExport={save} />
        </section>
        {current !== null && !list.loading && (
          <PoolPanel key={current} id={current} address={address} onOpen={() => open(current)} />
        )}
      </div>
    </>
  );

  function content() {
    // a filter by what is not there leaves nobody, and says so
    if (list.error !== null && ids.length === 0 && !isNotFound(list.error)) {
      return <Failed error={list.error} retry={list.retry} />;
    }
    if (list.loading) return <SkeletonRows count={16} />;
    if (ids.length > 0) {
      return (
        <PoolTable
          ids={ids}
          words={isByMeaning(search) ? '' : words}
          address={address}
          selected={current}
          picked={picked.ids}
          onSelect={select}
          onOpen={open}
          onPick={pick}
          onPickAll={(all) => (all ? pickWhole() : picked.clear())}
        />
      );
    }
    if (is_empty) {
      return (
        <Empty title={texts.pool.nobody} text={texts.pool.nobodyText} drawing={<Drawing of="pool" />}>
          <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
            {texts.ranking.add}
          </Button>
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
}

/** How many people are listed; what is only a file that could not be read is counted apart. */
function saidOf(shown: number, unread: number, all: { people: number; unread: number }): string {
  const people = shown - unread;
  const said = people === all.people ? texts.pool.people(people) : texts.pool.found(people, all.people);
  return unread > 0 ? `${said} · ${texts.pool.unreadCount(unread)}` : said;
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
      <Button
        variant="default"
        renderRoot={(root: Record<string, unknown>) => <Link to="/settings" hash="retention" {...root} />}
      >
        {texts.retention.toSettings}
      </Button>
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
  due: () => texts.retention.filter,
};
