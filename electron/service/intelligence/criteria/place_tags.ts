import { regex } from '../language/pattern.ts';
import { readAskedPlace, type AskedPlace } from '../language/regions.ts';
import type { Cue, Locale } from '../language/locale.ts';
import { oncePer } from '../language/memoize.ts';
import type { Word } from '../language/words.ts';
import { readPlace } from '../language/places.ts';
import type { Tag } from './tag.ts';
import { phrasesOf, type PhraseMatch } from '../language/phrases.ts';

const MAX_PLACE = 4;
const NO_PLACE = regex('u')`
    ^(?:go|it|us|usa|uae|in|me|or|ok|hi|de|la|pa|ma|id|al|il|states|south|north|peninsula|reading|nice|mobile|
    bath|hull|orange|ontario|hof|linz|essen|[a-z]{1,2})$`;

/** Runs of words that are certain to be a place: a region, state, country or large town. */
export function placesIn(
  text: string,
  words: readonly Word[],
  cues: readonly PhraseMatch<Cue>[],
  frame: ReadonlySet<number>,
  locales: readonly Locale[],
): Tag[] {
  const found: Tag[] = [];
  const unions = new Map(locales.flatMap(unionsOf));
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MAX_PLACE); end > start; end -= 1) {
      const run = words.slice(start, end);
      const [first, last] = [run[0] as Word, run.at(-1) as Word];
      if (first.sign || last.sign || run.some(({ sign, key }) => sign && key !== ',')) continue;
      // "Based in Canada": the place alone
      if (
        run.length > 1 &&
        (frame.has(start) ||
          cues.some((cue) => cue.start === start && cue.end < end && cue.value !== 'not')) &&
        !/^(?:the|la|le|los|las|el|den|great|west|east|new|san|saint|santa)$/u.test(first.key) &&
        // "Buenos Aires", "A Coruña": no place without it
        run.slice(1).some((word) => !isCapital(word) || namesPlace(text.slice(word.start, last.end)))
      ) {
        continue;
      }
      const written = text.slice(first.start, last.end);
      const union = readAskedPlace(unions.get(written.replace(/['’]\p{L}+$/u, '')) ?? '');
      if (union !== null) {
        found.push({ type: 'place', place: union, start, end });
        start = end - 1;
        break;
      }
      if (!/^\p{Lu}/u.test(written) && !/^(?:eu|europe)$/u.test(written)) continue;
      if (NO_PLACE.test(written.toLowerCase()) && !/^(?:US|UK|EU|USA|NYC|UAE)$/u.test(written)) continue;
      const place = readAskedPlace(written);
      if (place === null || !isKnownPlace(place)) continue;
      if (cues.some((cue) => cue.start === start && cue.end === end)) continue;
      if (isOnlyPart(text.slice(last.end))) continue;
      found.push({ type: 'place', place, start, end });
      start = end - 1;
      break;
    }
  }
  return found;
}

const unionsOf = oncePer(({ unions = '' }: Locale): readonly (readonly [string, string])[] =>
  phrasesOf(unions).map((pair) => {
    const [short = '', name = ''] = pair.split(':');
    return [short, name];
  }),
);

/** "Valle" of "Valle de Aburrá": a longer name, of another place; "Madrid de España" names where the first one is. */
function isOnlyPart(behind: string): boolean {
  const name = /^\s(?:de|del|della|di)\s(\p{Lu}[\p{L}-]+)/u.exec(behind)?.[1];
  return name !== undefined && !namesPlace(name);
}

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);

/** Whether a word with a capital is the name of a place by itself: no typing error, whatever it resembles. */
export function namesPlace(written: string): boolean {
  const place = /^\p{Lu}/u.test(written) ? readAskedPlace(written) : null;
  return place !== null && isKnownPlace(place);
}

/** A region, state, country or well-known town, not any name in capitals. */
const isKnownPlace = ({ name, countries, states, cities, within }: AskedPlace): boolean =>
  countries.length > 0 ||
  states.length > 0 ||
  cities.length > 1 ||
  (within?.state ?? within?.country ?? null) !== null ||
  readPlace(name) !== null;
