import type { Comparison } from '../../language/bounds.ts';
import { Clause } from '../clause.ts';
import { INCLUDING } from '../conjunctions.ts';
import type { Window } from './shared.ts';
import { isOf } from '../../language/word_classes.ts';
import { holds, holdsAt, type WordRange } from '../../language/phrases.ts';
import { isProduct, isPaper } from '../../skills/lexicon.ts';

type Aside = {
  readonly own: Set<number>;
  /** What is left out; null for nothing. */
  without: string | null;
  /** Whether internships count, where that is said. */
  interns: boolean | null;
};

/** "(club activities do not count)", "internships included": what is left out or taken in. */
export function asideOf(clause: Clause): Aside {
  const aside: Aside = { own: new Set(), without: null, interns: null };
  for (const cue of clause.cues('excluded', 'included')) {
    let [from, to] = [cue.start, cue.end];
    while (from > clause.from && !PARTS.test(clause.key(from - 1))) from -= 1;
    while (to < clause.to && !PARTS.test(clause.key(to))) to += 1;
    // "5 years of sales excluding internships": what is asked for precedes it
    const length = clause.tags('length').find((tag) => holds({ start: from, end: to }, tag));
    // "stajlar hariç en az 1 yıl": what is left out precedes it
    const precedes = length !== undefined && length.start >= cue.end;
    if (precedes && clause.tagged.locales[0]?.verb_last !== true) continue;
    if (precedes) to = cue.end;
    else if (length !== undefined) from = cue.start;
    const part = { start: from, end: to };
    for (const at of Clause.at(part)) aside.own.add(at);
    if (clause.cues('intern', 'student').some((tag) => holds(part, tag))) {
      aside.interns = cue.cue === 'included';
      continue;
    }
    const words = clause.rest(Clause.places(cue)).filter((at) => holdsAt(part, at));
    if (cue.cue === 'included' || words.length === 0) continue;
    aside.without ??= clause.textOf(Math.min(...words), Math.max(...words) + 1);
  }
  return aside;
}

const PARTS = /^[,;:()]$/u;

/** "At Apple", "bei Siemens": a name in capitals behind a word of place. */
export function employerOf(clause: Clause): WordRange | null {
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    if (!/^(?:at|bei|chez|presso|bij)$/u.test(clause.key(at - 1)) || !clause.isCapital(at)) {
      continue;
    }
    let end = at + 1;
    while (end < clause.to && clause.isCapital(end)) end += 1;
    return { start: at, end };
  }
  return null;
}

/** "Band 6", "TVöD 8", "E-5": a noun of grades and its number. */
export function gradeIn(clause: Clause): WordRange | null {
  const start = clause.all.find(
    (at) => isOf('grade_noun', clause.key(at)) && (clause.key(at).length > 1 || clause.isCapital(at)),
  );
  if (start === undefined) return null;
  const number = clause.key(start + 1) === '-' ? start + 2 : start + 1;
  const is_number = number < clause.to && /^\d{1,2}\p{L}?$/u.test(clause.key(number));
  return is_number ? { start, end: number + 1 } : null;
}

/** All words that hyphens join to one of them: "E-Hand", "demi-chef". */
export function compoundAt({ tagged: { text, words }, from, to }: Clause, at: number): WordRange {
  const isJoined = (place: number): boolean =>
    /^-?$/u.test(text.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? 0));
  const isPart = (place: number): boolean => words[place]?.sign !== true || words[place].key === '-';
  let [start, end] = [at, at + 1];
  while (start > from && isJoined(start) && isPart(start - 1)) start -= 1;
  while (end < to && isJoined(end) && isPart(end)) end += 1;
  return { start, end };
}

