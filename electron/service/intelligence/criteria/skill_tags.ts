import { isOf } from '../language/word_classes.ts';
import { type WordRange, within } from '../language/phrases.ts';
import { type Lexicon, type Skill, isProduct } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import type { Tag } from './tag.ts';
import { looksLikeTitle } from './titles.ts';
import type { Read } from './tag_rules.ts';

/** Names of the skills list, without words that only look like one here. */
export function skillsIn(read: Read, lexicon: Lexicon): Tag[] {
  return matchSkills(read.text, lexicon, { lists: true, names: true }).flatMap((match): Tag[] => {
    const skill = lexicon.skills.get(match.canonical);
    const span = read.at(match.start, match.end);
    if (skill === undefined || span === null || isOtherLetter(match, span, read)) return [];
    // "DAF" in France, where German as a foreign language is "DaF"
    const written = read.text.slice(match.start, match.end);
    const is_title = looksLikeTitle(written) && written === written.toUpperCase();
    if (is_title && ![skill.canonical, ...skill.aliases].includes(written)) return [];
    if (isInPhrase(match, span, read) || isCommonWord(match, read.text, skill)) return [];
    return isStopWord(match, span, skill, read) ? [] : [{ type: 'skill', skill, ...span }];
  });
}

/** "Class C", "permis B", "C sınıfı ehliyet": a class, no language; "C'è", "d'expérience": an article. */
function isOtherLetter(match: WordRange, span: WordRange, { text, keys }: Read): boolean {
  if (match.end - match.start !== 1) return false;
  return (
    text[match.end] === "'" ||
    isOf('licence_class', keys[span.start - 1]) ||
    isOf('class_behind', keys[span.end])
  );
}

const isSmall = (text: string, { start, end }: WordRange): boolean => /^\p{Ll}/u.test(text.slice(start, end));

/** "Not less than": LeSS is none of it, nor where it opens the sentence. */
const isInPhrase = (match: WordRange, span: WordRange, { text, longest }: Read): boolean =>
  span.end - span.start === 1 &&
  (isSmall(text, match)
    ? within(span, longest)
    : span.start === 0 && longest.some(({ start, end }) => start === 0 && end > span.end));

/** An everyday word in small letters that is a skill's name only elsewhere ("go", "word", "lead"). */
function isCommonWord(match: WordRange, text: string, skill: Skill): boolean {
  const written = text.slice(match.start, match.end);
  return (
    skill.ambiguous &&
    isSmall(text, match) &&
    written.toLowerCase() === skill.canonical.toLowerCase() &&
    written.length < 4
  );
}

/** "Does", "Can": what is a function word here is a name only in capitals. */
function isStopWord(match: WordRange, span: WordRange, skill: Skill, read: Read): boolean {
  const { text, words, frame } = read;
  const written = text.slice(match.start, match.end);
  const capitals = written === written.toUpperCase();
  if (span.end - span.start !== 1 || !frame.has(span.start) || capitals) return false;
  // names of products that are function words in small letters: "commercial Go experience"
  const named =
    /^\p{Lu}/u.test(written) &&
    (span.start > 0 || words.length <= 2 || opensList(span.end, read)) &&
    isProduct(skill.kind) &&
    [skill.canonical, ...skill.aliases].some((name) => name.replace(/^[?~]/u, '') === written);
  return !named;
}

/** "Go and Kubernetes", "Word, Excel": what begins a list is a name. */
const opensList = (end: number, { keys, cues }: Read): boolean =>
  /^[,/&]$/u.test(keys[end] ?? '') ||
  cues.cues.some(({ value, start }) => start === end && (value === 'and' || value === 'or'));
