import { bareResumeWith, describeAsked, describeFindings } from './tables.ts';

/** Ways to ask for a class, lines of who has it, and lines of who has another one or names something else so. */
type Rows = {
  readonly heading: string;
  readonly asked: readonly string[];
  readonly held: readonly string[];
  readonly others: readonly string[];
  /** Lines that leave it open. */
  readonly open?: readonly string[];
};

const CLASSES: readonly Rows[] = [
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse B'],
    held: ['Führerschein Klasse C, CE', 'Führerschein C1, D', 'Führerschein Klasse BE'],
    others: ['Führerschein A1', 'Führerschein Klasse B gültig bis 2019'],
    open: ['Ausbilder für den Führerschein Klasse B'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse C1'],
    held: ['Führerschein C', 'Führerschein CE'],
    others: ['Führerschein BE', 'Führerschein D'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse A1'],
    held: ['Führerschein A', 'Führerschein A2, B'],
    others: ['Führerschein B'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse CE'],
    held: ['Führerschein C + E'],
    others: ['Führerschein C', 'Führerschein D + E'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse T'],
    held: ['Führerschein B, T', 'Führerschein CE'],
    others: ['Führerschein B'],
  },
  {
    heading: 'Kenntnisse',
    asked: ['Führerschein Klasse C'],
    held: ['Führerschein Kl. C', 'Führerschein: B, C, Excel', 'Führerschein Klasse C, gültig bis 2031'],
    others: ['Führerschein B, C++ und Java', 'Führerschein Klasse C gültig bis 2019'],
    open: ['Führerschein, C, C++ und Java', 'Führerschein, C/C++', 'Führerschein C#'],
  },
  {
    heading: 'Other',
    asked: ['Driving licence class C'],
    held: ['Driving licence class C since 2019', 'Driving licence class C valid until 2031'],
    others: ['Driving licence class C valid until 2019', 'Driving licence class C lost in 2019'],
    open: ['Google Drive, C, C++, Java', 'Taught learners for the driving licence class C'],
  },
  {
    heading: 'Other',
    asked: ['Driving licence class A', 'Driving licence category A'],
    held: ['Driving licence cat. A', 'Driving licence: A. Reliable'],
    others: ['Driving licence B'],
    open: ['Driving licence. A reliable team player', 'Drive A/B tests'],
  },
  {
    heading: 'Other',
    asked: ['Driving licence class C1'],
    held: ['Driving licence C1'],
    others: ['Driving licence B, B.Sc. Biology'],
    open: ['Driving licence, C1 English', 'English C1 and driving licence', 'Driving licence, B.Sc. Biology'],
  },
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
  {
    heading: 'Other',
    asked: ['Class 2 licence', 'C licence (class 2)'],
    held: ['Licence: C, CE, B', 'HGV Class 1 licence', 'Driving licence: C'],
    others: ['Driving licence: B'],
    open: ['Permit: C', 'Class 2 lessons for a driving school of dancers'],
  },
  {
    heading: 'Other',
    asked: ['C and CE licence', 'Class 1 licence'],
    held: ['Licence: C, CE, B', 'Licences: CE'],
    others: ['Licence: C, C1'],
  },
];

for (const { heading, asked, held, others, open = [] } of CLASSES) {
  describeAsked('classes of a licence', heading, asked, { met: held, not_met: others, not_stated: open });
}

describeFindings('a licence of which two lines speak', (said) => bareResumeWith('Other', said), [
  [
    'Driving licence class C',
    ['Driving licence class C expired in 2019', 'Driving licence class C renewed in 2025'],
    'met',
  ],
]);
