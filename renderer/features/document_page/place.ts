import type { Box } from '#service/intelligence/document.ts';
import type { Sheet } from './pdf_sheets.tsx';

/** Where a box lies on its sheet, as shares of it: they fit every zoom. `pad` in points. */
export function placeOf([x, y, width, height]: Box, sheet: Sheet, pad = 0) {
  return {
    left: `${((x - pad) / sheet.width) * 100}%`,
    top: `${((y - pad) / sheet.height) * 100}%`,
    width: `${((width + 2 * pad) / sheet.width) * 100}%`,
    height: `${((height + 2 * pad) / sheet.height) * 100}%`,
  };
}

/** The smallest box around some; they must not be none. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}
