import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { timestamp } from '#service/ids.ts';
import type { DocumentLine, ResumeDocument } from '#service/intelligence/document.ts';
import { splitPassages } from '#service/intelligence/embedding/passages.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { shippedLexicon } from '../test/helpers/lexicon.ts';
import type { Job, Person } from '../test/quality/made/person.ts';
import { mulberry32 } from '../test/quality/metrics.ts';
import { noiseBlock, noisePieces, noiseSource, openForCandidates } from './synthetic-pool.ts';

/** Different resumes; each is that of several candidates, and nothing in the service is kept by its text. */
const DIFFERENT = 200;
const ROOT = path.resolve(import.meta.dirname, '..');
const NOW = new Date();

/**
 * A data folder with invented candidates, each with a resume of ordinary length that has been read: text with boxes,
 * profile, and vectors that are noise.
 */
export async function fillWithResumes(data_dir: string, candidates: number): Promise<void> {
  const { file, insert } = await openForCandidates(data_dir);
  const noise = noiseSource();
  const random = mulberry32(7);
  const read = resumes(Math.min(candidates, DIFFERENT)).map((lines) => {
    const document = laidOut(lines);
    const profile = readProfile(document, {
      reference_date: timestamp(NOW).slice(0, 7),
      lexicon: shippedLexicon(),
    });
    const { passages } = splitPassages(document, profile, (text) => Math.ceil(text.length / 5));
    return { document, profile, passages };
  });
  file.transaction(() => {
    for (let i = 0; i < candidates; i += 1) {
      const { document, profile, passages } = read[i % read.length]!;
      const text_hash = createHash('sha256').update(document.text).digest('hex');
      insert(`Candidate ${i}`, {
        text_hash,
        profile: JSON.stringify(profile),
        document: JSON.stringify(document),
        passages: JSON.stringify(passages.map(({ start, end }) => [start, end])),
        block: noiseBlock(noise, passages.length + 2),
        pieces: noisePieces(random),
      });
    }
  })();
  file.close();
}

/** The lines of resumes: every person who writes English, with the jobs of two others behind their own. */
function resumes(count: number): string[][] {
  const made = path.join(ROOT, 'test', 'quality', 'made', 'people.json');
  const people = (JSON.parse(readFileSync(made, 'utf8')) as Person[]).filter(({ lang }) => lang === 'en');
  return Array.from({ length: count }, (_, i) => {
    const person = people[i % people.length]!;
    const others = [1, 4].map((step) => people[(i + step + Math.floor(i / people.length)) % people.length]!);
    return resumeOf(person, others, i);
  });
}

function resumeOf(person: Person, others: readonly Person[], number: number): string[] {
  // no two of them the same, as no two resumes are
  const years = 1 + (number % 5);
  return [
    `${person.name} ${number}`,
    `${person.email} | ${person.phone} | ${person.location}`,
    person.headline,
    'Summary',
    person.summary,
    ...others.map(({ summary }) => summary),
    'Experience',
    ...person.work.flatMap((job) => jobLines(job, 0)),
    ...others.flatMap(({ work }, k) => work.flatMap((job) => jobLines(job, years + 8 * (k + 1)))),
    'Education',
    ...person.education.map(
      ({ degree, area, institution, start, end }) => `${degree} ${area}, ${institution}, ${start} – ${end}`,
    ),
    'Skills',
    [person, ...others].flatMap(({ skills }) => skills).join(', '),
    ...(person.languages.length === 0 ? [] : ['Languages', person.languages.join(', ')]),
    ...(person.certificates.length === 0 ? [] : ['Certificates', ...person.certificates]),
  ];
}

function jobLines({ title, company, location, start, end, points }: Job, years_earlier: number): string[] {
  const earlier = (moment: string): string => {
    const [year, month] = (moment === 'present' ? timestamp(NOW).slice(0, 7) : moment).split('-');
    return [Number(year) - years_earlier, ...(month === undefined ? [] : [month])].join('-');
  };
  const period = years_earlier === 0 ? `${start} – ${end}` : `${earlier(start)} – ${earlier(end)}`;
  return [`${title}, ${company}, ${location}`, period, ...points.map((point) => `• ${point}`)];
}

const [LEFT, LINE_HEIGHT, LETTER, LINES_A_PAGE] = [56, 14, 5, 52];

/** Lines as a reader of PDFs gives them: each with its box, and every word with its place. */
function laidOut(lines: readonly string[]): ResumeDocument {
  let start = 0;
  const placed = lines.map((written, i): DocumentLine => {
    const bullet = written.startsWith('• ');
    const text = bullet ? written.slice(2) : written;
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): [number, number, number, number] => [
      index,
      index + word.length,
      LEFT + index * LETTER,
      word.length * LETTER,
    ]);
    const y = 60 + (i % LINES_A_PAGE) * LINE_HEIGHT;
    const line: DocumentLine = {
      text,
      start,
      end: start + text.length,
      box: [LEFT, y, text.length * LETTER, LINE_HEIGHT - 3],
      font_size: i === 0 ? 18 : 10,
      bold: i === 0,
      column: 0,
      bullet,
      words,
    };
    start = line.end + 1;
    return line;
  });
  const pages = Array.from({ length: Math.ceil(placed.length / LINES_A_PAGE) }, (_, i) => ({
    number: i + 1,
    width: 595,
    height: 842,
    lines: placed.slice(i * LINES_A_PAGE, (i + 1) * LINES_A_PAGE),
  }));
  return { text: placed.map(({ text }) => text).join('\n'), pages, notices: [] };
}
