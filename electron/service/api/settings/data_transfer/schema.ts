import { z } from 'zod';
import { one } from '../../fields.ts';

/** The whole data folder as one file. */
export const ExportRequest = z
  .object({
    path: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .meta({ description: 'The full path of a folder on this computer' }),
  })
  .meta({ id: 'DataExportRequest' });
const counts = {
  candidates: z.int().nonnegative(),
  files: z.int().nonnegative(),
  missing: z.int().nonnegative(),
};
export const ExportResult = one(
  z.object({ path: z.string(), bytes: z.int().nonnegative(), ...counts }).meta({ id: 'DataExport' }),
);

/** Such a file, which takes the place of everything at the next start. */
export const ImportRequest = z
  .object({
    path: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .meta({ description: 'The full path of an exported file on this computer' }),
  })
  .meta({ id: 'DataImportRequest' });
export const ImportResult = one(
  z.object({ name: z.string(), ...counts, erased_since: z.int().nonnegative() }).meta({ id: 'DataImport' }),
);
