import { strToU8, zipSync } from 'fflate';
import writeExcel from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, stageNamed } from '../../helpers/factories.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const TABLES = '/api/v1/candidate_tables';

function upload(
  file: string | Uint8Array,
  name = 'people.csv',
  fields: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData();
  form.set('file', new Blob([file as BlobPart]), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return service.api('POST', TABLES, form);
}
type Mapping = { column: number; field: string }[];
async function tableOf(file: string | Uint8Array): Promise<{ id: string; mapping: Mapping }> {
  const { status, body } = await upload(file);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const columns = body.result.columns as { suggested_field: string | null }[];
  const mapping = columns.flatMap(({ suggested_field: field }, column) =>
    field === null ? [] : [{ column, field }],
  );
  return { id: body.result.id, mapping };
}
const read = async (id: string): Promise<Reply['body']> =>
  (await service.api('GET', `${TABLES}/${id}`)).body.result;
const preview = async (id: string, body: unknown): Promise<Reply['body']> =>
  (await service.api('POST', `${TABLES}/${id}/preview`, body)).body.result;
async function bring(id: string, body: unknown): Promise<Reply['body']> {
  const reply = await service.api('POST', `${TABLES}/${id}/import`, body);
  if (reply.status !== 202) throw new Error(JSON.stringify(reply.body));
  await service.idle();
  return read(id);
}
async function undo(id: string): Promise<Reply['body']> {
  expect((await service.api('POST', `${TABLES}/${id}/undo`)).status).toBe(202);
  await service.idle();
  return read(id);
}
const people = async (q: string): Promise<Reply['body'][]> =>
  (await service.api('GET', `/api/v1/candidates?q=${encodeURIComponent(q)}`)).body.results;

describe('an uploaded table', () => {
  it('tells its columns, what they probably hold, and its first rows', async () => {
    const { status, body } = await upload(
      'Vorname;Name;E-Mail;Haarfarbe\nAda;Lovelace;ada@example.com;braun\n\nBen;Ohm;ben@example.com;\n',
      'Bewerber Mai.csv',
    );
    expect(status).toBe(201);
    expect(body.result).toMatchObject({
      file_name: 'Bewerber Mai.csv',
      state: 'READY',
      row_count: 2,
      has_header: true,
      sheets: [],
      progress: null,
      columns: [
        { name: 'Vorname', examples: ['Ada', 'Ben'], suggested_field: 'first_name' },
        { name: 'Name', suggested_field: 'last_name' },
        { name: 'E-Mail', suggested_field: 'email' },
        { name: 'Haarfarbe', suggested_field: null },
      ],
      preview_rows: [
        { row: 2, cells: ['Ada', 'Lovelace', 'ada@example.com', 'braun'] },
        { row: 4, cells: ['Ben', 'Ohm', 'ben@example.com'] },
      ],
    });
    const { id } = body.result;
    const without = (await service.api('GET', `${TABLES}/${id}?has_header=false`)).body.result;
    expect(without).toMatchObject({ has_header: false, row_count: 3, columns: [{ name: 'A' }, {}, {}, {}] });
    expect((await service.api('GET', TABLES)).body.results[0]).toMatchObject({ id, state: 'READY' });
    expect((await service.api('DELETE', `${TABLES}/${id}`)).status).toBe(200);
    expect((await service.api('GET', `${TABLES}/${id}`)).status).toBe(404);
  });

  it('is a sheet of a workbook that is named', async () => {
    const book = await writeExcel([
      { sheet: 'First', data: [[{ value: 'Name' }], [{ value: 'Ada' }]] },
      { sheet: 'Second', data: [[{ value: 'Name' }], [{ value: 'Ben' }]] },
    ]).toBuffer();
    const first = (await upload(book, 'x.xlsx')).body.result;
    expect(first).toMatchObject({ sheets: ['First', 'Second'], sheet: 'First' });
    const second = (await upload(book, 'named.csv', { sheet: 'Second' })).body.result;
    expect(second).toMatchObject({ sheet: 'Second', preview_rows: [{ row: 2, cells: ['Ben'] }] });
  });

  it.each([
    ['no file', 'x', 'a.csv', 201, ''],
    ['an empty one', '', 'a.csv', 422, 'empty'],
    ['a PDF', '%PDF-1.7 x', 'a.csv', 422, 'PDF'],
    ['a bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }), 'a.xlsx', 422, 'unpacks'],
    ['a broken workbook', zipSync({ 'xl/workbook.xml': strToU8('<') }), 'a.xlsx', 422, 'damaged'],
    ['too many rows', 'x\n'.repeat(20_002), 'a.csv', 422, '20,000'],
  ])('%s', async (_what, file, name, status, message) => {
    const reply = await upload(file, name);
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.body.error.details[0].message).toContain(message);
    expect(service.problems).toEqual([]);
  });

  it('beyond 25 MiB is refused', async () => {
    expect((await upload(new Uint8Array(27 * 1024 * 1024))).status).toBe(413);
  });
});

const TABLE = `Name,E-mail,Phone,City,Profile,Skills,Title,Remarks,ID
"Okafor, Ines",Ines@Example.com,+1 555 010 2030,Leeds,https://example.com/ines,"Python; Kafka",Potter,"<b>keen</b>",k-1
Ben Ohm,not an address,,York,nowhere,,,,
,nobody@example.com,,,,,,,
Okafor Ines,ines@example.com,,,,,,,
Carl Ray,carl@example.com,,,,python,,=1+1,k-1
Known Already,known@example.com,+1 555 010 9999,Hull,,"Kafka",Kiln master,,
`;

describe('what would come of it', () => {
  it('is told for each row, with the reason', async () => {
    const known = await buildCandidate(service, {
      full_name: 'Already K. Known',
      email: 'KNOWN@example.com',
    });
    const { id, mapping } = await tableOf(TABLE);
    const plan = await preview(id, { mapping });
    expect(plan).toMatchObject({
      total: 6,
      counts: { create: 2, fill: 0, known: 1, not_taken: 3 },
      left_out: { INVALID_EMAIL: 1, TOO_LONG: 0, NO_LINK: 1 },
      create_rows: [
        {
          row: 2,
          full_name: 'Ines Okafor',
          email: 'Ines@Example.com',
          location: 'Leeds',
          links: ['https://example.com/ines'],
          tags: ['Python', 'Kafka'],
          note: 'Title: Potter\nRemarks: <b>keen</b>',
          remote_id: 'k-1',
          left_out: [],
        },
        {
          row: 3,
          email: null,
          left_out: [
            { column: 1, why: 'INVALID_EMAIL' },
            { column: 4, why: 'NO_LINK' },
          ],
        },
      ],
      known_rows: [{ row: 7, reason: 'SAME_EMAIL', candidate_id: known, candidate_name: 'Already K. Known' }],
      not_taken_rows: [
        { row: 4, reason: 'NO_NAME' },
        { row: 5, reason: 'REPEATED_EMAIL', same_row: 2 },
        { row: 6, reason: 'REPEATED_REMOTE_ID', same_row: 2 },
      ],
    });
    const filling = await preview(id, { mapping, on_duplicate: 'fill_empty' });
    expect(filling).toMatchObject({ counts: { create: 2, fill: 1, known: 0 }, fill_rows: [{ row: 7 }] });
    const nameless = await preview(id, { mapping: [{ column: 1, field: 'email' }] });
    expect(nameless.counts).toEqual({ create: 0, fill: 0, known: 0, not_taken: 6 });
    await service.api('DELETE', `/api/v1/candidates/${known}`);
  });

  it('takes a family with one address for as many people as there are names', async () => {
    const known = await buildCandidate(service, { full_name: 'Ada Lund', email: 'lund@example.com' });
    const { id, mapping } = await tableOf(
      [
        'Name,E-mail,Phone',
        'Bert Lund,lund@example.com,+1 212 555 0181',
        'ADA LUND,lund@example.com,',
        'Cleo Lund,,+1 212 555 0181',
        '"Lund, Bert",lund@example.com,',
        'Bertha,bertha@example.com,',
        'Bertha,bertha@example.com,',
        '',
      ].join('\n'),
    );
    expect(await preview(id, { mapping })).toMatchObject({
      create_rows: [{ row: 2 }, { row: 4 }, { row: 6 }],
      known_rows: [{ row: 3, reason: 'SAME_EMAIL', candidate_id: known }],
      not_taken_rows: [
        { row: 5, reason: 'REPEATED_EMAIL', same_row: 2 },
        { row: 7, reason: 'REPEATED_EMAIL', same_row: 6 },
      ],
    });
    await service.api('DELETE', `/api/v1/candidates/${known}`);
  });

  it.each([
    ['a column that is not there', [{ column: 9, field: 'email' }], 'from 0 to 8'],
    [
      'a column twice',
      [
        { column: 0, field: 'email' },
        { column: 0, field: 'phone' },
      ],
      'twice',
    ],
    [
      'two names',
      [
        { column: 0, field: 'full_name' },
        { column: 1, field: 'full_name' },
      ],
      'one column only',
    ],
    ['an unknown field', [{ column: 0, field: 'salary' }], ''],
  ])('a mapping with %s is refused', async (_what, mapping, message) => {
    const { id } = await tableOf(TABLE);
    const reply = await service.api('POST', `${TABLES}/${id}/preview`, { mapping });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body.error.details)).toContain(message);
  });
});

