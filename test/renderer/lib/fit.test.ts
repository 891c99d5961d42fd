import { describe, expect, it } from 'vitest';
import { FIT, fit } from '../../../renderer/lib/fit.ts';

describe('what fits typed letters', () => {
  it.each([
    ['', 'Ranking', 'begins'],
    ['Ranking', 'Ranking', 'exact'],
    ['rank', 'Ranking', 'begins'],
    ['set', 'Open settings', 'word'],
    ['ung', 'Einstellungen', 'none'],
    ['lung', 'Einstellungen', 'inside'],
    ['sbe', 'Senior Backend Engineer', 'initials'],
    ['be', 'Senior Backend Engineer', 'initials'],
    ['back senior', 'Senior Backend Engineer', 'word'],
    ['okonjo', 'Amara Okonjo', 'word'],
    ['okonjo, amara', 'Amara Okonjo', 'word'],
    ['malmo', 'Malmö office', 'begins'],
    ['malmö office', 'Malmo Office', 'exact'],
    ['x', 'Ranking', 'none'],
    ['kni', 'Ranking', 'none'],
  ] as const)('%s in %s: %s', (typed, text, how) => {
    expect(fit(typed, text)).toBe(FIT[how]);
  });
});
