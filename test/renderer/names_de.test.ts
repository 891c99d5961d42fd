import { describe, expect, it } from 'vitest';
import { de } from '../../renderer/texts/de.ts';
import { en } from '../../renderer/texts/en.ts';
import {
  activityInGerman,
  ACTIVITIES as GERMAN_ACTIVITIES,
} from '../../renderer/texts/de/names/activities.ts';
import { CATEGORIES, categoryInGerman } from '../../renderer/texts/de/names/categories.ts';
import { certificateInGerman } from '../../renderer/texts/de/names/certificates.ts';
import { industryInGerman, INDUSTRIES } from '../../renderer/texts/de/names/industries.ts';
import { knowsLanguage, languageInGerman } from '../../renderer/texts/de/names/languages.ts';
import { ANY, listInGerman, NAMES, OR } from '../../renderer/texts/de/names/lists.ts';
import { languageName } from '#service/exports/language_names.ts';
import { ACTIVITIES } from '#service/intelligence/criteria/activities/all.ts';
import { IT_CATEGORIES } from '#service/intelligence/criteria/category_table_it.ts';
import { WORK_CATEGORIES } from '#service/intelligence/criteria/category_table_work.ts';
import { INDUSTRY_TABLE } from '#service/intelligence/criteria/industry_table.ts';
import { MORE_INDUSTRIES } from '#service/intelligence/criteria/industry_table_more.ts';
import { PEOPLE_INDUSTRIES } from '#service/intelligence/criteria/industry_table_people.ts';
import { OFFICE_CERTIFICATES } from '#service/intelligence/criteria/leaves/certificates_of_offices.ts';
import { TRADE_CERTIFICATES } from '#service/intelligence/criteria/leaves/certificates_of_trades.ts';
import { languagesNamed } from '#service/intelligence/criteria/leaves/language_words.ts';
import { languageNames } from '#service/intelligence/resume/language_names.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';

/** The names a table of the service begins its rows with. */
const namesOf = (...tables: readonly string[]): string[] =>
  tables
    .flatMap((table) => table.split('\n'))
    .filter((row) => row.trim() !== '')
    .map((row) => row.split(' :: ', 1)[0] ?? '');

const INDUSTRY_NAMES = namesOf(INDUSTRY_TABLE, MORE_INDUSTRIES, PEOPLE_INDUSTRIES);
const CATEGORY_NAMES = namesOf(IT_CATEGORIES, WORK_CATEGORIES);
const ACTIVITY_NAMES = ACTIVITIES.map(({ name }) => name.trim());

describe('the names the service gives have a German one', () => {
  it.each([
    ['industries', INDUSTRY_NAMES, Object.keys(INDUSTRIES), industryInGerman],
    ['categories', CATEGORY_NAMES, Object.keys(CATEGORIES), categoryInGerman],
    ['activities', ACTIVITY_NAMES, Object.keys(GERMAN_ACTIVITIES), activityInGerman],
  ] as const)('%s: each has a row, and no row is of a name that is gone', (_, names, rows, german) => {
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => german(name) === undefined)).toEqual([]);
    expect(rows.filter((row) => !names.includes(row))).toEqual([]);
  });

  it('certificates known by many names', () => {
    const families = [...TRADE_CERTIFICATES, ...OFFICE_CERTIFICATES].map(({ name }) => name);
    expect(families.length).toBeGreaterThan(40);
    expect(families.filter((name) => certificateInGerman(name) === undefined)).toEqual([]);
    expect(certificateInGerman('coaching certificate (ACC or PCC)')).toBe(
      'Coaching-Zertifikat (ACC oder PCC)',
    );
    expect(certificateInGerman('Forklift licence')).toBe('Staplerschein');
    expect(certificateInGerman('NEBOSH')).toBeUndefined();
  });

  it('industries stand behind a preposition, activities are sentences, categories have no article', () => {
    const wrong = [
      ...Object.values(INDUSTRIES).filter((german) => !/^(?:im|in|bei) /u.test(german)),
      ...Object.values(GERMAN_ACTIVITIES).filter((german) => !/^(?:Hat|Ist|Erklärt) .+[^.]$/u.test(german)),
      ...Object.values(CATEGORIES).filter((german) => /^(?:eine?|der|die|das|den) /u.test(german)),
    ];
    expect(wrong).toEqual([]);
  });
});

describe('languages', () => {
  const lexicon = shippedLexicon();
  const given = [
    ...new Set([
      ...languageNames().values(),
      ...[...lexicon.skills.values()]
        .filter(({ kind }) => kind === 'language')
        .map((skill) => skill.canonical),
      ...languagesNamed('Mandarin, Cantonese, Farsi, Flemish, Tagalog, İngilizce, Fince', lexicon).map(
        ({ name }) => name,
      ),
    ]),
  ];
  it('that a resume or a criterion may name all have a German name', () => {
    expect(given.length).toBeGreaterThan(100);
    expect(given).toEqual(expect.arrayContaining(['Mandarin', 'Cantonese', 'Persian', 'Dutch', 'Filipino']));
    expect(given.filter((name) => !knowsLanguage(name))).toEqual([]);
  });

  // the page cannot take the service's table, nor the service the page's
  it('are called the same in a client pack and on screen', () => {
    expect(given.map((name) => [name, languageName(name, 'de')])).toEqual(
      given.map((name) => [name, languageInGerman(name)]),
    );
  });

  it('are called as German speakers call them', () => {
    const names = ['French', 'Dutch', 'Cantonese', 'Farsi', 'Norwegian', 'Scottish Gaelic', 'Sign Language'];
    expect(names.map(languageInGerman)).toEqual([
      'Französisch',
      'Niederländisch',
      'Kantonesisch',
      'Farsi',
      'Norwegisch',
      'Schottisch-Gälisch',
      'Gebärdensprache',
    ]);
  });

  it('are told by each catalogue in its own words', () => {
    expect([en.service.language('French'), de.service.language('French')]).toEqual(['French', 'Französisch']);
  });

  it('that nobody knows stay as they were written', () => {
    expect(['Französisch', 'Klingonish', 'constructor', ''].map(languageInGerman)).toEqual([
      'Französisch',
      'Klingonish',
      'constructor',
      '',
    ]);
  });
});

describe('names in a row', () => {
  it('are joined in German, the longest name first', () => {
    expect(listInGerman('retail or grocery or banking', OR, industryInGerman)).toBe(
      'im Einzel- oder Lebensmittelhandel oder im Bankwesen',
    );
    expect(listInGerman('constructor or welding', OR, industryInGerman)).toBe('constructor oder welding');
    expect(listInGerman('banking or crypto', OR, industryInGerman, (other) => `mit ${other}`)).toBe(
      'im Bankwesen oder mit crypto',
    );
    expect(
      listInGerman('English, Klingonish and French', ANY, (name) =>
        knowsLanguage(name) ? languageInGerman(name) : undefined,
      ),
    ).toBe('Englisch, Klingonish und Französisch');
  });

  it('keep an "and" that belongs to a name', () => {
    expect(listInGerman('Health and safety and Python or welding', NAMES, categoryInGerman)).toBe(
      'Health and safety und Python oder Schweißen',
    );
  });
});
