import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

/** Jobs of one person each; "present" is November 2026. */
const NURSE = [
  'Marjorie Tetlow',
  'Leeds · marjorie.tetlow@example.com',
  'Experience',
  'Staff Nurse (Band 6), Renal Unit, Harrowby General Hospital, Leeds\tFeb 2022 – present',
  '• Haemodialysis for 14 chairs; SystmOne and eMed',
  "Staff Nurse (Band 5), Acute Medical Ward, St Brannoc's Hospital, Bradford\tMar 2017 – Jan 2022",
  '• General nursing, drug rounds, SystmOne',
  '• Catheter clinic from June 2020',
  'Healthcare Assistant (Band 2), Oakfield Care Home, Bradford\tSept 2013 – Feb 2017',
  '• Personal care for elderly residents, paper records only',
  'Skills',
  'SystmOne, venepuncture (since 2019), cannulation, Excel',
];
const WELDER = [
  'Rainer Holtkamp',
  'Oldenburg · rainer.holtkamp@example.com',
  'Berufserfahrung',
  '04/2021 – heute\tSchweißer WIG, Brinkmann Apparatebau GmbH, Oldenburg',
  '• WIG-Schweißen von Edelstahlrohren, Orbitalschweißen seit 2023',
  '06/2017 – 03/2021\tFacharbeiter, Talent & Werk Zeitarbeit GmbH, Bremen',
  '• Einsatz Nordmoor-Werft (Schiffbau) 01/2018 – 12/2019: MAG-Schweißen an Sektionen',
  '• Einsatz Kessler Silobau 01/2020 – 03/2021: WIG, Aluminium',
  '08/2012 – 05/2017\tSchweißer MAG, Stahlbau Ohmstede KG, Wilhelmshaven',
  '• MAG und E-Hand an Trägern',
];
const CLERK = [
  'Uta Feddersen',
  'Ellernbrück · uta.feddersen@example.com',
  'Berufserfahrung',
  '07/2022 – heute\tSachbearbeiterin Wohngeld (TVöD 9b), Stadt Ellernbrück',
  '• OK.WOBIS seit 10/2023',
  '03/2015 – 06/2022\tSachbearbeiterin Einwohnermeldeamt (TVöD 8), Stadt Ellernbrück',
  '• VOIS, Publikumsverkehr',
];
const COOK = [
  'Yannick Perrotin',
  'Nantes · yannick.perrotin@example.com',
  'Expérience professionnelle',
  "Second de cuisine, Le Vieux Four, Nantes\tmars 2022 – aujourd'hui",
  "• gestion d'une brigade de 5, commandes",
  'Chef de partie, Hôtel Belrive, Nantes\tseptembre 2018 – février 2022',
  "• poste poissons, HACCP ; remplacement du second pendant l'été 2021",
  'Commis puis demi-chef de partie (dès mai 2017), Brasserie du Quai, Angers\tjuin 2015 – août 2018',
  '• garde-manger',
];
const STORES = [
  'Rocío Almagro Vidal',
  'Murcia · rocio.almagro@example.com',
  'Experiencia laboral',
  'Responsable de almacén, Frutas Alcor SL, Murcia\tenero 2021 – actualidad',
  '• SAP EWM desde 2023 (antes, hojas de cálculo), carretilla retráctil',
  'Moza de almacén, Transportes Berdún SA, Cartagena\tmayo 2016 – diciembre 2020',
  '• picking con radiofrecuencia; carretilla frontal',
  'Operaria, Lanzadera ETT, Murcia\tfebrero 2013 – abril 2016',
  '• Conservera Marazul (02/2013 – 01/2014): línea de envasado',
  '• Puerto de Cartagena (02/2014 – 04/2016): estiba y carretilla frontal',
];
const DRAFTER = [
  'Ilaria Gandolfi',
  'Bergamo · ilaria.gandolfi@example.com',
  'Esperienza lavorativa',
  'Progettista meccanica, Officine Valtorta Srl, Bergamo\tgennaio 2020 – oggi',
  '• progettazione di stampi per lamiera, SolidWorks; Creo dal 2023',
  'Disegnatrice CAD, Studio Tecnico Perani, Brescia\tmarzo 2014 – dicembre 2019',
  '• disegni di impianti',
  'Competenze',
  'AutoCAD (dal 2016), SolidWorks, Creo',
];
const HR = [
  'Gökçe Tandoğan',
  'Bursa · gokce.tandogan@example.com',
  'İş Deneyimi',
  'İnsan Kaynakları Uzmanı, Bozdağ Tekstil A.Ş., Bursa\tNisan 2020 – günümüz',
  "• Logo Tiger ile bordro; 2022'den beri SAP SuccessFactors",
  'İK Uzman Yardımcısı, Karsu Gıda Ltd. Şti., Bursa\tHaziran 2017 – Mart 2020',
  '• işe alım, özlük dosyaları, Logo Tiger',
];

