import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { poolAddress } from '../../addresses/candidate_search.ts';
import { isByMeaning, usePoolList, usePoolTotal } from '../../api/pool.ts';
import type { PoolSearch } from '../../addresses/pool_search.ts';
import { BulkBar } from '../../features/bulk/bulk_bar.tsx';
import { ReviewLink } from '../../features/duplicates/review_link.tsx';
import { usePicked } from '../../features/bulk/picked.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { ExportMenu } from '../../ui/export_menu.tsx';
import { useSelected } from '../../features/current/selection.ts';
import { ViewHeader } from '../../ui/view_header.tsx';
import { CutShort } from '../../ui/state/cut_short.tsx';
import { useWhenLoaded } from '../../lib/use_when_loaded.ts';
import { useSelectedIndex } from '../../lib/use_selected_index.ts';
import { texts } from '../../texts.ts';
import { PoolBar } from './pool_bar.tsx';
import { PoolContent } from './pool_content.tsx';
import { PoolPanel } from './pool_panel.tsx';
import { usePoolExport } from './use_pool_export.ts';
import { usePoolKeys } from './use_pool_keys.ts';
import { PoolTable } from './pool_table.tsx';
import { TERMS } from './use_pool_rows.ts';
import { PrintedPool } from './printed_pool.tsx';
import css from './pool.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** What the list of those picked is called. */
const LIST = 'pool';

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
  usePoolKeys({ current, step, open, pick: picked.toggle, input });

  const is_empty = total.data?.people === 0 && total.data.unread === 0;
  return (
    <>
      <ViewHeader
        dense
        title={texts.shell.pool}
        sub={
          <>
            <span role="status">
              {total.data === undefined || is_empty ? ' ' : saidOf(ids.length, list.unread, total.data)}
              {list.filling && list.cut_short === null && `${BETWEEN}${texts.pool.filling}`}
            </span>
            <ReviewLink />
          </>
        }
        tools={
          <>
            {ids.length > 0 && <ExportMenu onExport={saveWhole} />}
            {!is_empty && <ButtonLink to="/import">{texts.ranking.add}</ButtonLink>}
          </>
        }
      >
        {!is_empty && <PoolBar search={search} understood={list.understood} input={input} onSearch={go} />}
      </ViewHeader>
      <div className={`${css.split} print-block`} data-alone={current === null || list.loading || undefined}>
        <section className={`${css.list} stack min-w-0 min-h-0 bg-paper`} aria-label={texts.pool.list}>
          {list.cut_short !== null && ids.length > 0 && <CutShort {...list.cut_short} retry={list.retry} />}
          {ids.length > 0 && <PrintedPool ids={ids} search={search} is_whole={!list.filling} />}
          <div className="flex-1 min-h-0">
            <PoolContent list={list} search={search} is_empty={is_empty} onSearch={go}>
              <PoolTable
                ids={ids}
                words={words}
                is_by_meaning={isByMeaning(search)}
                asks={TERMS.filter((name) => search[name] !== undefined)}
                address={address}
                selected={current}
                picked={picked.ids}
                onSelect={select}
                onOpen={open}
                onPick={pick}
                onPickAll={(all) => (all ? pickWhole() : picked.clear())}
              />
            </PoolContent>
          </div>
          <BulkBar list={LIST} ids={ids} job_id={null} onExport={save} />
        </section>
        {current !== null && !list.loading && (
          <PoolPanel
            key={current}
            id={current}
            meaning={isByMeaning(search) ? words : null}
            address={address}
            onOpen={() => open(current)}
          />
        )}
      </div>
    </>
  );
}

/** How many people are listed; what is only a file that could not be read is counted apart. */
function saidOf(shown: number, unread: number, all: { people: number; unread: number }): string {
  const people = shown - unread;
  const said = people === all.people ? texts.pool.people(people) : texts.pool.found(people, all.people);
  return unread > 0 ? `${said}${BETWEEN}${texts.pool.unreadCount(unread)}` : said;
}
