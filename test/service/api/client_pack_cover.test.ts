import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildSpotlight,
} from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';
import { readPdfText } from '../exports/pdf_text.ts';

/** For whom a pack is, whose days it tells, and whose resumes do not go with it. */
describe('a client pack', () => {
  let service: TestService;
  let job_id: string;
  let blind: string;
  const url = (query: string): string => `/api/v1/jobs/${job_id}/client_pack?${query}`;
  const bytesOf = async (query: string, token = service.token): Promise<Uint8Array> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${service.url}${url(query)}`, { headers });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const packOf = async (query: string, token?: string) =>
    (await service.api('GET', url(query), undefined, token === undefined ? undefined : { token })).body
      .result;

  beforeAll(async () => {
    service = await testService({ keep: true });
    job_id = await buildJob(service, { title: 'Backend engineer' });
    const put = async (full_name: string, file?: string | Uint8Array, name?: string): Promise<void> => {
      const candidate_id = await buildCandidate(service, { full_name });
      if (file !== undefined) await buildAttachment(service, { candidate_id }, file, name);
      await service.idle();
      const nomination_id = await buildNomination(service, { job_id, candidate_id });
      await buildSpotlight(service, { nomination_id, headline: 'Look', evidence: [] });
    };
    await put(
      'Mira Solveig',
      'Mira Solveig\nmira.solveig@example.com\n\nExperience\nBaker, Quay, 2018 to 2023\n',
    );
    await put('Bo Okafor', '%PDF-1.4 broken', 'bo.pdf');
    await put('Di Frost');
    await service.api('PATCH', `/api/v1/jobs/${job_id}/details`, {
      client_name: 'Halden Freight',
      contact_name: 'Petra Olsen',
      contact_email: 'petra.olsen@example.com',
    });
    const client = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
    blind = await service.tokenFor(client.body.result);
  });
  afterAll(() => service.close());

  it('names the client and whom one talks to there, only where that is asked for', async () => {
    expect((await packOf('')).client).toBeNull();
    expect((await packOf('client=true')).client).toEqual({ name: 'Halden Freight', contact: 'Petra Olsen' });
    expect(
      (await readPdfText(await bytesOf('format=pdf&client=true'))).text.replaceAll(/\s+/gu, ' '),
    ).toContain('For Halden Freight, Petra Olsen');
    const german = await readPdfText(await bytesOf('format=pdf&client=true&language=de'));
    expect(german.text.replaceAll(/\s+/gu, ' ')).toContain('Für Halden Freight, Petra Olsen');
    const without = await readPdfText(await bytesOf('format=pdf'));
    expect(without.text).not.toContain('Halden');
  });

  it('never has the address of the contact, and a blind one says the same of the client whoever is in it', async () => {
    expect(JSON.stringify(await packOf('client=true&contacts=true'))).not.toContain('petra.olsen@');
    const asked = async (contact_name: string): Promise<string> => {
      await service.api('PATCH', `/api/v1/jobs/${job_id}/details`, { contact_name });
      return (await packOf('client=true', blind)).client.contact as string;
    };
    // a name of somebody in the pack and any other are told alike: bars over one would tell
    expect(await asked('Mira Solveig')).toBe('Mira Solveig');
    expect(await asked('Petra Olsen')).toBe('Petra Olsen');
  });

  it('tells whose resumes do not go with it, as data and in the ZIP', async () => {
    const pack = await packOf('');
    const told = pack.left_out.map(({ spotlight_id, reason }: { spotlight_id: string; reason: string }) => [
      pack.candidates.find((one: { spotlight_id: string }) => one.spotlight_id === spotlight_id).name,
      reason,
    ]);
    expect(told.toSorted()).toEqual([
      ['Bo Okafor', 'not_read'],
      ['Di Frost', 'no_file'],
    ]);
    const files = unzipSync(await bytesOf('format=pdf&with_resumes=true'));
    const text = strFromU8(files['Left out.txt'] ?? new Uint8Array());
    expect(text).toMatch(/Bo Okafor: the file could not be read/u);
    expect(text).toMatch(/Di Frost: no file/u);
    expect(text).not.toContain('Mira');
    expect(Object.keys(files).filter((name) => name.includes('Bo Okafor'))).toEqual([]);
  });

  it('with contacts has the files as they came, also those that nobody could read', async () => {
    const { left_out, candidates } = await packOf('contacts=true');
    const without = candidates.find(({ name }: { name: string }) => name === 'Di Frost').spotlight_id;
    expect(left_out).toEqual([{ spotlight_id: without, reason: 'no_file' }]);
    const files = unzipSync(await bytesOf('format=pdf&with_resumes=true&contacts=true'));
    const bo = Object.entries(files).find(([name]) => name.endsWith(' Bo Okafor.pdf'));
    expect(strFromU8(bo![1])).toBe('%PDF-1.4 broken');
    expect(strFromU8(files['Left out.txt']!)).not.toMatch(/Okafor|Mira/u);
    // never to a blind caller, whatever they ask for
    const of_blind = unzipSync(await bytesOf('format=pdf&with_resumes=true&contacts=true', blind));
    expect(Object.values(of_blind).map((bytes) => strFromU8(bytes))).not.toContain('%PDF-1.4 broken');
    expect(strFromU8(of_blind['Left out.txt']!)).toMatch(/Candidate [A-C]: the file could not be read/u);
  });

  it('calls nobody by name in the text of a blind ZIP', async () => {
    const files = unzipSync(await bytesOf('format=pdf&with_resumes=true&is_blind=true&language=de'));
    const text = strFromU8(files['Nicht enthalten.txt'] ?? new Uint8Array());
    expect(text).toMatch(/Person [A-C]: keine Datei/u);
    expect(text).not.toMatch(/Frost|Okafor/u);
  });

  it('takes a time zone of the IANA alone', async () => {
    const { status, body } = await service.api('GET', url('time_zone=Mars'));
    expect([status, body.error.details[0].path]).toEqual([422, 'query.time_zone']);
    expect((await packOf('time_zone=Pacific/Kiritimati')).date >= (await packOf('time_zone=UTC')).date).toBe(
      true,
    );
  });
});
