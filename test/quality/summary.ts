/**
 * Measures requirements and summaries on job descriptions with known answers: `node test/quality/summary.ts [--verbose]`.
 * The truth names, for the people nearest to each job, terms of the job the resume shows and terms it lacks. A term counts
 * as read when a requirement of ours is the same skill or holds the same words. Data folder as in profile.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#service/intelligence/language/lines.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { findSkill } from '#service/intelligence/skills/lexicon.ts';
import { keyOf } from '#service/intelligence/language/tokens.ts';
import { summarize } from '#service/intelligence/summary/summary.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedReader } from '../helpers/reader.ts';
import { dataFolder } from './measure.ts';

type Job = {
  title: string;
  description: string;
  matching_skills: Record<string, string[]>;
  missing_skills: Record<string, string[]>;
};

const REFERENCE = '2026-11';
const folder = dataFolder();
if (
  folder === null ||
  !existsSync(join(folder, 'ranking', 'fictional_jobs.jsonl')) ||
  !existsSync(join(folder, 'criteria', 'personas.json'))
) {
  console.log('summary: no jobs with truth here (set LONGLIST_DATA); nothing measured.');
  process.exit(0);
}
const verbose = process.argv.includes('--verbose');
const reader = shippedReader();
const { lexicon } = reader;
const jobs = readFileSync(join(folder, 'ranking', 'fictional_jobs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Job);
const personas = JSON.parse(readFileSync(join(folder, 'criteria', 'personas.json'), 'utf8')) as Record<
  string,
  { file: string }
>;

const matching = { total: 0, right: 0, wrong: 0, unread: 0 };
const missing = { total: 0, right: 0, wrong: 0, unread: 0 };
let quotes = 0;
let found = 0;

for (const job of jobs) {
  for (const person of Object.keys(job.matching_skills)) {
    const file = personas[person]?.file;
    if (file === undefined) continue;
    const read = await readDocument(readFileSync(join(folder, 'resumes', file)), { file_name: file });
    if (!read.ok) continue;
    const { document } = read;
    const profile = readProfile(document, { reference_date: REFERENCE, lexicon });
    const summary = summarize({ document, profile, job, reader, reference_date: REFERENCE });
    for (const { e } of summary.matching_skills) {
      for (const [, quote] of e.matchAll(/“([^”]+)”/g)) {
        quotes += 1;
        if (document.text.includes(quote ?? '') || fold(document.text).includes(fold(quote ?? ''))) {
          found += 1;
        }
      }
    }
    const has = (term: string, side: 'matching_skills' | 'missing_skills'): boolean =>
      summary[side].some(({ s }) => same(term, s));
    for (const [truth, count, own, other] of [
      [job.matching_skills[person] ?? [], matching, 'matching_skills', 'missing_skills'],
      [job.missing_skills[person] ?? [], missing, 'missing_skills', 'matching_skills'],
    ] as const) {
      for (const term of truth) {
        count.total += 1;
        const outcome = has(term, own) ? 'right' : has(term, other) ? 'wrong' : 'unread';
        count[outcome] += 1;
        if (verbose && outcome !== 'right') {
          console.log(
            `${job.title} / ${person}: ${term} should be ${own}, is ${outcome} ${JSON.stringify(summary[other].filter(({ s }) => same(term, s)))}`,
          );
        }
      }
    }
    if (verbose) {
      console.log(
        `\n== ${job.title} / ${person}\n${summary.location}\n${summary.education}\n${summary.employment}\n+ ${summary.matching_skills.map(({ s, e }) => `${s}: ${e}`).join('\n+ ')}\n- ${summary.missing_skills.map(({ s, e }) => `${s}: ${e}`).join('\n- ')}`,
      );
    }
  }
}

const line = (name: string, count: typeof matching): string =>
  `${name}: ${count.right} of ${count.total} on the right side, ${count.wrong} on the wrong side, ${count.unread} not read as a requirement`;
console.log(`summary: ${jobs.length} jobs`);
console.log(line('skills the resume shows', matching));
console.log(line('skills the resume lacks', missing));
console.log(`quotes: ${found} of ${quotes} found in the resume`);

function same(term: string, label: string): boolean {
  const [a, b] = [findSkill(lexicon, term), findSkill(lexicon, label)];
  if (a !== null && b !== null && a.canonical === b.canonical) return true;
  const [left, right] = [keys(term), keys(label)];
  return left.every((key) => right.includes(key)) || right.every((key) => left.includes(key));
}

function keys(text: string): string[] {
  return fold(text).split(' ').map(keyOf);
}
