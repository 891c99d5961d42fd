import { describe, expect, it } from 'vitest';
import { de } from '../../renderer/texts/de.ts';
import { en } from '../../renderer/texts/en.ts';
import { inGerman } from '../../renderer/texts/de/sentences.ts';
import {
  activityInGerman,
  ACTIVITIES as GERMAN_ACTIVITIES,
} from '../../electron/service/words/german/activities.ts';
import { CATEGORIES, categoryInGerman } from '../../electron/service/words/german/categories.ts';
import { certificateInGerman, CERTIFICATES } from '../../electron/service/words/german/certificates.ts';
import { ASKED, industryInGerman, INDUSTRIES } from '../../electron/service/words/german/industries.ts';
import { knowsLanguage, languageInGerman } from '../../electron/service/words/german/languages.ts';
import { questionInGerman } from '../../electron/service/words/questions/de.ts';
import { studyInGerman, STUDIES } from '../../electron/service/words/german/studies.ts';
import { addTrades, TRADES } from '../../electron/service/words/german/trades.ts';
import { ANY, listInGerman, NAMES } from '../../electron/service/words/german/lists.ts';
import { languageName } from '#service/exports/language_names.ts';
import { parseTables, type EntryKind } from '#service/intelligence/criteria/lexicon.ts';
import { languageNames } from '#service/intelligence/language/language_names.ts';
import { lexiconTableTexts, shippedLexicon } from '../helpers/lexicon.ts';
import { shippedReader } from '../helpers/reader.ts';

// as the first view does
addTrades();

const entries = [...parseTables(lexiconTableTexts()).entries.values()];
/** What the service calls the rows of its tables. */
const labelsOf = (...kinds: readonly EntryKind[]): string[] =>
  entries.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);

describe('the names the service gives have a German one', () => {
  it.each([
    [
      'industries',
      labelsOf('industry'),
      Object.keys({ ...TRADES.industries, ...INDUSTRIES }),
      industryInGerman,
    ],
    ['fields of study', labelsOf('field'), Object.keys({ ...TRADES.studies, ...STUDIES }), studyInGerman],
    [
      'kinds of things',
      labelsOf('kind'),
      Object.keys({ ...TRADES.categories, ...CATEGORIES }),
      categoryInGerman,
    ],
    [
      'activities',
      labelsOf('activity', 'activity_of'),
      Object.keys({ ...TRADES.activities, ...GERMAN_ACTIVITIES }),
      activityInGerman,
    ],
    [
      'credentials',
      labelsOf('credential', 'credential_of'),
      Object.keys({ ...TRADES.certificates, ...CERTIFICATES }),
      certificateInGerman,
    ],
  ] as const)('%s: each has a row, and no row is of a name that is gone', (_, names, rows, german) => {
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => german(name) === undefined)).toEqual([]);
    expect(rows.filter((row) => !names.includes(row))).toEqual([]);
  });

  it('industries as people write them are read in a criterion', () => {
    const { judge, lexicon } = shippedReader();
    const readings = (name: string): string =>
      [`At least 3 years in ${name}`, `Has worked in ${name}`]
        .map((prompt) => inGerman(judge.understandCriterion(prompt, lexicon).told))
        .join('; ');
    expect(Object.entries(ASKED).filter(([name, german]) => !readings(name).includes(german))).toEqual([]);
  });

  it('credentials in any spelling', () => {
    expect(
      ['Forklift licence', 'Welding certification', 'Teaching license'].map(certificateInGerman),
    ).toEqual(['Staplerschein', 'Schweißzeugnis', 'Lehrbefähigung']);
    expect(certificateInGerman('NEBOSH')).toBeUndefined();
  });

  it('industries stand behind a preposition, activities are sentences, categories have no article', () => {
    const wrong = [
      ...Object.values({ ...TRADES.industries, ...INDUSTRIES }).filter(
        (german) => !/^(?:im|in|bei) /u.test(german),
      ),
      ...Object.values({ ...TRADES.activities, ...GERMAN_ACTIVITIES }).filter(
        (german) => !/^(?:Hat|Ist|Erklärt) .+[^.)]$/u.test(german),
      ),
      ...Object.values({ ...TRADES.categories, ...CATEGORIES }).filter((german) =>
        /^(?:eine?|der|die|das|den) /u.test(german),
      ),
    ];
    expect(wrong).toEqual([]);
  });
});

describe('skills', () => {
  const names = new Set([...shippedLexicon().skills.values()].map(({ canonical }) => canonical));
  it('no row is of a name that is gone, and none says what it says already', () => {
    expect(Object.keys(TRADES.skills).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.entries(TRADES.skills).filter(([name, german]) => name === german)).toEqual([]);
  });

  it.each([
    ['SQL and Data modelling', 'SQL und Datenmodellierung'],
    ['Kubernetes', 'Kubernetes'],
  ])('“%s” is asked for in one language', (name, german) => {
    const asked = questionInGerman('asks.skill', { name, level: '' });
    expect(asked).toBe(`Haben Sie damit gearbeitet: ${german}?`);
  });

  it.each([
    ['5+ years Qualitätswesen', '5+ Jahre Qualitätswesen'],
    ['1+ year as Krankenpfleger', '1+ Jahre als Krankenpfleger'],
    ['18+ months Vertrieb', '18+ Monate Vertrieb'],
    // an ad's own words are never half German
    ['5+ years backend development', '5+ Jahre Backend-Entwicklung'],
    ['5+ years treasury operations', '5+ years treasury operations'],
    ['Several years data modelling', 'Mehrere Jahre Datenmodellierung'],
    ['German C1', 'Deutsch\u00A0C1'],
    ['Vitamin C1 analysis', 'Vitamin C1 analysis'],
    ['Docker', 'Docker'],
  ])('“%s” of a job is told as „%s“', (english, german) => {
    expect(de.service.skill(english)).toBe(german);
    expect(en.service.skill(english)).toBe(english);
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
      // as they are written where one name of the list covers several
      'Mandarin',
      'Cantonese',
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
    expect(listInGerman('retail or grocery or banking', NAMES, industryInGerman)).toBe(
      'im Einzel- oder Lebensmittelhandel oder im Bankwesen',
    );
    expect(listInGerman('constructor or welding, Python / CAD software', NAMES, categoryInGerman)).toBe(
      'constructor oder Schweißen, Python / CAD-Software',
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
