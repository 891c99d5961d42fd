import { expect, it } from 'vitest';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';
import path from 'node:path';
import { temporaryFolder } from '../../../helpers/service.ts';

/**
 * What is in each table whose rows do not go with a candidate or an attachment by a foreign key, and why erasing
 * somebody leaves nothing of them there. A new table, or a new column of one of these, fails the test until somebody
 * decided.
 */
const OTHERS: Readonly<Record<string, { readonly columns: string; readonly why: string }>> = {
  settings: { columns: 'key value', why: 'of the program and the agency' },
  clients: {
    columns:
      'id name kind secret_hash scopes expires_at revoked_at last_used_at created_at is_owner is_blind',
    why: 'programs',
  },
  tokens: { columns: 'token_hash client_id scopes expires_at created_at session_id', why: 'programs' },
  interface_sessions: {
    columns: 'id secret_hash browser system opened_at last_used_at user_id',
    why: 'browsers of those who use the program',
  },
  users: { columns: 'id email role password_hash modified_at', why: 'those who use the program' },
  sign_in_links: { columns: 'code_hash user_id expires_at', why: 'those who use the program' },
  access_requests: {
    columns:
      'id claim_hash code name description scopes access_expires_at state client_id created_at expires_at is_blind network',
    why: 'programs',
  },
  jobs: {
    columns:
      'id remote_id title description status job_posting_urls auto_evaluation_behavior default_nomination_stage_id created_at modified_at private_to',
    why: 'jobs',
  },
  deleted_private_jobs: { columns: 'job_id private_to', why: 'ids alone' },
  job_details: {
    columns:
      'job_id client_name contact_name contact_email contact_phone location salary_min salary_max salary_currency salary_period deadline',
    why: 'jobs, and whom they are done for: goes with the job',
  },
  job_looks: { columns: 'job_id client_id looked_at', why: 'ids and times alone' },
  nomination_stages: {
    columns: 'id remote_id job_id name position category created_at target_days',
    why: 'jobs',
  },
  criteria: {
    columns: 'id remote_id scope_type job_id tag_id prompt_text display_name weight created_at',
    why: "people's own questions, about everybody",
  },
  custom_fields: {
    columns: 'id remote_id applies_to kind name choices position created_at modified_at',
    why: 'words of the agency for everybody',
  },
  saved_criteria: { columns: 'id prompt_text display_name weight created_at', why: 'own questions' },
  saved_searches: {
    columns: 'id name view search created_at modified_at tells asks',
    why: 'what a person typed to search for belongs to that person, who can delete it',
  },
  saved_search_looks: { columns: 'saved_search_id client_id looked_at', why: 'who looked at a search' },
  letter_templates: {
    columns: 'id remote_id name kind language subject body position created_at modified_at',
    why: 'texts for everybody',
  },
  tags: {
    columns: 'id tag_type is_standardized name description created_at remote_id',
    why: 'words for everybody',
  },
  job_tags: { columns: 'id job_id tag_id created_at', why: 'jobs' },
  withheld_tags: { columns: 'tag_type name', why: 'words for everybody' },
  suggested_tags: { columns: 'candidate_tag_id', why: 'ids alone' },
  skill_lists: { columns: 'id name layout skill_count skills created_at', why: 'words for everybody' },
  events: {
    columns: 'id type resource_type resource_id created_at client_id candidate_id job_id detail',
    why: 'ids and kinds alone: who did what and when has to be provable',
  },
  tasks: {
    columns:
      'id name payload state priority attempts run_after error created_at finished_at delayed_at failures owner',
    why: 'ids; errors are forgotten by db/erasure_steps.ts',
  },
  idempotency_keys: {
    columns: 'client_id path key body_hash status headers body created_at',
    why: 'answers are forgotten by db/erasure_steps.ts; kept for a day',
  },
  request_log: {
    columns: 'id client_id method path status error_type duration_ms created_at',
    why: 'names of parameters and ids of ours',
  },
  webhooks: {
    columns:
      'id url event_types secret state paused_reason failures failing_since rest_until last_event_id created_at',
    why: 'programs',
  },
  webhook_deliveries: {
    columns:
      'id webhook_id event_id event_type state attempts next_attempt_at response_status error duration_ms created_at finished_at',
    why: 'names of events; what was sent held ids alone',
  },
  job_vectors: { columns: 'job_id made_from vector title', why: 'made of the texts of jobs alone' },
  evaluation_runs: { columns: 'job_id id state total done started_at finished_at', why: 'counts' },
  watched_folders: {
    columns: 'id path job_id with_subfolders state passes_existing problem created_at',
    why: 'chosen by a person',
  },
  watched_files: {
    columns: 'folder_id path byte_size modified_ms import_id problem seen_at',
    why: 'a row of their import goes by a step',
  },
  candidate_tables: {
    columns: 'id file_name sheets sheet cells row_count state plan client_id created_at',
    why: 'their rows are blanked by a step; forgotten after 14 days',
  },
  candidate_table_rows: {
    columns: 'table_id row outcome reason candidate_id made',
    why: 'what was said before is forgotten by a step',
  },
  merges: {
    columns: 'id survivor_id other_id created_at undone_at snapshot same',
    why: 'go by a step',
  },
  candidate_search_rows: { columns: 'row candidate_id', why: 'go by a step' },
  written_blind: { columns: 'id', why: 'ids alone' },
  erasures: { columns: 'kind id erased_at', why: 'ids and digests under a key' },
  erased_files: { columns: 'sha256', why: 'go with the file they name' },
};

it('every table goes with a person, or it was decided why nothing of them is left in it', async () => {
  const data_dir = temporaryFolder();
  await (await openDatabase(data_dir)).close();
  const sqlite = openSqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  const tables = sqlite
    .prepare(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all() as string[];
  const columnsOf = (table: string): string =>
    sqlite.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table).join(' ');
  const keysOf = (table: string) =>
    sqlite.prepare('SELECT "table" AS to_table, on_delete FROM pragma_foreign_key_list(?)').all(table) as {
      to_table: string;
      on_delete: string;
    }[];
  const goes = new Set(['candidates']);
  for (let before = 0; before < goes.size;) {
    before = goes.size;
    for (const table of tables) {
      if (keysOf(table).some((key) => goes.has(key.to_table) && key.on_delete === 'CASCADE')) goes.add(table);
    }
  }
  const others = tables.filter((table) => !goes.has(table) && table !== 'candidate_search');
  expect(Object.fromEntries(others.map((table) => [table, columnsOf(table)]))).toEqual(
    Object.fromEntries(Object.entries(OTHERS).map(([table, { columns }]) => [table, columns])),
  );
  expect([...goes]).toEqual(
    expect.arrayContaining(['attachments', 'documents', 'evaluations', 'model_answers', 'stage_changes']),
  );
  sqlite.close();
});
