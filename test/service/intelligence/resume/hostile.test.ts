import { describe, test } from 'vitest';
import { joinDateCells } from '#service/intelligence/resume/date_cells.ts';
import { allLines, type Line } from '#service/intelligence/language/lines.ts';
import { nameInParts, nameLabel, titleBefore } from '#service/intelligence/resume/name_labels.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { railLabels } from '#service/intelligence/resume/rail_labels.ts';
import { joinWrappedDates, rejoinDateColumn } from '#service/intelligence/resume/wrapped_dates.ts';
import { expectSoon } from '../../../helpers/cpu.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

/** As long as a line gets. */
const LONG = 2_000;
const PIECES =
  "1_12._2019 _2019_2019-_01.10.2018 – _'19 _4111111111111111 _–_- _(_(2019 _a _de la _a partir de _till och med _bis zum _March _Mar. _March 2019 – _today _ _\t_ \t_|_| _, _:_: _ : _Name_Name _Name / _Name and _First name _Vorname:_Nachname(n) / _Resume _Hoja de vida de _Correo _correo_Ada _A_é_Ada, ".split(
    '_',
  );
const BEFORE = ['', '2019\t', 'Seit\t', 'Name', 'Resume', 'x', '(2019', '2019 –', 'Cook\tDepuis '];
const AFTER = ['x', ' Name', '\tBau', '2019', ''];

const GAP = ' '.repeat(LONG / 2);
const TEXTS = PIECES.flatMap((piece) => {
  const long = piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);
  return [
    `${GAP}${piece}${GAP}x`,
    ...BEFORE.flatMap((before) => AFTER.map((after) => `${before}${long}${after}`)),
  ];
});

const boxed = (text: string): TestLine => ({
  text,
  box: [10, 10, 200, 12],
  words: [...text.matchAll(/\S+/g)].map((word, at): [number, number, number, number] => [
    word.index,
    word.index + word[0].length,
    10 + (at % 40) * 12,
    8,
  ]),
});

const linesOf = (...texts: string[]): Line[] => allLines(documentOf(texts.map(boxed)));

describe('lines nobody writes', () => {
  // generous: an expression that explodes takes hours, one that is quadratic in a line a second; a busy core is half as fast
  test.each([
    ['date cells', (text: string) => joinDateCells(linesOf(text, 'Cook\tHarbor Grill', text, '2020'))],
    ['wrapped dates', (text: string) => joinWrappedDates(linesOf(text, text, '2020'))],
    ['a column of dates', (text: string) => rejoinDateColumn(linesOf(text, text, 'Cook'))],
    ['labels of a rail', (text: string) => railLabels(linesOf(text, text, text))],
    [
      'labels of names',
      (text: string) => [nameLabel(text), titleBefore(text), nameInParts(linesOf(text, text))],
    ],
  ])('are read soon: %s', async (_, run) => {
    for (const text of TEXTS) await expectSoon(500, (tried) => run(text + 'x'.repeat(tried)));
  });

  test.each([
    ['2019\t01.10.2018 – 30.09.2019 01.10.2019 – 30.09.2020 Bau'],
    ['Seit\t4111111111111111 5500000000000004 Visa'],
    [`2019\t${'1'.repeat(26)}x`],
    [`Depuis\t${'a '.repeat(LONG / 2)}x`],
  ])('are read soon in a resume: %s', async (text) => {
    const options = { reference_date: '2026-11', lexicon: shippedLexicon() };
    await expectSoon(3_000, (tried) => {
      const line = text + 'x'.repeat(tried);
      readProfile(
        documentOf(['Ada Muster', 'Experience', line, 'Cook\tHarbor Grill', line, '2020']),
        options,
      );
    });
  });
});
