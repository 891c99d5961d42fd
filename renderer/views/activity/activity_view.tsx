import { useMe } from '../../api/me.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useActivity, type ActivityEntry } from '../../api/activity.ts';
import type { ActivitySearch } from '../../addresses/activity_search.ts';
import { ActivityLine } from '../../features/activity/activity_line.tsx';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { saysAnything } from '../../addresses/whole.ts';
import { texts } from '../../texts.ts';
import { ActivityFilters } from './activity_filters.tsx';
import { dayOf } from './days.ts';
import { ExportButton } from './export_button.tsx';

type Row =
  | { readonly kind: 'day'; readonly key: string; readonly name: string }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: ActivityEntry };

/** What happened and who did it, by day, newest first. */
export function ActivityView() {
  const search = useSearch({ from: '/activity' });
  const activity = useActivity(search);
  const in_office = Boolean(useMe().data?.user);
  const rows = useMemo(
    () => rowsOf(activity.data?.pages.flatMap((page) => page.results) ?? []),
    [activity.data],
  );
  const filtered = saysAnything(search);
  return (
    <>
      <ViewHeader
        dense
        title={texts.shell.activity}
        sub={in_office ? texts.people.did : texts.activity.sub}
        tools={rows.length > 0 && <ExportButton search={search} />}
      >
        {(rows.length > 0 || filtered) && <ActivityFilters search={search} />}
      </ViewHeader>
      {activity.isPending && <SkeletonRows widths={[50, 90, 420]} />}
      {activity.isError && rows.length === 0 && (
        <Failed error={activity.error} retry={() => void activity.refetch()} />
      )}
      {activity.data !== undefined && rows.length === 0 && <Nothing filtered={filtered} />}
      {rows.length > 0 && (
        <Lines
          // another filter is another list: it begins at its top
          key={JSON.stringify(search)}
          rows={rows}
          search={search}
          onEnd={() => {
            if (activity.hasNextPage && !activity.isFetching) void activity.fetchNextPage();
          }}
        />
      )}
    </>
  );
}

function rowsOf(entries: readonly ActivityEntry[]): Row[] {
  const rows: Row[] = [];
  let before = '';
  for (const entry of entries) {
    const name = dayOf(entry.created_at, new Date());
    if (name !== before) rows.push({ kind: 'day', key: `day ${name} ${entry.id}`, name });
    before = name;
    rows.push({ kind: 'entry', key: entry.id, entry });
  }
  return rows;
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <Empty drawing={<Drawing of="search" />} title={texts.activity.none} text={texts.activity.noneText}>
      <ButtonLink variant="default" to="/activity" search={{}}>
        {texts.activity.clear}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty drawing={<Drawing of="activity" />} title={texts.activity.empty} text={texts.activity.emptyText}>
      <ButtonLink to="/import">{texts.activity.emptyAct}</ButtonLink>
    </Empty>
  );
}

function Lines(props: { rows: readonly Row[]; search: ActivitySearch; onEnd: () => void }) {
  const { rows, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- drawn anew whenever it scrolls: nothing of it is kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? 44 : 35),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 15,
  });
  useScrollPadding(scroller, null);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - 10) onEnd();
  }, [last, rows.length, onEnd]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div
      ref={scroller}
      className="flex-1 min-h-0 p-0-22 overflow-auto bg-paper"
      tabIndex={0}
      role="region"
      aria-label={texts.activity.list}
    >
      <ul className="relative p-0 m-0 list-none max-w-1240" style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index]!;
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className="absolute top-0 w-full left-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row.kind === 'day' ? (
                <h2 className="m-0 font-12 weight-600 text-mute p-18-0-6">{row.name}</h2>
              ) : (
                <ActivityLine entry={row.entry} search={props.search} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
