import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const FRAMES = {
  en: ['Experience', 'Clerk, Brannock Ltd, Sheffield', 'March 2019 – present', 'Certificates'],
  de: ['Berufserfahrung', 'Sachbearbeiterin, Brannock GmbH, Kassel', '03/2019 – heute', 'Zertifikate'],
  fr: ['Expérience professionnelle', 'Employée, Brannock SA, Lyon', 'mars 2019 – présent', 'Certificats'],
  es: ['Experiencia laboral', 'Empleada, Brannock SL, Sevilla', 'marzo 2019 – actualidad', 'Certificados'],
  it: ['Esperienza lavorativa', 'Impiegata, Brannock Srl, Torino', 'marzo 2019 – presente', 'Certificati'],
  tr: ['İş Deneyimi', 'Büro Memuru, Brannock A.Ş., Bursa', 'Mart 2019 – günümüz', 'Sertifikalar'],
} as const;

const finding = (language: keyof typeof FRAMES, line: string, prompt: string): string => {
  const [experience, job, dates, certificates] = FRAMES[language];
  const lines = [
    'Tessa Wolverley',
    'tessa.wolverley@example.com',
    experience,
    job,
    dates,
    certificates,
    line,
  ];
  return answer(prompt, lines).finding;
};

describe('a driving licence is found by its class, by what is driven, or by the word alone', () => {
  test.each([
    ['en', 'I hold a C+E licence.', 'class CE driving licence'],
    ['en', 'Category C+E', 'HGV Class 1'],
    ['en', 'Driving licence: B, C, CE', 'category C+E'],
    ['en', 'Licence: B', 'driving licence'],
    ['en', 'Full UK driving licence', 'category B licence'],
    ['de', 'Ich besitze einen Führerschein der Klasse B.', 'Führerschein Klasse B'],
    ['de', 'Führerscheinklassen: B, BE', 'Führerschein'],
    ['de', 'Autoführerschein', 'Klasse B'],
    ['de', 'Fahrerlaubnis der Klassen C und CE', 'Lkw-Führerschein'],
    ['de', 'Lkw-Führerschein (CE)', 'Führerschein CE'],
    ['fr', "J'ai le permis B.", 'permis de catégorie B'],
    ['fr', 'Permis B, C, CE, FIMO', 'permis poids lourd'],
    ['fr', 'Permis PL', 'permis C'],
    ['es', 'Licencia de conducir clase B', 'carnet de conducir'],
    ['es', 'Licencia de conducir B1', 'carnet de conducir'],
    ['es', 'Carnet de camión', 'carnet clase C'],
    ['it', 'Patente B', 'patente auto'],
    ['tr', 'B sınıfı ehliyetim var.', 'sürücü ehliyeti'],
    ['tr', 'C sınıfı ehliyet', 'ağır vasıta ehliyeti'],
  ] as const)('%s: %s – %s', (language, line, prompt) => expect(finding(language, line, prompt)).toBe('met'));
});

describe('a licence of another class, or one somebody is only getting, is none', () => {
  test.each([
    ['en', 'Provisional driving licence', 'driving licence'],
    ['en', 'HGV Class 2 licence', 'HGV Class 1'],
    ['en', 'Clean licence, no car', 'has a car'],
    ['en', 'Permit: C', 'C licence (class 2)'],
    ['de', 'Mache gerade den Führerschein Klasse B.', 'Führerschein Klasse B'],
    ['de', 'Führerschein Klasse AM', 'Führerschein'],
    ['de', 'Führerschein Klasse B1', 'Führerschein'],
    ['de', 'Lkw-Führerschein in Planung', 'Führerschein CE'],
    ['de', 'Pkw-Führerschein', 'Lkw-Führerschein'],
    ['fr', 'Permis AM', 'permis de conduire'],
    ['fr', 'Permis poids lourd en cours de passage', 'permis poids lourd'],
    ['es', 'Me estoy sacando el carnet de conducir.', 'carnet de conducir'],
    ['es', 'Sacándome el carnet C.', 'carnet C'],
    ['it', 'Sto prendendo la patente B.', 'patente B'],
    ['tr', 'B sınıfı ehliyet', 'kamyon ehliyeti'],
  ] as const)('%s: %s – %s', (language, line, prompt) =>
    expect(finding(language, line, prompt)).not.toBe('met'),
  );
});

describe('a course with a date that has passed, or among certificates, is over', () => {
  test.each([
    ['de', 'Erste-Hilfe-Kurs, 03/2025', 'Ersthelfer', 'met'],
    ['de', 'Ersthelferausbildung 2025', 'ausgebildeter Ersthelfer', 'met'],
    ['es', 'Curso de manipulador de alimentos, 2025', 'carné de manipulador de alimentos', 'met'],
    ['it', 'Corso di primo soccorso aziendale, 2025', 'attestato di primo soccorso', 'met'],
    ['it', 'Corso HACCP, 2025', 'attestato HACCP', 'met'],
    ['de', 'Erste-Hilfe-Kurs, 03/2027', 'Ersthelfer', 'not_met'],
    ['de', 'Erste-Hilfe-Kurs, begonnen 10/2026', 'Ersthelfer', 'not_met'],
    ['es', 'Curso de manipulador de alimentos en curso', 'carné de manipulador de alimentos', 'not_met'],
  ] as const)('%s: %s – %s: %s', (language, line, prompt, expected) =>
    expect(finding(language, line, prompt)).toBe(expected),
  );
});

/** The same line as a bullet of the job. */
const atWork = (language: keyof typeof FRAMES, line: string, prompt: string): string => {
  const [experience, job, dates] = FRAMES[language];
  const lines = ['Tessa Wolverley', 'tessa.wolverley@example.com', experience, job, dates, `• ${line}`];
  return answer(prompt, lines).finding;
};

describe('people who are led, in nouns and in verbs behind them', () => {
  test.each([
    ['en', 'Management of eight people', 'managed five or more people', 'met'],
    ['en', 'Team leader with a team of eight', 'led a team of at least five', 'met'],
    ['de', 'Teamleiterin mit acht Mitarbeitenden', 'mindestens 5 Mitarbeiter geführt', 'met'],
    ['de', 'Führung von 8 Mitarbeitern', 'Teamleitung', 'met'],
    ['fr', 'Management de 8 personnes', 'a dirigé au moins cinq personnes', 'met'],
    ['fr', 'Équipe de 8 personnes encadrée', "management d'équipe", 'met'],
    ['es', 'Gestión de 8 personas', 'gestión de equipos', 'met'],
    ['tr', '8 çalışandan sorumlu', 'ekip yönetimi', 'met'],
    ['it', 'Lavoro in un team di otto persone', 'ha guidato un team', 'not_stated'],
    ['fr', "Membre d'une équipe de huit personnes", 'a encadré une équipe', 'not_stated'],
  ] as const)('%s: %s – %s: %s', (language, line, prompt, expected) =>
    expect(atWork(language, line, prompt)).toBe(expected),
  );
});
