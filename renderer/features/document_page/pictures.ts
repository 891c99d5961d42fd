import type { PDFPageProxy } from 'pdfjs-dist';
import css from './page.module.css';

/** All pictures of pages together, 80 MB: some pages where a point is four pixels, many elsewhere. */
const MOST_PIXELS = 20_000_000;

/** A page as it is drawn, which grows while it is. */
export type Picture = {
  /** In pixels of the screen. */
  readonly width: number;
  readonly canvas: HTMLCanvasElement;
  /** Whether all of it is drawn. */
  readonly isDone: () => boolean;
  /** Tells of each further piece that is drawn, the last one too, until what it gives is called. */
  readonly follow: (told: () => void) => () => void;
};

type Kept = Picture & {
  /** Whether somebody waits for the rest of it. */
  readonly isAwaited: () => boolean;
  readonly drop: () => void;
};

/** Pictures by page, the one that was asked for last at the end. */
const pictures = new Map<PDFPageProxy, Kept>();

let drawn_in = document;
/**
 * A document that shows nothing, to draw in. The fonts of a file are put into the document it is drawn in: in that of the
 * page, each of them would have everything on screen styled and laid out anew.
 */
export const drawingDocument = new Promise<Document>((resolve) => {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.className = `${css.drawing} w-0 h-0 border-0`!;
  // not before: some browsers put another document into a frame that has just begun
  frame.addEventListener('load', () => {
    drawn_in = frame.contentDocument ?? document;
    resolve(drawn_in);
  });
  document.body.append(frame);
});

/** The picture of a page, so many pixels wide: the one that is kept, else one that is drawn from now on. */
export function pictureOf(page: PDFPageProxy, width: number): Picture {
  const known = pictures.get(page);
  pictures.delete(page);
  if (known !== undefined && known.width !== width) known.drop();
  const picture = known?.width === width ? known : draw(page, width);
  pictures.set(page, picture);
  let pixels = 0;
  for (const [other, kept] of [...pictures].toReversed()) {
    pixels += kept.canvas.width * kept.canvas.height;
    if (pixels <= MOST_PIXELS || other === page || kept.isAwaited()) continue;
    pictures.delete(other);
    kept.drop();
  }
  return picture;
}

/** Lets go of the picture of a page; of one in sight, what was copied of it stays. */
export function forgetPicture(page: PDFPageProxy): void {
  pictures.get(page)?.drop();
  pictures.delete(page);
}

/** What is not drawn to its end yet is drawn no further: nobody looks at it any more. */
export function forgetUnfinished(page: PDFPageProxy): void {
  if (pictures.get(page)?.isDone() === false) forgetPicture(page);
}

function draw(page: PDFPageProxy, width: number): Kept {
  const { width: natural } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural });
  const followers = new Set<() => void>();
  let state: 'begun' | 'done' | 'dropped' = 'begun';
  const tell = (): void => {
    for (const told of followers) told();
  };
  const canvas = drawn_in.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  task.onContinue = (goOn: () => void): void => {
    tell();
    goOn();
  };
  const finish = (): void => {
    // one that nobody wants any more fails, too
    if (state === 'dropped') return;
    state = 'done';
    tell();
  };
  // a page that cannot be drawn stays white: no more of it will come
  task.promise.then(finish, finish);
  return {
    width,
    canvas,
    isDone: () => state === 'done',
    isAwaited: () => state === 'begun' && followers.size > 0,
    follow: (told) => {
      followers.add(told);
      return () => void followers.delete(told);
    },
    drop: () => {
      if (state === 'begun') task.cancel();
      state = 'dropped';
      followers.clear();
      // a canvas keeps its pixels until it is collected, and megabytes of them
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
