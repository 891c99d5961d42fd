import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CandidateTable,
  CandidateTableItem,
  TablePreview,
} from '#service/api/intake/candidate_tables/schema.ts';
import type { BringInCandidateTableBody } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';
import { isTransient } from '../lib/errors.ts';

export type { CandidateTable, CandidateTableItem, TablePreview };
export type TableMapping = BringInCandidateTableBody['mapping'];
export type TableField = Exclude<TableMapping[number]['field'], 'custom_field'>;
export type OnDuplicate = NonNullable<BringInCandidateTableBody['on_duplicate']>;

export const tableKeys = {
  all: ['candidate_tables'] as const,
  one: (id: string, has_header: boolean | null) => ['candidate_tables', id, has_header] as const,
};

/** Files as they were given, so that another sheet of them can be read. Gone with the page. */
const given = new Map<string, File>();

/** Sends a spreadsheet to be read; nothing is brought in yet. */
export async function uploadTable(file: File, sheet?: string): Promise<CandidateTable> {
  const table = await longlist.uploadCandidateTable({ file, ...(sheet === undefined ? {} : { sheet }) });
  given.set(table.id, file);
  return table;
}

/** Reads another sheet of the same file, as a table of its own; null where the page has the file no longer. */
export async function chooseSheet(id: string, sheet: string): Promise<CandidateTable | null> {
  const file = given.get(id);
  if (file === undefined) return null;
  const table = await uploadTable(file, sheet);
  await longlist.deleteCandidateTable(id);
  return table;
}

export function hasFile(id: string): boolean {
  return given.has(id);
}

/** Spreadsheets of the last two weeks, newest first. */
export function useTables() {
  return useQuery({
    queryKey: tableKeys.all,
    queryFn: async ({ signal }) =>
      (await longlist.listCandidateTables({ limit: 20 }, { signal }).page(null)).results,
    refetchInterval: (query) => (query.state.data?.some(isBusy) === true ? 1000 : false),
  });
}

/** A table, looked at every half second while it is brought in or taken back. */
export function useTable(id: string, has_header: boolean | null) {
  return useQuery({
    queryKey: tableKeys.one(id, has_header),
    queryFn: ({ signal }) =>
      longlist.getCandidateTable(
        id,
        has_header === null ? {} : { has_header: has_header ? 'true' : 'false' },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data !== undefined && isBusy(query.state.data) ? 500 : false),
  });
}

export function isBusy({ state }: Pick<CandidateTableItem, 'state'>): boolean {
  return state === 'IMPORTING' || state === 'UNDOING';
}

/** What would come of each row. */
export function useTablePreview(
  id: string,
  plan: { mapping: TableMapping; has_header: boolean; on_duplicate: OnDuplicate } | null,
) {
  return useQuery({
    queryKey: [...tableKeys.all, id, 'preview', plan],
    queryFn: ({ signal }) => longlist.previewCandidateTable(id, plan!, { limit: 50 }, { signal }),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });
}

/** Begins to bring a table in. */
export function useImportRows(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BringInCandidateTableBody) => longlist.bringInCandidateTable(id, body),
    retry: (failures, error) => failures < 2 && isTransient(error),
    onSettled: () => client.invalidateQueries({ queryKey: tableKeys.all }),
  });
}

/** Begins to take a table back. */
export function useUndoTable() {
  return useChange((id: string) => longlist.undoCandidateTable(id), tableKeys.all);
}

/** Forgets a table; its candidates stay. */
export async function forgetTable(id: string): Promise<void> {
  given.delete(id);
  await longlist.deleteCandidateTable(id, { keepalive: true });
}

export function rowsNotTaken(id: string) {
  return longlist.listRowsNotTaken(id);
}
