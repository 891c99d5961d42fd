import { sentencesOf } from '../resume_sentences.ts';
import { spokenLines } from '../search.ts';
import { cuesOfText } from '../../language/cues.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { says } from '../../language/status.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, quote, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { holdsWords, literalRest, literalsAt } from './shared.ts';

/** Something asked for in words no table knows: one sentence of the resume has to say all of them. */
export type WordsSlots = { readonly text: string; readonly words: readonly string[] };

/** Fewer words than this stand in too many sentences. */
const MIN_COUNT = 2;

function parse(clause: Clause): Parse<WordsSlots>[] {
  const own = Clause.places(clause.cues('experience work know job only industry or_similar'));
  const literal = literalRest(clause, own);
  if (literal.size === 0) return [];
  return [{ own, literal, bonus: -0.1, slots: { text: clause.text, words: literalsAt(clause, literal) } }];
}

/** What a sentence may say of the thing it names at some distance from it. */
const AGAINST: readonly MentionStatus[] = ['abandoned', 'lapsed', 'planned', 'learning'];

function decide({ words, text }: WordsSlots, facts: JudgeFacts): Verdict {
  const named = words.length === 1 && /\p{Lu}/u.test(text.slice(1));
  const beside = (sentence: string): boolean =>
    cuesOfText(sentence, facts.locales).some(({ value }) => value === 'deputy');
  for (const { start, end, text: sentence } of words.length < MIN_COUNT && !named
    ? spokenLines(facts)
    : sentencesOf(facts)) {
    if (!holdsWords(sentence, words)) continue;
    const span = { start, end };
    const said = say('shown', { quotes: quote(facts, span) });
    // a word that denies, plans or ends it leaves it open
    const whole =
      !AGAINST.some((status) => says(sentence, status, facts.locales)) &&
      POSSESSED.has(statusAt(facts, { start: end - 1, end })) &&
      POSSESSED.has(statusAt(facts, { start, end: start + 1 }));
    if (beside(sentence)) return notStated(0.5, said, [span]);
    return words.length < MIN_COUNT && !named
      ? notStated(0.5, said, [span])
      : whole
        ? met(0.68, said, [span])
        : notStated(0.5, said, [span]);
  }
  return notStated(0.45, say('nothing', { name: text }));
}

export const words: Kind<WordsSlots> = {
  name: 'words',
  parse,
  understood: ({ text }) => say('asks.words', { text }),
  decide,
  sentences: {
    'asks.words': ({ text }) => `In these words: ${text}`,
  },
};
