import type { Role } from './remark_role.ts';

/** Places of a stretch of words that belong to a frame: those that are known to, and those that merely stand in it. */
type Frame = { readonly known: readonly number[]; readonly open: readonly number[] };

/** What stands around a stretch of words, and which of its words something may be asked for with. */
type Beside = {
  readonly others: boolean;
  /** A colon follows. */
  readonly is_label: boolean;
  isAsked(place: number): boolean;
};

/**
 * The frame in a stretch of words: what stands from its beginning to the last word of looking for people, weighing or
 * telling before the first thing that has a name ("what they *keep coming back to* is …"), and from the first such word
 * behind the last one to its end. What stands between a name and such a word may belong to the name. A whole stretch
 * is one where nothing in it has a name, and somebody who asks speaks in it ("sorry to nag,", "this I won't bend on:").
 */
export function frameIn(own: readonly Role[], { others, is_label, isAsked }: Beside): Frame {
  const named = own.flatMap((role, at) => (isNamed(role) ? [at] : []));
  const things = named.filter((at) => own[at]?.bars === false);
  const [first, last] = [named[0], things.at(-1)];
  const places: number[] = [];
  const head = own.findLastIndex((role, at) => role.frames && (first === undefined || at < first));
  if (first === undefined) {
    const is_frame = head >= 0 && others && (is_label || isSpoken(own));
    if (is_frame) places.push(...own.keys());
  } else {
    places.push(...Array.from({ length: head + 1 }, (_, at) => at));
    const tail = last === undefined ? -1 : own.findIndex((role, at) => at > last && isWeighing(role));
    const is_turned = named.some((at) => at > tail);
    if (tail >= 0 && !is_turned) places.push(...[...own.keys()].slice(tail));
  }
  const firm = own.flatMap((role, at) => (role.firm && places.includes(at) ? [at] : []));
  const asked = places.filter(isAsked);
  const open = is_label ? [] : asked.filter((at) => isOpen(own[at]));
  return { known: [...firm, ...asked.filter((at) => !open.includes(at))], open };
}

const isOpen = (role: Role | undefined): boolean => role?.asks === true && !role.frames && !role.screens;

/** It asks for something that has a name, is counted or turned round, or it may be a name itself. */
const isNamed = ({ asks, thing, number, bars, or, firm, written, frames, screens }: Role): boolean =>
  thing || number || (bars && !firm) || or || (written && asks && !frames && !screens);

const isWeighing = ({ frames, telling }: Role): boolean => frames || telling;

/** Whoever asks is in it, or all of it is known: nobody else's work. */
const isSpoken = (own: readonly Role[]): boolean =>
  own.every((role) => !isOpen(role)) || own.some(({ who, aside, greets }) => who || aside || greets);
