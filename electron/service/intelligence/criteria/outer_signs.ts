import { type Cue, cuesNamed } from '../language/locale.ts';
import type { Tagged } from './tag.ts';

/** Cues that join what stands around them. */
const JOINTS = new Set<Cue>(cuesNamed('and or but ideally either both'));

/** Without the signs, the brackets and the joints around it: "or, failing that, …" has joined already. */
export function withoutOuterSigns(
  { words, cues }: Tagged,
  depths: readonly number[],
  from: number,
  to: number,
): [number, number] {
  let [start, end] = [from, to];
  const key = (at: number): string => words[at]?.key ?? '';
  const depth = (at: number): number => depths[at] ?? 0;
  const isWrapped = (): boolean =>
    key(start) === '(' &&
    key(end - 1) === ')' &&
    words.slice(start + 1, end - 1).every((_, offset) => depth(start + 1 + offset) > depth(start));
  for (let last = ''; start < end && last !== `${start} ${end}`;) {
    last = `${start} ${end}`;
    if (isWrapped()) [start, end] = [start + 1, end - 1];
    else if (/^[,;.):]$/u.test(key(start))) start += 1;
    else if (/^[,;.(:]$/u.test(key(end - 1))) end -= 1;
    else {
      const joint = cues.find(({ cue, start: at }) => at === start && JOINTS.has(cue));
      const instead = cues.find(({ cue, start: at }) => at === start && cue === 'instead');
      const comma = instead === undefined ? -1 : words.findIndex((_, at) => at > start && key(at) === ',');
      // "instead of PHP, Java"
      if (comma > 0 && comma < end - 1) start = comma + 1;
      else start = joint?.end ?? start;
    }
  }
  return [start, end];
}
