import { besidesIn } from '../language/besides.ts';
import { holds, holdsAt, overlaps, type WordRange } from '../language/phrases.ts';
import { remarkWords } from '../language/remark_words.ts';
import { Clause } from './clause.ts';
import { stretchesIn } from './stretches.ts';
import type { Tag, Tagged } from './tag.ts';
import type { Tree } from './tree.ts';

/** A criterion without what it does not ask for: why it is asked (reason_before.ts, reason_behind.ts), or a wish. */
export type Apart = {
  /** What is asked for, in its own words. */
  readonly rest: string;
  /** The words that were set aside. */
  readonly aside: readonly string[];
  /** Read with the words set aside the criterion would ask for something else, however well that is understood. */
  readonly is_needed: boolean;
  /** Whether what is left may be read as this; anything where it is not given. */
  readonly accepts?: (tree: Tree) => boolean;
};

/** What the rules that set something aside look at. */
export class Around {
  readonly tagged: Tagged;
  readonly parts: readonly WordRange[];
  readonly words: ReturnType<typeof besidesIn>;
  readonly remark: ReturnType<typeof remarkWords>;

  constructor(tagged: Tagged) {
    const keys = tagged.words.map(({ key }) => key);
    this.tagged = tagged;
    this.parts = stretchesIn(tagged);
    this.words = besidesIn(keys, tagged.locales);
    this.remark = remarkWords(keys, tagged.locales);
  }

  /** Places of content words in a range, without those of some phrases. */
  asked(range: WordRange, without: readonly WordRange[] = []): number[] {
    return Clause.at(range).filter(
      (at) => this.tagged.content.has(at) && !without.some((one) => holdsAt(one, at)),
    );
  }

  /** Whether something is asked for beside these ranges. */
  leaves(ranges: readonly WordRange[]): boolean {
    return this.asked({ start: 0, end: this.tagged.words.length }, ranges).length > 0;
  }

  tags(range: WordRange): readonly Tag[] {
    return this.tagged.told.filter((tag) => holds(range, tag));
  }

  textOf(at: number): string {
    return this.tagged.words[at]?.text ?? '';
  }

  /** The text as it was written, without some words and the signs that held them. */
  without(
    ranges: readonly WordRange[],
    from: WordRange = { start: 0, end: this.tagged.words.length },
  ): string {
    const { text, words } = this.tagged;
    let rest = '';
    for (const at of Clause.at(from)) {
      const word = words[at];
      if (word === undefined || ranges.some((one) => holdsAt(one, at))) continue;
      const next = words[at + 1]?.start ?? text.length;
      rest += text.slice(word.start, at + 1 === from.end ? word.end : next);
    }
    return rest
      .replaceAll(/\(\s*[!?.…]*\s*\)/gu, ' ')
      .replaceAll(/[,;–—-]\s*(?=[,;.)]|$)/gu, '')
      .replaceAll(/\(\s+|\(\s*$/gu, '(')
      .replaceAll(/^[\s,;:.–—)-]+|[\s,;:–—(-]+$/gu, '')
      .replaceAll(/\s{2,}/gu, ' ');
  }

  /** The joining word right before a place, or so many words before it with nothing that has a name in between. */
  joint(at: number, most = 0): WordRange | undefined {
    return this.tagged.cues.find(
      ({ cue, end }) =>
        cue === 'and' &&
        end <= at &&
        at - end <= most &&
        !this.tagged.tags.some((tag) => tag.type !== 'cue' && overlaps(tag, { start: end, end: at })),
    );
  }
}
