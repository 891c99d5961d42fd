/**
 * `node test/quality/sent.ts [--verbose] [--text] [--save]`: whole resumes as strangers send them (`sent/`), written by somebody who
 * had not read the reader, each as a page with what it says in a `<script>` behind it. A browser prints them to PDF; `--text` reads the
 * words of the page alone instead. The failures of the `opened` half are told with `--verbose`; of the `unseen` half there are figures
 * only, and nobody may tune on it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFullReader } from '#service/engine/full_reader.ts';
import { emptyProfile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { startBrowser } from '../e2e/app.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { f1Of, MAY_FALL, printScores, Scores } from './measure.ts';
import {
  addTo,
  compareReading,
  marksOf,
  printMarks,
  REFERENCE,
  type Known,
  type Mark,
} from './reading_score.ts';

const FOLDER = join(import.meta.dirname, 'sent');
const as_text = process.argv.includes('--text');
const readFully = createFullReader();
const lexicon = shippedLexicon();

const browser = await startBrowser().catch((error: Error) => {
  console.log(`sent: nothing measured. ${error.message}`);
  return null;
});
if (browser !== null) {
  const page = await browser.newPage();
  for (const half of ['unseen', 'opened']) {
    const measure = `sent-${half}${as_text ? '-text' : ''}`;
    const scores = new Scores();
    const marks: Mark[] = [];
    const lines: string[] = [];
    for (const name of readdirSync(join(FOLDER, half)).toSorted()) {
      const html = readFileSync(join(FOLDER, half, name), 'utf8');
      const known = JSON.parse(/<script[^>]*>(?<truth>.*)<\/script>/su.exec(html)!.groups!.truth!) as Known;
      await page.setContent(html);
      const bytes = as_text
        ? Buffer.from(await page.innerText('body'))
        : await page.pdf({ format: 'A4', printBackground: true });
      const result = await readFully(bytes, { file_name: as_text ? 'resume.txt' : 'resume.pdf' });
      const profile = result.ok
        ? readProfile(result.document, { reference_date: REFERENCE, lexicon })
        : emptyProfile();
      const compared = compareReading(known, profile);
      addTo(scores, compared);
      marks.push(...marksOf(known, profile));
      const whole = compared.find(({ field }) => field === 'whole job')!;
      lines.push(`${name} ${f1Of(whole).toFixed(2)}`);
      for (const { field, want, got, hit, values } of half === 'opened' && process.argv.includes('--verbose')
        ? compared
        : []) {
        if (hit < want || hit < got) console.log(`${name} ${field} ${JSON.stringify(values)}`);
      }
    }
    // nobody looks at single files of the unseen half
    const each = half === 'opened' ? `; whole jobs ${lines.join(', ')}` : '';
    console.log(`\n-- ${measure}: ${lines.length} resumes${each}`);
    const missed = printScores(measure, scores, {}, MAY_FALL);
    if (missed.length > 0) {
      console.error(`${measure}: fell: ${missed.join(', ')}`);
      process.exitCode = 1;
    }
    printMarks(measure, marks);
  }
  await browser.close();
}
