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
