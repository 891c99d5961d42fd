import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { erase } from '#service/db/erase.ts';
import { insertNomination } from '#service/api/hiring/nominations/store.ts';
import {
  findCandidate,
  findCandidateRow,
  insertCandidate,
  listCandidates,
} from '#service/api/people/candidates/store.ts';
import { CandidateQuery } from '#service/api/people/candidates/schema.ts';
import { mergeCandidates } from '#service/workflows/merge_candidates.ts';
import { findMerge } from '#service/api/people/merges/store.ts';
import { OWNED_TABLES } from '#service/workflows/merged_tables.ts';
import { undoMerge } from '#service/workflows/undo_merge.ts';
import { foreignKeys, openTestBackend } from '../../../helpers/engine.ts';
import type { Backend } from '#service/db/backend.ts';
import { temporaryFolder } from '../../../helpers/service.ts';
import { addPerson, addResume, addSurroundings, everything } from './people.ts';
import type { Surroundings } from './people.ts';

let opened: Backend;
let around: Surroundings;
let survivor: Awaited<ReturnType<typeof addPerson>>;
let other: Awaited<ReturnType<typeof addPerson>>;

beforeEach(async () => {
  opened = await openTestBackend(temporaryFolder());
  const { db } = opened;
  around = await addSurroundings(db);
  survivor = await addPerson(db, around, {
    remote_id: 'S',
    email: 's@example.com',
    applied_at: '2026-03-02T00:00:00.000Z',
    own: false,
  });
  other = await addPerson(db, around, {
    remote_id: 'O',
    email: 'o@example.com',
    phone: '555-0100',
    applied_at: '2026-03-01T00:00:00.000Z',
    own: true,
  });
});
afterEach(() => opened.close());

const merge = (into: string = survivor.id, from: string = other.id): Promise<string> =>
  opened.write(async (trx) => {
    const [kept, given] = [await findCandidateRow(trx, into), await findCandidateRow(trx, from)];
    if (kept === null || given === null) throw new Error('There is no such candidate.');
    return mergeCandidates(trx, kept, given);
  });
const undo = (id: string): Promise<void> =>
  opened.write(async (trx) => {
    const found = await findMerge(trx, id);
    if (found === null) throw new Error('There is no such merge.');
    await undoMerge(trx, found);
  });

const found = async (q: string): Promise<string[]> =>
  (await listCandidates(opened.db, CandidateQuery.parse({ q }))).rows.map(({ id }) => id);

