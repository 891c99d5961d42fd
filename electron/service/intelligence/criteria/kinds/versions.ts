import { cuesIn, cuesOfText } from '../../language/cues.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { keysOf } from '../../language/tokens.ts';
import type { Span } from '../../profile.ts';
import { lineAt } from '../../language/lines.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import type { Tag } from '../tag.ts';
import { holdsAt } from '../../language/phrases.ts';
import { isProduct } from '../../skills/lexicon.ts';

/** A version of a product: "Java 17 or newer", "Python 3.10+", "AngularJS 1.x". */
export type Version = {
  /** `same`: this version, whatever its further parts; `bare`: this one for sure, a newer one perhaps. */
  readonly bound: 'from' | 'up_to' | 'same' | 'bare';
  /** One of these. */
  readonly versions: readonly (readonly number[])[];
  readonly label: string;
};

type FoundVersion = { readonly version: Version; readonly own: ReadonlySet<number> };

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4}){0,3}`;
const BEHIND = new RegExp(String.raw`^\s*(?<any>\.x|\.\*)?(?<plus>\+)?`, 'iu');
const ONE = new RegExp(String.raw`^(?<n>${NUMBER})(?<any>\.x)?(?<plus>\+)?`, 'iu');
/** What may stand between a name and its version, and between two versions. */
const BETWEEN = new RegExp(String.raw`^[\s(]*(?:(?<word>\p{L}{1,9})\.?\s)?\s*v?(?=\d)`, 'iu');
const NEXT = /^\s*(?:,|\/|&|\p{L}{1,3}\s|[-–])\s*v?(?=\d)/iu;
const MAX_COUNT = 6;

const parts = (written: string): number[] => written.split('.').map(Number);

/** A version behind the name of a product; null for none. */
export function versionOf(
  clause: Clause,
  tag: Extract<Tag, { readonly type: 'skill' }>,
): FoundVersion | null {
  const { skill, start, end } = tag;
  if (!isProduct(skill.kind) || /\d/u.test(skill.canonical)) return null;
  const inside = /\s(?<n>\d[\d.]*)\+?$/u.exec(clause.textAt(tag))?.groups?.['n'];
  const at = inside === undefined ? numberBehind(clause, end) : end - 1;
  const number = at === null || at >= clause.to ? undefined : clause.tagged.words[at];
  if (at === null || number === undefined) return null;
  const inLength = clause.tags('length').some((one) => holdsAt(one, at));
  const written = inside ?? /^\d[\d.]*/u.exec(number.text)?.[0];
  if (inLength || written === undefined) return null;
  const { any, plus } = BEHIND.exec(clause.tagged.text.slice(number.start + written.length))?.groups ?? {};
  const bounds = clause
    .cues('or_more or_higher at_least over or_less at_most under')
    .filter((cue) => cue.start <= at + 2 && cue.end >= at - 1);
  const older = bounds.some(({ cue }) => cue === 'or_less' || cue === 'at_most' || cue === 'under');
  const quantity = clause.tags('quantity').find((one) => holdsAt(one, at));
  const own = Clause.places(bounds, { start: end, end: at + 1 }, quantity);
  // "1.x": the letter is a word of its own
  let letter = any === undefined ? clause.to : at + 1;
  while (letter < clause.to && /^[.x*]$/u.test(clause.key(letter))) own.add(letter++);
  const versions = [parts(written)];
  for (
    let next = at + 1;
    clause.key(next) === '/' && /^\d[\d.]*$/u.test(clause.written(next + 1));
    next += 2
  ) {
    versions.push(parts(clause.written(next + 1)));
    own.add(next).add(next + 1);
  }
  const bound = older
    ? 'up_to'
    : plus !== undefined || bounds.length > 0
      ? 'from'
      : any === undefined
        ? 'bare'
        : 'same';
  return { version: { bound, versions, label: clause.textOf(start, Math.max(...own, at) + 1) }, own };
}

/** The place of the number behind a name: at once, or behind "version", "ab Version", "(version". */
function numberBehind(clause: Clause, end: number): number | null {
  if (/^v?\d/iu.test(clause.written(end))) return end;
  const cues = clause.cues('version', 'at_least', 'over', 'at_most', 'under');
  const ranges = clause.tags('quantity').filter(({ quantity: { value, to } }) => value > 1900 && to !== null);
  const years = [...clause.tags('calendar_year'), ...ranges];
  let is_apart = false;
  for (let at = end; at < end + MAX_BETWEEN; at += 1) {
    if (/^\d/u.test(clause.written(at))) {
      // "Python from 2018", "Excel since 2016": when it was used
      return is_apart && years.some(({ start }) => start === at) ? null : at;
    }
    const known = cues.some((cue) => holdsAt(cue, at));
    if (!known && clause.key(at) !== '(' && !clause.tagged.silent.has(at)) return null;
    is_apart ||= !known && clause.key(at) !== '(';
    const named = cues.some(({ cue, start, end: to }) => cue === 'version' && start >= end && to <= at + 1);
    if (named && /^\d/u.test(clause.written(at + 1))) return at + 1;
  }
  return null;
}

/** Words between a name and its version: "PHP (ab Version 8)". */
const MAX_BETWEEN = 4;

/** Whether a mention has the version asked for; null if it names none or could be either. */
export function hasVersion(
  { bound, versions }: Version,
  { start, end }: Span,
  facts: JudgeFacts,
): boolean | null {
  const until = lineAt(facts.lines, start)?.end ?? end;
  const inside = /\s(?<n>\d[\d.]*)$/u.exec(facts.document.text.slice(start, end));
  const text = facts.document.text.slice(inside === null ? end : end - (inside[0].length - 1), until);
  const named = versionsIn(text, facts);
  if (named.length === 0) return null;
  const answers = new Set(
    named.flatMap((one) => versions.map((asked) => satisfied(bound, compared(one.own, asked), one.open))),
  );
  return answers.has(true) ? true : answers.has(null) ? null : false;
}

/** What a version says of the one asked for; `order` is above 0 where it is the newer one. */
function satisfied(bound: Version['bound'], order: number, open: boolean): boolean | null {
  if (bound === 'up_to') return order <= 0;
  if (order === 0) return true;
  if (order < 0) return open ? null : false;
  return bound === 'from' ? true : bound === 'same' ? false : null;
}

/** By the parts both have: 3.12 is newer than 3.10, and 3 is a 3.10 of some kind. */
function compared(own: readonly number[], asked: readonly number[]): number {
  for (const [at, part] of asked.entries()) {
    const other = own[at];
    if (other === undefined) return 0;
    if (other !== part) return other - part;
  }
  return 0;
}

/** "8", "8/11/17", "(versions 2+)" behind a name; a length of time is none. */
function versionsIn(text: string, facts: JudgeFacts): { readonly own: number[]; readonly open: boolean }[] {
  const found: { own: number[]; open: boolean }[] = [];
  const first = BETWEEN.exec(text);
  const word = first?.groups?.['word'] ?? '';
  const isVersion = cuesOfText(word, facts.locales).some(({ value }) => value === 'version');
  let between = word === '' || word.length === 1 || isVersion ? first : null;
  let at = 0;
  while (between !== null && found.length < MAX_COUNT) {
    at += between[0].length;
    const one = ONE.exec(text.slice(at));
    if (one === null) break;
    at += one[0].length;
    const [next] = keysOf(text.slice(at, at + 20));
    const [cue] = next === undefined ? [] : cuesIn([next], facts.locales).cues;
    if (cue !== undefined && UNITS.has(cue.value)) break;
    found.push({ own: parts(one.groups?.['n'] ?? ''), open: one.groups?.['plus'] !== undefined });
    between = NEXT.exec(text.slice(at));
  }
  return found;
}

const UNITS = new Set<Cue>(cuesNamed('year month week day percent people'));