describe('bringing it in', () => {
  it('makes candidates, tags, notes and nominations; undo takes away what nobody touched', async () => {
    const job_id = await buildJob(service);
    const stage_id = await stageNamed(service, 'Interview');
    const known = await buildCandidate(service, {
      full_name: 'Already K. Known',
      email: 'known@example.com',
    });
    const { id, mapping } = await tableOf(TABLE);
    const { result: done, events } = await service.recorded(() =>
      bring(id, { mapping, job_id, stage_id, on_duplicate: 'fill_empty' }),
    );
    expect(done).toMatchObject({
      state: 'IMPORTED',
      job_id,
      progress: { total: 6, done: 6, created: 2, filled: 1, known: 0, not_taken: 3 },
    });
    expect(events).toEqual(expect.arrayContaining(['candidate.created', 'tag.created', 'note.created']));
    expect(events.at(-1)).toBe('candidate_table.imported');
    const [ines] = await people('Ines Okafor');
    expect(ines).toMatchObject({ email: 'Ines@Example.com', location: 'Leeds', remote_id: 'k-1' });
    const links = (await service.api('GET', `/api/v1/candidate_tags?candidate_id=${ines.id}`)).body.results;
    expect(links).toHaveLength(2);
    const notes = (await service.api('GET', `/api/v1/notes?candidate_id=${ines.id}`)).body.results;
    expect(notes).toMatchObject([{ text: 'Title: Potter\nRemarks: <b>keen</b>' }]);
    const nominations = (await service.api('GET', `/api/v1/nominations?job_id=${job_id}`)).body.results;
    expect(nominations).toHaveLength(3);
    expect(nominations[0].current_nomination_stage_id).toBe(stage_id);
    const filled = (await service.api('GET', `/api/v1/candidates/${known}`)).body.result;
    expect(filled).toMatchObject({
      full_name: 'Already K. Known',
      phone: '+1 555 010 9999',
      location: 'Hull',
    });

    const not_taken = (await service.api('GET', `${TABLES}/${id}/not_taken`)).body.result;
    expect(not_taken.headers).toContain('Remarks');
    expect(not_taken.rows).toMatchObject([
      { row: 4, reason: 'NO_NAME', same_row: null },
      { row: 5, reason: 'REPEATED_EMAIL', same_row: 2, cells: ['Okafor Ines', 'ines@example.com'] },
      { row: 6, reason: 'REPEATED_REMOTE_ID' },
    ]);
    expect((await service.api('POST', `${TABLES}/${id}/import`, { mapping })).status).toBe(409);

    await service.api('PATCH', `/api/v1/candidates/${ines.id}`, { location: 'Bath' });
    expect(await undo(id)).toMatchObject({ state: 'UNDONE', progress: { removed: 2, kept: 1, created: 0 } });
    expect(await people('Ben Ohm')).toEqual([]);
    expect(await people('Ines Okafor')).toMatchObject([{ location: 'Bath' }]);
    const after = (await service.api('GET', `/api/v1/candidates/${known}`)).body.result;
    expect(after).toMatchObject({ phone: null, location: null });
    await service.api('DELETE', `/api/v1/candidates/${ines.id}`);
    await service.api('DELETE', `/api/v1/candidates/${known}`);

    // of those who were deleted, and not taken back, the sheet holds nothing any more
    expect(await bring(id, { mapping })).toMatchObject({ state: 'IMPORTED', progress: { created: 2 } });
    await undo(id);
  });

  it('takes an initial for whoever of an address it can be, and for nobody where it can be two', async () => {
    const couple = 'Name;E-mail\nJohn Stonely;st@example.com\nJane Stonely;st@example.com\n';
    const sheets: readonly [string, object][] = [
      [couple, { created: 2 }],
      ['Name;E-mail\nJ. Stonely;st@example.com\n', { created: 1, known: 0 }],
      ['Name;E-mail\nLou Marlowe;lm@example.com\nL. Marlowe;lm@example.com\n', { created: 1, not_taken: 1 }],
      ['Name;E-mail\nLou M.;lm@example.com\n', { created: 0, known: 1 }],
    ];
    for (const [sheet, progress] of sheets) {
      const { id, mapping } = await tableOf(sheet);
      expect(await bring(id, { mapping })).toMatchObject({ state: 'IMPORTED', progress });
    }
    for (const name of ['John Stonely', 'Jane Stonely', 'J. Stonely', 'Lou Marlowe']) {
      for (const { id } of await people(name)) await service.api('DELETE', `/api/v1/candidates/${id}`);
    }
  });

  it('finds a tag again that another sheet made, however its letters are written', async () => {
    const sheets = ['Ärzte', 'ÄRZTE', 'ärzte'].map((tag, at) => `Name;Tags\nUma Umlaut ${at};${tag}\n`);
    for (const sheet of sheets) {
      const { id, mapping } = await tableOf(sheet);
      expect(await bring(id, { mapping })).toMatchObject({ state: 'IMPORTED', progress: { created: 1 } });
    }
    const tags = (await service.api('GET', '/api/v1/tags?limit=100')).body.results;
    expect(tags.filter(({ name }: { name: string }) => name.toLowerCase() === 'ärzte')).toHaveLength(1);
    for (const { id } of await people('Uma Umlaut')) await service.api('DELETE', `/api/v1/candidates/${id}`);
  });

  it('is refused without names, for another job’s stage, or for no job', async () => {
    const { id, mapping } = await tableOf(TABLE);
    const refused = async (body: unknown): Promise<string> => {
      const reply = await service.api('POST', `${TABLES}/${id}/import`, body);
      expect(reply.status).toBe(422);
      return reply.body.error.details[0].path as string;
    };
    expect(await refused({ mapping: [{ column: 1, field: 'email' }] })).toBe('body.mapping');
    expect(await refused({ mapping, job_id: id })).toBe('body.job_id');
    expect(await refused({ mapping, stage_id: id })).toBe('body.stage_id');
    const job_id = await buildJob(service);
    expect(await refused({ mapping, job_id, stage_id: id })).toBe('body.stage_id');
    expect((await service.api('POST', `${TABLES}/${id}/undo`)).status).toBe(409);
  });

  it('keeps hostile words as words', async () => {
    const long = 'x'.repeat(10_000);
    const name = `<img src=x onerror=alert(1)> ${'ä'.repeat(200)}`;
    const { id } = await tableOf(`Name,City,Notes\n${name},${long},${long}\n=cmd|x,"שלום",🎉\n${long},a,b\n`);
    const mapping = ['full_name', 'location', 'notes'].map((field, column) => ({ column, field }));
    expect(await preview(id, { mapping })).toMatchObject({
      counts: { create: 2, not_taken: 1 },
      left_out: { TOO_LONG: 1 },
      not_taken_rows: [{ row: 4, reason: 'NO_NAME' }],
    });
    expect((await bring(id, { mapping })).progress).toMatchObject({ created: 2 });
    expect(await people('cmd')).toMatchObject([{ full_name: '=cmd|x', location: 'שלום' }]);
    await undo(id);
  });
});

