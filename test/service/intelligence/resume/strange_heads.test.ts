import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

/** Resumes as files of plain text: no sizes, no bold, no places; a bullet begins with "* ". */
function read(text: string): Profile {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('* ') ? { text: line.slice(2), bullet: true } : line));
  return readProfile(documentOf(lines), { reference_date: '2026-11', lexicon: shippedLexicon() });
}

const jobs = ({ work }: Profile): string[] =>
  work.map(({ title, employer, location }) => `${title} @ ${employer} (${location})`);
const schools = ({ education }: Profile): string[] =>
  education.map(({ degree, field, school }) => `${degree} / ${field} / ${school}`);

const HEAD = 'Ada Muster\nada.muster@example.com | +1 555 0134\n';

describe('heads of jobs', () => {
  test.each<[string, string, string[]]>([
    [
      'a title above employer and dates, where the first job has its dates under the title',
      `Experience
      FREELANCE FLORIST (sole trader)
      March 2023 – now
      * Bouquets for four hotels
      SHOP MANAGER
      Harrow Lane Garden Centre, Stirling
      January 2019 – February 2023
      * Team of six
      SHOP ASSISTANT
      The Potting Shed, Stirling, 2015 – 2018`,
      [
        'FREELANCE FLORIST (sole trader) @ null (null)',
        'SHOP MANAGER @ Harrow Lane Garden Centre (Stirling)',
        'SHOP ASSISTANT @ The Potting Shed (Stirling)',
      ],
    ],
    [
      'towns nobody lists, in brackets behind the employer',
      `Expériences
      Mars 2021 – à ce jour\tRhodane Composites (Vernaizon) — Responsable méthodes
      2018 – 2021\tAteliers Verney (Dortan) — Apprenti ingénieur`,
      [
        'Responsable méthodes @ Rhodane Composites (Vernaizon)',
        'Apprenti ingénieur @ Ateliers Verney (Dortan)',
      ],
    ],
    [
      'a title behind its label is whole, and an employer behind its label loses its town',
      `Experience
      Designation: Lead Consultant – SAP MM
      Employer: Vantor Mills, Nandgaon
      Duration: July 2021 till date
      * Led a team of nine
      Designation: Analyst
      Employer: Keshav Industries
      Duration: Nov 2016 to June 2021`,
      ['Lead Consultant – SAP MM @ Vantor Mills (Nandgaon)', 'Analyst @ Keshav Industries (null)'],
    ],
    [
      'a lone date, with how long it was, where other jobs have a range; a part behind the employer that is a town',
      `Parcours professionnel
      2017 → 2020
      Graphiste · Imprimerie Goulven · Nantes
      2016 (6 mois)
      Stagiaire graphiste · Éditions du Passage · Le Pouliguen`,
      ['Graphiste @ Imprimerie Goulven (Nantes)', 'Stagiaire graphiste @ Éditions du Passage (Le Pouliguen)'],
    ],
    [
      'years in a list, with a word on them; a date is no place',
      `Trayectoria laboral
      Camarera de piso – Hotel Mirador, Carrión de los Condes (temporadas 2014, 2015 y 2016)
      Dependienta – Calzados Trigueros, Valladolid (2010 – 2013)
      Academic appointments
      2013–2015\tPostdoctoral Fellow, Institute for Arctic Studies
      Spring 2012\tVisiting Scholar, Northern Institute`,
      [
        'Camarera de piso @ Hotel Mirador (Carrión de los Condes)',
        'Dependienta @ Calzados Trigueros (Valladolid)',
        'Postdoctoral Fellow @ Institute for Arctic Studies (null)',
        'Visiting Scholar @ Northern Institute (null)',
      ],
    ],
    [
      'an address below the employer, and a sentence that ends in a date',
      `Work experience
      Procurement Analyst (GS-1102-09)
      Defense Logistics Agency, Land and Maritime
      3990 E. Broad Street, Columbus, OH 43213 US
      08/2015 - 05/2019
      Hours per week: 40
      Duties, accomplishments and related skills:
      Warranted Contracting Officer since 2016.
      Supply Sergeant (E-5)
      United States Army, 101st Airborne Division
      12 Gate Road, Salem, OR 97301 US
      03/2009 - 07/2015`,
      [
        'Procurement Analyst (GS-1102-09) @ Defense Logistics Agency, Land and Maritime (Columbus, OH)',
        'Supply Sergeant (E-5) @ United States Army, 101st Airborne Division (Salem, OR)',
      ],
    ],
    [
      'labels that fill the line above their field',
      `Experience
      Company
      INFOSYS
      Position
      Analyst
      Period
      03/2019 – 05/2021
      Company
      Globex Mills, Nandgaon
      Position
      Clerk
      Period
      03/2016 – 05/2018`,
      ['Analyst @ INFOSYS (null)', 'Clerk @ Globex Mills (Nandgaon)'],
    ],
    [
      'courses taught in many years are no job',
      `Academic appointments
      2015–2021\tAssistant Professor, Department of Geography, Kingsbridge University
      Teaching
      GEOG 210 Hydrology (Fall 2016, Fall 2017, Winter 2019); GEOG 455 Field school (summers 2016–2022)`,
      ['Assistant Professor @ Department of Geography, Kingsbridge University (null)'],
    ],
    [
      'a title in small letters with hours behind it, under dates alone',
      `Expérience
      Depuis mars 2020
      Secrétaire médicale, CDI à temps partiel (60 %)
      Cabinet Aubrac & Lefort, Besançon
      * Accueil des patients
      Mai 2016 – février 2020
      Assistante comptable puis comptable, société Perrin, Dole
      * Saisie et relances`,
      [
        'Secrétaire médicale @ Cabinet Aubrac & Lefort (Besançon)',
        'Assistante comptable puis comptable @ société Perrin (Dole)',
      ],
    ],
    [
      'words on the employer between it and the title, and towns with their province',
      `Esperienze professionali
      Officine Montefalco S.r.l., Rubiera (RE)\tda marzo 2021
      Costruttore di presse idrauliche, 80 dipendenti
      Disegnatrice meccanica
      * Tavole e distinte base
      Studio Tecnico Arioli, Carpi (MO)\tgiugno 2016 – febbraio 2021
      Impiegata tecnica
      * Rilievi`,
      [
        'Disegnatrice meccanica @ Officine Montefalco S.r.l. (Rubiera (RE))',
        'Impiegata tecnica @ Studio Tecnico Arioli (Carpi (MO))',
      ],
    ],
    [
      'what an employer is, in brackets that hold a word of titles',
      `Work history
      June 2018 – Aug 2022\tWorkshop Technician
      Trent Commercials (van dealer), Cannock
      * Engines and clutches
      Sept 2014 – May 2018\tFitter
      Ashdown Coaches, Lichfield
      * Brakes and doors`,
      [
        'Workshop Technician @ Trent Commercials (van dealer) (Cannock)',
        'Fitter @ Ashdown Coaches (Lichfield)',
      ],
    ],
    [
      'a job of its own under the heading of the current one',
      `CURRENT POSITION
      Director of Nursing
      Meadow Hall Nursing Home, Leeds\tFebruary 2020 to date
      * 62 beds
      PREVIOUS POSITIONS
      Staff Nurse\t2012 – 2020
      Northgate Hospital, Leeds`,
      ['Director of Nursing @ Meadow Hall Nursing Home (Leeds)', 'Staff Nurse @ Northgate Hospital (Leeds)'],
    ],
  ])('%s', (_name, text, expected) => expect(jobs(read(HEAD + text))).toEqual(expected));

  test.each([
    'Working holiday in New Zealand (fruit picking)',
    'Career break to care for a parent',
    'arbeitsuchend',
    'Recherche d’emploi',
    'Año sabático',
    'In cerca di lavoro',
  ])('nobody’s employee: %s', (told) => {
    const { work } = read(`${HEAD}Experience
      03/2021 – 11/2026\tShop Manager
      Harrow Lane Garden Centre, Leeds
      * Team of six
      01/2020 – 02/2021\t${told}
      05/2015 – 12/2019\tShop Assistant
      The Potting Shed, Leeds
      * Till and stock`);
    expect(work.map(({ title }) => title)).toEqual(['Shop Manager', 'Shop Assistant']);
  });

  test('dates with nothing beside them are no job', () => {
    const { work } = read(`${HEAD}Experience\n01/2020 – 02/2021\n05/2015 – 12/2019\tShop Assistant`);
    expect(work.map(({ title }) => title)).toEqual(['Shop Assistant']);
  });
});

