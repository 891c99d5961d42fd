import { makePdf, type PdfItem } from '../helpers/pdf.ts';

/** Lines that differ at the edges of pages: what is alike there is taken for a running head. */
const WORKS = ['Surveyed', 'Dug out', 'Raised the walls of', 'Put the roof on', 'Handed over', 'Repaired'];
const YEARS = [2023, 2020, 2017, 2014, 2011, 2008];

/** A resume of three full pages. Its last job begins on the second page and goes on over the break to the third. */
export function longResume(): Buffer {
  const lines: string[] = [
    'Odile Marchetti',
    'odile.marchetti@example.com',
    'Lyon, France',
    '',
    'Experience',
  ];
  for (const [index, from] of YEARS.entries()) {
    const to = index === 0 ? 'present' : String(from + 3);
    lines.push(`Site Manager, Builder Number ${index + 1}, ${from} - ${to}`);
    for (let line = 1; line <= 18; line += 1) {
      const work = WORKS[((line + index) * 5) % WORKS.length]!;
      lines.push(`- ${work} building site ${index + 1}-${line} in ${7 + ((line * 3) % 11)} weeks.`);
    }
  }
  lines.push('', 'Education', 'BSc Civil Engineering, University of Lyon, 2008', '', 'Languages');
  lines.push('French (native), English (C1)');
  const pages: PdfItem[][] = [];
  const on_page = 46;
  for (const [index, text] of lines.entries()) {
    const page = Math.floor(index / on_page);
    pages[page] ??= [];
    if (text !== '') pages[page].push({ text, x: 60, y: 60 + (index % on_page) * 16, size: 10 });
  }
  return Buffer.from(makePdf(pages.map((items) => ({ items }))));
}
