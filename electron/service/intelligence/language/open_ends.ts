import type { Cues } from './cue_row.ts';
import type { Cue, Locale } from './locale.ts';
import { Phrases, phrasesOf, type PhraseMatch, holdsAt } from './phrases.ts';
import { oncePer } from './memoize.ts';

/** Function words between "or" and what is alike: "or in any other". */
const MAX_ARTICLES = 3;
/** Words between: "another quantitative field", "a related technical or scientific one" is read no further. */
const MAX_BETWEEN = 2;

const wordsOf = oncePer(({ open_end: { like, subject } }: Locale) => ({
  like: Phrases.of(phrasesOf(like)),
  subject: Phrases.of(phrasesOf(subject)),
}));

/**
 * Open ends of a row, each whole: "or another quantitative field", "oder eine vergleichbare Ausbildung", "ou un domaine
 * similaire". What is alike nobody lists; it is one cue, `or_similar`.
 */
export function openEndsIn(
  keys: readonly string[],
  { cues, function_words }: Cues,
  locales: readonly Locale[],
): PhraseMatch<Cue>[] {
  const words = locales.map(wordsOf);
  const endOf = (kind: 'like' | 'subject', at: number): number | undefined =>
    words.flatMap((own) => own[kind].at(keys, at)).toSorted((a, b) => b.end - a.end)[0]?.end;
  const isSilent = (at: number): boolean => function_words.some((one) => holdsAt(one, at));
  const joins = (at: number): boolean =>
    cues.some(({ value, start }) => (value === 'or' || value === 'and') && start === at);
  const isWord = (at: number): boolean => /[\p{L}\d]/u.test(keys[at] ?? '') && !joins(at);
  return cues.flatMap(({ value, start, end: from }): PhraseMatch<Cue>[] => {
    if (value !== 'or') return [];
    const open = (end: number): PhraseMatch<Cue>[] => [{ start, end, value: 'or_similar' }];
    for (let at = from; at <= from + MAX_ARTICLES; at += 1) {
      const alike = endOf('like', at);
      if (alike !== undefined) {
        for (let place = alike; place <= alike + MAX_BETWEEN; place += 1) {
          const subject = endOf('subject', place);
          if (subject !== undefined) return open(subject);
          if (!isWord(place)) break;
        }
        return isWord(alike) ? [] : open(alike);
      }
      const subject = endOf('subject', at);
      const behind = subject === undefined ? undefined : endOf('like', subject);
      if (behind !== undefined) return open(behind);
      if (!isSilent(at)) return [];
    }
    return [];
  });
}
