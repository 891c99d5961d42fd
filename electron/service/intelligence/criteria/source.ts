import type { ResumeDocument } from '../document.ts';
import { appendManualEntries } from '../edits/append_manual_entries.ts';
import type { Profile, Span } from '../profile.ts';
import { allLines, type Line } from '../language/lines.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { collectFacts, SILENT, type Facts } from './resume_facts.ts';

/** One resume, prepared once for all criteria that are asked of it. */
export type CriterionFacts = Facts & {
  readonly lines: readonly Line[];
  /** The text to search: of the same length, with removed things blanked out. */
  readonly searchable_text: string;
  /** From this offset on the text was entered by hand and cannot be shown in the resume. */
  readonly manual_from: number;
};

export type CriterionSource = {
  readonly document: ResumeDocument;
  readonly profile: Profile;
  readonly lexicon: Lexicon;
  /** 'YYYY-MM': the month "present" means. */
  readonly reference_date: string;
};

/** Collects what criteria are decided with. */
export function criterionFacts(source: CriterionSource): CriterionFacts {
  const { document, profile, manual_from } = appendManualEntries(source.document, source.profile);
  const { lexicon, reference_date } = source;
  const facts = collectFacts(document, profile, lexicon, reference_date);
  const searchable_text = searchableText(facts);
  const lines = allLines(document);
  return {
    ...facts,
    lines:
      searchable_text === document.text
        ? lines
        : lines.map((line) => ({ ...line, text: searchable_text.slice(line.start, line.end) })),
    searchable_text,
    manual_from,
  };
}

function searchableText({ document: { text }, tokens }: Facts): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of tokens.filter(({ key }) => key === SILENT)) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}

/** The words of a span in quotation marks, each line apart: two lines, 140 characters. */
export function quoted(
  facts: { readonly document: Pick<ResumeDocument, 'text'> },
  { start, end }: Span,
): string {
  return facts.document.text
    .slice(start, Math.min(end, start + 140))
    .split('\n', 2)
    .map((line) => whole(line).trim().replace(/\.$/, '')) // the sentence around it has its own
    .filter((line) => line !== '')
    .map((line) => `“${line}”`)
    .join(', ');
}

/** At most `max` UTF-16 code units, with an ellipsis where something was cut; no character is cut in two. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${whole(text.slice(0, max - 1))}…`;
}

function whole(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
