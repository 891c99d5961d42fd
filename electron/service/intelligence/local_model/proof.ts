import { POSSESSED, statusAt, type JudgeFacts } from '../criteria/facts.ts';
import type { MentionStatus } from '../language/locale.ts';
import type { Span } from '../profile.ts';
import type { CheckedSlot } from './slots.ts';
import { contentOf, wordsOf, wordsOfSlot, type SpokenWord } from './words.ts';

/** What a quote may say of something that is not so. What is planned, learnt or others' work says nothing of it. */
const SPEAKS_AGAINST: ReadonlySet<MentionStatus> = new Set(['denied', 'lapsed', 'abandoned']);

/** A word of a quote, with what the resume says of it. */
type QuotedWord = SpokenWord & { readonly status: MentionStatus };

/** A slot whose quote was found. */
type QuotedSlot = {
  readonly slot: CheckedSlot;
  readonly span: Span;
  readonly quote: readonly QuotedWord[];
  /** Words of the slot, and those of them that mean something, as keys. */
  readonly keys: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
};

/**
 * The slots whose quotes show what they ask for: all words of the quote are the person's own or, where a denial is
 * asked for, it denies the slot and nothing else. A quote given for several slots shows those it holds a word of.
 */
export function shownSlots(slots: readonly CheckedSlot[], facts: JudgeFacts): QuotedSlot[] {
  const quoted = quotedSlots(slots, facts);
  return quoted.filter((one) => {
    const sharing = quoted.filter(({ span }) => span.start < one.span.end && one.span.start < span.end);
    const is_its_own = sharing.length === 1 || sharesIn(sharing).includes(one);
    return is_its_own && (one.slot.denied ? denies(one, sharing) : isPossessed(one));
  });
}

/**
 * The slots whose quotes say that they are not so: it is denied, lapsed or broken off, and nothing of the slot is the
 * person's own; or what should not be so is.
 */
export const contradictedSlots = (slots: readonly CheckedSlot[], facts: JudgeFacts): QuotedSlot[] =>
  quotedSlots(slots, facts).filter((one) => (one.slot.denied ? isPossessed(one) : speaksAgainst(one)));

function quotedSlots(slots: readonly CheckedSlot[], facts: JudgeFacts): QuotedSlot[] {
  return slots.flatMap((slot) => {
    const { said, span } = slot;
    if (span === null) return [];
    const words = wordsOfSlot(said);
    const quote = wordsOf(facts.document.text.slice(span.start, span.end), facts.locales).map((word) => ({
      ...word,
      status: statusAt(facts, { start: span.start + word.start, end: span.start + word.end }),
    }));
    const keys = new Set(words.map(({ key }) => key));
    return [{ slot, span, quote, keys, content: contentOf(words) }];
  });
}

/** Of slots with one quote those that find a word in it which the others do not have; where none does, the first. */
function sharesIn(sharing: readonly QuotedSlot[]): readonly QuotedSlot[] {
  const named = sharing.filter((one) => {
    const others = new Set(sharing.flatMap((other) => (other === one ? [] : [...other.content])));
    const telling = [...one.content].filter((key) => !others.has(key));
    // what asks for less than another one is shown by the same words
    const wanted = new Set(telling.length > 0 ? telling : one.content);
    return one.quote.some(({ key, role }) => role === 'content' && wanted.has(key));
  });
  return named.length > 0 ? named : sharing.slice(0, 1);
}

const isPossessed = ({ quote }: QuotedSlot): boolean => quote.every(({ status }) => POSSESSED.has(status));

const namedIn = ({ quote, content }: QuotedSlot): readonly QuotedWord[] =>
  quote.filter(({ key, role }) => role === 'content' && content.has(key));

function speaksAgainst(one: QuotedSlot): boolean {
  return (
    one.quote.some(({ status }) => SPEAKS_AGAINST.has(status)) &&
    one.quote.every(({ status }) => POSSESSED.has(status) || SPEAKS_AGAINST.has(status)) &&
    namedIn(one).every(({ status }) => !POSSESSED.has(status))
  );
}

/** Longer words that join may narrow what is denied: "never professionally". */
const MAX_JOINT = 3;

/**
 * Whether a quote denies a slot: a word that denies stands before those of the slot, and all that is denied is named
 * by the slot. "Never sold zithers abroad" denies less than "has sold zithers", "sold zithers, never late" nothing of
 * it.
 */
function denies(one: QuotedSlot, sharing: readonly QuotedSlot[]): boolean {
  const named = namedIn(one);
  const [first] = named;
  if (first === undefined || named.some(({ status }) => status !== 'denied')) return false;
  if (!one.quote.some(({ role, start }) => role === 'denial' && start < first.start)) return false;
  // "never sold zithers or harps": what denies all of this slot may deny others beside it
  const is_whole = [...one.content].every((key) => named.some((word) => word.key === key));
  const asked = is_whole ? sharing.filter(({ slot }) => slot.denied) : [one];
  return one.quote.every(
    ({ key, role, status, start, end }) =>
      status !== 'denied' ||
      role === 'denial' ||
      (role === 'joining' && end - start <= MAX_JOINT) ||
      asked.some(({ keys }) => keys.has(key)),
  );
}
