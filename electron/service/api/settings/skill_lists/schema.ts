import { z } from 'zod';
import { Timestamp, Uuid, many, one, optionalText, shortText } from '../../fields.ts';
import { UploadedFileField } from '../../upload.ts';

/** A list of skills a person added to those of the program. */
export const SkillList = z
  .object({
    id: Uuid,
    name: z.string(),
    layout: z.enum(['ESCO', 'ONET', 'PLAIN']).meta({
      description: 'ESCO’s CSV, O*NET’s tables, or a plain list',
    }),
    skill_count: z.int().nonnegative(),
    created_at: Timestamp,
  })
  .meta({ id: 'SkillList' });
export type SkillList = z.infer<typeof SkillList>;

export const SkillListList = many(SkillList);

/** `problems`: rows that could not be used, each in a sentence; the other rows are. */
export const SkillListAdded = one(SkillList.extend({ problems: z.array(z.string()) }));

export const SkillListForm = z.object({ file: UploadedFileField, name: optionalText(200) });

export const SkillListJson = z.object({ name: shortText(200), text: z.string().min(1, 'must not be empty') });
