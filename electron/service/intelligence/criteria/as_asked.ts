import { hasCue } from '../language/cues.ts';
import { type Cue, cuesNamed, type MentionStatus } from '../language/locale.ts';
import { says } from '../language/status.ts';
import { keysOf, tokenize } from '../language/tokens.ts';
import type { WordClass } from '../language/word_class_names.ts';
import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from './facts.ts';
import { holds, type WordRange } from '../language/phrases.ts';
import { holdsWords, sentenceHolds, stemmed } from './held_words.ts';
import { met, quotedSentence, type Asked, type Verdict } from './predicate.ts';
import { sentencesOf, type Sentence } from './resume_sentences.ts';
import { sectionAt } from './search.ts';
import type { Tree } from './tree.ts';

/** Kinds that ask for something a resume says in a sentence, and for nothing that has to be counted or compared. */
const SAID = new Set(['skill', 'activity', 'certificate', 'words']);

/** What no sentence shows by its words alone: bounds, denials, levels, times, and what is not over yet. */
const UNSHOWN = new Set<Cue>(
  cuesNamed(
    'not but_not but instead instead_of_former any_of or excluded each at_least at_most over under since ago',
    'last now valid in_progress student deep expert fluent native basic percent year month week day would',
    'or_less same exactly',
  ),
);

/** Words that say only that something was done, is known, or what sort of thing a name is. */
const FRAME = new Set<Cue>(
  cuesNamed(
    'experience know work job thing completed total ever past as employed title and ideally or_similar',
  ),
);

/** Letters of a word that shows a thing by itself, and of one that does beside a word of doing. */
const MIN_ALONE = 8;
const MIN_OBJECT = 6;

/** A reading by one kind, with the words it asks for. */
export const withAsked = (tree: Tree, clause: Clause): Tree =>
  tree.op === 'is'
    ? { op: 'is', predicate: { ...tree.predicate, asked: askedOf(clause, tree.predicate.kind) } }
    : tree;

/** What a clause that was read as one of `kind` asks for in words; null where words do not show it. */
function askedOf(clause: Clause, kind: string): Asked | null {
  if (!SAID.has(kind)) return null;
  const { tagged } = clause;
  const counts = clause
    .tags('quantity')
    .some(({ quantity, start }) => quantity.value !== 1 && tagged.words[start]?.value === null);
  const bars = counts || clause.tags('length').length > 0 || clause.tags('title').length > 0;
  const is_unshown = tagged.cues.some(({ cue, start }) => UNSHOWN.has(cue) && clause.content.includes(start));
  const holdsOne = (name: WordClass): boolean => clause.keys.some((key) => isOf(name, key));
  // "another ERP than SAP"
  const excepts = holdsOne('besides') || (holdsOne('other') && holdsOne('than'));
  if (bars || is_unshown || excepts) return null;
  const names_of_things = clause.tags('skill').filter(({ start, end }) => end - start > 1);
  // "recommender systems" are no systems of any kind
  const inName = (cue: WordRange): boolean => names_of_things.some((tag) => holds(tag, cue));
  const frame = Clause.places(
    tagged.cues.filter((cue) => cue.cue === 'and' || (FRAME.has(cue.cue) && !inName(cue))),
  );
  const papers = Clause.places(clause.cues('certificate', 'licence'));
  const numbers = clause.content.filter((at) => tagged.words[at]?.value !== null);
  const plain = clause.content.filter((at) => !frame.has(at) && !papers.has(at) && !numbers.includes(at));
  const skills = Clause.places(clause.tags('skill'));
  const narrow = plain.filter((at) => skills.has(at) || !isOf('deed', clause.key(at)));
  // "Gestione pratiche di assunzione": where one word is left, what is taken for the frame has to stand there as well
  const joints = Clause.places(clause.cues('and'));
  const framed = clause.content.filter((at) => frame.has(at) && !joints.has(at) && at > clause.from);
  const said = narrow.length === 1 ? [...framed, ...narrow].toSorted((a, b) => a - b) : narrow;
  // "Control Room Operation": no names where every word has a capital
  const is_heading = plain.length > 2 && plain.every((at) => clause.isCapital(at));
  const names = is_heading ? [] : said.filter((at) => at > 0 && isName(clause, at));
  // "Hotel Example": whose firm it was, words do not show
  if (names.some((at) => clause.isCapital(at - 1) && said.includes(at - 1))) return null;
  const forms = new Map(
    said.filter((at) => !names.includes(at)).map((at) => [stemmed(clause.written(at)), clause.written(at)]),
  );
  const words = [...forms.values()];
  // "order picking" is more than orders: what the table of activities knows asks for every word
  const alone = kind === 'skill' ? MIN_ALONE : Infinity;
  const shortest = said.length < plain.length && kind !== 'activity' ? MIN_OBJECT : alone;
  const [only = ''] = words;
  if (names.length === 0 && words.length < 2 && only.length < shortest) return null;
  // "the register of engineers": a word of it shows the trade, and no paper
  if (kind === 'certificate' && words.length + names.length + numbers.length < 2) return null;
  // "DNL anglais obtenue": whether it was passed, words do not show
  if (kind !== 'certificate' && clause.has('completed')) return null;
  // a number belongs to the name before it
  if (numbers.some((at) => clause.key(at - 1) === '' || tagged.words[at - 1]?.sign === true)) return null;
  return {
    words,
    names: names.map((at) => clause.written(at)),
    numbers: numbers.map((at) => [clause.key(at - 1), clause.key(at)] as const),
    is_paper: kind === 'certificate',
  };
}

