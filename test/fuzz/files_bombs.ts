import { strToU8, zipSync } from 'fflate';
import { makeDocx, paragraph, withWrongSum } from '../helpers/docx.ts';
import { makeOdt } from '../helpers/odt.ts';
import { makePdf } from '../helpers/pdf.ts';
import { createRandom } from './files_random.ts';
import { seeds } from './files_seeds.ts';

type Kind = readonly [name: string, make: () => Uint8Array];

const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const repeated = (start: string, part: string, times: number, end = ''): Uint8Array =>
  new Uint8Array(Buffer.from(start + part.repeat(times) + end, 'latin1'));
const RESUME = 'Ada Example\nExperience\nBookkeeper, Example Ltd, Jan 2019 - Dec 2022\nSkills: Excel, SAP\n';

/** An archive in an archive, so many times, about a part that packs well. */
function nestedZip(depth: number): Uint8Array {
  let inner = zipSync({ 'a.bin': new Uint8Array(20 * 1024 * 1024) });
  for (let i = 1; i < depth; i += 1) inner = zipSync({ 'word/document.xml': inner, 'a.docx': inner });
  return inner;
}

const entities = (levels: number): string =>
  `<!DOCTYPE x [<!ENTITY a0 "${'b'.repeat(100)}">${Array.from({ length: levels }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]><x>&a${levels};</x>`;
const OUTSIDE =
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY % b SYSTEM "http://example.com/b">%b;]><x>&a;</x>';

const whole = (): Uint8Array => makeDocx({ body: paragraph('Ada Example'), header: paragraph('x') });

const DEEP: readonly Kind[] = [1_000, 20_000, 500_000].flatMap((times): Kind[] => [
  [`groups-${times}.rtf`, () => repeated('{\\rtf1 Ada ', '{\\b ', times)],
  [`fields-${times}.rtf`, () => repeated('{\\rtf1 Ada ', '{\\field{\\*\\fldinst X', times)],
  [`tables-${times}.rtf`, () => repeated('{\\rtf1 Ada ', '{\\trowd\\intbl\\nestcell', times)],
  ...['div', 'table><tr><td', 'ul><li', 'font', 'a href=x', 'svg', 'template', 'select'].map((tag): Kind => [
    `deep-${tag.replaceAll(/\W/g, '')}-${times}.html`,
    () => repeated('<!doctype html><p>Ada Example</p>', `<${tag}>`, times),
  ]),
  [`arrays-${times}.json`, () => repeated('{"basics":{"name":"Ada"},"work":', '[', times)],
  [`objects-${times}.json`, () => repeated('', '{"work":', times)],
  [`quotes-${times}.md`, () => repeated('', '> ', times, 'Ada')],
  [`lists-${times}.md`, () => repeated('', '- ', times, 'Ada')],
]);

