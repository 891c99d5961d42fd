import { describe, expect, it } from 'vitest';
import { saidBefore, saidTogether } from '#service/workflows/merged_contact.ts';
import type { Said } from '#service/workflows/merged_contact.ts';

const said = (of: Partial<Said> = {}): Said => ({ given: {}, overrides: {}, source: null, ...of });

describe('what was said of two records of one person', () => {
  it.each<[string, Said, Said, Said]>([
    ['nothing', said(), said(), said()],
    [
      'each what the other lacks',
      said({ given: { email: 'a@example.com' }, source: 'Fair' }),
      said({ given: { phone: '555-0100' }, overrides: { location: 'Porto' }, source: 'Web' }),
      said({
        given: { email: 'a@example.com', phone: '555-0100' },
        overrides: { location: 'Porto' },
        source: 'Fair',
      }),
    ],
    [
      'both the same: the survivor’s stays, also against a person’s word on the other',
      said({ given: { email: 'a@example.com' } }),
      said({ given: { email: 'b@example.com' }, overrides: { email: 'c@example.com' } }),
      said({ given: { email: 'a@example.com' } }),
    ],
    [
      'that there is none is said, too',
      said({ given: { phone: null }, overrides: { email: '', links: [] } }),
      said({ given: { phone: '555-0100', links: ['x'] }, overrides: { email: 'b@example.com' } }),
      said({ given: { phone: null }, overrides: { email: '', links: [] } }),
    ],
  ])('%s', (_name, survivor, other, together) => {
    expect(saidTogether(survivor, other)).toEqual(together);
    // and back, when nothing was said since
    expect(saidBefore(together, { before: survivor, after: together })).toEqual(survivor);
  });

  it('going back keeps what was said since', () => {
    const before = said({ given: { email: 'a@example.com' } });
    const after = said({
      given: { email: 'a@example.com', phone: '555-0100', location: 'Porto' },
      source: 'Web',
    });
    const now = said({
      given: { email: 'a@example.com', phone: '555-0199', location: 'Porto' },
      overrides: { email: 'new@example.com' },
      source: 'Fair',
    });
    expect(saidBefore(now, { before, after })).toEqual(
      said({
        given: { email: 'a@example.com', phone: '555-0199' },
        overrides: { email: 'new@example.com' },
        source: 'Fair',
      }),
    );
  });
});
