import { cuesIn } from '../../language/cues.ts';
import { endsIn, statusOf } from '../../language/status.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { holdsAt, type WordRange } from '../../language/phrases.ts';
import { tokenize, keysOf } from '../../language/tokens.ts';
import { isOf } from '../../language/word_classes.ts';
import type { Span } from '../../profile.ts';
import { monthOf } from '../../language/dates.ts';
import type { Line } from '../../language/lines.ts';
import { Clause } from '../clause.ts';
import type { LicenceClasses } from './licence_asked.ts';
import type { JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Verdict, quotedSentence, settled } from '../predicate.ts';
import {
  classesAlone,
  closesList,
  numberedIn,
  opensList,
  vehiclesIn,
  type Licence,
} from './licence_words.ts';
import { ANY_CAR, CLASS, includes } from './licence_names.ts';
import { lastMonthIn } from './validity.ts';

type Named = {
  readonly name: string;
  readonly denied: boolean;
  readonly start: number;
  readonly end: number;
};

/** A line that speaks of a driving licence, read once. */
type Read = NonNullable<ReturnType<typeof readLine>>;

/** Licences read per line; no resume names more. */
const MAX_COUNT = 12;

function readLine({ text, start, end }: Line, facts: JudgeFacts) {
  const words = tokenize(text).map((word) => ({ ...word, written: text.slice(word.start, word.end) }));
  const keys = words.map(({ key }) => key);
  const { cues, function_words } = cuesIn(keys, facts.locales);
  // "Google Drive", "own car": what is driven has no class
  const named = cues.filter(
    (cue) => cue.value === 'driving' && !/^(?:drive|own)$/u.test(keys[cue.start] ?? ''),
  );
  const written = words.map((word) => word.written);
  const by_class = cues.filter(
    (cue) =>
      cue.value === 'licence' &&
      !named.some((one) => holdsAt(one, cue.start)) &&
      (opensList(written.slice(cue.end), cue.start === 0 && !/^permits?$/u.test(keys[0] ?? '')) ||
        closesList(written.slice(0, cue.start))),
  );
  const numbered = /\d/u.test(text) ? numberedIn(keys, cues) : [];
  const vehicles = vehiclesIn(text, words, [...named, ...cues.filter(({ value }) => value === 'licence')]);
  const licences: Licence[] = [
    ...named,
    ...by_class,
    ...numbered,
    ...vehicles,
    ...classesAlone(keys, written),
  ];
  if (licences.length === 0) return null;
  const common = Clause.places(function_words);
  const by_place = new Map<number, Set<Cue>>();
  for (const cue of cues) {
    for (const at of Clause.at(cue)) by_place.set(at, (by_place.get(at) ?? new Set()).add(cue.value));
  }
  const is = (at: number, ...names: readonly Cue[]): boolean =>
    names.some((name) => by_place.get(at)?.has(name) === true);
  return {
    text,
    span: { start, end },
    words,
    keys,
    licences: licences.slice(0, MAX_COUNT),
    is,
    isKnown: (at: number): boolean => common.has(at) || by_place.has(at),
    isSilent: (at: number): boolean => common.has(at) || is(at, 'and', 'or'),
    between: (at: number): string => text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length),
  };
}

