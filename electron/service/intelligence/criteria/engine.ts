import { shownAsAsked } from './as_asked.ts';
import { BoundedMap } from '../bounded_map.ts';
import type { CriterionAnswer, Finding, Understanding } from './answer.ts';
import { shorten, type CriterionSource } from './source.ts';
import { protectedSubject } from '../protected/refusal.ts';
import { joined, negated, proven } from './three_values.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { withoutPromptInjection } from '../text/prompt_injection.ts';
import { judgeFacts, type JudgeFacts } from './facts.ts';
import { readApart } from './read_apart.ts';
import { predicatesOf, type Tree } from './tree.ts';
import { kindOf, kinds } from './kinds/index.ts';
import { limited, unaccounted, unsure } from './humility.ts';
import type { Tables } from './lexicon.ts';
import { failed, failureMessage } from './failed.ts';
import { say, type Verdict } from './predicate.ts';
import type { Said } from './answer.ts';
import { renderAll, renderReading } from './sentences/index.ts';
import { plainCriterion } from './plain_criterion.ts';
import { writtenOut } from './short_forms.ts';
import type { Tagged } from './tag.ts';
import { tagCriterion } from './tags.ts';
import { correctedPrompt, type Correction } from './typing_errors.ts';
import { asksForWork, standsInLists } from './only_listed.ts';
import { oncePer } from '../language/memoize.ts';
import { holdsAt } from '../language/phrases.ts';

/** Characters of a criterion that are read. */
export const MAX_PROMPT = 2000;
/** Characters of an explanation: what fits beside a page. */
export const MAX_EXPLANATION = 600;

/** How a criterion is read, before any resume is looked at; `refusal` if it must not be asked. */
type Reading = { readonly refusal: Said } | AllowedReading;

export type AllowedReading = {
  /** The criterion in plain letters, with typing errors put right: what was read. */
  readonly text: string;
  readonly tree: Tree | null;
  readonly not_understood: readonly string[];
  /** Whether the rest may be met, or not, only without the words not understood. */
  readonly may_turn: { readonly met: boolean; readonly not_met: boolean };
  /** Much of it is not understood, or is only looked for as it is. */
  readonly is_story: boolean;
  /** The words not understood hardly ask for anything: most of it is understood without them. */
  readonly is_beside: boolean;
  readonly corrected: readonly Correction[];
};

/** The engine over one set of tables. */
export type Judge = ReturnType<typeof createJudge>;

const CACHE_SIZE = 256;

/** Makes the engine. Pure and deterministic: the same input gives the same answer, byte for byte. */
export function createJudge(tables: Tables) {
  const knownBy = oncePer<Lexicon, BoundedMap<string, Reading>>(() => new BoundedMap(CACHE_SIZE));

  function readingOf(given: string, lexicon: Lexicon, as_written = false): Reading {
    const prompt = given.slice(0, MAX_PROMPT);
    const key = `${as_written ? '=' : '~'}${prompt}`;
    const own = knownBy(lexicon);
    const found = own.get(key);
    if (found !== undefined) return found;
    const reading = read(prompt, lexicon, as_written);
    own.set(key, reading);
    return reading;
  }

  /** A word the resume spells the same way is no typing error: "Rivet" is then not "Revit". */
  function readingFor(
    prompt: string,
    { lexicon, document }: Pick<CriterionSource, 'lexicon' | 'document'>,
  ): Reading {
    const reading = readingOf(prompt, lexicon);
    if ('refusal' in reading || reading.corrected.length === 0) return reading;
    const text = document.text.toLowerCase();
    return reading.corrected.some(({ written }) => text.includes(written.toLowerCase()))
      ? readingOf(prompt, lexicon, true)
      : reading;
  }

  function read(prompt: string, lexicon: Lexicon, as_written: boolean): Reading {
    const plain = writtenOut(plainCriterion(prompt));
    const { text, corrected } = as_written
      ? { text: plain, corrected: [] }
      : correctedPrompt(plain, lexicon, tables);
    const subject =
      protectedSubject(prompt) ?? protectedSubject(plain) ?? (text === plain ? null : protectedSubject(text));
    if (subject !== null) return { refusal: say(`protected.${subject}`) };
    const tagged = tagCriterion(text, lexicon, tables);
    const understood = readApart(tagged, kinds, (rest) =>
      tagCriterion(rest, lexicon, tables, tagged.locales),
    );
    const foreign = foreignWords(tagged).filter((word) => !understood.not_understood.includes(word));
    return {
      ...understood,
      not_understood: [...understood.not_understood, ...foreign],
      may_turn: foreign.length > 0 ? { met: true, not_met: true } : understood.may_turn,
      is_beside: understood.is_beside && foreign.length === 0,
      text,
      corrected,
    };
  }

  function evaluateCriteria(prompts: readonly string[], source: CriterionSource): CriterionAnswer[] {
    let facts: JudgeFacts | null = null;
    return prompts.map((given): CriterionAnswer => {
      try {
        const reading = readingFor(given, source);
        if ('refusal' in reading) {
          return failed('PROTECTED_CHARACTERISTIC', reading.refusal);
        }
        if (source.document.text.trim() === '') {
          return failed('NO_TEXT', say('no_text'));
        }
        facts ??= factsOf(source);
        return answer(reading, facts);
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        return failed('ENGINE_ERROR', say('engine_error', { cause }));
      }
    });
  }

  /** How a criterion is read: what a person is shown while they write it. */
  function understandCriterion(prompt: string, lexicon: Lexicon): Understanding {
    const reading = readingOf(prompt, lexicon);
    if ('refusal' in reading) {
      const told = [say('not_understood')];
      return {
        understood_as: renderReading(told),
        engine: 'rules',
        refusal: failureMessage(reading.refusal),
        refusal_told: reading.refusal,
        not_understood: [],
        corrected: [],
        told,
      };
    }
    const said = understoodAs(reading.tree);
    const { not_understood, corrected } = reading;
    return {
      understood_as: shorten(renderReading(said), MAX_EXPLANATION),
      engine: engineOf(reading),
      refusal: null,
      refusal_told: null,
      not_understood,
      corrected,
      told: said,
    };
  }

  /** One resume, prepared once for every criterion asked of it; lines that talk to a program are no part of it. */
  function factsOf(source: CriterionSource): JudgeFacts {
    return judgeFacts({ ...source, document: withoutPromptInjection(source.document) }, tables);
  }

  /** The verdict behind an answer of `evaluateCriteria`, for callers that word it themselves. */
  function decide(prompt: string, facts: JudgeFacts): Verdict {
    const reading = readingFor(prompt, facts);
    return 'refusal' in reading ? NOTHING_ASKED : verdictOf(reading, facts).verdict;
  }

  return { evaluateCriteria, understandCriterion, readingFor, factsOf, decide, read: readingOf };
}