describe('a merge', () => {
  it('knows every table that belongs to a candidate, and everything that names a nomination', async () => {
    const { db } = opened;
    const named = await foreignKeys(db);
    const naming = (table: string): string[] =>
      named.filter((row) => row.table === table).map((row) => `${row.name}.${row.from}`);
    expect(naming('candidates').sort()).toEqual(
      [
        ...OWNED_TABLES.map(({ name }) => `${name}.candidate_id`),
        // what is known by its keys is worked out anew from the candidate
        'candidate_keys.candidate_id',
        // what is searched for in their terms as well
        'candidate_terms.candidate_id',
        // what a model said of the other's files is asked again of the survivor
        'model_answers.candidate_id',
        // pairs are moved by themselves: both columns name a candidate
        'dismissed_duplicates.first_id',
        'dismissed_duplicates.second_id',
      ].sort(),
    );
    // who still waits for a run goes with the nomination: the survivor's own is evaluated
    const cascading = new Set(['evaluation_waiting.nomination_id']);
    for (const { name, once, named_by, needs } of OWNED_TABLES) {
      const wanted = naming(name).filter((pair) => !cascading.has(pair));
      // only rows that may leave their table must be let go by those that name them
      if (once.length > 0) {
        expect(wanted.sort()).toEqual(named_by.map((pair) => pair.join('.')).sort());
      }
      const needed = named.filter((row) => row.name === name && needs[row.from] !== undefined);
      for (const row of needed) expect(needs[row.from]).toBe(row.table);
    }
  });

  it('leaves nothing behind, and the survivor has all there is once', async () => {
    const { db } = opened;
    await merge();
    for (const { name, once } of OWNED_TABLES) {
      const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(db);
      expect(new Set(rows.map((row) => row['candidate_id']))).toEqual(new Set([survivor.id]));
      const keys = new Set(rows.map((row) => once.map((column) => row[column]).join()));
      expect(rows).toHaveLength(once.length === 0 ? 2 : keys.size);
    }
    const count = async (table: string): Promise<number> =>
      (await sql<{ n: number }>`SELECT count(*) n FROM ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0;
    // one job, tag, criterion of both, and one of the other alone; summaries: none, both jobs
    expect([await count('nominations'), await count('candidate_tags'), await count('evaluations')]).toEqual([
      2, 2, 2,
    ]);
    expect([await count('summaries'), await count('spotlights'), await count('candidates')]).toEqual([
      3, 2, 1,
    ]);
  });

  it('the survivor’s own answers stay, and what it takes over is what it lacked', async () => {
    const { db } = opened;
    await merge();
    expect(await findCandidate(db, survivor.id)).toMatchObject({
      remote_id: 'S',
      email: 's@example.com',
      phone: '555-0100',
      location: 'Porto',
      overrides: { location: 'Porto' },
      full_name: 'Read O', // the newer resume of the two
    });
    const nomination = await db
      .selectFrom('nominations')
      .selectAll()
      .where('id', '=', survivor.nomination)
      .executeTakeFirstOrThrow();
    // the earlier application
    expect(nomination.applied_at).toBe('2026-03-01T00:00:00.000Z');
    const overrides = await db
      .selectFrom('evaluation_overrides')
      .select(['criterion_id', 'reason'])
      .execute();
    expect(new Map(overrides.map((row) => [row.criterion_id, row.reason]))).toEqual(
      new Map([
        [around.shared_criterion, 'S'],
        [around.own_criterion, 'O'],
      ]),
    );
    const spotlights = await db.selectFrom('spotlights').select('nomination_id').execute();
    expect(spotlights.map((row) => row.nomination_id)).toEqual([survivor.nomination, survivor.nomination]);
  });

  it('is found by the words of both', async () => {
    await merge();
    expect([await found('words of S'), await found('words of O')]).toEqual([[survivor.id], [survivor.id]]);
  });
});

it('what is kept of a merge stays as it was when a file goes, but for the answers put away', async () => {
  const { db } = opened;
  const source = 'So\u0000\u0001';
  await db.updateTable('candidates').set({ source }).where('id', '=', other.id).execute();
  await merge();
  const read = async () =>
    (await db.selectFrom('merges').select('snapshot').executeTakeFirstOrThrow()).snapshot;
  const before = await read();
  expect(before).toContain(JSON.stringify(source));
  const snapshot = JSON.parse(before);
  expect(snapshot.tables.evaluations.put_away).toHaveLength(1);
  await opened.write((trx) => erase(trx, { attachments: [survivor.attachment] }));
  snapshot.tables.evaluations.put_away = [];
  expect(await read()).toBe(JSON.stringify(snapshot));
});

describe('undoing it', () => {
  it('makes everything as it was', async () => {
    const before = await everything(opened.db);
    await undo(await merge());
    expect(await everything(opened.db)).toEqual(before);
    // and what was kept of the person for it is gone
    const kept = await opened.db.selectFrom('merges').select('snapshot').execute();
    expect(kept).toEqual([{ snapshot: '{}' }]);
  });

  it('and again', async () => {
    const before = await everything(opened.db);
    await undo(await merge());
    await undo(await merge());
    expect(await everything(opened.db)).toEqual(before);
  });

  it.each([
    ['two into one', ['S<O', 'S<T']],
    ['one into another into a third', ['O<S', 'T<O']],
    ['four into one, two by two', ['S<O', 'T<F', 'F2<T', 'S<F2']],
  ])('several, in turn, makes everything as it was: %s', async (_name, steps) => {
    const { db } = opened;
    const ids = new Map([
      ['S', survivor.id],
      ['O', other.id],
    ]);
    for (const remote_id of ['T', 'F', 'F2']) {
      const own = remote_id !== 'T';
      const person = {
        remote_id,
        email: `${remote_id}@example.com`,
        applied_at: own ? null : '2026-02-01',
        own,
      };
      ids.set(remote_id, (await addPerson(db, around, person)).id);
    }
    const before = await everything(db);
    const done: string[] = [];
    for (const step of steps) {
      const [into = '', from = ''] = step.split('<').map((name) => ids.get(name));
      done.unshift(await merge(into, from));
    }
    // not the older one first
    await expect(undo(done.at(-1) ?? '')).rejects.toMatchObject({ type: 'CONFLICT' });
    for (const id of done) await undo(id);
    expect(await everything(db)).toEqual(before);
  });

  it('tells every remote_id that is taken by now, and changes nothing', async () => {
    const { db } = opened;
    const id = await merge();
    const taker = await insertCandidate(db, {
      remote_id: 'O',
      email: null,
      phone: null,
      location: null,
      source: null,
    });
    const nomination = await insertNomination(db, {
      remote_id: `O for ${around.shared_job}`,
      job_id: around.own_job,
      candidate_id: taker,
      current_nomination_stage_id: around.stage,
      applied_at: null,
    });
    const before = await everything(db);
    await expect(undo(id)).rejects.toMatchObject({
      type: 'CONFLICT',
      details: [
        { path: 'path.id', existing_id: taker },
        { path: 'path.id', existing_id: nomination },
      ],
    });
    expect(await everything(db)).toEqual(before);
  });

  it('a stand-in name comes back, too', async () => {
    const { db } = opened;
    await db.deleteFrom('attachments').execute();
    await db.updateTable('candidates').set({ full_name: 'scan 12' }).where('id', '=', survivor.id).execute();
    await db
      .updateTable('candidates')
      .set({ full_name: 'Oda', given_fields: '{"full_name":"Oda"}' })
      .where('id', '=', other.id)
      .execute();
    const id = await merge();
    expect((await findCandidate(db, survivor.id))?.full_name).toBe('Oda');
    await undo(id);
    expect((await findCandidate(db, survivor.id))?.full_name).toBe('scan 12');
    expect((await findCandidate(db, other.id))?.full_name).toBe('Oda');
  });

  it('what came since stays, what was deleted since stays deleted', async () => {
    const { db } = opened;
    const id = await merge();
    const added = await addResume(db, survivor.id, { name: 'Read later' }, 'later words');
    await db.deleteFrom('attachments').where('id', '=', other.attachment).execute();
    await db.deleteFrom('tags').where('id', '=', around.shared_tag).execute();
    await db.deleteFrom('jobs').where('id', '=', around.shared_job).execute();
    await undo(id);
    const attachments = await db.selectFrom('attachments').select(['id', 'candidate_id']).execute();
    expect(attachments).toEqual([
      { id: survivor.attachment, candidate_id: survivor.id },
      { id: added, candidate_id: survivor.id },
    ]);
    const tags = await db.selectFrom('candidate_tags').select(['tag_id', 'candidate_id']).execute();
    expect(tags).toEqual([{ tag_id: around.own_tag, candidate_id: other.id }]);
    const nominations = await db.selectFrom('nominations').select(['id', 'candidate_id']).execute();
    expect(nominations).toEqual([{ id: other.own_nomination, candidate_id: other.id }]);
    expect((await findCandidate(db, survivor.id))?.full_name).toBe('Read later');
  });

  it('a nomination whose stage is gone comes back into the first one there is', async () => {
    const { db } = opened;
    const stage = { remote_id: 'n', job_id: null, name: 'New', category: 'active' as const, created_at: '' };
    await db
      .insertInto('nomination_stages')
      .values({ id: 'new', position: 0, ...stage })
      .execute();
    const id = await merge();
    await db.updateTable('nominations').set({ current_nomination_stage_id: 'new' }).execute();
    await db.deleteFrom('nomination_stages').where('id', '=', around.stage).execute();
    await undo(id);
    const nomination = await db
      .selectFrom('nominations')
      .select(['candidate_id', 'current_nomination_stage_id as stage'])
      .where('id', '=', other.nomination)
      .executeTakeFirst();
    expect(nomination).toEqual({ candidate_id: other.id, stage: 'new' });
  });
});
