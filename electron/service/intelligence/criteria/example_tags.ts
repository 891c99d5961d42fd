import { follows, holdsAt } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';

/** Words of the class an example is of: "cloud based accounting packages such as …". */
const MAX_CLASS = 3;

/**
 * Places of the words for a class of things right before an example of it: "Färbetechniken wie Balayage", "booking
 * packages such as Opera". Whoever has the example has one of the class, whether or not the resume names that. What
 * stands behind "as" may be a title, so the example has to be a thing with a name.
 */
export function classesOfExamples({ words, cues }: Read, names: readonly Tag[]): number[] {
  const things = cues.cues.filter(({ value }) => value === 'thing');
  const others = cues.cues.filter(({ value }) => value !== 'thing');
  const functions = cues.function_words.filter((one) => !things.some((thing) => holdsAt(thing, one.start)));
  const taken = [...names, ...others, ...functions];
  const isPlain = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && !word.sign && word.value === null && !taken.some((one) => holdsAt(one, at));
  };
  return words.flatMap(({ key }, at): number[] => {
    const is_pair = key === 'such' && words[at + 1]?.key === 'as';
    const end = at + (is_pair ? 2 : 1);
    const is_example = names.some((tag) => tag.type === 'skill' && follows(tag, { end }));
    if (!is_example || !(is_pair || isOf('like', key))) return [];
    let from = at;
    while (from > 0 && at - from < MAX_CLASS && isPlain(from - 1)) from -= 1;
    return from === at ? [] : Array.from({ length: end - from }, (_, place) => from + place);
  });
}
