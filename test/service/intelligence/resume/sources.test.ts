import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { expectSoon } from '../../../helpers/cpu.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const SAMPLES = join(import.meta.dirname, '..', '..', '..', '..', 'resources', 'samples', 'resumes');
const options = { reference_date: '2026-11', lexicon: shippedLexicon() };
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function named(list: string, entries: readonly object[], fields: readonly string[]): [string, string][] {
  return entries.flatMap((entry, at) =>
    fields.flatMap((field): [string, string][] => {
      const value: unknown = Reflect.get(entry, field);
      return typeof value === 'string' ? [[`${list}.${at}.${field}`, value]] : [];
    }),
  );
}

/** Every value of jobs and schools under its path. */
function values({ work, education }: Profile): [path: string, value: string][] {
  return [
    ...named('work', work, ['title', 'employer', 'location']),
    ...named('education', education, ['school', 'degree', 'field']),
  ];
}

function wrong(document: ResumeDocument, profile: Profile): string[] {
  return values(profile).flatMap(([path, value]) => {
    const span = profile.sources[path];
    if (span === undefined) return [`${path}: no source of "${value}"`];
    const words = flat(document.text.slice(span.start, span.end));
    return words === flat(value) ? [] : [`${path}: "${value}" is not "${words}"`];
  });
}

describe('sources of jobs and schools', () => {
  test.each<[string, TestLine[], Record<string, string>]>([
    [
      'each part of a line',
      ['Experience', 'Line Cook, Nonna Pia, Reno, NV\tMar 2017 - May 2019'],
      {
        'work.0.title': 'Line Cook',
        'work.0.employer': 'Nonna Pia',
        'work.0.location': 'Reno, NV',
        'work.0.dates': 'Mar 2017 - May 2019',
      },
    ],
    [
      'an employer that is part of the title',
      ['Experience', 'Google Ads Manager', 'Google\t2017 - 2019', 'Ran the accounts of nine shops'],
      { 'work.0.title': 'Google Ads Manager', 'work.0.employer': 'Google', 'work.0.dates': '2017 - 2019' },
    ],
    [
      'an employer named once for two roles',
      ['Experience', 'Nonna Pia\tReno, NV', 'Chef\t2019 - 2021', 'Line Cook\t2017 - 2019'],
      { 'work.0.employer': 'Nonna Pia', 'work.1.employer': 'Nonna Pia', 'work.1.title': 'Line Cook' },
    ],
    [
      'degree, field and school',
      ['Education', 'B.Sc. in Physics, Tilden University\t2014'],
      {
        'education.0.degree': 'B.Sc.',
        'education.0.field': 'Physics',
        'education.0.school': 'Tilden University',
        'education.0.dates': '2014',
      },
    ],
  ])('%s', (_name, lines, expected) => {
    const document = documentOf(['Ada Muster', 'ada@example.com', ...lines]);
    const { sources } = readProfile(document, options);
    const found = Object.fromEntries(
      Object.keys(expected).map((path) => [
        path,
        document.text.slice(sources[path]?.start, sources[path]?.end),
      ]),
    );
    expect(found).toEqual(expected);
  });

  test('every value of the samples stands where its source says', async () => {
    const faults: string[] = [];
    for (const name of readdirSync(SAMPLES)) {
      const result = await readDocument(readFileSync(join(SAMPLES, name)), { file_name: name });
      if (!result.ok) continue;
      const profile = readProfile(result.document, options);
      faults.push(...wrong(result.document, profile).map((fault) => `${name} ${fault}`));
      for (const [path, span] of Object.entries(profile.sources)) {
        if (span.start < 0 || span.end > result.document.text.length || span.start >= span.end) {
          faults.push(`${name} ${path}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('a guessed order is less sure than words that say it', () => {
    const sure = readProfile(
      documentOf(['Ada Muster', 'Experience', 'Line Cook, Copper & Rye Ltd\t2017 - 2019']),
      options,
    );
    const guess = readProfile(documentOf(['Ada Muster', 'Experience', 'Blorp, Fnord\t2017 - 2019']), options);
    expect(sure.confidence['work.0.title']).toBeGreaterThan(0.8);
    expect(guess.confidence['work.0.title']).toBeLessThan(0.6);
    expect(guess.confidence['work.0.employer']).toBeLessThan(0.6);
  });
});

describe('lines made to hurt', () => {
  test.each([
    ['letters', 'a'.repeat(2000)],
    ['words', 'Senior Manager '.repeat(130)],
    ['commas', 'Cook, '.repeat(330)],
    ['dashes', 'Cook – '.repeat(280)],
    ['slashes', 'Cook / '.repeat(280)],
    ['brackets', '(['.repeat(1000)],
    ['dates', '2017 - 2019 '.repeat(160)],
    ['spaces', `Cook${' '.repeat(1990)}2019`],
    ['tabs', 'Cook\t'.repeat(400)],
    ['degrees', 'Master of Science in '.repeat(95)],
    ['numbers', '12 '.repeat(660)],
    ['of', 'of of '.repeat(330)],
  ])('2,000 characters of %s are read in no time', async (_name, text) => {
    await expectSoon(1000, (tried) => {
      const line = text + 'x'.repeat(tried);
      const dated = `${line.slice(-1980)} 2017 - 2019`;
      const document = documentOf(['Ada Muster', 'Experience', line, dated, 'Education', line]);
      readProfile(document, options);
    });
  });
});
