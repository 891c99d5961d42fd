import { monthInGerman, timesInGerman } from './times.ts';

const LINE =
  /^(?<what>.*?)(?: (?<when>since|until) (?:(?<month>[A-Z][a-z]+) )?(?<year>\d{4}))?(?:; before: (?<before>.*?))?(?:\.? (?<total>\d+ (?:years?|months?)(?: \d+ months?)?) in all)?$/su;

/** Die Zeile der Zusammenfassung zum Beruflichen: Stelle, seit wann, wo davor, wie lange insgesamt. */
export function employmentInGerman(english: string): string {
  const { what = '', when, month, year, before, total } = LINE.exec(english)?.groups ?? {};
  const date = [month === undefined ? undefined : monthInGerman(month), year].filter(
    (part) => part !== undefined,
  );
  const named = what === 'A job' ? 'Eine Stelle' : what.replace(' at ', ' bei ');
  const told = [
    named,
    when === undefined ? '' : ` ${when === 'since' ? 'seit' : 'bis'} ${date.join(' ')}`,
    before === undefined ? '' : `; davor: ${before}`,
  ].join('');
  return total === undefined
    ? told
    : `${told}${told.endsWith('.') ? '' : '.'} Insgesamt ${timesInGerman(total)}`;
}
