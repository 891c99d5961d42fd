import { regex } from '../language/pattern.ts';
import { findSkill, type Lexicon, type SkillKind } from '../skills/lexicon.ts';
import { isSchool } from '../language/degrees.ts';
import { labelOf } from './columns.ts';
import type { Chunk } from './entry_header.ts';
import { commasOf, takePlace } from './header_places.ts';
import { wordsOf, type Piece } from '../language/lines.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { employerScore, isTeam, titleLooks, titleScore } from '../language/job_titles.ts';

export type EntryHeader = {
  readonly title: Piece | null;
  readonly employer: Piece | null;
  /** A place between employer and title ("RED FORK REFINING, TULSA, OK, PROCESS OPERATOR"). */
  readonly location: Piece | null;
  /** 0…1: how far the words themselves and the other entries speak for this reading. */
  readonly sure: { readonly title: number; readonly employer: number };
  /** Employer and title come from different lines, the employer's above. */
  readonly banner: boolean;
};

type Choice = {
  readonly title: Piece | null;
  readonly employer: Piece | null;
  readonly shape: string;
  readonly score: number;
};

/**
 * Tells title and employer apart in the headers of a section's jobs. Every way to read a header is weighed by
 * what the words look like (head nouns of titles, legal forms and words for organisations); then the entries
 * vote: the order that fits the others best decides where the words alone do not. Entries that were found
 * elsewhere vote by their own section.
 */
export function readHeaders(entries: readonly (readonly Chunk[])[], lexicon: Lexicon): EntryHeader[] {
  const weigh = weights();
  const all = entries.map((chunks) => choicesOf(chunks, weigh, lexicon));
  const mean = (key: (shape: string) => string): Map<string, number> => {
    const sums = new Map<string, { sum: number; count: number }>();
    for (const choices of all) {
      const best = new Map<string, number>();
      for (const { shape, score } of choices) {
        best.set(key(shape), Math.max(best.get(key(shape)) ?? Number.NEGATIVE_INFINITY, score));
      }
      for (const [name, score] of best) {
        const old = sums.get(name) ?? { sum: 0, count: 0 };
        sums.set(name, { sum: old.sum + score, count: old.count + 1 });
      }
    }
    return new Map([...sums].map(([name, { sum, count }]) => [name, sum / count]));
  };
  const shapes = mean((shape) => shape);
  const orders = mean(orderOf);
  const total = (choice: Choice): number =>
    choice.score + (shapes.get(choice.shape) ?? 0) * 0.6 + (orders.get(orderOf(choice.shape)) ?? 0) * 0.5;
  return all.map((choices, at) => {
    const ranked = choices
      .map((choice) => ({ ...choice, total: total(choice) }))
      .toSorted((a, b) => b.total - a.total);
    const best = ranked[0];
    if (best === undefined) {
      return { title: null, employer: null, location: null, sure: { title: 0, employer: 0 }, banner: false };
    }
    const other = ranked.find(
      ({ title, employer }) => title?.text !== best.title?.text || employer?.text !== best.employer?.text,
    );
    const margin = other === undefined ? 1 : Math.min(1, (best.total - other.total) / 1.2);
    const lineOf = (piece: Piece | null): number =>
      entries[at]?.find(
        (chunk) =>
          piece !== null &&
          piece.start >= chunk.start &&
          piece.start < chunk.start + Math.max(1, chunk.text.length),
      )?.line ?? -1;
    const apart = best.employer === null ? null : takePlace(best.employer);
    const named = apart !== null && apart.rest.text !== '' ? apart.rest : best.employer;
    return {
      title: best.title,
      employer: named,
      location: named === best.employer ? null : (apart?.place ?? null),
      sure: {
        title: surety(best.title, margin, titleScore, best.employer !== null, 0.3),
        employer: surety(
          best.employer,
          margin,
          (text) => employerScore(text) * 1.3,
          best.title !== null && titleScore(best.title.text) >= 1.6,
          // Names of employers are often of no known words: fewer of such are wrong than of such titles.
          0.36,
        ),
      },
      banner: best.title !== null && best.employer !== null && lineOf(best.employer) < lineOf(best.title),
    };
  });
}

