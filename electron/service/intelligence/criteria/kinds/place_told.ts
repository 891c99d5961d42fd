import { cuesIn } from '../../language/cues.ts';
import { fold } from '../../language/lines.ts';
import { statusOf } from '../../language/status.ts';
import { tokenize } from '../../language/tokens.ts';
import type { JudgeFacts } from '../facts.ts';

/** What parts a sentence that says yes to one place and no to another. */
const PART = /[,;]|\s[–—-]\s/u;
const NOT = /^(?:not|but_not)$/u;

/**
 * How far a sentence speaks of a place: "I would move to Leeds or York, not to London" says of Leeds what stands before
 * the comma, and refuses London. The whole of it where it does not name the place.
 */
export function toldOfPlace(
  text: string,
  places: readonly string[],
  { locales }: JudgeFacts,
): string | 'refused' {
  const names = places.map(fold);
  let end = 0;
  let found: string | null = null;
  for (const part of text.split(PART)) {
    const start = end === 0 ? 0 : end + (PART.exec(text.slice(end))?.[0].length ?? 0);
    end = start + part.length;
    if (!names.every((name) => fold(part).includes(name))) continue;
    found = part;
    const words = tokenize(part);
    const at = words.findIndex(({ key }) => names.some((name) => name.startsWith(key)));
    const { start: from = 0, end: to = 0 } = words[at] ?? {};
    const denied = cuesIn(
      words.map(({ key }) => key),
      locales,
    ).cues.some((cue) => NOT.test(cue.value) && cue.end <= at);
    if (start > 0 && (denied || statusOf(part, from, to, locales) === 'denied')) return 'refused';
    break;
  }
  return found === null ? text : text.slice(0, end);
}
