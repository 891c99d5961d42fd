import { languageNames, languageOfAdjective, namedLanguages } from '../language/language_names.ts';
import type { Word } from '../language/words.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';

/** "İngilizceyi", "Almancası": the name of a language with a Turkish ending. */
const LANGUAGE_WITH_ENDING = /^(?<stem>\p{L}{2,}[cç][ea])(?:y[iıea]|s[iı](?:n[ea])?|d[ea]|n[iı]n|yl[ea])$/u;

/** "Deutschsprachig", "francophone", "hispanohablante": somebody who speaks that language. */
const SPEAKING =
  /^(?<stem>\p{L}{4,}?)(?:sprachig(?:e[nrs]?)?|phones?|fon[aoei]s?|hablantes?|parlantes?|sprekend|jezyczny)$/u;
const SPOKEN: Readonly<Record<string, string>> = {
  anglo: 'English',
  franco: 'French',
  germano: 'German',
  hispano: 'Spanish',
  ispano: 'Spanish',
  italo: 'Italian',
  luso: 'Portuguese',
  russo: 'Russian',
  arabo: 'Arabic',
  turco: 'Turkish',
};

/** Names of languages, whole, with an ending, within a word or shortened. */
export function languagesIn({ words, languages, at, cues }: Read): Tag[] {
  const named = languages.flatMap(({ canonical, start, end }): Tag[] => {
    const span = at(start, end);
    return span === null ? [] : [{ type: 'language', name: canonical, ...span }];
  });
  const with_ending = words.flatMap(({ text: written }, start) => {
    const stem = LANGUAGE_WITH_ENDING.exec(written)?.groups?.['stem'];
    const known = stem === undefined ? [] : namedLanguages(stem);
    return known.map(({ canonical }): Tag => ({ type: 'language', name: canonical, start, end: start + 1 }));
  });
  const spoken = words.flatMap(({ key }, start) => {
    const stem = SPEAKING.exec(key)?.groups?.['stem'];
    const known = stem === undefined ? [] : namedLanguages(SPOKEN[stem] ?? stem);
    return known.map(({ canonical }): Tag => ({ type: 'language', name: canonical, start, end: start + 1 }));
  });
  // "langue maternelle allemande", "lengua inglesa"
  const spoken_of = cues.cues.flatMap(({ value, end }): Tag[] => {
    const name =
      value === 'native' || value === 'language' ? languageOfAdjective(words[end]?.key ?? '') : null;
    return name === null ? [] : [{ type: 'language', name, start: end, end: end + 1 }];
  });
  const listed = [...named, ...with_ending, ...spoken];
  const whole = [...listed, ...spoken_of.filter(({ start }) => !listed.some((one) => one.start === start))];
  return [...whole, ...shortened(words).filter(({ start }) => !whole.some((one) => one.start === start))];
}

const LEVEL = /^[abc][12]$/u;

/** "Angl. B2", "ing. C1": the beginning of a name before a level; of several languages the one most people list. */
function shortened(words: readonly Word[]): Tag[] {
  return words.flatMap(({ key }, start): Tag[] => {
    const has_dot = words[start + 1]?.text === '.';
    const level = has_dot ? start + 2 : start + 1;
    const is_short = key.length >= (has_dot ? 2 : 3) && !languageNames().has(key);
    if (!is_short || !LEVEL.test(words[level]?.key ?? '')) return [];
    const found = [...languageNames()].find(([name]) => name.startsWith(key));
    return found === undefined ? [] : [{ type: 'language', name: found[1], start, end: start + 1 }];
  });
}
