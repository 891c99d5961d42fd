import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const SPANISH = [
  'Lucía Ferrán Oteiza',
  'lucia.ferran@example.com | 555 0118',
  'Experiencia laboral',
  'Electricista, Montajes Brañal SL, Lugo',
  '2016 – 2021',
  'Mantenimiento eléctrico, Conservas Ardoa SA, Lugo',
  '2021 – actualidad',
  'Certificados',
  'Soporte vital básico, 2025 (válido hasta mayo de 2028)',
  'Trabajos en altura, 2018: caducado, lo dejé caducar',
  'Preaviso: 45 días',
];

const ITALIAN = [
  'Marta Belfiore',
  'marta.belfiore@example.com | 555 0127',
  'Esperienza lavorativa',
  'Sviluppatrice, Vantorre Srl, Torino',
  '2019 – oggi',
  '• code review nel gruppo, Java',
  'Preavviso 60 giorni',
];

const ENGLISH = [
  'Dana Whitlow',
  'dana.whitlow@example.com | 555 0143',
  'Experience',
  'Developer, Brannock Ltd, Leeds',
  '2015 – present',
  '• code reviews, Java',
  'Certificates',
  'Had hazmat, let it lapse in 2024',
  'HCPC registered since 2016',
  'Notice: 3 wks',
];

describe('short forms, units, and asides of a criterion', () => {
  test.each([
    ['es', 'SVB en vigor a día de hoy', 'met'],
    ['es', 'Trabajos en altura en vigor', 'not_met'],
    ['es', 'preaviso máx. 2 meses', 'met'],
    ['es', 'preaviso de 30 días como máximo', 'not_met'],
    // what counts as the trade, a person has to say
    ['es', 'más de ocho años de electricista', 'not_stated'],
    ['es', 'más de 30 años de electricista', 'not_met'],
    ['it', 'preavviso non oltre i due mesi', 'met'],
    ['it', 'preavviso max 30gg', 'not_met'],
    ['it', 'Java, senza eccezioni', 'met'],
    ['it', 'Java, non negoziabile', 'met'],
    ['en', '5yrs of Java', 'met'],
    ['en', 'available within 1 mth', 'met'],
    ['en', 'available within 2wks', 'not_met'],
    ['en', 'HCPC registered, no exceptions', 'met'],
    ['en', 'Current hazmat endorsement', 'not_met'],
  ])('%s: %s: %s', (language, criterion, finding) => {
    const resume = { es: SPANISH, it: ITALIAN, en: ENGLISH }[language] ?? [];
    expect(answer(criterion, resume).finding).toBe(finding);
  });

  test('"without" denies only what follows it, where nothing there is understood', () => {
    expect(answer('Code reviews without vanity', ENGLISH).finding).not.toBe('not_met');
    expect(answer('Kubernetes without vanity', ENGLISH).finding).not.toBe('met');
  });
});
