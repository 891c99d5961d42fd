import { expect, test } from 'vitest';
import { column, linesOf, readPages, textsOf } from '../../../helpers/reading.ts';
import { textWidth } from '../../../helpers/pdf.ts';

test.each<readonly [string, readonly string[], readonly string[]]>([
  [
    'a word that stands whole elsewhere',
    ['Kubernetes for forty teams', 'Moved the shop to Kuber-', 'netes within a year'],
    ['Kubernetes for forty teams', 'Moved the shop to Kubernetes', 'within a year'],
  ],
  [
    'an ending that is no word, and its full stop',
    ['Responsible for the deploy-', 'ment.', 'Trained the night shift'],
    ['Responsible for the deployment.', 'Trained the night shift'],
  ],
  [
    'a file that divides words divides others, too',
    ['Ran the commu-', 'nication of the develop-', 'ment team'],
    ['Ran the communication', 'of the development', 'team'],
  ],
  [
    'a hyphen of the word stays, though the file divides words',
    [
      'Led the develop-',
      'ment of a full-',
      'time crew of open-',
      'source writers and a data-',
      'driven shop',
    ],
    ['Led the development', 'of a full-', 'time crew of open-', 'source writers and a data-', 'driven shop'],
  ],
  [
    'so it does where the hyphenated word stands elsewhere',
    ['A scikit-image course', 'Led the develop-', 'ment with scikit-', 'image and Java'],
    ['A scikit-image course', 'Led the development', 'with scikit-', 'image and Java'],
  ],
  [
    'a file without divided words keeps its hyphens',
    ['Wrote the incident-', 'response papers'],
    ['Wrote the incident-', 'response papers'],
  ],
  [
    'words that share their end are not one',
    ['Leitung der Vertriebs-', 'und Einkaufsabteilung, Verwal-', 'tung, Entwick-', 'lung und Verwaltung'],
    ['Leitung der Vertriebs-', 'und Einkaufsabteilung, Verwaltung,', 'Entwicklung', 'und Verwaltung'],
  ],
  [
    'an abbreviation keeps its hyphen',
    ['Led the develop-', 'ment of a CRM-', 'system'],
    ['Led the development', 'of a CRM-', 'system'],
  ],
  [
    'an address at the end of a line is left alone',
    ['Led the develop-', 'ment team, example.com/in/ada-', 'maria and more'],
    ['Led the development', 'team, example.com/in/ada-', 'maria and more'],
  ],
])('%s', async (_, written, read) => {
  expect(textsOf(await readPages(column(50, 100, written)))).toEqual(read);
});

test('a divided word keeps its place in the line it begins in', async () => {
  const document = await readPages(column(50, 100, ['Led the deploy-', 'ment of lorries']));
  const [first, second] = linesOf(document);
  const left = 50 + textWidth('Led the ');
  const [start, end, x, width] = first!.words!.at(-1)!;
  expect(first!.text.slice(start, end)).toBe('deployment');
  expect([x, width]).toEqual([expect.closeTo(left, 0), expect.closeTo(textWidth('deploy-'), 0)]);
  const [from, to, at] = second!.words![0]!;
  expect(second!.text.slice(from, to)).toBe('of');
  expect(at).toBeCloseTo(50 + textWidth('ment '), 0);
});
