import type { LetterFieldName, PreviewedLetter } from '../../api/letters.ts';
import { texts } from '../../texts.ts';

/** What a field is called on screen; one that is none is called as it was written. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = texts.letters.fields;
  return names[field] ?? `{{${field}}}`;
}

/** Every field, as it is written in a text. */
export const FIELDS = (): readonly LetterFieldName[] =>
  Object.keys(texts.letters.fields) as LetterFieldName[];

/** What is wrong with a letter, each in a sentence; empty where it is complete. */
export function problemsOf({ missing, no_mailto }: PreviewedLetter): string[] {
  const { letters } = texts;
  const said = missing.map(({ field, reason, nearest, is_gap }) => {
    if (reason === 'unknown') {
      return letters.unknownField(field, nearest === null ? null : `{{${nearest}}}`);
    }
    if (field === 'questions') return letters.noQuestions;
    return is_gap ? letters.gap(fieldName(field)) : letters.leftOut(fieldName(field));
  });
  const address = no_mailto === null || no_mailto === 'too_long' ? [] : [letters.noMailto[no_mailto]];
  return [...address, ...said];
}

/** Whether a letter can go out as it is: it has an address, and no bracket in its text. */
export function isComplete({ to, missing }: PreviewedLetter): boolean {
  return to !== null && missing.every(({ is_gap }) => !is_gap);
}

/** Whether it lacks who signs, which is set once for all letters. */
export function lacksSender({ missing }: PreviewedLetter): boolean {
  return missing.some(
    ({ field, reason }) => reason === 'empty' && (field === 'my_name' || field === 'agency'),
  );
}
