import { readFile } from 'node:fs/promises';
import type { RouteContext } from '#service/api/context.ts';
import type { ClientPack } from '#service/exports/pack.ts';
import { zipOf, type File } from '#service/exports/zip.ts';
import { leftOutFile } from '#service/exports/pack_left_out.ts';
import { readContent } from '../../intake/readings/store.ts';
import { masksOf } from '../../screening/masks/store.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';
import { idsOf } from './content.ts';
import { contactMasks } from './hidden.ts';
import { resumeFiles, type ResumeFile } from './resume_files.ts';

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
  const files = await resumeFiles(db, idsOf(pack));
  const resumes = pack.is_blind
    ? await maskedResumes(context, pack, files, await masksOf(db, idsOf(pack)))
    : contacts
      ? await resumesOf(context, pack, files)
      : await maskedResumes(context, pack, files, await contactMasks(db, idsOf(pack)));
  // also one of which the bytes are gone: nobody sends a ZIP that lacks somebody without a word
  const told = new Set(pack.left_out.map(({ spotlight_id }) => spotlight_id));
  const lost = pack.candidates.filter((one) => !resumes.has(one.spotlight_id) && !told.has(one.spotlight_id));
  const missing = leftOutFile({
    ...pack,
    left_out: [
      ...pack.left_out,
      ...lost.map(({ spotlight_id }) => ({ spotlight_id, reason: 'not_read' as const })),
    ],
  });
  return zipOf([file, ...resumes.values(), ...(missing === null ? [] : [missing])], pack.date);
}

/** Resumes of a pack, by the spotlight of whose they are. */
type Resumes = Map<string, File>;

async function resumesOf(
  { files: store }: RouteContext,
  { candidates }: ClientPack,
  files: ReadonlyMap<string, ResumeFile>,
): Promise<Resumes> {
  const found: Resumes = new Map();
  for (const { candidate_id, spotlight_id, name, position } of candidates) {
    const row = files.get(candidate_id);
    const bytes = row === undefined ? null : await store.withFile(row.sha256, (path) => readFile(path));
    if (row === undefined || bytes === null) continue;
    const ending = /\.[a-z0-9]{1,5}$/i.exec(row.file_name ?? '')?.[0] ?? '';
    found.set(spotlight_id, { name: `${position} ${name}${ending}`, bytes });
  }
  return found;
}

async function maskedResumes(
  { db, options }: RouteContext,
  pack: ClientPack,
  files: ReadonlyMap<string, ResumeFile>,
  masks: ReadonlyMap<string, Mask>,
): Promise<Resumes> {
  const { resources_dir } = options;
  const { blindCopyPdf } = await import('#service/exports/blind_copy.ts');
  const { readFonts } = await import('#service/exports/pdf/fonts.ts');
  const fonts = await readFonts(resources_dir);
  const found: Resumes = new Map();
  for (const { candidate_id, spotlight_id, name, position } of pack.candidates) {
    const row = files.get(candidate_id);
    const content = row === undefined ? null : await readContent(db, row.id);
    const mask = masks.get(candidate_id);
    // without a mask nothing is known to be hidden
    if (content === null || mask === undefined) continue;
    const { pages } = content.document;
    const bytes = await blindCopyPdf({ pages, mask, title: name, resources_dir, fonts });
    found.set(spotlight_id, { name: `${position} ${name}.pdf`, bytes });
  }
  return found;
}
