import type { Cue } from './locale.ts';
import type { PhraseMatch } from './phrases.ts';

/** What the words of a row do, in the languages given. */
export type Cues = {
  readonly cues: readonly PhraseMatch<Cue>[];
  readonly function_words: readonly PhraseMatch<true>[];
  readonly numbers: readonly PhraseMatch<number>[];
  /** What multiplies numbers, and what joins their parts. */
  readonly scales: readonly PhraseMatch<number>[];
  readonly joints: ReadonlySet<string>;
  /** What follows where something is lacking: "no interview". */
  readonly outcomes: readonly PhraseMatch<true>[];
};
