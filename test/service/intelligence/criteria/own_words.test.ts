import { describe, expect, test } from 'vitest';
import { answer, reading } from './judge.ts';

/** What recruiters in Spain, Latin America, Italy and Turkey call things, in kinds that no other table has. */
describe('words of one language', () => {
  test.each([
    // five years, ten years
    ['Lleva más de un lustro en la misma empresa', 'More than 5 years with one employer'],
    ['Al menos dos lustros en el sector conservero', 'At least 10 years of work with sector conservero'],
    ['un lustro nelle macchine utensili', 'At least 5 years of work with macchine utensili'],
    ['Un decennio negli acquisti', 'At least 10 years of work with Purchasing'],
    // what opens with "besides" asks for both
    ['Aparte del inglés, ¿habla portugués?', 'Speaks English and Portuguese'],
    ['Aside from Java, knows Python', 'Skill: Java and Python'],
    // who once worked somewhere is turned away
    ['Excluir exempleados de Conservas Illa de Ons', 'Not: Has worked for Conservas Illa de Ons'],
    ['El cliente no quiere a nadie de Transportes Oliva', 'Not: Has worked for Transportes Oliva'],
    ['Abstenerse extrabajadores de Transportes Oliva', 'Not: Has worked for Transportes Oliva'],
    ['Astenersi ex dipendenti Trasporti Galbiati', 'Not: Has worked for Trasporti Galbiati'],
    ["Akdeniz Nakliyat'tan gelenler olmaz", 'Not: Has worked for Akdeniz Nakliyat'],
    // unions and countries by their letters, which mean something else elsewhere
    ["AB'de çalışma izni", 'Is permitted to work in EU'],
    ['Permiso de trabajo en la UE', 'Is permitted to work in EU'],
    ['AB testing', 'Skill: A/B testing'],
    // names of places that begin with a small word, go on, or stand in no list
    ['Que sea de Buenos Aires', 'Lives in Buenos Aires'],
    ['Que viva en la provincia de A Coruña', 'Lives in A Coruña'],
    ['Zona Rosario o alrededores', 'Lives in or near Rosario'],
    ['Based in Dundee, please', 'Lives in Dundee'],
    // to be willing to live somewhere is to move there
    ['Dispuesta a vivir en Sevilla', 'What the resume says of whether the person would relocate: Sevilla'],
    ['Willing to live in Leeds', 'What the resume says of whether the person would relocate: Leeds'],
    // classes of Latin America
    ['Licencia C2', 'What the resume says of whether the person holds a driving licence: C2'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
});

const es = [
  'Robin Vale',
  'Sevilla, España',
  'robin@example.com',
  'Experiencia',
  'Peón, Obras Ejemplo',
  'marzo 2018 - actualidad',
];
const tr = [
  'Robin Vale',
  'robin@example.com',
  'Deneyim',
  'Muhasebeci, Örnek Ltd',
  'Mart 2018 - halen',
  '• Beyanname hazırladı',
];
const it = [
  'Robin Vale',
  'robin@example.com',
  'Esperienza',
  'Buyer, Officine Esempio',
  'marzo 2018 - oggi',
  '• Trattative',
];

describe('what a resume says in these words', () => {
  test.each([
    // yes to one place, no to another
    [es, '¿se cambiaría a Monterrey?', 'Me mudaría a Monterrey o Guadalajara, no a Puebla', 'met'],
    [es, 'Dispuesto a radicar en Guadalajara', 'Me mudaría a Monterrey o Guadalajara, no a Puebla', 'met'],
    [es, 'Dispuesto a mudarse a Puebla', 'Me mudaría a Monterrey o Guadalajara, no a Puebla', 'not_met'],
    [tr, "İstanbul'a taşınabilecek", "İstanbul'a taşınabilirim, Ankara'ya hayır", 'met'],
    [tr, "Ankara'ya taşınabilecek", "İstanbul'a taşınabilirim, Ankara'ya hayır", 'not_met'],
    [it, 'Disposta a trasferirsi a Brescia', "Mi trasferirei a Milano o Brescia, non all'estero", 'met'],
    // sentences that end with a class, a share or a year
    [es, 'Con movilidad propia', 'Permiso B. Vehículo propio.', 'met'],
    [es, 'Registro de conducir', 'Registro de conducir B1. Movilidad propia.', 'met'],
    [es, 'Licencia C3', 'Licencia de conducción C2 al día', 'not_met'],
    // levels in words
    [es, 'Portugués fluido', 'Portugués con soltura', 'met'],
    [es, 'Inglés fluido', 'Inglés: lectura técnica', 'not_met'],
    [tr, 'Almanca akıcı', 'Almanca: derdimi anlatacak kadar', 'not_met'],
    // citizens
    [tr, "AB'de çalışma izni", 'T.C. vatandaşı', 'not_stated'],
    [es, 'Permiso de trabajo en México', 'Mexicano, con visa TN tramitándose', 'met'],
    [it, 'Cittadinanza UE', 'Cittadino italiano', 'met'],
    // who leads nobody
    [es, 'Con personal a cargo', 'No tengo personal a cargo', 'not_met'],
    // what is done for pleasure
    [es, 'Rust a nivel profesional', 'En mis ratos libres programo en Rust', 'not_met'],
  ] as const)('%#. %s: %s', (lines, criterion, line, finding) => {
    expect(answer(criterion, [...lines, 'Idiomas', line]).finding).toBe(finding);
  });
});
