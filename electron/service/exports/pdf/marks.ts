import type { PackFinding } from '../pack.ts';
import type { Sheet } from './sheet.ts';
import { GREEN, MUTE } from './style.ts';

/**
 * The mark of a finding, as on screen: full, a ring, a short line for what is not stated, and a small ring for what was
 * not checked, so that it is told apart without colour. (x, y) is its middle.
 */
export function drawMark(sheet: Sheet, finding: PackFinding, x: number, y: number, radius = 3.6): void {
  const { doc } = sheet;
  if (finding === 'met') {
    doc.circle(x, y, radius).fill(GREEN);
    return;
  }
  doc.lineWidth(1.1);
  if (finding === 'not_met') {
    doc.circle(x, y, radius - 0.55);
  } else if (finding === 'not_mentioned' || finding === 'not_stated') {
    doc.moveTo(x - radius, y).lineTo(x + radius, y);
  } else {
    doc.circle(x, y, radius / 3);
  }
  doc.stroke(MUTE);
}
