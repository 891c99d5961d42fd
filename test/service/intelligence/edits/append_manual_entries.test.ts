import { describe, expect, it } from 'vitest';
import { applyEdits } from '#service/intelligence/edits/apply.ts';
import { appendManualEntries } from '#service/intelligence/edits/append_manual_entries.ts';
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
  'Waiter, Café Nord, March 2018 – December 2020',
  '- Served 200 guests a day',
  '',
  'Skills',
  'Inventory management',
]);
const read = readProfile(document, { reference_date, lexicon });
const OPTIONS = {
  reference_date,
  canonicalOf: (name: string) => findSkill(lexicon, name)?.canonical ?? null,
  text: document.text,
};

const EDITS: ProfileEdit[] = [
  {
    field: 'work',
    was: null,
    value: {
      title: 'Financial Analyst',
      employer: 'Harbour Bank',
      location: null,
      kind: 'employment',
      start: { year: 2021, month: 1 },
      end: null,
      current: true,
    },
  },
  {
    field: 'education',
    was: null,
    value: {
      school: 'University of Porto',
      degree: 'Master of Science',
      level: null,
      field: 'Economics',
      start: null,
      end: { year: 2017, month: null },
      completed: true,
    },
  },
  { field: 'skills', was: null, value: { name: 'Kubernetes' } },
  { field: 'languages', was: null, value: { name: 'Portuguese', cefr: 'C1' } },
  { field: 'certifications', was: null, value: { name: 'PMP', issuer: null, issued: null, expires: null } },
  { field: 'work_authorisation', was: null, value: 'Authorized to work in the United States' },
];
const edited = applyEdits(read, EDITS, OPTIONS);

describe('a criterion that is met by what a person entered', () => {
  it.each([
    'Kubernetes',
    "Master's degree",
    "Master's degree in Economics",
    'Speaks Portuguese at C1 or better',
    'PMP certification',
    'Worked at Harbour Bank',
    'Has worked as a financial analyst',
    'Currently employed',
    'At least 5 years of experience as a financial analyst',
  ])('%s', (prompt) => {
    const ask = (profile: typeof read) =>
      judge.evaluateCriteria([prompt], { document, profile, lexicon, reference_date })[0];
    expect(ask(read)).toMatchObject({ is_criterion_met: false });
    const answer = ask(edited);
    expect(answer).toMatchObject({
      is_criterion_met: true,
      evidence: [],
      explanation: expect.stringMatching(/entered by hand/i),
    });
    expect(JSON.stringify(answer)).not.toMatch(/“”/);
  });

  it('what the resume shows keeps its quote and its explanation', () => {
    const [answer] = judge.evaluateCriteria(['Worked at Café Nord'], {
      document,
      profile: edited,
      lexicon,
      reference_date,
    });
    expect(answer).toMatchObject({
      is_criterion_met: true,
      explanation: expect.not.stringMatching(/by hand/),
    });
    expect(answer?.state === 'EVALUATED' && answer.evidence.length).toBeGreaterThan(0);
  });

  it('no evidence lies outside of the resume, whatever is asked', () => {
    const prompts = [
      'At least 7 years of work experience',
      'Doctorate',
      'Speaks Polish',
      'No gaps in employment',
      'Experience in banking',
      'Not a waiter',
      'Kubernetes or Inventory management',
      'Kubernetes and Inventory management',
      'Authorized to work in the US',
      'Has led a team',
    ];
    for (const answer of judge.evaluateCriteria(prompts, {
      document,
      profile: edited,
      lexicon,
      reference_date,
    })) {
      if (answer.state !== 'EVALUATED') throw new Error('not evaluated');
      for (const { start, end } of answer.evidence) {
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(document.text.length);
      }
      expect(answer.explanation).not.toMatch(/“”/);
    }
  });
});

it('a summary shows it, and quotes nothing that is not in the resume', () => {
  const job = {
    title: 'Analyst',
    description: 'Must have:\n- Kubernetes\n- Inventory management\n- Portuguese',
  };
  const made = summarize({ document, profile: edited, job, reader, reference_date });
  expect(made.employment).toMatch(/Financial Analyst/);
  expect(made.matching_skills.find(({ s }) => /Kubernetes/.test(s))?.e).toMatch(/entered by hand/);
  expect(made.matching_skills.find(({ s }) => /Inventory/.test(s))?.e).not.toMatch(/by hand/);
  expect(made.evidence).toHaveLength(made.matching_skills.length);
  for (const { end } of made.evidence.flat()) expect(end).toBeLessThanOrEqual(document.text.length);
});

it('a profile nobody changed is as it was, with its document', () => {
  const same = appendManualEntries(document, read);
  expect(same.document).toBe(document);
  expect(same.profile).toBe(read);
});
