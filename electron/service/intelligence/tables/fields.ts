/** What a column of a table may become. `title` and `employer` go into a note: they are read from resumes. */
export const TABLE_FIELDS = [
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'location',
  'links',
  'tags',
  'title',
  'employer',
  'notes',
  'source',
  'remote_id',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** Of these there is one a person. Of the others several columns may speak. */
export const SINGLE_FIELDS: ReadonlySet<TableField> = new Set([
  'full_name',
  'first_name',
  'last_name',
  'source',
  'remote_id',
]);

/** What a column becomes that fills an own field of candidates. */
export const OWN_FIELD = 'custom_field';
