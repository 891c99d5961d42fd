import { describe, expect, test } from 'vitest';
import { column, linesOf, readPages, textsOf } from '../../../helpers/reading.ts';
import { textWidth, type PdfItem } from '../../../helpers/pdf.ts';

const WORK = [
  'Acme Freight, dispatcher',
  'Planned forty lorries a day',
  'Trained six new colleagues',
  'Kept the claims file',
  'Wrote the night rota',
];
const SKILLS = ['Skills', 'Excel', 'SAP', 'Dutch', 'Forklift licence'];
const FULL =
  'A line of plain text that runs over the whole width of the page, from the left margin to the right one.';

const flushRight = (text: string, y: number): PdfItem => ({ text, x: 545 - textWidth(text), y });

type Case = { readonly name: string; readonly items: readonly PdfItem[]; readonly lines: readonly string[] };

const CASES: readonly Case[] = [
  {
    name: 'one column, top to bottom whatever the order of drawing',
    items: [...column(60, 200, ['Second', 'Third']), { text: 'First', x: 60, y: 100 }],
    lines: ['First', 'Second', 'Third'],
  },
  {
    name: 'a name over two large lines, with the contact data beside it',
    items: [
      { text: 'Rosalind', x: 50, y: 60, size: 22 },
      { text: 'Achterberg', x: 50, y: 88, size: 22 },
      ...column(420, 50, ['Madison, WI', '(555) 010-4477', 'rosalind@example.com']),
      ...column(50, 130, WORK),
    ],
    lines: ['Rosalind', 'Achterberg', 'Madison, WI', '(555) 010-4477', 'rosalind@example.com', ...WORK],
  },
  {
    name: 'sidebar on the left, read before the main column',
    items: [...column(220, 103, WORK), ...column(50, 100, SKILLS)],
    lines: [...SKILLS, ...WORK],
  },
  {
    name: 'sidebar on the right, drawn first',
    items: [...column(400, 103, SKILLS), ...column(50, 100, WORK)],
    lines: [...WORK, ...SKILLS],
  },
  {
    name: 'full-width rows split a page into bands',
    items: [
      { text: FULL, x: 50, y: 60 },
      ...column(50, 100, WORK),
      ...column(350, 103, SKILLS),
      { text: FULL.toUpperCase(), x: 50, y: 220, size: 8 },
      ...column(
        50,
        260,
        WORK.map((line) => `${line} again`),
      ),
      ...column(
        350,
        263,
        SKILLS.map((line) => `${line} again`),
      ),
    ],
    lines: [
      FULL,
      ...WORK,
      ...SKILLS,
      FULL.toUpperCase(),
      ...WORK.map((line) => `${line} again`),
      ...SKILLS.map((line) => `${line} again`),
    ],
  },
  {
    name: 'three columns',
    items: [
      ...column(50, 100, WORK, { size: 9 }),
      ...column(250, 105, SKILLS),
      ...column(
        430,
        98,
        SKILLS.map((s) => s.toUpperCase()),
      ),
    ],
    lines: [...WORK, ...SKILLS, ...SKILLS.map((s) => s.toUpperCase())],
  },
  {
    name: 'dates set flush right stay on their line',
    items: ['2019 - present', '2016 - 2019', '2014 - 2016', '2012 - 2014', '2011 - 2012'].flatMap(
      (date, i) => [
        { text: `Employer ${i + 1}`, x: 50, y: 100 + 30 * i },
        flushRight(date, 100 + 30 * i),
        { text: `Title of job ${i + 1}`, x: 50, y: 114 + 30 * i },
      ],
    ),
    lines: ['2019 - present', '2016 - 2019', '2014 - 2016', '2012 - 2014', '2011 - 2012'].flatMap(
      (date, i) => [`Employer ${i + 1}\t${date}`, `Title of job ${i + 1}`],
    ),
  },
  {
    name: 'a rail of dates on the left is read with its rows',
    items: ['2019', '2016', '2014', '2012'].flatMap((year, i) => [
      { text: year, x: 50, y: 100 + 28 * i },
      { text: `Job number ${i + 1}, Example Ltd`, x: 140, y: 100 + 28 * i },
      { text: 'What was done there', x: 140, y: 114 + 28 * i },
    ]),
    lines: ['2019', '2016', '2014', '2012'].flatMap((year, i) => [
      `${year}\tJob number ${i + 1}, Example Ltd`,
      'What was done there',
    ]),
  },
  {
    name: 'headings in a rail come before the rows beside them',
    items: ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'LANGUAGES'].flatMap((heading, i) => [
      { text: heading, x: 50, y: 100 + 56 * i, bold: true },
      ...column(180, 100 + 56 * i, [`First of ${heading}`, `Second of ${heading}`, `Third of ${heading}`]),
    ]),
    lines: ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'LANGUAGES'].flatMap((heading) => [
      heading,
      `First of ${heading}`,
      `Second of ${heading}`,
      `Third of ${heading}`,
    ]),
  },
  {
    name: 'place, dates and duration under each other at the margin follow the header of their entry',
    items: [
      { text: 'Northwind Clinic, nurse', x: 50, y: 100 },
      flushRight('Springfield', 100),
      ...column(58, 114, ['• Ran the early shift', '• Kept the medicine cupboard', '• Led the handover']),
      flushRight('Mar 2018 – May 2021', 114),
      flushRight('3 years 3 months', 128),
    ],
    lines: [
      'Northwind Clinic, nurse\tSpringfield',
      'Mar 2018 – May 2021',
      '3 years 3 months',
      'Ran the early shift',
      'Kept the medicine cupboard',
      'Led the handover',
    ],
  },
  {
    name: 'notes at the margin of several entries stay with them, also when most start at one place',
    items: [
      { text: 'Northwind Clinic, ward nurse', x: 50, y: 100 },
      flushRight('Springfield', 102),
      ...column(58, 114, ['• Ran the early shift of the ward', '• Kept the medicine cupboard']),
      flushRight('Mar 2018 – May 2021', 116),
      flushRight('3 years 3 months', 130),
      { text: 'Harbour Hospital, nurse', x: 50, y: 150 },
      flushRight('Springfield', 152),
      ...column(58, 164, ['• Looked after twelve beds of surgery']),
      flushRight('Mar 2014 – May 2017', 166),
      { text: 'Hill School of Nursing, diploma', x: 50, y: 190 },
      flushRight('Springfield', 192),
    ],
    lines: [
      'Northwind Clinic, ward nurse\tSpringfield',
      'Mar 2018 – May 2021',
      '3 years 3 months',
      'Ran the early shift of the ward',
      'Kept the medicine cupboard',
      'Harbour Hospital, nurse\tSpringfield',
      'Mar 2014 – May 2017',
      'Looked after twelve beds of surgery',
      'Hill School of Nursing, diploma\tSpringfield',
    ],
  },
  {
    name: 'dates and labels in a rail, two of them close together, are read with their rows',
    items: [
      { text: '2013-06 – 2018-02', x: 50, y: 70 },
      ...column(160, 70, ['Chef de Partie', 'Hotel Miramar, Monterey, CA']),
      ...column(160, 102, ['EDUCATION']),
      { text: '2011 to 2013', x: 50, y: 124 },
      ...column(160, 124, ['Diploma in Culinary Arts', 'Osaka Bay Cooking School']),
      ...column(160, 160, ['SKILLS']),
      ...column(50, 182, ['Kitchen', 'Team', 'Tongues']),
      ...column(160, 182, [
        'Menu planning, food safety, pastry basics',
        'Rota planning, ordering, apprentice training',
        'Japanese (native), English (fluent)',
      ]),
    ],
    lines: [
      '2013-06 – 2018-02\tChef de Partie',
      'Hotel Miramar, Monterey, CA',
      'EDUCATION',
      '2011 to 2013\tDiploma in Culinary Arts',
      'Osaka Bay Cooking School',
      'SKILLS',
      'Kitchen\tMenu planning, food safety, pastry basics',
      'Team\tRota planning, ordering, apprentice training',
      'Tongues\tJapanese (native), English (fluent)',
    ],
  },
  {
    name: 'short labels, each beside its list, under a heading of the lists',
    items: [
      { text: 'SKILLS', x: 160, y: 70, bold: true },
      ...column(50, 92, ['Languages', 'Data', 'Operations', 'Other'], { leading: 20 }),
      ...column(
        160,
        92,
        [
          'Python, SQL, Java',
          'PostgreSQL, Kafka, RabbitMQ, Redis',
          'Docker, Kubernetes, Terraform',
          'Forklift, crane and first aid',
        ],
        { leading: 20 },
      ),
    ],
    lines: [
      'SKILLS',
      'Languages\tPython, SQL, Java',
      'Data\tPostgreSQL, Kafka, RabbitMQ, Redis',
      'Operations\tDocker, Kubernetes, Terraform',
      'Other\tForklift, crane and first aid',
    ],
  },
  {
    name: 'a label over two rows of its rail is one',
    items: [
      ...column(50, 100, ['Profile', 'Professional', 'experience']),
      ...column(160, 100, [
        'Bookkeeper of a small freight company',
        'Acme Freight, dispatcher',
        '• Planned forty lorries a day',
        '• Trained six new colleagues',
      ]),
      { text: 'Skills', x: 50, y: 156 },
      { text: 'Excel, SAP, Dutch', x: 160, y: 156 },
    ],
    lines: [
      'Profile\tBookkeeper of a small freight company',
      'Professional experience\tAcme Freight, dispatcher',
      'Planned forty lorries a day',
      'Trained six new colleagues',
      'Skills\tExcel, SAP, Dutch',
    ],
  },
  {
    name: 'a small table of languages is read row by row',
    items: [
      ...column(50, 100, ['English', 'German', 'Polish', 'Czech']),
      ...column(200, 100, ['native', 'B2', 'C1', 'A2']),
    ],
    lines: ['English\tnative', 'German\tB2', 'Polish\tC1', 'Czech\tA2'],
  },
  {
    name: 'two short lists with bullets side by side are columns, whatever their length',
    items: [
      ...column(50, 100, ['• Global questions of', 'business', '• Labour law']),
      ...column(300, 100, ['• Accounting', '• Marketing', 'for beginners']),
    ],
    lines: ['Global questions of', 'business', 'Labour law', 'Accounting', 'Marketing', 'for beginners'],
  },
  {
    name: 'a job below two columns keeps its dates, though nothing crosses the gap between them',
    items: [
      ...column(50, 100, [
        'Excel',
        'Route planning',
        'Customs papers',
        'Forklift licence',
        'Supplier audits',
      ]),
      ...column(320, 103, [
        'Education',
        'Delta College',
        'Diploma in Logistics',
        'Languages',
        'Dutch, German',
      ]),
      { text: 'EXPERIENCE', x: 50, y: 200, bold: true },
      { text: 'Shift dispatcher', x: 50, y: 218 },
      flushRight('2019 - present', 218),
      { text: FULL, x: 50, y: 232 },
    ],
    lines: [
      'Excel',
      'Route planning',
      'Customs papers',
      'Forklift licence',
      'Supplier audits',
      'Education',
      'Delta College',
      'Diploma in Logistics',
      'Languages',
      'Dutch, German',
      'EXPERIENCE',
      'Shift dispatcher\t2019 - present',
      FULL,
    ],
  },
  {
    name: 'a sidebar set flush right is a column',
    items: [
      ...column(
        50,
        100,
        [...WORK, ...WORK].map((line, i) => `${line} ${i}`),
      ),
      ...[
        'Contact',
        'ada@example.com',
        'Springfield',
        'Skills',
        'Excel',
        'SAP',
        'Dutch',
        'Forklift licence',
      ].map((text, i) => flushRight(text, 105 + 13 * i)),
    ],
    lines: [
      ...[...WORK, ...WORK].map((line, i) => `${line} ${i}`),
      'Contact',
      'ada@example.com',
      'Springfield',
      'Skills',
      'Excel',
      'SAP',
      'Dutch',
      'Forklift licence',
    ],
  },
  {
    name: 'a long table of skills is read row by row',
    items: ['Skill', 'Excel', 'SAP', 'Dutch', 'Word', 'Payroll', 'Ledgers', 'Taxes'].flatMap((skill, i) => [
      { text: skill, x: 50, y: 100 + 24 * i, bold: i === 0 },
      { text: i === 0 ? 'Years' : `${i} years`, x: 300, y: 100 + 24 * i, bold: i === 0 },
    ]),
    lines: [
      'Skill\tYears',
      ...['Excel', 'SAP', 'Dutch', 'Word', 'Payroll', 'Ledgers', 'Taxes'].map(
        (skill, i) => `${skill}\t${i + 1} years`,
      ),
    ],
  },
];

