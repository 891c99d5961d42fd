import { cuesIn } from '../../language/cues.ts';
import type { Cue } from '../../language/locale.ts';
import { tokenize } from '../../language/tokens.ts';
import type { Span } from '../../profile.ts';
import { lineAt } from '../../resume/lines.ts';
import type { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import type { Tag } from '../tag.ts';

/** A version of a product: "Java 17 or newer", "Python 3.10+", "AngularJS 1.x". */
export type Version = {
  /** `same`: this one, further parts do not matter; a bare number is the same one for sure, and any newer one perhaps. */
  readonly bound: 'from' | 'up_to' | 'same' | 'bare';
  readonly parts: readonly number[];
  readonly label: string;
};

export type FoundVersion = { readonly version: Version; readonly own: ReadonlySet<number> };

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4}){0,3}`;
const BEHIND = new RegExp(String.raw`^\s*(?<any>\.x|\.\*)?(?<plus>\+)?`, 'iu');
const ONE = new RegExp(String.raw`^(?<n>${NUMBER})(?<any>\.x)?(?<plus>\+)?`, 'iu');
/** What may stand between a name and its version, and between two versions. */
const BETWEEN = new RegExp(String.raw`^[\s(]*(?:\p{L}{1,9}\.?\s)?\s*v?(?=\d)`, 'iu');
const NEXT = /^\s*(?:,|\/|&|\p{L}{1,3}\s|[-–])\s*v?(?=\d)/iu;
const MOST = 6;

const parts = (written: string): number[] => written.split('.').map(Number);

/** A version behind the name of a product; null for none. */
export function versionOf(
  clause: Clause,
  tag: Extract<Tag, { readonly type: 'skill' }>,
): FoundVersion | null {
  const { skill, start, end } = tag;
  if ((skill.kind !== 'technology' && skill.kind !== 'tool') || /\d/u.test(skill.canonical)) return null;
  const inside = /\s(?<n>\d[\d.]*)\+?$/u.exec(clause.textOf(start, end))?.groups?.['n'];
  const word = clause.cues('version').find((cue) => cue.start === end);
  const at = inside === undefined ? (word?.end ?? end) : end - 1;
  const number = clause.tagged.words[at];
  if (number === undefined || at >= clause.to) return null;
  const quantity = clause.tags('quantity').find((one) => one.start <= at && at < one.end);
  if (clause.tags('length').some((one) => one.start <= at && at < one.end)) return null;
  const written = inside ?? /^\d[\d.]*/u.exec(number.text)?.[0];
  if (written === undefined) return null;
  const { any, plus } = BEHIND.exec(clause.tagged.text.slice(number.start + written.length))?.groups ?? {};
  const newer = clause.cues('or_more', 'or_higher', 'at_least', 'over').filter((cue) => near(cue, at));
  const older = clause.cues('or_less', 'at_most', 'under').filter((cue) => near(cue, at));
  const own = new Set([at]);
  for (const one of [quantity, word, ...newer, ...older]) {
    for (let place = one?.start ?? 0; place < (one?.end ?? 0); place += 1) own.add(place);
  }
  // "1.x": the letter is a word of its own
  let letter = any === undefined ? clause.to : at + 1;
  while (letter < clause.to && /^[.x*]$/u.test(clause.key(letter))) own.add(letter++);
  const bound =
    newer.length > 0 || plus !== undefined
      ? 'from'
      : older.length > 0
        ? 'up_to'
        : any === undefined
          ? 'bare'
          : 'same';
  return {
    version: { bound, parts: parts(written), label: clause.textOf(start, Math.max(...own) + 1) },
    own,
  };
}

const near = (cue: { readonly start: number; readonly end: number }, at: number): boolean =>
  cue.start <= at + 2 && cue.end >= at - 1;

/** What a mention says of its version: whether it is the one asked for, null where it names none or may be either. */
export function hasVersion(
  { bound, parts: asked }: Version,
  { start, end }: Span,
  facts: JudgeFacts,
): boolean | null {
  const until = lineAt(facts.lines, start)?.end ?? end;
  const inside = /\s(?<n>\d[\d.]*)$/u.exec(facts.document.text.slice(start, end));
  const text = facts.document.text.slice(inside === null ? end : end - (inside[0].length - 1), until);
  const named = versionsIn(text, facts);
  if (named.length === 0) return null;
  const answers = new Set(named.map((one) => satisfied(bound, compared(one.own, asked), one.open)));
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
  let between = BETWEEN.exec(text);
  let at = 0;
  while (between !== null && found.length < MOST) {
    at += between[0].length;
    const one = ONE.exec(text.slice(at));
    if (one === null) break;
    at += one[0].length;
    const [next] = tokenize(text.slice(at, at + 20)).map(({ key }) => key);
    const [cue] = next === undefined ? [] : cuesIn([next], facts.locales).cues;
    if (cue !== undefined && UNITS.has(cue.value)) break;
    found.push({ own: parts(one.groups?.['n'] ?? ''), open: one.groups?.['plus'] !== undefined });
    between = NEXT.exec(text.slice(at));
  }
  return found;
}

const UNITS = new Set<Cue>(['year', 'month', 'week', 'day', 'percent', 'people']);
