import { type Cue, cuesNamed } from '../language/locale.ts';
import { holdsAt, type WordRange } from '../language/phrases.ts';
import { Clause } from './clause.ts';
import { stretchesIn } from './stretches.ts';
import type { Tag, Tagged } from './tag.ts';

/** Cues somebody tells a story with; every other one may ask for something, bound it or turn it round. */
const OF_STORIES = new Set<Cue>(
  cuesNamed('yes now thing people day week last as each recently and job not would only'),
);

/** Words of the shortest story; "(Zorgon certified)" may ask for something. */
const MIN_WORDS = 3;

/**
 * Places of words in parts of their own ("… – the last one left us in tears") in which nothing has a name, is
 * counted or asked for. What they say is not known, but hardly what is asked for.
 */
export function asidesIn(tagged: Tagged): Set<number> {
  const told = stretchesIn(tagged).filter((stretch) => isAside(stretch, tagged));
  return new Set(told.flatMap((stretch) => Clause.at(stretch)));
}

function isAside(stretch: WordRange, { tags, words, content }: Tagged): boolean {
  const places = Clause.at(stretch).filter((at) => words[at]?.sign === false);
  const inside = tags.filter((tag) => places.some((at) => holdsAt(tag, at)));
  return (
    places.length >= MIN_WORDS &&
    places.some((at) => content.has(at)) &&
    places.some((at) => !content.has(at)) &&
    inside.every(isOfStory)
  );
}

/** Titles are guessed by their shape. */
const isOfStory = (tag: Tag): boolean =>
  tag.type === 'title' || (tag.type === 'cue' && OF_STORIES.has(tag.cue));
