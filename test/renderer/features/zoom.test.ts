import { describe, expect, it, vi } from 'vitest';

// what is kept is read as soon as it loads
vi.stubGlobal('localStorage', { getItem: () => '1.5' });
const { keptZoom, pageZoom, zoomStep } = await import('../../../renderer/features/document_page/zoom.ts');

describe('how large pages are', () => {
  it('is as it was left', () => {
    expect(pageZoom.get()).toBe(1.5);
  });

  it.each([
    [null, 1],
    ['2', 2],
    ['1.1', 1],
    ['much', 1],
  ])('kept as %s is %s', (kept, zoom) => {
    expect(keptZoom(kept)).toBe(zoom);
  });

  it('goes in steps that end', () => {
    expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(3, 1), zoomStep(0.5, -1)]).toEqual([
      1.25, 0.75, 3, 0.5,
    ]);
  });
});
