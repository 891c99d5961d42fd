import { describe, expect, it } from 'vitest';
import { AppDescription, AppName, looksLikeLonglist, visibleText } from '#service/api/app_name.ts';

describe('the name of a program that asks for access', () => {
  it.each([
    ['Calendar sync', 'Calendar sync'],
    ['  Calendar \t\n sync  ', 'Calendar sync'],
    ['Kalender für Zoë', 'Kalender für Zoë'],
    ['تقويم المقابلات', 'تقويم المقابلات'],
    ['面试日历 📅', '面试日历 📅'],
    ['turns \u202Eback\u202C', 'turns back'],
    ['in\u200Bvis\u00ADible\uFEFF', 'invisible'],
    ['\u2066isolated\u2069', 'isolated'],
    ['bell\u0007 and \u001B[31mred', 'bell and [31mred'],
    ['two\u2028lines', 'two lines'],
    ['half \uD83D', 'half \uFFFD'],
    [`piled${'\u0301'.repeat(40)}`, 'piled\u0301\u0301'],
  ])('%j is shown as %j', (sent, shown) => {
    expect(AppName.parse(sent)).toBe(shown);
  });

  it.each([
    ['', 'must hold a letter or a digit'],
    ['\u200B\u200D', 'must hold a letter or a digit'],
    [' … ', 'must hold a letter or a digit'],
    ['x'.repeat(61), 'must have at most 60 characters'],
    ['x'.repeat(5_000_000), 'must have at most 60 characters'],
  ])('%.20j is refused: %s', (sent, reason) => {
    expect(AppName.safeParse(sent).error?.issues.map((issue) => issue.message)).toContain(reason);
  });

  it('has at most 60 characters as a person counts them', () => {
    expect(AppName.parse('📅'.repeat(59) + 'a')).toHaveLength(119);
  });

  it.each([
    'Longlist',
    'LONGLIST',
    'Long list',
    'L o n g l i s t',
    'Longlist update',
    'my-long_list.app',
    'L0ngl1st',
    'Iongiist',
    'Lоnglіst', // Cyrillic о and і
    'ＬＯＮＧＬＩＳＴ',
    'Lóñglîst',
    '𝐋𝐨𝐧𝐠𝐥𝐢𝐬𝐭',
    'ʟᴏɴɢʟɪsᴛ',
    'Long\u200Blist',
  ])('%s could pass for Longlist', (name) => {
    expect(looksLikeLonglist(visibleText(name))).toBe(true);
    expect(AppName.safeParse(name).success).toBe(false);
  });

  it.each(['Shortlist', 'Long lost friends', 'Playlist', 'Calendar', 'Oslo Logistics', 'Ling'])(
    '%s could not',
    (name) => {
      expect(looksLikeLonglist(name)).toBe(false);
    },
  );
});

it('describes itself in one line of visible text, or not at all', () => {
  expect(AppDescription.parse('Puts\ninterviews \u202Einto your calendar.')).toBe(
    'Puts interviews into your calendar.',
  );
  expect([null, undefined, ' '].map((blank) => AppDescription.parse(blank) ?? null)).toEqual([
    null,
    null,
    null,
  ]);
  expect(AppDescription.safeParse('x'.repeat(301)).success).toBe(false);
});
