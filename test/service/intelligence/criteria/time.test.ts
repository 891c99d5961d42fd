import { describe, expect, test } from 'vitest';
import { evaluateCriterion, understandCriterion } from './ask.ts';
import { cuesIn, localesOf } from '#service/intelligence/language/cues.ts';
import { lengthsIn, quantitiesIn } from '#service/intelligence/language/quantities.ts';
import { wordsOfText } from '#service/intelligence/language/words.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { developer, resume } from './resumes.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

/** The numbers and the lengths of time of a text, each with its bound. */
function timesIn(text: string): { readonly lengths: readonly string[]; readonly amounts: readonly string[] } {
  const words = wordsOfText(text);
  const keys = words.map(({ key }) => key);
  const cues = cuesIn(keys, localesOf(keys));
  const quantities = quantitiesIn(words, cues);
  return {
    lengths: lengthsIn(words, cues, quantities).map(({ comparison, months }) => `${comparison}${months}`),
    amounts: quantities.map(({ comparison, value }) => `${comparison}${value}`),
  };
}

describe('lengths of time', () => {
  test.each([
    ['5+ years', '>=60'],
    ['four and a half years or more', '>=54'],
    ['half a decade', '>=60'],
    ['a full decade', '>=120'],
    ['decade in sales', '>=120'],
    ['a year and a half', '>=18'],
    ['viereinhalb Jahre', '>=54'],
    ['anderthalb Jahre', '>=18'],
    ['ein halbes Jahr', '>=6'],
    ['un an et demi', '>=18'],
    ['dos años y medio', '>=30'],
    ['an 18-month stay', '>=18'],
    ['fourteen years plus', '>=168'],
    ['twenty-plus years', '>=240'],
    ['a dozen years', '>=144'],
    ['36 months min.', '>=36'],
    ['four years, minimum', '>=48'],
    ['no more than 2 years', '<=24'],
    ['less than three years', '<36'],
    ['exactly one year', '=12'],
    ['mindestens drei Jahre', '>=36'],
    ['al menos tres años', '>=36'],
    ['en az 3 yıl', '>=36'],
  ])('%s', (text, expected) => {
    expect(timesIn(text).lengths).toEqual([expected]);
  });

  test.each(['20 deals a year', 'years of Java', 'next year', '2019'])('none in "%s"', (text) => {
    expect(timesIn(text).lengths).toEqual([]);
  });

  test.each([
    ['two thousand tickets', '>=2000'],
    ['3,500 units', '>=3500'],
    ['50k users', '>=50000'],
    ['half a dozen people', '>=6'],
    ['twenty-five people', '>=25'],
    ['upwards of ten', '>10'],
  ])('amount: %s', (text, expected) => {
    expect(timesIn(text).amounts).toEqual([expected]);
  });
});

const reads = (prompt: string): string => understandCriterion(prompt, shippedLexicon()).understood_as;

