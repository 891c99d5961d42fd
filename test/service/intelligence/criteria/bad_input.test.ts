import { beforeAll, describe, expect, it } from 'vitest';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { expectSoon } from '../../../helpers/cpu.ts';
import { lexiconTableTexts, shippedLexicon } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';
import { worker } from './rows.ts';

const criteria = createCriteria(lexiconTableTexts());
const lexicon = shippedLexicon();
const who = resume(
  worker(
    ['Built services in Java and PostgreSQL', 'Led a team of 6 engineers', 'Deployed with Kubernetes'],
    'Java, PostgreSQL, Kubernetes, Docker, German (fluent)',
  ),
);

type Answered = Extract<CriterionAnswer, { state: 'EVALUATED' }>;

function answer(criterion: string, about = who): Answered {
  const [given] = criteria.evaluate([criterion], about);
  if (given?.state !== 'EVALUATED') throw new Error(`${criterion}: ${JSON.stringify(given)}`);
  return given;
}

const NAMES =
  'Java PostgreSQL Kubernetes Docker Terraform Ansible Python Go Rust Kotlin Scala Redis Kafka Spark Hadoop Airflow Grafana Prometheus Jenkins GitLab AWS Azure GCP MySQL Oracle MongoDB Cassandra Elasticsearch React Angular Vue Node.js Spring Django Flask Laravel Rails Swift COBOL Perl'.split(
    ' ',
  );
const SENTENCE =
  'Speaks German, English, French or Polish and has worked as a warehouse supervisor in Leeds for at least three years; ';

describe('long criteria', () => {
  // tables and phrases are made at their first use, which is no part of what is measured
  beforeAll(() => {
    answer('Java and German, or at least 3 years as a nurse');
  });

  it.each([
    ['40 names, all of them', NAMES.join(' and '), 'not_met'],
    ['40 names, one of them', `${NAMES.join(', ')} or Haskell`, 'met'],
    ['40 names, the last one missing', [...NAMES.map(() => 'Java'), 'Perl'].join(' and '), 'not_met'],
    [
      '40 clauses',
      NAMES.map((name, at) => `at least ${(at % 7) + 1} years of ${name}`).join(' and '),
      'not_met',
    ],
    ['2,000 characters', SENTENCE.repeat(20).slice(0, 2000), 'not_met'],
    ['2,000 characters of denials', 'neither Java nor '.repeat(118), 'not_met'],
    ['2,000 letters', 'x'.repeat(2000), 'not_stated'],
    ['2,000 brackets', '('.repeat(2000), 'not_stated'],
  ])('%s: %s', async (_what, criterion, finding) => {
    // 50 to 150 ms; one that tries every way to cut takes a second and more
    await expectSoon(600, (tried) => {
      // a blank behind it has it read anew
      expect(answer(criterion + ' '.repeat(tried)).finding).toBe(finding);
    });
  });

  it('asks for every one of 40 names, wherever the missing one stands', () => {
    for (const at of [0, 20, 30, 39]) {
      const names = Array.from({ length: 40 }, (_, place) => (place === at ? 'Perl' : NAMES[place % 4]));
      expect(answer(names.join('; ')).finding).toBe('not_met');
    }
  });
});

describe('brackets', () => {
  it.each([
    [
      '((Java and (PostgreSQL or Oracle)) or (Python and not (Perl or PHP))) and (Kubernetes or (Docker and Terraform))',
      'met',
    ],
    [
      '((Java and (MySQL or Oracle)) or (Python and not (Perl or PHP))) and (Kubernetes or (Docker and Terraform))',
      'not_met',
    ],
    ['Java and (PostgreSQL and (Perl or (Kubernetes and Docker)))', 'met'],
    ['Java and (PostgreSQL and (Perl or (Kubernetes and Terraform)))', 'not_met'],
    ['[Perl] and {PostgreSQL or Java}', 'not_met'],
    [`${'('.repeat(30)}Java${')'.repeat(30)}`, 'met'],
  ])('%s: %s', (criterion, finding) => {
    expect(answer(criterion).finding).toBe(finding);
  });

  it.each(['(Java and (PostgreSQL or Perl', 'Not (Cobol or (Perl and not Java))'])(
    'says nothing it is not sure of: %s',
    (criterion) => {
      expect(answer(criterion).finding).toBe('not_stated');
    },
  );
});

