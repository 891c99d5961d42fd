import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentForm, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { modelOfNoise, modelThatQuotes } from '../../helpers/gguf.ts';
import { testService, type TestService } from '../../helpers/service.ts';

/** The whole service with a model from a file, over HTTP. */

const QUOTE = 'Organised the harbour regatta for charity, with forty volunteers';
const RESUME = `Ines Okafor
ines.okafor@example.com  (212) 555-0147

Experience
Shift lead, Harbour Logistics, 2019 to present
- ${QUOTE}
- Led a team of nine and cut late departures by a third
`;
const REGATTA = 'Put together a charity boat race';

let service: TestService;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-model-file-'));
  file = path.join(folder, 'assistant.gguf');
  writeFileSync(file, modelThatQuotes(QUOTE));
  service = await testService({ keep: true });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const FILE = '/api/v1/local_model/file';
const at = async (state: string): Promise<Record<string, unknown>> => {
  for (;;) {
    const { result } = (await service.api('GET', FILE)).body;
    if (result.state === state) return result as Record<string, unknown>;
    if (result.state !== 'CHECKING' && result.state !== 'LOADING') throw new Error(JSON.stringify(result));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

describe('a model file', () => {
  it('is none until one is chosen', async () => {
    const none = { state: 'NONE', path: null, checked_bytes: null, problem: null, chosen: null };
    expect((await service.api('GET', FILE)).body.result).toEqual(none);
    const early = await service.api('PUT', '/api/v1/local_model', { kind: 'file' });
    expect([early.status, early.body.error.details[0].path]).toEqual([422, 'body.kind']);
    expect((await service.api('POST', `${FILE}/test`)).status).toBe(409);
  });

  it('that cannot be used is refused in words, and nothing is kept', async () => {
    const letter = path.join(folder, 'letter.gguf');
    writeFileSync(letter, '%PDF-1.7 and so on, long enough to be looked at');
    expect((await service.api('PUT', FILE, { path: letter })).status).toBe(200);
    expect(await at('REFUSED')).toMatchObject({
      path: letter,
      problem: expect.stringContaining('This is no GGUF file') as string,
      chosen: null,
    });
    expect((await service.api('PUT', FILE, { path: '' })).status).toBe(422);
  });

  it('answers what rules leave to it, with its quote, its name and no other network', async () => {
    const job_id = await buildJob(service);
    const candidate_id = await buildCandidate(service);
    idOf(
      await service.api(
        'POST',
        '/api/v1/attachments',
        attachmentForm({ candidate_id, type: 'resume' }, RESUME),
      ),
    );
    const prompt = { prompt_text: REGATTA };
    const criterion = idOf(await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, prompt));
    const nomination = await buildNomination(service, { job_id, candidate_id });
    await service.idle();
    const answer = async () =>
      (await service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/${criterion}`)).body
        .result;
    const until = async (engine: RegExp) => {
      for (;;) {
        const found = await answer();
        if (engine.test(found.engine?.name ?? '')) return found;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    await until(/^(?:rules|meaning)$/);
    await service.api('PUT', FILE, { path: file });
    const { chosen: kept } = (await at('READY')) as { chosen: { model: string; byte_size: number } };
    expect(kept.model).toMatch(/^assistant@[0-9a-f]{12}$/);
    const chosen = await service.api('PUT', '/api/v1/local_model', { kind: 'file' });
    expect(chosen.body.result).toEqual({ is_on: true, kind: 'file', url: null, model: kept.model });
    const found = await until(/^model assistant@/);
    expect(found.evaluation.result).toMatchObject({
      is_criterion_met: true,
      explanation: `The resume says “${QUOTE}”. Read by ${kept.model} on this computer.`,
    });
    expect(found.evidence).toMatchObject([{ quote: QUOTE, stance: 'for' }]);
    expect((await service.api('GET', '/api/v1/network')).body.result.outgoing_requests).toBe(0);

    // another file in its place answers with its own name, or leaves it to rules
    writeFileSync(path.join(folder, 'noise.gguf'), modelOfNoise());
    await service.api('PUT', FILE, { path: path.join(folder, 'noise.gguf') });
    await until(/^(?:rules|meaning)$/);
    const now = (await service.api('GET', '/api/v1/local_model')).body.result;
    expect(now).toMatchObject({
      is_on: true,
      kind: 'file',
      model: expect.stringMatching(/^noise@/) as string,
    });

    await service.api('DELETE', FILE);
    expect((await service.api('GET', '/api/v1/local_model')).body.result).toMatchObject({
      is_on: false,
      kind: null,
    });
    expect(await at('NONE')).toMatchObject({ chosen: null });
  });

  it('is tried with two questions', async () => {
    await service.api('PUT', FILE, { path: file });
    await at('READY');
    const { result } = (await service.api('POST', `${FILE}/test`)).body;
    expect(result.server).toBeNull();
    expect(result.self_test.answers).toHaveLength(2);
    expect(result.problem).toContain('did not answer both questions correctly');
  });

  it('that is gone says so, and is found again when it is back', async () => {
    rmSync(file);
    expect(await at('GONE')).toMatchObject({
      path: file,
      problem: `The model file is not there (${file}). Put it back, connect its disk, or choose another one.`,
    });
    expect((await service.api('POST', `${FILE}/test`)).body.result.problem).toContain('is not there');
    writeFileSync(file, modelThatQuotes(QUOTE));
    expect(await at('CHANGED')).toMatchObject({ path: file });
    await service.api('PUT', FILE, { path: file });
    await at('READY');
  });
});
