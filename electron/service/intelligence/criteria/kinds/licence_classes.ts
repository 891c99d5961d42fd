import { cuesIn } from '../../language/cues.ts';
import { statusOf } from '../../language/status.ts';
import { tokenize } from '../../language/tokens.ts';
import { isOf } from '../../language/word_classes.ts';
import type { Span } from '../../profile.ts';
import type { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Verdict } from '../predicate.ts';

/** Classes of a driving licence that are asked for. */
export type LicenceClasses = { readonly names: readonly string[]; readonly any: boolean };

/** A class as it is written; "C+E" is "CE". */
const CLASS = /^(?:A[12M]?|[BCD]1?\+?E?|[BCD]1?)$/u;

/** The classes a clause asks for, and the places of the words that name them. */
export function classesAsked(clause: Clause): LicenceClasses & { readonly own: ReadonlySet<number> } {
  const own = new Set<number>();
  const names: string[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    if (isOf('class_noun', clause.key(at))) own.add(at);
    if (!CLASS.test(clause.written(at))) continue;
    own.add(at);
    const joined = clause.textOf(at, Math.min(at + 3, clause.to)).startsWith(`${clause.written(at)}+E`);
    names.push(joined ? `${clause.written(at)}E` : clause.written(at));
    if (!joined) continue;
    // "C+E": the sign may be a word of its own
    for (at += 1; at < clause.to && clause.written(at) !== 'E'; at += 1) own.add(at);
    own.add(at);
  }
  const or = clause.cues('or');
  return { names, any: or.length > 0 || /[A-E]\d?E?\/[A-E]/u.test(clause.text), own };
}

type Named = {
  readonly name: string;
  readonly denied: boolean;
  readonly start: number;
  readonly end: number;
};

/** "B, BE (kein C/CE)" behind the word of a licence, "B ve C sınıfı" before it: up to a word of something else. */
function classesBeside(text: string, start: number, end: number, facts: JudgeFacts): Named[] {
  const words = tokenize(text).map((word) => ({ ...word, written: text.slice(word.start, word.end) }));
  const { cues, function_words } = cuesIn(
    words.map(({ key }) => key),
    facts.locales,
  );
  const silent = (at: number): boolean =>
    function_words.some((one) => one.start <= at && at < one.end) ||
    cues.some(({ value, ...one }) => (value === 'and' || value === 'or') && one.start <= at && at < one.end);
  const isDenial = (at: number): boolean =>
    cues.some(({ value, ...one }) => value === 'not' && one.start <= at && at < one.end);
  const nameAt = (at: number): string | null => {
    const { written = '', end: to = 0 } = words[at] ?? {};
    // "CE-Kennzeichnung"
    if (!CLASS.test(written) || /^-\p{L}/u.test(text.slice(to))) return null;
    return /^\+E(?!\p{L})/u.test(text.slice(to)) ? `${written}E` : written.replace('+', '');
  };
  const found: Named[] = [];
  let denied = false;
  for (let at = end; at < words.length; at += 1) {
    const word = words[at];
    if (
      word === undefined ||
      /[;.|](?=\s)/u.test(text.slice(words[at - 1]?.end ?? 0, word.start).replace(/^\./u, ''))
    ) {
      break;
    }
    const name = nameAt(at);
    if (isDenial(at)) denied = true;
    else if (name !== null) found.push({ name, denied, start: word.start, end: word.end });
    else if (word.written !== 'E' && !isOf('class_noun', word.key) && !silent(at)) break;
  }
  if (found.length > 0) return found;
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at];
    const between = text.slice(word?.end ?? 0, words[at + 1]?.start ?? 0);
    if (word === undefined || /[;.|:(]/u.test(between) || (between.includes(',') && found.length === 0)) {
      break;
    }
    const name = nameAt(at);
    if (name !== null) found.push({ name, denied: false, start: word.start, end: word.end });
    else if (!isOf('class_noun', word.key) && !silent(at)) break;
  }
  return found;
}

/** Who may drive with a trailer may drive without. */
const holds = (own: string, asked: string): boolean => own === asked || own === `${asked}E`;

/** What the lines that speak of a driving licence say of its classes. */
export function decideClasses({ names, any }: LicenceClasses, facts: JudgeFacts): Verdict {
  const verdicts = names.map((name) => decideClass(name, facts));
  const settling = verdicts.find(({ truth }) => truth === any);
  const open = verdicts.find(({ truth }) => truth === null);
  const chosen = settling ?? open ?? verdicts[0] ?? notStated(0.25, say('open.driving'));
  if (settling !== undefined || open !== undefined) return chosen;
  return { ...chosen, evidence: verdicts.flatMap(({ evidence }) => evidence).slice(0, 2) };
}

function decideClass(asked: string, facts: JudgeFacts): Verdict {
  let near: Span | null = null;
  let other: Span | null = null;
  for (const { text, start: from, end: to } of facts.lines) {
    const words = tokenize(text);
    const keys = words.map(({ key }) => key);
    const span = { start: from, end: to };
    for (const { value, start, end } of cuesIn(keys, facts.locales).cues) {
      if (value !== 'driving') continue;
      near ??= span;
      const inside = words
        .slice(start, end)
        .map((word) => ({ ...word, name: text.slice(word.start, word.end), denied: false }))
        .filter(({ name }) => CLASS.test(name));
      const named = [...inside, ...classesBeside(text, start, end, facts)];
      const licence = { start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
      if (named.length > 0) other ??= span;
      else if (statusOf(text, licence.start, licence.end, facts.locales) === 'denied') other ??= span;
      const own = named.find(({ name, denied }) => !denied && holds(name, asked));
      if (own === undefined) continue;
      // what brackets say of other classes says nothing of this one
      const bare = text.replaceAll(/\([^()]*\b[A-E]E?\b[^()]*\)/gu, (bracket) => ' '.repeat(bracket.length));
      const inBrackets = bare.slice(own.start, own.end).trim() === '';
      const at = (where: { readonly start: number; readonly end: number }): string =>
        statusOf(inBrackets ? text : bare, where.start, where.end, facts.locales);
      const status = [at(own), at(licence)].find((one) => BAD.has(one));
      const quotes = quote(facts, span);
      if (status === undefined) return met(0.75, say('shown', { quotes }), [span]);
      // "B, CE geplant": of which of them it is said is open
      return named.length > 1
        ? notStated(0.4, say('open.unclear', { quotes }), [span])
        : notMet(0.8, say('shown', { quotes }), [span]);
    }
  }
  if (other !== null) return notMet(0.75, say('shown', { quotes: quote(facts, other) }), [other]);
  return near === null
    ? notStated(0.25, say('open.driving'))
    : notStated(0.4, say('open.unclear', { quotes: quote(facts, near) }), [near]);
}

const BAD = new Set<string>(['denied', 'planned', 'lapsed', 'learning', 'abandoned', 'others']);
