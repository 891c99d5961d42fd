import { fieldText, fieldsOf } from '../../api/field_words.ts';
import type { FieldText } from '../../api/field_words.ts';
import { GENERAL_WORDS } from './general_words.ts';

/** The text of a field: as the innermost owner that knows it means it, else as every resource does. */
export function describedField(owners: readonly string[], name: string): FieldText | undefined {
  const own = owners
    .map((owner) => fieldText(fieldsOf(ALIASES[owner] ?? owner), name))
    .findLast((text) => text !== undefined);
  const general = fieldText(GENERAL_WORDS, name);
  return own === undefined ? general : { ...general, ...own };
}

/** Components whose fields mean what those of another resource mean. */
const ALIASES: Readonly<Record<string, string>> = {
  candidate_list_item: 'candidate',
  ranking_entry: 'candidate_ranking',
  import_record: 'import',
  candidate_table_item: 'candidate_table',
  planned_row: 'candidate_table',
  table_preview: 'candidate_table',
  rows_not_taken: 'candidate_table',
  event_record: 'event',
  access_request_made: 'access_request',
  access_claim: 'access_request',
  webhook_secret: 'webhook',
  webhook_delivery: 'delivery',
  criterion_evaluation_detail: 'criterion_evaluation',
  owner_client: 'client',
  logged_request: 'request',
  reason: 'candidate_ranking',
  ranking_reasons: 'candidate_ranking',
  import_progress: 'import',
  progres: 'import',
  sample: 'import',
  file: 'attachment',
  ui: 'session',
  session_token: 'session',
};

/** Ids of the examples, one for each kind of record, so that they fit together. */
const IDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'job',
    'candidate',
    'attachment',
    'nomination',
    'nomination_stage',
    'tag',
    'candidate_tag',
    'job_tag',
    'criterion',
    'summary',
    'spotlight',
    'merge',
    'webhook',
    'client',
    'import',
    'access_request',
    'delivery',
    'note',
    'stage_change',
    'retention_extension',
    'candidate_deletion',
    'session',
  ].map((kind, index) => [kind, uuid(index + 1)]),
);

function uuid(number: number): string {
  return `0198c0de-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The example of a field that names a record: `id` of its own resource, `job_id`, `other_id`. */
export function exampleId(owners: readonly string[], name: string): string | undefined {
  if (name !== 'id') return name.endsWith('_id') ? IDS[name.slice(0, -3)] : undefined;
  const own = owners.map((owner) => IDS[ALIASES[owner] ?? owner]).findLast((id) => id !== undefined);
  return own ?? uuid(0xee);
}
