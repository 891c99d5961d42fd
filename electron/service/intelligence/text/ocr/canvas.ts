import type * as Library from '@napi-rs/canvas';
import type { GreyImage } from '../../ports.ts';
import { greyOf } from './grey.ts';

export type Canvas = Library.Canvas;

let loaded: Promise<typeof Library> | undefined;

/** The canvas library, loaded on first use; the only importer of it. */
export function loadCanvas(): Promise<typeof Library> {
  loaded ??= import('@napi-rs/canvas');
  return loaded;
}

/** Draws on a white canvas and gives what is on it in shades of grey. */
export async function drawGrey(
  width: number,
  height: number,
  draw: (canvas: Canvas, context: Library.SKRSContext2D) => Promise<void> | void,
): Promise<GreyImage> {
  const { createCanvas } = await loadCanvas();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  await draw(canvas, context);
  const image = greyOf(context.getImageData(0, 0, width, height).data, width, height);
  // Its memory lies outside of the heap, where the garbage collector does not see how much it is.
  canvas.width = 1;
  canvas.height = 1;
  return image;
}

/** Decodes a PNG, JPEG (upright, as its EXIF says) or WebP into shades of grey, at `scale`. @throws on damaged data */
export async function decodePicture(bytes: Uint8Array, scale: number): Promise<GreyImage> {
  const { loadImage } = await loadCanvas();
  const picture = await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return drawGrey(width, height, (_canvas, context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  });
}
