import { expect, test } from 'vitest';
import { isProgram } from '#service/intelligence/text/file_names.ts';
import { receivedAs, sniffMediaType } from '#service/intelligence/text/sniff.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { UnreadableReason } from '#service/intelligence/document.ts';
import { makeDocx, paragraph } from '../../../helpers/docx.ts';
import { makePdf } from '../../../helpers/pdf.ts';
import { strToU8, zipSync } from 'fflate';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

/** The media type of a file that is handed in; null when it is refused. */
function received(content: Uint8Array, file_name: string | null): string | null {
  const as = receivedAs(content, file_name);
  return 'media_type' in as ? as.media_type : null;
}

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
  ['text named as a program', bytes('Ada Example'), 'setup.exe', null],
  ['text named as a program, in capitals, with a dot behind', bytes('Ada Example'), 'SETUP.EXE. ', null],
  ['text named as a program behind a document', bytes('Ada Example'), 'cv.pdf.exe', null],
  ['text written backwards', bytes('Ada Example'), 'cv\u202efdp.scr', null],
  ['text named as a batch file', bytes('@echo off'), 'install.bat', null],
  ['text named as a script', bytes('alert(1)'), 'cv.js', null],
  ['text named as an archive', bytes('Ada Example'), 'cv.zip', null],
  ['text named as a picture', bytes('Ada Example'), 'photo.png', null],
  ['text named as a spreadsheet', bytes('Ada Example'), 'people.xlsx', null],
  ['HTML named as a program', bytes('<html><p>Ada'), 'page.hta', null],
  ['text named after an address', bytes('Ada Example'), 'ada@example.com', null],
  ['text named as an old Word file', bytes('Ada Example'), 'cv.doc', 'text/plain'],
  ['a PDF named as a Word file', makePdf([{ items: [] }]), 'cv.doc', 'application/pdf'],
  ['a PDF named as a picture', makePdf([{ items: [] }]), 'cv.png', 'application/pdf'],
  ['a PDF named after an address', makePdf([{ items: [] }]), 'ada@example.com', 'application/pdf'],
  ['a PDF named as a program', makePdf([{ items: [] }]), 'cv.pdf.exe', null],
  ['a PDF named after what it is for', makePdf([{ items: [] }]), 'Jane.Doe.Application', 'application/pdf'],
  [
    'a PDF named after an address like a script',
    makePdf([{ items: [] }]),
    'ada@studio.sh',
    'application/pdf',
  ],
  ['a PDF named after a surname', makePdf([{ items: [] }]), 'Ada.Fish', 'application/pdf'],
  ['text named after what it is for', bytes('Ada Example'), 'Jane.Doe.Application', null],
  ['text named as a shell script', bytes('rm -r x'), 'install.sh', null],
  ['nothing', new Uint8Array(0), 'x.pdf', null],
])('%s', (_, content, file_name, media_type) => {
  expect(received(content, file_name)).toBe(media_type);
});

test.each([
  ['text under the name of something else', bytes('Ada Example'), 'setup.exe', 'NOT_A_DOCUMENT'],
  ['bytes of an unknown kind as a PDF', Uint8Array.of(0x4d, 0x5a, 0, 3), 'Ada Example.PDF', 'NOT_AS_NAMED'],
  ['the first bytes of a Word file', bytes('PK\x03\x04\x14\0'), 'cv.docx', 'NOT_AS_NAMED'],
  ['bytes of an unknown kind as a picture', Uint8Array.of(0xff, 0xd8, 0), 'scan.jpg', 'NOT_AS_NAMED'],
  ['files packed in one', bytes('PK\x03\x04\x14\0'), 'applications.zip', 'ARCHIVE'],
  ['packed by another program', bytes('Rar!\x1a\x07\0'), 'cvs.RAR', 'ARCHIVE'],
  ['bytes of an unknown kind without an end', Uint8Array.of(0x4d, 0x5a, 0, 3), 'cv', 'UNSUPPORTED'],
  ['bytes of an unknown kind under any name', Uint8Array.of(0x4d, 0x5a, 0, 3, 0, 0), 'cv.dat', 'UNSUPPORTED'],
])('%s has its reason', (_, content, file_name, reason) => {
  expect(receivedAs(content, file_name)).toEqual({ refused: reason });
});

test.each(['com', 'app', 'dat', 'png', 'msg', 'zip', 'exe', 'log', 'pdf.bat'])(
  'what was taken in before its end was refused stays text: .%s',
  async (end) => {
    const content = bytes('Ada Example');
    expect(sniffMediaType(content, `ada.${end}`)).toBe('text/plain');
    expect(await readDocument(content, { file_name: `ada.${end}` })).toMatchObject({ ok: true });
  },
);

test.each([
  ['setup.exe', true],
  ['Setup.MSI', true],
  ['cv.pdf.lnk', true],
  ['exe', false],
  ['cv.pdf', false],
  ['cv.2026', false],
  ['ada@example.com', false],
  ['ada@studio.sh', false],
  [null, false],
])('%s names a program: %s', (file_name, is_program) => {
  expect(isProgram(file_name)).toBe(is_program);
});

test('every reason has a sentence that says what happened and what to do', () => {
  for (const reason of UnreadableReason.options) {
    expect(REASON_MESSAGES[reason].match(/\./g)!.length).toBeGreaterThanOrEqual(2);
  }
});
