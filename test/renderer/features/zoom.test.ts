import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { describe, expect, it, vi } from 'vitest';

// what is kept is read as soon as it loads
vi.stubGlobal('localStorage', { getItem: () => '1.5' });
const { keptZoom, leftCut, pageZoom, readableZoom, textRangeOf, zoomStep } =
  await import('../../../renderer/features/document_page/zoom.ts');

type Line = AttachmentDocument['pages'][number]['lines'][number];

describe('how large pages are', () => {
  it('is as it was left', () => {
    expect(pageZoom.get()).toBe(1.5);
  });

  it.each([
    [null, null],
    ['2', 2],
    ['1', 1],
    ['1.1', null],
    ['much', null],
  ])('kept as %s is %s', (kept, zoom) => {
    expect(keptZoom(kept)).toBe(zoom);
  });

  it('goes in steps that end', () => {
    expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(3, 1), zoomStep(0.5, -1)]).toEqual([
      1.25, 0.75, 3, 0.5,
    ]);
  });

  it('fits where words are large enough to be read, and is larger where they are not', () => {
    const whole = { from: 0, to: 1 };
    const zooms = [0, 860, 690, 400].map((room) => readableZoom(room, whole));
    expect(zooms).toEqual([1, 1, 1, 1]);
  });

  it('cuts margins and no words', () => {
    const text = { from: 0.085, to: 0.885 };
    expect(readableZoom(400, text)).toBeCloseTo(1 / 0.83);
    expect(readableZoom(640, text)).toBeCloseTo(700 / 640);
    expect(readableZoom(860, text)).toBe(1);
  });

  it('leaves the words of a cut page in the middle, and shows no more beside it than there is', () => {
    expect(leftCut(500, 600, { from: 0.1, to: 0.9 })).toBe(50);
    expect(leftCut(500, 600, { from: 0, to: 0.8 })).toBe(0);
    expect(leftCut(500.5, 600, { from: 0.3, to: 1 })).toBe(100);
  });

  it('finds where the words of all pages begin and end', () => {
    const line = (x: number, width: number): Line => ({ box: [x, 10, width, 12] }) as Line;
    const pages = [
      { width: 600, lines: [line(60, 300), line(120, 420), { box: null } as Line] },
      { width: 600, lines: [line(48, 100)] },
    ];
    expect(textRangeOf(pages)).toEqual({ from: 0.08, to: 0.9 });
    expect(textRangeOf([{ width: 0, lines: [] }])).toEqual({ from: 0, to: 1 });
  });
});