test('a lone date in a cell of its own needs no look, one behind words does', () => {
  const { confidence } = read(`${HEAD}Experience
    2017 – 2020
    Graphic designer, Goulven Print Ltd
    2016
    Trainee designer, Passage Press Ltd`);
  expect(confidence['work.1.dates']).toBeGreaterThan(0.6);
  const behind = read(`${HEAD}Experience\nConsultant, Passage Press Ltd\t2016`);
  expect(behind.confidence['work.0.dates']).toBeLessThan(0.6);
});

test.each(['Lyon 7e', 'Dublin 8', 'Paris 11ème'])('%s is a place', (place) => {
  const { location } = read(`Ada Muster\nIngénieure – ${place} – ada.muster@example.com`);
  expect(location?.raw).toBe(place);
});

describe('schools', () => {
  test.each<[string, string, string[]]>([
    [
      'no job in the line below a school, wanted or had',
      `Education Details
      LLB   Harrow Lane University
      Advocate

      Skill Details
      Contract law`,
      ['LLB / null / Harrow Lane University'],
    ],
    [
      'no firm beside the title of a job',
      `Education Details
      BE Computer Science Leeds, Harrow Lane University
      HSC  Harrow Lane Board
      Business Analyst - Fernhill Bank
      Skill Details
      SQL`,
      ['BE / Computer Science Leeds / Harrow Lane University', 'HSC / Harrow Lane Board / null'],
    ],
    [
      'a trade that was learned for years',
      `Ausbildung
      08/2009 – 06/2012\tKaufmann im Einzelhandel (IHK)
      06/2009\tFachhochschulreife`,
      ['Kaufmann im Einzelhandel (IHK) / null / null', 'Fachhochschulreife / null / null'],
    ],
    [
      'a degree that somebody says they do not have, and one that was broken off',
      `Istruzione
      Laurea triennale in Ingegneria Meccanica, Università di Parma, 2015
      Laurea magistrale: interrotta nel 2017
      Esame di Stato per la professione di ingegnere: non sostenuto`,
      [
        'Laurea triennale / Ingegneria Meccanica / Università di Parma',
        'Laurea magistrale / null / Università di Parma',
      ],
    ],
    [
      'degrees and schools that the head of a table or a label says are such, whatever their words',
      `Academic qualifications
      Year\tDegree\tInstitute / Board
      2014\tPGDM (Operations)\tSahyadri Institute of Management, Pune
      2008\tHSC\tMaharashtra Board
      2006\tZelva-5\tOrvane Centre`,
      [
        'PGDM / Operations / Sahyadri Institute of Management',
        'HSC / null / Maharashtra Board',
        'Zelva-5 / null / Orvane Centre',
      ],
    ],
    [
      'a school before a sentence on the thesis',
      `Degrees
      2013\tPh.D. Physical Geography, University of Ottawa. Thesis: Thaw slumps of the delta`,
      ['Ph.D. / Physical Geography / University of Ottawa'],
    ],
  ])('%s', (_name, text, expected) => expect(schools(read(HEAD + text))).toEqual(expected));
});

