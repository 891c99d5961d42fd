import { expect, it } from 'vitest';
import { candidateTableTask } from '#service/tasks/candidate-table.ts';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import type { Db } from '#service/db/schema.ts';
import { erase } from '#service/db/erase.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { temporaryFolder } from '../../../helpers/service.ts';

const ROWS = [
  ['Name', 'E-mail', 'Phone'],
  ['Anna Berg', 'anna@firm.example.com', '555 019 97 311'],
  ['Lina Holm', 'lina@firm.example.com', '1555 0199 73'],
  ['Na Li', ' "Na Li" <NA@firm.example.com>;', ''],
  ['Otto Weiss', 'otto@firm.example.com', '2019-2023'],
  ['N. Li', '', '+1 (555) 019-9731'],
  ['Dotted', 'na@firm.example.com.', ''],
  ['Two numbers', '', '555 555 0123 / 555-019-9731'],
  ['Spoken of', 'ask na@firm.example.community', 'see na@firm'],
];
const CELLS = JSON.stringify(ROWS);

async function insertSheet(
  trx: Db,
  how: { readonly state: 'READY' | 'IMPORTING'; readonly plan: string | null },
): Promise<void> {
  const table = {
    id: 'sheet',
    file_name: 'people.csv',
    sheets: '[]',
    sheet: null,
    cells: CELLS,
    row_count: ROWS.length,
    client_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  await trx
    .insertInto('candidate_tables')
    .values({ ...table, ...how })
    .execute();
}

it.each([
  ['an address and a number', { email: 'na@firm.example.com', phone: '+1 555 019 9731' }, [3, 5, 6, 7]],
  ['another way to write both', { email: 'Na@Firm.example.com', phone: '(555) 019-9731' }, [3, 5, 6, 7]],
  ['a sign', { email: '-', phone: '-' }, []],
  ['a dot', { email: '.', phone: '.' }, []],
  ['what stands in every address', { email: 'firm.example.com', phone: '019' }, []],
  ['a part of an address', { email: 'a@firm.example.com', phone: '0199' }, []],
  ['nothing', { email: null, phone: null }, []],
])('rows of a spreadsheet go with whom they name, and nobody else: %s', async (_what, known, gone) => {
  const opened = await openDatabase(temporaryFolder());
  const cells = await opened.write(async (trx) => {
    const id = await insertCandidate(trx, {
      full_name: 'Na Li',
      ...known,
      location: 'Boston, US',
      source: null,
    });
    await insertSheet(trx, { state: 'READY', plan: null });
    await erase(trx, { candidates: [id] });
    return (await trx.selectFrom('candidate_tables').select('cells').executeTakeFirstOrThrow()).cells;
  });
  const after = JSON.parse(cells) as string[][];
  expect(after.flatMap((row, at) => (row.length === 0 ? [at] : []))).toEqual(gone);
  expect(after.filter((row) => row.length > 0)).toEqual(
    ROWS.filter((_row, at) => !gone.includes(at as never)),
  );
  await opened.close();
});

it('somebody who is erased while a spreadsheet comes in does not come in with the rows that were read before', async () => {
  const { db, write, close } = await openDatabase(temporaryFolder());
  const mapping = [
    { column: 0, field: 'full_name' },
    { column: 1, field: 'email' },
  ];
  const plan = JSON.stringify({ mapping, on_duplicate: 'create', header_row: 0, total: ROWS.length - 1 });
  const known = { email: 'na@firm.example.com', phone: null, location: null, source: null };
  const id = await write(async (trx) => {
    await insertSheet(trx, { state: 'IMPORTING', plan });
    return insertCandidate(trx, { full_name: 'Na Li', ...known });
  });
  const { run } = candidateTableTask({ db });
  const late = await run({ table_id: 'sheet' });
  await write((trx) => erase(trx, { candidates: [id] }));
  await write(late);
  expect(await db.selectFrom('candidates').select('full_name').execute()).toEqual([]);
  await write(await run({ table_id: 'sheet' }));
  const names = (await db.selectFrom('candidates').select('full_name').execute()).map((row) => row.full_name);
  expect(names).toHaveLength(ROWS.length - 3);
  expect(names).not.toContain('Na Li');
  await close();
});
