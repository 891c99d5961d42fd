import { z } from 'zod';
import { SAME_THINGS } from '../../people/duplicates/schema.ts';
import { Uuid, one, shortText } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

const Cell = z.union([z.string().max(100_000), z.number(), z.boolean(), z.null()]);

export const ExportInput = z.object({
  format: z.enum(['csv', 'xlsx']),
  file_name: shortText(200).meta({ description: 'Without its ending', examples: ['Ranking'] }),
  columns: z
    .array(
      z.object({
        key: z
          .string()
          .min(1)
          .max(100)
          .meta({ description: "The key of the column's cells in rows.", examples: ['name'] }),
        title: z.string().max(500),
        type: z
          .enum(['text', 'number', 'date'])
          .meta({ description: 'text, number or date: how a workbook holds the cells.', examples: ['text'] }),
      }),
    )
    .min(1)
    .max(100)
    .meta(meaning('The columns, from left to right.', [{ key: 'name', title: 'Name', type: 'text' }])),
  rows: z
    .array(z.record(z.string().max(100), Cell))
    .max(20_000)
    .meta({
      description: 'Cells by the keys of the columns; a missing key is an empty cell',
      examples: [[{ name: 'Maria Lindqvist' }]],
    }),
});
export type ExportInput = z.output<typeof ExportInput>;

/** How the agency is named on the cover of what it sends. Empty until somebody says so. */
export const Agency = z
  .object({
    name: z.string().meta({ description: 'Name of the agency.', examples: ['Harbour Recruitment'] }),
    line: z.string().describe('One line under the name, such as how to reach the agency'),
  })
  .meta({ id: 'Agency' });
export type Agency = z.infer<typeof Agency>;
export const AgencyResult = one(Agency);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const ClientPackQuery = z.object({
  format: z
    .enum(['json', 'pdf', 'xlsx', 'csv'])
    .default('json')
    .describe('json: the content as data; the others are files'),
  is_blind: flag.describe('Leave out names, contact and schools'),
  with_resumes: flag.describe(
    'A ZIP with the file and the resumes: the original files with contacts, otherwise copies as PDF with ' +
      'contact details blacked out; blind copies when is_blind',
  ),
  contacts: flag.describe(
    'Show how to reach people; otherwise it is masked in every text. Never when is_blind',
  ),
  unmet: flag.describe('Show criteria that somebody does not meet or does not mention'),
  availability: flag.describe('Show when they can start, and their notice period'),
  salary: flag.describe('Show what they want to earn'),
  said: flag.describe(
    'Show what people said in the call, with the day: about each criterion that is shown, with its score, ' +
      'and when they can start, their notice and salary. The note of the call is never shown',
  ),
  own_fields: flag.describe('Show the own fields of candidates'),
  client: flag.describe('Name the client of the job, and whom one talks to there, on the cover'),
  time_zone: z
    .string()
    .max(100)
    .refine(isTimeZone, 'must be a time zone of the IANA, such as Europe/Berlin')
    .default('UTC')
    .meta({
      description: 'Whose days are told: the day of the pack, and when something was said in a call',
      examples: ['Europe/Berlin'],
    }),
  language: z.enum(['en', 'de']).default('en').describe('Language of headings and labels'),
});
export type ClientPackQuery = z.output<typeof ClientPackQuery>;

const Finding = z
  .enum(['met', 'not_met', 'not_mentioned', 'not_stated', 'failed', 'in_progress'])
  .describe('not_mentioned: not met, only because the resume does not mention it');
const Fact = z.object({
  label: z.string().meta({ description: 'The label of the fact.', examples: ['Education'] }),
  value: z.string().meta({ description: 'The fact.', examples: ['MSc Computer Science, 2012'] }),
});
const PackQuote = z.object({
  quote: z.string(),
  page_text: z
    .string()
    .meta({ description: 'Its page, such as "p. 2"; empty if unknown', examples: ['p. 2'] }),
});
const PackSaid = z.object({
  when: z.string().meta({ description: 'When it was said, as printed.', examples: ['said, 23 Nov'] }),
  words: z.string().meta({
    description: 'What was written down, with its score; empty where only a verdict was given.',
    examples: ['Two years · 4 of 5'],
  }),
});

