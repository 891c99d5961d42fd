import { expect, it } from 'vitest';
import { documentText } from '../../renderer/api/document_text.ts';

type Given = readonly [text: string, y: number, width?: number, bullet?: boolean, x?: number];
const page = (...given: readonly Given[]) => ({
  lines: given.map(([text, y, width = 200, bullet = false, x = bullet ? 72 : 60]) => ({
    text,
    bullet,
    column: 0,
    box: [x, y, width, 10] as [number, number, number, number],
  })),
});

it('keeps bullets and paragraphs, and joins what the edge of the page broke', () => {
  const pages = [
    page(
      ['Site manager', 40],
      ['We build schools, and look for somebody who takes a', 70, 460],
      ['site from the survey to the keys.', 84],
      ['You have', 112],
      ['Five years on sites of more than ten people, of which', 126, 450, true],
      ['two as their lead', 140, 120, false, 72],
      ['A driving licence', 154, 110, true],
      ['Write to us.', 182],
    ),
    page(['We answer everybody.', 40]),
  ];
  expect(documentText(pages).split('\n')).toEqual([
    'Site manager',
    '',
    'We build schools, and look for somebody who takes a site from the survey to the keys.',
    '',
    'You have',
    '• Five years on sites of more than ten people, of which two as their lead',
    '• A driving licence',
    '',
    'Write to us.',
    '',
    'We answer everybody.',
  ]);
});

it('takes each line of a file without pages for a paragraph, and items for a list', () => {
  const lines = [
    { text: 'Site manager', bullet: false, column: 0, box: null },
    { text: 'Survey', bullet: true, column: 0, box: null },
    { text: 'Keys', bullet: true, column: 0, box: null },
    { text: 'Write to us.', bullet: false, column: 0, box: null },
  ];
  expect(documentText([{ lines }])).toBe('Site manager\n\n• Survey\n• Keys\n\nWrite to us.');
});
