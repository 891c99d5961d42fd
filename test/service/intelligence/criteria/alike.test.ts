import { describe, expect, it } from 'vitest';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { answer, judge, reading } from './judge.ts';
import { worker } from './rows.ts';

/** What one question is read as, however the language of it puts it. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'At most 5 years of work': [
    '5 years of experience at most',
    "5 ans d'expérience maximum",
    '5 años de experiencia como máximo',
    '5 anni di esperienza al massimo',
    'Max. 5 Jahre Berufserfahrung',
  ],
  'At least 3 years of work': [
    "3 ans d'expérience au moins",
    '3 años de vida laboral como mínimo',
    'Mind. 3 Jahre Berufserfahrung insgesamt',
    'Min. 3 anni di esperienza lavorativa',
  ],
  'At least 2 years with the current employer': [
    'In current job for 2 years or longer',
    'Lleva al menos 2 años en el puesto actual',
    'En poste depuis au moins 2 ans',
    'Nel lavoro attuale da almeno 2 anni',
    'Seit mindestens 2 Jahren in der aktuellen Stelle',
    'Mevcut işinde en az 2 yıldır çalışıyor',
  ],
  'At least 2 years with one employer': [
    'Last job held for two years or more',
    'Dernier emploi occupé deux ans ou plus',
    'Letzte Stelle zwei Jahre oder länger',
    'Son işinde iki yıl veya daha fazla kalmış',
    'Ha estado 2 años o más en una misma empresa',
  ],
  'Not: Has left an employer after less than 1 year': [
    'No job shorter than one year',
    'Ningún empleo de menos de un año',
    "Aucun poste de moins d'un an",
    'Nessun lavoro più breve di un anno',
  ],
  'A budget of at least 1000000': [
    'Managed a budget of €1m or more',
    'Ha gestionado un presupuesto de 1 M€ o más',
    "A géré un budget d'au moins 1 M€",
    'Ha gestito un budget di almeno 1 mln €',
    'Budgetverantwortung ab 1 Mio. €',
  ],
  'Speaks at least 1 foreign language other than English': [
    'Speaks a foreign language besides English',
    'Habla algún idioma extranjero aparte del inglés',
    "Parle une langue étrangère en dehors de l'anglais",
    "Parla una lingua straniera oltre all'inglese",
    'Spricht eine Fremdsprache außer Englisch',
    'İngilizce dışında bir yabancı dil biliyor',
  ],
  'Speaks German (C2 or better)': [
    'Native German speaker',
    'Langue maternelle allemande',
    'Madrelingua tedesca',
    'Lengua materna alemana',
  ],
  'Has led people': [
    'Management experience',
    'Experiencia de mando',
    'Expérience managériale',
    'Esperienza manageriale',
    'Führungserfahrung',
    'Yöneticilik deneyimi',
  ],
  'Skill: Python or R': ['Python or R', 'Python o R', 'Python ou R', 'Python oder R', 'Python veya R'],
  'Has worked in: startup': [
    'Has worked in a start-up',
    'Ha trabajado en una startup',
    'A travaillé en start-up',
  ],
};

describe('the same question in other languages', () => {
  it.each(Object.entries(ALIKE).flatMap(([read, asked]) => asked.map((one) => [one, read] as const)))(
    '%s: %s',
    (asked, read) => {
      expect(reading(asked)).toEqual({ understood: read, open: [] });
    },
  );

  it.each([
    ['Has published papers in the last 5 years', 'Has published papers or articles (last 5 years)'],
    ['Ha soldado piezas en los últimos 3 años', 'Has welded (últimos 3 años)'],
    ['A soudé dans les 3 dernières années', 'Has welded (3 dernières années)'],
    ['Hat innerhalb der letzten 3 Jahre geschweißt', 'Has welded (letzten 3 Jahre)'],
    ['Son 3 yılda kaynak yapmış', 'Has welded (Son 3 yılda)'],
    ['Son beş yıl içinde hemşirelik yapmış', 'Has had the title hemşire (Son beş yıl)'],
    ['Mind. 3 Jahre Hotelerfahrung', 'At least 3 years of work with Hotelerfahrung'],
    ['Lagertätigkeit in den letzten 12 Monaten', 'Has worked in: Lagertätigkeit (letzten 12 Monaten)'],
    ["N'a jamais travaillé pour Brelko Energy", 'Not: Has worked for Brelko Energy'],
    ['Mai lavorato per Brelko Energy', 'Not: Has worked for Brelko Energy'],
    ['Dai 3 ai 6 anni di esperienza', 'At least 3 years of work'],
    ['CNC milling, 2 years minimum', 'At least 2 years of work with CNC milling'],
    ['Fresatura CNC, minimo 2 anni', 'At least 2 years of work with Fresatura CNC'],
    ['Fraisage CNC : 2 ans mini', 'At least 2 years of work with Fraisage CNC'],
    ['CNC freze, asgari 2 yıl', 'At least 2 years of work with CNC freze'],
    ['Graduated after 2018', 'Holds a degree (after 2018)'],
    ['Diplôme obtenu en 2020 ou plus tard', 'Holds a degree (2020 ou plus tard)'],
    ['Directeur marketing, actuel ou passé', 'Has had the title Directeur marketing'],
    ['Previously or currently a managing director', 'Has had the title managing director'],
  ])('times belong to what was done: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([
    ['Has welded in the last 3 years', ['2021 - today: Welder, Harbour Steel', 'Welded pipes daily.'], 'met'],
    [
      'Ha soldado piezas en los últimos 3 años',
      ['2008 - 2012: Operario, Talleres Vega', 'Soldadura de piezas.'],
      'not_stated',
    ],
  ])('and what was done at another time does not count: %s', (asked, lines, finding) => {
    expect(answer(asked, ['Ana Vega', 'Experience', ...lines]).finding).toBe(finding);
  });

  it.each([
    'Ha trabajado en un banco',
    'Ha trabajado en una consultora',
    'Ha lavorato in un ospedale',
    'Ha lavorato in uno studio legale',
    'A travaillé dans un hôpital',
    'Krankenhauserfahrung',
    'Hastanede çalışmış',
    'Çağrı merkezinde çalışmış',
    'Restoranda çalışmış',
  ])('where somebody worked: %s', (asked) => {
    const { understood, open } = reading(asked);
    expect(understood).toMatch(/^Has worked in: /u);
    expect(open).toEqual([]);
  });

  it.each([
    ['Hat in einem anderen Betrieb als Elektriker gearbeitet', 'Not:'],
    ['Otra experiencia que incluya SAP', 'Not:'],
    ['Banking experience without internships', 'Not:'],
    ['Expérience en banque hors stages', 'Not:'],
    ['Speaks another language than English', 'Not:'],
    ['Diverse Fremdsprachen: Englisch, Spanisch', 'other than'],
    ['Foreign language: French or German, but not English', 'other than'],
    ['Python hariç değil', 'Not:'],
    ['For this job, under 5 years of experience', 'left an employer'],
    ['3 uzun süreli iş', 'employers'],
    ['Hemşirelik bölümü mezunu', 'title'],
    ['Consultora', 'industry'],
    ['Plant start-up and commissioning', 'startup'],
  ])('words that leave out, bound or name something elsewhere: %s', (asked, never) => {
    expect(reading(asked).understood).not.toContain(never);
  });

  it.each([
    ['Budget 12.500 k€', 'A budget of at least 12500000'],
    ['Budget von 1,5 M€', 'A budget of at least 1500000'],
    ['1 200 k€ budget', 'A budget of at least 1200000'],
  ])('amounts with a scale: %s', (asked, read) => {
    expect(reading(asked).understood).toBe(read);
  });

  it('an industry is shown by the line that names it, not by the dates above', () => {
    const lines = [
      'Ana Vega',
      'Experience',
      '2021 - today',
      'Developer, Northwind Ltd',
      'Built a payments platform.',
    ];
    expect(answer('Payments or banking background', lines)).toMatchObject({
      finding: 'met',
      explanation: expect.stringContaining('payments platform'),
    });
  });

  it.each([['Hält ein Patent'], ['Détient un brevet'], ['Titolare di un brevetto']])(
    'a patent is no certificate: %s',
    (asked) => {
      expect(reading(asked).understood).not.toContain('Any certificate');
    },
  );

  it.each([['Yabancı olmasın'], ['Sadece Türkler']])(
    'origin is not asked for in Turkish either: %s',
    (asked) => {
      expect(judge.understandCriterion(asked, shippedLexicon()).refusal).not.toBeNull();
    },
  );

  it.each([
    ['No more than 3 jobs in the last 5 years', 'At most 3 employers (last 5 years)'],
    ['3 emplois maximum sur les 5 dernières années', 'At most 3 employers (5 dernières années)'],
    ['Massimo 3 lavori negli ultimi 5 anni', 'At most 3 employers (ultimi 5 anni)'],
    ["5 ans d'expérience avec au plus un employeur", 'At least 5 years with one employer'],
  ])('a bound belongs to the number it stands nearest to: %s', (asked, read) => {
    expect(reading(asked).understood).toBe(read);
  });

  it.each([
    ['Kitchen experience, fast food excluded', 'Skill: Cooking; and (Not: Skill: Fast food preparation)'],
    ['Zeitarbeit ausgeschlossen', 'Not: Has worked in: Zeitarbeit'],
    ['Stajlar hariç en az 1 yıl iş tecrübesi', 'At least 1 year of work (Stajlar does not count)'],
    ['Erfahrung mit einem anderen ERP als SAP', 'Skill: ERP system other than SAP'],
    ['Expérience avec un autre ERP que SAP', 'Skill: ERP system other than SAP'],
    ['Experience with another ERP than SAP', 'Skill: ERP system other than SAP'],
    ['An ERP other than SAP', 'Skill: ERP system other than SAP'],
    ['ERP-System außer SAP', 'Skill: ERP system other than SAP'],
    ['Experiencia con otro ERP que no sea SAP', 'Skill: ERP system other than SAP'],
    ['Conoscenza di un CRM diverso da Salesforce', 'Skill: CRM system other than Salesforce'],
    ['SAP dışında bir ERP', 'Skill: ERP system other than SAP'],
    ['SAP hariç ERP', 'Skill: ERP system other than SAP'],
    ['ERP experience, but no SAP', 'Skill: ERP system; and (Not: Skill: SAP)'],
    ['An ERP besides SAP', 'Skill: ERP systems and SAP'],
    ['Un ERP además de SAP', 'Skill: ERP systems and SAP'],
    ['ERP-Kenntnisse, aber kein SAP', 'Skill: ERP system; and (Not: Skill: SAP)'],
    ['No SAP', 'Not: Skill: SAP'],
    ['SAP or another ERP', 'Skill: ERP system'],
    ['Türkiye dışında deneyim', 'Has worked outside Türkiye'],
  ])('what is left out may be said behind it: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each<[line: string, skills: string, finding: Finding]>([
    ['Closed the month in SAP and in Oracle EBS', 'SAP, Excel', 'met'],
    ['Closed the month in Navision', 'Excel', 'met'],
    ['Closed the month in SAP ERP, rolled out S/4HANA', 'SAP, Excel', 'not_met'],
    ['Closed the month in Excel', 'Excel', 'not_met'],
  ])('another one of a kind is enough, beside the one that does not count: %s', (line, skills, finding) => {
    expect(answer('Experience with another ERP than SAP', worker([line], skills)).finding).toBe(finding);
  });

  it.each([
    ['Currently working with SAP', 'Skill: SAP (in the present job)'],
    ['Bearbeitet derzeit Reklamationen', 'Has dealt with complaints (in the present job)'],
    [
      'Currently sells flowers at a market stall',
      'In these words: Currently sells flowers at a market stall (in the present job)',
    ],
    ['Working with SAP', 'Skill: SAP'],
  ])('what is asked of the present job is said so: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([
    ['2 ans minimum en call center', 'At least 2 years of work with call center'],
    ['Customer care: 2 anni', 'At least 2 years of work with Customer service'],
    ['Team leader call center, min 2 anni', 'At least 2 years of work with Team leader call center'],
    ['Controller, 3 ans', 'At least 3 years in a job titled Controller'],
    ['Addetto al back office', 'Skill: Back office with the words “Addetto”'],
    ['Call center experience, 2 years minimum', 'At least 2 years of work with Call center'],
    ['Assistant manager', 'Has had the title Assistant manager'],
  ])('English names of work do not make a line English: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([
    ['Hemşirelik bölümü mezunu', 'Holds a degree in Hemşirelik'],
    ['Muhasebe veya finans bölümü mezunu', 'Holds a degree in Muhasebe / finans'],
    ['Muhasebe bölümünde 3 yıl', 'At least 3 years of work with Muhasebe'],
    ['DAF, 5 ans', 'At least 5 years in a job titled DAF'],
    ['DaF-Unterricht', 'Has taught a language'],
    ["3 ans dans l'automobile", "At least 3 years of work with dans l'automobile"],
    ['Possède une automobile', 'What the resume says of whether the person has a car of their own'],
    ['Può raggiungere Milano', 'Lives in or near Milano'],
    ['Vive a Milano', 'Lives in Milano'],
    ['Puede trabajar fines de semana', 'What the resume says of which hours or shifts the person would work'],
    ['Puede trabajar en España', 'Is permitted to work in España'],
  ])('words that do something else beside others: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([
    ['Usa SAP', 'Skill: SAP'],
    [
      'Vive a Bologna o è disposto a trasferirsi',
      'Lives in Bologna; or What the resume says of whether the person would relocate',
    ],
    ['1. Lightroom: 5 años de uso o más', 'At least 5 years of work with Lightroom'],
    [
      'Carné de conducir C+E, así como SAP',
      'What the resume says of whether the person holds a driving licence: CE; and Skill: SAP',
    ],
  ])('letters that are words elsewhere: %s', (asked, read) => {
    expect(reading(asked).understood).toBe(read);
  });
});
