import { isOf } from '../../language/word_classes.ts';
import type { WordClass } from '../../language/word_class_names.ts';
import type { Comparison } from '../../language/bounds.ts';
import type { Quantity } from '../../language/quantities.ts';
import type { WordRange } from '../../language/phrases.ts';
import type { Clause, Places } from '../clause.ts';
import type { Window } from './shared.ts';

/** A career: in work now, self-employed, gaps, number of employers, longest stay. */
export type HistorySlots = {
  readonly asks:
    | 'employed'
    | 'freelance'
    | 'gap'
    | 'no_gap'
    | 'employers'
    | 'changed'
    | 'stay'
    | 'every_stay'
    | 'average_stay'
    | 'short_stay'
    | 'joined'
    | 'internship';
  readonly comparison: Comparison;
  /** Months, or employers. */
  readonly value: number;
  readonly now: boolean;
  readonly window: Window | null;
  /** "Between the last two jobs": only the newest ones are looked at. */
  readonly newest?: number;
};

/** What one way to read a stretch adds: words it accounts for beyond the shared ones, and slots of its own. */
export type Way = Pick<HistorySlots, 'asks'> &
  Partial<HistorySlots> & { readonly own: readonly Places[]; readonly bonus?: number };

/** Months a stay has to last where "job hopping" or "a steady career" name no length. */
export const SHORT_TENURE = 12;
/** Months of a stay with one employer that shows loyalty where no length is named. */
const LONG_TENURE = 60;
/** "Few employers" where no number is named. */
const FEW_EMPLOYERS = 3;
/** More changes than that nobody counts. */
const MOST_CHANGES = 20;

const placesOf = (clause: Clause, ...names: readonly WordClass[]): number[] =>
  clause.all.filter((at) => names.some((name) => isOf(name, clause.key(at))));

/** Changes of the employer: a phrase for it, or the verb beside its object: "wechselt selten die Stelle". */
function changesIn(clause: Clause): Places[] | null {
  const phrases = clause.cues('change');
  if (phrases.length > 0) return [phrases];
  const verbs = placesOf(clause, 'changes');
  const objects = clause.cues('employer', 'job', 'work');
  return verbs.length > 0 && objects.length > 0 ? [verbs, objects] : null;
}

/** "Only", "a single one": nothing beyond what is counted. */
export const onlyIn = (clause: Clause): Places[] => [clause.cues('only'), placesOf(clause, 'alone')];

export const saysOnly = (clause: Clause): boolean =>
  clause.has('only') || placesOf(clause, 'alone').length > 0;

/** "Has not changed jobs more than twice", "zweimal gewechselt", "a changé une seule fois d'employeur". */
export function changedTimes(clause: Clause, quantity: (Quantity & WordRange) | undefined): Way | null {
  const changes = changesIn(clause) ?? (placesOf(clause, 'changes').length > 0 ? [] : null);
  if (changes === null) return null;
  const words = (['once', 'twice', 'thrice'] as const).map((name) => placesOf(clause, name));
  const at = words.findIndex((places) => places.length > 0);
  const times = placesOf(clause, 'times_over');
  const counted = at < 0 ? (times.length > 0 ? quantity?.value : undefined) : at + 1;
  if (counted === undefined || counted > MOST_CHANGES) return null;
  const bound = timesBound(clause, at < 0 ? quantity?.comparison : undefined);
  const denied = deniedIn(clause);
  const comparison = denied.length > 0 ? OPPOSITE[bound] : bound;
  const bounds = clause.cues('at_least', 'at_most', 'over', 'under', 'or_more', 'or_less');
  return {
    asks: 'employers',
    comparison,
    // who has changed once has had two
    value: counted + 1,
    own: [
      ...changes,
      placesOf(clause, 'changes'),
      ...words,
      times,
      quantity,
      bounds,
      denied,
      ...onlyIn(clause),
    ],
    bonus: 0.05,
  };
}

/** "Değiştirmemiş": Turkish denies inside the verb, so no grammar can take the denial away from it. */
const deniedIn = (clause: Clause): WordRange[] =>
  clause.cues('not').filter(({ start, end }) => end - start === 1 && isOf('changes', clause.key(start)));

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '=': '=',
};

function timesBound(clause: Clause, own: Comparison | undefined): Comparison {
  if (own !== undefined && own !== '>=') return own;
  if (clause.has('at_most', 'or_less') || saysOnly(clause)) return '<=';
  if (clause.has('over')) return '>';
  return clause.has('under') ? '<' : '>=';
}

/** "Changes jobs often", "rarely changes employers", "few employers". */
export function howOftenChanged(clause: Clause): Way | null {
  const changes = changesIn(clause);
  const often = placesOf(clause, 'often');
  const seldom = placesOf(clause, 'seldom');
  if (changes !== null && often.length > 0 && deniedIn(clause).length === 0) {
    const own = [...changes, placesOf(clause, 'changes'), often];
    return { asks: 'short_stay', comparison: '<', value: SHORT_TENURE, own, bonus: 0.05 };
  }
  const rare = deniedIn(clause).length > 0 ? often : seldom;
  if (changes !== null && rare.length > 0) {
    const own = [...changes, placesOf(clause, 'changes'), rare];
    return { asks: 'every_stay', comparison: '>=', value: SHORT_TENURE, own, bonus: 0.05 };
  }
  const few = placesOf(clause, 'few').filter((at) =>
    clause.cues('employer').some(({ start }) => start - at <= 2 && start > at),
  );
  return few.length > 0
    ? { asks: 'employers', comparison: '<=', value: FEW_EMPLOYERS, own: [few, ...onlyIn(clause)] }
    : null;
}

/** "A steady career", "stabiler Werdegang", "estabilidad laboral". */
export function steady(clause: Clause): Way | null {
  const own = placesOf(clause, 'steady');
  const nouns = placesOf(clause, 'career_noun');
  // "istikrarlı": of a person the word alone says it
  const alone = clause.content.every((at) => own.includes(at));
  if (own.length === 0 || !(alone || nouns.length > 0 || clause.has('job', 'employer', 'work'))) return null;
  return {
    asks: 'every_stay',
    comparison: '>=',
    value: SHORT_TENURE,
    own: [own, nouns, clause.cues('stay')],
  };
}

/** "Loyal to employers", "lange Betriebszugehörigkeit", "long stays with each employer". */
export function loyal(clause: Clause): Way | null {
  const own = placesOf(clause, 'loyal');
  const long = placesOf(clause, 'long_lasting');
  const stays = [placesOf(clause, 'tenure'), clause.cues('stay')];
  const names_stay = stays.some((places) => places.length > 0) || clause.has('employer');
  const asks = own.length > 0 ? clause.has('employer') : long.length > 0 && names_stay;
  if (!asks || clause.has('experience')) return null;
  const each = clause.cues('each');
  return {
    asks: each.length > 0 ? 'every_stay' : 'stay',
    comparison: '>=',
    value: LONG_TENURE,
    own: [own, long, ...stays, each, clause.cues('same')],
  };
}
