import type { Cues } from '../../language/cue_row.ts';
import type { Locale } from '../../language/locale.ts';
import { regex } from '../../language/pattern.ts';
import type { WordRange } from '../../language/phrases.ts';
import { isOf } from '../../language/word_classes.ts';

/** "sonu" and "sonları", "Nacht" and "nachts": the same word with another ending. */
const beginsAlike = (a: string, b: string): boolean => {
  const length = Math.min(5, Math.max(3, Math.min(a.length, b.length) - 1));
  return a.slice(0, length) === b.slice(0, length);
};

/** Words between a denial and what it denies: "no *me* importaría", "je ne suis *pas* contre". */
const NEAR = 2;

/** "No tengo inconveniente", "je ne suis pas contre", "sorun değil": what is against it is denied. */
export function litotesIn(
  keys: readonly string[],
  cues: Cues['cues'],
  { verb_last }: Pick<Locale, 'verb_last'>,
): WordRange[] {
  const denials = cues.filter(({ value }) => value === 'not');
  return keys.flatMap((key, at): WordRange[] => {
    if (!isOf('against', key)) return [];
    const denial = denials.find(({ start, end }) =>
      verb_last === true
        ? start > at && start - at <= NEAR
        : // "ne me dérangerait pas"
          (end <= at && at - end <= NEAR) || start - at === 1,
    );
    return denial === undefined
      ? []
      : [{ start: Math.min(denial.start, at), end: Math.max(denial.end, at + 1) }];
  });
}

/** "Fine settimana", "week-end", "noches", "nocturno": one word in every language. */
const oneName = (keys: readonly string[]): string[] =>
  keys
    .join(' ')
    .replaceAll(WEEKEND, 'weekend')
    .replaceAll(NIGHT, 'night')
    .replaceAll(ON_CALL, 'standby')
    .replaceAll(ROTATING, 'roulement')
    .replaceAll(SUNDAY, 'sunday')
    .replaceAll(HOLIDAY, 'holiday')
    .replaceAll(THREE_SHIFTS, 'dreischicht')
    .split(' ')
    .filter((key) => key !== '');
const NIGHT =
  /(?<!\p{L})(?:(?:over)?nights?(?: time)?|graveyard|nuits?|nocturn[aeo]s?|noches?|nott[ei]|notturn[aeio])(?!\p{L})/gu;
const ROTATING = regex('gu')`
  (?<!\p{L})(?:rotating|rota(?:tion|zione|tiv[oa]s?|tori[oa]s?|nti)|a rotazione|alternating|roulement|
  tournante?s?|wechsel(?:schicht|dienst)\p{L}*|donusumlu)(?!\p{L})`;
const SUNDAY =
  /(?<!\p{L})(?:sundays?|sonntag\p{L}*|sonn|dimanches?|dominical|doming\p{L}*|domenic\p{L}*|pazar\p{L}*)(?!\p{L})/gu;
const HOLIDAY = regex('gu')`
  (?<!\p{L})(?:(?:bank |public )?holidays?|feiertag\p{L}*|(?:jours? )?feries?|festiv\p{L}+|
  resmi tatil\p{L}*|bayram\p{L}*)(?!\p{L})`;
/** "3-Schicht", "Dreischichtdienst", "3x8", "üç vardiya". */
const THREE_SHIFTS = regex('gu')`
  (?<!\p{L})(?:(?:3 |drei)schicht\p{L}*|(?:3|three) shifts?(?: pattern| system)?|3x8|(?:3|trois) huit|
  (?:3|tre) turni|(?:3|tres) turnos|(?:3|uc)(?:lu)? vardiya\p{L}*)(?!\p{L})`;
const ON_CALL = /(?<!\p{L})(?:on call|stand ?by|call ?outs?|out of hours)(?!\p{L})/gu;
const WEEKEND =
  /fine settimana|fine? de seman[ae]|fine? de semaine|week end|finde|hafta ?son\p{L}*|wochenend\p{L}*/gu;

/** "Schichtarbeit" is the whole "Nachtschicht" is a part of: it says nothing else, and the part is called after it. */
export const isWholeOf = (keys: readonly string[], asked: readonly string[]): boolean =>
  keys.every((key) => isOf('hours_common', key)) &&
  keys.some((key) => key.length > 3 && asked.some((one) => one.includes(key.slice(0, STEM))));
const STEM = 4;

/** Whether a word of a resume says one that is asked for: whoever works weekends works Saturdays. */
const says = (own: string, key: string): boolean =>
  beginsAlike(own, key) || (own === 'weekend' && isOf('weekend_day', key));

/** Night shifts are not early ones: the words that tell them apart must be there too. */
export function sameWords(asked: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const special = oneName(asked).filter((key) => !isOf('hours_common', key));
  if (special.length === 0) return true;
  return rows.some((row) => special.every((key) => oneName(row).some((own) => says(own, key))));
}
