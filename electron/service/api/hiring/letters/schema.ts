import { z } from 'zod';
import { Timestamp, Uuid, anyText, longText, one } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';
import {
  LetterKind,
  LetterLanguage,
  LetterSubject,
  MAX_BODY,
  UnknownField,
} from '../letter_templates/schema.ts';

export const Letter = z
  .object({
    id: Uuid,
    candidate_id: Uuid,
    job_id: Uuid.nullable().describe('The job it is about; null for none'),
    template_id: Uuid.nullable().meta({
      description: 'The template it was written with; null without one, or once that is deleted',
      examples: ['0198c0de-0000-7000-8000-0000000000f1'],
    }),
    kind: LetterKind,
    language: z.string().meta({ description: 'The language it is written in.', examples: ['en'] }),
    subject: z.string().meta({ examples: ['A conversation about Backend Engineer'] }),
    body: z.string().meta({ examples: ['Hello Amara Okonjo,\n\nmay I call you?\n\nMira Tal'] }),
    client_id: Uuid.nullable().describe('The client that prepared it'),
    client_name: z
      .string()
      .nullable()
      .meta(meaning("The program that prepared it; null if a person did, in Longlist's window", null)),
    created_at: Timestamp,
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof Letter>;

export const LetterQuery = IdPageQuery.extend({ candidate_id: Uuid.optional(), job_id: Uuid.optional() });

/** People of one act. */
const MAX_PEOPLE = 500;

const ids = (description: string) =>
  z
    .array(Uuid)
    .min(1)
    .max(MAX_PEOPLE)
    .transform((all) => [...new Set(all)])
    .meta({
      description,
      minItems: 1,
      maxItems: MAX_PEOPLE,
      examples: [['0198c0de-0000-7000-8000-000000000002']],
    });

const written = {
  template_id: Uuid.nullish().meta({
    description: 'What it is written with. What you send beside it wins over what the template says.',
    examples: ['0198c0de-0000-7000-8000-0000000000f1'],
  }),
  kind: LetterKind.nullish(),
  language: LetterLanguage.nullish(),
  subject: LetterSubject.nullish(),
  body: longText(MAX_BODY).nullish(),
  job_id: Uuid.nullish().describe('The job it is about; null for none'),
  candidate_ids: ids('To whom, at most 500; somebody who is named twice gets one letter.'),
};

type Written = { readonly [Key in 'template_id' | 'subject' | 'body']?: string | null | undefined };

const isSaid = (text: string | null | undefined): boolean => text !== null && text !== undefined;

/** A template, or both texts. */
function hasText({ template_id, subject, body }: Written): boolean {
  return isSaid(template_id) || (isSaid(subject) && isSaid(body));
}

const NO_TEXT = { path: ['template_id'], message: 'is required without a subject and a body' };
const TEXT_RULE = {
  anyOf: [
    { required: ['template_id'], properties: { template_id: { type: 'string' } } },
    {
      required: ['subject', 'body'],
      properties: { subject: { type: 'string' }, body: { type: 'string' } },
    },
  ],
};
const bothRead = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

export const LetterPreviewInput = z
  .object(written)
  .refine(hasText, { ...NO_TEXT, when: bothRead })
  .meta(TEXT_RULE);
export type LetterPreviewInput = z.output<typeof LetterPreviewInput>;

export const LettersInput = z
  .object({
    ...written,
    allow_gaps: z
      .boolean()
      .default(false)
      .meta({
        description:
          'Whether texts may be left in which something is missing. Without it such letters are refused, and ' +
          'details name what is missing.',
        examples: [false],
      }),
  })
  .refine(hasText, { ...NO_TEXT, when: bothRead })
  .meta(TEXT_RULE);

const MissingField = z.object({
  field: z.string().meta({ description: 'The field.', examples: ['client'] }),
  reason: z.enum(['unknown', 'empty']).meta({
    description: 'unknown: there is no such field; empty: it is not known of this person.',
    examples: ['empty'],
  }),
  nearest: z
    .string()
    .nullable()
    .meta(meaning('Of an unknown field, the one that was probably meant; null if none is near.', null)),
  is_gap: z.boolean().meta({
    description: 'Whether the text shows it, in brackets. A line that held nothing else is left out.',
    examples: [true],
  }),
});

export const PreviewedLetter = z
  .object({
    candidate_id: Uuid,
    full_name: z.string(),
    to: z
      .string()
      .nullable()
      .meta({
        description: 'Their e-mail address; null without one that can be written to.',
        examples: ['amara.okonjo@example.com'],
      }),
    subject: z.string().meta({ examples: ['A conversation about Backend Engineer'] }),
    body: z.string().meta({ examples: ['Hello Amara Okonjo,\n\nmay I call you?\n\nMira Tal'] }),
    missing: z.array(MissingField).meta({ description: 'What could not be put in.', examples: [[]] }),
    mailto: z
      .string()
      .nullable()
      .meta({
        description: 'A link that opens it in the mail program (RFC 6068); null where that is not possible.',
        examples: ['mailto:amara.okonjo@example.com?subject=Hello&body=May%20I%20call%20you%3F'],
      }),
    no_mailto: z
      .enum(['no_email', 'invalid_email', 'too_long'])
      .nullable()
      .meta({
        description:
          'Why there is no such link: no address, one that is none, or a text that mail programs would cut off.',
        examples: [null],
      }),
  })
  .meta({ id: 'PreviewedLetter' });
export type PreviewedLetter = z.infer<typeof PreviewedLetter>;

export const LetterPreview = z
  .object({
    unknown_fields: z.array(UnknownField).meta(meaning('What stands in double braces and is no field.', [])),
    letters: z.array(PreviewedLetter).describe('One for each person, in the order you sent.'),
  })
  .meta({ id: 'LetterPreview' });

export const PreparedLetters = one(
  z
    .object({
      ids: z.array(Uuid).meta({
        description: 'The letters, in the order of the candidates.',
        examples: [['0198c0de-0000-7000-8000-0000000000f2']],
      }),
    })
    .meta({ id: 'PreparedLetters' }),
);

export const LetterFilesInput = z.object({
  ids: ids('Letters, at most 500.').meta({ examples: [['0198c0de-0000-7000-8000-0000000000f2']] }),
});

/** Who signs. */
export const LetterSender = z
  .object({
    name: z.string().meta(meaning('What {{my_name}} stands for; empty until somebody says it.', 'Mira Tal')),
    is_of_account: z.boolean().meta({
      description: 'Whether it is the name of your account in this office, which is changed there.',
      examples: [false],
    }),
  })
  .meta({ id: 'LetterSender' });
export type LetterSender = z.infer<typeof LetterSender>;

export const LetterSenderInput = z.object({ name: anyText(200) });

describeFields({
  letter_sender: {
    name: ['What {{my_name}} stands for; empty until somebody says it.', 'Mira Tal'],
  },
  letter: {
    candidate_id: 'To whom it is written.',
    kind: ['What kind of letter it is; without it, that of the template.', 'invite'],
    language: ['The language it is written in, as a tag of BCP 47; without it, that of the template.', 'en'],
    subject: 'The subject, as it was written.',
    body: 'The text, as it was written.',
  },
  previewed_letter: {
    candidate_id: 'To whom it is written.',
    full_name: ['The name as shown.', 'Amara Okonjo'],
    subject: 'The subject, with all fields put in.',
    body: 'The text, with all fields put in.',
  },
});
