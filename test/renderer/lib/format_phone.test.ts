import { expect, it } from 'vitest';
import { formatPhone } from '../../../renderer/lib/format_phone.ts';

it.each([
  ['+14155550142', '+1 415 555 0142'],
  ['+442079460123', '+44 20 7946 0123'],
  ['(206) 555-0142', '(206) 555-0142'],
  ['+49 30 555 0100', '+49 30 555 0100'],
  ['2065550142', '2065550142'],
  ['+█████', '+█████'],
])('a phone number kept as %s reads %s', (stored, read) => {
  expect(formatPhone(stored)).toBe(read);
});
