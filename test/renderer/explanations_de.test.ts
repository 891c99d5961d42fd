import { describe, expect, test } from 'vitest';
import { inGerman, sentences } from '../../renderer/texts/de/sentences.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
import { SUMMARY_SENTENCES } from '#service/intelligence/summary/sentences.ts';
import { renderAll } from '#service/intelligence/criteria/sentences/index.ts';
import { documentOf } from '../helpers/document.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { shippedReader } from '../helpers/reader.ts';

const reference_date = '2026-11';
const lexicon = shippedLexicon();
const PEOPLE = [
  [
    'Sofia Muster',
    'Leeds, United Kingdom | sofia.muster@example.com',
    'Experience',
    'Staff Engineer, Havnen Data Ltd\tMar 2021 – Present',
    '- Moved 40 Python services to Kubernetes with Terraform; tuned PostgreSQL',
    '- Led a team of 4 engineers',
    'Backend Engineer, Kvarnen Ltd\tAug 2017 – Feb 2020',
    '- Ran RabbitMQ, never used Kafka',
    'Education',
    'MSc Computer Science, University of Leeds\t2015',
    'Skills',
    'Python, SQL, Excel, basic knowledge of Go',
    'Languages',
    'English (native), German (B2), Spanish',
    'Certifications',
    'Driving licence class B',
  ],
  [
    'Ibrahim Beispiel',
    'ibrahim.beispiel@example.com',
    'Experience',
    'Cook, Inn\t2019 – 2021',
    '- Cooked for guests',
  ],
  [
    'Nora Probe',
    'nora.probe@example.com',
    'I like to work with people and animals of all kinds, in every weather.',
  ],
  [
    'Elif Örnek',
    'elif.ornek@example.com | +49 30 1234567',
    'Experience',
    'Account Manager, Havnen Bank AG\tJan 2019 – Present',
    '- Mentored 4 trainees and held a budget of 2 million euros',
    'Night Auditor, Hotel Kvarnen\tMar 2016 – Dec 2018',
    '- Worked nights at the reception; handled complaints',
    'Education',
    'BA Economics, University of Leeds\t2015',
    'Languages',
    'Turkish (native), English (C1), Cantonese, reads Dutch, Farsi',
  ],
  ['Jo Muster', 'Skills', 'Welding, SQL, Docker, SAP, Scrum'],
];
const CRITERIA = [
  'Knows Python',
  'Knows Kafka',
  'Knows Rust',
  'Knows Go',
  'At least 3 years of Python',
  'At least 15 years of work experience',
  'At least 5 years in acute care',
  'At least 2 years as a staff engineer',
  "Master's degree",
  'PhD',
  'Degree in nursing',
  'Degree in nursing or a related field',
  'PhD or equivalent experience',
  'German at C1 or better',
  'Speaks Spanish',
  'Spanish at B2 or better',
  'Speaks French',
  'Holds a driving licence',
  'Driving licence class CE',
  'Holds an AWS certification',
  'Lives in Leeds',
  'Lives in Munich',
  'Willing to travel',
  'Willing to relocate',
  'Authorised to work in the UK',
  'Available for shift work',
  'DBS check',
  'Managed a team of at least 3 people',
  'Managed a team of at least 30 people',
  'Has worked in health care',
  'Has worked at Acme',
  'Has worked as a nurse',
  'Currently works as a backend engineer',
  'No gap longer than 12 months',
  'At most 3 employers in the last 5 years',
  'No job hopping',
  'Currently employed',
  'LinkedIn profile',
  'Experience caring for patients after abdominal surgery',
  'Graduated after 2010',
  'Graduated between 2010 and 2016',
  'RN license in California',
  'AWS certified at Professional level',
  'Python and (AWS or GCP)',
  '5 years in a supervisory role',
  'Graduated in 2015 or later',
  'Graduated in 2015 or earlier',
  'Not fluent in German',
  "5 years of experience with a Master's in computer science",
  'Qualified Teacher Status or equivalent',
  // languages
  'Reads Dutch',
  'French or Italian',
  'German B2 and French C1',
  'Chinese language',
  'Mandarin',
  'Fluent Farsi',
  'Native Polish speaker',
  'Japanese JLPT N2',
  'At least 3 languages',
  'At least 6 languages',
  'At least 2 foreign languages',
  'A foreign language besides English',
  // industries
  'Has worked in banking',
  'Works in insurance now',
  'Has worked for a start-up',
  'Worked at a hospital',
  'Experience in the public sector or a non-profit',
  'At least 5 years in banking',
  'At least 30 years in banking',
  '3 years in retail or hospitality',
  '2 years in logistics in the last 5 years',
  // kinds of things
  'A relational database',
  'Experience with a message broker',
  'Welding',
  'Knows an ERP system',
  'Good knowledge of CAD software',
  'Agile methods',
  'At least two of Java, Python, Go',
  'Used Java in the last 5 years',
  'Current job involves Python',
  // activities
  'Has founded a business',
  'Has not founded a business',
  'Has won an award',
  'Has published papers',
  'Has worked nights',
  'Has dealt with complaints',
  'Has held a budget',
  'Has mentored colleagues',
  'Has sat on a works council',
  'Has worked freelance and speaks French',
  // certificates
  'Forklift licence',
  'First aid certificate',
  'Any certificate from 2020 or later',
  'At least 2 certificates',
  // employers and times
  'Average stay of at least 3 years',
  'Longest stay at least 5 years',
  'At least 2 years with the current employer',
  'At least 2 years per employer',
  'Has worked in the last 2 years',
  'Employed since March 2018',
  'Has changed employer in the last 3 years',
  'Began the current job in the last 3 years',
  'No overlapping jobs',
  'Freelance at present',
  'Nursing at the bedside at present',
  'Email address',
  'Phone number',
  'Own website',
  'Graduated with honours',
  'Graduated in the last 5 years',
  'Master degree, completed in 2015 or later',
  'Teaches English',
];
const ENGLISH =
  /\b(?:its|without|with|at|of|or|shows|through|add|only|Read|work|used|English|German|French|Italian|Spanish|Dutch|Turkish|Persian|Polish|Japanese|Chinese|Cantonese|banking|insurance|hospital|database|welding|has|have|the|The|resume|does|says|lists|gives|none|None|jobs?|person|years?|months?|whether|which|that|highest|held|Held|and|not|mention)\b/u;
