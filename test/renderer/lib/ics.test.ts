import { expect, it } from 'vitest';
import { calendarFile } from '../../../renderer/lib/ics.ts';

const CALL = {
  id: 'n1',
  title: 'Call: Ines Okafor (Potter)',
  place: '555-0100',
  text: '',
  start: new Date('2026-11-30T09:00:00.000Z'),
  minutes: 30,
};
const at = new Date('2026-11-26T08:05:09.123Z');

it('is one appointment with lines that end as RFC 5545 has them', () => {
  expect(calendarFile(CALL, at)).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Longlist//Calls//EN\r\nBEGIN:VEVENT\r\nUID:n1@longlist\r\n' +
      'DTSTAMP:20261126T080509Z\r\nDTSTART:20261130T090000Z\r\nDURATION:PT30M\r\n' +
      'SUMMARY:Call: Ines Okafor (Potter)\r\nLOCATION:555-0100\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  );
});

it.each([
  ['a, b; c\\d', String.raw`a\, b\; c\\d`],
  ['one\ntwo\r\nthree', String.raw`one\ntwo\nthree`],
  ['a\u0007b', 'a b'],
])('escapes %j', (title, written) => {
  expect(calendarFile({ ...CALL, title }, at)).toContain(`\r\nSUMMARY:${written}\r\n`);
});

it('folds lines at 75 bytes and never within a character', () => {
  const title = 'Gespräch mit 🙂 über Töpfern '.repeat(8).trim();
  const file = calendarFile({ ...CALL, title }, at);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
