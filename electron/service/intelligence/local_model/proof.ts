import { POSSESSED, statusAt, type JudgeFacts } from '../criteria/facts.ts';
import type { MentionStatus } from '../language/locale.ts';
import { tokenize } from '../language/tokens.ts';
import type { Span } from '../profile.ts';
import type { CheckedSlot } from './slots.ts';

/** What a quote may say of something that is not so. What is planned, learnt or others' work says nothing of it. */
const SPEAKS_AGAINST: ReadonlySet<MentionStatus> = new Set(['denied', 'lapsed', 'abandoned']);

/**
 * Whether the quote of a slot carries a verdict: for "met" the resume must hold all of its words as the person's own (or deny
 * them, where a denial is asked for), for "not met" it may deny them as well.
 */
export function carries(
  { span, denied }: CheckedSlot,
  verdict: 'met' | 'not_met',
  facts: JudgeFacts,
): boolean {
  if (span === null) return false;
  const statuses = statusesIn(span, facts);
  const is_possessed = statuses.every((status) => POSSESSED.has(status));
  if (verdict === 'met') return denied ? statuses.includes('denied') : is_possessed;
  return is_possessed || (!denied && statuses.every((one) => POSSESSED.has(one) || SPEAKS_AGAINST.has(one)));
}

function statusesIn({ start, end }: Span, facts: JudgeFacts): MentionStatus[] {
  return tokenize(facts.document.text.slice(start, end)).map((word) =>
    statusAt(facts, { start: start + word.start, end: start + word.end }),
  );
}
