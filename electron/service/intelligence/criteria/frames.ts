import type { Role } from './remark_role.ts';

/** What stands around a stretch of words, and which of its words something may be asked for with. */
type Beside = {
  readonly others: boolean;
  /** A colon follows. */
  readonly is_label: boolean;
  isAsked(place: number): boolean;
};

/**
 * Places of the frame in a stretch of words: what is known of looking for people, weighing or telling right up to the
 * first thing that has a name or that nothing knows ("it all *hinges on* …"), what weighs right behind the last one, and a
 * whole stretch of such words ("sorry to nag,", "this I won't bend on:"). A word that nothing knows may be what is
 * wanted ("we want a *falconer*, with Java"): it is never in a frame. Neither is a lone verb at the beginning, which says
 * what a candidate does ("stresses Kafka").
 */
export function frameIn(own: readonly Role[], { others, is_label, isAsked }: Beside): number[] {
  const isStop = (role: Role): boolean => isNamed(role, is_label) || isOpen(role);
  const first = own.findIndex(isStop);
  const head = own.findLastIndex(({ frames }, at) => frames && (first < 0 || at < first));
  const last = own.findLastIndex(isStop);
  const tail = own.findIndex((role, at) => at > last && isWeighing(role));
  const opens = head > 0 || (head === 0 && own[0]?.ours === true);
  const places = [...own.keys()].filter((at) =>
    first < 0 ? head >= 0 && others : (opens && at <= head) || (tail >= 0 && at >= tail),
  );
  const firm = is_label ? places.filter((at) => own[at]?.firm === true) : [];
  return [...firm, ...places.filter(isAsked)];
}

const isOpen = ({ asks, frames, screens }: Role): boolean => asks && !frames && !screens;

/** It asks for something that has a name, is counted or turned round; only a label denies that somebody gives way. */
const isNamed = ({ thing, number, bars, or, firm }: Role, is_label: boolean): boolean =>
  thing || number || or || (bars && !(firm && is_label));

const isWeighing = ({ frames, telling }: Role): boolean => frames || telling;
