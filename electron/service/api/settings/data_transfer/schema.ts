import { z } from 'zod';
import { one } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** The whole data folder as one file. */
export const ExportRequest = z
  .object({
    path: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .meta({ description: 'The full path of a folder on this computer', examples: ['/media/amara/disk'] }),
  })
  .meta({ id: 'DataExportRequest' });
const counts = {
  candidates: z.int().nonnegative(),
  files: z.int().nonnegative(),
  missing: z.int().nonnegative(),
};
export const ExportResult = one(
  z
    .object({
      path: z
        .string()
        .meta({ description: 'The file.', examples: ['/media/amara/disk/longlist-2026-11-20.tar'] }),
      bytes: z
        .int()
        .nonnegative()
        .meta({ description: 'Its size.', examples: [224_395_264] }),
      ...counts,
    })
    .meta({ id: 'DataExport' }),
);

/** Such a file, which takes the place of everything at the next start. */
export const ImportRequest = z
  .object({
    path: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .meta({
        description: 'The full path of an exported file on this computer',
        examples: ['/media/amara/disk/longlist-2026-11-20.tar'],
      }),
  })
  .meta({ id: 'DataImportRequest' });
export const ImportResult = one(
  z
    .object({
      name: z
        .string()
        .meta({ description: 'The backup it became.', examples: ['imported-20261120T093000000Z.db'] }),
      ...counts,
      erased_since: z
        .int()
        .nonnegative()
        .meta({ description: 'How many of them were deleted here, and stay deleted.', examples: [0] }),
    })
    .meta({ id: 'DataImport' }),
);

describeFields({
  data_export: {
    candidates: ['How many people are in it.', 812],
    files: ['How many files of theirs; the same bytes count once.', 812],
    missing: ['How many of their files were missing.', 0],
  },
  data_import: {
    candidates: ['How many people are in it.', 812],
    files: ['How many files of theirs; the same bytes count once.', 812],
    missing: ['How many of their files were missing at the export.', 0],
  },
});