const outsideQuotes = (text: string): string => text.replaceAll(/“[^”]*”/gu, '');

/** The criterion's own words stay as they are. */
const without = (text: string, own: string): string => {
  const words = new Set(own.toLowerCase().match(/[\p{L}\d]+/gu));
  return text.replaceAll(/[\p{L}\d]+/gu, (word) => (words.has(word.toLowerCase()) ? '' : word));
};
// in a criterion these are the program's words, or have a German name
const TRANSLATED =
  /\b(?:Speaks|Spanish|French|German|Italian|Dutch|Polish|Chinese|banking|insurance|hospital|relational|welding|ERP system|agile methods|least|years|months|last|since)\b/u;
const said = (code: string, args: Readonly<Record<string, string | number>>) => ({ code, args });

describe('reasons in German', () => {
  test('there is a sentence for every code', () => {
    expect(Object.keys(SUMMARY_SENTENCES).filter((code) => !(code in sentences))).toEqual([]);
  });

  test.each(PEOPLE.map((lines) => [lines[0] ?? '', lines] as const))('of answers: %s', (_name, lines) => {
    const document = documentOf(lines);
    const profile = readProfile(document, { reference_date, lexicon });
    const { judge } = shippedReader();
    const answers = judge.evaluateCriteria(CRITERIA, { document, profile, lexicon, reference_date });
    for (const [at, answer] of answers.entries()) {
      if (answer.state !== 'EVALUATED') continue;
      const prompt = CRITERIA[at] ?? '';
      const german = inGerman(answer.told.explanation) ?? answer.explanation;
      // titles and employers in brackets stay as they are
      const told = without(outsideQuotes(german).replaceAll(/\([^()]*\)/gu, ''), prompt);
      expect([prompt, told]).toEqual([prompt, expect.not.stringMatching(ENGLISH)]);
      const quotes = answer.explanation.match(/“[^”]*”/gu) ?? [];
      expect(quotes.every((quote) => german.includes(quote))).toBe(true);
    }
  });

  test.each(PEOPLE.map((lines) => [lines[0] ?? '', lines] as const))('of a summary: %s', (_name, lines) => {
    const document = documentOf(lines);
    const profile = readProfile(document, { reference_date, lexicon });
    const job = {
      title: 'Engineer',
      description:
        "Requirements\n- 5+ years of Python\n- Master's degree\n- German B2\n- Kafka, Rust, Kubernetes, PostgreSQL\n- Right to work in the UK\n- Driving licence\n- Fluent French\n- 3 years in acute care\n- 2 years in banking\n- 4 years of insurance\n- A relational database\n- Forklift licence\n- Experience with an ERP system\n- Spanish or Italian",
    };
    const { matching_skills, missing_skills } = summarize({
      document,
      profile,
      job,
      reader: shippedReader(),
      reference_date,
    });
    for (const { s, e, told } of [...matching_skills, ...missing_skills]) {
      expect([s, outsideQuotes(inGerman(told) ?? e)]).toEqual([s, expect.not.stringMatching(ENGLISH)]);
    }
  });

  test('of how a criterion is understood', () => {
    for (const prompt of CRITERIA) {
      const { told, engine } = shippedReader().judge.understandCriterion(prompt, lexicon);
      const german = inGerman(told) ?? '';
      expect([prompt, without(german, prompt)]).toEqual([prompt, expect.not.stringMatching(ENGLISH)]);
      // in the criterion's own words where no rule reads it, or where it may be a name
      if (engine === 'meaning' || german.includes(prompt) || / with the words /u.test(german)) continue;
      expect([prompt, german]).toEqual([prompt, expect.not.stringMatching(TRANSLATED)]);
    }
  });

  test('of how several things are understood at once', () => {
    expect(
      inGerman([
        said('tree.and', { parts: 2 }),
        said('tree.or', { parts: 2 }),
        said('asks.skill', { name: 'Docker', level: 'any', words: '', window: '' }),
        said('asks.skill', { name: 'welding', level: 'deep', words: '', window: 'last five years' }),
        said('tree.not', { parts: 1 }),
        said('asks.language', { name: 'French or Klingonish', level: 'B2' }),
      ]),
    ).toBe(
      '(Kenntnisse: Docker; oder Gute Kenntnisse: Schweißen (in den letzten 5 Jahren)); und (Nicht: spricht Französisch oder Klingonish (B2 oder besser))',
    );
    expect([inGerman(null), inGerman([]), inGerman([said('asks.unheard', {})])]).toEqual([null, null, null]);
  });

  test.each([
    [
      'years.counted',
      { months: 68, up_to: 68, name: 'banking', jobs: 'Clerk\tInn\n\t' },
      'Die Zeitangaben ergeben 5 Jahre 8 Monate im Bankwesen (Clerk bei Inn; eine Stelle).',
    ],
    [
      'years.counted',
      { months: 14, up_to: 36, name: '', jobs: '' },
      'Die Zeitangaben ergeben zwischen 1 Jahr 2 Monaten und 3 Jahren.',
    ],
    [
      'years.none',
      { name: 'the public sector / Kvarnen' },
      'Keine Stelle im Lebenslauf passt zu: the public sector / Kvarnen.',
    ],
    [
      'nothing',
      { name: 'Has held a budget' },
      'Aus dem Lebenslauf geht nicht hervor, dass die Person ein Budget verantwortet hat.',
    ],
    ['nothing', { name: 'mountain rescue' }, 'Im Lebenslauf steht nichts zu: mountain rescue.'],
    [
      'open.sponsor',
      {},
      'Aus dem Lebenslauf geht nicht hervor, ob die Person Visum oder Arbeitserlaubnis über den Arbeitgeber braucht (Sponsoring).',
    ],
    ['shown', { quotes: '“The resume lists 2 years.”' }, 'Im Lebenslauf steht “The resume lists 2 years.”.'],
  ])('of an answer: %s %j', (code, args, german) => {
    expect(inGerman([said(code, args)])).toBe(german);
  });

  test.each([
    [
      'asks.years',
      {
        comparison: '>=',
        months: 60,
        name: 'nurse / carer',
        kind: 'title',
        window: 'since March 2018',
      },
      'Mindestens 5 Jahre Berufserfahrung als nurse oder carer (seit März 2018)',
    ],
    [
      'asks.years',
      { comparison: '<', months: 12, name: '', kind: 'any', window: '' },
      'Weniger als 1 Jahr Berufserfahrung',
    ],
    [
      'asks.years',
      { comparison: '>=', months: 36, name: 'leading people', kind: 'field', window: '' },
      'Mindestens 3 Jahre Berufserfahrung in der Führung von Personen',
    ],
    [
      'asks.history.gap',
      { comparison: '>=', value: 6, window: '' },
      'Eine Lücke zwischen Stellen von mindestens 6 Monaten',
    ],
    [
      'asks.history.employed',
      { comparison: '>=', value: 0, window: 'last 2 years' },
      'Hat in den letzten 2 Jahren gearbeitet',
    ],
    [
      'asks.degree',
      { level: 5, field: 'law', state: 'either', words: '' },
      'Hat einen Bachelor in Rechtswissenschaften oder strebt das an',
    ],
    ['asks.degree', { level: 'mba', field: '', state: 'under_way', words: '' }, 'Strebt einen MBA an'],
    [
      'asks.team',
      { comparison: '>=', count: 3, now: 1, formal: 1 },
      'Führt derzeit mindestens 3 Personen disziplinarisch',
    ],
    [
      'asks.title',
      { name: 'senior / lead', now: 1, window: '' },
      'Jetzige Stellenbezeichnung: Senior oder Lead',
    ],
    [
      'asks.industry',
      { name: 'a start-up / hospital / hospital', now: 0 },
      'Hat in einem Start-up oder in einem Krankenhaus gearbeitet',
    ],
    [
      'asks.budget',
      { comparison: '>=', amount: 2_000_000 },
      'Hat ein Budget von mindestens 2.000.000 verantwortet',
    ],
    ['asks.availability', { weeks: 0 }, 'Kann sofort anfangen'],
    [
      'asks.open',
      { topic: 'notice', details: '' },
      'Was der Lebenslauf dazu sagt, welche Kündigungsfrist die Person hat',
    ],
    [
      'asks.activity',
      { name: 'Has sat on a works council', words: 'central' },
      'Hat einem Betriebsrat angehört mit den Worten „central“',
    ],
    [
      'asks.years',
      { comparison: '>=', months: 36, name: 'Python / SQL', kind: 'skill', every: 1, window: '' },
      'Mindestens 3 Jahre Berufserfahrung jeweils mit Python und mit SQL',
    ],
  ])('of what was understood: %s %j', (code, args, german) => {
    expect(inGerman([said(code, args)])).toBe(german);
  });

  test.each([
    [
      {
        title: 'Staff Engineer',
        employer: 'Havnen Data',
        when: 'since',
        month: 3,
        year: 2021,
        before: 'Kvarnen, Bokhyllan',
        months: 112,
      },
      'Staff Engineer at Havnen Data since March 2021; before: Kvarnen, Bokhyllan. 9 years 4 months in all',
      'Staff Engineer bei Havnen Data seit März 2021; davor: Kvarnen, Bokhyllan. Insgesamt 9 Jahre 4 Monate',
    ],
    [
      { title: 'Cook', employer: 'Inn Ltd.', when: 'until', month: 0, year: 2021, before: '', months: 0 },
      'Cook at Inn Ltd. until 2021',
      'Cook bei Inn Ltd. bis 2021',
    ],
    [
      { title: '', employer: 'Inn Ltd.', when: '', month: 0, year: 0, before: '', months: 12 },
      'Inn Ltd. 1 year in all',
      'Inn Ltd. Insgesamt 1 Jahr',
    ],
    [
      { title: '', employer: '', when: 'since', month: 0, year: 2019, before: '', months: 0 },
      'A job since 2019',
      'Eine Stelle seit 2019',
    ],
  ])('of the line on work: %j', (args, english, german) => {
    const told = [said('summary.employment', args)];
    expect([renderAll(told, SUMMARY_SENTENCES).join(' '), inGerman(told)]).toEqual([english, german]);
  });

  test('of a refusal', () => {
    for (const prompt of ['Under 35 years old', 'Christian', 'No disability', 'Unmarried', 'Union member']) {
      const { refusal_told } = shippedReader().judge.understandCriterion(prompt, lexicon);
      const german = inGerman(refusal_told === null ? null : [refusal_told]);
      expect([prompt, german]).toEqual([prompt, expect.stringMatching(/^Dieses Kriterium betrifft/u)]);
      expect(german).not.toMatch(/\b(?:Ask|Leave|instead|the)\b/u);
    }
  });

  test.each([
    [[said('summary.closest', { name: 'welding' })], 'Nicht erwähnt; am nächsten kommt: Schweißen'],
    [
      [
        said('summary.via', { name: 'PostgreSQL', parts: 1 }),
        said('summary.quote', { quotes: '“PostgreSQL”', under: '“Skills”' }),
      ],
      'Über PostgreSQL: “PostgreSQL”, unter “Skills”',
    ],
    [
      [
        said('summary.written', { written: '“freight”', parts: 1 }),
        said('summary.quote', { quotes: '“Rail freight”', under: '“Core under pressure”' }),
      ],
      'Geschrieben als “freight”: “Rail freight”, unter “Core under pressure”',
    ],
    [
      [
        said('summary.years', { months: 68, up_to: 68, more: 2, parts: 2 }),
        said('summary.quote', { quotes: '“Cook, Inn”, “2019”', under: '' }),
        said('summary.quote', { quotes: '“Chef”', under: '' }),
      ],
      '5 Jahre 8 Monate: “Cook, Inn”, “2019”; “Chef” und 2 frühere Stellen',
    ],
    [
      [said('summary.counted', { months: 38, up_to: 38, name: 'banking', jobs: 'Clerk\tHavnen Bank' })],
      '3 Jahre 2 Monate im Bankwesen (Clerk bei Havnen Bank)',
    ],
    [
      [
        said('summary.by_hand', { parts: 1 }),
        said('summary.answer', { parts: 2 }),
        said('status.denied', { quotes: '“No SQL. None.”' }),
        said('words_open', { words: 'fast, neat' }),
      ],
      'Der Lebenslauf verneint es: “No SQL. None.”. Nicht verstanden: fast, neat. Anders formuliert gibt es eine sichere Antwort (von Hand eingetragen)',
    ],
  ])('of a line of a summary: %j', (told, german) => {
    expect(inGerman(told)).toBe(german);
  });

  test('a sentence whose code or parts are not there stays English as a whole', () => {
    expect(inGerman([said('shown', { quotes: '“a”' }), said('unheard', {})])).toBeNull();
    expect(inGerman([said('summary.by_hand', { parts: 1 })])).toBeNull();
  });
});
