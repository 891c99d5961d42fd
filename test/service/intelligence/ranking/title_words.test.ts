import { describe, expect, test } from 'vitest';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';
import { findPieces, joinPieces } from '#service/intelligence/ranking/pieces.ts';
import { calledBy, jobTexts, queryTexts } from '#service/intelligence/ranking/target.ts';
import {
  cutTitle,
  foundWords,
  scoreOf,
  TITLE_WEIGHTS,
  titleShares,
  titleWords,
  type TitleWords,
} from '#service/intelligence/ranking/title_words.ts';

// the fake embedder's pieces are whole words, each as rare as the other
const embedder = createFakeEmbedder();
const documentOf = (...texts: string[]) => joinPieces(texts.map(embedder.pieces));
const one = (piece: number) => joinPieces([Uint16Array.of(piece)]);
const titleOf = (title: string) => titleWords(cutTitle(title, embedder));
const sharesOf = (title: TitleWords, document: Uint16Array) =>
  titleShares(title, findPieces(document, title.pieces));
const scoreIn = (similarity: number, title: TitleWords, document: Uint16Array) =>
  scoreOf(similarity, title, findPieces(document, title.pieces));
const told = (...counts: number[]): number =>
  counts.reduce((sum, count) => sum + count / (count + TITLE_WEIGHTS.half_at), 0) / counts.length;

describe('how much of a title stands in a document', () => {
  test.each<[title: string, document: string, words: number, pairs: number]>([
    ['staff nurse', 'staff nurse on a ward', told(1, 1), 1],
    ['staff nurse', 'nurse, then staff trainer', told(1, 1), 0],
    ['staff nurse', 'nurse nurse nurse', told(0, 3), 0],
    ['staff nurse', 'carpenter', 0, 0],
    ['staff nurse', '', 0, 0],
    ['nurse', 'a nurse is a nurse', told(2), told(2)],
    ['nurse nurse', 'nurse', told(1), told(1)],
    ['Staff NURSE', 'staff nurse', told(1, 1), 1],
    ['senior staff nurse', 'a staff nurse', told(0, 1, 1), 1 / 2],
    ['art teacher / tutor', 'tutor and art teacher', told(1, 1, 1), 1],
    ['clerk, payroll', 'clerk payroll', told(1, 1), told(1, 1)],
    ['медсестра отделения', 'старшая медсестра отделения', told(1, 1), 1],
    ['看護師', '看護師', told(1), told(1)],
    ['nurse 🏥', 'nurse', told(1), told(1)],
  ])('%j in %j', (title, document, words, pairs) => {
    const shares = sharesOf(titleOf(title)!, documentOf(document));
    expect(shares.words).toBeCloseTo(words, 10);
    expect(shares.pairs).toBeCloseTo(pairs, 10);
  });

  test.each(['', '   ', '🏥🏥', '—', '(m/w/d)'])('%j has no word', (title) => {
    expect(titleOf(calledBy(jobTexts({ title, description: 'x' })))).toBeNull();
  });

  test('2,000 characters are a title of 32 pieces', () => {
    const title = titleOf(
      Array.from({ length: 400 }, (_, i) => `w${i}`)
        .join(' ')
        .slice(0, 2000),
    )!;
    expect(title.pieces).toHaveLength(32);
    expect(sharesOf(title, documentOf('w0 w1 w399')).pairs).toBeCloseTo(1 / 31, 10);
  });

  test('nothing stands side by side across two documents', () => {
    const title = titleOf('staff nurse')!;
    expect(sharesOf(title, documentOf('staff', 'nurse')).pairs).toBe(0);
    expect(sharesOf(title, documentOf('ward', 'staff nurse')).pairs).toBe(1);
  });

  test('a rare piece tells more than a common one', () => {
    const title = titleWords([
      { start: 0, end: 3, opens: false, pieces: [1], rarity: [0.1] },
      { start: 4, end: 14, opens: false, pieces: [2], rarity: [6] },
    ])!;
    expect(sharesOf(title, one(2)).words).toBeGreaterThan(50 * sharesOf(title, one(1)).words);
  });
});

describe('the score', () => {
  test('is the similarity where there is no title', () => {
    expect(scoreOf(0.4321, null, null)).toBe(0.4321);
  });
  test('stays within 0 and 1, and no title word lowers it', () => {
    const title = titleOf('staff nurse')!;
    const all = documentOf('staff nurse '.repeat(500));
    expect(scoreIn(1, title, all)).toBeLessThanOrEqual(1);
    expect(scoreIn(0.5, title, all)).toBeGreaterThan(scoreIn(0.5, title, documentOf('staff')));
    expect(scoreIn(0.5, title, documentOf('staff'))).toBeGreaterThan(scoreIn(0.5, title, documentOf('ward')));
  });
  test('finds nothing where the pieces are not known', () => {
    const title = titleOf('staff nurse')!;
    expect(scoreOf(0.5, title, null)).toBe(scoreIn(0.5, title, documentOf('ward')));
  });
});

describe('what a target is called by', () => {
  test.each([
    ['staff nurse', 'staff nurse'],
    ['Staff nurse. ICU, ventilators, night shifts.', 'Staff nurse'],
    ['somebody who has looked after patients on a ward for some years and speaks French', ''],
    ['nurse\nward', 'nurse'],
    ['', ''],
  ])('the question %j by %j', (q, title) => {
    expect(calledBy(queryTexts(q))).toBe(title);
  });
  test.each([
    ['Pflegefachkraft (m/w/d)', 'Pflegefachkraft'],
    ['Infirmier H/F de nuit', 'Infirmier de nuit'],
    ['Krankenschwester', 'Krankenpfleger'],
    ['C/C++ developer', 'C/C++ developer'],
    ['Waitress', 'waiter'],
    ['Data engineer (all genders)', 'Data engineer (all genders)'],
    ['R/S developer', 'R/S developer'],
  ])('the job %j by %j', (title, called) => {
    expect(
      calledBy(jobTexts({ title, description: 'x' }))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(called);
  });
});

test('a person is told which words were found, and which of them side by side', () => {
  const joined = joinPieces([embedder.pieces('a staff nurse')]);
  expect(foundWords(titleOf('staff nurse leader / tutor'), joined)).toEqual([
    { start: 0, end: 5, is_found: true, is_beside_next: true },
    { start: 6, end: 11, is_found: true, is_beside_next: false },
    { start: 12, end: 18, is_found: false, is_beside_next: null },
    { start: 21, end: 26, is_found: false, is_beside_next: null },
  ]);
  expect(foundWords(titleOf('nurse'), null)).toEqual([
    { start: 0, end: 5, is_found: false, is_beside_next: null },
  ]);
  expect(foundWords(null, joined)).toEqual([]);
});
