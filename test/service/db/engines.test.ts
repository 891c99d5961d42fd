import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#service/db/backend.ts';
import { readInBulk } from '#service/db/bulk_read.ts';
import { dialectOf } from '#service/db/dialect.ts';
import { inPassing } from '#service/db/in_passing.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import { contains, indexCandidate, isFound, plain, readWords, unindexCandidate } from '#service/db/search.ts';
import type { Db } from '#service/db/schema.ts';
import { readSetting } from '#service/db/settings.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { databaseOf, dropDatabaseOf, IS_ON_POSTGRES } from '../../helpers/engine.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What both engines must say alike, though each says it in words of its own: texts, words, orders, JSON. */

const TEXTS = [
  '',
  ' ',
  'Zoë Müller',
  'Zoe\u0308 Mu\u0308ller',
  'ŁUKASZ Ørsted Đorđe',
  'Straße STRASSE ẞ',
  'İstanbul ISPARTA ısı',
  'ΟΔΥΣΣΕΥΣ Ὀδυσσεύς ΣΑΣ',
  'Æsop œuvre Þór',
  'Ворошиловград Ёлкин',
  'नमस्ते',
  '東京大学 ｶﾀｶﾅ ㍿',
  'ﬁnance ②',
  'שָׁלוֹם مُحَمَّد',
  '한국어',
  'O\'Brien "quoted" back\\slash 100%_',
  '\u{1d400}lan \u{1f600}',
  'tab\tline\nend\u007f',
  'nul\u0000one\u0001two\u0002\u0001\u0001',
  '\u0000',
  '\ufffe\uffff',
];

/** What the engines say when a key is there already. */
const TAKEN = expect.stringMatching(/^(?:SQLITE_CONSTRAINT_PRIMARYKEY|23505)$/u) as string;

const say = (trx: Db, key: string): Promise<void> =>
  inPassing(trx, trx.insertInto('settings').values({ key, value: 'said' }).compile());

const ENGINES = ['SQLite', ...(IS_ON_POSTGRES ? ['PostgreSQL'] : [])];

