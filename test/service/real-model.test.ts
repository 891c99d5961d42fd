import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { BUNDLED_MODEL } from '#service/intelligence/embedding/model.ts';
import { testService } from '../helpers/service.ts';

const TEXTS: Record<string, string> = {
  'nurse.txt':
    'Mara Lindt\n\nExperience\nRegistered nurse, Hill Hospital, 2018 to 2024\n- Cared for patients on an intensive care ward\n',
  'driver.txt':
    'Piet Oost\n\nExperience\nTruck driver, Northern Haulage, 2016 to 2024\n- Drove articulated lorries across the Alps\n',
};

test('with the real model: resumes are ranked by meaning, by vectors that carry its name, without telemetry', async () => {
  const environments: string[] = [];
  const service = await testService({
    fake_embedder: false,
    spawn: (entry, options) => {
      environments.push(options.env['ORT_DISABLE_TELEMETRY'] ?? 'unset');
      return spawnNodeChild(entry, options);
    },
  });
  for (const [name, text] of Object.entries(TEXTS)) {
    const form = new FormData();
    form.set('file', new Blob([text]), name);
    await service.api('POST', '/api/v1/imports', form);
  }
  await service.idle();
  const names = async (q: string): Promise<string[]> => {
    const { body } = await service.api('GET', `/api/v1/candidate_rankings?q=${encodeURIComponent(q)}`);
    const ids = body.results.map(({ candidate_id }: { candidate_id: string }) => candidate_id);
    return Promise.all(
      ids.map(
        async (id: string) => (await service.api('GET', `/api/v1/candidates/${id}`)).body.result.full_name,
      ),
    );
  };
  expect(await names('looking after the sick')).toEqual(['Mara Lindt', 'Piet Oost']);
  expect(await names('transport of goods by road')).toEqual(['Piet Oost', 'Mara Lindt']);

  const db = new Sqlite(path.join(service.data_dir, 'longlist.db'), { readonly: true });
  expect(db.prepare('SELECT DISTINCT model FROM document_vectors').pluck().all()).toEqual([BUNDLED_MODEL]);
  db.close();
  expect(new Set(environments)).toEqual(new Set(['1']));
  if (process.platform === 'linux') {
    const maps = readFileSync('/proc/self/maps', 'utf8');
    expect(maps, 'the model runs in children only').not.toContain('onnxruntime');
  }
});
