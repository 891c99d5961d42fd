import { z } from 'zod';
import { Timestamp, Uuid, many } from '../../fields.ts';

/** One version of a candidate's resume, with what changed since the readable one before it. */
export const ResumeVersion = z
  .object({
    attachment_id: Uuid,
    file_name: z.string().nullable(),
    created_at: Timestamp,
    state: z.enum(['READY', 'IN_PROGRESS', 'FAILED']),
    changes: z.array(
      z.object({
        path_kind: z.string(),
        change: z.enum(['added', 'removed', 'changed']),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ResumeVersion' });
export type ResumeVersion = z.infer<typeof ResumeVersion>;

export const ResumeVersionList = many(ResumeVersion);
