import type { Generated, Kysely, Transaction } from 'kysely';

/** Row types, in the order of migrations.ts. JSON columns are strings here; stores parse them. */
export type Database = {
  settings: { key: string; value: string };
  clients: {
    id: string;
    name: string;
    kind: 'api' | 'interface';
    secret_hash: string;
    scopes: string;
    expires_at: string | null;
    revoked_at: string | null;
    last_used_at: string | null;
    created_at: string;
  };
  tokens: { token_hash: string; client_id: string; scopes: string; expires_at: string; created_at: string };
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
  };
  nomination_stages: {
    id: string;
    remote_id: string;
    job_id: string | null;
    name: string;
    position: number;
    category: 'active' | 'hired' | 'rejected';
    created_at: string;
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
    current_title: string | null;
    current_employer: string | null;
    months_experience: number | null;
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
    scales: Buffer;
    data: Buffer;
  };
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
  imports: {
    id: string;
    file_name: string;
    job_id: string | null;
    attachment_id: string | null;
    candidate_id: string | null;
    nomination_id: string | null;
    duplicate_of: string | null;
    refused_reason: string | null;
    refused_message: string | null;
    created_at: string;
  };
  events: { id: string; type: string; resource_type: string; resource_id: string; created_at: string };
  tasks: {
    id: string;
    name: string;
    payload: string;
    state: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
    priority: Generated<number>;
    attempts: number;
    run_after: string;
    error: string | null;
    created_at: string;
    finished_at: string | null;
  };
  candidate_search_rows: { row: Generated<number>; candidate_id: string };
  candidate_search: { rowid: number; name: string; body: string };
};

/** What a store takes as its first argument: the database, or the transaction it is part of. */
export type Db = Kysely<Database> | Transaction<Database>;
