import { describe, expect, it } from 'vitest';
import { slantOf } from '../../renderer/views/ranking/slant.ts';

describe('the slant of names over columns', () => {
  const names = ['Kubernetes', 'SQL', 'Shift planning'];

  it('is upright where columns are as near as lines, and flatter the farther they are apart', () => {
    expect(slantOf(names, 13).degrees).toBe(90);
    expect(slantOf(names, 10).degrees).toBe(90);
    const degrees = [13, 17, 20, 26].map((pitch) => slantOf(names, pitch).degrees);
    expect(degrees).toEqual(degrees.toSorted((a, b) => b - a));
    expect(slantOf(names, 26).degrees).toBe(30);
  });

  it('leaves a line between each two, and room for the longest', () => {
    for (const pitch of [13, 17, 20, 26]) {
      const { degrees, length, height } = slantOf(names, pitch);
      const apart = pitch * Math.sin((degrees * Math.PI) / 180);
      expect(apart).toBeGreaterThan(12.7);
      expect(height).toBeGreaterThan(length * Math.sin((degrees * Math.PI) / 180));
      expect(length).toBeGreaterThanOrEqual('Shift planning'.length * 6);
    }
  });

  it('is as high as what stands beside it, also over short names, and no longer than names are cut to', () => {
    expect(slantOf(['A'], 26).height).toBe(56);
    expect(slantOf([], 26)).toMatchObject({ length: 0, height: 56 });
    expect(slantOf(['x'.repeat(80)], 13).length).toBe(slantOf(['x'.repeat(16)], 13).length);
  });
});
