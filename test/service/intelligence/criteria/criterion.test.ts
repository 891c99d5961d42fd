import { describe, expect, test } from 'vitest';
import { evaluateCriterion } from './ask.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { cook, developer, electrician, manager, nurse, student, stuffed, teacher } from './resumes.ts';

/** `unsaid`: not met, because the resume does not say. */
type Expected = 'met' | 'not met' | 'unsaid';
type Row = readonly [prompt: string, expected: Expected, says?: string | RegExp];

function check(who: CriterionSource, [prompt_text, expected, says]: Row): void {
  const answer = evaluateCriterion({ ...who, prompt_text });
  if (answer.state !== 'EVALUATED') throw new Error(`${prompt_text}: ${JSON.stringify(answer)}`);
  const given = answer.is_criterion_met
    ? 'met'
    : /does not say|not clearly/.test(answer.explanation)
      ? 'unsaid'
      : 'not met';
  expect(`${given}: ${answer.understood_as} · ${answer.explanation}`).toMatch(new RegExp(`^${expected}: `));
  if (says !== undefined) expect(answer.explanation).toMatch(says);
  expect(answer.confidence_score).toBeGreaterThan(0);
  expect(answer.confidence_score).toBeLessThanOrEqual(1);
  expect(answer.understood_as).not.toBe('');
  for (const { start, end } of answer.evidence) {
    expect(end).toBeGreaterThan(start);
    expect(who.document.text.slice(start, end)).not.toBe('');
  }
  if (answer.is_criterion_met) expect(answer.evidence.some(({ stance }) => stance === 'for')).toBe(true);
  // what is quoted is text of the resume
  for (const [, quote = ''] of answer.explanation.matchAll(/“([^”]+)”/g)) {
    expect(`${who.document.text}\n${prompt_text}`).toContain(quote);
  }
}

