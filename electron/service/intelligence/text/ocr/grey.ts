import type { GreyImage } from '../../ports.ts';

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Brightness (ITU-R BT.601) of red, green, blue, alpha; what is transparent is white paper. */
export function greyOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    const grey = (rgba[at]! * 299 + rgba[at + 1]! * 587 + rgba[at + 2]! * 114) / 1000;
    const alpha = rgba[at + 3]!;
    data[i] = alpha === 255 ? grey : 255 + ((grey - 255) * alpha) / 255;
  }
  return { width, height, data };
}

/** The picture turned by whole quarters, clockwise. */
export function turned(image: GreyImage, turns: Turns): GreyImage {
  if (turns === 0) return image;
  const { width, height, data } = image;
  const out = new Uint8Array(data.length);
  if (turns === 2) {
    for (let i = 0; i < data.length; i++) out[data.length - 1 - i] = data[i]!;
    return { width, height, data: out };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      out[to] = data[y * width + x]!;
    }
  }
  return { width: height, height: width, data: out };
}

/** The picture turned clockwise about its centre, in its size; what comes in from outside is white. */
export function rotated({ width, height, data }: GreyImage, degrees: number): GreyImage {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const out = new Uint8Array(data.length).fill(255);
  const middle_x = (width - 1) / 2;
  const middle_y = (height - 1) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from_x = cos * (x - middle_x) + sin * (y - middle_y) + middle_x;
      const from_y = -sin * (x - middle_x) + cos * (y - middle_y) + middle_y;
      const left = Math.floor(from_x);
      const top = Math.floor(from_y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const fx = from_x - left;
      const fy = from_y - top;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * fx;
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * fx;
      out[y * width + x] = upper + (lower - upper) * fy + 0.5;
    }
  }
  return { width, height, data: out };
}

/** A smaller picture whose pixels are the mean of `factor` × `factor` of this one's. */
export function shrunk({ width, height, data }: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return { width, height, data };
  const w = Math.floor(width / factor);
  const h = Math.floor(height / factor);
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += data[row + dx]!;
      }
      out[y * w + x] = sum / (factor * factor);
    }
  }
  return { width: w, height: h, data: out };
}

/** Part of a picture, from row `top` on. */
export function strip(
  { width, height, data }: GreyImage,
  from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): GreyImage {
  const w = Math.min(from.width, width - from.x);
  const h = Math.min(from.height, height - from.y);
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const start = (from.y + y) * width + from.x;
    out.set(data.subarray(start, start + w), y * w);
  }
  return { width: w, height: h, data: out };
}

/** The grey that divides ink from paper best (Otsu, 1979: the threshold that makes the two groups differ most). */
export function threshold({ data }: GreyImage): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let all = 0;
  for (let value = 0; value < 256; value++) all += value * counts[value]!;
  let best = 127;
  let most = -1;
  let dark = 0;
  let dark_sum = 0;
  for (let value = 0; value < 255; value++) {
    dark += counts[value]!;
    dark_sum += value * counts[value]!;
    const light = data.length - dark;
    if (dark === 0 || light === 0) continue;
    const difference = dark_sum / dark - (all - dark_sum) / light;
    const between = dark * light * difference * difference;
    if (between > most) {
      most = between;
      best = value;
    }
  }
  return best;
}
