import { z } from 'zod';
import { SAME_THINGS } from '../../people/duplicates/schema.ts';
import { Uuid, one, shortText } from '../../fields.ts';

const Cell = z.union([z.string().max(100_000), z.number(), z.boolean(), z.null()]);

export const ExportInput = z.object({
  format: z.enum(['csv', 'xlsx']),
  file_name: shortText(200).meta({ description: 'Without its ending' }),
  columns: z
    .array(
      z.object({
        key: z.string().min(1).max(100),
        title: z.string().max(500),
        type: z.enum(['text', 'number', 'date']),
      }),
    )
    .min(1)
    .max(100),
  rows: z
    .array(z.record(z.string().max(100), Cell))
    .max(20_000)
    .meta({ description: 'Cells by the keys of the columns; a missing key is an empty cell' }),
});
export type ExportInput = z.output<typeof ExportInput>;

/** How the agency is named on the cover of what it sends. Empty until somebody says so. */
export const Agency = z
  .object({
    name: z.string(),
    line: z.string().meta({ description: 'One line under the name, such as how to reach the agency' }),
  })
  .meta({ id: 'Agency' });
export type Agency = z.infer<typeof Agency>;
export const AgencyResult = one(Agency);

const plain = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => text.length <= max, `must have at most ${max} characters`)
    .meta({ maxLength: max });
export const AgencyInput = z.object({ name: plain(200), line: plain(300) });

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const ClientPackQuery = z.object({
  format: z.enum(['json', 'pdf', 'xlsx', 'csv']).default('json').meta({
    description: 'json: the content as data; the others are files',
  }),
  is_blind: flag.meta({ description: 'Leave out names, contact and schools' }),
  with_resumes: flag.meta({
    description: 'A ZIP with the file and the resumes; blind copies of them when is_blind',
  }),
  contacts: flag.meta({ description: 'Names come with e-mail and phone; never when is_blind' }),
  language: z.enum(['en', 'de']).default('en').meta({ description: 'Language of headings and labels' }),
});
export type ClientPackQuery = z.output<typeof ClientPackQuery>;

const Finding = z
  .enum(['met', 'not_met', 'not_mentioned', 'not_stated', 'failed', 'in_progress'])
  .meta({ description: 'not_mentioned: not met, only because the resume does not mention it' });
const Fact = z.object({ label: z.string(), value: z.string() });
const PackQuote = z.object({
  quote: z.string(),
  page_text: z.string().meta({ description: 'Its page, such as "p. 2"; empty if unknown' }),
});

const PackCandidate = z.object({
  spotlight_id: Uuid,
  candidate_id: Uuid,
  position: z.int().positive(),
  name: z.string(),
  headline: z.string(),
  note: z.string(),
  role: z.string(),
  years: z.string(),
  months: z.int().nonnegative().nullable(),
  location: z.string(),
  facts: z.array(Fact),
  marks: z.array(z.object({ criterion_id: Uuid, finding: Finding, quotes: z.array(PackQuote) })),
  skills: z.array(z.string()),
  timeline: z.array(z.object({ period: z.string(), title: z.string(), employer: z.string() })),
});

const SamePerson = z.object({
  spotlight_ids: z.array(Uuid),
  reasons: z.array(z.enum([...SAME_THINGS, 'same_record'])),
});

const WORDS = [
  'title',
  'overview',
  'person',
  'role',
  'years',
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
  'blind_line',
  'nobody',
] as const;
const PackWords = z.object({
  ...(Object.fromEntries(WORDS.map((word) => [word, z.string()])) as Record<
    (typeof WORDS)[number],
    z.ZodString
  >),
  findings: z.record(Finding, z.string()),
});

/** What is sent to a client, with every text as it is printed. */
export const ClientPack = z
  .object({
    job_title: z.string(),
    agency: Agency,
    date: z.iso.date(),
    date_text: z.string(),
    language: z.enum(['en', 'de']),
    is_blind: z.boolean(),
    words: PackWords,
    criteria: z.array(z.object({ id: Uuid, text: z.string(), weight: z.enum(['must', 'nice']).nullable() })),
    candidates: z.array(PackCandidate),
    same_people: z.array(SamePerson),
  })
  .meta({ id: 'ClientPack' });
export type ClientPack = z.infer<typeof ClientPack>;
export const ClientPackResult = one(ClientPack);