describe('a long table', () => {
  it('are previewed and brought in while others are answered, and taken back', async () => {
    const rows = Array.from(
      { length: 1500 },
      (_, at) => `Person ${at} Example,person${at}@example.com,+1 555 ${100 + (at % 900)} ${1000 + at},Leeds`,
    );
    const { id, mapping } = await tableOf(`Name,E-mail,Phone,City\n${rows.join('\n')}\n`);
    expect((await preview(id, { mapping })).counts.create).toBe(1500);
    expect((await service.api('POST', `${TABLES}/${id}/import`, { mapping })).status).toBe(202);
    let answered_meanwhile = 0;
    for (; (await read(id)).state !== 'IMPORTED'; answered_meanwhile++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // others wait for one step of 60 rows
    expect(answered_meanwhile).toBeGreaterThan(2);
    expect((await read(id)).progress).toMatchObject({ created: 1500, done: 1500 });
    expect((await undo(id)).progress).toMatchObject({ removed: 1500 });
  });
});

describe('columns that become own fields', () => {
  it('fill them by their kind, leave out what is none, and go with the undo', async () => {
    const field = async (body: object): Promise<string> =>
      (await service.api('POST', '/api/v1/custom_fields', { applies_to: 'candidate', ...body })).body.result
        .id;
    const rate = await field({ name: 'Day rate', kind: 'number' });
    const model = await field({ name: 'Work model', kind: 'choice', choices: [{ name: 'Remote' }] });
    const { id } = await tableOf('Name,Rate,Model\nAda Birch,640,remote\nBen Cedar,65.000,On site\n');
    const mapping = [
      { column: 0, field: 'full_name' },
      { column: 1, field: 'custom_field', custom_field_id: rate },
      { column: 2, field: 'custom_field', custom_field_id: model },
    ];
    const plan = await preview(id, { mapping });
    expect(plan.left_out).toMatchObject({ NOT_OF_FIELD: 2 });
    expect(plan.create_rows).toMatchObject([
      { custom_fields: { [rate]: 640, [model]: 'remote' }, left_out: [] },
      { custom_fields: {}, left_out: [{ column: 1 }, { column: 2 }] },
    ]);
    await bring(id, { mapping });
    const [ada] = await people('Ada Birch');
    const own = await service.api('GET', `/api/v1/candidates/${ada.id}/custom_fields`);
    expect(own.body.result.values[rate]).toBe(640);
    expect(Object.keys(own.body.result.values)).toHaveLength(2);
    // somebody has worked with one of them since
    await service.api('PATCH', `/api/v1/candidates/${ada.id}/custom_fields`, { values: { [rate]: 700 } });
    await undo(id);
    expect(await people('Ada Birch')).toHaveLength(1);
    expect(await people('Ben Cedar')).toEqual([]);
  });

  it('name a field of candidates', async () => {
    const { id, mapping } = await tableOf('Name,Rate\nAda Birch,640\n');
    const wrong = [...mapping, { column: 1, field: 'custom_field', custom_field_id: id }];
    const { status, body } = await service.api('POST', `${TABLES}/${id}/preview`, { mapping: wrong });
    expect(status).toBe(422);
    expect(body.error.details[0].path).toMatch(/custom_field_id$/);
  });
});
