import { z } from 'zod';
import { DocumentLine, DocumentNotice, UnreadableReason } from '../../../intelligence/document.ts';
import { RemoteId, Timestamp, Uuid, optionalText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';
import { SortedPageQuery } from '../../paging.ts';
import { UploadedFileField } from '../../upload.ts';

const AttachmentType = z.enum(['about', 'resume', 'role_preferences', 'work_experiences']);

export const Attachment = z
  .object({
    id: Uuid,
    remote_id: z.string(),
    type: AttachmentType,
    file_name: z.string().nullable(),
    candidate_id: Uuid.nullable(),
    ephemeral_url: z.string().meta({
      format: 'uri',
      description: 'Gives the bytes without a token, for ten minutes',
      examples: [
        'http://127.0.0.1:7788/files/0198c0de-0000-7000-8000-000000000003?expires=1772444400&signature=o3bLrT6U8w',
      ],
    }),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

/** In a form nothing can be null: an empty field is one that is not sent. */
const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const FormUuid = z
  .preprocess(emptyIsAbsent, Uuid.optional())
  .meta({ pattern: '^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})?$' });
const FormName = z.preprocess(emptyIsAbsent, optionalText(1000));

const absent = (why: string) =>
  z
    .preprocess((value) => (value === null || value === '' ? undefined : value), z.undefined(why).optional())
    .meta({ not: {} });

const formParts = {
  candidate_id: FormUuid,
  type: AttachmentType,
  file: UploadedFileField,
  public_file_url: absent('is only for application/json bodies; send either file or public_file_url'),
  file_name: FormName,
};
const jsonParts = {
  candidate_id: Uuid.nullish(),
  type: AttachmentType,
  file: absent('is only for multipart/form-data bodies; send public_file_url'),
  public_file_url: z
    .string()
    .min(1, 'must not be empty')
    .max(8192, 'must have at most 8192 characters')
    .meta({ format: 'uri' }),
  file_name: optionalText(1000),
};

export const AttachmentForm = z.object({ ...formParts, remote_id: RemoteId });
export const AttachmentJson = z.object({ ...jsonParts, remote_id: RemoteId });
/** In remote form the path gives the remote_id; one in the body may only repeat it. By UUID it is ignored. */
export const AttachmentFormReplacement = z.object({ ...formParts, remote_id: z.unknown().optional() });
export const AttachmentJsonReplacement = z.object({ ...jsonParts, remote_id: z.unknown().optional() });

export const AttachmentQuery = SortedPageQuery.extend({
  remote_id: RemoteId.optional(),
  candidate_id: Uuid.optional(),
  type: AttachmentType.optional(),
});

/** What was read from an attachment. Boxes are PDF points from the top left corner of the page: x, y, width, height. */
export const AttachmentDocument = z
  .object({
    state: z.enum(['READY', 'IN_PROGRESS', 'FAILED']).meta({
      description: 'READY, IN_PROGRESS while the file is being read, FAILED with a reason.',
      examples: ['READY'],
    }),
    reason: UnreadableReason.nullable().describe('Why nothing could be read, as a code; null unless FAILED.'),
    message: z.string().nullable().describe('Why it failed, in a sentence for a person'),
    pages: z.array(
      z.object({
        number: z.int(),
        width: z.number(),
        height: z.number(),
        lines: z.array(
          DocumentLine.pick({
            text: true,
            box: true,
            start: true,
            end: true,
            column: true,
            bullet: true,
            words: true,
            confidence: true,
            instruction: true,
          }),
        ),
      }),
    ),
    notices: z.array(DocumentNotice),
  })
  .meta({ id: 'AttachmentDocument' });
export type AttachmentDocument = z.infer<typeof AttachmentDocument>;

describeFields({
  attachment: {
    remote_id: { example: 'resume-7' },
    type: ['What the file is about.', 'resume'],
    file: ['The bytes. Required in a form; not accepted elsewhere.', '(the bytes of amara-okonjo.pdf)'],
    public_file_url: [
      'The http or https address to download the file from. Required in JSON; not accepted elsewhere.',
      'https://files.example.com/amara-okonjo.pdf',
    ],
    file_name: [
      'The name to show and to save under. It defaults to the name of the upload or the end of the ' +
        'address.',
      'amara-okonjo.pdf',
    ],
    candidate_id: 'The owner of the file; none for a file to rank by.',
    expires: ['When the link expires, in seconds since 1970. Part of ephemeral_url.', 1_772_444_400],
    signature: ['Proof that the service made the link. Part of ephemeral_url.', 'o3bLrT6U8w'],
  },
  notices: {
    type: 'What was noticed.',
    message: { example: 'The page has two columns; they were read one after the other.' },
  },
});
