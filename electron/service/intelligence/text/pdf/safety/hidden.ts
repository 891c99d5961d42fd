import type { DocumentNotice } from '../../../document.ts';
import type { Rect } from '../content/geometry.ts';
import type { HiddenBy } from '../content/glyph.ts';
import type { PageContent } from '../content/glyphs.ts';

const HOW: Readonly<Record<HiddenBy, string>> = {
  INVISIBLE_MODE: 'set to be invisible',
  BACKGROUND_COLOUR: 'in the colour of the background',
  TINY: 'too small to read',
  OFF_PAGE: 'outside the page',
  CLIPPED: 'outside the part that is shown',
  COVERED: 'under something drawn over it',
  LAYER_OFF: 'on a layer that is switched off',
};

/** Hidden characters worth telling. */
const MIN_NOTICE = 10;

/** Characters per way of hiding; white space does not count. */
function hiddenCounts(content: PageContent): Map<HiddenBy, number> {
  const counts = new Map<HiddenBy, number>();
  for (const { hidden, space, font } of content.glyphs) {
    if (hidden && !space && !font.icons) counts.set(hidden, (counts.get(hidden) ?? 0) + 1);
  }
  return counts;
}

/** Whether pictures decide if hidden text is hidden: under a scan or on a photo it may be legitimate. */
export function dependsOnPictures(content: PageContent): boolean {
  const counts = hiddenCounts(content);
  return counts.has('INVISIBLE_MODE') || counts.has('BACKGROUND_COLOUR');
}

/** A picture over 60 % of the page or more: a scan, with the invisible text of another recognition. */
export function hasScan({ images, width, height }: PageContent): boolean {
  const area = ({ x0, y0, x1, y1 }: Rect) =>
    Math.max(0, Math.min(x1, width) - Math.max(x0, 0)) * Math.max(0, Math.min(y1, height) - Math.max(y0, 0));
  return images.some((image) => area(image) >= 0.6 * width * height);
}

/** The page with its invisible text made visible: for a page with a scan under it. */
export function revealInvisible(content: PageContent): PageContent {
  return {
    ...content,
    glyphs: content.glyphs.map((glyph) =>
      glyph.hidden === 'INVISIBLE_MODE' ? { ...glyph, hidden: null } : glyph,
    ),
  };
}

/**
 * Says what was left out; templates leave traces of a few characters, which are not worth a word. The hidden
 * words themselves are not repeated: a notice is shown and stored, and nothing of them may have an effect.
 */
export function hiddenNotices(content: PageContent, page: number): DocumentNotice[] {
  return [...hiddenCounts(content)]
    .filter(([, count]) => count >= MIN_NOTICE)
    .map(([how, count]) => ({
      type: 'HIDDEN_TEXT',
      message: `Page ${page} holds ${count} characters a reader cannot see (${HOW[how]}). They were left out.`,
      page,
    }));
}
