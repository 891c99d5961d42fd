/**
 * `node test/quality/made.ts [--tuned] [--unlisted] [--verbose] [--kind="layout table"] [--keep=<folder>] [--save]`: resumes of
 * invented people, printed to PDF by a browser and read by the profile reader. Needs no data but a Chromium; what the reader
 * should find is what the page was made of (made/resumes.ts). The splits in languages nobody listed and of untouched kinds come
 * first and are told in figures only (untouched/README.md). `--keep` leaves the PDFs of the tuned split in a folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFullReader } from '#service/engine/full_reader.ts';
import { emptyProfile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import type { Page } from 'playwright-core';
import { startBrowser } from '../e2e/app.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { kindsOf, makeResumes, UNTOUCHED_KINDS, type MadeResume, type Split } from './made/resumes.ts';
import { f1Of, MAY_FALL, printScores, Scores } from './measure.ts';
import { addTo, compareReading, marksOf, printMarks, REFERENCE, type Mark } from './reading_score.ts';

/** Fields of the table of kinds. */
const SHOWN = ['name', 'location', 'title', 'employer', 'start', 'whole job', 'school', 'degree', 'skills'];

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const verbose = process.argv.includes('--verbose');
const only_split: Split | null = process.argv.includes('--tuned')
  ? 'tuned'
  : process.argv.includes('--unlisted')
    ? 'unlisted'
    : null;
const splits = (['unlisted', 'untouched', 'tuned'] as const).filter(
  (split) => only_split === null || split === only_split,
);
const readFully = createFullReader();
const lexicon = shippedLexicon();

const browser = await startBrowser().catch((error: Error) => {
  console.log(`made: nothing measured. ${error.message}`);
  return null;
});
if (browser !== null) {
  const page = await browser.newPage();
  for (const split of splits) await measure(split, page);
  await browser.close();
}

async function measure(split: Split, page: Page): Promise<void> {
  const only = option('kind');
  const resumes = makeResumes(split).filter(
    ({ recipe }) => only === undefined || kindsOf(recipe).includes(only),
  );
  const scores = new Scores();
  const by_kind = new Map<string, Scores>();
  const marks: Mark[] = [];
  let unread = 0;
  let by_shape = 0;
  for (const resume of resumes) {
    const bytes = await printed(resume, page);
    const keep = option('keep');
    if (keep !== undefined && split === 'tuned') {
      mkdirSync(keep, { recursive: true });
      writeFileSync(join(keep, `${resume.key}.pdf`), bytes);
    }
    const result = await readFully(bytes, { file_name: 'resume.pdf' });
    if (!result.ok) unread += 1;
    const profile = result.ok
      ? readProfile(result.document, { reference_date: REFERENCE, lexicon })
      : emptyProfile();
    if (profile.notices.some(({ type }) => type === 'READ_BY_SHAPE')) by_shape += 1;
    const compared = compareReading(resume.expected, profile);
    addTo(scores, compared);
    marks.push(...marksOf(resume.expected, profile));
    for (const kind of kindsOf(resume.recipe)) {
      const own = by_kind.get(kind) ?? new Scores();
      by_kind.set(kind, own);
      addTo(own, compared);
    }
    for (const { field, want, got, hit, values } of verbose && split === 'tuned' ? compared : []) {
      if (hit < want || hit < got) console.log(`${resume.key} ${field} ${JSON.stringify(values)}`);
    }
  }
  console.log(
    `\n-- made-${split}: ${resumes.length} resumes, ${unread} of them not read, ${by_shape} read by shape, and a notice says so`,
  );
  // of a part of the kinds there is no run before
  const missed = printScores(`made-${split}`, scores, {}, only === undefined ? MAY_FALL : 1);
  if (missed.length > 0) console.error(`made-${split}: fell: ${missed.join(', ')}`);
  process.exitCode = missed.length > 0 ? 1 : process.exitCode;
  printMarks(`made-${split}`, marks);
  printKinds(by_kind);
}

function figure(own: Scores, field: string): number | null {
  const count = own.fields.get(field);
  return count === undefined || (count.want === 0 && count.got === 0) ? null : f1Of(count);
}

/** F1 by kind, the worst whole jobs first; pairs of language and layout only where they are untouched kinds. */
function printKinds(by_kind: ReadonlyMap<string, Scores>): void {
  const rows = [...by_kind].filter(([kind]) => !kind.startsWith('pair ') || UNTOUCHED_KINDS.has(kind));
  rows.sort(([, a], [, b]) => (figure(a, 'whole job') ?? 0) - (figure(b, 'whole job') ?? 0));
  console.log(`${'kind (* untouched)'.padEnd(32)} ${SHOWN.map((field) => field.padStart(9)).join(' ')}`);
  for (const [kind, own] of rows) {
    const cells = SHOWN.map((field) => (figure(own, field)?.toFixed(3) ?? '–').padStart(9));
    console.log(`${`${UNTOUCHED_KINDS.has(kind) ? '* ' : '  '}${kind}`.padEnd(32)} ${cells.join(' ')}`);
  }
}

/** Chromium prints headers and footers without the styles of the page. */
function running(text: string): string {
  return `<div style="font-size:8px;width:100%;text-align:center">${text}</div>`;
}

async function printed({ html, header, footer }: MadeResume, page: Page): Promise<Uint8Array> {
  await page.setContent(html);
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    ...((header !== '' || footer !== '') && {
      displayHeaderFooter: true,
      headerTemplate: running(header),
      footerTemplate: running(footer),
    }),
  });
}