const PARTS: readonly Kind[] = [
  ...[1, 2, 3, 5].map((depth): Kind => [`nested-${depth}.docx`, () => nestedZip(depth)]),
  ...['word/document.xml', 'word/header1.xml', 'word/_rels/document.xml.rels', '[Content_Types].xml'].map(
    (part): Kind => [`sum-${part.replaceAll(/\W/g, '')}.docx`, () => withWrongSum(whole(), part)],
  ),
  ['sum.odt', () => withWrongSum(makeOdt({ body: '<text:p>Ada</text:p>' }), 'content.xml')],
  ...['word/styles.xml', 'word/numbering.xml', 'word/document.xml', 'word/_rels/document.xml.rels'].flatMap(
    (part): Kind[] => [
      [
        `entities-${part.replaceAll(/\W/g, '')}.docx`,
        () => makeDocx({ body: paragraph('Ada'), extra: { [part]: strToU8(entities(9)) } }),
      ],
      [
        `outside-${part.replaceAll(/\W/g, '')}.docx`,
        () => makeDocx({ body: paragraph('Ada'), extra: { [part]: strToU8(OUTSIDE) } }),
      ],
    ],
  ),
  ['entities.odt', () => makeOdt({ body: '<text:p/>', extra: { 'content.xml': strToU8(entities(9)) } })],
  ['outside.odt', () => makeOdt({ body: '<text:p/>', extra: { 'styles.xml': strToU8(OUTSIDE) } })],
  [
    'pages-10000.pdf',
    () => makePdf(Array.from({ length: 10_000 }, () => ({ items: [{ text: 'Ada', x: 50, y: 50 }] }))),
  ],
];

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const TEXTS: readonly Kind[] = [
  ['utf16-odd.txt', () => join(utf16(`\uFEFF${RESUME}`), Uint8Array.of(65))],
  ['utf16-lone.txt', () => utf16(`\uFEFF${RESUME}\uD800\uD800\uDC00\uDFFF`.repeat(2000))],
  ['utf16-swapped.txt', () => swapped(`\uFEFF${RESUME}`.repeat(500))],
  ['utf16-mixed.txt', () => join(utf16(`\uFEFF${RESUME}`), swapped(RESUME), Buffer.from(RESUME))],
  ['utf16-marks.txt', () => utf16('\uFEFF'.repeat(200_000))],
  ['utf16-html.html', () => utf16(`\uFEFF<!doctype html><p>${RESUME}`)],
  ['utf32.txt', () => Uint8Array.from([...RESUME].flatMap((char) => [char.charCodeAt(0), 0, 0, 0]))],
  ['utf8-cut.txt', () => join(Buffer.from(`${RESUME}\u{1F600}`).subarray(0, -2), Buffer.alloc(9, 0xf0))],
  ['overlong.txt', () => join(Buffer.from(RESUME), Buffer.alloc(200_000, 0xc0))],
  ['right-to-left.txt', () => Buffer.from('\u202E\u2066Ada Example\u2069\u202C\n'.repeat(20_000))],
  ['marks.txt', () => Buffer.from(`A${'\u0301'.repeat(500_000)}da Example`)],
  ...[10, 100_000, 5_000_000].flatMap((length): Kind[] => [
    [`nul-${length}.txt`, () => join(Buffer.from(RESUME), new Uint8Array(length))],
    [`nul-first-${length}.txt`, () => join(new Uint8Array(length), Buffer.from(RESUME))],
    [`nul-${length}.rtf`, () => join(Buffer.from('{\\rtf1 Ada '), new Uint8Array(length), Buffer.from('}'))],
    [`nul-${length}.html`, () => join(Buffer.from('<!doctype html><p>Ada'), new Uint8Array(length))],
    [`line-${length}.txt`, () => repeated('Ada Example ', 'x', length)],
    [`line-${length}.md`, () => repeated('# Ada ', '|a', length)],
    [`line-${length}.html`, () => repeated('<!doctype html><p>', '&amp;', length)],
    [`dots-${length}.txt`, () => repeated('Experience\n', 'a.b@', length)],
  ]),
];

/** Two kinds of file in one, damaged ones, and ones that end too early; the same on every run. */
function damaged(): Kind[] {
  const { main, others } = seeds(undefined);
  const all = [...main.slice(0, 8), ...others];
  const random = createRandom(20261123);
  const pairs = Array.from({ length: 20 }, (_, i): Kind => {
    const [first, second] = [random.pick(all), random.pick(all)];
    return [`both-${i}-${first.name}-${second.name}`, () => join(first.bytes, second.bytes)];
  });
  const cut = Array.from({ length: 40 }, (_, i): Kind => {
    const { name, bytes } = random.pick(all);
    const end = 1 + random.below(bytes.length);
    return [`cut-${i}-${name}`, () => bytes.slice(0, end)];
  });
  const flipped = Array.from({ length: 40 }, (_, i): Kind => {
    const { name, bytes } = random.pick(all);
    const places = Array.from({ length: 1 + random.below(200) }, () => random.below(bytes.length));
    return [
      `flipped-${i}-${name}`,
      () => {
        const copy = bytes.slice();
        for (const [n, at] of places.entries()) copy[at] = copy[at]! ^ (1 << (n % 8));
        return copy;
      },
    ];
  });
  return [...pairs, ...cut, ...flipped];
}

/** Files that are deep, long, nested, false or damaged. */
export const BOMBS: readonly Kind[] = [...DEEP, ...PARTS, ...TEXTS, ...damaged()];
