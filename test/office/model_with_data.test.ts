import { expect, it, vi } from 'vitest';
import { openRows } from '../helpers/engine.ts';
import { attachmentForm, buildCandidate } from '../helpers/factories.ts';
import { temporaryFolder, testService } from '../helpers/service.ts';

/** What takes a database back to the data model before phrases could be looked for, with all that is in it. */
const BACK_TO_28 = [
  'ALTER TABLE evaluations DROP COLUMN only_listed',
  'ALTER TABLE access_requests DROP COLUMN network',
  'DROP TABLE candidate_terms',
  'DROP TABLE call_answers',
  'ALTER TABLE evaluation_overrides DROP COLUMN source',
  'ALTER TABLE nomination_stages DROP COLUMN target_days',
  'DROP TABLE letters',
  'DROP TABLE letter_templates',
  'DROP TABLE saved_search_looks',
  'DROP TABLE saved_search_matches',
  'ALTER TABLE saved_searches DROP COLUMN tells',
  'ALTER TABLE saved_searches DROP COLUMN asks',
  'ALTER TABLE candidate_words DROP COLUMN in_order',
  'UPDATE longlist_model SET version = 28',
];

it('brings people of an older data model along: found by phrases, and by their notice', async () => {
  const data_dir = temporaryFolder();
  const before = await testService({ data_dir, keep: true });
  const people: string[] = [];
  for (const [name, words] of [
    ['Ana Prado', 'Notice period: 2 months\n\nExperience\nHarbour crane driver, Quay Works, 2019 - 2024'],
    ['Bo Lind', 'Experience\nDriver of a crane in a harbour, Quay Works, 2019 - 2024'],
  ] as const) {
    const candidate_id = await buildCandidate(before, { full_name: name });
    await before.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id }, `${name}\n${words}\n`));
    people.push(candidate_id);
  }
  await before.idle();
  await before.close();
  const rows = await openRows(data_dir);
  for (const statement of BACK_TO_28) await rows.run(statement);
  await rows.close();

  const service = await testService({ data_dir });
  const found = async (asked: Record<string, string>): Promise<string[]> => {
    const query = String(new URLSearchParams(asked));
    return (await service.api('GET', `/api/v1/candidate_ids?${query}`)).body.result.ids;
  };
  // at once by words and terms, by a phrase when the words were made anew behind the start
  expect((await found({ q: 'harbour crane' })).toSorted()).toEqual(people.toSorted());
  expect(await found({ max_notice: 'P2M' })).toEqual([people[0]]);
  await vi.waitFor(async () => expect(await found({ q: '"harbour crane"' })).toEqual([people[0]]), 120_000);
  const after = await openRows(data_dir);
  expect(await after.column("SELECT candidate_id FROM candidate_words WHERE in_order = ''")).toEqual([]);
  await after.close();
  expect(service.problems).toEqual([]);
});
