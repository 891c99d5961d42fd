import { lookedAt, spokenLines } from '../search.ts';
import { cuesOfText, hasCue } from '../../language/cues.ts';
import type { Cue, MentionStatus } from '../../language/locale.ts';
import { Phrases, follows } from '../../language/phrases.ts';
import { keysOf } from '../../language/tokens.ts';
import type { LanguageEntry, Span } from '../../profile.ts';
import { CEFR_LEVELS, cefrOf, type Cefr } from '../../language/language_levels.ts';
import { placesNaming, POSSESSED, rowOf, statusAt, type JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import { credentialStatusOf } from './credential_status.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Verdict,
  metIf,
  settled,
  quotedSentence,
} from '../predicate.ts';
import { oncePer } from '../../language/memoize.ts';
import type { Said } from '../answer.ts';

/** A language test (resources/lexicon/language_tests.csv) and the result asked for. */
export type AskedTest = {
  readonly entry: Entry;
  /** "B2", "N2"; null for none. */
  readonly step: string | null;
  readonly score: number | null;
};

/** Languages at a level, all or one of them; a number of languages; or a test. */
export type LanguageSlots = {
  readonly names: readonly string[];
  readonly join: 'and' | 'or';
  readonly level: Cefr | null;
  /** How many languages, including the named ones; 0 if they are only named. */
  readonly count: number;
  /** Which do not count. */
  readonly except: readonly string[];
  /** The mother tongue does not count. */
  readonly foreign: boolean;
  /** Reading it is enough. */
  readonly reading: boolean;
  /** A test has to show it. */
  readonly attested: boolean;
  readonly tests: readonly AskedTest[];
};

/** How far up a level stands, A1 = 0. */
export const rank = (level: Cefr): number => CEFR_LEVELS.indexOf(level);
/** Steps tests are passed at. */
export const STEPS = /^(?:[ABC][12]|N[1-5])$/u;

/** Begun or planned: without a level it is not spoken yet. */
const BEGUN = new Set<MentionStatus>(['learning', 'planned', 'abandoned']);

/** Whether the person speaks the languages asked for, or passed their tests. */
export function decideLanguage(slots: LanguageSlots, facts: JudgeFacts): Verdict {
  const { tests, names, join, level, count } = slots;
  const tested = tests.map((test) => decideTest(test, facts));
  if (tested.length > 0 && level === null) return chosenOf(tested, join);
  const named = names.map((name) => decideOne(name, slots, facts));
  const counted = tested.length > 0 || count === 0 ? [] : [decideCount(slots, facts)];
  const parts = [tested, named, counted].filter((verdicts) => verdicts.length > 0);
  return chosenOf(
    parts.map((verdicts) => chosenOf(verdicts, join)),
    'and',
  );
}

/** One of them is enough, or all of them have to hold. */
function chosenOf(verdicts: readonly Verdict[], join: 'and' | 'or'): Verdict {
  const chosen = settled(verdicts, join);
  if (chosen === undefined) return notStated(0.3, say('language.none'));
  if (chosen.truth !== (join === 'and') || verdicts.length === 1) return chosen;
  // all of them hold, or none does
  const { is_silent: _, ...told } = chosen;
  return {
    ...told,
    ...(told.truth === false && verdicts.every(({ is_silent }) => is_silent) ? { is_silent: true } : {}),
    confidence: Math.min(...verdicts.map(({ confidence }) => confidence)),
    said: verdicts.flatMap(({ said }) => said).slice(0, 3),
    evidence: verdicts.flatMap(({ evidence }) => evidence).slice(0, 6),
  };
}

