import { describe, expect, test } from 'vitest';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';
import { splitPassages } from '#service/intelligence/embedding/passages.ts';
import { resumeOf } from './resume.ts';

const { countTokens } = createFakeEmbedder();
const split = (...args: Parameters<typeof resumeOf>) => {
  const { document, profile } = resumeOf(...args);
  return { document, ...splitPassages(document, profile, countTokens) };
};
const sentence = (n: number): string => `Built service number ${n} for the payments team in Lisbon.`;

describe('what is embedded', () => {
  test('passages are short, in order, and their offsets are where they stand', () => {
    const { document, passages } = split(null, [
      ['experience', Array.from({ length: 9 }, (_, n) => sentence(n))],
    ]);
    expect(passages.length).toBeGreaterThan(3);
    for (const { start, end, text } of passages) {
      expect(countTokens(text)).toBeLessThanOrEqual(24);
      expect(document.text.slice(start, end).replaceAll('\n', ' ')).toBe(text);
    }
    expect(passages.map(({ text }) => text).join(' ')).toBe(document.text.replaceAll('\n', ' '));
  });

  test('no passage reaches from one section into the next', () => {
    const { passages } = split(null, [
      ['experience', ['Nurse']],
      ['education', ['Diploma of nursing']],
    ]);
    expect(passages.map(({ text }) => text)).toEqual(['Nurse', 'Diploma of nursing']);
  });

  test('a file of a word or two says nothing of anybody', () => {
    for (const line of ['resume', 'Curriculum vitae', 'see attached file']) {
      const { lead, passages } = split(null, [['other', [line]]]);
      expect({ lead, passages }).toEqual({ lead: '', passages: [] });
    }
  });

  test('a line of many sentences is cut at sentences, one endless sentence at words', () => {
    const line = Array.from({ length: 8 }, (_, n) => sentence(n)).join(' ');
    const { document, passages } = split(null, [['other', [line, 'word '.repeat(60).trim()]]]);
    for (const { start, end, text } of passages) {
      expect(countTokens(text)).toBeLessThanOrEqual(24);
      expect(document.text.slice(start, end).replace('\n', ' ')).toBe(text);
    }
    expect(passages[0]!.text).toBe(`${sentence(0)} ${sentence(1)}`);
  });

  test('a very long document gets larger passages, not hundreds of them', () => {
    const { passages } = split(null, [['experience', Array.from({ length: 900 }, (_, n) => sentence(n))]]);
    expect(passages.length).toBeLessThan(70);
  });

  test('however many jobs a document has, passages have an end', () => {
    const jobs = Array.from({ length: 400 }, (_, n) => ['experience', [sentence(n)]] as const);
    expect(split(null, jobs).passages).toHaveLength(300);
  });

  test('the lead is the beginning', () => {
    const { lead } = split(null, [
      ['summary', [sentence(0)]],
      ['experience', Array.from({ length: 90 }, (_, n) => sentence(n))],
    ]);
    expect(lead.startsWith(sentence(0))).toBe(true);
    expect(countTokens(lead)).toBeLessThan(254 + 20);
  });

  test('a document without a word has nothing', () => {
    expect(split(null, [['other', ['***', '– –']]]).passages).toEqual([]);
  });
});

const resume = (name: string) =>
  split(name, [
    ['header', [name, 'Married, born in Spain', `${name.split(' ')[0]!.toLowerCase()}@example.com`]],
    [
      'summary',
      [
        `${name.split(' ')[0]} shall lead teams. ${name.toUpperCase()} is a nurse since 2014 - 2018.`,
        `${name.split(' ')[0]}s teams, www.${name.split(' ')[1]!.toLowerCase()}.dev, #${name.replace(' ', '').toLowerCase()}`,
      ],
    ],
    [
      'other',
      [
        'Date of birth: 1 May 1980',
        'Nationality: Spanish',
        'Telephone +1 (212) 555-0147',
        'Portfolio https://example.com/x',
      ],
    ],
  ]);

describe('who it is stays out', () => {
  test('a changed name changes nothing that is embedded', () => {
    const one = resume('Will Ortega');
    const two = resume('Annika Lindqvist-Berg');
    expect(one.lead).toBe(two.lead);
    expect(one.passages.map(({ text }) => text)).toEqual(two.passages.map(({ text }) => text));
  });

  test('header, birth, nationality, contact and mentions are gone; ordinary words and years stay', () => {
    const { lead } = resume('Will Ortega');
    expect(lead).toBe('shall lead teams. is a nurse since 2014 - 2018. teams, # Telephone Portfolio');
  });

  test('a resume that is nothing but a header is read from it, masked', () => {
    const { lead } = split('Ana Ruiz', [['header', ['Ana Ruiz', 'Registered nurse', 'ana@example.com']]]);
    expect(lead).toBe('Registered nurse');
  });

  test('a resume without headings keeps its career, though all of it stands before the first heading', () => {
    const career = Array.from({ length: 12 }, (_, n) => sentence(n));
    const { lead } = split('Ana Ruiz', [
      ['header', ['Ana Ruiz', '12 Hill Road, Lisbon', 'ana@example.com', '', ...career]],
    ]);
    expect(lead).toContain(career.slice(2).join(' '));
    expect(lead).not.toMatch(/Ana|Ruiz|Hill|example/);
  });

  test.each(['2014 - prezent', '2014 - 2022', '05/2014 - 11/2022', '2014–2022'])(
    'the first job stays where nobody knows the heading above it: %s',
    (years) => {
      const { lead } = split('Sorina Dascălu', [
        ['header', ['Sorina Dascălu', 'Experiență', `Asistent medical, Spital, ${years}`, 'Perfuzii']],
      ]);
      expect(lead).toContain('Asistent medical');
      expect(lead).not.toContain('Sorina');
    },
  );

  test('a first line that is hardly a name is not masked', () => {
    const { document, profile } = resumeOf('MBA', [['education', ['MBA, Example University', 'Finance']]]);
    const unsure = { ...profile, confidence: { name: 0.3 } };
    expect(splitPassages(document, unsure, countTokens).lead).toBe('MBA, university Finance');
  });
});
