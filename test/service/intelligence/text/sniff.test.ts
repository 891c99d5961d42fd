import { expect, test } from 'vitest';
import { sniffMediaType } from '#service/intelligence/text/sniff.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { UnreadableReason } from '#service/intelligence/document.ts';
import { makeDocx, paragraph } from '../../../helpers/docx.ts';
import { makePdf } from '../../../helpers/pdf.ts';
import { strToU8, zipSync } from 'fflate';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each<readonly [string, Uint8Array, string | null, string | null]>([
  ['PDF', makePdf([{ items: [] }]), 'x.docx', 'application/pdf'],
  ['PDF behind other bytes', bytes(`From a printer\r\n${'%PDF-1.4'}`), null, 'application/pdf'],
  [
    'DOCX',
    makeDocx({ body: paragraph('a') }),
    'x.pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'ODT',
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<x/>'),
    }),
    null,
    'application/vnd.oasis.opendocument.text',
  ],
  [
    'spreadsheet',
    zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') }),
    'x.docx',
    null,
  ],
  ['RTF', bytes(String.raw`{\rtf1\ansi Ada}`), 'x.doc', 'application/rtf'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n....'), null, 'image/png'],
  ['JPEG', bytes('\xff\xd8\xff\xe0'), 'x.pdf', 'image/jpeg'],
  ['TIFF', bytes('II*\0'), null, 'image/tiff'],
  ['WEBP', bytes('RIFF\x10\0\0\0WEBPVP8 '), null, 'image/webp'],
  ['GIF', bytes('GIF89a\0\0\0'), null, null],
  ['HTML', bytes('  <!-- a --><!doctype HTML><p>a'), 'x.txt', 'text/html'],
  ['text', bytes('Ada Example'), 'x', 'text/plain'],
  ['Markdown', bytes('# Ada'), 'Resume.MD', 'text/markdown'],
  ['text named as a PDF', bytes('Ada Example'), 'cv.pdf', 'text/plain'],
  ['text named as a Word file', bytes('Ada Example'), 'cv.docx', 'text/plain'],
  ['text with a date for an extension', bytes('Ada Example'), 'ada.2026', 'text/plain'],
  ['text of no known extension', bytes('Ada Example'), 'ada.text', 'text/plain'],
  ['data', bytes('{"name": "Ada"}'), 'folder/ada.JSON', null],
  ['JSON Resume', bytes('{"basics": {"name": "Ada"}, "work": []}'), 'ada.json', 'application/json'],
  ['JSON Resume named as text', bytes('{"basics": {}, "skills": []}'), 'ada.txt', 'application/json'],
  ['a table', bytes('name,city'), 'people.csv', null],
  ['a log', bytes('12:00 started'), 'setup.log', null],
  ['source code', bytes('export const a = 1;'), 'a.ts', null],
  ['a drawing written as text', bytes('<svg xmlns="x"/>'), 'logo.svg', null],
  ['a PDF named as data', makePdf([{ items: [] }]), 'cv.json', 'application/pdf'],
  ['nothing', new Uint8Array(0), 'x.pdf', null],
])('%s', (_, content, file_name, media_type) => {
  expect(sniffMediaType(content, file_name)).toBe(media_type);
});

test('every reason has a sentence that says what happened and what to do', () => {
  for (const reason of UnreadableReason.options) {
    expect(REASON_MESSAGES[reason].match(/\./g)!.length).toBeGreaterThanOrEqual(2);
  }
});
