import { describeFindings } from './tables.ts';
import { resume } from './resumes.ts';

/** A trade shows its industry, whatever the firm is called. */
const job = (lines: readonly string[]): ReturnType<typeof resume> =>
  resume(['Robin Example', 'robin@example.com', ...lines]);

const as = (heading: string, title: string, now: string): readonly string[] => [
  heading,
  `${title}, Fernhill`,
  `05/2021 - ${now}`,
];

describeFindings('trades of an industry', job, [
  ['Erfahrung in der Gastronomie', as('Berufserfahrung', 'Kellnerin', 'heute'), 'met'],
  ['Erfahrung in der Gastronomie', as('Berufserfahrung', 'Maurer', 'heute'), 'not_met'],
  ['Baubranche', as('Berufserfahrung', 'Maurer', 'heute'), 'met'],
  ['expérience en restauration', as('Expérience professionnelle', 'Serveuse', 'aujourd’hui'), 'met'],
  ['vient du bâtiment', as('Expérience professionnelle', 'Maçon', 'aujourd’hui'), 'met'],
  ['vient du bâtiment', as('Expérience professionnelle', 'Serveuse', 'aujourd’hui'), 'not_met'],
  ['experiencia en hostelería', as('Experiencia laboral', 'Camarera', 'actualidad'), 'met'],
  ['sector de la construcción', as('Experiencia laboral', 'Albañil', 'actualidad'), 'met'],
  ['sector de la construcción', as('Experiencia laboral', 'Camarera', 'actualidad'), 'not_met'],
  ['esperienza nella ristorazione', as('Esperienza professionale', 'Cameriera', 'oggi'), 'met'],
  ['settore edile', as('Esperienza professionale', 'Muratore', 'oggi'), 'met'],
  ['restoran sektöründe deneyim', as('İş Deneyimi', 'Garson', 'devam ediyor'), 'met'],
  ['inşaat sektöründen gelen', as('İş Deneyimi', 'Duvarcı ustası', 'devam ediyor'), 'met'],
]);

describeFindings('who helps somebody of a title does not hold it', job, [
  [
    'cinco años de contable',
    ['Experiencia laboral', 'Auxiliar contable, Fernhill', '01/2015 - actualidad'],
    'not_met',
  ],
  [
    'cinco años de auxiliar contable',
    ['Experiencia laboral', 'Auxiliar contable, Fernhill', '01/2015 - actualidad'],
    'met',
  ],
  ['cinco años de contable', ['Experiencia laboral', 'Contable, Fernhill', '01/2015 - actualidad'], 'met'],
]);

const at = (heading: string, job_and_firm: string, now: string): readonly string[] => [
  heading,
  job_and_firm,
  `05/2021 - ${now}`,
];

/** A maker of parts is of the industry it makes them for, and its name says so. */
describeFindings('firms that have the parts of cars in their name', job, [
  ['Automotive experience', at('Experience', 'Quality technician, Fernhill Auto Parts', 'present'), 'met'],
  ['Automotive experience', at('Experience', 'Quality technician, Fernhill Glass', 'present'), 'not_met'],
  ['Experiencia en automotriz', at('Experiencia', 'Técnica, Autopartes Fernhill', 'actualidad'), 'met'],
  ['Experiencia en automotriz', at('Experiencia', 'Técnica, Vidrios Fernhill', 'actualidad'), 'not_met'],
  ['Automobilbranche', at('Berufserfahrung', 'Technikerin, Autoteile Fernhill', 'heute'), 'met'],
  ['secteur automobile', at('Expérience', 'Technicienne, Pièces Auto Fernhill', 'aujourd’hui'), 'met'],
  ['settore automobilistico', at('Esperienza', 'Tecnica, Ricambi Auto Fernhill', 'oggi'), 'met'],
]);
