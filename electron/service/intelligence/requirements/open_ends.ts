import { multiline } from '../language/pattern.ts';

/** What a requirement lets in beside what it names, and no rule can list: "or a related field", "oder vergleichbar". */
type OpenEnd = {
  /** What is let in, as a person would say it: "a related field", "equivalent experience", "something comparable". */
  readonly words: string;
  /** Another subject of the same degree, not something in its place. */
  readonly field: boolean;
};

const LIKE = multiline`
  (?:related|similar|comparable|equivalent|relevant|adjacent|allied|vergleichbar|gleichwertig|ähnlich|
  verwandt|entsprechend)(?:e[snrm]?)?`;
const SUBJECT = multiline`
  (?:fields?|subjects?|disciplines?|areas?|majors?|sciences?|fachrichtung|fachgebiet|fach|studiengang|
  studienfach|bereich)`;
const END = new RegExp(
  multiline`
    (?:,\s*|(?<![\s,])\s+)(?:or|oder)\s+(?<words>(?:(?:an?|any|some|in|other|another|eine?[nrms]?|
    (?:sonstige|andere)[nrms]?)\s+){0,3}(?:(?:closely|directly|
    otherwise)\s+)?(?:${LIKE}(?:\s+[\p{L}-]+){0,5}|(?:[\p{L}-]+\s+){0,2}${SUBJECT}))$`,
  'iu',
);
const OTHER_SUBJECT = new RegExp(String.raw`^(?:an?other|other|any other|${LIKE})\b|(?<!\p{L})${LIKE}`, 'iu');
const OF_SUBJECT = new RegExp(String.raw`(?<!\p{L})${SUBJECT}$`, 'iu');

/** Takes the open ends off a requirement, the last first; none where it names all that counts. */
export function openEndsOf(text: string): { readonly rest: string; readonly ends: readonly OpenEnd[] } {
  const ends: OpenEnd[] = [];
  let rest = text;
  for (let round = 0; round < 3; round += 1) {
    const match = END.exec(rest);
    const words = match?.groups?.['words'] ?? '';
    if (match === null || !OTHER_SUBJECT.test(words) || match.index === 0) break;
    ends.unshift({ words: named(words), field: OF_SUBJECT.test(words) });
    rest = rest.slice(0, match.index);
  }
  return { rest, ends };
}

const ALONE = new RegExp(String.raw`^${LIKE}$`, 'iu');

const named = (words: string): string => (ALONE.test(words) ? `something ${english(words)}` : words);

function english(word: string): string {
  if (/^vergleichbar|^entsprechend/iu.test(word)) return 'comparable';
  if (/^gleichwertig/iu.test(word)) return 'equivalent';
  return /^(?:ähnlich|verwandt)/iu.test(word) ? 'similar' : word.toLowerCase();
}
