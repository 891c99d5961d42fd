import { describe, expect, it } from 'vitest';
import { columnsFor } from '../../renderer/views/ranking/columns_for.ts';

const shown = (criteria: number) => ({
  criteria,
  has_both: criteria > 0,
  has_match: criteria > 0,
  has_stages: true,
});

describe('columns of a ranking', () => {
  it.each([
    // a window of 1280: employer and location behind the title, nothing cut to stumps
    { width: 850, criteria: 12, gone: ['employer', 'where'], is_tall: true },
    { width: 850, criteria: 6, gone: ['employer', 'where'], is_tall: false },
    { width: 850, criteria: 9, gone: ['employer', 'where', 'years'], is_tall: false },
    { width: 850, criteria: 0, gone: [], is_tall: false },
    { width: 1120, criteria: 12, gone: [], is_tall: false },
    { width: 1220, criteria: 12, gone: [], is_tall: false },
    // 1024: what they do has a line of its own
    { width: 606, criteria: 6, gone: ['employer', 'where'], is_tall: true },
    { width: 606, criteria: 8, gone: ['employer', 'where', 'years'], is_tall: true },
    { width: 606, criteria: 12, gone: ['employer', 'where', 'years', 'match'], is_tall: true },
    { width: 606, criteria: 0, gone: ['employer', 'where'], is_tall: false },
    { width: 420, criteria: 12, gone: ['match', 'employer', 'where', 'years', 'pick'], is_tall: true },
  ])('at $width with $criteria criteria without $gone', ({ width, criteria, gone, is_tall }) => {
    const all = 'pick position name now employer where years criteria met match stage'.split(' ');
    const of_criteria = new Set(['criteria', 'met', 'match']);
    const expected = all.filter((id) => !gone.includes(id) && (criteria > 0 || !of_criteria.has(id)));
    expect(columnsFor(width, shown(criteria))).toMatchObject({ ids: expected, is_tall });
  });

  it('never asks for more than the list is wide, as long as there is room for the marks', () => {
    for (let width = 420; width < 1900; width += 37) {
      for (const criteria of [0, 1, 8, 12, 16]) {
        const { template, pitch } = columnsFor(width, shown(criteria));
        const fixed = [...template.matchAll(/(\d+)px/gu)].reduce((sum, [, px]) => sum + Number(px), 0);
        expect(fixed, `${width} with ${criteria}`).toBeLessThan(width);
        expect(pitch).toBeGreaterThanOrEqual(9);
      }
    }
  });

  it('has no stages where there is no job', () => {
    expect(columnsFor(900, { ...shown(0), has_stages: false }).ids).not.toContain('stage');
  });
});