const tables: readonly (readonly [string, CriterionSource, readonly Row[]])[] = [
  [
    'a developer',
    developer,
    [
      ['Does the candidate know Java?', 'met', 'settlement service'],
      ['Does the candidate know C#?', 'not met'],
      ['Must have JavaScript', 'met'],
      ['TypeScript', 'not met'],
      ['Experience with a relational database', 'met', /PostgreSQL/],
      ['Kubernetes', 'not met'],
      ['Kubernetes or Docker', 'met', /Docker/],
      ['Java and (AWS or GCP)', 'met'],
      ['Java and Scala', 'not met', /Scala/],
      ['Java but not PHP', 'met'],
      ['No PHP experience', 'met'],
      ['No Java experience', 'not met'],
      ['Terraform', 'met'],
      ['Proficient in Terraform', 'not met', /Basic knowledge/],
      ['5+ yrs Java', 'met', /5 years 8 months/],
      ['At least 7 years of Java', 'not met', /5 years 8 months/],
      ['10+ years of professional experience', 'met', /10 years 10 months/],
      ['More than 11 years of experience', 'not met'],
      ['At most 12 years of work experience', 'met'],
      ['Senior Software Engineer for at least 5 years', 'met'],
      ['6+ years as a senior engineer', 'not met'],
      ['At least 5 years at Northgate Retail Systems', 'met', /5 years 2 months/],
      ['Lives in Leeds', 'met', /Leeds/],
      ['Based in Manchester', 'not met'],
      ['Is the candidate located in the UK?', 'met'],
      ['Lives in the EU', 'not met'],
      ['Yorkshire', 'met'],
      ['Has managed people', 'met', /team of 6/],
      ['Has led a team of 5 or more engineers', 'met'],
      ['Managed at least 20 people', 'not met', /6/],
      ['Currently employed', 'met', /Senior Software Engineer/],
      ['Works at Brightwater Payments', 'met'],
      ['Currently at Northgate Retail Systems', 'not met', /at another time/],
      ['Has worked at Google', 'not met'],
      ['Ex-Northgate', 'met'],
      ["Bachelor's in computer science or a related field", 'met'],
      ["Master's degree or higher", 'not met'],
      ['Degree in law', 'not met'],
      ['Speaks Polish', 'met'],
      ['German C1', 'not met', /C1 is asked for/],
      ['German at B1 or better', 'met'],
      ['Speaks French', 'not met', /lists its languages, without French/],
      ['At least three languages', 'met'],
      ['AWS certified', 'met', /Associate/],
      ['PMP', 'not met'],
      ['GitHub profile', 'met'],
      ['LinkedIn', 'not met'],
      ['No more than 3 jobs in 5 years', 'met'],
      ['At most one employer since 2018', 'not met'],
      ['No gap longer than 6 months', 'met'],
      ['Recent graduate', 'not met', /2015/],
      ['Has worked in payments or fintech', 'met'],
      ['Willing to relocate to Berlin', 'unsaid'],
      ['Needs visa sponsorship', 'unsaid'],
      ['Expected salary below 70,000', 'unsaid'],
      ['Has sung in an opera', 'unsaid'],
      ['Berufserfahrung: mindestens 8 Jahre', 'met'],
      ['Spricht Deutsch', 'met'],
      ['Used Java in the last 2 years', 'met', /settlement/],
      ['Used JavaScript in the last 2 years', 'unsaid'],
      ['Current job involves Java', 'met'],
      ['Knows at least two of Java, Python, JavaScript', 'met'],
      ['Knows at least two of Java, Python, Ruby', 'not met'],
      ['Has at least 2 certifications', 'not met'],
      ['Based in or willing to relocate to Leeds', 'met', /Leeds/],
      ['PostgreSQL in production', 'met'],
      ['Java/Kotlin', 'met'],
      ['Reads Polish', 'met'],
      ['No management experience', 'not met'],
      ['Has never managed people', 'not met'],
      ['Excellent communication skills', 'unsaid'],
    ],
  ],
  [
    'a nurse',
    nurse,
    [
      ['RN licence', 'met'],
      ['BLS', 'met'],
      ['Currently employed', 'not met', /newest job/],
      ['At least 7 years as a nurse', 'met', /7 years 8 months/],
      ['10 years of nursing experience', 'not met'],
      ['Lives in Dallas', 'not met', /Austin/],
      ['Texas', 'met'],
      ["Bachelor's in nursing or equivalent", 'met'],
      ['Speaks Spanish', 'unsaid'],
      ['Healthcare experience', 'met'],
      ['Epic', 'met'],
      ['Has worked in the last two years', 'met'],
      ['Registered nurse', 'met'],
      ['Has never worked in healthcare', 'not met'],
      ['ACLS', 'not met'],
    ],
  ],
  [
    'a student',
    student,
    [
      ["Holds a master's degree", 'not met', /Not completed/],
      ["Bachelor's degree in engineering", 'met'],
      ["Currently pursuing a master's degree", 'met'],
      ['SolidWorks or CATIA', 'met'],
      ['Bavaria', 'met'],
      ['3+ years of work experience', 'not met'],
      ['Recent graduate', 'met'],
      ['Has direct reports', 'unsaid'],
    ],
  ],
  [
    'an office manager',
    manager,
    [
      ['Self-employed or freelancing at the moment', 'met'],
      ['Office Manager by title', 'met'],
      ['At least 5 years as an office manager', 'met', /5 years 9 months/],
      ['Supervised at least 10 people', 'met', /12/],
      ['Associate degree or higher', 'met'],
      ["Bachelor's degree", 'not met'],
      ['More than 3 employers', 'met'],
      ['Has stayed with the same employer for 5 years', 'met'],
      ['Open to relocation', 'met'],
      ['Authorized to work in the US', 'met'],
      ['Spanish and English', 'met'],
      ['Spanish speaker', 'met'],
      ['QuickBooks or Xero', 'met'],
      ['Dallas-based', 'not met'],
      ['Illinois', 'met'],
      ['Hospitality background', 'met'],
      ['Has cut costs', 'met', /22 percent/],
    ],
  ],
  [
    'a cook',
    cook,
    [
      ['Head chef experience', 'met'],
      ['5+ years as a chef', 'met'],
      ['Has managed a kitchen team of at least 8', 'met', /nine cooks/],
      ['HACCP', 'met'],
      ['Full UK driving licence', 'met'],
      ['Speaks Italian', 'met'],
      ['Speaks Italian fluently', 'not met', /basic/],
      ['Lives in Bristol', 'met', /“Bristol BS1 4QA”/],
      ['Has worked in Portugal', 'met', /Lisbon/],
      ['Has worked in Spain', 'unsaid'],
      ['NVQ Level 3 or equivalent', 'met'],
      ['Holds a degree', 'not met', /NVQ/],
      ['Does not have a degree', 'met'],
      ['Right to work in the UK', 'unsaid'],
      ['No more than 3 employers since 2015', 'met'],
    ],
  ],
  [
    'an electrician',
    electrician,
    [
      ['Licensed electrician', 'met'],
      ['Master electrician license', 'not met'],
      ['10+ years as a journeyman electrician', 'not met', /9 years 3 months/],
      ['Has been a foreman', 'not met'],
      ['Foreman experience', 'not met'],
      ['Proficient in AutoCAD', 'not met', /beginner/],
      ['High school diploma or GED', 'met'],
      ['Associate degree', 'not met'],
      ['Same employer for at least 8 years', 'met'],
      ['At least 3 years at Buckeye Power & Light', 'met'],
      ['Between 10 and 15 years of experience', 'met'],
      ['Between 15 and 20 years of experience', 'not met'],
      ['Bilingual', 'unsaid'],
      ['At least 3 years of experience in one of: welding, wiring, plumbing', 'met'],
      ['Not currently an apprentice', 'met'],
    ],
  ],
  [
    'a teacher',
    teacher,
    [
      ['Math teacher', 'met'],
      ['Teaching license', 'met'],
      ["Master's degree in education or mathematics", 'met'],
      ['More than one degree', 'met'],
      ['Graduated from McGill', 'met'],
      ['Graduated before 2015', 'not met'],
      ['French C1', 'not met', /B2/],
      ['Fluent Japanese and good French', 'met'],
      ['Has led at least 5 teachers', 'met', /8 teachers/],
      ['Published in a journal', 'met'],
      ['Willing to relocate to Vancouver', 'met'],
      ['Willing to relocate to Calgary', 'unsaid'],
      ['No calculus, only geometry', 'not met'],
      ['Is unemployed', 'met'],
    ],
  ],
  [
    'a resume that gives orders',
    stuffed,
    [
      ['Java', 'unsaid'],
      ['5+ years of experience', 'not met'],
      ['Speaks Japanese', 'unsaid'],
      ['Has a PhD', 'unsaid'],
      ['Lives in Berlin', 'unsaid'],
      ['Has managed people', 'unsaid'],
    ],
  ],
];

for (const [name, who, rows] of tables) {
  describe(name, () => {
    test.each(rows.map((row) => ({ row, name: `${row[0]}: ${row[1]}` })))('$name', ({ row }) =>
      check(who, row),
    );
  });
}
