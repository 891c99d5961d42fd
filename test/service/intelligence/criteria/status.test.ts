import { describe, expect, it } from 'vitest';
import { statusAt } from '#service/intelligence/criteria/facts.ts';
import type { MentionStatus } from '#service/intelligence/language/locale.ts';
import { resume } from './resumes.ts';
import { judge } from './judge.ts';

/** What the words around the name in < > say of how well it is known. */
const SAID: readonly (readonly [status: RegExp, lines: readonly string[]])[] = [
  [
    /^denied$/u,
    [
      'Never used <Kubernetes>.',
      'I have no hands-on <Kubernetes> experience beyond that.',
      'Windchill. No Creo or <NX>.',
      'Excel (pivot tables; no macros or <VBA>)',
      'Not yet: <Mac> support',
      'Not used yet: Einstein, <Salesforce>',
      'I have not worked with <SAP> so far.',
      'chains. Never pulled flatbed or <reefer>.',
      'Pas de <PHP>',
      'Keine Erfahrung mit <SAP>',
      '<PHP>: none',
      'Float to ortho. Not <ICU> trained.',
      'jamais de nuit (pas de <night audit>)',
    ],
  ],
  [
    /^(?:seen|learning|others|denied)$/u,
    [
      '<JavaScript>: I can read it, I do not write it',
      'Xero and <Sage> (training course only)',
      'Ran a three-week proof of concept on <Google Cloud>; it was not adopted.',
      'Attended a two-day workshop on <Kubernetes>',
      '<Looker> (dashboards built by others)',
      '<Python> (course level)',
    ],
  ],
  [
    /^(?:basic|learning)$/u,
    [
      '<SAP> (basics)',
      'Currently learning <Python>',
      'Basic <JavaScript>',
      'Familiar with <Docker>',
      '<French> (GCSE, rusty)',
    ],
  ],
  [
    /^(?:used|held)$/u,
    [
      'Built services in <Java>.',
      'Not only <Java> but also Kotlin',
      'Never missed a deadline in <Java> projects',
      'No downtime while migrating to <Kubernetes>',
      'No PHP, pure <Python>',
      'Salesforce (every day), <Excel>',
      'Without being told to. Wrote <Python>',
    ],
  ],
];

describe('what the words around a name say of how well it is known', () => {
  for (const [expected, lines] of SAID) {
    for (const line of lines) {
      it(`${String(expected)}: ${line}`, () => {
        const text = line.replaceAll(/[<>]/gu, '');
        const who = resume([
          'Alex Example',
          'alex@example.com',
          'EXPERIENCE',
          'Engineer, Example Ltd 2019 - 2024',
          `- ${text}`,
        ]);
        const facts = judge.factsOf(who);
        const start = who.document.text.indexOf(text) + line.indexOf('<');
        const end = start + line.indexOf('>') - line.indexOf('<') - 1;
        const status: MentionStatus = statusAt(facts, { start, end });
        expect(status).toMatch(expected);
      });
    }
  }

  it('a denial goes on in the next line', () => {
    const who = resume([
      'Alex Example',
      'EXPERIENCE',
      'Engineer, Example Ltd 2019 - 2024',
      '- Clusters belong to others. I have no',
      '  Kubernetes experience',
    ]);
    const start = who.document.text.indexOf('Kubernetes');
    expect(statusAt(judge.factsOf(who), { start, end: start + 10 })).toBe('denied');
  });
});
