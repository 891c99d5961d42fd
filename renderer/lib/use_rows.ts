import {
  QueryObserver,
  useQueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** The query of one row. */
type RowQuery<Data> = Pick<QueryObserverOptions<Data>, 'refetchInterval'> & {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Data>;
};

/** The same array as long as the same ids are in it. */
function useSteady(ids: readonly string[]): readonly string[] {
  const [kept, keep] = useState(ids);
  if (kept === ids) return kept;
  if (kept.length === ids.length && kept.every((id, index) => id === ids[index])) return kept;
  keep(ids);
  return ids;
}

/**
 * What is known of each row in sight, by id; undefined as long as it is not.
 * A query a row, as the library's `useQueries` has it; but a list that scrolls begins and ends only the queries of the
 * rows that come and go, where that one sets up and compares those of all.
 * @param queryOf the same function for the same queries
 */
export function useRows<Data>(
  ids: readonly string[],
  queryOf: (id: string) => RowQuery<Data>,
): ReadonlyMap<string, Data | undefined> {
  const client = useQueryClient();
  const rows = useSteady(ids);
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const [watched] = useState(() => new Map<string, () => void>());
  const data = useMemo(
    () => new Map(rows.map((id) => [id, client.getQueryData<Data>(queryOf(id).queryKey)])),
    // eslint-disable-next-line react/exhaustive-deps -- a new version is what makes it read again
    [client, rows, queryOf, version],
  );

  useEffect(
    () => () => {
      for (const end of watched.values()) end();
      watched.clear();
    },
    [client, queryOf, watched],
  );
  useEffect(() => {
    const wanted = new Set(rows);
    for (const [id, end] of watched) {
      if (wanted.has(id)) continue;
      end();
      watched.delete(id);
    }
    for (const id of rows) {
      if (watched.has(id)) continue;
      const observer = new QueryObserver<Data>(client, { ...queryOf(id), notifyOnChangeProps: ['data'] });
      watched.set(id, observer.subscribe(changed));
      // what came between the drawing and this moment
      if (observer.getCurrentQuery().state.data !== data.get(id)) changed();
    }
    // eslint-disable-next-line react/exhaustive-deps -- whatever changes from here on is told
  }, [client, rows, queryOf, watched]);
  return data;
}
