import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blindCopyPdf } from '#service/exports/blind_copy.ts';
import type { DocumentLine } from '#service/intelligence/document.ts';
import { readPdfText } from './pdf_text.ts';

const resources_dir = path.resolve(import.meta.dirname, '../../../resources');

function line(text: string, y: number): DocumentLine {
  return {
    text,
    start: 0,
    end: text.length,
    box: [60, y, 420, 14],
    font_size: 11,
    bold: false,
    column: 0,
    bullet: false,
  };
}

const LINES = [
  line('Maria Example', 60),
  line('maria@example.com, 555 0100, University of Nowhere', 80),
  line('Backend engineer, five years of Kotlin. Worked with Maria', 100),
  line('Example at the company', 120),
  line('שלום Kotlin مرحبا 😀 李雷', 140),
  line('<b>x</b>', 150),
  line('y'.repeat(200), 170),
];
const SECRETS = ['Maria', 'Example', 'maria@example.com', '555 0100', 'Nowhere'];
const mask = (text: string): string =>
  text.replace(/Maria(\s+)Example|maria@example\.com|555 0100|Nowhere/g, (found) =>
    found.replace(/\S/g, '█'),
  );

describe('a blind copy', () => {
  it.each([
    ['with places', 595, 842],
    ['without places', 0, 0],
  ])('shows what may be known, and nothing of what may not: %s', async (_, width, height) => {
    const pages = [{ number: 1, width, height, lines: LINES }];
    const bytes = await blindCopyPdf({ pages, mask, title: 'Candidate A', resources_dir });
    const { text, everything } = await readPdfText(bytes);
    expect(text).toContain('five years of Kotlin');
    expect(text).toContain('<b>x</b>');
    for (const secret of SECRETS) expect(everything, secret).not.toContain(secret);
    expect(everything).toContain('Candidate A');
    expect(text, 'words after a box that hides').toContain('Worked with');
    expect(text.replace(/\s+/g, ' ')).toContain('at the company');
    expect(await blindCopyPdf({ pages, mask, title: 'Candidate A', resources_dir })).toEqual(bytes);
  });

  it('hides a name that goes on in the next line', async () => {
    const pages = [{ number: 1, width: 595, height: 842, lines: LINES }];
    const { text } = await readPdfText(
      await blindCopyPdf({ pages, mask, title: 'Candidate A', resources_dir }),
    );
    expect(text).toContain('Worked with');
    expect(text).not.toContain('Example at');
  });
});
