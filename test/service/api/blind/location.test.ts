import { describe, expect, it } from 'vitest';
import { maskLocation, maskPlace } from '#service/intelligence/blind/location.ts';
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

// One that nothing in a place is the name of, and one who studied there.
const PEOPLE = {
  'somebody else': maskOf('Quenby Thistlewood'),
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
  ])('%s is shown as %s', (place, shown) => expect(maskLocation(place, mask)).toBe(shown));
});

describe('a town that somebody is called as is hidden wherever it stands', () => {
  it.each([
    ['Anna Bremen', 'Bremen, Germany', '██████, Germany'],
    ['Anna Bremen', '28195 Bremen', '█████ ██████'],
    ['Anna Bremen', 'Hauptweg 1 Bremen', '████████ █ ██████'],
    ['Tom Springfield', 'Springfield, IL', '███████████, IL'],
    ['Michael Jordan', 'Amman, Jordan', 'Amman, ██████'],
  ])('%s in %s', (name, place, shown) => {
    const mask = maskOf(name);
    expect(maskLocation(place, mask)).toBe(shown);
    if (!/\d/.test(place)) expect(mask(`Lives in ${place} now`)).toBe(`Lives in ${shown} now`);
  });

  it('in its parts as in its words', () => {
    const amman = { raw: 'Amman, Jordan', city: 'Amman', region: null, country: 'JO' };
    expect(maskPlace(amman, maskOf('Michael Jordan'))).toEqual({
      ...amman,
      raw: 'Amman, ██████',
      country: null,
    });
    expect(maskPlace(amman, maskOf('Sami Amman'))).toEqual({
      ...amman,
      raw: '█████, Jordan',
      city: '█████',
    });
    expect(maskPlace(amman, maskOf('Quenby Thistlewood'))).toEqual(amman);
  });
});

it('a place that nobody knows is shown without the name', () => {
  expect(maskLocation('Thistlewood Hollow', PEOPLE['somebody else'])).toBe('███████████ Hollow');
  expect(maskLocation('Thistlewood Hollow', PEOPLE['somebody who studied there'])).toBe('Thistlewood Hollow');
});
