import type { Generated, Kysely, Transaction } from 'kysely';
import type { EvaluationTables } from './schema_evaluations.ts';
import type { EngineTables } from './schema_engines.ts';
import type { ClientTables } from './schema_clients.ts';
import type { MailTables } from './schema_mails.ts';
import type { FieldTables } from './schema_fields.ts';
import type { JobTables } from './schema_jobs.ts';
import type { SearchTables } from './schema_searches.ts';
import type { LetterTables } from './schema_letters.ts';

/** Row types, in the order of migrations.ts. JSON columns are strings here; stores parse them. */
export type Database = EvaluationTables &
  FieldTables &
  ClientTables &
  EngineTables &
  MailTables &
  LetterTables &
  JobTables &
  SearchTables & {
    settings: { key: string; value: string };
    jobs: {
      id: string;
      remote_id: string;
      title: string;
      description: string;
      status: 'open' | 'archived' | 'closed';
      job_posting_urls: string;
      auto_evaluation_behavior: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null;
      default_nomination_stage_id: string | null;
      created_at: string;
      modified_at: string;
      private_to: Generated<string | null>;
    };
    nomination_stages: {
      id: string;
      remote_id: string;
      job_id: string | null;
      name: string;
      position: number;
      category: 'active' | 'hired' | 'rejected';
      created_at: string;
      target_days: Generated<number | null>;
    };
    candidates: {
      id: string;
      remote_id: string;
      full_name: string;
      email: string | null;
      phone: string | null;
      location: string | null;
      links: string;
      source: string | null;
      overrides: string;
      given_fields: Generated<string>;
      profile_edits: Generated<string>;
      current_title: string | null;
      current_employer: string | null;
      months_experience: number | null;
      name_from_file: Generated<0 | 1>;
      created_at: string;
      modified_at: string;
    };
    attachments: {
      id: string;
      remote_id: string;
      candidate_id: string | null;
      type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
      file_name: string | null;
      media_type: string;
      byte_size: number;
      sha256: string;
      created_at: string;
      modified_at: string;
    };
    documents: {
      attachment_id: string;
      state: 'IN_PROGRESS' | 'READY' | 'FAILED';
      reason: string | null;
      message: string | null;
      page_count: number | null;
      text_hash: string | null;
      reader_version: string | null;
      read_at: string | null;
      profile: string | null;
      document: string | null;
    };
    document_vectors: {
      attachment_id: string;
      model: string;
      chunker_version: string;
      text_hash: string;
      row_count: number;
      passages: string;
      hidden: Generated<string>;
      scales: Buffer;
      data: Buffer;
      pieces: Buffer | null;
      title: Generated<string>;
    };
    job_vectors: { job_id: string; made_from: string; vector: Buffer; title: string };
    nominations: {
      id: string;
      remote_id: string;
      job_id: string;
      candidate_id: string;
      current_nomination_stage_id: string;
      applied_at: string | null;
      created_at: string;
      modified_at: string;
    };
    summaries: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      created_at: string;
      input_hash: string | null;
      content: string | null;
    };
    events: {
      id: string;
      type: string;
      resource_type: string;
      resource_id: string;
      created_at: string;
      client_id: Generated<string | null>;
      candidate_id: Generated<string | null>;
      job_id: Generated<string | null>;
      detail: Generated<string | null>;
    };
    notes: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      text: string;
      client_id: string | null;
      created_at: string;
      modified_at: string;
    };
    stage_changes: {
      id: string;
      nomination_id: string;
      from_stage_id: string | null;
      to_stage_id: string;
      reason: string | null;
      client_id: string | null;
      created_at: string;
    };
    suggested_tags: { candidate_tag_id: string };
    withheld_tags: { tag_type: Database['tags']['tag_type']; name: string };
    refused_tags: { candidate_id: string; tag_id: string };
    watched_folders: {
      id: string;
      path: string;
      job_id: string | null;
      with_subfolders: Generated<number>;
      state: 'ACTIVE' | 'PAUSED';
      passes_existing: Generated<number>;
      problem: string | null;
      created_at: string;
    };
    watched_files: {
      folder_id: string;
      path: string;
      byte_size: number;
      modified_ms: number;
      import_id: string | null;
      problem: string | null;
      seen_at: string;
    };
    candidate_tables: {
      id: string;
      file_name: string;
      sheets: string;
      sheet: string | null;
      cells: string;
      row_count: number;
      state: 'READY' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
      plan: string | null;
      client_id: string | null;
      created_at: string;
    };
    candidate_table_rows: {
      table_id: string;
      row: number;
      outcome: 'created' | 'filled' | 'known' | 'not_taken' | 'removed' | 'kept';
      reason: string | null;
      candidate_id: string | null;
      made: string | null;
    };
    tasks: {
      id: string;
      name: string;
      payload: string;
      state: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
      priority: Generated<number>;
      attempts: number;
      run_after: string;
      delayed_at: string | null;
      failures: Generated<number>;
      /** Which instance works on it, see db/instances.ts. */
      owner: Generated<string | null>;
      error: string | null;
      created_at: string;
      finished_at: string | null;
    };
    erasures: { kind: 'candidate' | 'attachment' | 'file'; id: string; erased_at: string };
    erased_files: { sha256: string };
    replaced_files: { attachment_id: string; sha256: string };
    written_blind: { id: string };
    tags: {
      id: string;
      tag_type: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name';
      is_standardized: number;
      name: string;
      description: string | null;
      created_at: string;
      remote_id: Generated<string | null>;
    };
    candidate_tags: {
      id: string;
      candidate_id: string;
      tag_id: string;
      creation_method: 'custom_input_by_candidate' | 'selected_by_organization' | 'auto_generated_by_service';
      created_at: string;
    };
    job_tags: { id: string; job_id: string; tag_id: string; created_at: string };
    criteria: {
      id: string;
      remote_id: string | null;
      scope_type: 'organization' | 'job' | 'tag';
      job_id: string | null;
      tag_id: string | null;
      prompt_text: string;
      display_name: string | null;
      weight: 'must' | 'nice' | null;
      created_at: string;
    };
    spotlights: {
      id: string;
      nomination_id: string;
      headline: string;
      note: string | null;
      evidence: Generated<string>;
      position: number;
      created_at: string;
      modified_at: string;
    };
    merges: {
      id: string;
      survivor_id: string;
      other_id: string;
      created_at: string;
      undone_at: string | null;
      snapshot: string;
      same: Generated<string | null>;
    };
    retention_extensions: {
      id: string;
      candidate_id: string;
      keep_until: string;
      reason: string;
      client_id: string | null;
      created_at: string;
    };
    dismissed_duplicates: { first_id: string; second_id: string; created_at: string };
    candidate_keys: { kind: string; key: string; candidate_id: string };
    skill_lists: {
      id: string;
      name: string;
      layout: 'ESCO' | 'ONET' | 'PLAIN';
      skill_count: number;
      skills: string;
      created_at: string;
    };
  };

/** What a store takes as its first argument: the database, or the transaction it is part of. */
export type Db = Kysely<Database> | Transaction<Database>;
