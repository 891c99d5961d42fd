import type { Cue } from '../../language/locale.ts';
import type { PhraseMatch, WordRange } from '../../language/phrases.ts';
import type { Token } from '../../language/tokens.ts';
import { isOf } from '../../language/word_classes.ts';
import { CLASS, FOR_DRIVING, NUMBERED, VEHICLES } from './licence_names.ts';

/** Where a line speaks of a licence; its class, where that is a number. */
export type Licence = WordRange & { readonly name?: string; readonly is_vehicle?: boolean };

/**
 * "Licence: C, CE": a list of classes says what the licence is for; a single letter may be a permit's, where it is not
 * all that is said of it. "Permit: B" is one to stay in Switzerland.
 */
export const opensList = (behind: readonly string[], is_label: boolean): boolean => {
  const [first = '', second = '', third = ''] = behind;
  if (is_label && behind.length > 0 && behind.every((word) => CLASS.test(word))) return true;
  return CLASS.test(first) && (FOR_DRIVING.test(first) || CLASS.test(second) || CLASS.test(third));
};

/** "C+E licence", "B, C1 und CE-Führerschein": a class that only driving has stands before it. */
export const closesList = (before: readonly string[]): boolean => {
  const [last = '', sign = ''] = before.toReversed();
  return FOR_DRIVING.test(last) || (last === 'E' && CLASS.test(sign));
};

/** "Pkw-Führerschein", "carnet de camión": what is driven stands right beside the licence, or in its name. */
export function vehiclesIn(
  text: string,
  words: readonly Token[],
  cues: readonly PhraseMatch<Cue>[],
): Licence[] {
  const parts = (from: number, to: number): string =>
    text.slice(words[from]?.end ?? 0, words[to]?.start ?? 0);
  return words.flatMap(({ key }, at) => {
    const is_beside = cues.some(({ start, end }) => {
      if (at >= start && at < end) return true;
      if (at === start - 1) return /^[\s-]+$/u.test(parts(at, start));
      const of = at === end + 1 && isOf('led_of', words[end]?.key) ? end + 1 : end;
      return at === of && /^[\p{L}\s'’-]+$/u.test(parts(end - 1, at));
    });
    return VEHICLES.flatMap(([vehicle, name]) =>
      is_beside && isOf(vehicle, key) ? [{ start: at, end: at + 1, name, is_vehicle: true }] : [],
    );
  });
}

/** "HGV Class 1": beside what is driven, or a licence. */
export function numberedIn(keys: readonly string[], cues: readonly PhraseMatch<Cue>[]): Licence[] {
  if (!keys.some((key) => isOf('lorry', key)) && !cues.some(({ value }) => value === 'licence')) return [];
  return keys.flatMap((key, at) => {
    const of_number = isOf('class_noun', key) || isOf('lorry', key);
    const name = of_number ? NUMBERED[keys[at + 1] ?? ''] : undefined;
    return name === undefined ? [] : [{ start: at, end: at + 2, name }];
  });
}

/** "Category C+E" without the word of a licence: a class that nothing but driving has. */
export const classesAlone = (keys: readonly string[], written: readonly string[]): Licence[] =>
  keys.flatMap((key, at) => {
    const [name = '', trailer = ''] = written.slice(at + 1);
    const is_for_driving = FOR_DRIVING.test(name) || (/^[BCD]$/u.test(name) && trailer === 'E');
    return isOf('class_noun', key) && is_for_driving ? [{ start: at, end: at + 1 }] : [];
  });
