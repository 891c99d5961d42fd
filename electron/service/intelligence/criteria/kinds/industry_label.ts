import { readWords } from '../../language/cues.ts';
import type { Locale } from '../../language/locale.ts';
import { keyOf, keysOf } from '../../language/tokens.ts';
import type { WorkEntry } from '../../profile.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import { holdsAt } from '../../language/phrases.ts';

/** Words of a label: "Sector", "Branche des Unternehmens", "Secteur d'activité". */
const LABEL_WORDS = 5;
/** No article is longer: "della". */
const ARTICLE = 5;
/** Leading letters that words of one industry share: "alimentario", "Alimentación". */
const ROOT = 7;

/** Whether a job names its industry behind a label: "Sector: Alimentación", "Branche: Maschinenbau". */
export function isLabelled(job: WorkEntry, industry: Entry, facts: JudgeFacts): boolean {
  return facts.rows.some(({ line: { start, text } }) => {
    if (!holdsAt(job.span, start)) return false;
    const colon = text.indexOf(':');
    if (colon === -1 || !isLabel(text.slice(0, colon), facts.locales)) return false;
    return names(text.slice(colon + 1), industry, facts);
  });
}

/** It begins with a word for industries, followed by the employer at most: not "sector wanted". */
function isLabel(text: string, locales: readonly Locale[]): boolean {
  const { words, cues, function_words } = readWords(text, locales);
  const own = cues.filter(({ value }) => value === 'industry' || value === 'employer');
  // articles and prepositions: "Kunden" and "deseado" ask for nothing in a criterion, and say whose it is here
  const known = Clause.places(
    own,
    function_words.filter(
      ({ start, end }) => end - start === 1 && (words[start]?.key.length ?? 0) <= ARTICLE,
    ),
  );
  return (
    words.length <= LABEL_WORDS &&
    !cues.some(({ value }) => value === 'customer') &&
    own.some(({ value, start }) => value === 'industry' && start === 0) &&
    words.every((_word, at) => known.has(at))
  );
}

/** "Target industry: food", "Branche der Kunden: Bau": a label that names an industry, and not the employer's. */
export function isOthersLabel(text: string, locales: readonly Locale[]): boolean {
  const label = /^[^:]*(?=:)/u.exec(text)?.[0] ?? '';
  const { words, cues } = readWords(label, locales);
  const is_named =
    words.length > 0 && words.length <= LABEL_WORDS && cues.some(({ value }) => value === 'industry');
  return is_named && !isLabel(label, locales);
}

function names(text: string, industry: Entry, { tables }: JudgeFacts): boolean {
  const keys = keysOf(text);
  if (tables.forms.in(keys).some(({ value }) => value === industry)) return true;
  const forms = industry.forms.filter((form) => !/\s/u.test(form)).map(keyOf);
  return keys.some(
    (key) =>
      key.length >= ROOT &&
      forms.some((form) => form.length >= ROOT && form.slice(0, ROOT) === key.slice(0, ROOT)),
  );
}
