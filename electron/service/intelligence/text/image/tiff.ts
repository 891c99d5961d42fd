import type { GreyImage } from '../../ports.ts';
import { greyOf, turned, type Turns } from '../ocr/grey.ts';
import { sensible, type PictureHeader } from './header.ts';

/** One page of a TIFF; its pixels are unpacked on demand. */
type TiffPage = PictureHeader & {
  /** What its samples take when they are unpacked, as its head says. */
  readonly bytes: number;
  readonly decode: () => GreyImage;
};

/**
 * Pages of a TIFF, on utif2 (the only importer of it): black and white as faxes are packed, grey, colour,
 * LZW, JPEG inside. Thumbnails are left out. @throws on damaged data
 */
export async function tiffPages(bytes: Uint8Array): Promise<TiffPage[]> {
  const { default: UTIF } = await import('utif2');
  // A copy: the bytes may be part of a larger buffer, of which the library would read all.
  const buffer = bytes.slice().buffer;
  const directories = UTIF.decode(buffer);
  return directories
    .map((directory): TiffPage => {
      const width = number(directory['t256']) ?? 0;
      const height = number(directory['t257']) ?? 0;
      const density = number(directory['t282']);
      const unit = number(directory['t296']) ?? 2;
      const turns = TURNS[number(directory['t274']) ?? 1] ?? 0;
      return {
        width: turns % 2 === 1 ? height : width,
        height: turns % 2 === 1 ? width : height,
        bytes: (width * height * (number(directory['t277']) ?? 1) * (number(directory['t258']) ?? 1)) / 8,
        dots_per_inch: sensible(density === null ? null : unit === 3 ? density * 2.54 : density),
        decode() {
          UTIF.decodeImage(buffer, directory);
          const image = greyOf(UTIF.toRGBA8(directory), directory.width, directory.height);
          directory.data = new Uint8Array(0);
          return turned(image, turns);
        },
      };
    })
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(
      ({ width, height }, _i, all) => width * height >= 0.2 * Math.max(...all.map((a) => a.width * a.height)),
    );
}

const number = (value: unknown): number | null =>
  Array.isArray(value) && typeof value[0] === 'number' ? value[0] : null;

/** Orientation tag → quarter turns that make it upright; mirrored ones do not come from scanners. */
const TURNS: Readonly<Record<number, Turns>> = { 3: 2, 6: 1, 8: 3 };
