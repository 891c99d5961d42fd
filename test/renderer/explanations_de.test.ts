import { describe, expect, test } from 'vitest';
import { employmentInGerman } from '../../renderer/texts/de/employment.ts';
import { explanationInGerman } from '../../renderer/texts/de/explanations.ts';
import { refusalInGerman } from '../../renderer/texts/de/refusals.ts';
import { understoodInGerman } from '../../renderer/texts/de/understood.ts';
import { evaluateCriteria, understandCriterion } from '#service/intelligence/criteria/criterion.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
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
  'Worked since March 2018',
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

describe('reasons in German', () => {
  test.each(PEOPLE.map((lines) => [lines[0] ?? '', lines] as const))('of answers: %s', (_name, lines) => {
    const document = documentOf(lines);
    const profile = readProfile(document, { reference_date, lexicon });
    const answers = evaluateCriteria(CRITERIA, { document, profile, lexicon, reference_date });
    for (const [at, answer] of answers.entries()) {
      if (answer.state !== 'EVALUATED') continue;
      const german = explanationInGerman(answer.explanation);
      // titles, places and names of certificates stay as they are
      expect([CRITERIA[at], outsideQuotes(german)]).toEqual([
        CRITERIA[at],
        expect.not.stringMatching(ENGLISH),
      ]);
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
    for (const { s, e } of [...matching_skills, ...missing_skills]) {
      expect([s, outsideQuotes(explanationInGerman(e))]).toEqual([s, expect.not.stringMatching(ENGLISH)]);
    }
  });

  test('of how a criterion is understood', () => {
    for (const prompt of CRITERIA) {
      const { understood_as, engine } = understandCriterion(prompt, lexicon);
      // in the criterion's own words where no rule reads it
      if (engine === 'meaning') continue;
      expect([prompt, understoodInGerman(understood_as)]).toEqual([
        prompt,
        expect.not.stringMatching(
          /\b(?:resume|least|years?|months?|or|and|with|used|since|last|Completed|Speaks|Lives|Has|held|person|French|German|Dutch|banking|public|database|welding|business|nights|licence)\b/u,
        ),
      ]);
    }
  });

  test.each([
    [
      'Staff Engineer at Havnen Data since March 2021; before: Kvarnen, Bokhyllan. 9 years 4 months in all',
      'Staff Engineer bei Havnen Data seit März 2021; davor: Kvarnen, Bokhyllan. Insgesamt 9 Jahre 4 Monate',
    ],
    ['Cook at Inn Ltd. until 2021', 'Cook bei Inn Ltd. bis 2021'],
    ['Cook. 1 year in all', 'Cook. Insgesamt 1 Jahr'],
    ['Cook at Inn', 'Cook bei Inn'],
    ['Cook', 'Cook'],
    ['', ''],
  ])('of the line on work: %s', (english, german) => {
    expect(employmentInGerman(english)).toBe(german);
  });

  test.each([
    ['Speaks Chinese or Mandarin or Cantonese', 'Spricht Chinesisch oder Mandarin oder Kantonesisch'],
    [
      'Speaks German at B2 or better and French at C1 or better',
      'Spricht Deutsch auf Niveau B2 oder besser und Französisch auf Niveau C1 oder besser',
    ],
    ['Japanese at JLPT N2 or better', 'Japanisch auf JLPT-Niveau N2 oder besser'],
    [
      'Has worked in fintech or payments or banking',
      'Hat bei Fintechs oder im Zahlungsverkehr oder im Bankwesen gearbeitet',
    ],
    ['Works now in a start-up', 'Arbeitet jetzt in einem Start-up'],
    ['Has worked in Dallas', 'Hat gearbeitet in: Dallas'],
    ['Has worked since March 2018', 'Hat seit März 2018 gearbeitet'],
    [
      'At least 5 years of dated work with banking or crypto at Acme (internships count) in the last 10 years',
      'Mindestens 5 Jahre Arbeit im Bankwesen oder mit crypto bei Acme in den letzten 10 Jahren (nach Zeitangaben, Praktika zählen)',
    ],
    [
      'At least 2 years in a job titled just nurse or carer',
      'Mindestens 2 Jahre mit der Bezeichnung genau nurse oder carer (nach Zeitangaben)',
    ],
    ['Skill: a relational database', 'Kenntnis: relationale Datenbank'],
    ['Skill: Java, used in the last 5 years', 'Kenntnis: Java, gebraucht in den letzten 5 Jahren'],
    ['Skill: 2 of Java, Python, Go', 'Kenntnis: 2 von Java, Python, Go'],
    [
      '(Skill: Docker; or Skill: welding); and Speaks French',
      '(Kenntnis: Docker; oder Kenntnis: Schweißen); und spricht Französisch',
    ],
    [
      'Not: has founded or run a business of their own',
      'Nicht: hat ein eigenes Unternehmen gegründet oder geführt',
    ],
    [
      'Has mentored, trained or onboarded colleagues: trained new drivers or riders',
      'Hat Kolleginnen oder Kollegen angeleitet, geschult oder eingearbeitet: trained new drivers or riders',
    ],
    ['Has sat on a works council', 'Hat einem Betriebsrat angehört'],
    [
      "Completed a bachelor's degree or higher in law from Oxford, in 2015 or later",
      'Abgeschlossen: Bachelor oder höher in law (Oxford), 2015 oder später',
    ],
    [
      'The resume says so in words: On stage or on tour, in a job since January 2024',
      'Der Lebenslauf sagt es mit Worten: On stage or on tour, in einer Stelle seit Januar 2024',
    ],
  ])('of what was understood: %s', (english, german) => {
    expect(understoodInGerman(english)).toBe(german);
  });

  test.each([
    [
      'The resume lists its languages, without Chinese or Mandarin or Cantonese: English, Klingonish.',
      'Im Lebenslauf stehen Sprachen, aber nicht Chinesisch oder Mandarin oder Kantonesisch: Englisch, Klingonish.',
    ],
    [
      'The resume lists 4: English, German, Spanish, Dutch.',
      'Im Lebenslauf stehen 4 Sprachen: Englisch, Deutsch, Spanisch, Niederländisch.',
    ],
    ['The resume lists 1: English.', 'Im Lebenslauf steht 1 Sprache: Englisch.'],
    ['The resume lists 0: .', 'Im Lebenslauf steht keine Fremdsprache.'],
    ['The resume lists only one: English.', 'Im Lebenslauf steht nur eine: Englisch.'],
    ['The resume lists 3: “Best paper 2020”.', 'Im Lebenslauf stehen 3: “Best paper 2020”.'],
    [
      'The resume lists 2 employers in the last 5 years: Cook at Inn; a job.',
      'Im Lebenslauf stehen 2 Arbeitgeber in den letzten 5 Jahren: Cook bei Inn; eine Stelle.',
    ],
    [
      'The dates add up to between 1 year 2 months and 3 years in retail or hospitality (Cook (head) at Inn): with years only it cannot be told whether that is enough.',
      'Die Zeitangaben ergeben zwischen 1 Jahr 2 Monaten und 3 Jahren im Einzelhandel oder im Gastgewerbe (Cook (head) bei Inn): mit Jahreszahlen allein lässt sich nicht sagen, ob das reicht.',
    ],
    [
      'The dates add up to 0 months in Rust in the last 1 year, of 9 years in all; the resume does not say how long otherwise.',
      'Die Zeitangaben ergeben 0 Monate für Rust im letzten Jahr, von insgesamt 9 Jahren; sonst steht im Lebenslauf nicht, wie lange.',
    ],
    [
      '3 years 2 months in banking (Clerk at Havnen Bank)',
      '3 Jahre 2 Monate im Bankwesen (Clerk bei Havnen Bank)',
    ],
    [
      'None of the jobs in the resume shows logistics at Acme in the last 5 years.',
      'Keine Stelle bei Acme im Lebenslauf zeigt in den letzten 5 Jahren Arbeit in der Logistik.',
    ],
    [
      'The resume shows a relational database through PostgreSQL and MySQL: “PostgreSQL” and “MySQL”.',
      'Im Lebenslauf als relationale Datenbank genannt: PostgreSQL und MySQL, “PostgreSQL” und “MySQL”.',
    ],
    [
      'Shortest stay: 2 years (Cook at Inn). The current job still goes on: 5 months (Chef at Ø Inc.) so far.',
      'Kürzeste Zeit bei einem Arbeitgeber: 2 Jahre (Cook bei Inn). Die jetzige Stelle läuft noch: bisher 5 Monate (Chef bei Ø Inc.).',
    ],
    [
      'Python and SQL was taken out of the profile by hand. Read by meaning: the resume says “Drove vans”.',
      'Python und SQL wurden von Hand aus dem Profil genommen. Nach der Bedeutung gelesen: im Lebenslauf steht “Drove vans”.',
    ],
    [
      'Entered by hand: its languages, without French: English, German.',
      'Von Hand eingetragen: Sprachen, aber nicht Französisch: Englisch, Deutsch.',
    ],
    ['Entered by hand: 2: English, German.', 'Von Hand eingetragen: 2 Sprachen: Englisch, Deutsch.'],
    ['Entered by hand: “Leeds” as the place of residence.', 'Von Hand als Wohnort eingetragen: “Leeds”.'],
    ['Entered by hand: “Fluent French”.', 'Von Hand eingetragen: “Fluent French”.'],
  ])('of an answer: %s', (english, german) => {
    expect(explanationInGerman(english)).toBe(german);
  });

  test('of a refusal', () => {
    for (const prompt of ['Under 35 years old', 'Christian', 'No disability', 'Unmarried', 'Union member']) {
      const { refusal } = understandCriterion(prompt, lexicon);
      expect([prompt, refusalInGerman(refusal ?? '')]).toEqual([
        prompt,
        expect.stringMatching(/^Dieses Kriterium betrifft/u),
      ]);
      expect(refusalInGerman(refusal ?? '')).not.toMatch(/\b(?:Ask|Leave|instead|the)\b/u);
    }
  });

  test('of where a word stands in a list', () => {
    expect(explanationInGerman('“FastAPI”, under “Skills”')).toBe('“FastAPI”, unter “Skills”');
    expect(explanationInGerman('Written as “freight”: “Rail freight”, under “Core under pressure”')).toBe(
      'Geschrieben als “freight”: “Rail freight”, unter “Core under pressure”',
    );
  });

  test('of a criterion that has no answer', () => {
    expect(refusalInGerman('The resume has no readable text. Add a resume whose text can be read.')).toMatch(
      /^Der Lebenslauf enthält keinen lesbaren Text\./u,
    );
    expect(
      refusalInGerman('The criterion could not be evaluated: out of memory. Try it in other words.'),
    ).toBe('Das Kriterium ließ sich nicht auswerten: out of memory. Bitte anders formulieren.');
  });

  test('what no rule knows stays as it is, and names and quotes are never touched', () => {
    expect(explanationInGerman('Has 5 years of SQL, 2 years of it in all.')).toBe(
      'Has 5 years of SQL, 2 years of it in all.',
    );
    expect(understoodInGerman('Certificate or licence: Health and Safety')).toBe(
      'Zertifikat oder Berechtigung: Health and Safety',
    );
    expect(understoodInGerman('Juggles knives or torches')).toBe('Juggles knives or torches');
    expect(explanationInGerman('Something new about “The resume says so.”')).toBe(
      'Something new about “The resume says so.”',
    );
    expect(explanationInGerman('The resume says “The resume lists 2 years.”.')).toBe(
      'Im Lebenslauf steht “The resume lists 2 years.”.',
    );
  });
});
