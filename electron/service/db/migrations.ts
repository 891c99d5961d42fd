/** One step of the data model. Steps are appended, never edited once released. */
export type Migration = { readonly version: number; readonly name: string; readonly sql: string };

/**
 * The whole data model, in order, on one page. Foreign keys cross slices, so the DDL does not live in
 * them. Ids are lower-case UUID v7, timestamps ISO 8601 in UTC with milliseconds, lists and objects JSON.
 */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'the main job',
    sql: `
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('api', 'interface')),
  secret_hash TEXT NOT NULL,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  revoked_at TEXT,
  last_used_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
  scopes TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX tokens_client ON tokens(client_id);

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'archived', 'closed')),
  job_posting_urls TEXT NOT NULL DEFAULT '[]',
  auto_evaluation_behavior TEXT CHECK (auto_evaluation_behavior IN ('auto_evaluate_nominations', 'auto_nominate_and_evaluate_candidates')),
  default_nomination_stage_id TEXT REFERENCES nomination_stages(id),
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;

-- job_id null: the organization-wide default pipeline
CREATE TABLE nomination_stages (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('active', 'hired', 'rejected')),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX nomination_stages_job ON nomination_stages(job_id, position);

-- full_name … links hold what is shown: a person's override, else what was sent, else what was read
CREATE TABLE candidates (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  full_name TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  location TEXT,
  links TEXT NOT NULL DEFAULT '[]',
  source TEXT,
  overrides TEXT NOT NULL DEFAULT '{}',
  -- the values a client sent, by field; reading a resume fills only the others
  given_fields TEXT NOT NULL DEFAULT '{}',
  -- from the newest readable resume, for tables: see api/candidates/profile.ts
  current_title TEXT,
  current_employer TEXT,
  months_experience INTEGER,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;

CREATE TABLE attachments (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  candidate_id TEXT REFERENCES candidates(id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('about', 'resume', 'role_preferences', 'work_experiences')),
  file_name TEXT,
  media_type TEXT NOT NULL,
  byte_size INTEGER NOT NULL,
  -- identity of the bytes: the file lives under files/<first two>/<sha256> in the data folder
  sha256 TEXT NOT NULL,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE INDEX attachments_candidate ON attachments(candidate_id, type, created_at);
CREATE INDEX attachments_sha256 ON attachments(sha256);

-- what was read from an attachment; profile is the structured resume of this document alone
CREATE TABLE documents (
  attachment_id TEXT PRIMARY KEY REFERENCES attachments(id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('IN_PROGRESS', 'READY', 'FAILED')),
  reason TEXT,
  message TEXT,
  page_count INTEGER,
  text_hash TEXT,
  reader_version TEXT,
  read_at TEXT,
  -- the long columns stand last: what comes after them costs reading them
  profile TEXT,
  document TEXT
) STRICT;
CREATE INDEX documents_state ON documents(state);
CREATE INDEX documents_reader ON documents(reader_version, state);

-- rows: 0 lead, 1 centroid, 2 … passages; see intelligence/ports.ts VectorBlock
CREATE TABLE document_vectors (
  attachment_id TEXT PRIMARY KEY REFERENCES attachments(id) ON DELETE CASCADE,
  model TEXT NOT NULL,
  chunker_version TEXT NOT NULL,
  text_hash TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  -- JSON [[start, end], …] of the passages, for showing why
  passages TEXT NOT NULL,
  scales BLOB NOT NULL,
  data BLOB NOT NULL
) STRICT;
CREATE INDEX document_vectors_made_with ON document_vectors(model, chunker_version);

CREATE TABLE nominations (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  current_nomination_stage_id TEXT NOT NULL REFERENCES nomination_stages(id),
  applied_at TEXT,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL,
  UNIQUE (job_id, candidate_id)
) STRICT;
CREATE INDEX nominations_candidate ON nominations(candidate_id, created_at);
CREATE INDEX nominations_stage ON nominations(current_nomination_stage_id);

-- one per (candidate, job or none): the id is made on first sight and stays, the content is computed when read
CREATE TABLE summaries (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  -- hash of everything the content was made from, and the content; null until read once
  input_hash TEXT,
  content TEXT
) STRICT;
CREATE UNIQUE INDEX summaries_pair ON summaries(candidate_id, ifnull(job_id, ''));

-- a dropped file and what became of it; the row outlives a failed read so that nothing is lost
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  file_name TEXT NOT NULL,
  job_id TEXT REFERENCES jobs(id) ON DELETE SET NULL,
  attachment_id TEXT REFERENCES attachments(id) ON DELETE CASCADE,
  candidate_id TEXT REFERENCES candidates(id) ON DELETE CASCADE,
  nomination_id TEXT REFERENCES nominations(id) ON DELETE SET NULL,
  -- the import that already holds the same bytes
  duplicate_of TEXT REFERENCES imports(id) ON DELETE SET NULL,
  -- set when the file was refused at the door (empty, too large, not a kind that is read)
  refused_reason TEXT,
  refused_message TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX imports_attachment ON imports(attachment_id);

-- the change log: written in the transaction of the change, read by the stream; no personal data
CREATE TABLE events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  resource_type TEXT NOT NULL,
  resource_id TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- background work; written in the transaction of the change that needs it
CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  payload TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  -- 0 somebody waits for it on a screen, 1 ordinary, 2 may take all night
  priority INTEGER NOT NULL DEFAULT 1,
  attempts INTEGER NOT NULL DEFAULT 0,
  run_after TEXT NOT NULL,
  error TEXT,
  created_at TEXT NOT NULL,
  finished_at TEXT
) STRICT;
CREATE INDEX tasks_due ON tasks(state, priority, run_after, id);

-- text of everything known of a candidate, for the words filter. The index keeps no text of its own; its
-- rows are numbered here, because implicit row ids may change when the database is copied
CREATE TABLE candidate_search_rows (
  row INTEGER PRIMARY KEY,
  candidate_id TEXT NOT NULL UNIQUE
) STRICT;
CREATE VIRTUAL TABLE candidate_search USING fts5(name, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2');
`,
  },
];
