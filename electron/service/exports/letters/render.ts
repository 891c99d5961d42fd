import { FIELD, fieldIn, nearestField, type LetterField } from './fields.ts';
import { inDirection, oneLine } from './one_line.ts';

/** A text with fields, and the language it is written in. */
export type LetterText = { readonly subject: string; readonly body: string; readonly language: string };

/** What is put in for one person; an empty text is not known. Questions are a list. */
export type LetterValues = Readonly<Record<Exclude<LetterField, 'questions'>, string>> & {
  readonly questions: readonly string[];
};

/** What could not be put in. */
export type Missing = {
  readonly field: string;
  /** unknown: there is no such field; empty: it is not known of this person. */
  readonly reason: 'unknown' | 'empty';
  readonly nearest: LetterField | null;
  /** Whether the text says so in brackets: a line that held nothing else is left out. */
  readonly is_gap: boolean;
};

export type Letter = {
  readonly subject: string;
  readonly body: string;
  readonly missing: readonly Missing[];
};

/** Writes to one person. What is not known stands there in brackets, never in braces, and is told. */
export function renderLetter({ subject, body, language }: LetterText, values: LetterValues): Letter {
  const missing = new Map<string, Missing>();
  const put = (text: string, is_subject: boolean): string | null => {
    let is_empty = true;
    const before = new Map(missing);
    const filled = text.replaceAll(FIELD, (_all, written: string, closing: string | undefined) => {
      const field = fieldIn(written, closing);
      const value = field === null ? '' : valueOf(values, field, language, is_subject);
      if (value !== '') {
        is_empty = false;
        return value;
      }
      const name = field ?? written.trim();
      const unknown = { reason: 'unknown', nearest: nearestField(written) } as const;
      const of_person = { reason: 'empty', nearest: null } as const;
      missing.set(name, { field: name, ...(field === null ? unknown : of_person), is_gap: true });
      if (field === null) is_empty = false;
      return `[${name.replaceAll('_', ' ')}]`;
    });
    const has_words = /[\p{L}\p{N}]/u.test(text.replaceAll(FIELD, ''));
    const is_needed = [...text.matchAll(FIELD)].some(([, name = '', closing]) =>
      NEEDED.has(fieldIn(name, closing)),
    );
    if (is_subject || !is_empty || has_words || is_needed || filled === text) return filled;
    // nothing but fields that are not known of this person
    for (const [field, told] of missing) {
      if (!before.has(field)) missing.set(field, { ...told, is_gap: false });
    }
    return null;
  };
  const written = put(oneLine(subject), true);
  const lines = body.split(/\r\n|\r|\n/u).map((line) => put(line, false));
  return {
    subject: oneLine(written ?? ''),
    body: withoutLeftOut(lines).trim(),
    missing: [...missing.values()],
  };
}

/** A letter says little without these: they are no line to be left out. */
const NEEDED = new Set<LetterField | null>(['first_name', 'full_name', 'job_title', 'questions']);

/** One empty line where a line between two was left out. */
function withoutLeftOut(lines: readonly (string | null)[]): string {
  return lines
    .filter((line, at) => line !== null && !(line.trim() === '' && lines[at - 1] === null))
    .join('\n');
}

function valueOf(values: LetterValues, field: LetterField, language: string, is_subject: boolean): string {
  if (field !== 'questions') return inDirection(oneLine(values[field]), language);
  const questions = values.questions.map((question) => inDirection(oneLine(question), language));
  return is_subject ? questions.join(' ') : questions.map((question) => `– ${question}`).join('\n');
}
