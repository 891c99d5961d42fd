import type { DocumentNotice } from '../../../document.ts';
import type { DraftPage } from '../../assemble.ts';
import { draftOfRecognized } from '../../ocr/draft.ts';
import type { RecognizedPage } from '../../ocr/recognize.ts';
import {
  notRecognisedNotice,
  recognitionNotices,
  type OcrCause,
  type OcrSession,
  type RecognizedFor,
} from '../../ocr/session.ts';
import type { PageContent } from '../content/glyphs.ts';
import { isGarbled } from './notices.ts';
import { MIN_CHARACTERS, charactersOn, OUTLINED_TEXT_PATHS } from './page_text.ts';
import type { PictureCheck } from '../content/pictures.ts';

/** Beyond this many characters text with a picture is a page with a background, no scan with a stamp. */
export const STAMP_CHARACTERS = 500;
/** Share of a page without text that a picture has to cover to be worth a look for words. */
const PICTURE_SHARE = 0.08;
/** And of a page with some text: it has to be all of it. */
const SCAN_SHARE = 0.6;
/** A text layer without sense gives way to recognised text that is at least this sure. */
const SURE = 0.6;

/** A page as its text layer has it. */
export type SeenPage = {
  readonly draft: DraftPage;
  readonly content: PageContent;
  /** Its text is the invisible layer of a program that recognised the scan before. */
  readonly layered: boolean;
};

/**
 * Recognises the pages whose text layer says nothing or nonsense: scans, letters drawn as shapes, fonts
 * without a map to characters. Gives the pages that were read so, by number. A stamp or a header set as text
 * on a scan stays and counts.
 */
export async function recognizeScans(
  pages: readonly SeenPage[],
  pictures: PictureCheck,
  ocr: OcrSession,
): Promise<{ readonly drafts: ReadonlyMap<number, DraftPage>; readonly notices: DocumentNotice[] }> {
  const drafts = new Map<number, DraftPage>();
  const recognised: RecognizedFor[] = [];
  const left_out: number[] = [];
  const notices: DocumentNotice[] = [];
  for (const page of pages) {
    const { number } = page.draft;
    const cause = await causeFor(page, pictures);
    if (cause === null) continue;
    if (ocr.full) {
      left_out.push(number);
      continue;
    }
    let read: RecognizedPage;
    try {
      const { image, dots_per_inch } = await pictures.render(number);
      read = await ocr.recognize(image, dots_per_inch);
    } catch (error) {
      // One page that cannot be drawn or recognised costs its own text, not that of the file.
      notices.push(failedPageNotice(number, error));
      continue;
    }
    const kept = cause === 'NO_LETTERS' ? [] : page.content.glyphs;
    const draft = draftOfRecognized(number, page.content, read, kept);
    const before = charactersOn(page.draft);
    if (charactersOn(draft) <= (cause === 'SCAN' ? before : 0)) continue;
    if (cause === 'NO_LETTERS' && before >= MIN_CHARACTERS) {
      if (read.confidence < SURE || charactersOn(draft) < before / 3) continue;
    }
    drafts.set(number, draft);
    recognised.push({ page: number, cause, confidence: read.confidence, characters: charactersOn(draft) });
  }
  notices.push(...recognitionNotices(recognised));
  if (left_out.length > 0) notices.push(notRecognisedNotice(left_out));
  return { drafts, notices };
}

async function causeFor(page: SeenPage, pictures: PictureCheck): Promise<OcrCause | null> {
  const { draft, content, layered } = page;
  if (draft.width === 0) return null;
  if (isGarbled(draft.lines.map((line) => line.text).join('\n'))) return 'NO_LETTERS';
  const characters = charactersOn(draft);
  if (layered || characters >= STAMP_CHARACTERS) return null;
  const empty = characters < MIN_CHARACTERS;
  const covered = await pictures.coverage(draft.number);
  if (covered >= (empty ? PICTURE_SHARE : SCAN_SHARE)) return 'SCAN';
  return empty && content.paths > OUTLINED_TEXT_PATHS ? 'NO_LETTERS' : null;
}

function failedPageNotice(page: number, error: unknown): DocumentNotice {
  const detail = error instanceof Error ? ` (${error.message.slice(0, 120)})` : '';
  return {
    type: 'NO_TEXT_PAGE',
    message: `Page ${page} is a picture whose text could not be recognised${detail}.`,
    page,
  };
}
