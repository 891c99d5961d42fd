import { describe, expect, it } from 'vitest';
import { columnsFor } from '../../renderer/views/ranking/columns_for.ts';

describe('columns of a ranking', () => {
  it.each([
    // a window of 1280 with a dozen criteria: employer and location behind the title, nothing cut to stumps
    { width: 850, criteria: 12, gone: ['employer', 'where'] },
    { width: 850, criteria: 7, gone: ['employer'] },
    { width: 850, criteria: 0, gone: [] },
    { width: 1120, criteria: 12, gone: [] },
    // 1024
    { width: 606, criteria: 12, gone: ['employer', 'where', 'years', 'now'] },
    { width: 606, criteria: 0, gone: ['employer', 'where'] },
    { width: 420, criteria: 12, gone: ['employer', 'where', 'years', 'now', 'pick'] },
  ])('at $width with $criteria criteria without $gone', ({ width, criteria, gone }) => {
    const all = ['pick', 'position', 'name', 'now', 'employer', 'where', 'years', 'criteria', 'stage'];
    const expected = all.filter((id) => !gone.includes(id) && (criteria > 0 || id !== 'criteria'));
    expect(columnsFor(width, criteria, true).ids).toEqual(expected);
  });

  it('never asks for more than the list is wide, as long as there is room for the marks', () => {
    for (let width = 420; width < 1900; width += 37) {
      for (const criteria of [0, 1, 8, 12, 16]) {
        const { template, pitch } = columnsFor(width, criteria, true);
        const fixed = [...template.matchAll(/(\d+)px/gu)].reduce((sum, [, px]) => sum + Number(px), 0);
        expect(fixed, `${width} with ${criteria}`).toBeLessThan(width);
        expect(pitch).toBeGreaterThanOrEqual(9);
      }
    }
  });

  it('has no stages where there is no job', () => {
    expect(columnsFor(900, 0, false).ids).not.toContain('stage');
  });
});
