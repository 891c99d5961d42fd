import { cuesIn } from '../../language/cues.ts';
import type { Cue, Locale } from '../../language/locale.ts';
import { fold } from '../../language/lines.ts';
import type { PhraseMatch } from '../../language/phrases.ts';
import { statusOf } from '../../language/status.ts';
import { keysOf, tokenize } from '../../language/tokens.ts';
import type { JudgeFacts } from '../facts.ts';

/** What parts a sentence that says yes to one place and no to another. */
const PART = /[,;]|\s[–—-]\s/u;
const NOT = /^(?:not|but_not)$/u;

/** "Anywhere except to London", "İzmir hariç her yere": what leaves out the place it stands beside. */
const isBeside = ({ value, start, end }: PhraseMatch<Cue>, at: number, locales: readonly Locale[]): boolean =>
  value === 'but_not' &&
  ((end <= at && at - end <= 2) ||
    (start > at && start - at <= 2 && locales.some(({ verb_last }) => verb_last)));

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
    const words = tokenize(part);
    const at = words.findIndex(({ key }) => names.some((name) => keysOf(name)[0] === key));
    const place = words[at];
    if (place === undefined) continue;
    found = part;
    const { cues } = cuesIn(
      words.map(({ key }) => key),
      locales,
    );
    if (cues.some((cue) => isBeside(cue, at, locales))) return 'refused';
    const denied = cues.some((cue) => NOT.test(cue.value) && cue.end <= at);
    if (start > 0 && (denied || statusOf(part, place.start, place.end, locales) === 'denied')) {
      return 'refused';
    }
    break;
  }
  return found === null ? text : text.slice(0, end);
}
