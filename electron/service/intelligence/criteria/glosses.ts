import { holds, holdsAt, type WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import type { Entry } from './lexicon.ts';
import type { Tag, Tagged } from './tag.ts';

/** Words before a bracket that may be said again in it. */
const MAX_BEFORE = 6;

/** Letters before the noun that makes a word the name of a paper: "Staplerschein". */
const MIN_FIRST = 3;

/**
 * What a bracket at a place joins where it says again what stands before it, which is one thing and not two: the side
 * with the short form where that is known, "FIMO (Formation initiale …)", otherwise either: "Trinkwasserhygiene (VDI
 * 6023)". Null for a bracket that narrows: "ITIL (Foundation)", "habilitation électrique (B1V)".
 */
export function glossAt(at: number, tagged: Tagged): 'first' | 'second' | 'or' | null {
  const { words, tags, cues } = tagged;
  const isSign = (place: number): boolean => words[place]?.sign !== false;
  const inside = stretch(at + 1, 1, isSign);
  const before = stretch(at - 1, -1, isSign, MAX_BEFORE);
  const ends = words[inside.end] === undefined || words[inside.end]?.key === ')';
  if (!ends || inside.end === inside.start || before.end === before.start) return null;
  const short = shortFor(before, inside, tagged) ?? shortFor(inside, before, tagged);
  if (short !== null) {
    if (tags.some(({ type }) => type === 'length')) return 'first';
    const is_known = tags.some((tag) => isName(tag) && holdsAt(tag, short));
    return is_known ? (short < at ? 'first' : 'second') : 'or';
  }
  // "Elektrofachkraft (DGUV V3)": the norm says more of somebody who has a title, or of a thing with a name
  if (isOf('norm', words[inside.start]?.key)) {
    return tags.some((tag) => isName(tag) && holds(before, tag)) ? null : 'or';
  }
  if (Clause.at(inside).some((place) => /\d|^\p{Lu}+$/u.test(words[place]?.text ?? ''))) return null;
  const entriesIn = (part: WordRange): Entry[] =>
    tags.flatMap((tag) => (tag.type === 'entry' && holds(part, tag) ? [tag.entry] : []));
  const [said, again] = [entriesIn(before), entriesIn(inside)];
  const is_same = said.some((entry) => again.includes(entry));
  // "carretillero (carnet de carretillas)": the paper is more than the thing
  const is_noun = cues.some((cue) => cue.cue === 'certificate' && holds(inside, cue));
  if (is_same && again.some(({ kind }) => kind === 'kind')) return is_noun ? 'second' : 'first';
  const is_licence = said.some(({ kind }) => kind.startsWith('credential'));
  const is_paper = inside.end - inside.start === 1 && namesPaper(words[inside.start]?.key ?? '');
  return is_same || (is_licence && is_paper) ? 'or' : null;
}

const isName = ({ type }: Tag): boolean => type === 'entry' || type === 'skill' || type === 'title';

const namesPaper = (key: string): boolean =>
  Array.from(key).some((_, at) => at >= MIN_FIRST && isOf('paper', key.slice(at)));

/** The words from a place on, up to a sign. */
function stretch(from: number, step: 1 | -1, isSign: (at: number) => boolean, most = Infinity): WordRange {
  let end = from;
  while (!isSign(end) && Math.abs(end - from) < most) end += step;
  return step === 1 ? { start: from, end } : { start: end + 1, end: from + 1 };
}

/** The place of a short form in one part that has the first letters of the last words of the other. */
function shortFor(part: WordRange, other: WordRange, { words, silent, cues }: Tagged): number | null {
  const places = Clause.at(other);
  const joints = Clause.places(cues.filter(({ cue }) => cue === 'and'));
  const rows = [places, places.filter((at) => !silent.has(at) && !joints.has(at))].map((row) =>
    row.map((at) => words[at]?.key[0] ?? '').join(''),
  );
  const spells = ({ key, text }: { readonly key: string; readonly text: string }): boolean =>
    /^\p{Lu}{2,6}$/u.test(text) && rows.some((row) => row.endsWith(key));
  return Clause.at(part).find((at) => spells(words[at] ?? { key: '', text: '' })) ?? null;
}
