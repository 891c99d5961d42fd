import { sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** What a record may be about; its table names it in a column with `_id`. */
type Subject = 'candidate' | 'job';

/**
 * Every kind of record that is about a candidate or a job, by the name it has in events. From this one list follow
 * whom events concern, what is told when a candidate or a job goes, what a merge moves, and what is erased from a copy.
 */
export const RECORDS = {
  attachment: { table: 'attachments', about: ['candidate'] },
  nomination: { table: 'nominations', about: ['candidate', 'job'] },
  candidate_tag: { table: 'candidate_tags', about: ['candidate'] },
  criterion: { table: 'criteria', about: ['job'] },
  job_tag: { table: 'job_tags', about: ['job'] },
  import: { table: 'imports', about: ['candidate', 'job'] },
  mail: { table: 'mails', about: ['candidate'] },
  summary: { table: 'summaries', about: ['candidate', 'job'] },
  note: { table: 'notes', about: ['candidate', 'job'] },
  retention_extension: { table: 'retention_extensions', about: ['candidate'] },
  letter: { table: 'letters', about: ['candidate', 'job'] },
  nomination_stage: { table: 'nomination_stages', about: ['job'] },
  availability_fact: { table: 'availability_facts', about: ['candidate'] },
  call_answer: { table: 'call_answers', about: ['candidate', 'job'] },
  custom_field_value: { table: 'custom_field_values', about: ['candidate', 'job'] },
} as const satisfies Readonly<
  Record<string, { readonly table: keyof Database; readonly about: readonly Subject[] }>
>;

type Records = typeof RECORDS;

/** The kinds of records about a candidate, or about a job. */
export type KindAbout<About extends Subject> = {
  [Kind in keyof Records]: About extends Records[Kind]['about'][number] ? Kind : never;
}[keyof Records];

/** The same as a list, in its order. */
export function kindsAbout<About extends Subject>(subject: About): KindAbout<About>[] {
  const kinds = Object.keys(RECORDS) as (keyof Records)[];
  return kinds.filter((kind): kind is KindAbout<About> =>
    (RECORDS[kind].about as readonly Subject[]).includes(subject),
  );
}

/** Ids of the records of a kind about this candidate or job, in the order in which they were made. */
export async function idsAbout<About extends Subject>(
  db: Db,
  kind: KindAbout<About>,
  subject: About,
  id: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(RECORDS[kind].table)}
    WHERE ${sql.ref(`${subject}_id`)} = ${id} ORDER BY id`.execute(db);
  return rows.map((row) => row.id);
}
