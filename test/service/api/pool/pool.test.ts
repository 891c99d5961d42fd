import { expect, it, onTestFinished } from 'vitest';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { applyProfile } from '#service/api/people/candidate_index/store.ts';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { PoolQuery } from '#service/api/people/pool/schema.ts';
import { candidateCards, poolIds } from '#service/api/people/pool/store.ts';
import { openTestBackend } from '../../../helpers/engine.ts';
import { emptyProfile } from '#service/intelligence/profile.ts';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildNomination,
  buildTag,
  stageNamed,
} from '../../../helpers/factories.ts';
import { scenarios } from '../../../helpers/scenarios.ts';
import { temporaryFolder } from '../../../helpers/service.ts';

const IDS = '/api/v1/candidate_ids';
const CARDS = '/api/v1/candidate_cards';

scenarios(
  'everyone',
  async (service) => {
    const ana = await buildCandidate(service, { full_name: 'Ana Prado', source: 'Referral' });
    const bo = await buildCandidate(service, { full_name: 'Bo Lindqvist', location: 'Malmö, Sweden' });
    const cy = await buildCandidate(service, { full_name: 'cy Adebayo' });
    const night = await buildTag(service, {
      name: 'Nights',
      tag_type: 'specialty_name',
      is_standardized: false,
    });
    const day = await buildTag(service, { name: 'Days', tag_type: 'specialty_name', is_standardized: true });
    for (const creation_method of ['auto_generated_by_service', 'selected_by_organization']) {
      await buildCandidateTag(service, { candidate_id: bo, tag_id: night, creation_method });
    }
    await buildCandidateTag(service, { candidate_id: bo, tag_id: day });
    await buildCandidateTag(service, { candidate_id: cy, tag_id: night });
    const job = await buildJob(service);
    const nomination = await buildNomination(service, { candidate_id: cy, job_id: job });
    const fresh = await stageNamed(service, 'New');
    return { ana, bo, cy, night, day, job, nomination, fresh };
  },
  [
    {
      name: 'are listed newest first',
      request: () => ['GET', IDS],
      status: 200,
      check: ({ body }, { ana, bo, cy }) =>
        expect(body.result).toEqual({ ids: [cy, bo, ana], total: 3, unread_total: 0, understood: null }),
    },
    {
      name: 'are listed by name, whatever its case',
      request: () => ['GET', `${IDS}?sort=name`],
      status: 200,
      check: ({ body }, { ana, bo, cy }) => expect(body.result.ids).toEqual([ana, bo, cy]),
    },
    {
      name: 'are counted alone',
      request: () => ['GET', `${IDS}?limit=0`],
      status: 200,
      check: ({ body }) =>
        expect(body.result).toEqual({ ids: [], total: 3, unread_total: 0, understood: null }),
    },
    ...(
      [
        ['words nobody has', 'q=zeppelin', []],
        ['signs alone', 'q=%25', []],
        ['a name', 'q=LINDQ', ['bo']],
        ['a place, without accents', 'place=%20malmo%20', ['bo']],
        ['a source', 'source=referr', ['ana']],
        ['more years', 'min_years=6', []],
        ['no job', 'in_no_job=true', ['bo', 'ana']],
        ['a day to come', 'added_since=2999-01-01', []],
        ['a day long ago', 'added_since=2020-01-01', ['cy', 'bo', 'ana']],
      ] as const
    ).map(([name, query, found]) => ({
      name: `are found by ${name}`,
      request: (): [string, string] => ['GET', `${IDS}?${query}`],
      status: 200,
      check: ({ body }: { body: { result: unknown } }, ids: Record<'ana' | 'bo' | 'cy', string>) =>
        expect(body.result).toEqual({
          ids: found.map((who) => ids[who]),
          total: found.length,
          unread_total: 0,
          understood: /q=\w/u.test(query) ? expect.anything() : null,
        }),
    })),
    ...(
      [
        ['"prado ana"', [], '“prado ana”'],
        ['"ana prado" OR lindq', ['bo', 'ana'], '“ana prado” OR lindq…'],
        ['-"bo lindqvist"', ['cy', 'ana'], 'without “bo lindqvist”'],
        ['(ana OR bo) -prado', ['bo'], '(ana OR bo), without “prado”'],
        ['adeb*', ['cy'], 'adeb…'],
        ['((cy', ['cy'], 'cy…', 'bracket_closed'],
        ['or', [], 'or…'],
      ] as const
    ).map(([q, found, text, ...repairs]) => ({
      name: `are found by ${q}, and told how that was understood`,
      request: (): [string, string] => ['GET', `${IDS}?q=${encodeURIComponent(q)}`],
      status: 200,
      check: ({ body }: { body: { result: unknown } }, ids: Record<'ana' | 'bo' | 'cy', string>) =>
        expect(body.result).toMatchObject({
          ids: found.map((who) => ids[who]),
          understood: { text, repairs },
        }),
    })),
    {
      name: 'are found by a tag',
      request: ({ night }) => ['GET', `${IDS}?tag_ids=${night}`],
      status: 200,
      check: ({ body }, { bo, cy }) => expect(body.result.ids).toEqual([cy, bo]),
    },
    {
      name: 'are found by all of several tags',
      request: ({ night, day }) => ['GET', `${IDS}?tag_ids=${night},${day}`],
      status: 200,
      check: ({ body }, { bo }) => expect(body.result.ids).toEqual([bo]),
    },
    {
      name: 'are found by job and stage, and every filter narrows',
      request: ({ job, fresh, night }) => ['GET', `${IDS}?job_id=${job}&stage_id=${fresh}&tag_ids=${night}`],
      status: 200,
      check: ({ body }, { cy }) => expect(body.result.ids).toEqual([cy]),
    },
    {
      name: 'wrong filters are told together',
      request: () => [
        'GET',
        `${IDS}?tag_ids=x&min_years=-1&job_id=1&in_no_job=no&added_since=today&sort=best`,
      ],
      status: 422,
      details: [
        'query.tag_ids.0',
        'query.min_years',
        'query.job_id',
        'query.in_no_job',
        'query.added_since',
        'query.sort',
      ],
    },
    {
      name: 'come with tags, each once with all who gave it, and with their jobs; who is gone is left out',
      request: ({ bo, cy }) => ['GET', `${CARDS}?ids=${bo},${newId()},${cy}`],
      status: 200,
      check: ({ body }, { bo, cy, night, day, job, nomination, fresh }) =>
        expect(body.results).toMatchObject([
          {
            candidate_id: bo,
            tags: [
              {
                tag_id: night,
                creation_methods: ['auto_generated_by_service', 'selected_by_organization'],
              },
              { tag_id: day, is_standardized: true },
            ],
            nominations: [],
            snippet: null,
          },
          {
            candidate_id: cy,
            tags: [{ tag_id: night }],
            nominations: [{ nomination_id: nomination, job_id: job, stage_id: fresh }],
          },
        ]),
    },
    {
      name: 'come a hundred at once',
      request: () => ['GET', `${CARDS}?ids=${Array.from({ length: 101 }, newId).join(',')}`],
      status: 422,
      details: ['query.ids'],
    },
    { name: 'come by their ids', request: () => ['GET', CARDS], status: 422, details: ['query.ids'] },
  ],
);

