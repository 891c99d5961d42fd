import { describe, expect, test } from 'vitest';
import { findDates, interval, unionMonths } from '#service/intelligence/resume/dates.ts';

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
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

function months(text: string): number {
  const [range] = findDates(text, REFERENCE);
  const found = range === undefined ? null : interval(range, REFERENCE);
  return found === null ? 0 : found[1] - found[0] + 1;
}

describe('months', () => {
  test('both ends count, years run from July to June, now is the reference month', () => {
    expect(months('Jan 2022 – Mar 2022')).toBe(3);
    expect(months('2019 - 2021')).toBe(24);
    expect(months('2020 - 2020')).toBe(6);
    expect(months('Nov 2025 - present')).toBe(13);
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
