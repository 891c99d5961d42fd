import { describe, expect, it, vi } from 'vitest';

// what is kept is read as soon as it loads
vi.stubGlobal('localStorage', { getItem: () => '1.5' });
const { keptZoom, pageZoom, readableZoom, zoomStep } =
  await import('../../../renderer/features/document_page/zoom.ts');

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
    expect([readableZoom(0), readableZoom(860), readableZoom(630), readableZoom(400)]).toEqual([
      1, 1, 1, 1.75,
    ]);
  });
});
