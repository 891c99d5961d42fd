import { findDates } from '../language/dates.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { titleScore } from '../language/job_titles.ts';
import { wordsOf } from '../language/lines.ts';
import type { NamedLine } from './labelled_rows.ts';

/** No head has more words beside its dates. */
const MOST = 14;
/** And with them. */
const MOST_DATED = 20;
const FULL_STOP = /(?<last>\S+)\.\s+(?<next>[\p{L}\d])/gu;

/** Whether a title comes first, set apart from what stands beside it. */
export const opensWithTitle = (text: string): boolean =>
  titleScore(text.split(/[,:(|·]|\s[–—-]\s/u, 1)[0]?.trim() ?? '') >= 1.6;

/**
 * Cuts lines that run on into sentences behind their head: "2016 – 2021, Harbor Ltd., Foreman. Led the yard …",
 * "Foreman, Harbor Ltd. (2016 – 2021). Led the yard …". The head becomes a line of its own, what follows a point under it.
 */
export function withoutRunIn(lines: readonly NamedLine[], reference: string): NamedLine[] {
  return lines.flatMap((line) => {
    const cut = line.bullet || line.columns !== undefined ? null : endOfHead(line.text, reference);
    if (cut === null) return [line];
    const { words: _, ...plain } = line;
    const text = line.text.slice(cut).trimStart();
    const start = line.start + line.text.length - text.length;
    return [
      { ...plain, text: line.text.slice(0, cut), end: line.start + cut },
      { ...plain, text, start, bullet: true },
    ];
  });
}

/** Where the first sentence behind the dates ends; null where there is no other behind it. */
function endOfHead(text: string, reference: string): number | null {
  if (!/^\P{L}{0,2}[\p{L}\d]/u.test(text)) return null;
  const range = findDates(text, reference).find(({ start, current }) => start !== null || current);
  if (range === undefined) return null;
  if (range.from > 2) {
    const behind = /^\s?\)?(?=\.\s+\p{Lu})/u.exec(text.slice(range.to))?.[0];
    const end = range.to + (behind?.length ?? 0);
    const heads = opensWithTitle(text) && wordsOf(text.slice(0, end)).length <= MOST_DATED;
    return behind !== undefined && heads ? end : null;
  }
  if (wordsOf(text).length <= MOST) return null;
  for (const match of text.slice(range.to).matchAll(FULL_STOP)) {
    const { last = '', next = '' } = match.groups ?? {};
    const end = range.to + match.index + last.length;
    // who writes all in small letters begins sentences with them, too
    if (/\p{Ll}/u.test(next) && /\p{Lu}/u.test(text.slice(range.to, end))) continue;
    // "A.Ş.", "Ltd.", "St.": an abbreviation ends no sentence
    if (last.length < 4 || last.includes('.') || isLegalForm(`${last}.`)) continue;
    return wordsOf(text.slice(range.to, end)).length <= MOST ? end : null;
  }
  return null;
}
