import { describe, expect, it } from 'vitest';
import { fit } from '../../../renderer/features/palette/fuzzy.ts';

describe('what fits typed letters', () => {
  it.each([
    ['', 'Ranking', 3],
    ['rank', 'Ranking', 3],
    ['set', 'Open settings', 2],
    ['ung', 'Einstellungen', 0],
    ['lung', 'Einstellungen', 2],
    ['sbe', 'Senior Backend Engineer', 1],
    ['be', 'Senior Backend Engineer', 1],
    ['back senior', 'Senior Backend Engineer', 1],
    ['malmo', 'Malmö office', 3],
    ['x', 'Ranking', 0],
    ['kni', 'Ranking', 0],
  ] as const)('%s in %s: %i', (typed, text, how) => {
    expect(fit(typed, text)).toBe(how);
  });
});