describe('reading order', () => {
  test.each(CASES)('$name', async ({ items, lines }) => {
    expect(textsOf(await readPages(items))).toEqual(lines);
  });

  test('columns are numbered and told', async () => {
    const document = await readPages([...column(50, 100, WORK), ...column(350, 103, SKILLS)]);
    expect(linesOf(document).map((line) => line.column)).toEqual([
      ...WORK.map(() => 0),
      ...SKILLS.map(() => 1),
    ]);
    expect(document.notices).toMatchObject([{ type: 'COLUMNS', page: 1 }]);
  });
});

describe('lines', () => {
  test.each([
    ['bullet glyph', '• Drove the van', 'Drove the van', true],
    ['dash', '- Drove the van', 'Drove the van', true],
    ['a dash that continues a range of dates', '– 2021', '– 2021', false],
    ['ordinary text', 'Drove the van', 'Drove the van', false],
  ])('%s', async (_, written, text, bullet) => {
    expect(linesOf(await readPages([{ text: written, x: 50, y: 100 }]))).toMatchObject([{ text, bullet }]);
  });

  test('a bullet drawn apart from its text', async () => {
    const document = await readPages([
      { text: '•', x: 50, y: 100 },
      { text: 'Drove the van', x: 70, y: 100 },
    ]);
    expect(linesOf(document)).toMatchObject([{ text: 'Drove the van', bullet: true }]);
  });

  test('a bullet drawn as a shape, as browsers print it; a mark beside bold words is none', async () => {
    const black = [0, 0, 0] as const;
    const document = await readPages([
      { box: [50, 95, 3, 3], colour: black },
      { text: 'Drove the van', x: 60, y: 100 },
      { text: 'Drove the lorry', x: 60, y: 120 },
      { box: [50, 135, 3, 3], colour: black },
      { text: 'Example Ltd', x: 60, y: 140, bold: true },
    ]);
    expect(linesOf(document).map((line) => line.bullet)).toEqual([true, false, false]);
  });

  test.each([
    ['spaced by the program', { text: 'EXPERIENCE', spacing: 4 }, 'EXPERIENCE'],
    ['spaced by hand', { text: 'W O R K' }, 'WORK'],
    ['two words', { text: 'WORK HISTORY', spacing: 4 }, 'WORK HISTORY'],
  ])('letter-spaced heading: %s', async (_, item, text) => {
    expect(textsOf(await readPages([{ x: 50, y: 100, ...item }]))).toEqual([text]);
  });

  test('ordinals and exponents stay in their line', async () => {
    const document = await readPages([
      { text: 'Won the 1', x: 50, y: 100 },
      { text: 'st', x: 50 + textWidth('Won the 1'), y: 95.5, size: 8 },
      { text: 'prize of 40 m', x: 110, y: 100 },
      { text: '2', x: 110 + textWidth('prize of 40 m'), y: 95.5, size: 8 },
    ]);
    expect(textsOf(document)).toEqual(['Won the 1st\tprize of 40 m2']);
  });

  test('a space that takes no room divides no word', async () => {
    const raw = 'BT /F1 10 Tf 1 0 0 1 50 700 Tm (Respon) Tj [( ) 278] TJ (sible) Tj ET';
    expect(textsOf(await readPages([{ raw }]))).toEqual(['Responsible']);
  });

  test('size, weight and box in points from the top left corner', async () => {
    const [name, body] = linesOf(
      await readPages([
        { text: 'Ada Example', x: 50, y: 100, size: 20, bold: true },
        { text: 'Some plain words', x: 50, y: 130 },
      ]),
    );
    expect(name).toMatchObject({ font_size: 20, bold: true });
    expect(body).toMatchObject({ font_size: 10, bold: false });
    const [x, y, width, height] = name!.box!;
    expect([x, y, height]).toEqual([50, 84.4, 20]);
    expect(width).toBeGreaterThan(100);
    expect(width).toBeLessThan(130);
  });

  test('a word printed twice to look bold is one bold word', async () => {
    const document = await readPages([
      { text: 'Summary', x: 50, y: 100 },
      { text: 'Summary', x: 50.4, y: 100 },
    ]);
    expect(linesOf(document)).toMatchObject([{ text: 'Summary', bold: true }]);
  });
});

