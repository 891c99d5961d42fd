import { describe, expect, it } from 'vitest';
import { answer } from './judge.ts';

const jobs = (...rows: readonly (readonly [string, string, string])[]): string[] => [
  'Robin Pellworm',
  'robin.pellworm@example.com',
  'Experience',
  ...rows.flatMap(([title, employer, dates]) => [`${title}, ${employer}`, dates, '- Kept the plans']),
];
const STEADY = jobs(['Planner', 'Quillfeather Ltd', '03/2016 - present']);
const BROKEN = jobs(
  ['Planner', 'Quillfeather Ltd', '06/2023 - present'],
  ['Clerk', 'Tamberly Stores', '09/2021 - 04/2022'],
  ['Clerk', 'Ostermoor Foods', '01/2014 - 08/2021'],
);

describe('how work went', () => {
  it.each([
    ['No job hopping', 'met', 'not_met'],
    ['Kein Jobhopping', 'met', 'not_met'],
    ['Has changed employers in the last 6 years', 'not_met', 'met'],
    ['Ha cambiado de empresa en los últimos 6 años', 'not_met', 'met'],
    ['A single employer so far', 'met', 'not_met'],
    ['Has never been out of work for more than a year', 'met', 'not_met'],
    ['War seit 2015 mindestens einmal ohne Arbeit', 'not_met', 'met'],
    ['No gaps longer than 3 months since 2015', 'met', 'not_met'],
    ['No gap between the last two jobs', 'met', 'not_met'],
    ['At least 3 years with each employer on average', 'met', 'met'],
    ['Averages 5 years or more per employer', 'met', 'not_met'],
  ])('%s: %s for one steady job, %s for three with a gap', (criterion, steady, broken) => {
    expect(answer(criterion, STEADY).finding).toBe(steady);
    expect(answer(criterion, BROKEN).finding).toBe(broken);
  });

  it('counts the time between school and the first job where it is asked about', () => {
    const lines = [...jobs(['Planner', 'Quillfeather Ltd', '03/2016 - present'])];
    const degree = ['Education', 'BSc Geography, University of Nowhere', '09/2010 - 06/2014'];
    expect(answer('No gaps since graduating', [...lines, ...degree]).finding).toBe('not_met');
    expect(answer('No gaps since 2012', [...lines, ...degree]).finding).toBe('met');
  });
});

describe('how often somebody changed employers, in the words of a hurry', () => {
  it.each([
    ['Has not changed jobs more than twice', 'met', 'met'],
    ['Changed jobs at most once', 'met', 'not_met'],
    ["Doesn't switch jobs often", 'met', 'not_met'],
    ['Rarely changes jobs', 'met', 'not_met'],
    ['One employer only', 'met', 'not_met'],
    ['Stable employment history', 'met', 'not_met'],
    ['Few employers', 'met', 'met'],
    ['Loyal to employers', 'met', 'met'],
    ['Hat höchstens einmal den Arbeitgeber gewechselt', 'met', 'not_met'],
    ['Nicht öfter als zweimal gewechselt', 'met', 'met'],
    ['Wechselt selten die Stelle', 'met', 'not_met'],
    ['Bisher nur in einem Unternehmen tätig', 'met', 'not_met'],
    ['Stabiler Werdegang', 'met', 'not_met'],
    ['Lange Betriebszugehörigkeit', 'met', 'met'],
    ["A changé d'entreprise une seule fois", 'met', 'not_met'],
    ["N'a pas changé d'employeur plus d'une fois", 'met', 'not_met'],
    ['Un seul employeur', 'met', 'not_met'],
    ['Una sola empresa', 'met', 'not_met'],
    ['Estabilidad laboral', 'met', 'not_met'],
    ['Cambia de trabajo con frecuencia', 'not_met', 'met'],
    ['Ha cambiato azienda al massimo una volta', 'met', 'not_met'],
    ['Cambia raramente lavoro', 'met', 'not_met'],
    ['Carriera stabile', 'met', 'not_met'],
    ['En fazla bir kez iş değiştirmiş', 'met', 'not_met'],
    ['Sık iş değiştirmeyen', 'met', 'not_met'],
    ['Sık sık iş değiştirmemiş', 'met', 'not_met'],
    ['İstikrarlı kariyer', 'met', 'not_met'],
  ])('%s: %s for one steady job, %s for three with a short one', (criterion, steady, broken) => {
    expect(answer(criterion, STEADY).finding).toBe(steady);
    expect(answer(criterion, BROKEN).finding).toBe(broken);
  });
});

describe('who led whom', () => {
  it.each([
    ['In charge of 5 people or more', 'Supervised seven clerks', 'met'],
    ['Responsible for at least 5 people', 'Supervised four clerks', 'not_met'],
    ['Has been in charge of a shift', 'Shift supervisor since 2021', 'met'],
    ['Has formally managed people', 'Mentored two new colleagues', 'not_met'],
    ['Hat mindestens 5 Mitarbeiter geführt', 'Führung von sechs\nMitarbeitenden im Lager', 'met'],
  ])('%s, where the resume says “%s”: %s', (criterion, line, finding) => {
    const lines = [...jobs(['Clerk', 'Ostermoor Foods', '01/2014 - present']), ...line.split('\n')];
    expect(answer(criterion, lines).finding).toBe(finding);
  });
});
