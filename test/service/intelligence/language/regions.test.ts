import { describe, test } from 'vitest';
import { checkRow, type Row } from '../criteria/rows.ts';

/** A resume that gives one place of residence, and a job somewhere else. */
const at = (place: string): readonly string[] => [
  'Robin Example',
  `${place} | robin@example.com`,
  'Experience',
  'Specialist, Fernhill Works, Dallas, TX',
  'Mar 2020 - Present',
  '• Kept the pumps of the plant going',
];
const nowhere = at('555 0142');

const ROWS: readonly Row[] = [
  ['Lives in Leeds', 'Lives in Leeds', at('Leeds, UK'), 'met', 'Leeds'],
  ['Lives in Leeds', 'Lives in Leeds', at('York, UK'), 'not_met', 'York'],
  ['Lives in Dallas', 'Lives in Dallas', at('Austin, TX'), 'not_met'],
  ['Lives in Dallas', 'Lives in Dallas', nowhere, 'not_stated'],
  ['Dallas-based', 'Lives in Dallas', at('Dallas, TX 75201'), 'met', 'Dallas'],
  ['Home in Texas', 'Lives in Texas', at('Austin, TX'), 'met', 'Austin'],
  ['Home in Texas', 'Lives in Texas', at('Columbus, Ohio'), 'not_met'],
  ['Resident of California', 'Lives in California', at('Oakland, CA'), 'met', 'Oakland'],
  ['Based in the EU', 'Lives in EU', at('Gdansk, Poland'), 'met', 'Poland'],
  ['Based in the EU', 'Lives in EU', at('Zurich, Switzerland'), 'not_met'],
  ['Based in the EU', 'Lives in EU', at('Leeds, UK'), 'not_met'],
  ['UK address', 'Lives in UK', at('Leeds, UK'), 'met', 'Leeds'],
  ['Wohnsitz in der Schweiz', 'Lives in Schweiz', at('Basel, Switzerland'), 'met', 'Basel'],
  ['Wohnt in München', 'Lives in München', at('Munich, Germany'), 'met', 'Munich'],
  ['Habite à Lyon', 'Lives in Lyon', at('Lyon, France'), 'met', 'Lyon'],
  ['Reside en Sevilla', 'Lives in Sevilla', at('Seville, Spain'), 'met', 'Seville'],
  ['Lives in Portland, Oregon', 'Lives in Portland, Oregon', at('Portland, ME'), 'not_met', 'Portland'],
  ['Lives in Portland, Oregon', 'Lives in Portland, Oregon', at('Portland, OR'), 'met', 'Portland'],
  ['Lives in the Bay Area', 'Lives in Bay Area', at('Oakland, CA'), 'met', 'Oakland'],
  ['Lives in the Bay Area', 'Lives in Bay Area', at('Los Angeles, CA'), 'not_met'],
  ['Lives in Germany', 'Lives in Germany', at('Hamburg, Germany'), 'met', 'Hamburg'],
  ['Lives in New York City', 'Lives in New York City', at('Buffalo, NY'), 'not_met'],
  ['Lives in New York City', 'Lives in New York City', at('Brooklyn, NY'), 'met', 'Brooklyn'],
  ['Palo Alto or San Jose resident', 'Lives in Palo Alto / San Jose', at('San Jose, CA'), 'met', 'San Jose'],
  ['Lives on the East Coast of the US', 'Lives in East Coast', at('Boston, MA'), 'met', 'Boston'],
  ['Lives in the Midwest', 'Lives in Midwest', at('Columbus, Ohio'), 'met', 'Columbus'],
  [
    'Lives in or near San Francisco',
    'Lives in or near San Francisco',
    at('San Francisco, CA'),
    'met',
    'San Francisco',
  ],
  [
    'Lives in or near San Francisco',
    'Lives in or near San Francisco',
    at('Oakland, CA'),
    'not_stated',
    'Oakland',
  ],
  [
    'Lives in or near San Francisco',
    'Lives in or near San Francisco',
    at('Zurich, Switzerland'),
    'not_met',
    'Zurich',
  ],
  [
    'Lives in or near Portland, Oregon',
    'Lives in or near Portland, Oregon',
    at('Salem, OR'),
    'not_stated',
    'Salem',
  ],
  [
    'Lives in or near Portland, Oregon',
    'Lives in or near Portland, Oregon',
    at('Dallas, TX'),
    'not_met',
    'Dallas',
  ],
  ['Based in or around Leeds', 'Lives in or near Leeds', at('York, UK'), 'not_stated', 'York'],
  ['Based in or around Leeds', 'Lives in or near Leeds', at('Leeds, UK'), 'met', 'Leeds'],
  [
    'Within commuting distance of Leeds',
    'Lives in or near Leeds',
    at('Bradford, UK'),
    'not_stated',
    'Bradford',
  ],
  ['Lives within 30 miles of Leeds', 'Lives in or near Leeds', at('Boston, MA'), 'not_met', 'Boston'],
  ['Leeds or nearby', 'Lives in or near Leeds', at('York, UK'), 'not_stated', 'York'],
  ['Not near Leeds', 'Not: Lives in or near Leeds', at('York, UK'), 'not_stated', 'York'],
  [
    'Wohnt in der Nähe von München',
    'Lives in or near München',
    at('Augsburg, Germany'),
    'not_stated',
    'Augsburg',
  ],
  ['Habite à Lyon ou aux environs', 'Lives in or near Lyon', at('Lyon, France'), 'met', 'Lyon'],
  ['Lives in or near Texas', 'Lives in or near Texas', at('Columbus, Ohio'), 'not_met', 'Columbus'],
  [
    'Lives near Leeds and speaks German',
    'Lives in or near Leeds; and Speaks German',
    at('York, UK'),
    'not_stated',
  ],
  ['Has worked in Dallas', 'Has worked in Dallas', at('Austin, TX'), 'met', 'Dallas'],
  ['Has worked in Chicago', 'Has worked in Chicago', at('Chicago, IL'), 'not_stated'],
];

describe('regions and places of residence', () => {
  test.each(ROWS.map((row) => [`${row[0]} | ${row[2][1] ?? ''}`, row] as const))('%s', (_, row) => {
    checkRow(row);
  });
});
