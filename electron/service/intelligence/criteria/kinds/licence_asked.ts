import { isOf } from '../../language/word_classes.ts';
import type { Clause } from '../clause.ts';
import { CLASS, NUMBERED, VEHICLES } from './licence_names.ts';

/** Classes of a driving licence that are asked for. */
export type LicenceClasses = { readonly names: readonly string[]; readonly any: boolean };

/** The classes a clause asks for, and the places of the words that name them. */
export function classesAsked(
  clause: Clause,
): LicenceClasses & { readonly own: ReadonlySet<number>; readonly numbered: boolean } {
  const own = new Set<number>();
  const names: string[] = [];
  const numbered: string[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    if (isOf('class_noun', clause.key(at))) {
      own.add(at);
      // "E sınıfı": a class all the same, held by nobody whose licence names others
      const letter = clause.written(isOf('class_behind', clause.key(at)) ? at - 1 : at + 1);
      if (/^[A-Z]$/u.test(letter) && !CLASS.test(letter)) names.push(letter);
      // "Class 1 licence (C+E)": the number of the same class
      const number = NUMBERED[clause.written(at + 1)];
      if (number !== undefined) {
        own.add(at + 1);
        numbered.push(number);
      }
    }
    // "HGV 1 licence"
    const beside_lorry = isOf('lorry', clause.key(at - 1)) ? NUMBERED[clause.written(at)] : undefined;
    if (beside_lorry !== undefined) {
      own.add(at);
      numbered.push(beside_lorry);
    }
    // "A driving licence" begins with an article
    if (!CLASS.test(clause.written(at)) || (at === 0 && /^A \p{Ll}/u.test(clause.text))) continue;
    own.add(at);
    const joined = clause.textOf(at, Math.min(at + 3, clause.to)).startsWith(`${clause.written(at)}+E`);
    names.push(joined ? `${clause.written(at)}E` : clause.written(at));
    if (!joined) continue;
    // "C+E": the sign may be a word of its own
    for (at += 1; at < clause.to && clause.written(at) !== 'E'; at += 1) own.add(at);
    own.add(at);
  }
  if (names.length === 0) names.push(...numbered);
  // "permiso para remolque (B+E)": what the E is for
  if (names.some((name) => name.endsWith('E'))) {
    for (const at of clause.all.filter((place) => isOf('trailer', clause.key(place)))) own.add(at);
  }
  // "two of three: a forklift licence, a driving licence, an HGV licence" counts licences
  const kinds = clause.tags('quantity').some(({ start }) => !own.has(start)) ? [] : VEHICLES;
  const vehicles = kinds.flatMap(([vehicle, name]) =>
    clause.all.filter((at) => isOf(vehicle, clause.key(at))).map((at) => ({ at, name })),
  );
  for (const { at } of vehicles) own.add(at);
  if (names.length === 0) names.push(...new Set(vehicles.map(({ name }) => name)));
  const or = clause.cues('or');
  return {
    names,
    any: or.length > 0 || /[A-E]\d?E?\/[A-E]/u.test(clause.text),
    own,
    numbered: numbered.length > 0,
  };
}
