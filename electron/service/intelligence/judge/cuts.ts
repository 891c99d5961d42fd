import type { Tagged } from './tag.ts';

/** A place where a criterion may be cut, with how the sides are joined; lower levels are cut first. */
export type Cut = {
  readonly start: number;
  readonly end: number;
  readonly op: 'and' | 'or' | 'and_not';
  readonly level: number;
};

const INCLUDING =
  /^(?:with|including|mit|inklusive|avec|con|incluyendo|met|com|cu|z|ze|davon|darunter|dont)$/u;

/** Every place between two ideas; none inside a name. */
export function cutsOf(tagged: Tagged): Cut[] {
  const { words, tags } = tagged;
  const inName = (start: number, end: number): boolean =>
    tags.some(
      (tag) =>
        tag.start < start &&
        tag.end > end &&
        (tag.type === 'skill' ||
          tag.type === 'entry' ||
          tag.type === 'length' ||
          tag.type === 'cue' ||
          tag.type === 'place' ||
          tag.type === 'quantity' ||
          (tag.type === 'title' && tagged.words[start]?.key === '/')),
    ) ||
    tags.some(
      (tag) =>
        tag.type === 'cue' &&
        (tag.cue === 'or_similar' ||
          tag.cue === 'or_more' ||
          tag.cue === 'or_less' ||
          tag.cue === 'or_higher' ||
          tag.cue === 'at_least' ||
          tag.cue === 'in_progress') &&
        tag.start <= start &&
        tag.end > end,
    );
  const cuts: Cut[] = [];
  for (const tag of tagged.cues) {
    if (inName(tag.start, tag.end) || isElided(tag.start, tagged)) continue;
    const { start, end } = tag;
    const comma = words[start - 1]?.key === ',';
    // "Gesundheits- und Krankenpflegerin" is one word
    if (tagged.text[words[start - 1]?.end ?? 0] === '-') continue;
    if (tag.cue === 'and' || tag.cue === 'or') {
      cuts.push({ start: comma ? start - 1 : start, end, op: tag.cue, level: comma ? 1 : 3 });
    } else if (tag.cue === 'but_not') {
      cuts.push({ start: comma ? start - 1 : start, end, op: 'and_not', level: 1 });
    }
  }
  for (const [at, { key, sign }] of words.entries()) {
    if (inName(at, at + 1)) continue;
    if (sign && key === ';') cuts.push({ start: at, end: at + 1, op: 'and', level: 0 });
    else if (sign && key === '/') cuts.push({ start: at, end: at + 1, op: 'or', level: 3 });
    else if (
      sign &&
      (key === ',' || key === ':' || key === '–' || key === '-') &&
      !cuts.some(({ start }) => start === at)
    ) {
      cuts.push({ start: at, end: at + 1, op: listOp(at, tagged), level: key === ',' ? 3 : 2 });
    } else if (INCLUDING.test(key)) cuts.push({ start: at, end: at + 1, op: 'and', level: 4 });
  }
  return cuts;
}

/** "Ein- und Verkauf", "pre- and post-sales": halves of words that share a part are one idea. */
const isElided = (at: number, { words, text }: Tagged): boolean => {
  const joint = words[at];
  return joint !== undefined && /\p{L}-\s+$/u.test(text.slice(0, joint.start));
};

/** A comma joins as the next word that joins does. */
function listOp(at: number, { tags }: Tagged): 'and' | 'or' {
  const next = tags
    .filter((tag) => tag.type === 'cue' && (tag.cue === 'and' || tag.cue === 'or') && tag.start > at)
    .toSorted((a, b) => a.start - b.start)[0];
  return next?.type === 'cue' && next.cue === 'or' ? 'or' : 'and';
}