/** "Nourish", "A3", "NetSoins": written with a capital where nouns are not. */
const isName = (clause: Clause, at: number): boolean =>
  clause.isCapital(at) &&
  (clause.tagged.locales[0]?.joins_nouns !== true || /\d|\p{L}\p{Lu}/u.test(clause.written(at)));

/** What a sentence may not say of anything in it. */
const NOT_HELD: readonly MentionStatus[] = [
  'abandoned',
  'lapsed',
  'planned',
  'learning',
  'denied',
  'others',
  'seen',
];

/**
 * "Prospecting by phone", "manual handling of residents": a sentence that has every word as it was asked, in any of
 * their forms, shows a thing no other name was found for. Null where none does.
 */
export function shownAsAsked(asked: Asked, facts: JudgeFacts): Verdict | null {
  const sentence = sentencesOf(facts).find((one) => shows(one, asked, facts));
  return sentence === undefined ? null : met(0.7, ...quotedSentence(facts, sentence));
}

function shows(sentence: Sentence, { words, names, numbers, is_paper }: Asked, facts: JudgeFacts): boolean {
  const { text, start, end } = sentence;
  if (!names.every((name) => text.includes(name)) || !sentenceHolds(sentence, words)) return false;
  const tokens = tokenize(text);
  const keys = tokens.map(({ key }) => key);
  const written = new Set(tokens.map((token) => text.slice(token.start, token.end)));
  const places = [
    { start, end: start + 1 },
    { start: end - 1, end },
    // where each word stands: "complaints desk: shadowing only"
    ...tokens
      .filter(({ key }) => words.some((word) => holdsWords(key, [word])))
      .map((token) => ({ start: start + token.start, end: start + token.end })),
  ];
  return (
    names.every((name) => written.has(name)) &&
    numbers.every(([before, number]) => keys.some((key, at) => key === number && keys[at - 1] === before)) &&
    (!is_paper || isOfPapers(sentence, facts)) &&
    !hasCue(keys, facts.locales, 'deputy', 'not') &&
    !NOT_HELD.some((status) => says(text, status, facts.locales)) &&
    places.every((span) => POSSESSED.has(statusAt(facts, span)))
  );
}

/** Whether a sentence speaks of what somebody has earned. */
const isOfPapers = ({ text, start }: Sentence, facts: JudgeFacts): boolean =>
  ['certifications', 'education'].includes(sectionAt(facts, start)) ||
  hasCue(keysOf(text), facts.locales, 'certificate', 'licence');
