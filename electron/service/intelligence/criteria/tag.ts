import type { AskedPlace } from '../language/regions.ts';
import type { Cue, Locale } from '../language/locale.ts';
import type { Length, Quantity } from '../language/quantities.ts';
import type { Word } from '../language/words.ts';
import type { Skill } from '../skills/lexicon.ts';
import type { Entry, Tables } from './lexicon.ts';
import type { WordRange } from '../language/phrases.ts';

/** Words of the criterion and what they are; `start` and `end` are places of words, end exclusive. */
export type Tag = WordRange &
  (
    | { readonly type: 'cue'; readonly cue: Cue }
    | { readonly type: 'skill'; readonly skill: Skill }
    | { readonly type: 'entry'; readonly entry: Entry }
    | { readonly type: 'language'; readonly name: string }
    | { readonly type: 'place'; readonly place: AskedPlace }
    | { readonly type: 'title'; readonly title: string }
    | { readonly type: 'quantity'; readonly quantity: Quantity }
    | { readonly type: 'length'; readonly length: Length }
    | { readonly type: 'calendar_year'; readonly year: number }
  );

export type TagType = Tag['type'];

/** A criterion cut into words with everything that is known of them. */
export type Tagged = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly tags: readonly Tag[];
  /** Also those of words that ask for nothing: a reason, a remark. */
  readonly told: readonly Tag[];
  /** The cues among them that are not part of a longer one: "no" in "no more than" denies nothing. */
  readonly cues: readonly Extract<Tag, { readonly type: 'cue' }>[];
  readonly locales: readonly Locale[];
  /** Places of words that ask for something: no sign, no function word. */
  readonly content: ReadonlySet<number>;
  /** Places of function words. */
  readonly silent: ReadonlySet<number>;
  /** Sentences that say whom nobody wants to see (rejections.ts). */
  readonly rejected: readonly WordRange[];
  readonly tables: Tables;
};