function surety(
  piece: Piece | null,
  margin: number,
  cue: (text: string) => number,
  company: boolean,
  base: number,
): number {
  if (piece === null) return 0;
  return base + 0.25 * Math.max(0, margin) + 0.25 * Math.min(1, cue(piece.text) / 1.6) + (company ? 0.18 : 0);
}

/** 'TE', 'ET', 'T' or 'E': which comes first, whatever the places. */
function orderOf(shape: string): string {
  return shape.replaceAll(/[^TE]/g, '');
}

/** Less than whatever else speaks for a reading. */
const [NO_TITLE, NO_NAME] = [-9, -9];

function asTitle(text: string): number {
  // a year, a number in a list: no work is called so
  if (!/\p{L}/u.test(text) || labelOf(text) !== null) return NO_TITLE;
  const title = titleLooks(text);
  const employer = ownEmployer(text, title);
  // Two names joined are a name rather than a title: "Kettle & Crumb".
  const named = title === 0 && /^\p{Lu}[\p{L}'’]+ (?:&|and|\+) \p{Lu}[\p{L}'’]+$/u.test(text);
  return (
    (named ? -0.2 : 0) +
    title -
    0.8 * employer -
    (title === 0 ? 0.3 : 0) -
    (wordsOf(text).length > 8 ? 0.3 : 0)
  );
}

