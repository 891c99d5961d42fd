import { writtenOut } from '#service/intelligence/criteria/short_forms.ts';
import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

describe('short forms of a criterion', () => {
  test.each([
    ['mind. 5 J. beim selben AG', 'mindestens 5 jahre beim selben arbeitgeber'],
    ['Praxisanleitung ist abgeschl.', 'Praxisanleitung ist abgeschlossen.'],
    ['Schicht o. Nacht, inkl. WE', 'Schicht oder Nacht, inklusive wochenende'],
    ['4 ans ds la même entreprise', '4 ans dans la même entreprise'],
    ['en los últ. 5 años', 'en los últimos 5 años'],
    ['gestión de presup. para la obra', 'gestión de presupuesto para la obra'],
    ['10 yılda maks. 2 işyeri', '10 yılda en fazla 2 işyeri'],
    ['İng. bilen', 'ingilizce bilen'],
    ['SAP o. ä., i. d. R. täglich', 'SAP oder ähnliches, generell täglich'],
    ['hat mind. 10 MA geführt', 'hat mindestens 10 mitarbeiter geführt'],
    ['Koch, 4 J. o. länger', 'Koch, 4 jahre oder länger'],
    ['Mind. Master', 'mindestens Master'],
  ])('%s', (short, full) => {
    expect(writtenOut(short).toLowerCase()).toBe(full.toLowerCase());
  });

  test.each([
    ['a firm has its legal form behind its name', 'hat bei der Voigt AG gearbeitet'],
    ['a sentence ends', 'She knows Java. And she can drive.'],
    ['initials are no word', 'has worked for J. Smith & Sons'],
    ['in another language it is another word', 'experience with m. and o. types'],
    ['a firm is named by its letters', 'hat bei der BMW AG gearbeitet'],
    ['initials stand before a name', 'hat bei B. Braun und J. Müller gearbeitet'],
    ['a class of a licence is a letter', 'Führerschein Klasse B. Wohnt in Köln'],
    ['a class of a licence is two', 'Führerschein B und BE'],
    ['a degree is written so', 'hat einen MA in Germanistik'],
    ['letters in a row are another phrase', 'Tabellen, d. h. Excel, z. B. mit SAP'],
    ['another language has the same letters', 'Holds a doctorate (Dr. Ing.) or a prof. title'],
    ['a language is named by a letter', 'experiencia con Q y R'],
    ['a degree is cut short', 'Lic. en Derecho'],
    ['a hyphen joins them to a noun', 'conducteur de mini-pelle'],
    ['a whole word ends a sentence', 'Er hat Erfahrung mit Excel. Und er fährt selbst.'],
    ['a field ends a sentence', 'has 5 years in sales. And drives'],
    ['it is a whole word', 'sólo con el permiso. Nada más'],
  ])('are none where %s', (_why, text) => {
    expect(writtenOut(text)).toBe(text);
  });
});

const GERMAN = [
  'Jonas Feldmann',
  'jonas.feldmann@example.com | 0551 555 0147',
  'Berufserfahrung',
  '04/2021 – heute  Schichtführer Instandhaltung, Ostertal Guss AG, Göttingen (Gießerei)',
  '- Ersatzteilbudget 180.000 € im Jahr, Aufträge in SAP PM',
  '09/2015 – 03/2021  Industriemechaniker, Ostertal Guss AG, Göttingen',
  '- Wartung der Formanlagen, Planung mit Zeitwerk (ab 01/2019)',
  '05/2013 – 08/2015  Pflegehelfer, Klinikum Nordheide, Celle',
  'Scheine',
  'Schweißerprüfung DIN EN ISO 9606-1 (135): abgelaufen 08/2025',
  'Lehrgang Hydraulik: Beginn Frühjahr 2027',
  'Führerschein B und C1E',
];

const ENGLISH = [
  'Hannah Okoro',
  'hannah.okoro@example.com | 555 0188',
  'Summary: payroll lead who automates what can be automated.',
  'Mar 2023 – present | Payroll Lead | Tarnbrook Foods, Leeds',
  '- Hold the department budget of £320,000 a year',
  '- Moved payroll to Workday, live since April 2024',
  'Jul 2020 – Feb 2023 | Payroll Officer | Wexley Housing, York',
  '- iTrent, Canvas Lens, pension returns',
  'Education',
  'HNC Business, Wexley College, 2018',
  'CIPD Level 5: enrolled, starts January 2027',
  'Other',
  'Used to rotating shifts, nights and weekends no problem.',
  'My work permit is tied to my present employer.',
];

