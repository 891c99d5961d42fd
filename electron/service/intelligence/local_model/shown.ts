import type { DocumentLine, ResumeDocument } from '../document.ts';
import { identityLines, identityMask } from '../embedding/identity.ts';
import type { Profile, Span } from '../profile.ts';
import { withoutPromptInjection } from '../text/prompt_injection.ts';

/** What of a resume a model may see, and what its quotes are looked for in. */
export type ShownText = {
  /** As long as the canonical text: everything that is not shown is spaces, so offsets are those of the resume. */
  readonly text: string;
  /** Lines with something in them, in reading order. */
  readonly lines: readonly Span[];
};

/** Takes out the person's identity, lines that talk to a program, and what a person removed. */
export function shownText(whole: ResumeDocument, profile: Profile): ShownText {
  const document = withoutPromptInjection(whole);
  const all = document.pages.flatMap(({ lines }) => lines);
  const mask = identityMask(profile);
  const identity = identityLines(all, profile, mask);
  const removed = removedMask(profile.removed);
  const parts: string[] = [];
  const lines: Span[] = [];
  let at = 0;
  for (const line of all) {
    if (identity.has(line) || line.start < at) continue;
    const text = removed(mask(line.text));
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    parts.push(' '.repeat(line.start - at), text);
    at = line.start + text.length;
    lines.push(spanOf(line));
  }
  return { text: parts.join('').padEnd(whole.text.length), lines };
}

const spanOf = ({ start, end }: DocumentLine): Span => ({ start, end });

/** Blanks whole words of these names. */
function removedMask(names: readonly string[]): (line: string) => string {
  const words = names
    .filter((name) => name.trim() !== '')
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return (line) => line;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (line) => line.replace(pattern, (match) => ' '.repeat(match.length));
}