const CHINESE: Readonly<Record<string, RegExp>> = {
  mandarin: /mandarin|putonghua|chinese(?! ?\(?cantonese)/iu,
  cantonese: /[ck]anton/iu,
};

/** One name covers several Chinese languages: what is written tells them apart. */
function isLanguage({ name, span }: LanguageEntry, wanted: string, facts: JudgeFacts): boolean {
  const chinese = CHINESE[wanted.toLowerCase()];
  return chinese === undefined
    ? name.toLowerCase() === wanted.toLowerCase()
    : chinese.test(facts.document.text.slice(span.start, span.end));
}

function decideOne(name: string, slots: LanguageSlots, facts: JudgeFacts): Verdict {
  const known = facts.profile.languages.filter((entry) => isLanguage(entry, name, facts));
  const verdicts = known.map((entry) => decideKnown(entry, name, slots, facts));
  return verdicts.find(({ truth }) => truth === true) ?? verdicts[0] ?? decideUnlisted(name, slots, facts);
}

/** A language not listed: a sentence may still say that it is spoken. */
function decideUnlisted(name: string, { level }: LanguageSlots, facts: JudgeFacts): Verdict {
  const exact = CHINESE[name.toLowerCase()];
  const spoken = placesNaming(name, facts, false).find(
    ({ span, written, status }) =>
      POSSESSED.has(status) &&
      exact?.test(written) !== false &&
      (has(facts.quote(span).text, SPEAKING, facts) || /[ABC][12]/u.test(facts.quote(span).text)),
  );
  if (spoken !== undefined) {
    const { span, text } = facts.quote(spoken.span);
    const stated = cefrOf(text);
    return level === null || (stated !== null && rank(stated) >= rank(level))
      ? met(0.65, ...quotedSentence(facts, span))
      : notStated(0.55, ...quotedSentence(facts, span, 'language.no_level'));
  }
  const { languages } = facts.profile;
  if (languages.length === 0) return notStated(0.4, say('language.none'), lookedAt(facts, ['languages']));
  const names = languages.slice(0, 6).map((one) => one.name);
  const said = say('language.not_listed', { name, names: names.join(', ') });
  return notMentioned(0.85, said, spansOf(languages));
}

const spansOf = (languages: readonly LanguageEntry[]): Span[] => languages.map(({ span }) => span);

const SPEAKING: readonly Cue[] = ['speak', 'fluent', 'native', 'language', 'working_level', 'intermediate'];

const has = (text: string, wanted: readonly Cue[], { locales }: JudgeFacts): boolean =>
  hasCue(keysOf(text), locales, ...wanted);

/** "Understood, not spoken": a denial right before a word of speaking. */
function isUnspoken(text: string, facts: JudgeFacts): boolean {
  const cues = cuesOfText(text, facts.locales);
  return (
    cues.some(({ value }) => value === 'passive') ||
    cues.some(
      (not) => not.value === 'not' && cues.some((cue) => cue.value === 'speak' && follows(cue, not, 1)),
    )
  );
}

/** What stands beside a language in a list of languages, up to the next one. */
function besideOf(
  { span: { start, end } }: LanguageEntry,
  { document: { text }, profile }: JudgeFacts,
): string {
  const next = profile.languages.find(({ span }) => span.start >= end)?.span.start ?? text.length;
  const line = text.indexOf('\n', end);
  return text.slice(start, Math.min(next, line < 0 ? text.length : line, end + 90));
}

/** The entry with its level, for whoever reads it: "German B1", "Deutsch: Muttersprache". */
function shownOf(entry: LanguageEntry, facts: JudgeFacts): Span {
  const { start, end } = entry.span;
  const until = /^[^,;|•·(\t]*(?:\([^()]*\)?)?/u.exec(besideOf(entry, facts))?.[0].trimEnd() ?? '';
  return { start, end: Math.max(start + until.replace(/\s+\p{Ll}{1,3}$/u, '').length, end) };
}

/** The level of an entry; "English and French (bilingual)" gives the first the level of its neighbour. */
function levelOf(entry: LanguageEntry, facts: JudgeFacts): Cefr | null {
  const beside = besideOf(entry, facts);
  if (has(beside, ['rusty'], facts)) return 'A2';
  const own = entry.cefr ?? cefrOf(beside);
  if (own !== null) return own;
  const { languages } = facts.profile;
  const next = languages[languages.indexOf(entry) + 1];
  if (next === undefined || next.cefr === null) return null;
  const between = facts.document.text.slice(entry.span.end, next.span.start);
  return /^\s*(?:and|und|et|y|e|ve|&|\/|[-–])\s*$/iu.test(between) ? next.cefr : null;
}

function decideKnown(entry: LanguageEntry, name: string, slots: LanguageSlots, facts: JudgeFacts): Verdict {
  const { level, reading } = slots;
  const shown: Shown = (code, args) => quotedSentence(facts, shownOf(entry, facts), code, args);
  const beside = besideOf(entry, facts);
  const status = entry.span.end > entry.span.start ? statusAt(facts, entry.span) : 'used';
  // a language that is being learned, or will be, is not spoken yet
  const begun = entry.cefr === null && BEGUN.has(status) && level !== 'A1' && level !== 'A2';
  if (begun || (status === 'denied' && !reading)) return notMet(0.75, ...shown(`status.${status}`, { name }));
  if (!reading && isUnspoken(beside, facts)) return notMet(0.8, ...shown('language.read'));
  const verdict = decideLevel(level, levelOf(entry, facts), shown);
  if (!slots.attested || verdict.truth !== true || isTested(beside, facts)) return verdict;
  return notStated(0.5, ...shown('language.no_test'));
}

/** A sentence that quotes the entry. */
type Shown = (code?: string, args?: Said['args']) => ReturnType<typeof quotedSentence>;

function decideLevel(level: Cefr | null, stated: Cefr | null, shown: Shown): Verdict {
  // a beginner does not speak it yet
  if (level === null && stated === 'A1') return notMet(0.7, ...shown());
  if (level === null || level === 'A1') return met(0.93, ...shown());
  if (stated === null) {
    return level === 'A2' ? met(0.8, ...shown()) : notStated(0.6, ...shown('language.no_level'));
  }
  const [said, spans] = shown();
  return rank(stated) >= rank(level)
    ? met(0.88, said, spans)
    : notMet(0.85, say('language.level', { ...said.args, level }), spans);
}

/** Whether that many languages are listed; the mother tongue is not a foreign one. */
function decideCount({ count: wanted, foreign, except }: LanguageSlots, facts: JudgeFacts): Verdict {
  const all = facts.profile.languages;
  if (all.length === 0) return notStated(0.4, say('language.none'), lookedAt(facts, ['languages']));
  const own = all.find((entry) => levelOf(entry, facts) === 'C2');
  const counted = all.filter((entry) => !(foreign && entry === own) && !except.includes(entry.name));
  const said = say('language.counted', {
    count: counted.length,
    names: counted.map(({ name }) => name).join(', '),
  });
  return metIf(counted.length >= wanted, [0.88, 0.8], said, spansOf(all));
}

const formsOf = oncePer(({ forms }: Entry) => Phrases.of(forms));

/** Whether a text names a test of a language. */
function isTested(text: string, facts: JudgeFacts): boolean {
  const keys = keysOf(text);
  return [...facts.tables.entries.values()].some(
    (entry) => entry.kind === 'language_test' && formsOf(entry).in(keys).length > 0,
  );
}

/** A test by its name, with the score or the step behind it. */
function decideTest({ entry, step, score }: AskedTest, facts: JudgeFacts): Verdict {
  const named = spokenLines(facts).flatMap((line) => {
    const { keys, words } = rowOf(line);
    return formsOf(entry)
      .in(keys)
      .slice(0, 1)
      .map((match) => {
        const span = {
          start: words[match.start]?.start ?? line.start,
          end: words[match.end - 1]?.end ?? line.end,
        };
        return { line, end: span.end, status: credentialStatusOf(span, facts) };
      });
  });
  // a place at an exam, or one that was failed, is no test passed
  const taken = named.find(({ status }) => status !== 'under_way' && status !== 'denied');
  const [first] = named;
  if (first === undefined) return decideUntested(entry, facts);
  if (taken === undefined) {
    const code = `certificate.${first.status}`;
    return notMet(0.85, ...quotedSentence(facts, first.line, code, { name: entry.label }));
  }
  const { line, end } = taken;
  const [said, spans] = quotedSentence(facts, line);
  if (step === null && score === null) return met(0.9, said, spans);
  const behind = facts.document.text.slice(end, line.end);
  const own =
    step === null
      ? scoreIn(behind)
      : valueOf(/(?<![\p{L}\d])(?:[ABC][12]|N[1-5])(?![\p{L}\d])/u.exec(behind)?.[0]);
  const wanted = step === null ? score : valueOf(step);
  if (own === null || wanted === null) {
    return notStated(0.5, ...quotedSentence(facts, line, 'language.no_level'));
  }
  return own >= wanted
    ? met(0.9, said, spans)
    : notMet(0.88, say('language.level', { ...said.args, level: String(step ?? score) }), spans);
}

/** A score right behind the name of its test; a year is none. */
function scoreIn(text: string): number | null {
  const found = /^[^\d\n]{0,20}(?<score>\d{1,3}(?:[.,]\d)?)(?!\d)/u.exec(text)?.groups?.['score'];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** A step as a number; N1 is the highest of its test. */
function valueOf(step: string | undefined): number | null {
  if (step === undefined) return null;
  return step.startsWith('N') ? 5 - Number(step.slice(1)) : rank(step as Cefr);
}

/** The test is not mentioned: nobody passes one in a language they do not list. */
function decideUntested({ label, broader: [name = ''] }: Entry, facts: JudgeFacts): Verdict {
  const { languages } = facts.profile;
  const is_listed = languages.some((entry) => entry.name === name);
  return languages.length > 0 && !is_listed
    ? notMentioned(0.8, say('not_mentioned', { name: label }), lookedAt(facts, ['languages', 'skills']))
    : notStated(0.5, say('nothing', { name: label }), lookedAt(facts, ['languages']));
}
