import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

/** Why a file of a mail was not taken in: see intelligence/mail/mail.ts. */
const LeftOutReason = z.enum([
  'PICTURE',
  'CALENDAR',
  'CONTACT_CARD',
  'SEALED',
  'WINMAIL',
  'ARCHIVE_UNREADABLE',
  'UNSUPPORTED',
  'NOT_A_RESUME',
  'UNCLEAR_WHOSE',
  'LETTER_OF_SEVERAL',
  'TOO_LARGE',
  'TOO_DEEP',
  'TOO_MANY',
]);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

const LeftOut = z.object({
  file_name: z.string(),
  reason: LeftOutReason.meta({ description: 'Why it was not taken in, as a code.', examples: ['PICTURE'] }),
});

export const Mail = z
  .object({
    id: Uuid,
    candidate_id: Uuid.nullable().describe(
      'The candidate it brought, or is about; null where nothing in it was taken in.',
    ),
    from_name: z.string().nullable(),
    from_email: z.string().nullable(),
    forwarded_by: z.string().nullable(),
    subject: z.string().nullable(),
    sent_at: Timestamp.nullable(),
    letter_id: Uuid.nullable().describe(
      'The attachment with what its sender wrote; null where that is nothing.',
    ),
    attachment_ids: z.array(Uuid).meta({
      description: 'The attachments that came with it, the letter among them.',
      examples: [['0198c0de-0000-7000-8000-000000000003']],
    }),
    job_ids: z.array(Uuid).meta({ description: 'Open jobs that it names.', examples: [[]] }),
    left_out: z.array(LeftOut).meta({
      description: 'Files that were not taken in, and why.',
      examples: [[{ file_name: 'logo.png', reason: 'PICTURE' }]],
    }),
    created_at: Timestamp,
  })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof Mail>;

export const MailQuery = IdPageQuery.extend({ candidate_id: Uuid.optional() });

describeFields({
  mail: {
    from_name: ['Who wrote it, as the mail says; of one that was forwarded, who wrote it first.', 'Ana Ruiz'],
    from_email: ['The address it was written from.', 'ana.ruiz@example.com'],
    forwarded_by: ['Who sent it on; null where nobody did.', 'Bo Lind <bo@agency.example.com>'],
    subject: ['Its subject.', 'Application for Sales Manager'],
    sent_at: ['When it was sent; null where it does not say.', '2026-11-23T08:12:44.000Z'],
    file_name: ['The name of the file; empty for the letter itself.', 'logo.png'],
  },
});
