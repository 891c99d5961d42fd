import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BOLD, IN_TABLE, LIST, makeDoc, ROW_END } from '../helpers/doc.ts';
import { makeDocx, paragraph, table } from '../helpers/docx.ts';
import { makeOdt } from '../helpers/odt.ts';
import { makePdf } from '../helpers/pdf.ts';
import type { Sample } from './files_mutate.ts';

const LINES = [
  'Ada Example',
  'ada@example.com | +1 206 555 0142 | Seattle, WA',
  'Experience',
  'Bookkeeper, Example Ltd, Jan 2019 - Dec 2022',
  'Kept the ledgers in Excel and closed the month in three days.',
  'Education',
  'Bachelor of Commerce, University of Exampleton, 2018',
  'Skills: Excel, SAP, Payroll',
];
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One small resume in every kind of file, made here. */
function made(): Sample[] {
  const items = LINES.map((text, i) => ({ text, x: 60, y: 60 + 20 * i, bold: i === 0 }));
  return [
    { name: 'made.pdf', bytes: makePdf([{ items }, { items: items.slice(2) }]) },
    {
      name: 'pictures.pdf',
      bytes: makePdf([
        {
          items: [
            ...items,
            { image: [0, 0, 100, 100] },
            { link: 'https://example.com', area: [50, 50, 99, 9] },
          ],
        },
      ]),
    },
    { name: 'password.pdf', bytes: makePdf([{ items }], { user_password: 'x' }) },
    {
      name: 'made.docx',
      bytes: makeDocx({
        body:
          LINES.map((line) => paragraph(line)).join('') +
          table([
            ['English', 'C2'],
            ['German', 'B2'],
          ]),
        header: paragraph('ada@example.com'),
        footer: paragraph('Page 1'),
      }),
    },
    {
      name: 'made.odt',
      bytes: makeOdt({
        header: '<text:p>ada@example.com</text:p>',
        body: `${LINES.map((line) => `<text:p>${line}</text:p>`).join('')}<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>`,
      }),
    },
    {
      name: 'made.doc',
      bytes: makeDoc([
        ...LINES.map((line, i) => ({
          runs: [{ text: line, changes: i === 0 ? BOLD : [] }],
          changes: i === 4 ? LIST : [],
        })),
        { runs: [{ text: 'a' }], changes: IN_TABLE, mark: 7 },
        { runs: [], changes: ROW_END, mark: 7 },
      ]),
    },
    {
      name: 'made.rtf',
      bytes: utf8(
        String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}}{\header ada@example.com\par}${LINES.map((line) => String.raw`\pard\plain\fs22 ${line}\par `).join('')}\trowd\cellx1 a\cell b\cell\row{\field{\*\fldinst HYPERLINK "https://example.com"}{\fldrslt site}}}`,
      ),
    },
    {
      name: 'made.html',
      bytes: utf8(`<!doctype html><h1>${LINES.join('</h1><p>')}</p><table><tr><td>a<td>b</table>`),
    },
    { name: 'made.txt', bytes: utf8(LINES.join('\n')) },
    { name: 'made.md', bytes: utf8(`# ${LINES.join('\n\n- ')}`) },
    {
      name: 'made.json',
      bytes: utf8(
        JSON.stringify({
          basics: { name: 'Ada Example', email: 'ada@example.com' },
          work: [
            {
              name: 'Example Ltd',
              position: 'Bookkeeper',
              startDate: '2019-01',
              highlights: ['Kept the ledgers'],
            },
          ],
          skills: [{ name: 'Tools', keywords: ['Excel', 'SAP'] }],
        }),
      ),
    },
    {
      name: 'made.png',
      bytes: Uint8Array.from(
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      ),
    },
  ];
}

/** Files of a folder and what is below it, at most `limit`, in the order of their paths, none of more than 2 MB. */
function folder(root: string, kinds: RegExp, limit: number): Sample[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }))
    .filter(({ bytes }) => bytes.length > 64 && bytes.length < 2_000_000)
    .slice(0, limit);
}

/** What is mutated: files made here, the samples, and where they are present the resumes in LONGLIST_DATA. */
export function seeds(data: string | undefined): { readonly main: Sample[]; readonly others: Sample[] } {
  const samples = path.resolve(import.meta.dirname, '../../resources/samples/resumes');
  const all = [
    ...made(),
    ...folder(samples, /\.(?:pdf|docx)$/, 100),
    ...(data === undefined ? [] : folder(path.join(data, 'resumes'), /\.(?:pdf|docx)$/, 100)),
  ];
  return { main: all.filter(isMain), others: all.filter((sample) => !isMain(sample)) };
}

function isMain({ name }: Sample): boolean {
  return /\.(?:pdf|docx)$/.test(name);
}
