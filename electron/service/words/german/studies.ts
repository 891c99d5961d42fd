import { lookUp } from './lists.ts';

/** Fächer, wie der Dienst sie nennt (die erste Form je Zeile von resources/lexicon/fields.csv), nach „in“. */
export const STUDIES: Readonly<Record<string, string>> = {
  'computer science': 'Informatik',
  'data science': 'Data Science',
  mathematics: 'Mathematik',
  statistics: 'Statistik',
  physics: 'Physik',
  chemistry: 'Chemie',
  biology: 'Biologie',
  engineering: 'Ingenieurwissenschaften',
  'mechanical engineering': 'Maschinenbau',
  'electrical engineering': 'Elektrotechnik',
  'civil engineering': 'Bauingenieurwesen',
  'chemical engineering': 'Verfahrenstechnik',
  'industrial engineering': 'Wirtschaftsingenieurwesen',
  technical: 'einem technischen Fach',
  business: 'Betriebswirtschaft',
  economics: 'Volkswirtschaft',
  finance: 'Finanzwirtschaft',
  accounting: 'Rechnungswesen',
  marketing: 'Marketing',
  'human resources': 'Personalwesen',
  law: 'Rechtswissenschaften',
  nursing: 'Pflege',
  medicine: 'Medizin',
  pharmacy: 'Pharmazie',
  physiotherapy: 'Physiotherapie',
  'public health': 'Public Health',
  'health sciences': 'Gesundheitswissenschaften',
  psychology: 'Psychologie',
  'social work': 'Sozialer Arbeit',
  education: 'Pädagogik',
  linguistics: 'Sprachwissenschaft',
  history: 'Geschichte',
  philosophy: 'Philosophie',
  'political science': 'Politikwissenschaft',
  sociology: 'Soziologie',
  communications: 'Kommunikationswissenschaft',
  journalism: 'Journalismus',
  architecture: 'Architektur',
  design: 'Design',
  hci: 'Mensch-Computer-Interaktion',
  music: 'Musik',
  'fine arts': 'Bildender Kunst',
  tourism: 'Tourismus',
  hospitality: 'Hotelmanagement',
  'culinary arts': 'Kochkunst',
  agriculture: 'Agrarwissenschaften',
  'environmental science': 'Umweltwissenschaften',
  logistics: 'Logistik',
};

const named = lookUp(STUDIES);
export const addStudies = named.add;

/** „Informatik“; undefined für alles, was kein Fach aus den Listen des Dienstes ist. */
export const studyInGerman = (english: string): string | undefined => named(english.toLowerCase());
