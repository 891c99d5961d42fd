import { z } from 'zod';
import { Timestamp, many, one } from '../../fields.ts';
import { UploadedFileField } from '../../upload.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** A code of Tesseract's: three letters of ISO 639-2, perhaps a script or region. */
const LanguageCode = z
  .string()
  .regex(/^[a-z]{3}(?:_[a-z]+)?$/, 'must be a code of Tesseract, such as deu or chi_sim');

/** A language whose letters text recognition knows. */
export const OcrLanguage = z
  .object({
    code: LanguageCode,
    is_built_in: z
      .boolean()
      .meta({ description: 'Whether it comes with the program and cannot be deleted', examples: [false] }),
    byte_size: z
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'Size of the added file', examples: [1_584_096] }),
    created_at: Timestamp.nullable().meta({
      description: 'When it was added; null for a built-in language.',
      examples: ['2026-11-20T09:30:00.000Z'],
    }),
  })
  .meta({ id: 'OcrLanguage' });
export type OcrLanguage = z.infer<typeof OcrLanguage>;

export const OcrLanguageList = many(OcrLanguage);
export const OcrLanguageAdded = one(OcrLanguage);
export const OcrLanguageParams = z.object({ code: LanguageCode });
export const OcrLanguageRemoved = one(z.object({ code: LanguageCode }));

/** `code` where the file's name does not say it: `deu.traineddata`, `deu.traineddata.gz`. */
export const OcrLanguageForm = z.object({
  file: UploadedFileField.meta(
    meaning('Language data, at most 24 MiB.', '(the bytes of deu.traineddata.gz)'),
  ),
  code: LanguageCode.optional(),
});

describeFields({
  ocr_language: {
    code: ['Tesseract’s code of the language.', 'deu'],
  },
});