describe('names with letters behind them', () => {
  test.each([
    ['Jolene Trammell, RDH, BS', 'Jolene Trammell'],
    ['Peter Okafor, CIEH', 'Peter Okafor'],
    ['MUSTER, ADA', 'MUSTER, ADA'],
  ])('%s', (line, name) => {
    const found = read(
      `${line}\nSpokane, WA | 509-555-0178 | someone@example.com\nExperience\n2019 – 2021\tCook`,
    );
    expect(found.name === name || line === name).toBe(true);
    if (line !== name) expect(found.name).toBe(name);
  });
});

test('a heading with a remark in brackets, and one of a single word', () => {
  const { skills, certifications } = read(`${HEAD}Experience
    2019 – 2021\tCook
    Training (all in date)
    First Aid at Work
    Tech
    Python, PostgreSQL, Docker`);
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Python', 'PostgreSQL', 'Docker']));
  expect(certifications.map(({ name }) => name)).not.toContain('Tech');
});

test('notice and pay under the last list are no papers', () => {
  const { certifications } = read(`${HEAD}Zertifikate
    Staplerschein
    Kündigungsfrist drei Monate zum Quartalsende
    Gehaltsvorstellung 58.000 € brutto im Jahr`);
  expect(certifications.map(({ name }) => name)).toEqual(['Staplerschein']);
});

test('how and where somebody worked is no part of the employer', () => {
  const profile = read(`${HEAD}Experience
    Payroll Specialist, Harrow Foods, Leeds (remote, two days on site)\t2019 – 2024
    * Ran payroll for 400 people
    Payroll Clerk, Dunmore & Sons, York (part-time)\t2016 – 2019
    * Timesheets
    Driver. Redline Couriers, Leeds. 2014 – 2016
    * Parcels`);
  expect(jobs(profile)).toEqual([
    'Payroll Specialist @ Harrow Foods (Leeds)',
    'Payroll Clerk @ Dunmore & Sons (York)',
    'Driver @ Redline Couriers (Leeds)',
  ]);
});

test('a programme under way beside a degree does not make the degree open', () => {
  const { education } = read(`${HEAD}Education
    Bachelor of Commerce (Accounting), Western Sydney University\t2020 – 2023
    CA Program, Chartered Accountants ANZ\tin progress`);
  expect(education.map(({ degree, completed }) => [degree, completed])).toEqual([
    ['Bachelor of Commerce', true],
  ]);
});

test('a place between slashes is read', () => {
  const text =
    'Ada Muster\nLeith, Edinburgh / +1 555 0134 / ada.muster@example.com\nExperience\n2019 – 2021\tCook';
  expect(read(text).location?.raw).toBe('Leith, Edinburgh');
});

test('letters of licences and grades are no languages of programmers', () => {
  const { skills } = read(`${HEAD}Skills
    Driving licence: B and C
    GCSEs 2009: Maths C, Science C
    SQL, C, Python`);
  expect(skills.filter(({ name }) => name === 'C')).toHaveLength(1);
  const none = read(`${HEAD}Skills\nDriving licence: B and C\nSQL, Python`);
  expect(none.skills.map(({ name }) => name)).not.toContain('C');
});
