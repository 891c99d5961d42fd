import { sql } from 'kysely';
import { startThrowawayPostgres } from '../electron/office/throwaway_postgres.ts';
import { NAMED } from '#service/api/screening/rankings/first.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import type { Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import { MODEL_DIMENSIONS } from '#service/intelligence/embedding/model.ts';
import { createRankingIndex, type RankingIndex } from '#service/intelligence/ranking/index.ts';
import type { CandidateIndex, IndexedCandidate } from '#service/nearest/candidate_index.ts';
import { openSearchIndex } from '#service/nearest/opensearch/opensearch.ts';
import { pgvectorIndex, pgvectorProblem } from '#service/nearest/pgvector/pgvector.ts';
import { median, milliseconds, percentile, type BenchOptions, type Figure } from './measure.ts';
import { material, peopleOf, type Material } from './nearest-people.ts';
import { temporaryData } from './service-process.ts';

/**
 * An office of 200,000 people, or as many as `--sizes` says: how many of the first hundred an index outside of this
 * process names, and how long it takes beside the exact scores of everybody. With LONGLIST_OPENSEARCH (docs/office.md)
 * by an OpenSearch server as well.
 */
const PEOPLE = 200_000;
/** What `--sizes` says when nobody does. */
const NOT_SAID = 10_000;
const FIRST = 100;
const AT_ONCE = 1000;
const OPENSEARCH = process.env['LONGLIST_OPENSEARCH'];
const VERSION = { model: 'bench', chunker: '1', dimensions: MODEL_DIMENSIONS };

type Measured = {
  readonly name: string;
  readonly index: CandidateIndex;
  filling_ms: number;
  building_ms: number;
};

/** Puts people into all. */
async function fill(
  db: Db,
  indexes: readonly Measured[],
  exact: RankingIndex,
  people: Iterable<Omit<IndexedCandidate, 'candidate_id'>>,
): Promise<void> {
  let waiting: IndexedCandidate[] = [];
  const put = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const times = { created_at: timestamp(), modified_at: timestamp() };
    const rows = waiting.map(({ candidate_id: id }) => ({ id, remote_id: id, full_name: 'Ann Example' }));
    await db
      .insertInto('candidates')
      .values(rows.map((row) => ({ ...row, ...times, links: '[]', overrides: '{}' })))
      .execute();
    for (const one of indexes) one.filling_ms += await timed(() => one.index.upsert(waiting));
    for (const { candidate_id, block, pieces } of waiting) exact.upsert(candidate_id, block, pieces);
    waiting = [];
  };
  for (const person of people) {
    waiting.push({ ...person, candidate_id: newId() });
    if (waiting.length === AT_ONCE) await put();
  }
  await put();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function measure(db: Db, count: number): Promise<Figure[]> {
  const made = await material();
  console.log(`  ${made.kind}`);
  const problem = await pgvectorProblem(db);
  if (problem !== null) throw new Error(problem);
  const times = { filling_ms: 0, building_ms: 0 };
  const indexes: Measured[] = [{ name: 'pgvector', index: pgvectorIndex(db, VERSION), ...times }];
  if (OPENSEARCH !== undefined) {
    indexes.push({
      name: 'OpenSearch',
      index: openSearchIndex(new URL('longlist_bench', OPENSEARCH).href, VERSION),
      ...times,
    });
  }
  const exact = createRankingIndex(VERSION);
  for (const { index } of indexes) await index.clear();
  await fill(db, indexes, exact, peopleOf(made, count));
  for (const one of indexes) one.building_ms = await timed(() => one.index.settle(newId()));
  await sql`ANALYZE candidate_nearest`.execute(db);
  const figures: Figure[] = [];
  for (const one of indexes) figures.push(...(await ask(one, exact, made)));
  for (const { index } of indexes) await index.clear();
  return figures;
}

const number = (value: number): string => value.toLocaleString('en');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;

async function ask(
  { name, index, filling_ms, building_ms }: Measured,
  exact: RankingIndex,
  { targets, kind }: Material,
): Promise<Figure[]> {
  // of fewer people as many in proportion: that is harder, as the first hundred are more of them
  const named = Math.round(Math.min(1, exact.size / PEOPLE) * NAMED);
  const [naming, among, all, shares]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const target of targets) {
    const marks = [performance.now()];
    const { candidate_ids } = await index.search({ target, among: null, limit: named });
    marks.push(performance.now());
    const found = exact.rank(target, { among: candidate_ids });
    marks.push(performance.now());
    const wanted = exact.rank(target);
    marks.push(performance.now());
    for (const [i, into] of [naming, among, all].entries()) into.push(marks[i + 1]! - marks[i]!);
    const first = new Set(found.candidate_ids.slice(0, FIRST));
    shares.push(wanted.candidate_ids.slice(0, FIRST).filter((id) => first.has(id)).length / FIRST);
  }
  const recall = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const plain = { ratio: null, target: null, reached: null };
  return [
    {
      ...plain,
      what: `${name}: first ${FIRST} of ${number(exact.size)} in two stages, ${number(named)} named`,
      ours: `${(recall * 100).toFixed(2)} %`,
      beside: `the worst question ${(Math.min(...shares) * 100).toFixed(0)} %; ${kind}`,
      ...(exact.size >= PEOPLE && { target: '≥ 99 %', reached: recall >= 0.99 }),
    },
    {
      ...plain,
      what: `${name}: time of this process for it`,
      ours: milliseconds(median(among)),
      beside: `everybody's exact scores: ${milliseconds(median(all))}`,
      ratio: median(among) / median(all),
    },
    {
      ...plain,
      what: `${name}: answer of the server`,
      ours: milliseconds(median(naming)),
      beside: [
        `p95 ${milliseconds(percentile(naming, 0.95))}`,
        `filled in ${seconds(filling_ms)}`,
        `built in ${seconds(building_ms)}`,
      ].join(', '),
    },
  ];
}

export async function bench({ sizes }: BenchOptions): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  const data = temporaryData();
  try {
    const backend = await openPostgres(await server.createDatabase('nearest'), { data_dir: data.folder });
    try {
      const largest = Math.max(...sizes);
      return await measure(backend.db, largest > NOT_SAID ? largest : PEOPLE);
    } finally {
      await backend.close();
    }
  } finally {
    data.remove();
    await server.stop();
  }
}