describe('typing errors', () => {
  it.each([
    ['Has worked with Kuberentes', 'Kuberentes', 'Kubernetes', 'met'],
    ['Dokcer', 'Dokcer', 'Docker', 'met'],
    ['Postgressql', 'Postgressql', 'Postgresql', 'met'],
    ['At least 2 yeras of Java', 'yeras', 'years', 'met'],
    ['At least 9 yeras of Java', 'yeras', 'years', 'not_met'],
    ['Mindestens 9 Jahre Erfahung mit Java', 'Erfahung', 'Erfahrung', 'not_met'],
    ["Au moins 9 ans d'experence en Java", 'experence', 'experience', 'not_met'],
    ['has led a taem of 5', 'taem', 'team', 'met'],
    ['Speaks Germn', 'Germn', 'German', 'met'],
    ['Has worked as a sofware engineer', 'sofware', 'software', 'not_met'],
  ])('%s', (criterion, written, read, finding) => {
    expect(criteria.understand(criterion, lexicon).corrected).toEqual([{ written, read }]);
    const given = answer(criterion);
    expect(given.finding).toBe(finding);
    expect(given.explanation).toMatch(`“${written}” was read as “${read}”.`);
  });

  it.each([
    'Experience with Rivet', // not Revit
    'Has worked at Germann Logistics',
    'Lives in Manchesster',
    'Otomotiv sektörü istenmiyor', // not "isteniyor": a letter of Turkish is its "not"
    '¿Serían posibles guardias?',
    'Akıcı Fransızca',
    'Kennt öffentliche Vergaben', // not "vergeben": German changes the vowels of its verbs
  ])('leaves as it is: %s', (criterion) => {
    expect(criteria.understand(criterion, lexicon).corrected ?? []).toEqual([]);
  });

  it('is none where the resume writes the word the same way', () => {
    const other = resume(worker(['Kept Dokcer running'], 'Dokcer'));
    expect(answer('Dokcer', other)).toMatchObject({ finding: 'met', understood_as: 'Skill: Dokcer' });
  });

  it('hides nothing that is protected', () => {
    for (const criterion of ['Is <b>fe</b>male', 'Is fe\u{200b}male']) {
      expect(criteria.evaluate([criterion], who)).toMatchObject([
        { state: 'FAILED', reason: 'PROTECTED_CHARACTERISTIC' },
      ]);
    }
  });
});

describe('several languages in one criterion', () => {
  it.each([
    [
      'Mindestens 3 years of Java und fluent Deutsch',
      'At least 3 years of work with Java; and Speaks German (C1 or better)',
      'met',
    ],
    [
      'Mindestens 9 years of Java und fluent Deutsch',
      'At least 9 years of work with Java; and Speaks German (C1 or better)',
      'not_met',
    ],
    [
      'PostgreSQL and mindestens zwei Jahre Kubernetes',
      'Skill: PostgreSQL; and At least 2 years of work with Kubernetes',
      'met',
    ],
  ])('%s', (criterion, understood, finding) => {
    expect(criteria.understand(criterion, lexicon).understood_as).toBe(understood);
    expect(answer(criterion).finding).toBe(finding);
  });

  it.each([
    ['خبرة خمس سنوات على الأقل في Java', 'سنوات'],
    ['ניסיון של לפחות 5 שנים ב-Java', 'לפחות'],
    ['Javaの経験5年以上', 'Javaの経験5年以上'],
    ['至少5年Java经验', '至少5年Java经验'],
    ['Не менее 5 лет опыта с Java', 'менее'],
    ['Τουλάχιστον 5 χρόνια Java', 'χρόνια'],
    ['Јаvа', 'Јаvа'], // Cyrillic letters among Latin ones
  ])('says what it cannot read: %s', (criterion, word) => {
    const given = answer(criterion);
    expect(given).toMatchObject({ finding: 'not_stated', engine: 'meaning' });
    expect(given.not_understood).toContain(word);
    expect(given.confidence_score).toBeLessThanOrEqual(0.5);
  });
});

describe('what is easily turned round', () => {
  it.each([
    ['Java; if she has no degree, 5 years of experience', /no, degree/u],
    ['Notice period of at least 3 months', /3/u],
  ])('%s is left open', (criterion, open) => {
    expect(criteria.understand(criterion, lexicon).not_understood.join(', ')).toMatch(open);
  });

  it('a range of money or years asks for its lower end', () => {
    expect(criteria.understand('Budget of 1 to 5 million euros', lexicon).understood_as).toBe(
      'A budget of at least 1000000',
    );
    expect(criteria.understand('drei bis fünf Jahre Berufserfahrung', lexicon).understood_as).toBe(
      'At least 3 years of work',
    );
  });
});

describe('markup and letters nobody sees', () => {
  it.each([
    ['<b>Java</b> and <i>PostgreSQL</i>', 'Skill: Java and PostgreSQL'],
    ['<ul><li>Java</li><li>Docker</li></ul>', 'Skill: Java and Docker'],
    ['<script>alert(1)</script>Java', 'Skill: Java'],
    ['Java &amp; PostgreSQL', 'Skill: Java and PostgreSQL'],
    ['**Java** and _Docker_', 'Skill: Java and Docker'],
    ['Must have:\n- Java\n- PostgreSQL\n- Docker', 'Skill: Java and PostgreSQL and Docker'],
    ['1. Java\n2. Docker', 'Skill: Java and Docker'],
    ['[Java](https://example.com/java)', 'Skill: Java'],
    ['- [x] Java', 'Skill: Java'],
    ['\u{200f}Java\u{200e} and \u{2068}Docker\u{2069}', 'Skill: Java and Docker'],
    ['Ja\u{200b}va', 'Skill: Java'],
    ['Ｊａｖａ', 'Skill: Java'],
    ['Java \ud800', 'Skill: Java'],
  ])('%j', (criterion, understood) => {
    expect(criteria.understand(criterion, lexicon).understood_as).toBe(understood);
    expect(answer(criterion).understood_as).toBe(understood);
  });

  it('leaves an ordinal where it opens a criterion', () => {
    expect(criteria.understand('2. Staatsexamen', lexicon).understood_as).toBe(
      'Certificate or licence: 2. Staatsexamen',
    );
  });
});
