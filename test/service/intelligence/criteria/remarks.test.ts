import { describe, expect, test } from 'vitest';
import { answer, reading } from './judge.ts';

/** What a recruiter adds for people to read: why they ask, and that little is enough. Neither asks for anything. */
describe('remarks beside what is asked', () => {
  test.each([
    ['en', 'English C1, because the group speaks English', 'Speaks English (C1 or better)'],
    ['en', 'Turkish C1, lots of our customers speak it', 'Speaks Turkish (C1 or better)'],
    ['en', 'Java, as we run it on every machine', 'Skill: Java'],
    ['de', 'Deutsch B2, weil unsere Kunden Deutsch sprechen', 'Speaks German (B2 or better)'],
    ['de', 'SAP-Kenntnisse, denn wir arbeiten täglich damit', 'Skill: SAP'],
    ['fr', "Anglais C1, parce que l'équipe est internationale", 'Speaks English (C1 or better)'],
    ['fr', 'Python, car nos outils sont écrits ainsi', 'Skill: Python'],
    ['es', 'Python, ya que nuestros programas lo usan', 'Skill: Python'],
    ['it', 'Inglese B2, perché abbiamo clienti esteri', 'Speaks English (B2 or better)'],
    ['tr', 'İngilizce B2, çünkü müşterilerimiz yabancı', 'Speaks English (B2 or better)'],
    ['nl', 'Python, omdat ons team ermee werkt', 'Skill: Python'],
    ['pl', 'Angielski B2, ponieważ zespół jest międzynarodowy', 'Speaks English (B2 or better)'],
    ['pt', 'Inglês C1, pois a equipa é internacional', 'Speaks English (C1 or better)'],
    ['fr', 'Python, même ponctuellement', 'Skill: Python'],
    ['es', 'Python, aunque haya sido poco tiempo', 'Skill: Python'],
    ['de', 'Python, darf auch länger her sein', 'Skill: Python'],
    ['nl', 'Python, al is het maar even', 'Skill: Python'],
    ['pt', 'Python, mesmo que pouco', 'Skill: Python'],
  ])('%s: %s', (_language, criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });

  test('a comma ends them: what follows is asked for', () => {
    expect(reading('Java, because we run it, and Kotlin').understood).toBe('Skill: Java and Kotlin');
  });

  test('a time is no reason', () => {
    expect(reading('Java since 2019').understood).not.toBe('Skill: Java');
  });
});

/** "Ein- und Verkauf": the halves of two words joined into one idea are understood as a whole. */
test.each(['Haus- und Grundstücksverwaltung', 'Theater- oder Kostümwerkstatt'])('%s is one idea', (name) => {
  expect(reading(`Mindestens 3 Jahre ${name}`)).toEqual({
    understood: `At least 3 years of work with ${name}`,
    open: [],
  });
});

test('a bracket that opens within a name closes in what is said of it', () => {
  expect(reading('ATLAS-Kenntnisse (Ausfuhr)').understood).toBe('Skill: ATLAS-Kenntnisse (Ausfuhr)');
});

/** Years of something in words no list has: whoever did it by another form of its word, did it. */
test.each([
  ['Mindestens 3 Jahre Tortenmodellage', 'met'],
  ['Mindestens 3 Jahre Glasbläserei', 'not_met'],
])('%s: %s', (criterion, finding) => {
  const lines = [
    'Ida Beispiel',
    'ida@example.com',
    'Berufserfahrung',
    'Konditorin, Café Sonnenhof',
    'März 2018 - heute',
    '• Torten modelliert und verziert, Tortenmodellagen für Hochzeiten',
  ];
  expect(answer(criterion, lines).finding).toBe(finding);
});

/** A sign between two ideas joins them, however little they have in common; that of a number does not. */
test.each([
  ['SAP + Excel + English B2', 'Skill: SAP and Microsoft Excel; and Speaks English (B2 or better)'],
  ['Master + 5 ans d’expérience', "Holds a master's degree or higher; and At least 5 years of work"],
  ['TypeScript + Docker', 'Skill: TypeScript and Docker'],
  ['5+ years of Java', 'At least 5 years of work with Java'],
  ['C++ and Python', 'Skill: C++ and Python'],
  ['zarówno SAP jak i Excel', 'Skill: SAP and Microsoft Excel'],
])('%s', (criterion, understood) => {
  expect(reading(criterion)).toEqual({ understood, open: [] });
});