/** The class a word names; no letter of "C++", "B.Sc.", "CE-Kennzeichnung" or "C/Java" is one. */
function nameAt({ text, words }: Read, at: number): string | null {
  const { written = '', end: to = 0 } = words[at] ?? {};
  const behind = text.slice(to, to + 12);
  if (!CLASS.test(written) || /^(?:-\p{L}|\.[\p{L}\d]|[#+]{2}|#)/u.test(behind)) return null;
  if (/^\/\p{L}/u.test(behind) && !CLASS.test(words[at + 1]?.written ?? '')) return null;
  if (/^\s?\+\s?E(?!\p{L})/u.test(behind)) return `${written}E`;
  return written.replace('+', '');
}

/** "B, BE (kein C/CE)" behind the word of a licence: up to a word about something else. */
function classesBehind(line: Read, end: number): Named[] {
  const { words, is } = line;
  const found: Named[] = [];
  let denied = false;
  let at = end;
  for (; at < words.length; at += 1) {
    const word = words[at];
    const between = line.between(at);
    // the full stop of "Kl." ends nothing
    const short = isOf('class_noun', words[at - 1]?.key ?? '') && /^\.\s/u.test(between);
    if (word === undefined || (!short && /[;.|](?=\s)/u.test(between))) return found;
    const name = nameAt(line, at);
    if (is(at, 'not')) denied = true;
    else if (name !== null) found.push({ name, denied, start: word.start, end: word.end });
    else if (word.written !== 'E' && !isOf('class_noun', word.key) && !line.isSilent(at)) break;
  }
  const next = words[at];
  if (next === undefined || is(at, ...OF_LICENCES)) return found;
  // "licence, C, C++ and Java": in a list the letter is what stands beside it
  // but behind "Permis B" the list of classes goes on
  const is_named = CLASS.test(words[end - 1]?.written ?? '');
  if (!is_named && /^\s*,/u.test(line.between(end)) && words[end]?.start === found[0]?.start) return [];
  // "C1 English": the letter belongs to the name behind it
  if (!/^\s+$/u.test(line.between(at)) || !/^\p{Lu}/u.test(next.written)) return found;
  return found.at(-1)?.end === words[at - 1]?.end ? found.slice(0, -1) : found;
}

/** What is said of a licence. */
const OF_LICENCES = cuesNamed('driving licence valid expires since by completed now only');

/** "B ve C sınıfı" before the word of a licence. */
function classesBefore(line: Read, start: number): Named[] {
  const found: Named[] = [];
  // "English C1 and driving licence"
  if (line.is(start - 1, 'and', 'or')) return found;
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = line.words[at];
    const between = line.between(at + 1);
    if (word === undefined || /[;.|:(]/u.test(between) || (between.includes(',') && found.length === 0)) {
      break;
    }
    const name = nameAt(line, at);
    if (name !== null) found.push({ name, denied: false, start: word.start, end: word.end });
    else if (!isOf('class_noun', word.key) && !line.isSilent(at) && !isTrailer(line, at)) break;
  }
  return found;
}

/** The second letter of "C+E". */
const isTrailer = (line: Read, at: number): boolean =>
  line.words[at]?.written === 'E' && /^\s?\+\s?$/u.test(line.between(at));

/** What the lines that speak of a driving licence say of its classes. */
export function decideClasses({ names, any }: LicenceClasses, facts: JudgeFacts): Verdict {
  const lines = facts.lines.flatMap((line) => readLine(line, facts) ?? []);
  const verdicts = names.map((name) => decideClass(name, lines, facts));
  const chosen = settled(verdicts, any ? 'or' : 'and') ?? notStated(0.25, say('open.driving'));
  if (chosen.truth !== !any) return chosen;
  return { ...chosen, evidence: verdicts.flatMap(({ evidence }) => evidence).slice(0, 2) };
}

/** The classes a line names for a licence: within it, behind it, or else before it. */
function namedBy({ start, end, name: number }: Licence, line: Read): readonly Named[] {
  const inside = line.words
    .slice(start, end)
    .map((word) => ({ ...word, name: number ?? word.written, denied: false }))
    .filter(({ name }) => CLASS.test(name));
  const behind = classesBehind(line, end);
  return [...inside, ...(behind.length > 0 ? behind : classesBefore(line, start))];
}

/** Whether all that is told of licences is of others than for cars: a moped's, a tractor's. */
export function isForNoCar(facts: JudgeFacts): boolean {
  const lines = facts.lines.flatMap((line) => readLine(line, facts) ?? []);
  const named = lines.flatMap((line) => line.licences.flatMap((one) => namedBy(one, line)));
  // B1 is for cars in Argentina and Colombia, and for light quadricycles elsewhere
  const is_car = facts.locales[0]?.code === 'es' ? /^B\d$/u : /^B[02-9]$/u;
  return named.length > 0 && !named.some(({ name }) => includes(name, ANY_CAR) || is_car.test(name));
}

/** The best that a line says: "renewed in 2025" counts before "expired in 2019". */
function decideClass(asked: string, lines: readonly Read[], facts: JudgeFacts): Verdict {
  let other: Span | null = null;
  // a licence whose class nobody writes is one for cars
  let plain: { readonly line: Read; readonly licence: WordRange } | null = null;
  const said: Verdict[] = [];
  for (const line of lines) {
    const { text, words, span } = line;
    for (const one of line.licences) {
      const { start, end, is_vehicle } = one;
      const named = namedBy(one, line);
      const licence = { start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
      const own = named.find(({ name, denied }) => !denied && includes(name, asked));
      if (own !== undefined) said.push(statusOfClass(own, licence, named.length, line, facts));
      // a licence for lorries may be one for those with trailers
      else if (named.length > 0 && is_vehicle !== true) other ??= span;
      else if (statusOf(text, licence.start, licence.end, facts.locales) === 'denied') other ??= span;
      else plain ??= { line, licence };
    }
  }
  const best = settled(said, 'or');
  if (best !== undefined) return best;
  if (other !== null) return notMet(0.75, ...quotedSentence(facts, other));
  if (plain !== null && asked === ANY_CAR) {
    const { line, licence } = plain;
    return statusOfClass({ name: asked, denied: false, ...licence }, licence, 1, line, facts);
  }
  const near = lines[0]?.span;
  return near === undefined
    ? notStated(0.25, say('open.driving'))
    : notStated(0.4, ...quotedSentence(facts, near, 'open.unclear'));
}

/** What is said of a class where it is named. */
function statusOfClass(
  own: Named,
  licence: WordRange,
  count: number,
  line: Read,
  facts: JudgeFacts,
): Verdict {
  const { text, span } = line;
  const shown = quotedSentence(facts, span);
  const unclear = notStated(0.4, ...quotedSentence(facts, span, 'open.unclear'));
  // what brackets say of other classes says nothing of this one
  const bare = text.replaceAll(/\([^()]*\b[A-E]E?\b[^()]*\)/gu, (bracket) => ' '.repeat(bracket.length));
  const told = bare.slice(own.start, own.end).trim() === '' ? text : bare;
  const statusAt = (where: WordRange): string => statusOf(told, where.start, where.end, facts.locales);
  const remark = told.slice(Math.max(own.end, licence.end)).split(/[;|]|\.\s/u, 1)[0] ?? '';
  const last = lastMonthIn(remark.split(/[,()]\s?/u), facts.locales);
  const until = typeof last === 'number' ? last : null;
  if (until !== null && until >= monthOf(facts.reference_date)) return met(0.75, ...shown);
  const is_bad =
    until !== null || isLost(remark, facts) || [own, licence].some((one) => BAD.has(statusAt(one)));
  // "B, CE geplant": which of them is planned is unclear
  if (is_bad) return count > 1 ? unclear : notMet(0.8, ...shown);
  const first = line.words.findIndex(({ start }) => start >= Math.min(own.start, licence.start));
  return last === 'open' || isOfOthers(line, first) ? unclear : met(0.75, ...shown);
}

/** "Lost in 2019": with nothing but common words before it. */
function isLost(remark: string, { locales }: JudgeFacts): boolean {
  const keys = keysOf(remark);
  const { function_words } = cuesIn(keys, locales);
  return endsIn(keys, locales).some(({ start }) =>
    keys.slice(0, start).every((_, at) => function_words.some((one) => holdsAt(one, at))),
  );
}

/** "Taught learners for the licence", "Ausbilder für den Führerschein": something else that was done. */
function isOfOthers(line: Read, first: number): boolean {
  let unknown = 0;
  for (let at = first - 1; at >= 0; at -= 1) {
    if (/[,;:|()]|\.\s|\s[–—-]\s/u.test(line.between(at + 1))) break;
    if (line.is(at, 'mentor', 'people', 'student', 'customer', 'team', 'lead')) return true;
    if (!line.isKnown(at) && !isOf('having', line.keys[at])) unknown += 1;
  }
  return unknown > 1;
}

const BAD = new Set<string>(['denied', 'planned', 'lapsed', 'learning', 'abandoned', 'others']);
