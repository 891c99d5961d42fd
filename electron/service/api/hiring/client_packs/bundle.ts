import { readFile } from 'node:fs/promises';
import type { RouteContext } from '#service/api/context.ts';
import type { ClientPack } from '#service/exports/pack.ts';
import { zipOf, type File } from '#service/exports/zip.ts';
import { leftOutFile } from '#service/exports/pack_left_out.ts';
import { readContent } from '../../intake/readings/store.ts';
import { summarizedAttachment } from '../../screening/summaries/store.ts';
import { findAttachment } from '../../intake/attachments/store.ts';
import { masksOf } from '../../screening/masks/store.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';
import { idsOf } from './content.ts';
import { contactMasks } from './hidden.ts';

/**
 * The file of a pack and the newest resume of each person as a ZIP: of a blind pack blind copies; otherwise copies
 * without contact details, or with them the files as they came.
 */
export async function bundled(
  context: RouteContext,
  pack: ClientPack,
  file: File,
  contacts: boolean,
): Promise<Uint8Array> {
  const { db } = context;
  const resumes = pack.is_blind
    ? await maskedResumes(context, pack, await masksOf(db, idsOf(pack)))
    : contacts
      ? await resumesOf(context, pack)
      : await maskedResumes(context, pack, await contactMasks(db, idsOf(pack)));
  const missing = leftOutFile(pack);
  return zipOf([file, ...resumes, ...(missing === null ? [] : [missing])], pack.date);
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

async function maskedResumes(
  { db, options }: RouteContext,
  pack: ClientPack,
  masks: ReadonlyMap<string, Mask>,
): Promise<File[]> {
  const { resources_dir } = options;
  const { blindCopyPdf } = await import('#service/exports/blind_copy.ts');
  const { readFonts } = await import('#service/exports/pdf/fonts.ts');
  const fonts = await readFonts(resources_dir);
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
