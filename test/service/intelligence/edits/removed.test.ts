import { describe, expect, it } from 'vitest';
import { applyEdits } from '#service/intelligence/edits/apply.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { findSkill } from '#service/intelligence/skills/lexicon.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedReader } from '../../../helpers/reader.ts';

const reader = shippedReader();
const { judge, lexicon } = reader;
const reference_date = '2026-11';
const document = documentOf([
  'Ada Example',
  'ada@example.com',
  '',
  'Experience',
  'Developer, Harbour Bank, March 2018 – December 2024',
  '- Built payment services in Java and deployed them with Kubernetes',
  '- Kept the Zorblax console and the ledgers in PostgreSQL',
  '',
  'Skills',
  'Java, K8s, PostgreSQL, Zorblax console',
  '',
  'Languages',
  'French (C1), English (native)',
  '',
  'Certifications',
  'PMP, 2020',
]);
const read = readProfile(document, { reference_date, lexicon });
const apply = (edits: ProfileEdit[]): Profile =>
  applyEdits(read, edits, {
    reference_date,
    canonicalOf: (name) => findSkill(lexicon, name)?.canonical ?? null,
    text: document.text,
  });
const off = (name: string): ProfileEdit => ({ field: 'skills', was: { name }, value: null });
const REMOVED: ProfileEdit[] = [
  off('Java'),
  off('Zorblax console'),
  {
    field: 'certifications',
    was: { ...read.certifications[0]!, name: 'PMP' },
    value: null,
  },
  { field: 'languages', was: { name: 'French', cefr: 'C1' }, value: null },
];
const ask = (prompt: string, profile: Profile): unknown =>
  judge.evaluateCriteria([prompt], { document, profile, lexicon, reference_date })[0];

describe('what a person took out of the profile', () => {
  it.each<[string, ProfileEdit[], string[]]>([
    ['by its label', [off('Java')], ['Java']],
    ['by another name for it', [off('K8s')], ['Kubernetes']],
    [
      'renamed: the old name',
      [{ field: 'skills', was: { name: 'Java' }, value: { name: 'Scala' } }],
      ['Java'],
    ],
    [
      'another way of writing it',
      [{ field: 'skills', was: { name: 'K8s' }, value: { name: 'Kubernetes' } }],
      [],
    ],
    [
      'taken away and added again',
      [off('Java'), { field: 'skills', was: null, value: { name: 'Java' } }],
      [],
    ],
    [
      'a level of a language',
      [{ field: 'languages', was: { name: 'French', cefr: 'C1' }, value: { name: 'French', cefr: 'B2' } }],
      [],
    ],
    ['nothing', [{ field: 'skills', was: null, value: { name: 'Rust' } }], []],
    ['each kind', REMOVED, ['Java', 'Zorblax console', 'French', 'PMP']],
  ])('is named: %s', (_, edits, expected) => {
    expect(apply(edits).removed.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'Java',
    'Has Java experience',
    '5+ years of Java',
    'Used Java in the last 10 years',
    'Java and Kubernetes',
    'Zorblax console experience',
    'PMP certification',
    'Speaks French',
  ])('counts for no criterion: %s', (prompt) => {
    expect(ask(prompt, read)).toMatchObject({ is_criterion_met: true });
    expect(ask(prompt, apply(REMOVED))).toMatchObject({ is_criterion_met: false });
  });

  it('is what the answer says, and its neighbours count as before', () => {
    expect(ask('Java', apply(REMOVED))).toMatchObject({
      explanation: 'Java was removed from the profile by hand.',
    });
    for (const prompt of [
      'Kubernetes',
      'PostgreSQL',
      'Java or PostgreSQL',
      'At least 5 years of experience',
    ]) {
      expect(ask(prompt, apply(REMOVED))).toEqual({
        ...(ask(prompt, read) as object),
        ...(prompt.startsWith('Java') && {
          confidence_score: expect.any(Number),
          explanation: expect.stringContaining('PostgreSQL'),
          evidence: expect.any(Array),
          told: expect.any(Object),
        }),
      });
    }
  });

  it('is missing in a summary', () => {
    const job = {
      title: 'Developer',
      description: 'Requirements:\n- Java\n- PostgreSQL\n- 5 years of Java\n- French\n',
    };
    const sum = (profile: Profile) => {
      const { matching_skills, missing_skills } = summarize({
        document,
        profile,
        job,
        reader,
        reference_date,
      });
      return [matching_skills.map(({ s }) => s), missing_skills.map(({ s }) => s)];
    };
    const [before = [], none] = sum(read);
    expect(none).toEqual([]);
    const [matching, missing = []] = sum(apply(REMOVED));
    expect(matching).toEqual(before.filter((s) => /PostgreSQL/.test(s)));
    expect(missing.toSorted()).toEqual(before.filter((s) => !/PostgreSQL/.test(s)).toSorted());
  });
});
