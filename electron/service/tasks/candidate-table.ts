import { importRows, type Nominated } from '#service/workflows/import_rows.ts';
import { planRows, prepareRows } from '../api/intake/candidate_tables/plan.ts';
import type { PreparedRow } from '../api/intake/candidate_tables/store.ts';
import {
  findPlan,
  findTable,
  lastRowOf,
  rowsToUndo,
  setState,
  type Rows,
  type StoredPlan,
} from '../api/intake/candidate_tables/store.ts';
import { undoImportRows } from '#service/workflows/undo_import_rows.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { jobExists } from '../api/hiring/jobs/store.ts';
import { firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { fieldsOf } from '../api/settings/custom_fields/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { actor } from '#service/db/actor.ts';
import type { Db } from '#service/db/schema.ts';
import { enqueue } from './queue.ts';
import type { Effect, TaskHandler } from './runner.ts';

/** Rows of one step, which are one transaction: others write between two of them. */
const BATCH_SIZE = 60;

const NOTHING: Effect = async () => undefined;

/** Brings a table in, or takes it back: some rows now, and the rest by the task that follows this one. */
export function candidateTableTask({ db }: Pick<ServiceContext, 'db'>): TaskHandler<'candidate_table'> {
  /** The rows of the table that is at work; to prepare them takes a second for the largest. */
  let prepared: { readonly key: string; readonly rows: readonly PreparedRow[] } | null = null;

  async function rowsOf(table_id: string, plan: StoredPlan, length: number): Promise<readonly PreparedRow[]> {
    const own_fields = await fieldsOf(db, 'candidate');
    const key = JSON.stringify([table_id, plan, length, own_fields]);
    if (prepared?.key === key) return prepared.rows;
    const table = await findTable(db, table_id);
    const cells = JSON.parse(table?.cells ?? '[]') as Rows;
    prepared = { key, rows: await prepareRows(cells, plan.header_row, plan.mapping, own_fields) };
    return prepared.rows;
  }

  return {
    // what was brought stays, and can be taken back
    giveUp:
      ({ table_id }) =>
      async (trx) => {
        await setState(trx, table_id, 'IMPORTED');
        await recordEvent(trx, 'candidate_table.imported', table_id);
      },
    async run({ table_id }) {
      const found = await findPlan(db, table_id);
      if (found === null || found.plan === null) return NOTHING;
      const { state, plan, client_id, length } = found;
      // in the name of whoever asked for it
      const byCaller =
        (work: Effect): Effect =>
        (trx) =>
          actor.run(client_id === null ? undefined : { client_id }, () => work(trx));
      if (state === 'UNDOING') return byCaller((trx) => undoStep(trx, table_id));
      if (state !== 'IMPORTING') return NOTHING;
      const rows = await rowsOf(table_id, plan, length);
      return byCaller((trx) => importStep(trx, table_id, rows, { plan, length }));
    },
  };

  async function importStep(
    trx: Db,
    table_id: string,
    rows: readonly PreparedRow[],
    { plan, length }: { readonly plan: StoredPlan; readonly length: number },
  ): Promise<void> {
    const now = await findPlan(trx, table_id);
    if (now?.state !== 'IMPORTING') return;
    // somebody was erased since the rows were read, and does not come back with them
    if (now.length !== length) return enqueue(trx, 'candidate_table', { table_id }, 'urgent');
    const last = await lastRowOf(trx, table_id);
    const open = rows.filter(({ row }) => row > last);
    const planned = await planRows(trx, open.slice(0, BATCH_SIZE), plan.on_duplicate);
    await importRows(trx, table_id, planned, await nominatedFor(trx, plan));
    if (open.length > BATCH_SIZE) return enqueue(trx, 'candidate_table', { table_id }, 'urgent');
    prepared = null;
    await setState(trx, table_id, 'IMPORTED');
    await recordEvent(trx, 'candidate_table.imported', table_id);
  }
}

async function undoStep(trx: Db, table_id: string): Promise<void> {
  if ((await findPlan(trx, table_id))?.state !== 'UNDOING') return;
  const rows = await rowsToUndo(trx, table_id, BATCH_SIZE);
  await undoImportRows(trx, rows);
  if (rows.length === BATCH_SIZE) return enqueue(trx, 'candidate_table', { table_id }, 'urgent');
  await setState(trx, table_id, 'UNDONE');
  await recordEvent(trx, 'candidate_table.undone', table_id);
}

/** The job and stage of a plan as far as they are still there. */
async function nominatedFor(trx: Db, { job_id, stage_id }: StoredPlan): Promise<Nominated> {
  if (typeof job_id !== 'string' || !(await jobExists(trx, job_id))) return null;
  const chosen =
    typeof stage_id === 'string'
      ? await trx.selectFrom('nomination_stages').select('id').where('id', '=', stage_id).executeTakeFirst()
      : undefined;
  const stage = chosen?.id ?? (await firstStageOf(trx, job_id));
  return stage === null ? null : { job_id, stage_id: stage };
}
