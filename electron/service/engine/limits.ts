/** How long each kind of call may take, in milliseconds, and what a child may take up. */
export type EngineLimits = {
  /**
   * A file without a sign of progress: this, and per MiB on top. Every page is reported; 12 s is more than 50 × what an
   * ordinary resume takes here in all, which leaves room for a machine that is busy with other things.
   */
  readonly read_ms: number;
  readonly read_ms_per_mib: number;
  /** A file, however much progress it reports: whatever it is, it has ended 20 s after its reading began. */
  readonly read_total_ms: number;
  /** The same two for a file whose text has to be recognised: some seconds a page. */
  readonly recognition_ms: number;
  readonly recognition_total_ms: number;
  /** A batch of texts: this, and per text on top (~20 ms each here). */
  readonly embed_ms: number;
  readonly embed_ms_per_text: number;
  /**
   * Criteria of some resumes: this, which leaves room for the first answer of a child that gives way to a busy machine,
   * and per criterion and resume on top (about a millisecond each here).
   */
  readonly evaluate_ms: number;
  readonly evaluate_ms_per_criterion: number;
  /** A spreadsheet: 20,000 rows take some two seconds. */
  readonly table_ms: number;
  /** A mail with all its files, however much progress is reported. */
  readonly mail_total_ms: number;
  /** Tags of one profile: some milliseconds, and the roles are read before the first. */
  readonly tags_ms: number;
  readonly start_ms: number;
  readonly heap_mb: number;
  /** Resident memory beyond which a child ends itself (engine/watch.ts), or is ended where it does not. */
  readonly rss_mb: number;
  /** Background children are ended after this long without work: an idle program holds no model twice. */
  readonly idle_ms: number;
};

export const DEFAULT_LIMITS: EngineLimits = {
  read_ms: 12_000,
  read_ms_per_mib: 200,
  read_total_ms: 18_000,
  recognition_ms: 30_000,
  recognition_total_ms: 300_000,
  embed_ms: 20_000,
  embed_ms_per_text: 1_000,
  evaluate_ms: 30_000,
  evaluate_ms_per_criterion: 200,
  table_ms: 40_000,
  mail_total_ms: 60_000,
  tags_ms: 30_000,
  start_ms: 60_000,
  heap_mb: 768,
  rss_mb: 800,
  idle_ms: 30_000,
};
