import type { GreyImage } from '../../ports.ts';
import { shrunk, threshold } from './grey.ts';

/** Pages lie askew on a scanner by a few degrees; beyond this it is not the page that is tilted. */
const MAX_TILT = 8;
/** Less than this does not disturb the recognition (measured: from .4° on it loses characters). */
const MIN_TILT = 0.25;
/** Side in pixels at which the lines of a page can still be told apart. */
const SIDE = 1200;
const MAX_POINTS = 60_000;

/** How the text of a picture lies. */
type Lie = {
  /** Degrees by which the lines fall to the right (rise, when negative); 0 within what does no harm. */
  readonly tilt: number;
  /** True when the lines run from top to bottom or from bottom to top. */
  readonly sideways: boolean;
};

type Points = { readonly along: Float32Array; readonly across: Float32Array };

/**
 * Tells how text lies by the profile of its ink: summed up along the direction of the lines it has the
 * highest and sharpest peaks (the projection profile method; W. Postl, 1986). Taken are lower edges alone, so
 * that a photo or a dark band weighs as little as its outline.
 */
export function lieOf(image: GreyImage): Lie {
  const small = shrunk(image, Math.max(1, Math.floor(Math.max(image.width, image.height) / SIDE)));
  const limit = threshold(small);
  const upright = bestTilt(edgesOf(small, limit, false));
  const lying = bestTilt(edgesOf(small, limit, true));
  // Columns of a table stand one below the other, too: a page lies sideways only where that is much the better reading.
  const sideways = lying.sharpness > 1.3 * upright.sharpness;
  const { tilt } = sideways ? lying : upright;
  return { tilt: Math.abs(tilt) < MIN_TILT ? 0 : tilt, sideways };
}

/** Ink with paper below it, or with `sideways` at its left: below when the head is tilted right. */
function edgesOf({ width, height, data }: GreyImage, limit: number, sideways: boolean): Points {
  const along: number[] = [];
  const across: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (data[at]! > limit) continue;
      if (data[sideways ? at - 1 : at + width]! <= limit) continue;
      along.push(sideways ? y : x);
      across.push(sideways ? -x : y);
    }
  }
  const step = Math.max(1, Math.ceil(along.length / MAX_POINTS));
  const pick = (all: readonly number[]) => Float32Array.from(all.filter((_, i) => i % step === 0));
  return { along: pick(along), across: pick(across) };
}

function bestTilt(points: Points): { readonly tilt: number; readonly sharpness: number } {
  let best = { tilt: 0, sharpness: sharpness(points, 0) };
  const look = (tilt: number) => {
    const found = sharpness(points, tilt);
    if (found > best.sharpness) best = { tilt, sharpness: found };
  };
  for (let tilt = -MAX_TILT; tilt <= MAX_TILT; tilt += 0.5) look(tilt);
  const middle = best.tilt;
  for (let tenth = -4; tenth <= 4; tenth++) look(middle + tenth / 10);
  return { tilt: Math.round(best.tilt * 10) / 10, sharpness: best.sharpness };
}

/** How unevenly the points spread over lines of this tilt: squared differences of neighbouring lines, a point. */
function sharpness({ along, across }: Points, tilt: number): number {
  if (along.length === 0) return 0;
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const reach = 4 * SIDE;
  const counts = new Float64Array(2 * reach);
  for (let i = 0; i < along.length; i++) {
    const line = Math.round(cos * across[i]! - sin * along[i]!) + reach;
    if (line >= 0 && line < counts.length) counts[line]!++;
  }
  let sum = 0;
  for (let i = 1; i < counts.length; i++) sum += (counts[i]! - counts[i - 1]!) ** 2;
  return sum / along.length ** 2;
}