const PackCandidate = z.object({
  spotlight_id: Uuid.describe('The spotlight that puts them forward.'),
  candidate_id: Uuid,
  position: z
    .int()
    .positive()
    .meta({ description: 'Place in the pack, from 1.', examples: [1] }),
  name: z.string(),
  headline: z
    .string()
    .meta({ description: 'The reason in a line.', examples: ['Ten years of payment systems'] }),
  note: z
    .string()
    .meta({ description: 'The reason in full; empty if there is none.', examples: ['Available from May.'] }),
  role: z
    .string()
    .meta({ description: 'Present role and employer.', examples: ['Backend Engineer, Example Payments'] }),
  years: z.string().meta({ description: 'Experience as printed.', examples: ['10 years'] }),
  months: z
    .int()
    .nonnegative()
    .nullable()
    .meta({ description: 'Experience in months; null if unknown.', examples: [120] }),
  location: z.string().meta({ description: 'The text as printed.', examples: ['Bristol'] }),
  facts: z.array(Fact).describe('Other known facts.'),
  marks: z
    .array(
      z.object({
        criterion_id: Uuid,
        finding: Finding,
        quotes: z.array(PackQuote).describe('The chosen sentences of the resume.'),
        said: PackSaid.nullable().meta({
          description: 'What they said in the call; null without said, and where they said nothing.',
          examples: [null],
        }),
      }),
    )
    .describe('The finding for each criterion; without unmet, only what is met or under way.'),
  skills: z
    .array(z.string())
    .meta({ description: 'Skills that the job asks for and the resume names.', examples: [['Kotlin']] }),
  timeline: z
    .array(
      z.object({
        period: z.string().meta({ description: 'From when to when.', examples: ['Mar 2019 – now'] }),
        title: z.string(),
        employer: z.string().meta({ description: 'The employer.', examples: ['Example Payments'] }),
      }),
    )
    .describe('Where they worked, newest first.'),
});

const SamePerson = z.object({
  spotlight_ids: z.array(Uuid),
  reasons: z.array(z.enum([...SAME_THINGS, 'same_record'])).meta({
    description:
      'What the records have in common. `same_record`: the same record was put forward more than once.',
    examples: [['same_email']],
  }),
});

const WORDS = [
  'title',
  'overview',
  'person',
  'role',
  'years',
  'years_number',
  'location',
  'criteria',
  'skills',
  'experience',
  'note',
  'headline',
  'position',
  'quotation_marks',
  'must',
  'nice',
  'client',
  'blind_line',
  'nobody',
] as const;
const PackWords = z.object({
  ...(Object.fromEntries(WORDS.map((word) => [word, z.string()])) as Record<
    (typeof WORDS)[number],
    z.ZodString
  >),
  findings: z
    .record(Finding, z.string())
    .meta({ description: 'The labels of the findings.', examples: [{ met: 'met', not_met: 'not met' }] }),
});

/** What is sent to a client, with every text as it is printed. */
const ClientPack = z
  .object({
    job_title: z.string().meta({ description: 'Title of the job.', examples: ['Backend Engineer'] }),
    client: z
      .object({
        name: z
          .string()
          .nullable()
          .meta({ description: 'The client; null if not said.', examples: ['Halden Freight'] }),
        contact: z
          .string()
          .nullable()
          .meta({ description: 'Whom one talks to there; null if not said.', examples: ['Petra Olsen'] }),
      })
      .nullable()
      .describe('For whom it is, on the cover; null without client=true, or if nobody said.'),
    agency: Agency.describe('The sender on the cover.'),
    date: z.iso.date().meta({ description: 'The day of the pack.', examples: ['2026-03-02'] }),
    date_text: z.string().meta({ description: 'The day as printed.', examples: ['2 March 2026'] }),
    language: z.enum(['en', 'de']),
    is_blind: z.boolean().meta({ description: 'Whether it leaves out who people are.', examples: [false] }),
    accent: z
      .string()
      .meta({ description: 'The colour of headings and lines as printed.', examples: ['#0b6b5d'] }),
    shows_unmet: z
      .boolean()
      .meta({ description: 'Whether it shows criteria that somebody does not meet.', examples: [false] }),
    words: PackWords,
    criteria: z
      .array(
        z.object({
          id: Uuid,
          text: z
            .string()
            .meta({ description: 'The criterion as shown.', examples: ['Knows Java or Kotlin'] }),
          weight: z
            .enum(['must', 'nice'])
            .nullable()
            .meta({ description: 'must, nice, or null if nobody said.', examples: ['must'] }),
        }),
      )
      .describe('The criteria of the job, in the order of the marks.'),
    candidates: z.array(PackCandidate).describe('The people put forward, in their order.'),
    same_people: z
      .array(SamePerson)
      .describe('Groups of records that are probably one person. Files do not show this.'),
    left_out: z
      .array(
        z.object({
          spotlight_id: Uuid.describe('Whose resume it is.'),
          reason: z.enum(['no_file', 'reading', 'not_read']).meta({
            description:
              'Why: no file; or, where resumes are masked, one being read, or one that was not read.',
            examples: ['not_read'],
          }),
        }),
      )
      .describe('Resumes that are not in the ZIP of with_resumes. A text in it says so, too.'),
  })
  .meta({ id: 'ClientPack' });
export type ClientPack = z.infer<typeof ClientPack>;
export const ClientPackResult = one(ClientPack);

describeFields({
  agency: {
    name: ['Name of the agency.', 'Harbour Recruitment'],
    line: ['One line under the name, such as how to reach the agency.', '12 Quay Street, Bristol'],
  },
  export: {
    format: ['csv or xlsx.', 'csv'],
    title: 'The heading of the column.',
  },
});
