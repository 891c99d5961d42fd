/** One step of the data model. Steps are appended, never edited once released. */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  /** What a server alone does beside that, in its own words. */
  readonly postgres?: string;
};

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
  {
    version: 2,
    name: 'the whole API',
    sql: `
CREATE TABLE tags (
  id TEXT PRIMARY KEY,
  tag_type TEXT NOT NULL CHECK (tag_type IN ('preferred_role_title', 'experience_based_role_title', 'specialty_name')),
  is_standardized INTEGER NOT NULL CHECK (is_standardized IN (0, 1)),
  name TEXT NOT NULL,
  description TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (tag_type, is_standardized, name)
) STRICT;

CREATE TABLE candidate_tags (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  tag_id TEXT NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
  creation_method TEXT NOT NULL CHECK (creation_method IN ('custom_input_by_candidate', 'selected_by_organization', 'auto_generated_by_service')),
  created_at TEXT NOT NULL,
  UNIQUE (candidate_id, tag_id, creation_method)
) STRICT;
CREATE INDEX candidate_tags_tag ON candidate_tags(tag_id);

CREATE TABLE job_tags (
  id TEXT PRIMARY KEY,
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  tag_id TEXT NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  UNIQUE (job_id, tag_id)
) STRICT;
CREATE INDEX job_tags_tag ON job_tags(tag_id);

-- of a job, of a tag, or (both null) of the whole organization
CREATE TABLE criteria (
  id TEXT PRIMARY KEY,
  remote_id TEXT UNIQUE,
  scope_type TEXT NOT NULL CHECK (scope_type IN ('organization', 'job', 'tag')),
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  tag_id TEXT REFERENCES tags(id) ON DELETE CASCADE,
  prompt_text TEXT NOT NULL,
  display_name TEXT,
  weight TEXT CHECK (weight IN ('must', 'nice')),
  created_at TEXT NOT NULL,
  CHECK ((scope_type = 'job') = (job_id IS NOT NULL) AND (scope_type = 'tag') = (tag_id IS NOT NULL))
) STRICT;
CREATE INDEX criteria_job ON criteria(job_id, id);
CREATE INDEX criteria_tag ON criteria(tag_id, id);
CREATE INDEX criteria_scope ON criteria(scope_type, id);

-- the engine's answer; no row, or one whose input_hash is no longer that of its inputs: still to be made
CREATE TABLE evaluations (
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  criterion_id TEXT NOT NULL REFERENCES criteria(id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('EVALUATED', 'FAILED')),
  is_criterion_met INTEGER CHECK (is_criterion_met IN (0, 1)),
  confidence_score REAL,
  evaluated_at TEXT NOT NULL,
  engine TEXT NOT NULL,
  engine_version TEXT NOT NULL,
  criterion_hash TEXT NOT NULL,
  text_hash TEXT,
  -- of engine, version, text, file and the month it came in: all that went in beside the criterion
  input_hash TEXT NOT NULL,
  attachment_id TEXT,
  -- set when it failed; explanation then holds the message
  failure_reason TEXT,
  explanation TEXT,
  understood_as TEXT,
  -- JSON [{start, end, stance}, …] in the attachment's document
  evidence TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (candidate_id, criterion_id)
) STRICT, WITHOUT ROWID;
-- holds all that a ranking by met criteria reads
CREATE INDEX evaluations_criterion ON evaluations(criterion_id, candidate_id, input_hash, is_criterion_met);

-- a person's answer, beside the engine's and never instead of it
CREATE TABLE evaluation_overrides (
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  criterion_id TEXT NOT NULL REFERENCES criteria(id) ON DELETE CASCADE,
  is_criterion_met INTEGER NOT NULL CHECK (is_criterion_met IN (0, 1)),
  reason TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (candidate_id, criterion_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX evaluation_overrides_criterion ON evaluation_overrides(criterion_id);

-- who was nominated by auto_nominate_and_evaluate_candidates, or taken off by a person: nobody is nominated again
CREATE TABLE auto_nominations (
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  PRIMARY KEY (job_id, candidate_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX auto_nominations_candidate ON auto_nominations(candidate_id);

-- to find work that is queued already
CREATE INDEX tasks_queued ON tasks(name, payload) WHERE state = 'QUEUED';

CREATE TABLE spotlights (
  id TEXT PRIMARY KEY,
  nomination_id TEXT NOT NULL REFERENCES nominations(id) ON DELETE CASCADE,
  headline TEXT NOT NULL,
  note TEXT,
  -- JSON [{criterion_id, quote}, …]
  evidence TEXT NOT NULL DEFAULT '[]',
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE INDEX spotlights_nomination ON spotlights(nomination_id);

-- so that deleting or merging a candidate does not look through all imports
CREATE INDEX imports_candidate ON imports(candidate_id);
CREATE INDEX imports_nomination ON imports(nomination_id);

-- two records of one person made one; snapshot holds the other and what was moved, for undo. No reference:
-- the survivor may itself be merged into a third, and come back
CREATE TABLE merges (
  id TEXT PRIMARY KEY,
  survivor_id TEXT NOT NULL,
  other_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  undone_at TEXT,
  snapshot TEXT NOT NULL
) STRICT;
CREATE INDEX merges_other ON merges(other_id);
CREATE INDEX merges_survivor ON merges(survivor_id);

-- what two records of one person have in common (kind: email, phone, link, …), normalised; see intelligence/duplicates
CREATE TABLE candidate_keys (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  PRIMARY KEY (kind, key, candidate_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX candidate_keys_candidate ON candidate_keys(candidate_id);

-- the secret signs every delivery, so it is kept as it is
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  event_types TEXT NOT NULL,
  secret TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED')),
  paused_reason TEXT,
  -- failed attempts since the last that arrived, the time of the first of them, and until when nothing is tried
  failures INTEGER NOT NULL DEFAULT 0,
  failing_since TEXT,
  rest_until TEXT,
  -- the change log is read from here on
  last_event_id TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY,
  webhook_id TEXT NOT NULL REFERENCES webhooks(id) ON DELETE CASCADE,
  event_id TEXT NOT NULL,
  event_type TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('QUEUED', 'DELIVERED', 'FAILED')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- null once it is finished
  next_attempt_at TEXT,
  -- of the last attempt
  response_status INTEGER,
  error TEXT,
  duration_ms INTEGER,
  created_at TEXT NOT NULL,
  finished_at TEXT
) STRICT;
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries(webhook_id, id);
CREATE INDEX webhook_deliveries_queue ON webhook_deliveries(webhook_id, state, id);

-- answers to POSTs with an Idempotency-Key, kept for a day
CREATE TABLE idempotency_keys (
  client_id TEXT NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  headers TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (client_id, path, key)
) STRICT;
CREATE INDEX idempotency_keys_age ON idempotency_keys(created_at);

-- the last requests of each client, for Settings; written in batches, never with a request
CREATE TABLE request_log (
  id TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  status INTEGER NOT NULL,
  error_type TEXT,
  duration_ms REAL NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX request_log_client ON request_log(client_id, id);

-- the owner's own client may manage the others, as the interface does
ALTER TABLE clients ADD COLUMN is_owner INTEGER NOT NULL DEFAULT 0 CHECK (is_owner IN (0, 1));
UPDATE clients SET is_owner = 1
  WHERE id = (SELECT min(id) FROM clients WHERE kind = 'api' AND name = 'Owner');

-- programs that ask for access; the client and its secret are made when an approved one claims them
CREATE TABLE access_requests (
  id TEXT PRIMARY KEY,
  claim_hash TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT,
  scopes TEXT NOT NULL,
  access_expires_at TEXT,
  state TEXT NOT NULL CHECK (state IN ('WAITING', 'APPROVED', 'REFUSED', 'CLAIMED')),
  client_id TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX access_requests_age ON access_requests(created_at);
`,
  },
  {
    version: 3,
    name: 'what people change in profiles, their own lists of skills',
    sql: `
-- what people changed in the profile, as JSON: see intelligence/profile_edits.ts
ALTER TABLE candidates ADD COLUMN profile_edits TEXT NOT NULL DEFAULT '[]';

-- skills a person added to those of the program; skills is JSON: see intelligence/skills/own_list.ts
CREATE TABLE skill_lists (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  layout TEXT NOT NULL CHECK (layout IN ('ESCO', 'ONET', 'PLAIN')),
  skill_count INTEGER NOT NULL,
  skills TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- pairs of candidates that a person says are two people; each pair once, the smaller id first
CREATE TABLE dismissed_duplicates (
  first_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  second_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  PRIMARY KEY (first_id, second_id),
  CHECK (first_id < second_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dismissed_duplicates_second ON dismissed_duplicates(second_id);
`,
  },
  {
    version: 4,
    name: 'findings of evaluations, runs over a job, saved criteria, answers of a local model',
    sql: `
-- what the resume says: met, not_met or not_stated; null for a failure, and for answers of older engines
ALTER TABLE evaluations ADD COLUMN finding TEXT CHECK (finding IN ('met', 'not_met', 'not_stated'));

-- the newest evaluation of all nominations of a job, which a person may follow and stop; a new one has another id
CREATE TABLE evaluation_runs (
  job_id TEXT PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'CANCELLED')),
  total INTEGER NOT NULL,
  done INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT
) STRICT;

-- nominations such a run has passed and not answered, as their file was still being read; it goes on while there are any
CREATE TABLE evaluation_waiting (
  nomination_id TEXT PRIMARY KEY REFERENCES nominations(id) ON DELETE CASCADE
) STRICT;

-- criteria a person keeps to use again
CREATE TABLE saved_criteria (
  id TEXT PRIMARY KEY,
  prompt_text TEXT NOT NULL UNIQUE,
  display_name TEXT,
  weight TEXT CHECK (weight IN ('must', 'nice')),
  created_at TEXT NOT NULL
) STRICT;

-- what a local language model said of a text and a criterion, so that it is not asked twice; answer is JSON
CREATE TABLE model_answers (
  text_hash TEXT NOT NULL,
  criterion_hash TEXT NOT NULL,
  model TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (text_hash, criterion_hash, model)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    version: 5,
    name: 'who changed what, notes, reasons, saved searches, watched folders, tables of candidates, blind clients',
    sql: `
-- who did it (null: the service itself) and whom it is about, for Activity; detail is JSON of ids and kinds, never words
ALTER TABLE events ADD COLUMN client_id TEXT;
ALTER TABLE events ADD COLUMN candidate_id TEXT;
ALTER TABLE events ADD COLUMN job_id TEXT;
ALTER TABLE events ADD COLUMN detail TEXT;
CREATE INDEX events_candidate ON events(candidate_id, id) WHERE candidate_id IS NOT NULL;
CREATE INDEX events_job ON events(job_id, id) WHERE job_id IS NOT NULL;

-- what people write about a candidate, of one job or in general
CREATE TABLE notes (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  client_id TEXT,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE INDEX notes_candidate ON notes(candidate_id, id);

-- each move of a nomination from stage to stage, with a person's reason; stages may be gone since
CREATE TABLE stage_changes (
  id TEXT PRIMARY KEY,
  nomination_id TEXT NOT NULL REFERENCES nominations(id) ON DELETE CASCADE,
  from_stage_id TEXT,
  to_stage_id TEXT NOT NULL,
  reason TEXT,
  client_id TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX stage_changes_nomination ON stage_changes(nomination_id, id);

-- filters and orders kept under a name; search is the address of the view, as JSON
CREATE TABLE saved_searches (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  view TEXT NOT NULL CHECK (view IN ('ranking', 'pool')),
  search TEXT NOT NULL,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL,
  UNIQUE (view, name)
) STRICT;

-- links of tags the service made itself, and takes away itself when a resume says otherwise; one that is gone
-- leaves its line, as undoing a merge may bring it back
CREATE TABLE suggested_tags (
  candidate_tag_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- standard tags that were deleted: the service does not make them again
CREATE TABLE withheld_tags (
  tag_type TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (tag_type, name)
) STRICT, WITHOUT ROWID;

-- tags that a person took off a candidate: they are not suggested again
CREATE TABLE refused_tags (
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  tag_id TEXT NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
  PRIMARY KEY (candidate_id, tag_id)
) STRICT, WITHOUT ROWID;

-- folders whose new files are imported by themselves
CREATE TABLE watched_folders (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  job_id TEXT REFERENCES jobs(id) ON DELETE SET NULL,
  with_subfolders INTEGER NOT NULL DEFAULT 1 CHECK (with_subfolders IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED')),
  -- whether what was there before is passed over; 0 once it was
  passes_existing INTEGER NOT NULL DEFAULT 0 CHECK (passes_existing IN (0, 1)),
  problem TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE watched_files (
  folder_id TEXT NOT NULL REFERENCES watched_folders(id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  byte_size INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL,
  import_id TEXT,
  problem TEXT,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (folder_id, path)
) STRICT, WITHOUT ROWID;

-- spreadsheets of candidates, kept from their upload until they are forgotten, so that it can be taken back;
-- sheets, cells and plan (how the columns are taken, for which job) are JSON
CREATE TABLE candidate_tables (
  id TEXT PRIMARY KEY,
  file_name TEXT NOT NULL,
  sheets TEXT NOT NULL,
  sheet TEXT,
  cells TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('READY', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE')),
  plan TEXT,
  client_id TEXT,
  created_at TEXT NOT NULL
) STRICT;
-- what became of each row; made is JSON: what undo has to know
CREATE TABLE candidate_table_rows (
  table_id TEXT NOT NULL REFERENCES candidate_tables(id) ON DELETE CASCADE,
  row INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('created', 'filled', 'known', 'not_taken', 'removed', 'kept')),
  reason TEXT,
  candidate_id TEXT,
  made TEXT,
  PRIMARY KEY (table_id, row)
) STRICT, WITHOUT ROWID;

-- clients that never see who a candidate is
ALTER TABLE clients ADD COLUMN is_blind INTEGER NOT NULL DEFAULT 0 CHECK (is_blind IN (0, 1));
ALTER TABLE access_requests ADD COLUMN is_blind INTEGER NOT NULL DEFAULT 0 CHECK (is_blind IN (0, 1));
`,
  },
  {
    version: 6,
    name: 'candidates kept longer',
    sql: `
-- candidates that are kept until a day although nobody has worked with them for long, and why
CREATE TABLE retention_extensions (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  keep_until TEXT NOT NULL,
  reason TEXT NOT NULL,
  client_id TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX retention_extensions_candidate ON retention_extensions(candidate_id, keep_until);
`,
  },
  {
    version: 7,
    name: 'answers that rest on silence',
    sql: `
-- not met or not stated because the resume does not mention it; answers of earlier engines are made anew
ALTER TABLE evaluations ADD COLUMN rests_on_silence INTEGER NOT NULL DEFAULT 0 CHECK (rests_on_silence IN (0, 1));
`,
  },
  {
    version: 8,
    name: 'lists sorted by date, tags of other systems',
    sql: `
-- lists go by a date and the id; without these a page of 100,000 is sorted anew each time
CREATE INDEX jobs_created ON jobs(created_at, id);
CREATE INDEX jobs_modified ON jobs(modified_at, id);
CREATE INDEX candidates_created ON candidates(created_at, id);
CREATE INDEX candidates_modified ON candidates(modified_at, id);
CREATE INDEX attachments_created ON attachments(created_at, id);
CREATE INDEX attachments_modified ON attachments(modified_at, id);
CREATE INDEX nominations_created ON nominations(created_at, id);
CREATE INDEX nominations_modified ON nominations(modified_at, id);
CREATE INDEX tags_created ON tags(created_at, id);
CREATE INDEX candidate_tags_created ON candidate_tags(created_at, id);
CREATE INDEX job_tags_created ON job_tags(created_at, id);

-- the id of a tag in another system, for those that look for it by that
ALTER TABLE tags ADD COLUMN remote_id TEXT;
CREATE UNIQUE INDEX tags_remote_id ON tags(remote_id) WHERE remote_id IS NOT NULL;
`,
  },
  {
    version: 9,
    name: 'the mark of our files',
    sql: `
-- "LLst": what stands in a data folder under our name without it is another program's (see header.ts)
PRAGMA application_id = 1280078708;
`,
  },
  {
    version: 10,
    name: 'merged candidates by the id of another system',
    sql: `
-- who brings a candidate again that was merged into another is told so
CREATE INDEX merges_other_remote ON merges(json_extract(snapshot, '$.other.remote_id')) WHERE undone_at IS NULL;
`,
  },
  {
    version: 11,
    name: 'who was erased',
    sql: `
-- what was erased, so that no backup brings it back: ids of ours and digests of files (see db/erasure.ts), no personal data
CREATE TABLE erasures (
  kind TEXT NOT NULL CHECK (kind IN ('candidate', 'attachment', 'file')),
  id TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO erasures SELECT 'candidate', resource_id, created_at FROM events
  WHERE type = 'candidate.deleted' AND resource_id NOT IN (SELECT id FROM candidates)
  AND resource_id NOT IN (SELECT other_id FROM merges WHERE undone_at IS NULL);
INSERT OR IGNORE INTO erasures SELECT 'attachment', resource_id, created_at FROM events
  WHERE type = 'attachment.deleted' AND resource_id NOT IN (SELECT id FROM attachments);

-- files of those who were erased, until the bytes are off the disk
CREATE TABLE erased_files (
  sha256 TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO settings VALUES ('erasure_key', lower(hex(randomblob(32))));
INSERT INTO settings SELECT 'erased_since_written_anew', '' WHERE EXISTS (SELECT 1 FROM events);

-- the same, with whom it is about: it goes with them
DROP TABLE model_answers;
CREATE TABLE model_answers (
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  text_hash TEXT NOT NULL,
  criterion_hash TEXT NOT NULL,
  model TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (candidate_id, text_hash, criterion_hash, model)
) STRICT, WITHOUT ROWID;

-- to find what was imported from watched folders
CREATE INDEX watched_files_import ON watched_files(import_id) WHERE import_id IS NOT NULL;

-- backups and unused pages may still hold people who were deleted before
INSERT INTO tasks (id, name, payload, state, attempts, run_after, created_at)
  SELECT lower(hex(randomblob(16))), 'clean_up_erased', '{"all":true}', 'QUEUED', 0,
    strftime('%Y-%m-%dT%H:%M:%fZ'), strftime('%Y-%m-%dT%H:%M:%fZ') WHERE EXISTS (SELECT 1 FROM events);
`,
  },
  {
    version: 12,
    name: 'waits that outlast a clock that is set',
    sql: `
-- an empty run_after is "at once", whatever the clock says; delayed_at is when the wait for another began
ALTER TABLE tasks ADD COLUMN delayed_at TEXT;
UPDATE tasks SET run_after = '' WHERE run_after <= created_at;
UPDATE tasks SET delayed_at = created_at WHERE run_after <> '';
CREATE INDEX tasks_delayed ON tasks(state, run_after);
`,
  },
  {
    version: 13,
    name: 'names taken from files are marked',
    sql: `
ALTER TABLE candidates ADD COLUMN name_from_file INTEGER NOT NULL DEFAULT 0;
`,
  },
  {
    version: 14,
    name: 'sessions of the interface',
    sql: `
-- browsers that are signed in; what there was before hung on cookies, which every port of a computer is sent
CREATE TABLE interface_sessions (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  browser TEXT,
  system TEXT,
  opened_at TEXT NOT NULL,
  last_used_at TEXT NOT NULL
) STRICT;
DELETE FROM settings WHERE key = 'interface_sessions';
DELETE FROM tokens WHERE client_id IN (SELECT id FROM clients WHERE kind = 'interface');
ALTER TABLE tokens ADD COLUMN session_id TEXT REFERENCES interface_sessions(id) ON DELETE CASCADE;
CREATE INDEX tokens_session ON tokens(session_id) WHERE session_id IS NOT NULL;
`,
  },
  {
    version: 15,
    name: 'failed attempts apart from interrupted ones',
    sql: `
-- attempts are starts; those that a killed program ended are no failures
ALTER TABLE tasks ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
`,
  },
  {
    version: 16,
    name: 'what blind callers asked and wrote',
    sql: `
-- ids of criteria and jobs by blind callers, which are answered from what these may read, and of records whose words a
-- blind caller wrote last; an id alone says nothing of anybody, so one whose record is gone may stay
CREATE TABLE written_blind (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`,
  },
  {
    version: 17,
    name: 'nothing left of who is erased',
    sql: `
-- what an erasure forgets whole, found without looking through all of it
CREATE INDEX idempotency_keys_long ON idempotency_keys(client_id) WHERE length(body) > 100;
CREATE INDEX tasks_failed ON tasks(id) WHERE error IS NOT NULL;
UPDATE tasks SET payload = json_remove(payload, '$.hashes') WHERE name = 'delete_candidates';

-- bytes that an attachment had before: in a watched folder they may still lie
CREATE TABLE replaced_files (
  attachment_id TEXT NOT NULL REFERENCES attachments(id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (attachment_id, sha256)
) STRICT, WITHOUT ROWID;

-- answers that were kept, backups and old folders may still hold people who were deleted before
INSERT OR IGNORE INTO settings SELECT 'erased_since_written_anew', '' WHERE EXISTS (SELECT 1 FROM events);
INSERT INTO tasks (id, name, payload, state, attempts, run_after, created_at)
  SELECT lower(hex(randomblob(16))), 'clean_up_erased', '{"all":true}', 'QUEUED', 0, '',
    strftime('%Y-%m-%dT%H:%M:%fZ') WHERE EXISTS (SELECT 1 FROM events)
    AND NOT EXISTS (SELECT 1 FROM tasks WHERE name = 'clean_up_erased' AND state = 'QUEUED'
      AND payload = '{"all":true}');
`,
  },
  {
    version: 18,
    name: 'whose identity was kept out of vectors',
    sql: `
-- a digest of what was known of a person when a file was embedded: where more is known, the file may be read again
ALTER TABLE document_vectors ADD COLUMN hidden TEXT NOT NULL DEFAULT '';
`,
  },
  {
    version: 19,
    name: 'Best match reads answers from an index',
    sql: `
-- holds all that a ranking by criteria reads, findings and confidence now, too
DROP INDEX evaluations_criterion;
CREATE INDEX evaluations_criterion ON evaluations(criterion_id, candidate_id, input_hash, is_criterion_met, finding,
  rests_on_silence, confidence_score);
`,
  },
  {
    version: 20,
    name: 'words of titles, and vectors of jobs',
    sql: `
-- word pieces of what was embedded, two bytes each; NULL until an earlier version's file is read again
ALTER TABLE document_vectors ADD COLUMN pieces BLOB;
-- JSON: the words of the title its owner has now, cut into pieces
ALTER TABLE document_vectors ADD COLUMN title TEXT NOT NULL DEFAULT '[]';

CREATE TABLE job_vectors (
  job_id TEXT PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
  -- a digest of the texts and the model
  made_from TEXT NOT NULL,
  -- int16, little-endian
  vector BLOB NOT NULL,
  -- JSON: the words of its title, cut into pieces
  title TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`,
  },
  {
    version: 21,
    name: 'answers in codes',
    sql: `
-- JSON: explanation and reading of an answer in codes, and the words of its criterion nobody understood; NULL: none
ALTER TABLE evaluations ADD COLUMN told TEXT;
`,
  },
  {
    version: 22,
    name: 'who works on a task',
    sql: `
-- the instance that runs it: where that one is gone, another takes it
ALTER TABLE tasks ADD COLUMN owner TEXT;
`,
  },
  {
    version: 23,
    name: 'people of an office',
    sql: `
-- each is a client of the kind interface, so that whatever names a client names them
CREATE TABLE users (
  id TEXT PRIMARY KEY REFERENCES clients(id) ON DELETE CASCADE,
  -- in lower case; NULL once they are removed
  email TEXT UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reader')),
  -- Argon2id; NULL until they choose one
  password_hash TEXT,
  modified_at TEXT NOT NULL
) STRICT;

-- each signs somebody in once
CREATE TABLE sign_in_links (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_links_user ON sign_in_links(user_id);

ALTER TABLE interface_sessions ADD COLUMN user_id TEXT REFERENCES users(id) ON DELETE CASCADE;

-- NULL: everybody's
ALTER TABLE jobs ADD COLUMN private_to TEXT REFERENCES users(id);
CREATE INDEX jobs_private ON jobs(private_to) WHERE private_to IS NOT NULL;
`,
  },
  {
    version: 24,
    name: 'private jobs that are gone',
    sql: `
-- whose they were: the change log still names them
CREATE TABLE deleted_private_jobs (
  job_id TEXT PRIMARY KEY,
  private_to TEXT NOT NULL REFERENCES users(id)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    version: 25,
    name: 'one person, one record',
    sql: `
-- of a merge that nobody asked for: what was the same, as "same_email,same_phone"; NULL: somebody asked for it
ALTER TABLE merges ADD COLUMN same TEXT;
-- the candidate that a dropped file made; candidate_id is whose it is since
ALTER TABLE imports ADD COLUMN brought_id TEXT;
CREATE INDEX imports_brought ON imports(brought_id) WHERE brought_id IS NOT NULL;
UPDATE imports SET brought_id = candidate_id WHERE duplicate_of IS NULL;
`,
  },
  {
    version: 26,
    name: 'mails',
    sql: `
-- what a mail said of itself; its files and its letter are attachments, the mail itself is not kept
CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  -- NULL: nothing in it was taken in
  candidate_id TEXT REFERENCES candidates(id) ON DELETE CASCADE,
  message_id TEXT,
  -- of the mail: it is known again, and comes back from no folder once its candidate is erased
  sha256 TEXT NOT NULL,
  from_name TEXT,
  from_email TEXT,
  -- 0: sent by a machine, or on behalf of others
  is_personal INTEGER NOT NULL,
  forwarded_by TEXT,
  subject TEXT,
  sent_at TEXT,
  -- JSON: files that were not taken in, and why
  left_out TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX mails_candidate ON mails(candidate_id);
CREATE INDEX mails_message ON mails(message_id);
CREATE INDEX mails_sha256 ON mails(sha256);

CREATE TABLE mail_files (
  attachment_id TEXT PRIMARY KEY REFERENCES attachments(id) ON DELETE CASCADE,
  mail_id TEXT NOT NULL REFERENCES mails(id) ON DELETE CASCADE,
  is_letter INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_files_mail ON mail_files(mail_id);

-- open jobs that a mail names
CREATE TABLE mail_jobs (
  mail_id TEXT NOT NULL REFERENCES mails(id) ON DELETE CASCADE,
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  PRIMARY KEY (mail_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_jobs_job ON mail_jobs(job_id);

ALTER TABLE imports ADD COLUMN mail_id TEXT REFERENCES mails(id) ON DELETE SET NULL;
CREATE INDEX imports_mail ON imports(mail_id);
`,
  },
  {
    version: 27,
    name: 'own fields, and when candidates can start',
    sql: `
CREATE TABLE custom_fields (
  id TEXT PRIMARY KEY,
  remote_id TEXT UNIQUE,
  applies_to TEXT NOT NULL CHECK (applies_to IN ('job', 'candidate')),
  kind TEXT NOT NULL CHECK (kind IN ('text', 'number', 'date', 'choice')),
  name TEXT NOT NULL,
  -- JSON: [{id, name}], in the order they are shown
  choices TEXT NOT NULL DEFAULT '[]',
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;

-- about a candidate or a job, never both
CREATE TABLE custom_field_values (
  id TEXT PRIMARY KEY,
  field_id TEXT NOT NULL REFERENCES custom_fields(id) ON DELETE CASCADE,
  candidate_id TEXT REFERENCES candidates(id) ON DELETE CASCADE,
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  -- a text, a day or the id of a choice; NULL for a number
  text_value TEXT,
  number_value REAL,
  -- who entered it
  client_id TEXT,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL,
  CHECK ((candidate_id IS NULL) <> (job_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX custom_field_values_candidate ON custom_field_values(candidate_id, field_id);
CREATE UNIQUE INDEX custom_field_values_job ON custom_field_values(job_id, field_id);
CREATE INDEX custom_field_values_field ON custom_field_values(field_id);

-- what people said of when somebody can start, their notice, and what they want to earn
CREATE TABLE availability_facts (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  fact TEXT NOT NULL CHECK (fact IN ('availability', 'notice_period', 'salary_expectation')),
  -- JSON; null: they said that there is none
  value TEXT NOT NULL,
  client_id TEXT,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX availability_facts_candidate ON availability_facts(candidate_id, fact);
`,
  },
  {
    version: 28,
    name: 'what a job says beside its ad, and who looked at it when',
    sql: `
CREATE TABLE job_details (
  job_id TEXT PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
  -- for whom people are sought, and whom one calls there
  client_name TEXT,
  contact_name TEXT,
  contact_email TEXT,
  contact_phone TEXT,
  location TEXT,
  salary_min REAL,
  salary_max REAL,
  -- ISO 4217
  salary_currency TEXT,
  salary_period TEXT CHECK (salary_period IN ('year', 'month', 'day', 'hour')),
  -- a calendar day
  deadline TEXT
) STRICT, WITHOUT ROWID;

-- when each client, and so each person, last looked at who is in a job
CREATE TABLE job_looks (
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  client_id TEXT NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
  looked_at TEXT NOT NULL,
  PRIMARY KEY (job_id, client_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_looks_client ON job_looks(client_id);
-- nobody who was there before is new to those who use the program
INSERT INTO job_looks SELECT n.job_id, c.id, max(n.created_at) FROM nominations n, clients c
  WHERE c.kind = 'interface' GROUP BY n.job_id, c.id;

-- counts of a job, and its files, without looking through all there are
CREATE INDEX nominations_counted ON nominations(job_id, current_nomination_stage_id, created_at, id, candidate_id);
CREATE INDEX imports_job ON imports(job_id) WHERE job_id IS NOT NULL;
`,
  },
  {
    version: 29,
    name: 'saved searches that tell',
    sql: `
-- a server's index of words keeps them in order as well (postgres/ddl.ts), so that phrases can be looked for

-- 1: whoever answers it newly is told of; asks is what GET /candidate_ids is asked, as JSON, NULL while nothing is
ALTER TABLE saved_searches ADD COLUMN tells INTEGER NOT NULL DEFAULT 0;
ALTER TABLE saved_searches ADD COLUMN asks TEXT;

-- who answers a search that tells, by all there is and by what blind callers read: when they were found, '' for those
-- who answered it when it began to tell, NULL for those who do not
CREATE TABLE saved_search_matches (
  saved_search_id TEXT NOT NULL REFERENCES saved_searches(id) ON DELETE CASCADE,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  found_at TEXT,
  found_blind_at TEXT,
  PRIMARY KEY (saved_search_id, candidate_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_search_matches_candidate ON saved_search_matches(candidate_id);

-- when each person looked at it last
CREATE TABLE saved_search_looks (
  saved_search_id TEXT NOT NULL REFERENCES saved_searches(id) ON DELETE CASCADE,
  client_id TEXT NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
  looked_at TEXT NOT NULL,
  PRIMARY KEY (saved_search_id, client_id)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    version: 30,
    name: 'letters',
    sql: `
CREATE TABLE letter_templates (
  id TEXT PRIMARY KEY,
  remote_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('invite', 'ask', 'maybe', 'decline', 'other')),
  -- BCP 47
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;

-- as they were prepared; nothing is sent
CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  job_id TEXT REFERENCES jobs(id) ON DELETE CASCADE,
  template_id TEXT REFERENCES letter_templates(id) ON DELETE SET NULL,
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  client_id TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX letters_candidate ON letters(candidate_id, id);
CREATE INDEX letters_job ON letters(job_id) WHERE job_id IS NOT NULL;
CREATE INDEX letters_template ON letters(template_id) WHERE template_id IS NOT NULL;
`,
  },
  {
    version: 31,
    name: 'how long candidates should be in a stage',
    sql: `
-- in days; NULL where nobody said
ALTER TABLE nomination_stages ADD COLUMN target_days INTEGER;
`,
  },
  {
    version: 32,
    name: 'what was said in calls',
    sql: `
-- an answer given in a call is a person's answer like any other: it stands there once
ALTER TABLE evaluation_overrides ADD COLUMN source TEXT NOT NULL DEFAULT 'person' CHECK (source IN ('person', 'call'));

-- what a candidate said in the call for a job: about one of its criteria, or (NULL) about everything else
CREATE TABLE call_answers (
  id TEXT PRIMARY KEY,
  candidate_id TEXT NOT NULL REFERENCES candidates(id) ON DELETE CASCADE,
  job_id TEXT NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  criterion_id TEXT REFERENCES criteria(id) ON DELETE CASCADE,
  answer TEXT,
  score INTEGER CHECK (score BETWEEN 1 AND 5),
  said_at TEXT NOT NULL,
  client_id TEXT,
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX call_answers_criterion ON call_answers(candidate_id, criterion_id) WHERE criterion_id IS NOT NULL;
CREATE UNIQUE INDEX call_answers_note ON call_answers(candidate_id, job_id) WHERE criterion_id IS NULL;
CREATE INDEX call_answers_of ON call_answers(criterion_id);
CREATE INDEX call_answers_job ON call_answers(job_id);
`,
  },
  {
    version: 33,
    name: 'start, notice and salary, to search by',
    sql: `
-- what is known of them, as a resume or a person says it (candidate_index/terms.ts); no row where nothing is
CREATE TABLE candidate_terms (
  candidate_id TEXT PRIMARY KEY REFERENCES candidates(id) ON DELETE CASCADE,
  -- a calendar day; '' at once
  starts_on TEXT,
  notice_amount INTEGER,
  notice_unit TEXT,
  notice_to_end_of TEXT,
  -- the least of what they want
  salary REAL,
  -- ISO 4217
  salary_currency TEXT,
  salary_per TEXT
) STRICT, WITHOUT ROWID;

-- a person wins over every resume, and of several resumes the newest one counts; each profile is parsed few times
INSERT INTO candidate_terms
WITH readings AS (
  SELECT a.candidate_id, d.profile, row_number() OVER (
    PARTITION BY a.candidate_id ORDER BY a.created_at DESC, a.id DESC) AS place
  FROM attachments a JOIN documents d ON d.attachment_id = a.id
  WHERE a.type = 'resume' AND d.state = 'READY' AND d.profile IS NOT NULL
), newest AS MATERIALIZED (
  SELECT candidate_id, json_extract(profile, '$.availability') AS availability,
    json_extract(profile, '$.notice_period') AS notice, json_extract(profile, '$.salary_expectation') AS salary
  FROM readings WHERE place = 1
), known AS (
  SELECT c.id AS candidate_id, coalesce(a.value, r.availability) AS availability, coalesce(n.value, r.notice) AS notice,
    coalesce(s.value, r.salary) AS salary
  FROM candidates c LEFT JOIN newest r ON r.candidate_id = c.id
  LEFT JOIN availability_facts a ON a.candidate_id = c.id AND a.fact = 'availability'
  LEFT JOIN availability_facts n ON n.candidate_id = c.id AND n.fact = 'notice_period'
  LEFT JOIN availability_facts s ON s.candidate_id = c.id AND s.fact = 'salary_expectation'
), said AS MATERIALIZED (
  SELECT candidate_id, json_extract(availability, '$.is_now') || '' AS is_now,
    json_extract(availability, '$.from') AS first_day, json_extract(notice, '$.amount') AS amount,
    json_extract(notice, '$.unit') AS unit, json_extract(notice, '$.to_end_of') AS to_end_of,
    json_extract(salary, '$.min') AS least, json_extract(salary, '$.max') AS most,
    json_extract(salary, '$.currency') AS currency, json_extract(salary, '$.per') AS per
  FROM known
), terms AS (
  SELECT candidate_id, CASE WHEN is_now IN ('1', 'true') THEN '' WHEN length(first_day) = 7 THEN first_day || '-01'
    ELSE first_day END AS starts_on, CAST(amount AS INTEGER) AS amount, unit, to_end_of,
    CAST(coalesce(least, most) AS REAL) AS salary, currency, per
  FROM said
)
SELECT * FROM terms
WHERE starts_on IS NOT NULL OR amount IS NOT NULL OR salary IS NOT NULL;

CREATE INDEX candidate_terms_start ON candidate_terms(starts_on);
CREATE INDEX candidate_terms_notice ON candidate_terms(notice_unit, notice_amount);
CREATE INDEX candidate_terms_salary ON candidate_terms(salary_per, salary);
`,
  },
  {
    version: 34,
    name: 'people and their words apart, on a server',
    sql: '',
    // rows are written anew: see FILLED in postgres/dialect.ts
    postgres: `
ALTER TABLE candidate_words SET (toast_tuple_target = 128);

ALTER TABLE candidate_words ALTER COLUMN in_order TYPE TEXT COLLATE "C"
  USING CASE in_order WHEN '' THEN '' ELSE rpad(in_order, greatest(2048, length(in_order))) END;
`,
  },
  {
    version: 35,
    name: 'where programs that ask for access are',
    sql: `
-- an address of IPv4, or the first half of one of IPv6: so that no address can keep programs at others from asking
ALTER TABLE access_requests ADD COLUMN network TEXT NOT NULL DEFAULT '';
`,
  },
  {
    version: 36,
    name: 'what is only listed',
    sql: `
-- met because a list of skills names it, which shows nothing at work; answers of earlier engines are made anew
ALTER TABLE evaluations ADD COLUMN only_listed INTEGER NOT NULL DEFAULT 0 CHECK (only_listed IN (0, 1));
`,
  },
];
