import { readFile } from 'node:fs/promises';
import { zip } from 'fflate';
import type { RouteContext } from '#service/api/context.ts';
import type { ClientPack } from '#service/exports/pack.ts';
import { readContent } from '../../intake/readings/store.ts';
import { summarizedAttachment } from '../../screening/summaries/store.ts';
import { findAttachment } from '../../intake/attachments/store.ts';
import { masksOf } from '../../screening/masks/store.ts';
import { idsOf } from './content.ts';

type File = { readonly name: string; readonly bytes: Uint8Array };

/** The file of a pack and the newest resume of each person as a ZIP; of a blind pack, blind copies. */
export async function bundled(context: RouteContext, pack: ClientPack, file: File): Promise<Uint8Array> {
  const resumes = pack.is_blind ? await blindResumes(context, pack) : await resumesOf(context, pack);
  const names = new Set<string>();
  const entries = [file, ...resumes].map(({ name, bytes }) => [unused(name, names), bytes] as const);
  return new Promise((resolve, reject) => {
    // of the day the pack was made: a time of making would tell when
    const mtime = new Date(`${pack.date}T12:00:00`);
    zip(Object.fromEntries(entries), { level: 6, mtime }, (error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(error);
    });
  });
}

async function resumesOf({ db, files }: RouteContext, { candidates }: ClientPack): Promise<File[]> {
  const found: File[] = [];
  for (const { candidate_id, name, position } of candidates) {
    const newest = await summarizedAttachment(db, candidate_id);
    const row = newest === null ? null : await findAttachment(db, { id: newest.id });
    const bytes = row === null ? null : await files.withFile(row.sha256, (path) => readFile(path));
    if (row === null || bytes === null) continue;
    const ending = /\.[a-z0-9]{1,5}$/i.exec(row.file_name ?? '')?.[0] ?? '';
    found.push({ name: `${position} ${name}${ending}`, bytes });
  }
  return found;
}

async function blindResumes({ db, options }: RouteContext, pack: ClientPack): Promise<File[]> {
  const { resources_dir } = options;
  const { blindCopyPdf } = await import('#service/exports/blind_copy.ts');
  const { readFonts } = await import('#service/exports/pdf/fonts.ts');
  const fonts = await readFonts(resources_dir);
  const masks = await masksOf(db, idsOf(pack));
  const found: File[] = [];
  for (const { candidate_id, name, position } of pack.candidates) {
    const newest = await summarizedAttachment(db, candidate_id);
    const content = newest === null ? null : await readContent(db, newest.id);
    const mask = masks.get(candidate_id);
    // without a mask nothing is known to be hidden
    if (content === null || mask === undefined) continue;
    const { pages } = content.document;
    const bytes = await blindCopyPdf({ pages, mask, title: name, resources_dir, fonts });
    found.push({ name: `${position} ${name}.pdf`, bytes });
  }
  return found;
}

/** A name that is no path and was not given yet. */
function unused(name: string, names: Set<string>): string {
  const plain = name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const short = Array.from(stem).slice(0, 100).join('').trim();
  let free = `${short}${ending}`;
  for (let copy = 2; names.has(free.toLowerCase()); copy += 1) free = `${short} (${copy})${ending}`;
  names.add(free.toLowerCase());
  return free;
}
