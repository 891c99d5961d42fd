import type { PackFinding } from '../pack.ts';
import type { Sheet } from './sheet.ts';
import { GREEN, MUTE } from './style.ts';

/**
 * The mark of a finding: full, ring, half a ring or dots, so that it is told apart without colour. (x, y) is its
 * middle.
 */
export function drawMark(sheet: Sheet, finding: PackFinding, x: number, y: number, radius = 3.6): void {
  const { doc } = sheet;
  if (finding === 'met') {
    doc.circle(x, y, radius).fill(GREEN);
    return;
  }
  if (finding === 'not_met') {
    doc
      .lineWidth(1.1)
      .circle(x, y, radius - 0.55)
      .stroke(MUTE);
    return;
  }
  if (finding === 'not_mentioned') {
    const inner = radius - 0.55;
    // an empty bowl, as high as half the ring: moved up, so that it stands in the middle
    const rim = y - inner / 2;
    doc
      .lineWidth(1.1)
      .path(`M ${x - inner} ${rim} A ${inner} ${inner} 0 0 0 ${x + inner} ${rim}`)
      .stroke(MUTE);
    return;
  }
  if (finding === 'not_stated') {
    doc
      .save()
      .lineWidth(1.1)
      .lineCap('round')
      .dash(0.01, { space: ((radius - 0.55) * 2 * Math.PI) / 8 });
    doc.circle(x, y, radius - 0.55).stroke(MUTE);
    doc.undash().restore();
    return;
  }
  // nothing was answered: a short line
  doc
    .lineWidth(1.1)
    .moveTo(x - radius, y)
    .lineTo(x + radius, y)
    .stroke(MUTE);
}
