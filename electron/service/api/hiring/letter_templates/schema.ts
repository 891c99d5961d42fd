import { z } from 'zod';
import { NOT_BLANK, RemoteId, Timestamp, Uuid, longText, shortText } from '../../fields.ts';
import { PositionPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const LetterKind = z.enum(['invite', 'ask', 'maybe', 'decline', 'other']).meta({
  description:
    'invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection.',
  examples: ['invite'],
});
export type LetterKind = z.infer<typeof LetterKind>;

/** A tag of BCP 47, in its canonical form. */
export const LetterLanguage = z
  .string()
  .max(35)
  .transform((tag, context) => {
    try {
      const [canonical] = Intl.getCanonicalLocales(tag);
      if (canonical !== undefined) return canonical;
    } catch {
      // a tag that breaks the grammar throws
    }
    context.addIssue({ code: 'custom', message: 'must be a language tag such as en, de or pt-BR' });
    return z.NEVER;
  })
  .meta({
    description: 'The language it is written in, as a tag of BCP 47.',
    examples: ['en'],
    pattern: '^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?(?:-(?:[a-zA-Z]{2}|[0-9]{3}))?$',
  });

const field = z.enum([
  'first_name',
  'full_name',
  'job_title',
  'client',
  'stage',
  'questions',
  'my_name',
  'agency',
  'date',
]);
export type LetterFieldName = z.infer<typeof field>;

export const UnknownField = z.object({
  field: z.string().meta({ description: 'What stands in braces.', examples: ['frist_name'] }),
  nearest: field.nullable().meta({
    description: 'The field that was probably meant; null if none is near.',
    examples: ['first_name'],
  }),
});

export const LetterTemplate = z
  .object({
    id: Uuid,
    remote_id: z.string().meta({ examples: ['template-invite'] }),
    name: z.string().meta({ description: 'What the template is called.', examples: ['Invitation'] }),
    kind: LetterKind,
    language: z.string().meta(meaning('The language it is written in, as a tag of BCP 47.', 'en')),
    subject: z.string().meta({ examples: ['A conversation about {{job_title}}'] }),
    body: z.string().meta({ examples: ['Hello {{full_name}},\n\nmay I call you?\n\n{{my_name}}'] }),
    position: z.int(),
    unknown_fields: z.array(UnknownField).meta({
      description: 'What stands in double braces and is no field: a letter shows it in brackets.',
      examples: [[]],
    }),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'LetterTemplate' });
export type LetterTemplate = z.infer<typeof LetterTemplate>;

const MAX_SUBJECT = 500;
export const MAX_BODY = 20_000;

/** One line: breaks are spaces. */
export const LetterSubject = z
  .string()
  .overwrite((text) => text.replaceAll(/[\r\n\t]+/gu, ' ').trim())
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => [...text].length <= MAX_SUBJECT, `must have at most ${MAX_SUBJECT} characters`)
  .meta({ minLength: 1, maxLength: MAX_SUBJECT, pattern: NOT_BLANK });

const shared = {
  name: shortText(200),
  kind: LetterKind,
  language: LetterLanguage,
  subject: LetterSubject,
  body: longText(MAX_BODY),
};
const position = z.int().min(0).max(1_000_000);

/** Without a position it comes last. */
export const LetterTemplateInput = z.object({
  ...shared,
  remote_id: RemoteId.nullish(),
  position: position.nullish(),
});
export type LetterTemplateInput = z.output<typeof LetterTemplateInput>;

/** Only what is sent changes. */
export const LetterTemplateChanges = z.object({ ...shared, position }).partial();
export type LetterTemplateChanges = z.output<typeof LetterTemplateChanges>;

export const LetterTemplateQuery = PositionPageQuery.extend({
  kind: LetterKind.optional(),
  language: LetterLanguage.optional(),
});

describeFields({
  letter_template: {
    subject: ['The subject, with fields in double braces.', 'A conversation about {{job_title}}'],
    body: [
      'The text, with fields in double braces. A line of nothing but fields that are not known is left out.',
      'Hello {{full_name}},\n\nmay I call you?\n\n{{my_name}}',
    ],
    position: 'Its place in the list. It defaults to the end.',
  },
});
