import { describe, expect, it } from 'vitest';
import { hideLocation } from '#service/api/blind_mode/location.ts';
import { masker } from '#service/intelligence/blind/mask.ts';
import { identityTerms } from '#service/intelligence/blind/terms.ts';

function maskOf(name: string, school?: string): (text: string) => string {
  return masker(
    identityTerms({
      names: [name],
      emails: [],
      phones: [],
      links: [],
      schools: school === undefined ? [] : [school],
      remote_ids: [],
      skills: [],
    }),
  );
}

// One that nothing in a place is the name of, and those of whom a place is.
const PEOPLE = {
  'somebody else': maskOf('Quenby Thistlewood'),
  'somebody called as the town': maskOf('Florence Paris Berlin'),
  'somebody who studied there': maskOf('Robin Example', 'University of Leeds, Berlin'),
};

describe.each(Object.entries(PEOPLE))('the place of %s', (_who, mask) => {
  it.each([
    ['Berlin', 'Berlin'],
    ['Florence, Italy', 'Florence, Italy'],
    ['Leeds, United Kingdom', 'Leeds, United Kingdom'],
    ['Paris, France', 'Paris, France'],
    ['10115 Berlin', '█████ Berlin'],
    ['Berlin 10115', 'Berlin █████'],
    ['12 Juniper Road, Berlin', '██ ███████ ████, Berlin'],
    ['12 Juniper Road Berlin', '██ ███████ ████ Berlin'],
    ['Juniperweg 4a, 10115 Berlin, Germany', '██████████ ██, █████ Berlin, Germany'],
    ['London NW1 6XE', 'London ███ ███'],
  ])('%s is shown as %s', (place, shown) => expect(hideLocation(place, mask)).toBe(shown));
});

it('a place that nobody knows is shown without the name', () => {
  expect(hideLocation('Thistlewood Hollow', PEOPLE['somebody else'])).toBe('███████████ Hollow');
  expect(hideLocation('Thistlewood Hollow', PEOPLE['somebody who studied there'])).toBe('Thistlewood Hollow');
});
