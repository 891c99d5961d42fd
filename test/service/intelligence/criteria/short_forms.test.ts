import { describe, expect, test } from 'vitest';
import { answer, reading } from './judge.ts';

const SPANISH = [
  'Lucía Ferrán Oteiza',
  'lucia.ferran@example.com | 555 0118',
  'Experiencia laboral',
  'Electricista, Montajes Brañal SL, Lugo',
  '2016 – 2021',
  'Mantenimiento eléctrico, Conservas Ardoa SA, Lugo',
  '2021 – actualidad',
  'Certificados',
  'Soporte vital básico, 2025 (válido hasta mayo de 2028)',
  'Trabajos en altura, 2018: caducado, lo dejé caducar',
  'Preaviso: 45 días',
];

const ITALIAN = [
  'Marta Belfiore',
  'marta.belfiore@example.com | 555 0127',
  'Esperienza lavorativa',
  'Sviluppatrice, Vantorre Srl, Torino',
  '2019 – oggi',
  '• code review nel gruppo, Java',
  'Preavviso 60 giorni',
];

const ENGLISH = [
  'Dana Whitlow',
  'dana.whitlow@example.com | 555 0143',
  'Experience',
  'Developer, Brannock Ltd, Leeds',
  '2015 – present',
  '• code reviews, Java',
  'Certificates',
  'Had hazmat, let it lapse in 2024',
  'HCPC registered since 2016',
  'Notice: 3 wks',
];

describe('short forms, units, and asides of a criterion', () => {
  test.each([
    ['es', 'SVB en vigor a día de hoy', 'met'],
    ['es', 'Trabajos en altura en vigor', 'not_met'],
    ['es', 'preaviso máx. 2 meses', 'met'],
    ['es', 'preaviso de 30 días como máximo', 'not_met'],
    // what counts as the trade, a person has to say
    ['es', 'más de ocho años de electricista', 'not_stated'],
    ['es', 'más de 30 años de electricista', 'not_met'],
    ['it', 'preavviso non oltre i due mesi', 'met'],
    ['it', 'preavviso max 30gg', 'not_met'],
    ['it', 'Java, senza eccezioni', 'met'],
    ['it', 'Java, non negoziabile', 'met'],
    ['en', '5yrs of Java', 'met'],
    ['en', 'available within 1 mth', 'met'],
    ['en', 'available within 2wks', 'not_met'],
    ['en', 'HCPC registered, no exceptions', 'met'],
    ['en', 'Current hazmat endorsement', 'not_met'],
  ])('%s: %s: %s', (language, criterion, finding) => {
    const resume = { es: SPANISH, it: ITALIAN, en: ENGLISH }[language] ?? [];
    expect(answer(criterion, resume).finding).toBe(finding);
  });

  test('"without" denies only what follows it, where nothing there is understood', () => {
    expect(answer('Code reviews without vanity', ENGLISH).finding).not.toBe('not_met');
    expect(answer('Kubernetes without vanity', ENGLISH).finding).not.toBe('met');
  });
});

const MARKS = {
  it: ['Laurea in Informatica, Università di Torino, 2015 - 2019, 104/110'],
  de: ['Bachelor Betriebswirtschaft, Hochschule Kassel, 2018, Note 2,1', 'Abitur 2014'],
  tr: ['Ege Üniversitesi, İşletme (lisans), 2010 – 2014, ortalama 2,71 / 4,00'],
  fr: ['Licence de droit, Université de Nantes, 2016, moyenne générale 14,2 / 20'],
  es: ['Grado en Derecho, Universidad de Vigo, 2016, nota media 7,4'],
} as const;

const HEADS = { it: 'Istruzione', de: 'Ausbildung', tr: 'Eğitim', fr: 'Formation', es: 'Formación' } as const;

