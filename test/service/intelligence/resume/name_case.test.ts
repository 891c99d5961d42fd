import { describe, expect, it } from 'vitest';
import { ordinaryCase } from '#service/intelligence/resume/name_case.ts';

describe('a name in capitals or small letters', () => {
  it.each([
    ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
    ["JEAN-PIERRE O'NEILL", "Jean-Pierre O'Neill"],
    ['SINÉAD O’HARA', 'Sinéad O’Hara'],
    ['RONALD MCDONALD', 'Ronald McDonald'],
    ['ANA MACIAS', 'Ana Macias'],
    ['MAARTEN VAN DER HOEVE', 'Maarten van der Hoeve'],
    ['LUDWIG VON DER TANN', 'Ludwig von der Tann'],
    ['DE LA CRUZ, MARIA', 'De la Cruz, Maria'],
    ['NGUYEN VAN MINH', 'Nguyen Van Minh'],
    ['HENRY FORD III', 'Henry Ford III'],
    ['HENRY FORD JR.', 'Henry Ford Jr.'],
    ['J.R.R. TOLKIEN', 'J.R.R. Tolkien'],
    ['JOHN Q. PUBLIC', 'John Q. Public'],
    ['TJ MILLER', 'TJ Miller'],
    ['AL GREEN', 'Al Green'],
    ['WEI NG', 'Wei Ng'],
    ['BO LI', 'BO LI'],
    ['KIM LEE', 'Kim Lee'],
    ["ANNA DELL'ACQUA", "Anna Dell'Acqua"],
    ["SALMA NU'MAN", "Salma Nu'man"],
    ['FATIMA AL-SAYEGH', 'Fatima Al-Sayegh'],
    ['GÜNTHER GROSS', 'Günther Gross'],
    ['İPEK YILDIRIM', 'İpek Yıldırım'],
    ['ŁUKASZ ŻÓŁĆ', 'Łukasz Żółć'],
    ['ГАГАРИН ЮРИЙ', 'Гагарин Юрий'],
    ['ΑΛΕΞΗΣ ΣΟΦΟΣ', 'Αλεξης Σοφος'],
    ['MADONNA', 'Madonna'],
    ['maria cruz', 'Maria Cruz'],
    ['maria de la cruz', 'Maria de la Cruz'],
    ["jean-pierre o'neill", "Jean-Pierre O'Neill"],
    ["GIANNI D'ANGELO", "Gianni D'Angelo"],
    ['ronald mcdonald iii', 'Ronald McDonald III'],
    ['FLORA MACDONALD', 'Flora MacDonald'],
    ['iain macleod', 'Iain MacLeod'],
    ['JIM MACK', 'Jim Mack'],
    ['ANNE MACEY', 'Anne Macey'],
    ['ELLE MACHADO', 'Elle Machado'],
    ['AHMED BIN RASHID AL FARSI', 'Ahmed bin Rashid al Farsi'],
    ['HANS GROßMANN', 'Hans Großmann'],
    ['hans großmann', 'Hans Großmann'],
    ['ipek yıldırım', 'İpek Yıldırım'],
    ['łukasz żółć', 'Łukasz Żółć'],
    ['tj miller', 'TJ Miller'],
    ['j. r. ewing', 'J. R. Ewing'],
  ])('%s is %s', (read, shown) => {
    expect(ordinaryCase(read)).toBe(shown);
  });

  it.each([
    'Maria DE LA CRUZ',
    'Jean DUPONT',
    'Iain Macleod',
    'Ada van Loon',
    'J.R.',
    'AL',
    'LEE',
    'J. R.',
    '王小明',
    'ליאת בן־דוד',
    '',
  ])('leaves %j as it is', (name) => {
    expect(ordinaryCase(name)).toBe(name);
  });
});
