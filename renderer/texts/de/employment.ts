const MONTHS: Readonly<Record<string, string>> = {
  January: 'Januar',
  February: 'Februar',
  March: 'März',
  May: 'Mai',
  June: 'Juni',
  July: 'Juli',
  October: 'Oktober',
  December: 'Dezember',
};
const LENGTHS: Readonly<Record<string, string>> = {
  year: 'Jahr',
  years: 'Jahre',
  month: 'Monat',
  months: 'Monate',
};
const LINE =
  /^(?<what>.*?)(?: (?<when>since|until) (?:(?<month>[A-Z][a-z]+) )?(?<year>\d{4}))?(?:; before: (?<before>.*?))?(?:\.? (?<total>\d+ (?:years?|months?)(?: \d+ months?)?) in all)?$/su;

/** Die Zeile der Zusammenfassung zum Beruflichen: Stelle, seit wann, wo davor, wie lange insgesamt. */
export function employmentInGerman(english: string): string {
  const { what = '', when, month, year, before, total } = LINE.exec(english)?.groups ?? {};
  const date = [month === undefined ? undefined : (MONTHS[month] ?? month), year].filter(
    (part) => part !== undefined,
  );
  const named = what === 'A job' ? 'Eine Stelle' : what.replace(' at ', ' bei ');
  const told = [
    named,
    when === undefined ? '' : ` ${when === 'since' ? 'seit' : 'bis'} ${date.join(' ')}`,
    before === undefined ? '' : `; davor: ${before}`,
  ].join('');
  const length = total?.replaceAll(/[a-z]+/gu, (unit) => LENGTHS[unit] ?? unit);
  return length === undefined ? told : `${told}${told.endsWith('.') ? '' : '.'} Insgesamt ${length}`;
}
