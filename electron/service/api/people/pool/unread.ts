import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Whether nothing is known of a candidate but a file that could not be read: no other file was, and nobody, person or
 * program, has said anything of them. Asked of few rows or of all: those files are looked up once.
 */
export function isUnread(): RawBuilder<boolean> {
  return sql<boolean>`(
    candidates.id IN (
      SELECT attachments.candidate_id FROM documents
      JOIN attachments ON attachments.id = documents.attachment_id
      WHERE documents.state = 'FAILED' AND attachments.candidate_id IS NOT NULL
    )
    AND overrides = '{}' AND given_fields = '{}' AND profile_edits = '[]'
    AND NOT EXISTS (
      SELECT 1 FROM attachments JOIN documents ON documents.attachment_id = attachments.id
      WHERE attachments.candidate_id = candidates.id AND documents.state = 'READY'
    )
  )`;
}
