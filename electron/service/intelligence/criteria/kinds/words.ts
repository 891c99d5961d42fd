import { sentencesOf } from '../resume_sentences.ts';
import { spokenLines } from '../search.ts';
import { hasCue } from '../../language/cues.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { says } from '../../language/status.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notStated, say, type Kind, type Parse, type Verdict, quotedSentence } from '../predicate.ts';
import { literalRest, narrowingAt, timeOf, windowIn, type Window } from './shared.ts';
import { sentenceHolds } from '../held_words.ts';
import type { Span } from '../../profile.ts';
import { keyOf, keysOf, tokenize } from '../../language/tokens.ts';
import { parts, within } from '../sentences/sentence.ts';

/** Something asked for in unknown words: one sentence of the resume has to contain all of them. */
export type WordsSlots = {
  readonly text: string;
  readonly words: readonly string[];
  readonly window: Window | null;
  /** In the present job. */
  readonly now: boolean;
};

/** Fewer words than this occur in too many sentences, unless the one is long: "Berufsbildnerkurs". */
const MIN_COUNT = 2;
const LONG = 10;

function parse(clause: Clause): Parse<WordsSlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const now = clause.cues('now');
  const own = Clause.places(of_window, now, clause.cues('experience work know job only industry or_similar'));
  const literal = literalRest(clause, own);
  if (literal.size === 0) return [];
  const is_timed = window !== null || now.length > 0;
  const words = narrowingAt(clause, literal);
  return [
    {
      own,
      literal,
      bonus: is_timed ? -0.3 : -0.1,
      slots: { text: clause.text, words, window, now: now.length > 0 },
    },
  ];
}

/** What a sentence may say of a thing named elsewhere in it. */
const AGAINST: readonly MentionStatus[] = ['abandoned', 'lapsed', 'planned', 'learning'];

/** "Programme in Asta": written as a name within a sentence, in a language that writes no other noun so. */
function isNameIn(text: string, word: string, { locales }: JudgeFacts): boolean {
  if (locales[0]?.joins_nouns === true) return false;
  const key = keyOf(word);
  return tokenize(text).some(
    (token) =>
      token.key === key &&
      /^\p{Lu}/u.test(text.slice(token.start)) &&
      /(?:(?<!\p{L})\p{Ll}+|[,:/(])\s?$/u.test(text.slice(0, token.start)),
  );
}

function decide({ words, text, window, now }: WordsSlots, facts: JudgeFacts): Verdict {
  const named = words.length === 1 && /\p{Lu}/u.test(text.slice(1));
  const alone = words.length < MIN_COUNT && !named && (words[0] ?? '').length < LONG;
  const places: readonly (Span & { readonly text: string })[] = alone
    ? spokenLines(facts)
    : sentencesOf(facts);
  const sentence =
    words.length === 0
      ? undefined
      : places.find((one) => timeOf(one, { window, now }, facts) === 'then' && sentenceHolds(one, words));
  if (sentence === undefined) return notStated(0.45, say('nothing', { name: text }));
  const { start, end } = sentence;
  const vague = alone && !isNameIn(sentence.text, words[0] ?? '', facts);
  // a word that denies, plans or ends it leaves it open, and so does a deputy
  const whole =
    !vague &&
    !hasCue(keysOf(sentence.text), facts.locales, 'deputy') &&
    !AGAINST.some((status) => says(sentence.text, status, facts.locales)) &&
    POSSESSED.has(statusAt(facts, { start: end - 1, end })) &&
    POSSESSED.has(statusAt(facts, { start, end: start + 1 }));
  const said = quotedSentence(facts, sentence);
  return whole ? met(0.68, ...said) : notStated(0.5, ...said);
}

export const words: Kind<WordsSlots> = {
  parse,
  understood: ({ text, now }) => say('asks.words', { text, now }),
  decide,
  sentences: {
    'asks.words': ({ text, now }) => parts('In these words:', text, within('', now)),
  },
};
