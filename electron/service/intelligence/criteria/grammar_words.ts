import { type Cue, cuesNamed } from '../language/locale.ts';
import type { Tag } from './tag.ts';

/** Whether a word at a place may turn a question round or widen it. */
export const turns = (tag: Tag, at: number): boolean =>
  tag.start <= at &&
  at < tag.end &&
  (tag.type === 'quantity' || tag.type === 'length' || (tag.type === 'cue' && TURNING.has(tag.cue)));

const TURNING = new Set<Cue>(
  cuesNamed(
    'not but_not but ideally if instead instead_of_former or any_of or_similar at_most under',
    'or_less excluded included basic past absent',
  ),
);

/** Cues that begin a bound. */
export const BOUNDS = new Set<Cue>(['at_least', 'exactly', 'same']);
/** Cues of "somebody from everywhere, only not from …". */
export const ANYBODY = new Set<Cue>(cuesNamed('somebody people each same would whether'));

/** What somebody spends time with at work. */
export const isNameOfWork = (tag: Tag): boolean =>
  tag.type === 'title' ||
  (tag.type === 'skill' && !['language', 'certification', 'licence', 'soft'].includes(tag.skill.kind));
