import { cuesIn } from '../language/cues.ts';
import { type Cue, cuesNamed } from '../language/locale.ts';
import { JOINING_NOUNS } from '../language/locales/index.ts';
import type { Word } from '../language/words.ts';
import type { Tables } from './lexicon.ts';
import type { Tag } from './tag.ts';

/** What the last part of a compound may be: "Informatikstudium", "Physikstudent", "Chemiediplom". */
const LAST = new Set<Cue>(cuesNamed('degree student bachelor master doctorate diploma'));

/** "Krankenhauserfahrung", "Lagertätigkeit", "Bankbranche": work in what stands before it. */
const OF_WORK = new Set<Cue>(cuesNamed('experience work industry'));

/** Letters a part has at least. */
const MIN_LENGTH = 4;

/**
 * Compounds as in German. Of a field of study and a word of degrees both are tags of the whole word; of an industry and
 * a word of work the industry alone is one.
 */
export function compoundsIn(words: readonly Word[], tables: Tables): Tag[] {
  return words.flatMap(({ key, text, sign }, start): Tag[] => {
    if (sign || !/^\p{Lu}/u.test(text) || key.length < 2 * MIN_LENGTH + 1) return [];
    for (let at = key.length - MIN_LENGTH; at >= MIN_LENGTH; at -= 1) {
      const cue = cuesIn([key.slice(at)], JOINING_NOUNS).cues.find(
        ({ value }) => LAST.has(value) || OF_WORK.has(value),
      )?.value;
      if (cue === undefined) continue;
      const kind = LAST.has(cue) ? 'field' : 'industry';
      // "Rechtswissenschaftsstudium", "BWL-Studium"
      const first = key.slice(0, at);
      const entry = [first, first.replace(/[s-]$/u, '')]
        .flatMap((part) => tables.forms.in([part]))
        .find(({ value }) => value.kind === kind)?.value;
      if (entry === undefined) continue;
      const place = { start, end: start + 1 };
      const named: Tag = { type: 'entry', entry, ...place };
      // a word of work alone would leave out in what
      return kind === 'industry' ? [named] : [{ type: 'cue', cue, ...place }, named];
    }
    return [];
  });
}
