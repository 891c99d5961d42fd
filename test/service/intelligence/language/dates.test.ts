import { describe, expect, test } from 'vitest';
import { MONTH_OF } from '#service/intelligence/language/date_points.ts';
import { findDates, interval, unionMonths } from '#service/intelligence/language/dates.ts';

const REFERENCE = '2026-11';

function show(date: { year: number; month: number | null } | null): string {
  return date === null ? '' : `${date.year}${date.month === null ? '' : `-${date.month}`}`;
}

function read(text: string): string[] {
  return findDates(text, REFERENCE).map(
    ({ start, end, current, future }) =>
      `${show(start)}/${current ? 'now' : show(end)}${future ? ' future' : ''}`,
  );
}

describe('findDates', () => {
  test.each([
    ['Jan 2022 – Present', ['2022-1/now']],
    ['04/2021 - 06/2022', ['2021-4/2022-6']],
    ['2021-03 – 2022-05', ['2021-3/2022-5']],
    ['01.04.2019 bis heute', ['2019-4/now']],
    ['seit März 2019', ['2019-3/now']],
    ["Ekim 2020'den beri", ['2020-10/now']],
    ["2021'den bugüne", ['2021/now']],
    ["2021'den 2023'e", ['/2021', '/2023']],
    ['Okt. 2014 – Mär. 2019', ['2014-10/2019-3']],
    ['janvier 2019 à aujourd’hui', ['2019-1/now']],
    ['enero de 2018 a la fecha', ['2018-1/now']],
    ['gennaio 2015 - oggi', ['2015-1/now']],
    ['mei 2016 tot heden', ['2016-5/now']],
    ['fevereiro 2017 até o momento', ['2017-2/now']],
    ['styczeń 2018 - obecnie', ['2018-1/now']],
    ["Jan '19 - Feb '21", ['2019-1/2021-2']],
    ['May - August 2023', ['2023-5/2023-8']],
    ['2019-2021', ['2019/2021']],
    ['2020 to 2018', ['2018/2020']],
    ['June 2018 May 2019', ['2018-6/2019-5']],
    ['Marketing 2020', ['/2020']],
    ['Expected Graduation: May 2027', ['/2027-5 future']],
    ['won in 2017 and 2018', ['/2017', '/2018']],
    ['August 20XX – March 20XX', []],
    ['call 555-0199 or room 1203', []],
    // German
    ['10/2018 – 03/2021', ['2018-10/2021-3']],
    ['Okt 2018 bis März 2021', ['2018-10/2021-3']],
    ['von 2015 bis 2018', ['2015/2018']],
    ['seit 04/2020', ['2020-4/now']],
    ['Jänner 2019 – dato', ['2019-1/now']],
    ['WS 2018/19', ['2018/2019']],
    ['Sommersemester 2017', ['/2017-4']],
    ['voraussichtlich Juli 2027', ['/2027-7 future']],
    // French
    ['du 1er mars 2019 au 31 août 2021', ['2019-3/2021-8']],
    ['de septembre 2016 à juin 2018', ['2016-9/2018-6']],
    ['Depuis janv. 2020', ['2020-1/now']],
    ['déc. 2017 – à ce jour', ['2017-12/now']],
    ['FÉVR. 2014 - AVR. 2016', ['2014-2/2016-4']],
    ['sept. 2015 / juil. 2017', ['2015-9/2017-7']],
    // Spanish
    ['Desde marzo de 2018 hasta junio de 2020', ['2018-3/2020-6']],
    ['sept. 2019 - actualmente', ['2019-9/now']],
    ['dic. 2014 a ene. 2016', ['2014-12/2016-1']],
    ['2015 - Actualidad', ['2015/now']],
    ['desde mayo 2021', ['2021-5/now']],
    // Italian
    ['dal 2016 al 2019', ['2016/2019']],
    ['Settembre 2015 – Giugno 2018', ['2015-9/2018-6']],
    ['da gennaio 2020 ad oggi', ['2020-1/now']],
    ['dal 03/2017', ['2017-3/now']],
    ['mag. 2016 - lug. 2017', ['2016-5/2017-7']],
    // Dutch
    ['mrt. 2019 t/m aug. 2021', ['2019-3/2021-8']],
    ['sinds februari 2020', ['2020-2/now']],
    ['januari 2016 - heden', ['2016-1/now']],
    ['van okt 2012 tot dec 2014', ['2012-10/2014-12']],
    // Portuguese
    ['março de 2019 até ao presente', ['2019-3/now']],
    ['out. 2016 a set. 2018', ['2016-10/2018-9']],
    ['Desde dezembro de 2020', ['2020-12/now']],
    ['02/2015 – atual', ['2015-2/now']],
    // Polish
    ['od marca 2018 do maja 2020', ['2018-3/2020-5']],
    ['10.2016 – obecnie', ['2016-10/now']],
    ['wrzesień 2019 – nadal', ['2019-9/now']],
    ['2015 r. – 2018 r.', ['2015/2018']],
    ['PAŹDZIERNIK 2014 - CZERWIEC 2016', ['2014-10/2016-6']],
    // others, dates only
    ['Mart 2018 – Haziran 2020', ['2018-3/2020-6']],
    ['maj 2017 – augusti 2019', ['2017-5/2019-8']],
    ['leden 2016 – červen 2018', ['2016-1/2018-6']],
    // ways to write them
    ['2018-03-01 – 2020-05-31', ['2018-3/2020-5']],
    ['Mar-19 - Sep-21', ['2019-3/2021-9']],
    ['Jan 19 – Feb 21', ['2019-1/2021-2']],
    ['04/18 – 06/21', ['2018-4/2021-6']],
    ['2019/20', ['2019/2020']],
    ['2018–21', ['2018/2021']],
    ['Present – June 2020', ['2020-6/now']],
    ['2019 … 2021', ['2019/2021']],
    ['Q3 2019 - Q1 2021', ['2019-7/2021-1']],
    ['Summer 2018', ['/2018-6']],
    ['Jan-2019 to Mar-2020', ['2019-1/2020-3']],
    ['2017, 2018', ['/2017', '/2018']],
    ['12/31/2019', ['/2019-12']],
    // what is no date
    ['ISO 9001:2015, EN 1090-2:2018', []],
    ['Java 8/11, Windows Server 2016, Office 2019', []],
    ['(312) 555-2019, +49 30 2019 2020', []],
    ['open 24/7 for 2000 employees', []],
    ['$1,950 - 2,010 or 2000 EUR', []],
    ['Data set 2020', ['/2020']],
    ['phased out 2019', ['/2019']],
    ['two years ago 2018', ['/2018']],
    ['You may 19 times', []],
    ['Sept-Îles 2018', ['/2018']],
    ['Marketing 2019-2020', ['2019/2020']],
    ['page 3 of 12, version 2.1', []],
    ['80331 München', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

function months(text: string): number {
  const [range] = findDates(text, REFERENCE);
  const found = range === undefined ? null : interval(range, REFERENCE);
  return found === null ? 0 : found[1] - found[0] + 1;
}

describe('in a language that is not read', () => {
  // an empty one would stand before every year, and the reader would never end
  test('every month has a name', () => {
    expect([...MONTH_OF.keys()].filter((name) => name.trim().length < 2)).toEqual([]);
  });

  test.each<readonly [text: string, dates: readonly string[], guessed: boolean]>([
    // months as the CLDR names them
    ['siječanj 2019 – lipanj 2021', ['2019-1/2021-6'], false],
    ['март 2018 – июнь 2020', ['2018-3/2020-6'], false],
    ['2019 m. kovo – 2021', ['/2019', '/2021'], false],
    ['sausis 2019 – gruodis 2021', ['2019-1/2021-12'], false],
    ['Januari 2017 - Desember 2019', ['2017-1/2019-12'], false],
    // a word where a range ends
    ['03/2022 – danes', ['2022-3/now'], true],
    ['(03/2022 – til oru nuna)', ['/2022-3'], false],
    ['(03/2022 – oru nuna)', ['2022-3/now'], true],
    ['Office clerk (svibanj 2020 – danas)', ['2020-5/now'], true],
    ['03/2022\tdanes\tLjubljana', ['2022-3/now'], true],
    ['2022 – danes', ['2022/now'], true],
    ['03/2022 – עד היום', ['2022-3/now'], true],
    // a word before both years
    ['Clerk, Acme (mezinku 2019 – tarubo 2021)', ['2019/2021'], true],
    ['mezinku 2019 – danes', ['2019/now'], true],
    // and what is none of these
    ['06/2015 – Abitur', ['/2015-6'], false],
    ['2019 – freelance', ['/2019'], false],
    ['03/2019 – developer', ['/2019-3'], false],
    ['We moved in 2019 – twice', ['/2019'], false],
    ['In 2018 – led the move of forty sites', ['/2018'], false],
    ['Acme 2019 – Globex 2021', ['/2019', '/2021'], false],
  ])('%s', (text, dates, guessed) => {
    expect(read(text)).toEqual(dates);
    expect(findDates(text, REFERENCE).some((range) => range.guessed === true)).toBe(guessed);
  });
});

describe('months', () => {
  test('both ends count, years run from July to June, what runs on counts up to the month before the reference month', () => {
    expect(months('Jan 2022 – Mar 2022')).toBe(3);
    expect(months('2019 - 2021')).toBe(24);
    expect(months('2020 - 2020')).toBe(6);
    expect(months('Nov 2025 - present')).toBe(12);
    expect(months('Oct 2026 - present')).toBe(1);
    expect(months('Nov 2026 - present')).toBe(1);
    expect(months('May 2020')).toBe(0);
  });

  test('overlapping jobs count once', () => {
    expect(
      unionMonths([
        [0, 11],
        [6, 17],
        [30, 30],
      ]),
    ).toBe(19);
    expect(unionMonths([])).toBe(0);
  });
});