it('are found by what their resume says, and the words are shown', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  onTestFinished(close);
  const none = await insertCandidate(db, { full_name: 'Bo Lindqvist' });
  const ana = await insertCandidate(db, { full_name: 'Ana Prado' });
  const attachment_id = await insertAttachment(db, {
    candidate_id: ana,
    type: 'resume',
    file_name: null,
    media_type: 'text/plain',
    byte_size: 1,
    sha256: 'a',
  });
  const text = 'Ana Prado. Ran Kafka in production.';
  await saveReading(
    db,
    attachment_id,
    {
      ok: true,
      document_json: JSON.stringify({ text, pages: [], notices: [] }),
      profile: { ...emptyProfile(), totals: { months_experience: 81, months_management: null } },
      text_hash: text,
      page_count: 1,
      vectors: null,
    },
    { reader: '1', model: 'm', chunker: '1' },
  );
  await applyProfile(db, ana);
  const found = async (query: Record<string, string>): Promise<string[]> =>
    (await poolIds(db, PoolQuery.parse(query))).ids;
  expect(await found({ q: 'kafka prod' })).toEqual([ana]);
  expect(await found({ min_years: '6' })).toEqual([ana]);
  expect(await found({ min_years: '7' })).toEqual([]);
  expect(await found({ sort: 'years' })).toEqual([ana, none]);
  const [first, second] = await candidateCards(db, [none, ana], 'kafka');
  expect(first?.snippet).toBeNull();
  const { text: words, marks } = second!.snippet!;
  expect(marks.map(([start, end]) => words.slice(start, end))).toEqual(['Kafka']);
});

it('end with those known only by a file that could not be read', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  onTestFinished(close);
  const versions = { reader: '1', model: 'm', chunker: '1' };
  const withFile = async (candidate_id: string): Promise<string> => {
    const file = { type: 'resume' as const, file_name: null, media_type: 'text/plain', byte_size: 1 };
    return insertAttachment(db, { ...file, candidate_id, sha256: candidate_id });
  };
  const unreadable = async (candidate_id: string): Promise<void> => {
    const why = { ok: false as const, reason: 'SCAN' as const, message: 'A scan with nothing in it.' };
    await saveReading(db, await withFile(candidate_id), why, versions);
  };
  const ana = await insertCandidate(db, { full_name: 'Ana Prado' });
  // as an import makes them: called as the file is, and nobody has said so
  const scan = await insertCandidate(db, {}, 'a scan of a letter');
  const bo = await insertCandidate(db, { full_name: 'Bo Lindqvist' });
  await unreadable(scan);
  // a program said who this is: a person, whatever became of the file
  await unreadable(bo);
  for (const sort of ['newest', 'name', 'years'] as const) {
    const found = await poolIds(db, PoolQuery.parse({ sort }));
    expect(found.ids.at(-1)).toBe(scan);
    expect(found).toMatchObject({ total: 3, unread_total: 1 });
  }
  expect((await poolIds(db, PoolQuery.parse({ limit: '2' }))).ids).toEqual([bo, ana]);
  expect(await poolIds(db, PoolQuery.parse({ limit: '0' }))).toEqual({ ids: [], total: 3, unread_total: 1 });
  const signs = async (): Promise<unknown> =>
    (await candidateCards(db, [scan, bo, ana], undefined)).map(({ is_unread }) => is_unread);
  expect(await signs()).toEqual([true, false, false]);
  // another file that can be read makes a person of it
  const text = 'Cy Adebayo';
  const document_json = JSON.stringify({ text, pages: [], notices: [] });
  const content = { document_json, profile: emptyProfile(), text_hash: text, page_count: 1, vectors: null };
  await saveReading(db, await withFile(scan), { ok: true, ...content }, versions);
  expect(await signs()).toEqual([false, false, false]);
});
