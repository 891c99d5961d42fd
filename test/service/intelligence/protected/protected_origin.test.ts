import { describe, expect, it } from 'vitest';
import { protectedSubject } from '#service/intelligence/protected/refusal.ts';

// Where somebody comes from, said of them: by a people, a colour, a nationality, what they are called here. What sounds
// alike and asks of languages, permits, standards, or whom somebody has worked for, is answered.

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Not African',
    'From Nigeria',
    'Person of color',
    'People of colour preferred',
    'Caucasian',
    'Immigrant',
    'Son of immigrants',
    'Daughter of refugees',
    'Polish national',
    'German nationals only',
    'Nationality Polish',
    'Nationality: Polish',
    'National origin: Poland',
    'National origin',
    'Slavic',
    'Has a Polish name',
    'Is dark-skinned',
    'Light-skinned',
    'Has a foreign name',
    'Refugee',
  ],
  de: [
    'Ausländer',
    'Ausländerin',
    'Bevorzugt Deutsche',
    'Deutsche bevorzugt',
    'Südländisch',
    'Spätaussiedler',
    'Flüchtling',
    'Dunkelhäutig',
    'Hat einen türkischen Namen',
    'Kind von Einwanderern',
  ],
  fr: ['Il est noir', 'Elle est blanche', 'Immigré', 'Fils d’immigrés', 'Nom à consonance étrangère'],
  es: ['De raza blanca', 'Padres marroquíes', 'Inmigrante', 'Hijo de inmigrantes', 'De piel oscura'],
  it: ['È di colore', 'Immigrato', 'Figlio di immigrati', 'Di razza bianca', 'Genitori marocchini'],
  nl: ['Allochtoon', 'Vluchteling', 'Kind van immigranten', 'Donkere huid'],
  pt: ['É negro', 'É branca', 'Imigrante', 'Filho de imigrantes', 'De raça branca'],
  pl: ['Jest Ukraińcem', 'Przyjechał z Ukrainy', 'Przyjechała z Białorusi', 'Imigrant', 'Jest Polakiem'],
  tr: [
    'Afrika kökenli',
    'Kürt kökenli',
    'Yabancı uyruklu',
    'Polonyalı',
    'Göçmen',
    'Suriyeli',
    'Yabancı uyruklu olmasın',
  ],
};

const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  languages: [
    'Nativo de español',
    'Hablante nativo de español',
    'Nativo de inglés',
    'Nativa de alemán',
    'Nativo di inglese',
    'Nativo do português',
    'Natif de français',
    'Native German speaker',
    'Polish',
    'German',
    'Madrelingua tedesca',
    'Muttersprache Deutsch',
  ],
  standards: [
    'DIN EN ISO 9001',
    'Erfahrung mit DIN EN ISO 13485',
    'Kennt DIN EN 1090',
    'Arbeitet nach DIN',
    'ISO, DIN or ASTM standards',
    'Has worked with DIN 18015',
    'Erfahrung mit VDE und DIN',
    'Erfahrung mit KOR',
    'Kennt FIT und DUL',
  ],
  'the right to work': [
    'EU citizen or work permit',
    'Work permit for Germany',
    'Has the right to work in Poland',
    'Citizenship or a residence permit of the EU',
    'Needs no visa for Switzerland',
    'Eligible to work in the UK',
  ],
  'markets, trades and studies': [
    'Asian and European markets',
    'European market experience',
    'Works with African suppliers',
    'Slavic languages',
    'African studies',
    'Name and address management',
    'Brand names',
    'National parks',
    'International experience',
    'Dark mode and light mode',
    'Color grading',
    'Moves from Java to Kotlin',
  ],
  'whom somebody works for': [
    'Worked with refugees',
    'Immigration law',
    'Experience in migrant health',
    'Has advised immigrants',
    'Experience with migrants and refugees',
    'Arbeit mit Flüchtlingen',
    'Beratung von Migranten',
    'Travail avec des immigrés',
    'Refugee law',
    'Immigrant integration programmes',
    'Worked for a Polish company',
    'National accounts manager',
    'Black belt',
    'White paper author',
  ],
};

describe.each(Object.entries(REFUSED))('asks for an origin in %s', (_language, prompts) => {
  it.each(prompts)('%s', (prompt) => {
    expect(protectedSubject(prompt)).toBe('origin');
  });
});

describe.each(Object.entries(ANSWERED))('asks for %s', (_what, prompts) => {
  it.each(prompts)('%s', (prompt) => expect(protectedSubject(prompt)).toBeNull());
});

it('abbreviations of two and three letters are names of things', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const words = letters.flatMap((one) =>
    letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)]),
  );
  const refused = words.filter((word) => protectedSubject(`Erfahrung mit ${word}`) !== null);
  expect(refused).toEqual(['HIV']);
});
