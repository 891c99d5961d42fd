import { z } from 'zod';
import { Timestamp, Uuid, many } from '../../fields.ts';

/** One version of a candidate's resume, with what changed since the readable one before it. */
export const ResumeVersion = z
  .object({
    attachment_id: Uuid.describe('The file.'),
    file_name: z
      .string()
      .nullable()
      .meta({ description: 'What the file is called.', examples: ['amara-okonjo-2026.pdf'] }),
    created_at: Timestamp,
    state: z
      .enum(['READY', 'IN_PROGRESS', 'FAILED'])
      .meta({ description: 'Whether the file was read.', examples: ['READY'] }),
    changes: z
      .array(
        z.object({
          path_kind: z.string().meta({
            description:
              'What it is about: name, email, phone, link, location, work, education, skills, languages, …',
            examples: ['work'],
          }),
          change: z
            .enum(['added', 'removed', 'changed'])
            .meta({ description: 'Whether it is new, gone or different.', examples: ['added'] }),
          before: z
            .string()
            .nullable()
            .meta({ description: 'What the earlier version says; null if nothing.', examples: [null] }),
          after: z
            .string()
            .nullable()
            .meta({
              description: 'What this version says; null if nothing.',
              examples: ['Backend Engineer, Harbour Logistics (2024-03 – now)'],
            }),
        }),
      )
      .describe('What changed since the readable version before it; empty for the first.'),
  })
  .meta({ id: 'ResumeVersion' });
export type ResumeVersion = z.infer<typeof ResumeVersion>;

export const ResumeVersionList = many(ResumeVersion);