const SPANISH = [
  'Marcos Villar Peña',
  'marcos.villar@example.com | 555 0119',
  'Experiencia laboral',
  'Supervisor, Embotelladora Norte, Guadalupe',
  'agosto de 2021 – actualidad',
  '- Superviso a 8 técnicos; informes con Power BI desde 2023',
  'Certificados',
  'DC-3 alturas, vence marzo 2027 / DC-3 montacargas, venció en agosto 2024',
  'No puedo entrar antes de febrero de 2027.',
  'Disponible para turnos rotativos. No me importa trabajar de noche.',
];

const TURKISH = [
  'Elif Demir',
  'elif.demir@example.com | 555 0121',
  'İş deneyimi',
  '2020 – halen  Muhasebeci, Ege Tekstil A.Ş., İzmir',
  "- Logo (2023'ten beri)",
];

describe('kinds that first sight of recruiters’ own words showed', () => {
  test.each([
    ['what a tool was used for counts from its date', GERMAN, 'Zeitwerk mind. 2 J.', 'met'],
    ['and not before', GERMAN, 'Zeitwerk seit 5 Jahren oder länger', 'not_met'],
    ['and from a date that its word goes behind', TURKISH, 'Logo ile 5 yıl deneyim', 'not_met'],
    [
      'a course that lies ahead is no start in English either',
      ENGLISH,
      'can start by January 2027',
      'not_stated',
    ],
    ['and from a year alone', SPANISH, 'Power BI, 4 años', 'not_met'],
    ['and behind a comma', ENGLISH, '3 years of Workday', 'not_met'],
    ['a module of a product is no title', GERMAN, 'SAP PM seit mind. 4 Jahren', 'met'],
    ['what an employer does counts for every job there', GERMAN, '10 Jahre Gießerei', 'met'],
    ['an industry is not all of the trade', GERMAN, '2 Jahre ambulante Pflege', 'not_met'],
    ['a budget is named in a compound', GERMAN, 'Budgetverantw. ab 150 T€', 'met'],
    ['and its scale keeps its sign', ENGLISH, 'budget holder, £1m+', 'not_met'],
    ['a norm belongs to a name', GERMAN, 'gültige Schweißerprüfung', 'not_met'],
    ['a class stands behind a short form', GERMAN, 'FS C1E', 'met'],
    ['of two papers in a line the right one counts', SPANISH, 'DC-3 montacargas vigente', 'not_met'],
    ['a start of a course is no start', GERMAN, 'Kündigungsfrist max. 4 Wochen', 'not_stated'],
    [
      'a day to come is that of a start',
      SPANISH,
      'que entre a más tardar el 15 de diciembre de 2026',
      'not_met',
    ],
    ['a phrase of leading is no label', SPANISH, 'gente a cargo: 6 o más', 'met'],
    ['a phrase of leading bounds as well', SPANISH, 'gente a cargo: 12 o más', 'not_met'],
    ['jobs may follow a summary in one line', ENGLISH, 'Payroll Lead 3 yrs min', 'met'],
    ['consent to several shifts is one', ENGLISH, 'rotating shifts incl. nights', 'met'],
    ['a diploma of a higher level has letters', ENGLISH, 'HNC business or higher', 'met'],
    ['a permit may be tied to an employer', ENGLISH, 'is free to work for us without a sponsor', 'not_met'],
    ['a slash joins two of one kind', ENGLISH, 'housing/food min. 9 yrs', 'not_met'],
    [
      'several kinds of hours may stand in several lines',
      SPANISH,
      'turnos rotativos, incluidas noches',
      'met',
    ],
    ['what is denied under a name of no list is an employer', SPANISH, 'ajena a Almacenes Corzo', 'met'],
    ['and one that is on the resume', SPANISH, 'nadie que haya pasado por Embotelladora Norte', 'not_met'],
    ['but may be anything that the resume names', ENGLISH, 'without Canvas Lens', 'not_stated'],
  ])('%s', (_why, lines, criterion, finding) => {
    expect(`${criterion}: ${answer(criterion, lines).finding}`).toBe(`${criterion}: ${finding}`);
  });
});
