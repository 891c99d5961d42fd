import type { ClientPack } from './pack.ts';
import { overviewPart } from './pack_overview.ts';
import { personPart } from './pack_person.ts';
import { readFonts } from './pdf/fonts.ts';
import { Flow, MARGIN } from './pdf/flow.ts';
import { A4 } from './pdf/paper.ts';
import { Sheet } from './pdf/sheet.ts';
import { LINE, TYPE } from './pdf/style.ts';

/**
 * A client pack as PDF: everybody at a glance, then a page for each person. The same pack makes the same bytes.
 * `logo`: a PNG or JPEG that was checked.
 */
export async function clientPackPdf(
  pack: ClientPack,
  resources_dir: string,
  logo: Uint8Array | null,
): Promise<Uint8Array> {
  const sheet = new Sheet({
    fonts: await readFonts(resources_dir),
    title: `${pack.words.title} ${pack.job_title}`,
    author: pack.agency.name,
    date: new Date(`${pack.date}T00:00:00Z`),
    lang: pack.language,
  });
  const flow = new Flow(sheet);
  overviewPart(flow, pack, logo);
  for (const candidate of pack.candidates) {
    personPart(flow, pack, candidate);
    // a pack of a hundred takes seconds: others are answered meanwhile
    await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.onEachPage((page, pages) => foot(flow, pack, page, pages));
  return sheet.bytes();
}

function foot(
  { sheet, left, width }: Flow,
  { agency, job_title, date_text }: ClientPack,
  page: number,
  pages: number,
): void {
  const y = A4.height - MARGIN.bottom + 26;
  sheet.doc
    .lineWidth(0.5)
    .moveTo(left, y - 12)
    .lineTo(left + width, y - 12)
    .stroke(LINE);
  const number = `${page} / ${pages}`;
  const room = sheet.width(number, TYPE.tiny);
  sheet.line(number, left + width - room, y, TYPE.tiny);
  const said = [agency.name, job_title, date_text].filter((part) => part !== '').join('  ·  ');
  sheet.line(sheet.cut(said, width - room - 20, TYPE.tiny), left, y, TYPE.tiny);
}
