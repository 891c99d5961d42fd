// Warum ein Kriterium abgelehnt wird oder keine Antwort hat, nach den Codes (criteria/sentences/failures.ts).

import type { Sentences } from './criterion_names.ts';

/** Wonach niemand beurteilt wird, und was gefragt werden kann. */
const SUBJECTS: Readonly<Record<string, readonly [name: string, instead: string]>> = {
  age: ['das Alter', 'Gefragt werden kann nach Jahren an Erfahrung oder nach einer Qualifikation.'],
  sex: ['das Geschlecht', 'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.'],
  parenthood: [
    'Schwangerschaft oder Elternschaft',
    'Gefragt werden kann nach den Zeiten oder Reisen, die die Stelle verlangt.',
  ],
  religion: [
    'Religion oder Weltanschauung',
    'Gefragt werden kann nach den Arbeitstagen, die die Stelle verlangt, oder nach Kenntnissen des Fachs.',
  ],
  origin: [
    'Herkunft oder Staatsangehörigkeit',
    'Gefragt werden kann nach der Arbeitserlaubnis oder nach einer Sprache und ihrem Niveau.',
  ],
  family: ['den Familienstand', 'Gefragt werden kann nach den Zeiten oder Reisen, die die Stelle verlangt.'],
  health: [
    'Behinderung oder Gesundheit',
    'Gefragt werden kann, ob die Person eine bestimmte Aufgabe erledigen kann, wo nötig mit Anpassungen.',
  ],
  orientation: ['die sexuelle Orientierung', 'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.'],
  union: [
    'eine Gewerkschaft',
    'Bitte weglassen: es ist kein Grund, jemanden auszuwählen. Nach Erfahrung mit Arbeitsbeziehungen darf gefragt werden.',
  ],
  politics: ['politische Ansichten', 'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.'],
  looks: ['das Aussehen oder ein Foto', 'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.'],
};

export const FAILURES: Sentences = {
  ...Object.fromEntries(
    Object.entries(SUBJECTS).map(([subject, [name, instead]]) => [
      `protected.${subject}`,
      () => `Dieses Kriterium betrifft ${name}; danach beurteilt Longlist niemanden. ${instead}`,
    ]),
  ),
  no_text: () =>
    'Der Lebenslauf enthält keinen lesbaren Text. Bitte einen hinzufügen, dessen Text sich lesen lässt.',
  no_file: () => 'Es gibt keine Datei zu lesen. Bitte einen Lebenslauf hinzufügen.',
  unreadable: ({ cause }) => `Keine Datei der Person ließ sich lesen: ${cause}`,
  engine_error: ({ cause }) => `Das Kriterium ließ sich nicht prüfen: ${cause}. Bitte anders formulieren.`,
  no_answer: ({ cause }) => `Es kam keine Antwort: ${cause} Bitte neu prüfen oder anders formulieren.`,
};
