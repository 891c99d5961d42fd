import type { GreyImage } from '../../../ports.ts';
import { drawGrey } from '../../ocr/canvas.ts';
import type { PDFPageProxy } from './open.ts';

/** Fine enough for footnotes, and no finer: the recognition scales every line to its own height. */
const DOTS_PER_INCH = 220;
/** Pixels of the longer side at most. */
const MAX_SIDE = 3500;

/** Draws a page as it is shown, in shades of grey. @throws when pdfjs cannot */
export async function renderPage(
  page: PDFPageProxy,
): Promise<{ readonly image: GreyImage; readonly dots_per_inch: number }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_INCH / 72, MAX_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const image = await drawGrey(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
    async (canvas, context) => {
      await page.render({
        canvas: canvas as unknown as HTMLCanvasElement,
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport,
        annotationMode: 0,
      }).promise;
    },
  );
  return { image, dots_per_inch: scale * 72 };
}
