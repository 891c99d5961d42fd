import { describeFindings, type Case } from './tables.ts';
import { resume } from './resumes.ts';

/** Ways to ask for a class, lines of who has it, and lines of who has another one or names something else so. */
type Rows = {
  readonly heading: string;
  readonly asked: readonly string[];
  readonly held: readonly string[];
  readonly others: readonly string[];
};

const CLASSES: readonly Rows[] = [
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse CE', 'Führerschein der Klasse CE', 'FS Kl. CE'],
    held: [
      'Führerschein: B, C, CE',
      'Führerschein Klasse B, C, CE',
      'Führerscheine: B, BE, CE',
      'Führerschein CE seit 2015',
    ],
    others: [
      'Führerschein: B, BE (kein C/CE)',
      'Führerschein: B, BE',
      'Führerschein Klasse B',
      'CE-Kennzeichnung von Maschinen; Führerschein Klasse B',
      'Führerschein CE geplant',
    ],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse C'],
    held: ['Führerschein: B, C', 'Führerschein C, CE', 'Führerschein Klasse B/C/CE'],
    others: ['Führerschein: B, BE (kein C/CE)', 'Führerschein: B', 'Führerschein: B; Programmierung in C'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein der Klasse C oder CE', 'Führerschein C/CE'],
    held: ['Führerschein: B, C', 'Führerschein Klasse CE'],
    others: ['Führerschein: B, BE (kein C/CE)', 'Führerschein: B'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse B', 'FS Klasse B'],
    held: [
      'Führerschein Klasse B',
      'Führerschein: B, BE',
      'Führerschein: Klassen B und C',
      'Fahrerlaubnis B',
    ],
    others: ['kein Führerschein', 'Führerschein: A1'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein BE', 'Führerschein Klasse BE'],
    held: ['Führerschein: B, BE (kein C/CE)'],
    others: ['Führerschein: B'],
  },
  {
    heading: 'Other',
    asked: ['Driving licence category C1', 'Category C1 driving licence'],
    held: ['Driving licence: B, C1', 'Driving licence (categories B and C1)'],
    others: ['Driving licence: B', 'English C1; driving licence B'],
  },
  {
    heading: 'Other',
    asked: ['Driving licence category CE'],
    held: ['Driving licence categories B, C, CE', 'Driving licence: C+E'],
    others: ['Driving licence: B', 'Driving licence: C'],
  },
  {
    heading: 'Divers',
    asked: ['Permis CE', 'Permis de conduire catégorie CE'],
    held: ['Permis : B, C, CE', 'Permis B, C et CE'],
    others: ['Permis B', 'Permis : B, BE (pas de C/CE)', 'Marquage CE ; permis B'],
  },
  { heading: 'Divers', asked: ['Permis C'], held: ['Permis B et C', 'Permis : B, C'], others: ['Permis B'] },
  {
    heading: 'Divers',
    asked: ['Permis B'],
    held: ['Permis B, véhiculée', 'Permis A et B'],
    others: ['Sans permis', 'Permis A'],
  },
  {
    heading: 'Otros datos',
    asked: ['Carné de conducir C', 'Permiso de conducir clase C', 'Permiso C'],
    held: ['Permiso de conducción: B, C', 'Carné de conducir B y C'],
    others: ['Permiso de conducción: B', 'Carné B'],
  },
  {
    heading: 'Otros datos',
    asked: ['Carné C+E', 'Permiso de conducir C+E'],
    held: ['Permiso de conducir: C+E', 'Carné de conducir: B, C, C+E'],
    others: ['Permiso de conducir: B'],
  },
  {
    heading: 'Altro',
    asked: ['Patente C', 'Patente di guida categoria C'],
    held: ['Patente B e C', 'Patenti: B, C'],
    others: ['Patente B'],
  },
  {
    heading: 'Altro',
    asked: ['Patente CE', 'Patente di categoria CE'],
    held: ['Patente: B, C, CE'],
    others: ['Patente B', 'Marcatura CE; patente B'],
  },
  {
    heading: 'Overig',
    asked: ['Rijbewijs CE', 'Rijbewijs C', 'Rijbewijs categorie CE'],
    held: ['Rijbewijs: B, C, CE'],
    others: ['Rijbewijs: B (eigen auto)', 'Rijbewijs B', 'CE-markering; rijbewijs B'],
  },
  { heading: 'Overig', asked: ['Rijbewijs BE'], held: ['Rijbewijs: B, BE'], others: ['Rijbewijs B'] },
  {
    heading: 'Overig',
    asked: ['Rijbewijs B', 'In bezit van rijbewijs B'],
    held: ['Rijbewijs: B (eigen auto)', 'Rijbewijs B, BE'],
    others: ['Geen rijbewijs'],
  },
  {
    heading: 'Outros',
    asked: ['Carta de condução C', 'Carta de condução categoria C'],
    held: ['Carta de condução: B, C', 'Carta de condução B e C'],
    others: ['Carta de condução B'],
  },
  {
    heading: 'Dodatkowe informacje',
    asked: ['Prawo jazdy kat. C', 'Prawo jazdy kategorii C'],
    held: ['Prawo jazdy kat. B, C', 'Prawo jazdy: B, C'],
    others: ['Prawo jazdy kat. B'],
  },
  {
    heading: 'Dodatkowe informacje',
    asked: ['Prawo jazdy kat. C+E'],
    held: ['Prawo jazdy kat. B, C, C+E', 'Prawo jazdy kat. C+E'],
    others: ['Prawo jazdy kat. B'],
  },
  {
    heading: 'Alte informații',
    asked: ['Permis de conducere categoria C', 'Permis categoria C'],
    held: ['Permis de conducere: B, C', 'Permis de conducere categoriile B și C'],
    others: ['Permis de conducere categoria B'],
  },
  {
    heading: 'Diğer',
    asked: ['C sınıfı ehliyet', 'C sınıfı sürücü belgesi'],
    held: ['Ehliyet: B, C', 'B ve C sınıfı ehliyet', 'C sınıfı ehliyet'],
    others: ['B sınıfı ehliyet'],
  },
  {
    heading: 'Diğer',
    asked: ['CE sınıfı ehliyet'],
    held: ['Ehliyet: B, C, CE'],
    others: ['B sınıfı ehliyet'],
  },
];

const lines = (heading: string, said: readonly string[]): readonly string[] => [
  'Robin Example',
  'robin@example.com',
  'Experience',
  'Coordinator, Fernhill Works',
  'Mar 2020 - Present',
  heading,
  ...said,
];

for (const { heading, asked, held, others } of CLASSES) {
  const rows = (said: readonly string[], finding: 'met' | 'not_met'): Case[] =>
    said.flatMap((line) => asked.map((prompt): Case => [prompt, [line], finding]));
  describeFindings(`classes of a licence: ${asked[0] ?? ''}`, (said) => resume(lines(heading, said)), [
    ...rows(held, 'met'),
    ...rows(others, 'not_met'),
  ]);
}
