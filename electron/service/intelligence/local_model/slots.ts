import { understoodAs, type AllowedReading } from '../criteria/engine.ts';
import type { WordsSlots } from '../criteria/kinds/words.ts';
import { say, type Predicate } from '../criteria/predicate.ts';
import { type Said } from '../criteria/answer.ts';
import { renderReading } from '../criteria/sentences/index.ts';
import type { Tree } from '../criteria/tree.ts';
import type { Span } from '../profile.ts';
import { withoutDenial } from './words.ts';

/** A part of a criterion that a resume has to show by a quote of its own. */
export type ModelSlot = {
  /** How it was read, in codes and prefix order (criteria/answer.ts). */
  readonly said: readonly Said[];
  /** It asks that something is not so: a quote that denies it is what shows it. */
  readonly denied: boolean;
};

/** A slot with its quote, as a span of the resume's text; null where there is none, or it was not found. */
export type CheckedSlot = ModelSlot & { readonly span: Span | null };

/** Parts a model is asked about; who asks for more asks for a whole job description. */
export const MAX_SLOTS = 8;

/** A slot as a model and a person read it, in English. */
export const slotText = ({ said }: ModelSlot): string => renderReading(said);

/**
 * The slots of a criterion: each thing it asks for, apart from the words that thing takes as they are, and the words
 * no rule accounts for. Alternatives are one slot: a quote of either shows them.
 */
export function slotsOf({ tree, not_understood, text }: AllowedReading): readonly ModelSlot[] {
  const asked = tree === null ? [] : slotsIn(tree, false);
  return [...asked, ...stretches(not_understood, text).map(asWritten)];
}

function slotsIn(tree: Tree, denied: boolean): ModelSlot[] {
  switch (tree.op) {
    case 'is':
      return (denied ? [tree.predicate] : apart(tree.predicate)).map((predicate) =>
        slotOf({ op: 'is', predicate }, denied),
      );
    case 'not':
      return slotsIn(tree.part, !denied);
    default:
      // "neither … nor" denies each of them
      return (tree.op === 'or') === denied
        ? tree.parts.flatMap((part) => slotsIn(part, denied))
        : [slotOf(tree, denied)];
  }
}

function slotOf(tree: Tree, denied: boolean): ModelSlot {
  return { said: understoodAs(denied ? { op: 'not', part: affirmed(tree) } : tree), denied };
}

/** Words that are taken as they are hold the word that denies them, which is said once. */
function affirmed(tree: Tree): Tree {
  if (tree.op === 'not') return { op: 'not', part: affirmed(tree.part) };
  if (tree.op !== 'is') return { op: tree.op, parts: tree.parts.map(affirmed) };
  const { kind, slots } = tree.predicate;
  if (kind !== 'words') return tree;
  const given = slots as WordsSlots;
  return { op: 'is', predicate: { kind, slots: { ...given, text: withoutDenial(given.text) } } };
}

/** A slot of words that are not taken apart. */
export const asWritten = (text: string): ModelSlot => ({
  said: [say('asks.words', { text })],
  denied: false,
});

/** What kinds hold that ask for several things at once, or take words as they are. */
type Several = {
  readonly words?: readonly string[];
  /** Its words are its name. */
  readonly by_words?: boolean;
  readonly terms?: readonly string[];
  readonly wanted?: number;
  readonly join?: 'and' | 'or';
  readonly names?: readonly string[];
  readonly subjects?: readonly { readonly name: string }[];
  readonly every?: boolean;
};

/** One predicate for each thing: "Java and Kotlin" is shown by two quotes. */
function apart({ kind, slots: given }: Predicate): Predicate[] {
  const slots = given as Several;
  const words = kind === 'words' || slots.by_words === true ? [] : (slots.words ?? []);
  const whole = words.length === 0 ? slots : { ...slots, words: [] };
  const rest: Predicate[] =
    words.length === 0 ? [] : [{ kind: 'words', slots: { text: words.join(' '), words } }];
  return [...each(whole).map((one) => ({ kind, slots: one })), ...rest];
}

function each(slots: Several): Several[] {
  const { terms = [], names = [], subjects = [], wanted, join, every } = slots;
  if (terms.length > 1 && (wanted === terms.length || (wanted === undefined && join === 'and'))) {
    return terms.map((name) => ({ ...slots, name, terms: [name], wanted: 1 }));
  }
  if (names.length > 1 && join === 'and') return names.map((name) => ({ ...slots, names: [name] }));
  if (subjects.length > 1 && every === true) {
    return subjects.map((subject) => ({ ...slots, subjects: [subject], every: false }));
  }
  return [slots];
}

/** Words that stand side by side are one stretch. */
function stretches(words: readonly string[], text: string): string[] {
  const found: string[] = [];
  for (const word of words) {
    const joined = `${found.at(-1)} ${word}`;
    if (found.length > 0 && text.includes(joined)) found[found.length - 1] = joined;
    else found.push(word);
  }
  return found;
}
