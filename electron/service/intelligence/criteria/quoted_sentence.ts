import type { Span } from '../profile.ts';
import { quote, type JudgeFacts } from './facts.ts';
import { say } from './predicate.ts';
import { type Said } from './answer.ts';

/** A sentence that quotes a span, and the span: what a verdict about it says and shows. */
export const quotedSentence = (
  facts: JudgeFacts,
  span: Span,
  code = 'shown',
  args: Said['args'] = {},
): [said: Said, spans: readonly Span[]] => [say(code, { ...args, quotes: quote(facts, span) }), [span]];
