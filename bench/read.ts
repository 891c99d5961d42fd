import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { shippedLexicon } from '../test/helpers/lexicon.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import type { Figure } from './measure.ts';

/**
 * Reading as a child does it, bytes to profile: pages of text a second on one core, and the memory a fresh process needs for the
 * longest files. Data folder: LONGLIST_DATA, else ../shared/data.
 */
const DATA = process.env['LONGLIST_DATA'] ?? path.resolve(import.meta.dirname, '../../shared/data');
const ROUNDS = 3;
const MEMORY_LIMIT_MB = 600;

type Listed = {
  readonly path: string;
  readonly kind: string;
  readonly facts: { readonly pages?: number; readonly chars?: number; readonly encrypted?: boolean };
};

const options = () => ({
  reference_date: '2026-11',
  lexicon: shippedLexicon(),
});

/** Ordinary resumes: up to four pages with a text layer. */
function ordinary(): Buffer[] {
  const listed = JSON.parse(readFileSync(path.join(DATA, 'resumes/manifest.json'), 'utf8')) as Listed[];
  return listed
    .filter(
      ({ kind, facts }) =>
        kind === 'pdf' && (facts.pages ?? 9) <= 4 && (facts.chars ?? 0) > 500 && facts.encrypted !== true,
    )
    .map((file) => readFileSync(path.join(DATA, 'resumes', file.path)));
}

async function pagesPerSecond(): Promise<{ readonly rate: number; readonly pages: number }> {
  const files = ordinary();
  const given = options();
  let pages = 0;
  let best = Infinity;
  for (let round = 0; round <= ROUNDS; round++) {
    pages = 0;
    const before = process.cpuUsage();
    for (const bytes of files) {
      const result = await readDocument(bytes, { file_name: null });
      if (!result.ok) throw new Error(`an ordinary resume is not read: ${result.reason}`);
      readProfile(result.document, given);
      pages += result.document.pages.length;
    }
    const { user, system } = process.cpuUsage(before);
    // the first round warms the child up; processor time, since other work may share the core
    if (round > 0) best = Math.min(best, (user + system) / 1e6);
  }
  return { rate: pages / best, pages };
}

/** A PDF of so many pages, each a full page of a resume: 50 lines in two columns. */
function longPdf(pages: number): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids: string[] = [];
  for (let page = 0; page < pages; page++) {
    const lines = Array.from({ length: 50 }, (_, i) => {
      const words = `Line ${i} of page ${page}: planned forty lorries a day`;
      return `1 0 0 1 40 ${800 - i * 15} Tm (${words}) Tj 1 0 0 1 320 ${800 - i * 15} Tm (Excel, SAP and ledgers) Tj`;
    });
    const stream = `BT /F1 9 Tf ${lines.join('\n')} ET`;
    kids.push(`${objects.length + 1} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`;
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const xref = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

type Peak = { readonly megabytes: number; readonly seconds: number; readonly pages: number };

/** Peak memory of a process that reads nothing but this file. */
function peakOf(file: string): Promise<Peak> {
  return new Promise((resolve, reject) => {
    let peak: Peak | undefined;
    const child = fork(import.meta.filename, ['--peak', file], { stdio: 'inherit' });
    child.on('message', (message) => {
      peak = message as Peak;
    });
    child.on('exit', (code) =>
      peak ? resolve(peak) : reject(new Error(`reading ${file} ended with ${code}`)),
    );
  });
}

async function readAlone(file: string): Promise<Peak> {
  const bytes = file.startsWith('made:') ? longPdf(Number(file.slice(5))) : readFileSync(file);
  const start = performance.now();
  const result = await readDocument(bytes, { file_name: null });
  if (!result.ok) throw new Error(result.reason);
  readProfile(result.document, options());
  return {
    megabytes: process.resourceUsage().maxRSS / 1024,
    seconds: (performance.now() - start) / 1000,
    pages: result.document.pages.length,
  };
}

export async function bench(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const there = existsSync(path.join(DATA, 'resumes/manifest.json'));
  if (there) {
    const { rate, pages } = await pagesPerSecond();
    figures.push({
      what: 'PDF bytes to profile, one core',
      ours: `${rate.toFixed(0)} pages/s`,
      beside: `${pages} pages of ordinary resumes, warm, processor time`,
      ratio: null,
      target: '≥ 20 pages a second',
      reached: rate >= 20,
    });
  }
  const long = path.join(DATA, 'resumes/robust/200_pages.pdf');
  for (const file of [...(there && existsSync(long) ? [long] : []), 'made:300']) {
    const { megabytes, seconds, pages } = await peakOf(file);
    figures.push({
      what: `memory of a fresh process, ${pages} pages`,
      ours: `${megabytes.toFixed(0)} MB`,
      beside: `${seconds.toFixed(1)} s, bytes to profile`,
      ratio: null,
      target: `≤ ${MEMORY_LIMIT_MB} MB`,
      reached: megabytes <= MEMORY_LIMIT_MB,
    });
  }
  return figures;
}

const [mode, file] = process.argv.slice(2);
if (mode === '--peak' && file !== undefined) process.send!(await readAlone(file));
