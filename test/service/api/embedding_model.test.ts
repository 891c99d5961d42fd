import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../helpers/engine.ts';
import { embeddingFolder } from '../../helpers/embedding_folder.ts';
import { attachmentForm, buildCandidate, buildJob, idOf } from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';

/** A model that is added, over starts of the service. The bundled one stands in for another, with pooling and prefixes of its own. */

const RESUMES = [
  'Ines Okafor\n\nExperience\nWarehouse clerk, Harbour Depot, 2019 to 2023\nKept the stock records of the cold store\n',
  'Tom Reyes\n\nExperience\nRegistered nurse, Northpier Clinic, 2018 to 2024\nCared for patients after surgery\n',
];
const MODEL = '/api/v1/embedding_model';

let folder: string;
let data_dir: string;
let service: TestService;
let job: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-embedding-'));
  data_dir = path.join(folder, 'data');
  await start();
  job = await buildJob(service, { title: 'Nurse for a hospital ward' });
  for (const resume of RESUMES) {
    const candidate_id = await buildCandidate(service);
    idOf(
      await service.api(
        'POST',
        '/api/v1/attachments',
        attachmentForm({ candidate_id, type: 'resume' }, resume),
      ),
    );
  }
  await service.idle();
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  service = await testService({ keep: true, data_dir });
  await service.idle();
}
async function restart(): Promise<void> {
  await service.close();
  await start();
}
const state = async () => (await service.api('GET', MODEL)).body.result;
async function settled() {
  for (;;) {
    const found = await state();
    if (found.state !== 'CHECKING') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
/** The models of all stored vectors. */
const modelsOfVectors = (): Promise<string[]> =>
  valuesOf({ data_dir }, 'SELECT DISTINCT model FROM document_vectors');
/** How many are ranked for the job, as soon as the index is loaded. */
const ranked = async (): Promise<number> => {
  const { body } = await service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${job}`);
  return body.results.length as number;
};

describe('an embedding model', () => {
  it('is the bundled one until another is added', async () => {
    expect(await state()).toMatchObject({
      state: 'BUNDLED',
      added: null,
      is_restart_needed: false,
      to_read: 0,
    });
  });

  it.each<[what: string, make: () => string, said: string]>([
    ['a folder that is not there', () => path.join(folder, 'none'), 'The folder is not there.'],
    [
      'a folder without its pooling',
      () => embeddingFolder(path.join(folder, 'no-pooling'), { '1_Pooling/config.json': null }),
      '1_Pooling/config.json is missing',
    ],
    [
      'weights that are none',
      () => {
        const broken = embeddingFolder(path.join(folder, 'broken'));
        writeFileSync(path.join(broken, 'onnx/model_quantized.onnx'), 'x'.repeat(5000));
        return broken;
      },
      'The model cannot be run',
    ],
    [
      'weights of another model than it says',
      () =>
        embeddingFolder(path.join(folder, 'mixed'), {
          'config.json': { model_type: 'bert', hidden_size: 768, max_position_embeddings: 512 },
        }),
      'The model cannot be run',
    ],
  ])(
    '%s is refused, and nothing is kept',
    async (_what, make, said) => {
      await service.api('PUT', MODEL, { path: make() });
      const found = await settled();
      expect(found).toMatchObject({ state: 'REFUSED', added: null, is_restart_needed: false });
      expect(found.problem).toContain(said);
      const kept = path.join(data_dir, 'embedding');
      expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
    },
    60_000,
  );

  it('is tried, kept, and used from the next start on: everything is read again, and no vectors are mixed', async () => {
    const source = embeddingFolder(path.join(folder, 'multilingual'));
    await service.api('PUT', MODEL, { path: source });
    const before = await settled();
    expect(before).toMatchObject({
      state: 'CHOSEN',
      is_restart_needed: true,
      to_read: 0,
      added: { pooling: 'cls', query_prefix: 'query: ', passage_prefix: 'passage: ', dimensions: 384 },
    });
    expect(before.added.model).toMatch(/^multilingual@[0-9a-f]{12}$/);
    expect(await modelsOfVectors()).toEqual([before.in_use]);
    rmSync(source, { recursive: true }); // it was copied
    await restart();
    expect(await state()).toMatchObject({ state: 'IN_USE', in_use: before.added.model, to_read: 0 });
    expect(await modelsOfVectors()).toEqual([before.added.model]);
    expect(await ranked()).toBe(2);
  });

  it('whose files are gone gives way to the bundled one, which says so', async () => {
    await service.close();
    rmSync(path.join(data_dir, 'embedding'), { recursive: true });
    await start();
    const found = await state();
    expect(found).toMatchObject({ state: 'GONE', is_restart_needed: false, to_read: 0 });
    expect(found.problem).toContain(
      'are missing in the data folder, so the model that comes with Longlist is used',
    );
    expect(await modelsOfVectors()).toEqual([found.in_use]);
    expect(found.in_use).not.toBe(found.added.model);
    expect(await ranked()).toBe(2);
    await service.api('PUT', MODEL, { path: embeddingFolder(path.join(folder, 'multilingual')) });
    expect(await settled()).toMatchObject({ state: 'CHOSEN', is_restart_needed: true });
    await restart();
    expect(await state()).toMatchObject({ state: 'IN_USE', to_read: 0 });
  });

  it('is taken back', async () => {
    expect((await service.api('DELETE', MODEL)).body.result).toMatchObject({
      state: 'LEAVING',
      is_restart_needed: true,
      added: null,
    });
    await restart();
    const found = await state();
    expect(found).toMatchObject({ state: 'BUNDLED', is_restart_needed: false, to_read: 0 });
    expect(await modelsOfVectors()).toEqual([found.in_use]);
    expect(readdirSync(path.join(data_dir, 'embedding'))).toEqual([]);
  });
});
