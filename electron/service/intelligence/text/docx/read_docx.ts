import { strFromU8, strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { DocumentNotice, ReadResult } from '../../document.ts';
import { assembleDocument, singlePage } from '../assemble.ts';
import { htmlLines } from '../html.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { listZip, readZip } from '../zip.ts';
import { withHeadersAndFooters } from './merge.ts';

/** The parts the text is made from; pictures, themes and thumbnails are never unpacked. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const UNWANTED = /^word\/(?:stylesWithEffects|settings|webSettings|fontTable|people|comments\w*)\.xml$/;
/** An encrypted DOCX is an OLE container, not a ZIP archive. */
const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a DOCX: body, headers, footers and text boxes; hidden runs taken out, with a notice. */
export async function readDocx(bytes: Uint8Array): Promise<ReadResult> {
  if (OLE_MAGIC.every((byte, i) => bytes[i] === byte)) return unreadable('ENCRYPTED', MEDIA_TYPES.docx);
  const names = listZip(bytes);
  if (typeof names === 'string') return unreadable(names, MEDIA_TYPES.docx);
  const parts = readZip(bytes, (name) => WANTED.test(name) && !UNWANTED.test(name));
  if (typeof parts === 'string') return unreadable(parts, MEDIA_TYPES.docx);
  const merged = withHeadersAndFooters(
    new Map(Object.entries(parts).map(([name, data]) => [name, strFromU8(data)])),
  );
  if (!merged) return unreadable('CORRUPT', MEDIA_TYPES.docx);
  const html = await toHtml(merged.parts);
  if (html === null) return unreadable('CORRUPT', MEDIA_TYPES.docx);
  const { lines, notices } = htmlLines(html, { keep_tabs: true });
  if (lines.length === 0) {
    const pictures = names.some((name) => name.startsWith('word/media/'));
    return unreadable(pictures ? 'SCAN' : 'NO_TEXT', MEDIA_TYPES.docx);
  }
  const hidden: DocumentNotice[] =
    merged.hidden > 3
      ? [
          {
            type: 'HIDDEN_TEXT',
            message: `The file holds ${merged.hidden} characters a reader cannot see. They were left out.`,
            page: 1,
          },
        ]
      : [];
  return {
    ok: true,
    media_type: MEDIA_TYPES.docx,
    document: assembleDocument(singlePage(lines), [...notices, ...hidden]),
  };
}

/** mammoth wants an archive; the vetted parts are packed again without compression. */
async function toHtml(parts: ReadonlyMap<string, string>): Promise<string | null> {
  const archive = zipSync(Object.fromEntries([...parts].map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength) },
      // Pictures were not unpacked, so nothing may ask for their data.
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      },
    );
    return value;
  } catch {
    // mammoth throws plain errors for whatever it cannot follow; for a person all of them mean a damaged file.
    return null;
  }
}
