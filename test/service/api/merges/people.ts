import { sql } from 'kysely';
import { saveReading } from '#service/api/intake/readings/store.ts';
import { insertAttachment } from '#service/api/intake/attachments/store.ts';
import { applyProfile } from '#service/api/people/candidate_index/store.ts';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { insertCandidateTag } from '#service/api/people/candidate_tags/store.ts';
import { insertMail } from '#service/api/intake/mails/store.ts';
import { insertImport } from '#service/api/intake/imports/store.ts';
import { insertJob } from '#service/api/hiring/jobs/store.ts';
import { insertStage } from '#service/api/hiring/nomination_stages/store.ts';
import { insertLetters } from '#service/api/hiring/letters/store.ts';
import { insertNote } from '#service/api/people/notes/store.ts';
import { insertExtension } from '#service/api/people/retention/store.ts';
import { insertStageChange } from '#service/api/hiring/stage_changes/store.ts';
import { insertNomination } from '#service/api/hiring/nominations/store.ts';
import { insertSpotlight } from '#service/api/hiring/spotlights/store.ts';
import { saveContent } from '#service/api/screening/summaries/store.ts';
import { pairedAt, summaryIdOf } from '#service/api/summary_ids.ts';
import { refuseTag } from '#service/api/people/tag_suggestions/store.ts';
import { insertField } from '#service/api/settings/custom_fields/store.ts';
import { changesOf, writeChanges } from '#service/api/settings/custom_field_values/store.ts';
import { saveCallAnswer } from '#service/api/screening/evaluations/calls.ts';
import { putSaid } from '#service/api/people/availability/store.ts';
import { addMatches } from '#service/api/people/saved_searches/matches.ts';
import { insertSavedSearch } from '#service/api/people/saved_searches/store.ts';
import { insertTag } from '#service/api/people/tags/store.ts';
import type { Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';

/** Tables that say what happened, not what is; that two records were taken apart is remembered on purpose. */
const ABOUT_THE_PAST = new Set([
  'events',
  'tasks',
  'merges',
  'dismissed_duplicates',
  'settings',
  'sqlite_stat1',
]);

/** Everything that stands in the database, row by row, but for what a candidate's last change was. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables();
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (ABOUT_THE_PAST.has(name) || name.startsWith('candidate_search')) continue;
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(db);
    all[name] = rows
      .map((row) => JSON.stringify(name === 'candidates' ? { ...row, modified_at: null } : row))
      .sort();
  }
  return all;
}

export const NOBODY: Profile = emptyProfile();

/** A resume that was read, with these words in it. */
export async function addResume(
  db: Db,
  candidate_id: string,
  profile: Partial<Profile>,
  text: string,
  sha256 = newId(),
): Promise<string> {
  const id = await insertAttachment(db, {
    candidate_id,
    type: 'resume',
    file_name: `${text}.txt`,
    media_type: 'text/plain',
    byte_size: 1,
    sha256,
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

/** What both records of one person may be about. */
export async function addSurroundings(db: Db) {
  const job = (title: string): Promise<string> =>
    insertJob(db, {
      title,
      description: title,
      status: 'open',
      remote_id: title,
      job_posting_urls: [],
      auto_evaluation_behavior: null,
      default_nomination_stage_id: null,
    });
  const tag = (name: string): Promise<string> =>
    insertTag(db, { tag_type: 'specialty_name', is_standardized: true, name });
  const search = (name: string): Promise<string> =>
    insertSavedSearch(db, { name, view: 'pool', search: {}, tells: true, asks: {} });
  const shared_job = await job('Both were nominated');
  const criterion = async (prompt_text: string): Promise<string> => {
    const id = newId();
    await db
      .insertInto('criteria')
      .values({ id, scope_type: 'job', job_id: shared_job, prompt_text, created_at: timestamp() })
      .execute();
    return id;
  };
  const field = (name: string): Promise<string> =>
    insertField(db, { applies_to: 'candidate', kind: 'text', name });
  return {
    shared_field: await field('Both have it'),
    own_field: await field('One has it'),
    shared_job,
    own_job: await job('One was nominated'),
    stage: await insertStage(db, { name: 'Screening' }),
    shared_tag: await tag('Both have it'),
    own_tag: await tag('One has it'),
    shared_search: await search('Both fit it'),
    own_search: await search('One fits it'),
    shared_criterion: await criterion('Both were evaluated'),
    own_criterion: await criterion('One was evaluated'),
  };
}
export type Surroundings = Awaited<ReturnType<typeof addSurroundings>>;

/** One record of a person with a row in every table that belongs to candidates; `own`: more than the other has. */
export async function addPerson(
  db: Db,
  around: Surroundings,
  person: {
    readonly remote_id: string;
    readonly email?: string;
    readonly phone?: string;
    readonly applied_at: string | null;
    readonly own: boolean;
  },
) {
  const { remote_id, own, applied_at } = person;
  const id = await insertCandidate(
    db,
    {
      remote_id,
      email: person.email ?? null,
      phone: person.phone ?? null,
      location: null,
      source: null,
      overrides: own ? { location: 'Porto' } : {},
    },
    `scan of ${remote_id}`,
  );
  const attachment = await addResume(db, id, { name: `Read ${remote_id}` }, `words of ${remote_id}`);
  const nominate = (job_id: string): Promise<string> =>
    insertNomination(db, {
      job_id,
      candidate_id: id,
      current_nomination_stage_id: around.stage,
      applied_at,
      remote_id: `${remote_id} for ${job_id}`,
    });
  const nomination = await nominate(around.shared_job);
  const own_nomination = own ? await nominate(around.own_job) : null;
  const spotlight = await insertSpotlight(db, {
    nomination_id: nomination,
    headline: remote_id,
    evidence: [],
  });
  await insertImport(db, {
    file_name: remote_id,
    attachment_id: attachment,
    candidate_id: id,
    nomination_id: nomination,
  });
  const link = { candidate_id: id, creation_method: 'auto_generated_by_service' as const };
  await insertCandidateTag(db, { ...link, tag_id: around.shared_tag });
  if (own) await insertCandidateTag(db, { ...link, tag_id: around.own_tag });
  for (const search of [around.shared_search, ...(own ? [around.own_search] : [])]) {
    await addMatches(db, search, { seen: [id], blind: [] }, timestamp());
  }
  await refuseTag(db, id, around.shared_tag);
  if (own) await refuseTag(db, id, around.own_tag);
  for (const job_id of [null, own ? around.own_job : around.shared_job]) {
    const pair = { candidate_id: id, job_id };
    const read = { input_hash: null, content: null };
    await saveContent(db, { id: summaryIdOf(pair), ...pair, created_at: pairedAt(pair) }, read);
  }
  const criteria = [around.shared_criterion, ...(own ? [around.own_criterion] : [])];
  for (const criterion_id of criteria) {
    await db
      .insertInto('evaluations')
      .values({
        candidate_id: id,
        criterion_id,
        state: 'EVALUATED',
        is_criterion_met: 1,
        confidence_score: 0.5,
        evaluated_at: timestamp(),
        engine: 'e',
        engine_version: '1',
        criterion_hash: 'c',
        input_hash: remote_id,
      })
      .execute();
    await db
      .insertInto('evaluation_overrides')
      .values({
        candidate_id: id,
        criterion_id,
        is_criterion_met: 0,
        reason: remote_id,
        created_at: timestamp(),
      })
      .execute();
  }
  for (const job_id of [around.shared_job, ...(own ? [around.own_job] : [])]) {
    await db
      .insertInto('auto_nominations')
      .values({ job_id, candidate_id: id, created_at: timestamp() })
      .execute();
  }
  for (const criterion_id of [null, around.shared_criterion]) {
    const said = { answer: remote_id, score: null };
    await saveCallAnswer(
      db,
      { id: '', job_id: around.shared_job, candidate_id: id },
      criterion_id,
      said,
      null,
    );
  }
  const facts = ['notice_period', ...(own ? (['availability'] as const) : [])] as const;
  for (const fact of facts) await putSaid(db, id, fact, 'null', null);
  const said = { text_value: remote_id, number_value: null };
  const fields = [around.shared_field, ...(own ? [around.own_field] : [])];
  const values = new Map(fields.map((field_id) => [field_id, said]));
  await writeChanges(db, 'candidate', id, await changesOf(db, 'candidate', id, values));
  await insertExtension(db, { candidate_id: id, keep_until: '2999-12-31', reason: 'Asked to be kept' });
  await insertMail(
    db,
    {
      candidate_id: id,
      message_id: null,
      sha256: newId(),
      from_name: null,
      from_email: null,
      is_personal: 0,
      forwarded_by: null,
      subject: null,
      sent_at: null,
      left_out: '[]',
    },
    [],
  );
  await insertNote(db, { candidate_id: id, job_id: own ? around.own_job : null, text: `about ${remote_id}` });
  await insertLetters(db, [
    {
      candidate_id: id,
      job_id: own ? around.own_job : null,
      template_id: null,
      kind: 'invite',
      language: 'en',
      subject: 'A call',
      body: `Hello ${remote_id}`,
    },
  ]);
  await insertStageChange(db, {
    nomination_id: nomination,
    from_stage_id: null,
    to_stage_id: around.stage,
    reason: remote_id,
  });
  return { id, attachment, nomination, own_nomination, spotlight };
}
