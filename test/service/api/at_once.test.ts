import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countsOf } from '#service/api/hiring/job_overviews/counts.ts';
import { keepFiles } from '#service/api/intake/attachments/store.ts';
import { peopleOfSeveral } from '#service/api/people/same_people/store.ts';
import type { Backend } from '#service/db/backend.ts';
import { changeRows, HAS_NO_DATA_FOLDER, openTestBackend, storedFiles } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate, buildJob, buildNomination } from '../../helpers/factories.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

/** What happens between the statements of one answer, or of several at once. */

let [data_dir, job_id, file]: string[] = [];
let opened: Backend;
const LETTER = 'a letter of both';

beforeEach(async () => {
  data_dir = temporaryFolder();
  const service = await testService({ children: 0, data_dir });
  job_id = await buildJob(service);
  for (let i = 0; i < 2; i++) {
    const candidate_id = await buildCandidate(service, { full_name: 'Bo Vik', email: 'bo@example.com' });
    await buildNomination(service, { job_id, candidate_id });
    await buildAttachment(service, { candidate_id }, LETTER);
  }
  [file] = await storedFiles(service);
  await service.close();
  opened = await openTestBackend(data_dir);
});
afterEach(async () => {
  await opened.close();
});

/** Sees the statements that hold a text, and may answer them with other rows. */
function watching(text: string, answer?: []): { plugin: KyselyPlugin; seen: Set<QueryId> } {
  const seen = new Set<QueryId>();
  return {
    seen,
    plugin: {
      transformQuery: ({ node, queryId }): RootOperationNode => {
        if (JSON.stringify(node).includes(text)) seen.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) =>
        answer === undefined || !seen.has(queryId) ? result : { ...result, rows: answer },
    },
  };
}

it('pairs are made once for all who ask at once, and anew for whoever asks after that', async () => {
  await changeRows(
    { data_dir: data_dir! },
    "UPDATE settings SET value = 'older' WHERE key = 'identity_keys_version'",
  );
  const { plugin, seen } = watching('GROUP BY kind, key');
  const db = opened.db.withPlugin(plugin);
  const first = peopleOfSeveral(db);
  await new Promise(setImmediate);
  const answers = await Promise.all([first, ...Array.from({ length: 4 }, () => peopleOfSeveral(db))]);
  expect(answers.map((people) => people.length)).toEqual([1, 1, 1, 1, 1]);
  // one that was under way, and one that sees whatever changed since that began
  expect(seen.size).toBe(2);
});

it('counts are never below nobody, though somebody comes between two of them', async () => {
  const { plugin, seen } = watching('AS new_count', []);
  const people = await peopleOfSeveral(opened.db);
  const counts = (await countsOf(opened.db.withPlugin(plugin), [job_id!], { client_id: '', people }))(
    job_id!,
  );
  expect(seen.size).toBe(1);
  expect(counts).toMatchObject({ candidates: 0, people: { total: 0, new: 0, unread: 1, to_call: 0 } });
  expect(counts.stages.every((stage) => stage.people >= 0)).toBe(true);
});

it.skipIf(HAS_NO_DATA_FOLDER)(
  'of files that could not all be written none stays, but for those others have',
  async () => {
    const contents = [LETTER, 'the first', 'the second', 'the third'].map((text) => Buffer.from(text));
    const last = createHash('sha256').update(contents.at(-1)!).digest('hex');
    const before = await storedFiles({ data_dir: data_dir! });
    // a file where the folder of the last one would be
    const folder = path.join(data_dir!, 'files', last.slice(0, 2));
    writeFileSync(folder, 'in the way');
    const kept = keepFiles(opened.files, contents, async () => undefined);
    await expect(kept).rejects.toThrow();
    rmSync(folder);
    expect(before).toContain(file);
    expect(await storedFiles({ data_dir: data_dir! })).toEqual(before);
  },
);
