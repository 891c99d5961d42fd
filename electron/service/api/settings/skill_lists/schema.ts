import { z } from 'zod';
import { Timestamp, Uuid, many, one, optionalText, shortText } from '../../fields.ts';
import { UploadedFileField } from '../../upload.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** A list of skills a person added to those of the program. */
export const SkillList = z
  .object({
    id: Uuid.meta({ description: 'The id of the list.', examples: ['0198c0de-0000-7000-8000-0000000000a1'] }),
    name: z.string(),
    layout: z.enum(['ESCO', 'ONET', 'PLAIN']).meta({
      description: 'ESCO’s CSV, O*NET’s tables, or a plain list',
      examples: ['PLAIN'],
    }),
    skill_count: z
      .int()
      .nonnegative()
      .meta({ description: 'The number of skills in it.', examples: [2] }),
    created_at: Timestamp,
  })
  .meta({ id: 'SkillList' });
export type SkillList = z.infer<typeof SkillList>;

export const SkillListList = many(SkillList);

/** `problems`: rows that could not be used, each in a sentence; the other rows are. */
export const SkillListAdded = one(
  SkillList.extend({
    problems: z.array(z.string()).meta({
      description: 'Unusable rows, each in a sentence; at most 51.',
      examples: [['Line 7: the skill has no name.']],
    }),
  }),
);

export const SkillListForm = z.object({
  file: UploadedFileField.meta(meaning('The list, at most 20 MiB.', '(the bytes of skills.csv)')),
  name: optionalText(200),
});

export const SkillListJson = z.object({
  name: shortText(200),
  text: z
    .string()
    .min(1, 'must not be empty')
    .meta(meaning('The list itself, at most 20 MiB.', 'Kiln firing; Kiln operation\nGlazing')),
});

describeFields({
  skill_list: {
    id: ['The id of the list.', '0198c0de-0000-7000-8000-0000000000a1'],
    name: ['The name of the list.', 'Skills of our trade'],
  },
});