describe.each(ENGINES)('%s', (engine) => {
  let folder: string;
  let opened: Backend;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'longlist-engines-'));
    const address = engine === 'SQLite' ? undefined : await databaseOf(folder);
    opened =
      address === undefined ? await openDatabase(folder) : await openPostgres(address, { data_dir: folder });
    await opened.write(async (trx) => {
      for (const [at, value] of TEXTS.entries()) {
        await trx
          .insertInto('settings')
          .values({ key: `text ${at}`, value })
          .execute();
      }
    });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
    if (engine !== 'SQLite') await dropDatabaseOf(folder);
  });
  const texts = () => opened.db.selectFrom('settings').where('key', 'like', 'text %');

  it('gives every text back as it was', async () => {
    const rows = await texts().select(['key', 'value']).execute();
    const kept = new Map(rows.map(({ key, value }) => [key, value]));
    expect(TEXTS.map((_, at) => kept.get(`text ${at}`))).toEqual(TEXTS);
    for (const [at, value] of TEXTS.entries()) {
      const found = await texts().select('key').where('value', '=', value).execute();
      expect(found).toEqual([{ key: `text ${at}` }]);
    }
  });

  it('folds a column as JavaScript folds a text', async () => {
    const folded = dialectOf(opened.db).folded('value').as('folded');
    const rows = await texts().select(['value', folded]).execute();
    expect(rows.map(({ value, folded: text }) => [value, text])).toEqual(
      rows.map(({ value }) => [value, plain(value)]),
    );
  });

  it.each([
    ['müller', 2],
    ['MULLER', 2],
    ['strasse', 1],
    ['ẞ', 1],
    ['istanbul', 1],
    ['İSTANBUL', 1],
    ['ISI', 1],
    ['οδυσσευς', 1],
    ['ΟΔΥΣΣΕΥΣ', 1],
    ['Σας', 1],
    ['100%_', 1],
    ['%', 1],
    ['back\\', 1],
    ['"quoted"', 1],
    ["o'b", 1],
    ['\u0000one', 1],
    ['大', 1],
  ])('finds %j within a column', async (part, count) => {
    const found = await texts()
      .select('key')
      .where(contains(opened.db, 'value', part))
      .execute();
    expect(found).toHaveLength(count);
  });

  it('has texts in the order of their characters', async () => {
    const rows = await texts().select('value').orderBy('value').execute();
    const sorted = TEXTS.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map(({ value }) => value)).toEqual(sorted);
    const [greatest] = await opened.db
      .selectNoFrom(
        dialectOf(opened.db)
          .greatest([sql`'Zz'`, sql`'a'`, sql`'Ä'`])
          .as('text'),
      )
      .execute();
    expect(greatest).toEqual({ text: 'Ä' });
  });

  it('knows one of many values, and none of none', async () => {
    const { isOneOf } = dialectOf(opened.db);
    for (const values of [[], [''], ["it's", 'Zoë Müller', '\u0000'], TEXTS]) {
      const found = await texts().select('value').where(isOneOf('value', values)).execute();
      expect(found).toHaveLength(values.filter((one) => TEXTS.includes(one)).length);
    }
  });

  it('finds people by their words', async () => {
    const people = {
      zoe: ['Zoë Müller', 'Registered nurse, Łódź. C++ and C#'],
      tokyo: ['山田太郎', '東京大学 Python'],
      istanbul: ['İlknur Işık', "Straßenbau O'Brien"],
      long: ['Ann', `${'x'.repeat(3000)} yes`],
      odd: ['nul\u0000one', 'half \ud800 pair'],
    };
    await opened.write(async (trx) => {
      for (const [id, [name = '', body = '']] of Object.entries(people)) {
        await indexCandidate(trx, id, 'before', 'forgotten');
        await indexCandidate(trx, id, name, body);
      }
      await indexCandidate(trx, 'gone', 'Zoë', 'gone');
      await unindexCandidate(trx, 'gone');
    });
    await opened.write((trx) =>
      Promise.all(
        Object.keys(people).map((key) =>
          trx
            .insertInto('settings')
            .values({ key: `person ${key}`, value: key })
            .execute(),
        ),
      ),
    );
    const find = async (q: string): Promise<string[] | null> => {
      const { query } = readWords(q);
      if (query === null) return null;
      const rows = await opened.db
        .selectFrom('settings')
        .select('value')
        .where('key', 'like', 'person %')
        .where(isFound(opened.db, query, 'settings.value'))
        .execute();
      return rows.map(({ value }) => value).toSorted();
    };
    const asked: readonly (readonly [q: string, found: readonly (keyof typeof people)[]])[] = [
      ['zoe', ['zoe']],
      ['ZOË mull', ['zoe']],
      ['mull zoe', []],
      ['lodz', ['zoe']],
      ['nurse reg', ['zoe']],
      ['c', ['zoe']],
      ['山田', ['tokyo']],
      ['東京大学', ['tokyo']],
      ['京', []],
      ['ilknur isik', ['istanbul']],
      ['ILKNUR', ['istanbul']],
      ['strassen', ['istanbul']],
      ['straßenbau', ['istanbul']],
      ["o'brien", ['istanbul']],
      ['"brien" OR zoe', ['istanbul', 'zoe']],
      ['brien* NEAR', []],
      ['brien* OR near', ['istanbul']],
      ['"registered nurse"', ['zoe']],
      ['"nurse registered"', []],
      ['"registered nurs"', []],
      ['"registered nurs"*', ['zoe']],
      ['"registered nurs', ['zoe']],
      // a phrase does not go from the name to the text
      ['"müller registered"', []],
      ['"zoe muller"', ['zoe']],
      ['"c and c"', ['zoe']],
      ['python OR nurse', ['tokyo', 'zoe']],
      ['python ODER nurse | brien', ['istanbul', 'tokyo', 'zoe']],
      ['NOT zoe', ['istanbul', 'long', 'odd', 'tokyo']],
      ['-zoe -python', ['istanbul', 'long', 'odd']],
      ['nurse NICHT python', ['zoe']],
      ['nurse -"registered nurse"', []],
      ['(nurse OR python) -"東京大学"', ['zoe']],
      ['python OR NOT (zoe OR yes)', ['istanbul', 'odd', 'tokyo']],
      ['NOT (NOT python OR NOT 東京大学)', ['tokyo']],
      ['NOT zo', ['istanbul', 'long', 'odd', 'tokyo', 'zoe']],
      ['NOT zo*', ['istanbul', 'long', 'odd', 'tokyo']],
      ['(((nurse OR "strassenb', ['istanbul', 'zoe']],
      [`${'x'.repeat(8000)}`, []],
      [`${'nurse OR '.repeat(500)}`, ['zoe']],
      ['\u0000nurse\u0007 AND AND', ['zoe']],
      ["nurse' OR ''='", ['zoe']],
      ["'&!|():*", []],
      ['yes', ['long']],
      ['one', ['odd']],
      ['pair', ['odd']],
      ['forgotten', []],
      ['gone', []],
    ];
    for (const [q, ids] of asked) expect([q, (await find(q)) ?? []]).toEqual([q, ids]);
    expect(await find("'&!|():*")).toBeNull();
  });

  it('reads rows in bulk as one by one', async () => {
    const { db, write } = opened;
    const blobs = [Buffer.from([0, 255, 1, 128, 92]), Buffer.alloc(0), null];
    await write(async (trx) => {
      for (const [place, pieces] of blobs.entries()) {
        const id = `it's $1 ${place}\0`;
        const at = { created_at: '', modified_at: '' };
        const file = { remote_id: id, type: 'resume', file_name: null, media_type: '', sha256: '' } as const;
        await trx
          .insertInto('attachments')
          .values({ id, candidate_id: null, byte_size: -place, ...file, ...at })
          .execute();
        const read = {
          model: '\u0001',
          chunker_version: '',
          text_hash: '',
          row_count: place,
          passages: '[]',
        };
        const bytes = { scales: Buffer.from('a'), data: Buffer.alloc(100_000, place), pieces };
        await trx
          .insertInto('document_vectors')
          .values({ attachment_id: id, ...read, ...bytes })
          .execute();
      }
    });
    const query = db
      .selectFrom('document_vectors')
      .innerJoin('attachments', 'attachments.id', 'attachment_id')
      .select(['attachment_id', 'byte_size', 'model', 'data', 'pieces'])
      .where('attachment_id', '>', "it's $1")
      .where('byte_size', '<=', 0)
      .orderBy('attachment_id');
    const columns = {
      attachment_id: 'text',
      byte_size: 'number',
      model: 'text',
      data: 'bytes',
      pieces: 'bytes',
    } as const;
    const rows = await readInBulk(db, query, columns);
    expect(rows).toEqual(await query.execute());
    expect(rows.map(({ pieces }) => pieces)).toEqual(blobs);
    expect(await readInBulk(db, query.where('model', '=', 'none'), columns)).toEqual([]);
    const wrong = db.selectFrom('no_such' as 'attachments').select('id');
    await expect(readInBulk(db, wrong, { id: 'text' })).rejects.toThrow('no_such');
    expect(await readInBulk(db, query, columns)).toHaveLength(3);
  });

  it('does what is said in passing before whatever is asked next, and fails with it', async () => {
    const { db, write } = opened;
    const seen = await write(async (trx) => {
      await say(trx, 'passing');
      return readSetting(trx, 'passing');
    });
    expect(seen).toBe('said');
    await expect(write((trx) => say(trx, 'passing'))).rejects.toMatchObject({ code: TAKEN });
    const together = await Promise.allSettled([
      write((trx) => say(trx, 'passing')),
      write((trx) => say(trx, 'passing one')),
      write((trx) => say(trx, 'passing one')),
      write(async (trx) => {
        await say(trx, 'passing two');
        throw new Error('no further');
      }),
      write((trx) => say(trx, 'passing three')),
    ]);
    expect(together.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, false, true]);
    expect(together[3]).toMatchObject({ reason: { message: 'no further' } });
    const kept = await db.selectFrom('settings').select('key').where('key', 'like', 'passing%').execute();
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['passing', 'passing one', 'passing three']);
  });

  it('reads texts in JSON, and lists', async () => {
    const { jsonText, jsonList } = dialectOf(opened.db);
    const inside = ['plain', '', 'a\\u0000b', 'nul\u0000', '\u0001\u0002', 'quote " \\', '\u{1f600}', 'ß'];
    for (const text of [...inside, null]) {
      const value = JSON.stringify({ other: { text, nul: '\u0000', half: '\ud800' } });
      const key = 'json';
      await opened.write((trx) =>
        trx
          .insertInto('settings')
          .values({ key, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute(),
      );
      const [row] = await opened.db
        .selectFrom('settings')
        .select([
          'value',
          jsonText('value', ['other', 'text']).as('text'),
          jsonText('value', ['other', 'nothing', 'there']).as('nothing'),
        ])
        .where('key', '=', key)
        .execute();
      expect(row).toEqual({ value, text, nothing: null });
    }
    const parts = { said: { 'a "b"': [1, null, 'ß\n'] }, none: null, plain: 'words' };
    const value = JSON.stringify(parts);
    await opened.write((trx) =>
      trx.updateTable('settings').set({ value }).where('key', '=', 'json').execute(),
    );
    const [row] = await opened.db
      .selectFrom('settings')
      .select(dialectOf(opened.db).jsonParts('value', ['plain', 'said', 'none', 'absent']).as('parts'))
      .where('key', '=', 'json')
      .execute();
    expect(JSON.parse(row?.parts ?? '')).toEqual([parts.plain, parts.said, null, null]);
    const list = JSON.stringify(inside.map((text, at) => [text, at]));
    const { rows } = await sql<{ text: string }>`SELECT value ->> 0 AS text FROM ${jsonList(list)}
      ORDER BY key`.execute(opened.db);
    expect(rows.map(({ text }) => text)).toEqual(inside);
  });
});