/** A page of a story with a running header and footer. */
const storyPage = (number: number) => [
  { text: 'Ada Example, ada@example.com', x: 50, y: 30 },
  { text: `The story of year ${number}, told at some length`, x: 50, y: 300 },
  { text: `Page ${number} of 3`, x: 280, y: 820 },
];

describe('pages', () => {
  const words = [{ text: 'Written across', x: 50, y: 100 }];
  test.each([
    [0, 595, 842, [50, 92.2]],
    [90, 842, 595, [739.8, 50]],
    [180, 595, 842, [479, 739.8]],
    [270, 842, 595, [92.2, 479]],
  ] as const)('turned by %i degrees', async (rotate, width, height, corner) => {
    const document = await readPages({ items: words, rotate });
    expect(document.pages[0]).toMatchObject({ width, height });
    const [line] = linesOf(document);
    expect(line!.text).toBe('Written across');
    expect(line!.box![0]).toBeCloseTo(corner[0], -1.1);
    expect(line!.box![1]).toBeCloseTo(corner[1], -1.1);
  });

  test('text turned on an upright page is read along its own direction', async () => {
    const document = await readPages([
      ...column(100, 100, ['First line of the page', 'Second line of the page']),
      { text: 'Along the edge', x: 40, y: 400, angle: 90 },
    ]);
    expect(textsOf(document)).toEqual([
      'First line of the page',
      'Second line of the page',
      'Along the edge',
    ]);
    const [x, y, width, height] = linesOf(document)[2]!.box!;
    expect(width).toBeLessThan(12);
    expect(height).toBeGreaterThan(50);
    expect(x).toBeLessThan(41);
    expect(y + height).toBeCloseTo(400, 0);
  });

  test('boxes count from the corner of the visible part', async () => {
    const document = await readPages({ items: words, crop: [20, 30, 500, 700] });
    expect(document.pages[0]).toMatchObject({ width: 500, height: 700 });
    expect(linesOf(document)[0]!.box!.slice(0, 2)).toEqual([30, 62.2]);
  });

  test('links belong to the line they cover', async () => {
    const document = await readPages([
      { text: 'Portfolio', x: 50, y: 100 },
      { text: 'Mail me', x: 50, y: 120 },
      { link: 'https://ada.example.com/', area: [50, 92, 45, 10] },
      { link: 'mailto:ada@example.com', area: [50, 112, 45, 10] },
    ]);
    expect(linesOf(document).map((line) => line.links)).toEqual([
      ['https://ada.example.com/'],
      ['mailto:ada@example.com'],
    ]);
  });

  test('running headers are read on the first page only, page numbers nowhere', async () => {
    const document = await readPages(storyPage(1), storyPage(2), storyPage(3));
    expect(textsOf(document)).toEqual([
      'Ada Example, ada@example.com',
      'The story of year 1, told at some length',
      'The story of year 2, told at some length',
      'The story of year 3, told at some length',
    ]);
    expect(document.notices).toMatchObject([{ type: 'REPEATED_HEADER' }]);
  });

  test('a running footer does not stand inside a sentence that goes on over the page', async () => {
    const footer = { text: 'Ada Example | ada@example.com | confidential', x: 60, y: 800 };
    const document = await readPages(
      [{ text: 'Introduced a rota that halved', x: 60, y: 700 }, footer],
      [
        { text: 'the overtime of the night shift', x: 60, y: 80 },
        { ...footer, y: 800.4 },
      ],
    );
    expect(textsOf(document)).toEqual([
      'Introduced a rota that halved',
      'the overtime of the night shift',
      'Ada Example | ada@example.com | confidential',
    ]);
  });
});
