import { describe, expect, it } from 'vitest';
import { cuesIn, languageOf, localesOf } from '#service/intelligence/language/cues.ts';
import { Phrases } from '#service/intelligence/language/phrases.ts';
import { lengthsIn, quantitiesIn } from '#service/intelligence/language/quantities.ts';
import { localesOfText, statusOf } from '#service/intelligence/language/status.ts';
import { wordsOfText } from '#service/intelligence/language/words.ts';

const keysOf = (text: string): string[] => wordsOfText(text).map(({ key }) => key);

describe('the language of a few words', () => {
  it.each([
    ['At least five years of experience', 'en'],
    ['Mindestens fünf Jahre Erfahrung', 'de'],
    ["Au moins cinq ans d'expérience", 'fr'],
    ['Al menos cinco años de experiencia laboral', 'es'],
    ['Almeno cinque anni di esperienza', 'it'],
    ['Minimaal vijf jaar ervaring', 'nl'],
    ['Co najmniej pięć lat doświadczenia', 'pl'],
    ['Pelo menos cinco anos de experiência', 'pt'],
    ['Cel puțin cinci ani de experiență', 'ro'],
    ['En az beş yıl deneyim', 'tr'],
    ['PostgreSQL', 'en'],
  ])('%s is %s', (text, language) => {
    expect(languageOf(keysOf(text))).toBe(language);
  });
});

describe('lengths of time', () => {
  it.each([
    ['at least 5 years', '>=', 60],
    ['5+ years', '>=', 60],
    ['4.5 years', '>=', 54],
    ['no more than three months', '<=', 3],
    ['more than a year', '>', 12],
    ['a decade', '>=', 120],
    ['mindestens zwei Jahre', '>=', 24],
    ['cinq ans ou plus', '>=', 60],
    ['como máximo dos años', '<=', 24],
  ])('%s', (text, comparison, months) => {
    const words = wordsOfText(text);
    const keys = words.map(({ key }) => key);
    const cues = cuesIn(keys, localesOf(keys));
    const [length] = lengthsIn(words, cues, quantitiesIn(words, cues));
    expect(length).toMatchObject({ comparison, months });
  });
});

describe('what stands beside a mention', () => {
  it.each([
    ['Used X daily', 'used'],
    ['No experience with X', 'denied'],
    ['Not only X', 'used'],
    ['X certificate expired in 2020', 'lapsed'],
    ['X, machine learning', 'used'],
    ['Hoping to learn X', 'planned'],
    ['Keine Erfahrung mit X', 'denied'],
    ['X abgebrochen', 'abandoned'],
    ['Aucune expérience de X', 'denied'],
    ['X caducado', 'lapsed'],
    ['X in corso', 'learning'],
  ])('%s: %s', (text, status) => {
    const at = text.indexOf('X');
    expect(statusOf(text, at, at + 1, localesOfText(text))).toBe(status);
  });
});

describe('phrases', () => {
  it('finds whole words before stems, and the longest of each value', () => {
    const phrases = new Phrases<string>();
    phrases.add('manag*', 'stem');
    phrases.add('line_manager', 'title');
    phrases.add('line', 'thing');
    expect(phrases.at(['line', 'manager'], 0)).toEqual([
      { start: 0, end: 1, value: 'thing' },
      { start: 0, end: 2, value: 'title' },
    ]);
    expect(phrases.at(['managing'], 0)).toEqual([{ start: 0, end: 1, value: 'stem' }]);
  });
});
