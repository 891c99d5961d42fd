import { describe, expect, test } from 'vitest';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { statementsOf } from '#service/intelligence/resume/statement.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const document = documentOf([
  'Nora Feldt',
  'nora.feldt@example.com',
  'Summary',
  'Backend engineer with nine years of Python, the last six',
  'on freight booking. I care about events that arrive twice.',
  'Experience',
  'Senior Backend Engineer\tMarch 2019 – May 2024',
  'Harbour Data GmbH, Bremen',
  '• Rebuilt the shipment timeline service in Python and Kafka',
  'for forty carriers.',
  '• Mentored four engineers.',
]);
const profile = readProfile(document, { reference_date: '2026-11', lexicon: shippedLexicon() });

const spanOf = (words: string) => {
  const start = document.text.indexOf(words);
  return { start, end: start + words.length };
};
const quoted = (words: string): string | null => {
  const span = statementsOf(document, profile)(spanOf(words));
  return span && document.text.slice(span.start, span.end).replaceAll('\n', ' ');
};

describe('the statement a passage belongs to', () => {
  const table: readonly (readonly [string, string, string | null])[] = [
    [
      'leaves the heading out',
      'Summary\nBackend engineer',
      'Backend engineer with nine years of Python, the last six on freight booking. I care about events that arrive twice.',
    ],
    [
      'begins where the bullet begins',
      'for forty carriers',
      'Rebuilt the shipment timeline service in Python and Kafka for forty carriers.',
    ],
    [
      'ends where the bullet ends',
      'Rebuilt the shipment',
      'Rebuilt the shipment timeline service in Python and Kafka for forty carriers.',
    ],
    ['does not run into the next bullet', 'Mentored', 'Mentored four engineers.'],
    [
      'leaves out the lines that head a job',
      'Harbour Data GmbH, Bremen\nRebuilt',
      'Rebuilt the shipment timeline service in Python and Kafka for forty carriers.',
    ],
    ['is nothing for a heading alone', 'Experience', null],
    ['is nothing for the head of a job alone', 'Senior Backend Engineer\tMarch', null],
  ];
  test.each(table)('%s', (_name, words, expected) => expect(quoted(words)).toBe(expected));

  test('a long paragraph is cut to the sentences that were meant', () => {
    const long = documentOf([
      Array.from({ length: 20 }, (_, i) => `Sentence number ${i} says something of its own.`).join(' '),
    ]);
    const start = long.text.indexOf('number 7');
    const span = statementsOf(long, null)({ start, end: start + 8 });
    expect(span && long.text.slice(span.start, span.end)).toBe(
      'Sentence number 7 says something of its own.',
    );
  });
});