type Row = readonly [lines: readonly string[], criterion: string, finding: string];
const table = (rows: readonly Row[]): void =>
  test.each(rows.map(([lines, criterion, finding]) => [lines[0], criterion, finding, lines] as const))(
    '%s – %s: %s',
    (_, criterion, finding, lines) => expect(answer(criterion, lines).finding).toBe(finding),
  );

describe('a narrower thing is not met by its broader neighbour', () =>
  table([
    [NURSE, 'four years of haemodialysis', 'met'],
    [NURSE, 'five years in dialysis nursing, at least', 'not_met'],
    [WELDER, 'Sechs Jahre Erfahrung mit WIG', 'met'],
    [WELDER, 'mind. 8 J. WIG', 'not_met'],
    [WELDER, 'mind. 5 J. WIG Edelstahl', 'met'],
    [COOK, 'Second de cuisine depuis au moins quatre ans', 'met'],
    [COOK, 'Second de cuisine depuis au moins cinq ans', 'not_met'],
    [COOK, 'chef de partie, 5 ans minimum', 'not_met'],
  ]));

describe('of a job only the time counts that a line gives', () =>
  table([
    [NURSE, 'catheter clinic, 3 yrs', 'not_met'],
    [WELDER, 'Schiffbau: 2 Jahre', 'met'],
    [WELDER, 'min. 3 J. Schiffbau', 'not_met'],
    [WELDER, 'Aluminium, drei Jahre', 'not_met'],
    [WELDER, 'MAG mind. 6 J.', 'met'],
    [WELDER, 'MAG mind. 8 J.', 'not_met'],
    [WELDER, 'Orbitalschweißen seit mindestens fünf Jahren', 'not_met'],
    [CLERK, 'OK.WOBIS, 3 J.', 'met'],
    [CLERK, 'OK.WOBIS seit 5 Jahren', 'not_met'],
    [STORES, 'dos años de estiba', 'met'],
    [STORES, 'carretilla frontal 6 a.', 'met'],
    [STORES, 'carretilla retráctil 5 a.', 'met'],
    [DRAFTER, 'Creo da due anni', 'met'],
    [DRAFTER, 'Creo almeno cinque anni', 'not_met'],
    [HR, 'SuccessFactors en az 3 yıl', 'met'],
    [HR, 'SuccessFactors min. 6 yıl', 'not_met'],
    [COOK, '10 ans en cuisine', 'met'],
  ]));

describe('a list of skills may say since when', () =>
  table([
    [NURSE, 'five years of venepuncture', 'met'],
    [NURSE, 'ten years of venepuncture', 'not_met'],
    [DRAFTER, 'AutoCAD da oltre otto anni', 'met'],
    [DRAFTER, 'AutoCAD da almeno dodici anni', 'not_met'],
  ]));

describe('a number belongs to the grade before it', () =>
  table([
    [NURSE, 'Band 6 for four years or more', 'met'],
    [NURSE, 'Band 6, 5+ yrs', 'not_met'],
    [NURSE, 'Band 5 for four years', 'met'],
    [NURSE, 'Band 7 for two years', 'not_met'],
    [CLERK, 'TVöD 9b seit vier Jahren', 'met'],
    [CLERK, 'TVöD 9b mind. 6 J.', 'not_met'],
    [CLERK, 'TVöD 8 mindestens 7 J.', 'met'],
    [CLERK, 'TVöD 9c, 2 Jahre', 'not_met'],
  ]));

describe('what is said of a length in other ways', () =>
  table([
    [NURSE, 'eMed: three years', 'met'],
    [NURSE, 'eMed: six years', 'not_met'],
    [NURSE, 'three years in a care home', 'met'],
    [NURSE, 'care home experience, 5 yrs', 'not_met'],
    [WELDER, 'E-Hand vier Jahre', 'met'],
    [WELDER, 'E-Hand acht Jahre', 'not_met'],
    [STORES, 'SAP EWM 2 a. mín.', 'met'],
    [STORES, 'SAP EWM 4 a. mín.', 'not_met'],
    [STORES, 'mozo de almacén 4 a.', 'met'],
    [HR, 'İK uzmanı olarak en az 4 yıl', 'met'],
    [HR, 'İK uzmanı olarak en az 8 yıl', 'not_met'],
    [HR, 'tekstil sektöründe 6 yıl', 'met'],
    [HR, 'gıda sektöründe 4 yıl', 'not_met'],
  ]));

const PLANNER = [
  'Tamsin Okell',
  'Hull · tamsin.okell@example.com',
  'Experience',
  'Planner, Humber Castings Ltd, Hull\tJan 2016 – Dec 2019',
  '• Orders in Prelude (Sonata since 2018), stock counts, Kanban 01/2019: cycle counts',
  '• Loan to Selby Foundry (01/2018 – 12/2023): mould checks',
];

describe('a date belongs to what it stands beside, within the job', () =>
  table([
    [PLANNER, 'Prelude: 3 years', 'met'],
    [PLANNER, 'Sonata: 3 years', 'not_met'],
    [PLANNER, 'stock counts: 3 years', 'met'],
    [PLANNER, 'mould checks: 2 years', 'met'],
    [PLANNER, 'mould checks: 3 years', 'not_met'],
  ]));
