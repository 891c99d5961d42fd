import { expect, it } from 'vitest';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { erase } from '#service/db/erase.ts';
import type { AttachmentType } from '#service/api/intake/attachments/store.ts';
import { applyProfile } from '#service/api/people/candidate_index/store.ts';
import {
  changeCandidate,
  findCandidate,
  insertCandidate,
  listCandidates,
} from '#service/api/people/candidates/store.ts';
import { CandidateQuery } from '#service/api/people/candidates/schema.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import type { Db } from '#service/db/schema.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const NOBODY: Profile = emptyProfile();
const span = { start: 0, end: 1 };
const job = (title: string, current: boolean): Profile['work'][number] => ({
  title,
  employer: 'Harbour Logistics',
  location: null,
  kind: 'employment',
  start: null,
  end: null,
  current,
  months: null,
  bullets: [],
  span,
});

async function addReading(
  db: Db,
  candidate_id: string,
  profile: Partial<Profile>,
  text: string,
  type: AttachmentType = 'resume',
  file_name: string | null = null,
): Promise<string> {
  const id = await insertAttachment(db, {
    candidate_id,
    type,
    file_name,
    media_type: 'text/plain',
    byte_size: 1,
    sha256: 'a',
  });
  await saveReading(
    db,
    id,
    {
      ok: true,
      document_json: JSON.stringify({ text, pages: [], notices: [] }),
      profile: { ...NOBODY, ...profile },
      text_hash: text,
      page_count: 1,
      vectors: null,
    },
    { reader: '1', model: 'm', chunker: '1' },
  );
  await applyProfile(db, candidate_id);
  return id;
}

it('a name taken from the file is marked, until a resume or a person tells one', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  const id = await insertCandidate(db, {}, 'scan 004');
  const name = async () => {
    const found = await findCandidate(db, id);
    return [found?.full_name, found?.name_from_file];
  };
  expect(await name()).toEqual(['scan 004', true]);
  await addReading(db, id, { name: 'Office Suite' }, 'text', 'resume', 'mira_lind.pdf');
  expect(await name()).toEqual(['Office Suite', false]);
  // A later reading finds that there is none: what the earlier one took for it does not stay.
  await addReading(db, id, { name: null }, 'text again', 'resume', 'mira_lind.pdf');
  expect(await name()).toEqual(['mira lind', true]);
  await changeCandidate(db, id, { full_name: 'Mira Lind' });
  expect(await name()).toEqual(['Mira Lind', false]);
  const given = await insertCandidate(db, { full_name: 'Ada Example' });
  expect(await findCandidate(db, given)).toMatchObject({ name_from_file: false });
  await close();
});

it('a resume fills what nobody gave, and the columns for tables', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  const id = await insertCandidate(db, { email: 'given@example.com' }, 'scan_004.pdf');
  expect(await findCandidate(db, id)).toMatchObject({
    full_name: 'scan_004.pdf',
    email: 'given@example.com',
    phone: null,
  });

  await addReading(
    db,
    id,
    {
      name: 'Ines Okafor',
      emails: ['read@example.com'],
      phones: ['+12125550147'],
      links: ['https://example.com/ines'],
      location: { raw: 'Newark, NJ', city: 'Newark', region: 'NJ', country: 'US' },
      work: [job('Driver', false), job('Shift lead', true)],
      totals: { months_experience: 61, months_management: null },
    },
    'Forklift certificate',
  );
  expect(await findCandidate(db, id)).toMatchObject({
    full_name: 'Ines Okafor',
    email: 'given@example.com',
    phone: '+12125550147',
    location: 'Newark, NJ',
    links: ['https://example.com/ines'],
    current_title: 'Shift lead',
    current_employer: 'Harbour Logistics',
    months_experience: 61,
    profile: { name: 'Ines Okafor' },
  });
  const found = async (q: string): Promise<number> =>
    (await listCandidates(db, CandidateQuery.parse({ q }))).total;
  expect([await found('forklift cert'), await found('okafor'), await found('scan_004')]).toEqual([1, 1, 0]);
  await close();
});

it('a person wins over every reading, and a newer resume over an older one', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  const id = await insertCandidate(db, {}, 'cv.pdf');
  await addReading(db, id, { name: 'I. Okafor', phones: ['555-0101'] }, 'old');
  await changeCandidate(db, id, { overrides: { full_name: 'Ines Adaeze Okafor' } });
  const newer = await addReading(db, id, { name: 'INES OKAFOR', phones: ['555-0102'] }, 'new');
  // shown in ordinary case, and kept as it was read
  await changeCandidate(db, id, { overrides: { full_name: null } });
  const shown = await findCandidate(db, id);
  expect([shown?.full_name, shown?.profile?.name]).toEqual(['Ines Okafor', 'INES OKAFOR']);
  await changeCandidate(db, id, { overrides: { full_name: 'INES ADAEZE' } });
  expect((await findCandidate(db, id))?.full_name).toBe('INES ADAEZE');
  await changeCandidate(db, id, { overrides: { full_name: 'Ines Adaeze Okafor' } });
  await addReading(db, id, { name: 'About Ines', phones: ['555-0103'] }, 'about', 'about');
  expect(await findCandidate(db, id)).toMatchObject({ full_name: 'Ines Adaeze Okafor', phone: '555-0102' });

  await erase(db, { attachments: [newer] });
  await applyProfile(db, id);
  expect(await findCandidate(db, id)).toMatchObject({ full_name: 'Ines Adaeze Okafor', phone: '555-0101' });
  await changeCandidate(db, id, { overrides: { full_name: null } });
  expect((await findCandidate(db, id))?.full_name).toBe('I. Okafor');
  await close();
});
