import type { Remarks } from '../language/locale.ts';
import { holds, holdsAt, type WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import { remarkWords } from '../language/remark_words.ts';
import { Clause } from './clause.ts';
import { SENTENCE_ENDS, stretchesIn, SENTENCE_PARTS } from './stretches.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';

/** A sentence that says whom nobody wants to see: what it asks for beside `own` is denied. */
export type Rejection = WordRange & { readonly own: ReadonlySet<number> };

/** Words between a denial and what it denies: "we would *not* like to *meet*". */
const NEAR = 3;

/**
 * Sentences that turn candidates away: "anyone with X on their CV is out", "the client won't interview people who …",
 * "on ne peut présenter personne sans …". Only where somebody is spoken of: "to avoid delays" is work.
 */
export function rejectionsIn(read: Read, tags: readonly Tag[], content: ReadonlySet<number>): Rejection[] {
  const is = remarkWords(read.keys, read.locales);
  const all = (name: keyof Remarks, places: readonly number[]): number[] =>
    places.filter((at) => is(name, at));
  const things = Clause.places(
    tags.filter(({ type }) => type !== 'cue' && type !== 'title' && type !== 'quantity'),
  );
  return stretchesIn(read, SENTENCE_ENDS).flatMap((sentence): Rejection[] => {
    const places = Clause.at(sentence).filter((at) => !things.has(at));
    // "niemand, der …", "nessuno che …"
    const nobody = all('nobody', places).filter(
      (at) => read.words[at + 1]?.key === ',' || is('nobody', at + 1),
    );
    const persons = [...all('persons', places), ...nobody];
    const rejects = rejectsIn(all('rejects', places), all('who', places), sentence, read);
    const takes = all('takes', places);
    // "évitez de m'envoyer"
    const sent = takes.filter((at) => rejects.some((one) => isNear(at, one)));
    const taken = rejects.length > 0 ? sent : takes;
    const denied =
      rejects.length > 0
        ? []
        : [...nobody, ...all('denies', places).filter((at) => taken.some((one) => isNear(at, one)))];
    const done = rejects.length > 0 ? sent : taken.filter((one) => denied.some((at) => isNear(at, one)));
    // "no me lo mandes": nothing else is sent to a recruiter
    const us = all('us', places).filter((at) => taken.some((one) => isNear(at, one)));
    if (persons.length + sent.length + us.length === 0 || rejects.length + denied.length === 0) return [];
    if (rejects.length === 0 && done.some((at) => is('only_who', at + 1))) return [];
    const turns = [...persons, ...rejects, ...denied, ...done, ...us];
    // "would rather not see"
    const frame =
      denied.length === 0 ? [] : between(Math.min(...denied, ...done) - 2, Math.max(...denied, ...done));
    const would = frame.filter((at) => places.includes(at) && isLight(at, denied, tags));
    const said = ROLES.flatMap((name) => all(name, places));
    const own = new Set([...turns, ...said, ...would]);
    const asks = (at: number): boolean =>
      content.has(at) && !own.has(at) && !isOf('therefore', read.keys[at]);
    const unless = unlessIn(sentence, asks, (at) => is('unless', at));
    if (unless !== null) return [{ ...unless, own: new Set(Clause.at(unless)) }];
    if (isOfLack(sentence, asks, tags)) return [];
    const lack = lackBefore(sentence, turns, read);
    if (lack !== null && Clause.at(lack).some(asks)) {
      // what becomes of whoever lacks it asks for nothing
      return [{ ...lack, own: new Set([...own, ...Clause.at({ start: lack.end, end: sentence.end })]) }];
    }
    const { start, end } = scopeOf(sentence, turns, asks, read, tags);
    return Clause.at({ start, end }).some(asks) ? [{ start, end, own }] : [];
  });
}

/**
 * A phrase ("is out") wherever it stands; a verb only where somebody is told to do it or does it to candidates: at
 * either end of its part, or behind "we" and "the client". "Can shortlist and reject others" is what somebody does.
 */
function rejectsIn(
  places: readonly number[],
  who: readonly number[],
  sentence: WordRange,
  read: Read,
): number[] {
  const { words } = read;
  const parts = partsOf(sentence, read);
  return places.filter((at) => {
    const is_phrase = places.includes(at - 1) || places.includes(at + 1);
    const spoken = parts
      .filter((one) => holdsAt(one, at))
      .flatMap((one) => Clause.at(one).filter((place) => words[place]?.sign === false));
    const index = spoken.indexOf(at);
    const is_told = (index >= 0 && index <= 2) || index === spoken.length - 1;
    return is_phrase || is_told || who.some((one) => one < at && at - one <= NEAR);
  });
}

/** "Sans permis C, l'agence ne pourra pas présenter le dossier": the lack at the beginning of such a sentence. */
function lackBefore({ start, end }: WordRange, turns: readonly number[], read: Read): WordRange | null {
  const { words, keys } = read;
  const first = Clause.at({ start, end }).find((at) => words[at]?.sign === false);
  const turned = partsOf({ start, end }, read).find((one) => turns.some((at) => holdsAt(one, at)));
  const is_lack = first !== undefined && isOf('lacking', keys[first]) && !turns.includes(first);
  return is_lack && turned !== undefined && turned.start > start ? { start, end: turned.start } : null;
}

/** "… or the candidate is out", "reject whoever lacks …": it is the lack that turns somebody away. */
const isOfLack = (sentence: WordRange, asks: (at: number) => boolean, tags: readonly Tag[]): boolean =>
  tags.some(
    (tag) =>
      tag.type === 'cue' &&
      holdsAt(sentence, tag.start) &&
      (tag.cue === 'absent' ||
        tag.cue === 'if' ||
        (tag.cue === 'or' && !Clause.at({ start: tag.end, end: sentence.end }).some(asks))),
  );

/** "We won't interview anybody unless …": what stands behind it is asked for, and what stands before it is said of nobody. */
function unlessIn(
  { start, end }: WordRange,
  asks: (at: number) => boolean,
  isUnless: (at: number) => boolean,
): WordRange | null {
  const first = Clause.at({ start, end }).find(isUnless);
  if (first === undefined || Clause.at({ start, end: first }).some(asks)) return null;
  const behind = Clause.at({ start: first, end }).filter((at) => !isUnless(at));
  return behind.some(asks) ? { start, end: behind[0] ?? end } : null;
}

const isNear = (at: number, one: number): boolean => at !== one && Math.abs(at - one) <= NEAR;

const between = (from: number, to: number): number[] => Clause.at({ start: Math.max(0, from), end: to + 1 });

/** A word between a denial and what it denies, or one of wishing before it. */
const isLight = (at: number, denied: readonly number[], tags: readonly Tag[]): boolean =>
  at > Math.min(...denied) ||
  tags.some((tag) => tag.type === 'cue' && tag.cue === 'would' && holdsAt(tag, at));

/** What else stands in such a sentence and asks for nothing. */
const ROLES = ['greeting', 'who', 'said', 'ours', 'telling', 'wants'] as const;

/**
 * The parts between commas it speaks of: from the first that turns somebody away, and on to the end unless one that
 * asks for a number follows: "no beginners on this one, six years as a foreman".
 */
function scopeOf(
  sentence: WordRange,
  turns: readonly number[],
  asks: (at: number) => boolean,
  read: Read,
  tags: readonly Tag[],
): WordRange {
  const stretches = partsOf(sentence, read);
  const touched = stretches.filter((one) => turns.some((at) => holdsAt(one, at)));
  // "sans permis C, on ne peut présenter personne"
  const behind = Clause.at({ start: touched[0]?.start ?? sentence.start, end: sentence.end });
  const start = behind.some(asks) ? (touched[0]?.start ?? sentence.start) : sentence.start;
  const last = touched.at(-1)?.end ?? sentence.end;
  const is_whole = Clause.at({ start, end: last }).some(asks);
  const counted = tags.find(({ type, start: at }) => type === 'length' && at >= last && at < sentence.end);
  const parted = stretches.find((one) => counted !== undefined && holdsAt(one, counted.start));
  return { start, end: is_whole && parted !== undefined ? parted.start : sentence.end };
}

/** The parts of a sentence between commas and dashes. */
const partsOf = (sentence: WordRange, read: Read): WordRange[] =>
  stretchesIn(read, SENTENCE_PARTS).filter((part) => holds(sentence, part));
