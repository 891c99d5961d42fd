import { describe, expect, test } from 'vitest';
import { reading } from './judge.ts';

/** Sentences that say whom nobody wants to see deny what they name; those that say what a lack would lead to do not. */
describe('who is turned away', () => {
  test.each([
    ['Anyone with Foxglove Foods on their CV is out', 'Not: Has worked for Foxglove Foods'],
    [
      'The client would rather not see anybody who has worked for Foxglove Freight',
      'Not: Has worked for Foxglove Freight',
    ],
    [
      "Our MD won't consider people with under seven years in insurance",
      'Not: Less than 7 years of work with insurance',
    ],
    [
      'Leute, die für Fuchsbau Systemhaus gearbeitet haben, möchten wir nicht einladen',
      'Not: Has worked for Fuchsbau Systemhaus',
    ],
    ['On évite les gens passés par Renardière Conseil', 'Not: Has worked for Renardière Conseil'],
    [
      'Le client préfère ne rencontrer personne qui ait travaillé chez Renardière Fret',
      'Not: Has worked for Renardière Fret',
    ],
    [
      'Le client ne recevra personne ayant moins de sept ans dans la banque',
      'Not: Less than 7 years of work with banque',
    ],
    [
      'No nos remitáis candidaturas de antiguos empleados de Zorrera Consultores',
      'Not: Has worked for Zorrera Consultores',
    ],
    [
      'El socio no quiere entrevistar a nadie que no tenga siete años en banca',
      'At least 7 years of work with banca',
    ],
    [
      'Vi chiediamo di non sottoporci candidati provenienti da Volpaia Consulting',
      'Not: Has worked for Volpaia Consulting',
    ],
    [
      'bitte niemand, der länger als zwei Jahre als Projektmanager arbeitet',
      'Not: More than 2 years in a job titled Projektmanager',
    ],
    [
      "Évitez d'envoyer des gens avec plus de trois ans de Python",
      'Not: More than 3 years of work with Python',
    ],
    ['Que no venga de Zorrera Transportes (nunca)', 'Not: Has worked for Zorrera Transportes'],
    ['Nie bei der Fuchs & Dachs AG gewesen', 'Not: Has worked for Fuchs & Dachs AG'],
    ["Don't send me juniors", 'Not: Has had the title junior'],
    ['Con menos de tres años de SAP no me lo mandes', 'Not: Less than 3 years of work with SAP'],
    ["ne m'envoyez personne sans SAP", 'Skill: SAP'],
    ['Eviterei chi ha cambiato più di tre aziende', 'Not: More than 3 employers'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });

  test.each([
    ['Python, or the candidate is out', 'Skill: Python'],
    ['Reject any profile if this is missing: Python', 'Skill: Python'],
    ['Without Python we cannot place anyone', 'Skill: Python'],
    ['Sans Python, on ne peut présenter personne', 'Skill: Python'],
    ['Senza Python non può lavorare qui', 'Skill: Python'],
    ["Without a forklift licence, we can't interview anyone", 'Certificate or licence: forklift licence'],
    ['Python, says the ward manager', 'Skill: Python'],
    ['Has avoided delays on building sites', null],
    ['Recruiter who can shortlist candidates and reject others', null],
    ['Comfortable when people reject ideas', null],
  ])('%s: it is the lack that does, or nobody is spoken of', (criterion, understood) => {
    const read = reading(criterion).understood;
    if (understood === null) expect(read).not.toMatch(/^Not/);
    else expect(read).toBe(understood);
  });

  test.each([
    [
      'No beginners please, six years as a quantity surveyor',
      'At least 6 years in a job titled quantity surveyor',
    ],
    ['Keine Jobhopper, bisher höchstens zwei Firmen', 'At most 2 employers'],
  ])('%s: the denial ends where a number is asked for', (criterion, asked) => {
    expect(reading(criterion).understood).toContain(asked);
    expect(reading(criterion).understood).not.toContain(`Not: ${asked}`);
  });

  test('what a person would do is said of itself, not of its opposite', () => {
    expect(reading("Anyone on three months' notice is out").understood).toBe('Not understood');
  });
});

/** A label before a colon says of what follows whether it is wanted. */
describe('labels of what nobody wants', () => {
  test.each([
    ['Exclusion: Python', 'Not: Skill: Python'],
    ['Red flags: Python', 'Not: Skill: Python'],
    ['Ruled out: anyone who has worked with Python', 'Not: Skill: Python'],
    ['Unerwünscht: Python', 'Not: Skill: Python'],
    ['À exclure : une expérience de Python', 'Not: Skill: Python'],
    ['Lista negra: Python', 'Not: Skill: Python'],
    ['Non gradito: Python', 'Not: Skill: Python'],
    ['Da escludere: Python', 'Not: Skill: Python'],
    ['Hariç tutulacak: Python', 'Not: Skill: Python'],
    ['Exclude if missing: Python', 'Skill: Python'],
    ['Descarte si falta: Python', 'Skill: Python'],
    ['Knockout criterion: Python', 'Skill: Python'],
    // a label of one word tells no language
    ['Ausschluss: Python', 'Not: Skill: Python'],
    ['Esclusione: Python', 'Not: Skill: Python'],
    ['Kara liste: Python', 'Not: Skill: Python'],
    // what is avoided is nobody
    ['To avoid: Python', 'Not: Skill: Python'],
    ['To avoid misunderstandings: Python', 'Skill: Python'],
    ['Um Missverständnisse zu vermeiden: Python', 'Skill: Python'],
    ['Pour éviter les surprises : Python', 'Skill: Python'],
    ['Para evitar confusiones: Python', 'Skill: Python'],
    ['Per evitare equivoci: Python', 'Skill: Python'],
    ['Otherwise rejected: Python', 'Skill: Python'],
    ['Sonst Absage: Python', 'Skill: Python'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });

  test.each([
    ['What makes the client see red: Accenture', 'red'],
    ['Problem: Accenture', 'Problem'],
    ['Was den Kunden stört: Accenture', 'stört'],
    ['Rédhibitoire : Accenture', 'Rédhibitoire'],
  ])('%s: a word of harm may turn what follows', (criterion, open) => {
    expect(reading(criterion).open).toEqual([open]);
  });

  test.each([
    ['Rejected invoices: Python', 'Rejected'],
    ['The last one was rejected: we need Python', 'rejected'],
  ])('%s: whoever reads it cannot tell', (criterion, open) => {
    expect(reading(criterion).open).toContain(open);
  });

  test('what is not desirable is no wish', () => {
    expect(reading('Python, not desirable').open).toEqual(['not']);
  });
});

test('a denial is no part of a name: nobody is known to lack what is not understood', () => {
  expect(reading("Xylo keinen von Nordlicht, da gab's Ärger").understood).not.toContain('Skill: Xylo keinen');
});

/** Whoever is turned away for a lack is asked for what they lack. */
describe('denied twice', () => {
  test.each([
    "Anyone who doesn't know Python is out",
    'Nobody who has not worked with Python, please',
    "I won't interview anybody unless she has worked with Python",
    'It would be pointless to invite someone who lacks Python',
    'Wer nicht mit Python gearbeitet hat, ist raus',
    'Wir stellen niemanden ein, der nicht mit Python gearbeitet hat',
    'Je ne veux personne qui ne connaisse pas Python',
    'Nadie que no sepa Python',
    'Nessuno che non conosca Python',
  ])('%s', (criterion) => {
    expect(reading(criterion)).toEqual({ understood: 'Skill: Python', open: [] });
  });

  test.each(['Nobody who has worked with Python, please', 'nadie que haya usado Python'])(
    '%s: once',
    (criterion) => {
      expect(reading(criterion)).toEqual({ understood: 'Not: Skill: Python', open: [] });
    },
  );
});

/** "Or" between two verbs is no "unless", and "ne … que" no denial. */
describe('once all the same', () => {
  test.each([
    ['Anyone who is or was at Foxglove Foods is out', 'Not: Has worked for Foxglove Foods'],
    ['Nobody who works with or likes Python', 'Not: Skill: Python'],
    [
      'Niemand, der bei oder für Fuchsbau Systemhaus gearbeitet hat',
      'Not: Has worked for Fuchsbau Systemhaus',
    ],
    ['Le client ne veut que des candidats qui connaissent Python', 'Skill: Python'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion).understood).toBe(understood);
  });
});

/** Why something is asked for asks for nothing, wherever it stands. */
describe('reasons before what is asked', () => {
  test.each([
    ['We got burnt last time, so English C1', 'Speaks English (C1 or better)'],
    [
      'letztes Mal sind wir reingefallen, deshalb 3 Jahre Buchhaltung',
      'At least 3 years of work with Accounting',
    ],
    ['nos salió mal, así que Python', 'Skill: Python'],
    [
      '5 years of SAP, so a senior accountant',
      'At least 5 years of work with SAP; and Has had the title senior accountant',
    ],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
});

/** What belongs to a choice, and what stands beside it. */
describe('choices and what is asked beside them', () => {
  test.each([
    ['SAP o Navision + Excel', 'Skill: SAP or Microsoft Dynamics; and Skill: Microsoft Excel'],
    ['React ou Vue, avec TypeScript', 'Skill: React or Vue.js; and Skill: TypeScript'],
    ['Deutsch B1 (Zertifikat nicht nötig)', 'Speaks German (B1 or better)'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
});

describe('times, bounds and days in other words', () => {
  test.each([
    ['a passé cinq ans ou davantage comme cuisinier', 'At least 5 years in a job titled cuisinier'],
    ['ha pasado 5 años como cocinero', 'At least 5 years in a job titled cocinero'],
    ['SAP en los 3 años pasados', 'Skill: SAP (3 años pasados)'],
    ['¿llegan a 7 los años como soldador?', 'At least 7 years in a job titled soldador'],
    ['Expérience bancaire >= 4 ans', 'At least 4 years of work with bancaire'],
    ['trois employeurs au plus en dix ans', 'At most 3 employers (dix ans)'],
    ['Ha cambiado de empresa como mucho una vez en ocho años', 'At most 2 employers (ocho años)'],
    ['Start spätestens 15.03.', 'Could start by 15 March'],
    ['Free from January', 'Could start by January'],
    ['in ten years at most three employers', 'At most 3 employers (ten years)'],
    ['son 10 yılda en fazla 3 işyeri', 'At most 3 employers (son 10 yılda)'],
    ['PMP con scadenza non anteriore a fine 2026', 'Valid certificate or licence: PMP until 2026'],
    ["The client won't budge on this: a bachelor's in law", "Holds a bachelor's degree or higher in law"],
    ["The client doesn't want: PHP", 'Not: Skill: PHP'],
    ["let's cap it at three employers", 'At most 3 employers'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
});
