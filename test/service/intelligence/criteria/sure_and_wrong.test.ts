import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { describe, expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const criteria = createCriteria(lexiconTableTexts());

const accountant = resume([
  'Ines Okafor',
  'ines.okafor@example.com | +1 555 0147',
  'Junior accountant, on her way to be chartered.',
  'Experience',
  'Junior Accountant, Harrow & Partners, Leeds',
  'Jul 2024 - Present',
  '• Tax returns for small companies',
  'Education',
  'Bachelor of Commerce (Accounting), University of Leeds, 2020 - 2023',
  'Software',
  'Xero (Advisor certified, 2025), MYOB',
]);

const fitter = resume([
  'Bo Lindqvist',
  'bo.lindqvist@example.com | +1 555 0148',
  'Experience',
  'HGV Technician, Trent Haulage, Derby',
  'Sep 2019 - Present',
  '• Brakes and clutches',
  'Qualifications',
  'NVQ Level 3 Vehicle Maintenance, Derby College, 2012',
  'Driving licence: B and C (Class 2), no points. C+E test booked for January 2027',
]);

const nurse = resume([
  'Elif Abend',
  'elif.abend@example.com | +1 555 0149',
  'Experience',
  'Director of Nursing, Meadow Hall Nursing Home, Leeds',
  '2013 - Present',
  '• Rosters and supervision',
  'Career break to care for a parent',
  '2012 - 2013',
  'Staff Nurse, Northgate Hospital, Leeds',
  '2007 - 2012',
  '• Geriatric medicine',
  'Training',
  'Safeguarding, fire warden, manual handling instructor, 2025',
]);

const designer = resume([
  'Kira Abend',
  'kira.abend@example.com | +1 555 0150',
  'Istruzione',
  'Laurea triennale in Ingegneria Meccanica, Università di Parma, 2015',
]);

const carer = resume([
  'Tove Lindqvist',
  'Cheadle Hulme, UK | tove.lindqvist@example.com',
  'Experience',
  'Staff Nurse, Northgate University Hospital, Manchester',
  '2019 - Present',
  '• Night shifts on a surgical ward',
  'Education',
  'BSc Nursing, University of Salford, 2018',
  'MSc Advanced Practice, University of Salford, deferred',
]);

const buyer = resume([
  'Gaia Abend',
  'Cinisello Balsamo (MI), 555 0151, gaia.abend@example.com',
  'Esperienze professionali',
  'Buyer, Plastiche Lambro S.p.A., Monza',
  '03/2020 - oggi',
  '• Ordini e solleciti',
  'Altro',
  'SAP',
]);

const carerInBochum = resume([
  'Jan Abend',
  'Bochum | jan.abend@example.com | 555 0152',
  'Berufserfahrung',
  'Pflegefachmann, Seniorenheim Ruhraue GmbH, Witten',
  '10/2020 - heute',
  '• Grundpflege, DATEV Grundkenntnisse',
  'Weiterbildung',
  'Wundexperte ICW – Zertifikat bis 12/2026',
  'Sonstiges',
  'Keine Wochenenddienste möglich, Nachtdienst gern',
]);

const fitterInLyon = resume([
  'Karim Abend',
  'Lyon | karim.abend@example.com | 555 0153',
  'Expérience professionnelle',
  'Électricien, Élec Gerland SARL, Lyon',
  '01/2019 - aujourd’hui',
  '• Dépannage',
  'Divers',
  'Accepte les déplacements en région (pas de grand déplacement)',
  'Ne souhaite pas d’intérim',
]);

const clerk = resume([
  'Sevgi Abend',
  'İzmir | sevgi.abend@example.com | 555 0154',
  'İş Deneyimi',
  'Muhasebe Uzmanı, Ege Ambalaj A.Ş., İzmir',
  '03/2019 - devam ediyor',
  '• Fatura girişi',
  'Eğitim',
  'İktisat Lisans, Dokuz Eylül Üniversitesi, 2014',
  'Yüksek lisans (Finans): kayıt dondurdu',
  'Diğer',
  'B sınıfı ehliyet, araç yok',
]);

const scrum = resume([
  'Marta Abend',
  'Sevilla | marta.abend@example.com | 555 0155',
  'Experiencia',
  'Encargada de obra, Montajes Alcor S.L., Sevilla',
  '03/2019 - actualidad',
  '• Jefa de cuadrilla con 4 montadores',
  'Certificaciones',
  'Six Sigma Black Belt, válido hasta 2029',
]);

/** Found wrongly and surely answered on resumes and criteria of strangers, each the case of a kind. */
describe('what was answered surely and wrongly', () => {
  test.each([
    ['a word of certificates beside another thing', accountant, 'Chartered accountant', 'not_met'],
    ['the same, other words', accountant, 'Qualified accountant', 'not_met'],
    [
      'a degree beside what is under way',
      accountant,
      "Bachelor's in accounting, commerce or the like",
      'met',
    ],
    ['a class as a language of programmers', fitter, 'Experience with C', 'not_stated'],
    ['a class to come', fitter, 'Holds a Class 1 (C+E) licence', 'not_met'],
    ['a class to come, shorter', fitter, 'C+E licence', 'not_met'],
    ['a class that is held', fitter, 'Cat B licence', 'met'],
    ['a break told in years', nurse, 'No career gaps', 'not_met'],
    ['a break no longer than asked', nurse, 'No gap of more than 3 years', 'met'],
    ['what was learned, as an item of a list', nurse, 'Fire warden', 'met'],
    ['the last of such items', nurse, 'Manual handling instructor', 'met'],
    ['a narrower employer that a wider one names', carer, 'Nursing home experience', 'not_met'],
    ['less than so much of what was never done', carer, 'Less than 3 years as an electrician', 'not_met'],
    ['less than so much of what was done', carer, 'Less than 10 years as a staff nurse', 'met'],
    ['a degree put off', carer, "Master's degree", 'not_met'],
    ['a town no list of a region has', carer, 'Lives in the North West', 'not_stated'],
    ['a town of another region', carer, 'Lives in East Anglia', 'not_stated'],
    ['a province that is no state', buyer, 'Residente in Lombardia', 'met'],
    ['the town of the province', buyer, 'Residenza in provincia di Milano', 'met'],
    ['no town of a region that is listed in part', buyer, 'Residente in Sicilia', 'not_met'],
    ['one of two names, in words of two languages', buyer, 'SAP o Navision', 'met'],
    ['an end that is still to come', carerInBochum, 'Wundexperte ICW', 'met'],
    ['consent behind a denial', carerInBochum, 'Bereit zu Nachtdiensten', 'met'],
    ['what is denied beside it', carerInBochum, 'Wochenenddienst möglich', 'not_met'],
    ['a level behind its name', carerInBochum, 'DATEV sehr gut', 'not_met'],
    ['the wider of two', fitterInLyon, 'Grand déplacement accepté', 'not_met'],
    ['a denial around the word of consent', fitterInLyon, 'Ouvert à l’intérim', 'not_met'],
    ['a denial of what stands behind the comma', clerk, 'B sınıfı ehliyeti olan', 'met'],
    ['a class nobody knows', clerk, 'E sınıfı ehliyet', 'not_met'],
    ['studies that rest', clerk, 'Yüksek lisans mezunu', 'not_met'],
    ['a name in English asked for in Spanish', scrum, 'Certificación Six Sigma Black Belt vigente', 'met'],
    ['an article that is no fingernail', scrum, 'Que haya llevado una cuadrilla de 3 o más', 'met'],
    ['what is fine as well', designer, 'Laurea in ingegneria meccanica, va bene anche la triennale', 'met'],
  ])('%s', (_what, who, criterion, finding) => {
    expect(criteria.evaluate([criterion], who)).toMatchObject([{ state: 'EVALUATED', finding }]);
  });
});