test.each([
  ['it', 'Voto di laurea da 100 in su', 'met'],
  ['it', 'Voto di laurea non inferiore a 105/110', 'not_met'],
  // another scale
  ['it', 'media dei voti almeno 27/30', 'not_stated'],
  ['de', 'Notenschnitt 2,5 oder besser', 'met'],
  ['de', 'Abschlussnote mindestens 1,7', 'not_met'],
  ['de', 'Abschlussnote besser als 2,0', 'not_met'],
  ['tr', 'Not ortalaması 3,00 ve üzeri', 'not_met'],
  ['tr', 'not ortalaması en az 2,5', 'met'],
  ['fr', "moyenne générale d'au moins 14", 'met'],
  ['fr', 'moyenne générale supérieure à 15 sur 20', 'not_met'],
  ['es', 'nota media mínima de 7', 'met'],
  ['es', 'nota media superior a 8 sobre 10', 'not_met'],
] as const)('a mark on the scale of its schools: %s: %s: %s', (language, criterion, finding) => {
  const resume = ['Ada Lindqvist', 'ada@example.com | 555 0111', HEADS[language], ...MARKS[language]];
  expect(answer(criterion, resume).finding).toBe(finding);
});

test.each([
  ['Has run events for 500 people', 'not_met'],
  ['Licence C+E with trailer', 'met'],
  // another job may be the same work in other words
  ['10 years of wainwrighting carts', 'not_stated'],
  ['Word or Java, at least one of the two', 'met'],
])('%s: no surer than its words: %s', (criterion, finding) => {
  const resume = [
    'Dana Whitlow',
    'dana.whitlow@example.com | 555 0143',
    'Experience',
    'Team leader, Brannock Ltd, Leeds',
    '2005 – present',
    '• Java; lead a team of four',
    'Licences',
    'Driving licence C+E',
  ];
  const { finding: given, confidence_score } = answer(criterion, resume);
  if (finding === 'met') expect(given).toBe(finding);
  else expect(confidence_score).toBeLessThanOrEqual(0.7);
});

test.each([
  ['US citizen, Denver', 'Right to work in the UK', 'not_stated'],
  ['US citizen, Denver', 'Authorized to work in the US', 'met'],
  ['Green card holder', 'Authorized to work in the US', 'met'],
  ['Green card holder', 'Right to work in the UK', 'not_stated'],
  ['Green card holder', 'US citizen', 'not_stated'],
  ['US citizen', 'US citizen', 'met'],
  ['Settled status', 'Right to work in the UK', 'met'],
  ['Settled status', 'Right to work in Canada', 'not_stated'],
  ['EU citizen', 'Right to work in the UK', 'not_stated'],
  ['EU citizen', 'Right to work in France', 'met'],
  ['German citizen', 'Right to work in France', 'met'],
  ['Australian permanent resident', 'Full working rights in Australia', 'met'],
  ['Work permit for Canada', 'Right to work in the UK', 'not_stated'],
])(
  'a paper lets people work where it is from, wherever they live: %s: %s: %s',
  (line, criterion, finding) => {
    const resume = [
      'Mia Chen',
      'Leeds | mia.chen@example.com',
      line,
      'Experience',
      'Clerk, Brannock Ltd, 2019 - today',
    ];
    expect(answer(criterion, resume).finding).toBe(finding);
  },
);

test.each(['Gentle hands', 'Técnicas de venta consultiva', 'Casier judiciaire vierge'])(
  '%s: no title',
  (criterion) => {
    expect(reading(criterion).understood).not.toContain('title');
  },
);

test.each([
  ['Medical card good through at least March 2027', 'met'],
  ['medical card valid until 12/2027 or later', 'not_met'],
  ['TWIC valid through 2027', 'not_met'],
  ['BLS valid until June 2027', 'met'],
  // it may be: nothing says for how long
  ['ACLS certificate valid until June 2027', 'not_stated'],
])('a paper that has to be good until a month: %s: %s', (criterion, finding) => {
  const resume = [
    'Dana Whitlow',
    'Tulsa | dana.whitlow@example.com',
    'Experience',
    'Driver, Brannock LLC, 2015 - present',
    'Certificates',
    'DOT medical card, good thru 05/31/2027',
    'TWIC, ran out 2023',
    'BLS, valid until 08/2027',
    'ACLS certificate',
  ];
  expect(answer(criterion, resume).finding).toBe(finding);
});