/** Tools beside a title ("a driver with Grafana"): known skills, and names in capitals behind such a word. */
export function toolsBeside(clause: Clause, titles: readonly WordRange[]): WordRange[] {
  const inTitle = (from: number, to: number): boolean =>
    titles.some(({ start, end }) => from < end && to > start && start < from);
  const found: { start: number; end: number }[] = clause
    .tags('skill')
    .filter(
      ({ skill, start, end }) =>
        isProduct(skill.kind) &&
        /^[\p{Lu}\d.]/u.test(clause.written(start)) &&
        titles.every((title) => end <= title.start || start >= title.end),
    )
    .map(({ start, end }) => ({ start, end }));
  const counted = Clause.places(clause.tags('quantity'), clause.tags('length'));
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    // "a driver with 3 years of experience"
    if (counted.has(at)) continue;
    if (!BESIDE.test(clause.key(at - 1)) || !/^[\p{Lu}\d]/u.test(clause.written(at)) || inTitle(at, at + 1)) {
      continue;
    }
    if (titles.some(({ start }) => start === at) || found.some((tool) => holdsAt(tool, at))) continue;
    if (!titles.some(({ end }) => end <= at)) continue;
    let end = at + 1;
    while (end < clause.to && /^[\p{Lu}\d]/u.test(clause.written(end))) end += 1;
    found.push({ start: at, end });
    at = end;
  }
  return found;
}

const BESIDE = /^(?:with|using|on|in|mit|avec|sur|con|su|met|z|com|cu|ile|via|samt)$/u;

/** Whether all words of a title say that somebody leads people, and none what they do. */
export function onlyLeads(clause: Clause, title: WordRange): boolean {
  const said = Clause.places(clause.cues('lead', 'people', 'team', 'formal'));
  // "lead driver" is one who drives
  const leads = clause.cues('team', 'formal').some((cue) => holds(title, cue));
  return leads && Clause.at(title).every((at) => said.has(at));
}

/** "Certified Scrum Master with 5 years of experience": a certificate, not a title anybody works under. */
export const isCertified = (clause: Clause, titles: readonly WordRange[]): boolean =>
  !clause.has('as') &&
  clause
    .tags('skill')
    .some(
      ({ skill, start, end }) =>
        skill.kind === 'certification' && titles.some((title) => title.start === start && title.end === end),
    );

/** "Five (5) years": the same number in words. */
export const saidTwice = (
  clause: Clause,
  length: WordRange & { readonly months: number },
): readonly WordRange[] =>
  clause
    .tags('quantity')
    .filter(
      ({ quantity, end }) =>
        end <= length.start && length.start - end <= 1 && quantity.value * 12 === length.months,
    );

/**
 * "PHP or 5 years of Java": the time is that of what stands on its own side of the joint; "CPA, 5 years of
 * experience": a certificate is held beside it, unless its words are the title ("truck driver with 5 years").
 */
export function isParted(
  { clause, length: { start, end } }: { readonly clause: Clause; readonly length: WordRange },
  tags: readonly WordRange[],
): boolean {
  const between = clause.key(start - 1);
  const is_paper = clause
    .tags('skill')
    .some(
      (paper) =>
        isPaper(paper.skill.kind) && paper.end === start - 1 && !tags.some((tag) => holds(tag, paper)),
    );
  if (is_paper && (between === ',' || INCLUDING.test(between))) return true;
  const before = tags.filter((tag) => tag.end <= start).map((tag) => tag.end);
  return (
    before.length > 0 &&
    tags.some((tag) => tag.start >= end) &&
    clause.cues('and', 'or').some((tag) => tag.start >= Math.max(...before) && tag.end <= start)
  );
}

/** The one length that is asked for; "3 of the last 5 years" counts in years as well. */
export function lengthIn(
  clause: Clause,
  window: Window | null,
  of_window: ReadonlySet<number>,
): (WordRange & { readonly comparison: Comparison; readonly months: number }) | null {
  const [tag, ...more] = clause.tags('length').filter(({ start }) => !of_window.has(start));
  // "un jour": at some time
  if (tag !== undefined) {
    if (more.length > 0 || tag.length.months < 1) return null;
    // "8 years of WinCC or Shopify in the last 2 years": nobody has them in less, so the window is that of one part
    const is_longer =
      clause.has('last') &&
      clause.has('and', 'or') &&
      (window?.months ?? tag.length.months) < tag.length.months;
    return is_longer ? null : { ...tag.length, ...tag };
  }
  if (window?.months === null || window === null) return null;
  const first = Math.min(...of_window);
  const part = clause.tags('quantity').find(({ end }) => end < first && first - end <= 2);
  if (part === undefined || part.quantity.value * 12 > window.months) return null;
  const { comparison, value } = part.quantity;
  return { comparison, months: value * 12, start: part.start, end: part.end };
}
