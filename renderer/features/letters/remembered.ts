import type { LetterKind, LetterTemplate } from '../../api/letters.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';
import { texts } from '../../texts.ts';

/** What was written last: the kind, the language, and of each kind and language the template. */
type Remembered = {
  readonly kind?: LetterKind;
  readonly language?: string;
  readonly templates?: Readonly<Record<string, string>>;
};

const KEY = 'letters';

function remembered(): Remembered {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Remembers what somebody chose. */
export function rememberTemplate({ id, kind, language }: LetterTemplate): void {
  const templates = { ...remembered().templates, [`${kind} ${language}`]: id };
  writeLocal(KEY, JSON.stringify({ kind, language, templates } satisfies Remembered));
}

/**
 * The template to begin with: of that kind and in that language the one chosen last, else the first; where there is
 * none, one of the same kind in another language, and then any.
 */
export function templateFor(
  templates: readonly LetterTemplate[],
  wanted: { readonly kind?: LetterKind | undefined; readonly language?: string | undefined },
): LetterTemplate | undefined {
  const kept = remembered();
  const kind = wanted.kind ?? kept.kind ?? 'invite';
  const language = wanted.language ?? kept.language ?? texts.locale;
  const of_kind = templates.filter((one) => one.kind === kind);
  const fitting = of_kind.filter((one) => one.language === language);
  const chosen = kept.templates?.[`${kind} ${language}`];
  return fitting.find(({ id }) => id === chosen) ?? fitting[0] ?? of_kind[0] ?? templates[0];
}
