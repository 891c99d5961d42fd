import { describe, expect, it } from 'vitest';
import { normalize } from '#service/intelligence/criteria/clause.ts';

/** Criteria of other languages and the English frame they are read in; names, titles and skills stay. */
const TURNED: readonly (readonly [english: string, prompts: readonly string[]])[] = [
  [
    'lives in Munich',
    ['Wohnt in München', 'Wohnt die Kandidatin in München?', 'Wohnhaft in München', 'Wohnort: München'],
  ],
  ['lives in or near Munich', ['Lebt in oder um München', 'Wohnt in der Nähe von München']],
  ['lives in Lyon ou aux environs', ['Habite à Lyon ou aux environs']],
  [
    'lives in Madrid',
    ['¿Vive en Madrid?', 'Reside en Madrid', '¿Vive la candidata en Madrid?', 'Domiciliada en Madrid'],
  ],
  [
    'lives in Lyon',
    ['Habite à Lyon', 'Réside à Lyon', 'Domiciliée à Lyon', 'Le candidat habite-t-il à Lyon ?'],
  ],
  ['lives in Switzerland', ['Wohnsitz in der Schweiz', 'Réside en Suisse', 'Vive en Suiza']],
  [
    'willing to relocate to Stuttgart',
    [
      'Würde nach Stuttgart umziehen',
      'Würde für die Stelle nach Stuttgart ziehen',
      'Prête à déménager à Stuttgart',
      'Dispuesta a mudarse a Stuttgart',
    ],
  ],
  [
    'worked at Beispiel AG',
    [
      'Hat bei Beispiel AG gearbeitet',
      'War schon einmal bei Beispiel AG angestellt',
      'A déjà travaillé chez Beispiel AG',
      'Ha trabajado para Beispiel AG',
    ],
  ],
  [
    'has never worked in Switzerland',
    [
      'Hat noch nie in der Schweiz gearbeitet',
      "N'a jamais travaillé en Suisse",
      'Nunca ha trabajado en Suiza',
    ],
  ],
  [
    'degree in computer science',
    [
      'Informatikstudium abgeschlossen',
      'Abgeschlossenes Informatik-Studium',
      'Diplôme en informatique',
      'Grado en informática terminado',
      'Título en informática',
    ],
  ],
  ['managed 12 people', ['Hat 12 Mitarbeiter geführt', '12 Leute geführt']],
  [
    'managed a team of 4 people',
    [
      'Hat ein Team von 4 Mitarbeitern geleitet',
      'A encadré une équipe de 4 personnes',
      'Ha dirigido un equipo de 4 personas',
    ],
  ],
  [
    'EU citizen',
    [
      'EU-Bürger',
      'EU-Staatsbürgerin',
      "Ressortissante d'un pays de l'Union européenne",
      'Tiene nacionalidad de la UE',
    ],
  ],
];

describe('criteria of other languages', () => {
  for (const [english, prompts] of TURNED) {
    for (const prompt of prompts) {
      it(prompt, () => {
        expect(normalize(prompt)).toBe(english);
      });
    }
  }

  for (const prompt of [
    'Lives in Madrid',
    'Habitat for Humanity',
    'Has worked at Leiter AG',
    'Team Leiter',
  ]) {
    it(`${prompt} stays`, () => {
      expect(normalize(prompt)).toBe(prompt);
    });
  }
});
