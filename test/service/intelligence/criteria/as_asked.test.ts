import { describe, expect, test } from 'vitest';
import { holdsWords } from '#service/intelligence/criteria/held_words.ts';
import { evaluateCriteria, understandCriterion } from './ask.ts';
import { resume } from './resumes.ts';

const people = {
  caterer: resume([
    'Ines Okafor',
    'ines.okafor@example.com | +1 555 0151',
    'Experience',
    'Kitchen Supervisor, Harrow Canteens, Leeds',
    'Jul 2021 - Present',
    '• Allergen sheets in Saffron, switchboard rota, weekly deep cleans',
    '• Served 240 lunches a day',
    '• Complaints desk: shadowing only',
    '• No menu costing',
    'Certificates',
    'Tallow Handler Level 2, 2023',
  ]),
  gardener: resume([
    'Bo Abend',
    'bo.abend@example.com | +49 555 0152',
    'Berufserfahrung',
    'Gärtner, Stadt Ulm',
    '03/2019 - heute',
    '• Heckenschnitt, Topiary, Bewässerungsanlagen, Baumkronensicherung',
    'Ausbildung',
    'Gesellenprüfung im Gartenbau, 2018',
    'Motorsägenlehrgang: angemeldet',
  ]),
  storeman: resume([
    'Dario Abend',
    'dario.abend@example.com | +39 555 0153',
    'Esperienza lavorativa',
    'Magazziniere, Ceramiche Adda, Lodi',
    'gennaio 2015 - oggi',
    '• Inventari, spedizioni, 90 bancali al giorno',
  ]),
};

const answer = (who: keyof typeof people, prompt: string): string => {
  const [one] = evaluateCriteria([prompt], people[who]);
  return one?.state === 'EVALUATED' ? one.finding : 'FAILED';
};

describe('a sentence that has every word as it was asked shows it, whatever kind reads them', () => {
  test.each([
    ['caterer', 'Allergen sheets with Saffron'],
    ['caterer', 'Preparation of allergen sheets'],
    ['caterer', 'Has served more than 200 lunches'],
    ['gardener', 'Gesellenbrief im Gartenbau'],
    ['gardener', 'Durchführung von Heckenschnitt'],
    ['storeman', 'Gestione di inventari e spedizioni'],
    ['storeman', 'Gestione di più di 60 bancali'],
  ] as const)('%s: %s', (who, prompt) => expect(answer(who, prompt)).toBe('met'));
});

describe('what its sentence denies, plans or only saw, and what a word alone does not show', () => {
  test.each([
    ['caterer', 'Handling of complaints'],
    ['caterer', 'Menu costing'],
    ['caterer', 'Allergen sheets with Nutritics'],
    ['caterer', 'Tallow Handler Level 3'],
    ['caterer', 'Has served more than 300 lunches'],
    ['caterer', 'Certificate in allergens'],
    ['caterer', 'Currently doing the switchboard rota in Spanish'],
    ['gardener', 'Motorsägenschein'],
    ['gardener', 'Meisterbrief im Gartenbau'],
  ] as const)('%s: %s', (who, prompt) => expect(answer(who, prompt)).not.toBe('met'));
});

describe('years of a field count where the title is made of its name', () => {
  test.each([
    ['storeman', 'Almeno 5 anni in magazzino', 'met'],
    ['storeman', 'Almeno 5 anni in cucina', 'not_met'],
  ] as const)('%s: %s', (who, prompt, finding) => expect(answer(who, prompt)).toBe(finding));
});

describe('whoever has the example has one of its class', () => {
  test.each([
    ['Schneidetechniken wie Balayage', 'Balayage'],
    ['Distribution packages such as Amadeus', 'Amadeus'],
    ['Herramientas de reserva como Amadeus', 'Amadeus'],
  ])('%s', (prompt, name) => {
    const { understood_as, not_understood } = understandCriterion(prompt);
    expect(understood_as).toBe(`Skill: ${name}`);
    expect(not_understood).toEqual([]);
  });
  test('but what stands behind "as" may be a title', () =>
    expect(understandCriterion('Works as nurse').understood_as).toMatch(/title/u));
});

describe('a level of the sentence before is none of a language', () => {
  const clerk = resume([
    'Ottavia Abend',
    'ottavia.abend@example.com',
    'Esperienza',
    'Impiegata, Studio Adda, Lodi',
    '2017 - oggi',
    'Altro',
    'Corso Access avanzato, 2022. Inglese scolastico.',
    'Sehr gut in Excel; Polnisch Grundkenntnisse',
  ]);
  test.each([
    ['Inglese fluente', 'not_met'],
    ['Polnisch verhandlungssicher', 'not_met'],
    ['Inglese', 'met'],
  ] as const)('%s', (prompt, finding) =>
    expect(evaluateCriteria([prompt], clerk)[0]).toMatchObject({ finding }),
  );
});

describe('papers by what they are about', () => {
  test.each([
    ['Schweißerschein', 'Schweißerprüfung bestanden', true],
    ['Meisterbrief', 'Meistertitel', true],
    ['Schweißerschein', 'Schweißerlehrgang besucht', false],
    ['Staplerschein', 'Kranschein', false],
  ])('%s: %s', (word, text, held) => expect(holdsWords(text, [word])).toBe(held));
});