/** Unlisted words in letters no locale uses: they may mean anything. */
const foreignWords = ({ words, tags }: Tagged): string[] =>
  words.flatMap(({ text }, at) =>
    /(?!\p{Script=Latin})\p{L}/u.test(text) &&
    !tags.some((tag) => tag.type !== 'title' && tag.type !== 'place' && holdsAt(tag, at))
      ? [text]
      : [],
  );

/** "meaning" if words stay open or are only looked for literally. */
const engineOf = ({ tree, not_understood }: AllowedReading): 'rules' | 'meaning' =>
  tree === null || not_understood.length > 0 || predicatesOf(tree).some(({ kind }) => kind === 'words')
    ? 'meaning'
    : 'rules';

const NOTHING_ASKED: Verdict = {
  truth: null,
  confidence: 0.2,
  said: [say('nothing_asked')],
  evidence: [],
};

/** The decision, and words of the criterion that even the evidence does not contain. */
function verdictOf(
  { tree, not_understood, may_turn, is_beside, is_story }: AllowedReading,
  facts: JudgeFacts,
): { readonly verdict: Verdict; readonly not_understood: readonly string[] } {
  if (tree === null) return { verdict: NOTHING_ASKED, not_understood };
  const decided = decideTree(tree, facts);
  const open = unaccounted(not_understood, decided, facts);
  const verdict = limited(decided, open, is_beside, may_turn);
  return { verdict: is_story ? unsure(verdict, tree) : verdict, not_understood: open };
}

function answer(reading: AllowedReading, facts: JudgeFacts): CriterionAnswer {
  const { tree } = reading;
  const { verdict: given, not_understood } = verdictOf(reading, facts);
  const evidence = given.evidence.filter(({ end }) => end <= facts.manual_from);
  const by_hand = evidence.length < given.evidence.length;
  const finding: Finding =
    given.truth === true && given.evidence.length > 0
      ? 'met'
      : given.truth === false
        ? 'not_met'
        : 'not_stated';
  const understood = understoodAs(tree);
  const said = [...given.said, ...(by_hand ? [say(evidence.length > 0 ? 'partly_by_hand' : 'by_hand')] : [])];
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated' || (finding === 'not_met' && given.is_silent === true),
    only_listed: finding === 'met' && asksForWork(tree) && standsInLists(evidence, facts.profile),
    engine: engineOf(reading),
    confidence_score: given.confidence,
    explanation: shorten(renderAll(said).join(' '), MAX_EXPLANATION),
    understood_as: shorten(renderReading(understood), MAX_EXPLANATION),
    evidence,
    told: { explanation: said, understood_as: understood },
    not_understood,
  };
}

/** How a criterion, or a part of one, was read, in codes and prefix order. */
export const understoodAs = (tree: Tree | null): readonly Said[] =>
  tree === null ? [say('not_understood')] : saidOf(tree);

function saidOf(tree: Tree): readonly Said[] {
  switch (tree.op) {
    case 'is': {
      const { kind, slots } = tree.predicate;
      return [kindOf(kind).understood(slots as never)];
    }
    case 'not':
      return [say('tree.not', { parts: 1 }), ...saidOf(tree.part)];
    default:
      return [say(`tree.${tree.op}`, { parts: tree.parts.length }), ...tree.parts.flatMap(saidOf)];
  }
}

/** Decides a tree with the logic of three values. */
function decideTree(tree: Tree, facts: JudgeFacts): Verdict {
  switch (tree.op) {
    case 'is': {
      const { kind, slots, asked } = tree.predicate;
      const decided = proven(kindOf(kind).decide(slots as never, facts));
      // what the resume says is decided; where it is silent, the very words may show it
      const is_open = decided.truth === null || decided.is_silent === true;
      return (is_open && asked && shownAsAsked(asked, facts)) || decided;
    }
    case 'not':
      return negated(decideTree(tree.part, facts), facts);
    default:
      return joined(
        tree.parts.map((part) => decideTree(part, facts)),
        tree.op === 'or',
      );
  }
}