function asEmployer(text: string): number {
  // a sign, or the label of a field whose words stand elsewhere
  if (!/\p{L}/u.test(text) || labelOf(text) !== null) return NO_NAME;
  const title = titleLooks(text);
  const employer = employerScore(text);
  const named = /^(?:[\p{Lu}\d]|the |de |la |l['’])/u.test(text) ? 0.25 : 0;
  const unit = UNIT.test(text) ? 0.5 : 0;
  // and hardly ever who gives it
  if (/^[\d\s.,/–-]+$/u.test(text)) return -0.6;
  return employer + named - 0.8 * (employer >= 1.2 && title < 1.6 ? title * 0.4 : title) - unit;
}

// "Software Engineer", "Hotel Manager": a word for an organisation inside a clear title names none.
function ownEmployer(text: string, title: number): number {
  const employer = employerScore(text);
  return title >= 1.6 && employer < 1 ? 0 : employer;
}

const UNIT = regex('iu')`
    \b(?:team|department|dept\.?|division|unit|district|desk|squad|abteilung|referat|ward|
    platform group|floor|shift|full[- ]time|part[- ]time|contract|temporary|permanent|vollzeit|teilzeit|
    cdi|cdd)\b`;
type Weights = {
  readonly asTitle: (text: string) => number;
  readonly asEmployer: (text: string) => number;
  /** What is lost when a part is neither. */
  readonly worth: (text: string) => number;
};

/** A function of a text that is worked out once for each text. */
function once(weigh: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const old = known.get(text);
    if (old !== undefined) return old;
    const fresh = weigh(text);
    known.set(text, fresh);
    return fresh;
  };
}

/** The weights of a text, worked out once for all the choices it stands in. */
function weights(): Weights {
  return {
    asTitle: once(asTitle),
    asEmployer: once(asEmployer),
    worth: once((text) => Math.max(titleScore(text), UNIT.test(text) ? 0 : employerScore(text))),
  };
}

function choicesOf(chunks: readonly Chunk[], weigh: Weights, lexicon: Lexicon): Choice[] {
  const choices: Choice[] = [];
  const few = chunks.slice(0, 6);
  const add = (
    title: Piece | null,
    employer: Piece | null,
    shape: string,
    used: readonly Chunk[],
    extra: number,
  ): void => {
    let score = extra;
    score += title === null ? -0.5 : weigh.asTitle(title.text);
    score += employer === null ? -0.4 : weigh.asEmployer(employer.text);
    for (const [at, chunk] of few.entries()) {
      if (used.includes(chunk)) {
        score -= at * 0.05;
        if (chunk.placed === true && used.length === 2) score += title?.start === chunk.start ? -0.2 : 0.2;
        if (chunk.label !== null) {
          score += (chunk.label === 'title') === (title?.start === chunk.start) ? 3 : -3;
        }
        continue;
      }
      const worth = weigh.worth(chunk.text);
      score -= 0.1 + 0.4 * worth + (chunk.bold ? 0.2 : 0) - Math.min(0.15, at * 0.05);
    }
    choices.push({ title, employer, shape, score });
  };
  for (const [i, a] of few.entries()) {
    add(a, null, `T${i}`, [a], 0);
    add(null, a, `E${i}`, [a], 0);
    for (const [j, b] of few.entries()) {
      if (i !== j) add(a, b, i < j ? `T${i}E${j}` : `E${j}T${i}`, [a, b], 0);
    }
    const glued = gluedParts(a);
    if (glued !== null) add(glued.left, glued.right, `TE_${i}`, [a], -0.1);
    for (const [cut, { left, right }] of commaCuts(a).entries()) {
      // "Staff Nurse, ICU, Mercy Hospital": the ward goes with the title.
      const unit = isTeam(left.text.split(/,\s*/).at(-1) ?? '');
      const deep = unit ? 0 : -0.15 * cut - 0.05;
      const team = opensWithUnit(right.text, lexicon) ? -1 : 0;
      add(left, right, `TE,${i}`, [a], deep + team);
      add(right, left, `ET,${i}`, [a], deep);
    }
  }
  return choices;
}

/**
 * "Mathematics, Riverside Secondary School", "Einkauf, Rheintal Maschinenbau GmbH": the department, which goes with the
 * title before it. Words of no known field are one only before a school or a hospital: "Miller, Brown Ltd" is a firm
 * named after its partners.
 */
function opensWithUnit(text: string, lexicon: Lexicon): boolean {
  if (isTeam(/^[^,]*/.exec(text)?.[0] ?? '')) return true;
  const cut = commaCuts({ text, start: 0 })[0];
  if (cut === undefined || JOINED.test(cut.right.text)) return false;
  if (employerScore(cut.left.text) > 0 || employerScore(cut.right.text) < 0.8) return false;
  return isField(cut.left.text, lexicon) || isSchool(cut.right.text) || HOSPITAL.test(cut.right.text);
}

const JOINED = /\s(?:&|and|und|et|y|e|en)\s/u;
const HOSPITAL =
  /hospital|hôpital|ospedale|\bclinic|klini(?:k|ek)|krankenhaus|ziekenhuis|szpital|sykehus|sjukhus/iu;
const FIELDS = new Set<SkillKind | undefined>(['domain', 'task', 'method', 'language']);

/** Whether a text names one field of work or several joined. */
function isField(text: string, lexicon: Lexicon): boolean {
  return text.split(JOINED).every((name) => FIELDS.has(findSkill(lexicon, name)?.kind));
}

/** "HEAD NURSE MERCY HOSPITAL": a title and an employer that only their print told apart. */
function gluedParts(piece: Piece): { left: Piece; right: Piece } | null {
  if (piece.text.length > 90 || employerScore(piece.text) < 0.8 || /[,;(]/.test(piece.text)) return null;
  for (const { index } of [...piece.text.matchAll(/\s(?=\p{Lu})/gu)].toReversed()) {
    const left = piece.text.slice(0, index);
    const right = piece.text.slice(index + 1);
    if (employerScore(right) < 0.8 || titleScore(right) > 0 || titleScore(left) < 1.6) continue;
    return wordsOf(right).length < 2 || /\s\p{Ll}{1,4}$/u.test(left)
      ? null
      : { left: { text: left, start: piece.start }, right: { text: right, start: piece.start + index + 1 } };
  }
  return null;
}

function commaCuts(piece: Piece): { left: Piece; right: Piece }[] {
  return commasOf(piece.text).flatMap((match) => {
    const right = piece.text.slice(match.index + match[0].length);
    if (isLegalForm(/^[^,]*/.exec(right)?.[0] ?? '')) return [];
    const start = piece.start + match.index + match[0].length;
    return [
      { left: { text: piece.text.slice(0, match.index), start: piece.start }, right: { text: right, start } },
    ];
  });
}