describe('how criteria about time are read', () => {
  // one stay, a home, a leave, a way of working: no sum of months at any work says it
  test.each([
    'Stayed at least 3 years with an employer in the last 10 years',
    '3 years in one job in the last 10 years',
    '2 years in the current role in the last 3 years',
    'At least 3 years with the same employer in the last 10 years',
    'lived in Germany for 3 of the last 5 years',
    '5 years in Germany in the last 10 years',
    'a year off in the last 5 years',
    'led a team for 2 years in the last 5 years',
    '2 years of shift work in the last 3 years',
  ])('not as years of just any work: %s', (prompt) => {
    expect(reads(prompt)).not.toMatch(/of work (?:with (?:lived|Germany) )?\(/u);
  });

  test.each([
    ['Fifteen years minimum', 'At least 15 years of work'],
    ['Five years of employment on record', 'At least 5 years of work'],
    ['Nine years in the trade, give or take', 'At least 9 years of work'],
    [
      'Four and a half years or more on engineering payrolls',
      'At least 4 years 6 months of work with Engineering / Payroll',
    ],
    ['PostgreSQL, at least five years in use', 'At least 5 years of work with PostgreSQL'],
    ['Kanban: two years', 'At least 2 years of work with Kanban'],
    ['Terraform, half a decade of it', 'At least 5 years of work with Terraform'],
    ['Staff engineer, 5 yrs+', 'At least 5 years in a job titled Staff engineer'],
    ['Half a decade as a working developer', 'At least 5 years in a job titled developer'],
    [
      'Seven years under the title Lead Platform Engineer',
      'At least 7 years in a job titled Lead Platform Engineer',
    ],
    [
      'Held the middle title, Software Engineer, for three years',
      'At least 3 years in a job titled Software Engineer',
    ],
    [
      'At least 42 months as non-senior Software Engineer',
      'At least 3 years 6 months in a job titled just Software Engineer',
    ],
    [
      'Thirty months as Sr Software Engineer at Northgate',
      'At least 2 years 6 months in a job titled Sr Software Engineer at Northgate',
    ],
    [
      'Viereinhalb Jahre als Qualitätsingenieur',
      'At least 4 years 6 months in a job titled Qualitätsingenieur',
    ],
    ['Neuf ans en marketing, stages compris', 'At least 9 years of work with Marketing (internships count)'],
    ['Two years as a nurse, excluding internships', 'At least 2 years in a job titled nurse'],
    ['8 years in sales and marketing', 'At least 8 years of work with Sales / Marketing'],
    ['5 years of Java and Python', 'At least 5 years of work with each of Java / Python'],
    ['At least 3 years of Python in the last 5 years', 'At least 3 years of work with Python (last 5 years)'],
    ['3 of the last 5 years in retail', 'At least 3 years of work with retail (last 5 years)'],
    ['3 years full-time in the last 5 years', 'At least 3 years full-time of work (last 5 years)'],
    ['2 years as a nurse since 2019', 'At least 2 years in a job titled nurse (since 2019)'],
    ['Used Python from 2018 to 2022', 'Skill: Python (2018 to 2022)'],
    ['Used Python between 2018 and 2022', 'Skill: Python (between 2018 and 2022)'],
    ['Hat von 2018 bis 2022 mit Python gearbeitet', 'Skill: Python (2018 bis 2022)'],
    ['2018 ile 2022 arasında Python kullandı', 'Skill: Python (2018 ile 2022 arasında)'],
    ['Used Python from 2018 on', 'Skill: Python (from 2018)'],
    ["2018'den beri Python kullandı", "Skill: Python (2018'den beri)"],
    ['Kafka au cours des 3 dernières années', 'Skill: Kafka (des 3 dernières années)'],
    ['Excel 2016 or newer', 'Skill: Excel 2016 or newer'],
    ['Sales manager from 2018 to 2022', 'Has had the title Sales manager (2018 to 2022)'],
    ['3 years of Python from 2018 to 2022', 'At least 3 years of work with Python (2018 to 2022)'],
    ['10 years of Java in the last 5 years', 'At least 10 years of work with Java (last 5 years)'],
    ['5 years as a scrum master', 'At least 5 years in a job titled scrum master'],
    ["Master's or 5 years of experience", "Holds a master's degree; or At least 5 years of work"],
    [
      "Associate degree and 4 years of experience, or Bachelor's and 2",
      "(Holds an associate degree or higher; and At least 4 years of work); or Holds a bachelor's degree or higher",
    ],
    ['10 years of experience with a PhD', 'At least 10 years of work; and Holds a doctorate'],
    ['10 years of experience and a PhD', 'At least 10 years of work; and Holds a doctorate'],
    [
      "5+ years of experience with a bachelor's degree",
      "At least 5 years of work; and Holds a bachelor's degree or higher",
    ],
    [
      "5+ years with a Master's in computer science",
      "At least 5 years of work; and Holds a master's degree in computer science",
    ],
    ['5 years of experience with master data', 'At least 5 years of work with Customer data maintenance'],
    [
      '3 ans de Python au cours des 5 dernières années',
      'At least 3 years of work with Python (des 5 dernières années)',
    ],
    ['5 years as a doctor', 'At least 5 years in a job titled doctor'],
    ['At least 3 years as an associate', 'At least 3 years in a job titled associate'],
    [
      '5 years as Scrum Master or Product Owner',
      'At least 5 years in a job titled Scrum Master / Product Owner',
    ],
    ['Employed now', 'Is in work now'],
    ["On somebody's payroll right now", 'Skill: Payroll (in the present job)'],
    ['Any job at all since 2020', 'Has worked (since 2020)'],
    ['Marketing manager as of today', 'Now has the title Marketing manager'],
    ['Worked as a nurse at any time in the past decade', 'Has had the title nurse (past decade)'],
    ['Took up the current position in the last three years', 'Began the current job (last three years)'],
    ['Never left a company before 18 months', 'Not: Has left an employer after less than 1 year 6 months'],
    ['No job shorter than a year', 'Not: Has left an employer after less than 1 year'],
    [
      'No job hopping, stayed at least two years everywhere',
      '(Not: Has left an employer after less than 1 year); and At least 2 years with each employer',
    ],
    ['At least two years at every employer', 'At least 2 years with each employer'],
    ['Two years in every position', 'At least 2 years with each employer'],
    ['Minimum 1 year at all jobs', 'At least 1 year with each employer'],
    ['At least 18 months in each job', 'At least 1 year 6 months with each employer'],
    [
      'No job hopping: at least 18 months per job',
      '(Not: Has left an employer after less than 1 year); and At least 1 year 6 months with each employer',
    ],
    ['Never left within a year', 'Not: Has left an employer after less than 1 year'],
    ['Did not leave any job within 18 months', 'Not: Has left an employer after less than 1 year 6 months'],
    ['Never stayed less than two years anywhere', 'Not: Has left an employer after less than 2 years'],
    ['Never stayed more than two years anywhere', 'Not: More than 2 years with one employer'],
    ['Überall mindestens zwei Jahre geblieben', 'At least 2 years with each employer'],
    ['No job hopping', 'Not: Has left an employer after less than 1 year'],
    ['Is not a job-hopper', 'Not: Has left an employer after less than 1 year'],
    ['No frequent job changes', 'Not: Has left an employer after less than 1 year'],
    ['Stable employment history without job hopping', 'Not: Has left an employer after less than 1 year'],
    ['Kein Jobhopper', 'Not: Has left an employer after less than 1 year'],
    [
      'No job hopping in the last five years',
      'Not: Has left an employer after less than 1 year (last five years)',
    ],
    ['Java, no job hopping', 'Skill: Java; and (Not: Has left an employer after less than 1 year)'],
    [
      'No job hopping and at least 5 years of Java',
      '(Not: Has left an employer after less than 1 year); and At least 5 years of work with Java',
    ],
    [
      'No job hopping, at least five years with one employer',
      '(Not: Has left an employer after less than 1 year); and At least 5 years with one employer',
    ],
    ['Stayed at least two years', 'At least 2 years with one employer'],
    ['At least five years with one employer', 'At least 5 years with one employer'],

    ['On average more than four years per company', 'More than 4 years with an employer on average'],
    ['Seit mindestens zehn Jahren beim selben Arbeitgeber', 'At least 10 years with one employer'],
    [
      'Never more than two months out of work since 2016',
      'No gap between jobs of more than 2 months (since 2016)',
    ],
    ['Has never worked for more than one company', 'Not: More than 1 employer'],
    ['Product manager role', 'Has had the title Product manager'],
  ])('%s', (prompt, expected) => {
    expect(reads(prompt)).toBe(expected);
  });
});

// a word that is not read is told, and keeps the answer open
test.each([
  ['Held the middle title, Software Engineer, for three years', ['middle']],
  ["Associate degree and 4 years of experience, or Bachelor's and 2", ['2']],
  ['Only ever one job at a time', ['job']],
  ['Ranks above senior engineer at present', ['above']],
])('told as not understood in %s', (prompt, words) => {
  expect(understandCriterion(prompt, shippedLexicon()).not_understood).toEqual(words);
});

/** Year-only dates, an internship, a career break, a job that only says who it was for. */
const mixed = resume([
  'Odile Brandt',
  'Lyon, France | odile.brandt@example.com',
  'Experience',
  'Senior Buyer',
  'Maison Corvelle SARL, Lyon',
  'Jan 2023 - Present',
  '• Negotiates contracts with 40 suppliers',
  'Buyer',
  'Atelier Fenouil SA, Lyon',
  'Mar 2018 - Jun 2021',
  '• Bought fabrics; SAP for orders',
  'Purchasing Intern',
  'Atelier Fenouil SA, Lyon',
  'Jul 2017 - Feb 2018',
  '• Kept the list of suppliers',
  'Education',
  'BA Economics, University of Lyon, 2017',
  'Skills',
  'SAP, Excel, Power BI',
]);

const job = (employer: string, dates: string): readonly string[] => [
  'Clerk',
  `${employer} Ltd, Leeds`,
  ...(dates === '' ? [] : [dates]),
  '• Kept the books',
];
const HALL = job('Brightwater', 'Mar 2018 - Feb 2023');

describe('what is decided about time', () => {
  test.each([
    ['At least 7 years of work experience', 'met'],
    ['At least 7.5 years of work experience', 'not_met'],
    ['7.5 years of work experience including internships', 'met'],
    ['Senior Buyer for four years', 'not_met'],
    ['Plain Buyer for three years', 'met'],
    ['Plain Buyer for four years', 'not_met'],
    ['Three years of SAP', 'met'],
    ['Three years of SAP from 2018 to 2021', 'met'],
    ['Three years of SAP from 2018 to 2019', 'not_met'],
    ['Worked as a buyer from 2018 to 2021', 'met'],
    ['Worked as a buyer from 2012 to 2016', 'not_met'],
    ['Worked as a buyer from 2022 on', 'met'],
    ['Five years of SAP', 'not_met'],
    ['Power BI, two years in use', 'not_stated'],
    ['Kubernetes for two years', 'not_met'],
    ['No gap longer than a year', 'not_met'],
    ['No gap of more than two years', 'met'],
    ['Out of work for more than a year at some point', 'met'],
    ['Joined the present employer in the last five years', 'met'],
    ['Joined the present employer in the last two years', 'not_met'],
    ['With the current employer for three years', 'met'],
    ['Worked as a buyer in the last two years', 'met'],
    ['Purchasing intern in the last five years', 'not_met'],
    ['Senior or lead title', 'met'],
    ['Director or above', 'not_met'],
    ['Has done an internship', 'met'],
  ] as const)('%s: %s', (prompt_text, expected) => {
    const answer = evaluateCriterion({ ...mixed, prompt_text });
    expect(
      answer.state === 'EVALUATED' ? `${answer.finding}: ${answer.explanation}` : answer.message,
    ).toMatch(new RegExp(`^${expected}: `));
  });

  test.each([
    [
      'two long stays',
      [HALL, job('Northgate', 'Jan 2015 - Jan 2018')],
      'met',
      'The shortest stay with one employer is 3 years 1 month: “Clerk',
    ],
    [
      'one short stay',
      [HALL, job('Northgate', 'Mar 2017 - Dec 2017')],
      'not_met',
      'The shortest stay with one employer is 10 months',
    ],
    [
      'a job just begun',
      [job('Quillmark', 'Jun 2026 - Present'), HALL],
      'met',
      'The shortest stay with one employer is 5 years',
    ],
    [
      'nothing but a job just begun',
      [job('Quillmark', 'Jun 2026 - Present')],
      'not_stated',
      'The only job still goes on',
    ],
    ['one long job that goes on', [job('Quillmark', 'Jun 2021 - Present')], 'met', 'names 1 employer in'],
    [
      'a job without dates',
      [HALL, job('Northgate', '')],
      'not_stated',
      'it gives no dates that can be counted',
    ],
    [
      'a short stay beside one without dates',
      [job('Quillmark', 'Mar 2017 - Dec 2017'), job('Northgate', '')],
      'not_met',
      '10 months',
    ],
  ] as const)('stayed at least two years everywhere: %s', (_, jobs, finding, says) => {
    const who = resume(['Robin Example', 'robin@example.com', 'Experience', ...jobs.flat()]);
    const prompt_text = 'No job hopping, stayed at least two years everywhere';
    const answer = evaluateCriterion({ ...who, prompt_text });
    if (answer.state !== 'EVALUATED') throw new Error(answer.reason);
    expect(`${answer.finding}: ${answer.explanation}`).toMatch(new RegExp(`^${finding}: `));
    expect(answer.explanation).toContain(says);
  });

  test('a career break among the jobs is no work', () => {
    const who = resume([
      'Imke Sander',
      'imke@example.com',
      'Experience',
      'Accountant, Hafen Logistik GmbH',
      'Jan 2022 - Present',
      '• Monthly closing',
      'Career break, parental leave',
      'Jan 2020 - Dec 2021',
      'Accountant, Werft Ost GmbH',
      'Jan 2016 - Dec 2019',
      '• Payables',
    ]);
    const found = (prompt_text: string): string => {
      const answer = evaluateCriterion({ ...who, prompt_text });
      return answer.state === 'EVALUATED' ? answer.finding : answer.message;
    };
    expect(found('10 years of work experience')).toBe('not_met');
    expect(found('Stepped away from paid work for a year')).toBe('met');
  });

  // The developer: Java since March 2021, JavaScript from January 2016 to February 2021; asked in November 2026.
  test.each([
    ['At least 4 years of Java in the last 5 years', 'met', '5 years for Java (last 5 years)'],
    ['At least 6 years of Java in the last 8 years', 'not_met', '5 years 8 months for Java (last 8 years)'],
    // it is listed among the skills, and may have been used without being named
    ['2 years of JavaScript in the last 3 years', 'not_stated', 'The resume names JavaScript'],
    ['1 year of JavaScript since 2020', 'met', '1 year 2 months for JavaScript (since 2020)'],
    ['At most 1 year of JavaScript in the last 3 years', 'met', '0 months for JavaScript (last 3 years)'],
    ['4 of the last 5 years in work', 'met', '5 years (last 5 years)'],
  ])('time within a time: %s', (prompt_text, finding, says) => {
    const answer = evaluateCriterion({ ...developer, prompt_text });
    if (answer.state !== 'EVALUATED') throw new Error(answer.reason);
    expect(`${answer.finding}: ${answer.explanation}`).toMatch(new RegExp(`^${finding}: `));
    expect(answer.explanation).toContain(says);
  });

  test('a text of nothing but figures and units is read in a moment', async () => {
    await expectSoon(2000, () => {
      for (const piece of ['5 years ', '1,', 'at least ', 'twenty ', 'a ']) timesIn(piece.repeat(500));
    });
    expect(evaluateCriterion({ ...developer, prompt_text: 'a year '.repeat(200) }).state).toBe('EVALUATED');
  });
});
