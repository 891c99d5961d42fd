import { describe, expect, test } from 'vitest';
import type { RecognizedLine, RecognizedWord } from '#service/intelligence/ports.ts';
import { isNoise, repairLine, withUmlauts } from '#service/intelligence/text/ocr/repair.ts';

/** Words beside each other, ten pixels a letter and eight between them. */
function lineOf(text: string, confidence = 0.9): RecognizedLine {
  let x = 100;
  const words = text.split(' ').map((word): RecognizedWord => {
    const box = [x, 80, x + 10 * word.length, 104] as const;
    x = box[2] + 8;
    return { text: word, confidence, box };
  });
  return { words, baseline: 100, height: 24 };
}
const repaired = (text: string, confidence?: number): string =>
  repairLine(lineOf(text, confidence))
    .words.map((word) => word.text)
    .join(' ');

describe('what recognition gets wrong is put right where only one reading makes sense', () => {
  test.each([
    ['ada.example©example.com', 'ada.example@example.com'],
    ['ada.example(@example.com', 'ada.example@example.com'],
    ['ada@example,com', 'ada@example.com'],
    ['ada @example.com', 'ada@example.com'],
    ['ada@example. com', 'ada@example.com'],
    ['|nc. deve|oped', 'Inc. developed'],
    ['2O19 - 202l', '2019 - 2021'],
    ['+1-2O6-555-0l07', '+1-206-555-0107'],
    ['(206) [555 -0107', '(206) 555-0107'],
    ['(206} 555-0107', '(206) 555-0107'],
    ['{206) 555-0107', '(206) 555-0107'],
    ['Engineer Il', 'Engineer II'],
    ['e Led a team', '• Led a team'],
    ['«Led a team', '• Led a team'],
    ['Chicago, 1L', 'Chicago, IL'],
    ['& ada@example.com', 'ada@example.com'],
  ])('%s → %s', (read, wanted) => {
    expect(repaired(read)).toBe(wanted);
  });
});

describe('what may be meant is left as it was read', () => {
  test.each([
    'Oslo and Olomouc',
    'I like C and R',
    'see [12] and [494]',
    'Illinois, Il',
    'written in {braces}',
    'Rooms 100l and 2',
    'in 2019 -2021 again',
    'a 1L jug',
    'a@b and (at) once',
    'Version 2.0, 10 people',
    '[2019 to 2021]',
  ])('%s', (text) => {
    expect(repaired(text)).toBe(text);
  });
});

describe('specks and rules are no lines', () => {
  test.each([
    ['~ . -', 0.9, true],
    ['nnnnnn', 0.5, true],
    ['0000000', 0.4, true],
    ['Ada Example', 0.2, true],
    ['Ada Example', 0.5, false],
    ['2019', 0.9, false],
  ])('%s, sure to %d: %s', (text, confidence, noise) => {
    expect(isNoise(lineOf(text, confidence))).toBe(noise);
  });
});

const textOf = (lines: readonly string[]): string =>
  withUmlauts(lines.map((text) => lineOf(text)))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');

describe('two dots that were read as two letters', () => {
  const german = 'Führung für Straßenbau';

  test('are an umlaut on a page with others', () => {
    expect(textOf([german, 'Miinchen Priifplanung jiirgen@example.com skiing'])).toBe(
      `${german} München Prüfplanung jiirgen@example.com skiing`,
    );
  });
  test('stay where there are none', () => {
    expect(textOf(['Siiri Niinistö, Riihimäki'])).toBe('Siiri Niinistö, Riihimäki');
  });
});
