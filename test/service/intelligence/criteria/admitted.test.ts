import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const jobs = {
  de: ['Berufserfahrung', 'Tischler, Werkstatt Lindenhof', 'März 2018 - heute', '• Möbel nach Maß gebaut'],
  en: ['Experience', 'Bookkeeper, Fernhill Works', 'Mar 2018 - Present', '• Closed the books each month'],
  es: ['Experiencia', 'Peón, Obras Ejemplo', 'marzo 2018 - actualidad', '• Encofrado y limpieza de obra'],
  fr: ['Expérience', 'Infirmière, Hôpital des Tilleuls', 'mars 2018 - présent', '• Suivi des patients'],
  tr: ['Deneyim', 'Muhasebeci, Örnek Ltd', 'Mart 2018 - halen', '• Beyanname hazırladı'],
};

/** Whoever was admitted to what leads to a paper does not hold the paper. */
describe('admitted and not yet qualified', () => {
  test.each([
    ['de', 'Meisterbrief', 'Meister: zum Lehrgang zugelassen', 'not_met'],
    ['en', 'CPA', 'CPA: offered a place for spring', 'not_met'],
    ['es', 'Certificado PRL', 'PRL: admitida en el curso', 'not_met'],
    ['fr', 'IPA diplômée', 'IPA : admise en M1, rentrée 2027', 'not_met'],
    ['fr', 'Titulaire du CACES 3', 'CACES 3 : admis à la formation', 'not_met'],
    ['fr', 'Titulaire du CACES 3', 'CACES 3 obtenu en 2022', 'met'],
    ['tr', 'SMMM ruhsatı olan', 'SMMM stajı tamam, ruhsat henüz yok', 'not_met'],
    ['tr', 'SMMM ruhsatı olan', 'SMMM ruhsatı 2019', 'met'],
  ] as const)('%s, %s: %s', (language, criterion, line, finding) => {
    const lines = ['Robin Example', 'robin@example.com', ...jobs[language], line];
    expect(answer(criterion, lines).finding).toBe(finding);
  });
});
