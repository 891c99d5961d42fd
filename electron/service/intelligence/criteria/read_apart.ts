import { type Apart, Around } from './apart.ts';
import type { AnyKind } from './predicate.ts';
import { withoutReasonBefore } from './reason_before.ts';
import { withoutReasonBehind } from './reason_behind.ts';
import { readTree, type Understood } from './read_tree.ts';
import type { Tagged } from './tag.ts';
import { isRead } from './tree.ts';
import { withoutWishes } from './wishes.ts';

const RULES = [withoutWishes, withoutReasonBefore, withoutReasonBehind];

/**
 * Reads a criterion, and where it does not ask for all it says, only what it asks for. What is set aside is named, and
 * keeps the answer from being sure.
 * @param tagAgain tags what is left, in the languages of the whole.
 */
export function readApart(
  tagged: Tagged,
  kinds: ReadonlyMap<string, AnyKind>,
  tagAgain: (text: string) => Tagged,
): Understood {
  const whole = readTree(tagged, kinds);
  const is_clean = isClear(whole) && !whole.is_literal && whole.not_understood.length === 0;
  const steps: { readonly tagged: Tagged; readonly apart: Apart; readonly aside: readonly string[] }[] = [];
  for (const rule of RULES) {
    const last = steps.at(-1);
    const apart = rule(new Around(last?.tagged ?? tagged));
    if (apart === null || apart.rest === '') continue;
    steps.push({
      tagged: tagAgain(apart.rest),
      apart,
      aside: [...(last?.aside ?? []), ...apart.aside],
    });
  }
  for (const [at, step] of [...steps.entries()].toReversed()) {
    const is_needed = steps.slice(0, at + 1).some(({ apart }) => apart.is_needed);
    if (is_clean && !is_needed) continue;
    const read = readTree(step.tagged, kinds);
    if (read.tree === null || !isClear(read) || step.apart.accepts?.(read.tree) === false) continue;
    const not_understood = [...step.aside, ...read.not_understood];
    return { ...read, not_understood, is_beside: read.is_beside || step.aside.length > 0 };
  }
  return whole;
}

/** Everything is understood, or the rest is known to stand beside it. */
const isClear = ({ tree, not_understood, is_beside }: Understood): boolean =>
  tree !== null && isRead(tree) && (not_understood.length === 0 || is_beside);
