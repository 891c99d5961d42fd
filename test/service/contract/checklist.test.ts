import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from './checklist/decisions.ts';
import { DECISIONS_IN_DETAIL } from './checklist/decisions_in_detail.ts';
import { ENDPOINT_ITEMS } from './checklist/endpoints.ts';
import { GENERAL } from './checklist/general.ts';
import type { Item } from './checklist/item.ts';
import { placesOf } from './checklist/places.ts';
import { RESOURCES } from './checklist/resources.ts';
import { SECOND_ROUND } from './checklist/second_round.ts';
import { SECOND_ROUND_REQUESTS } from './checklist/second_round_requests.ts';

/**
 * The checklist names, for each sentence of the contract and of the design's decisions, the tests that hold it.
 * Here it is checked itself: every item has a test that exists, no place is named twice, and, where the two
 * documents lie beside the checkout, no place of them is left out.
 */

const SERVICE_TESTS = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = path.resolve(import.meta.dirname, '../../../../shared');
const LISTS = [
  {
    what: 'the contract',
    items: [...GENERAL, ...RESOURCES, ...ENDPOINT_ITEMS],
    document: 'seed/service-api.md',
  },
  {
    what: 'the decisions',
    items: [...DECISIONS, ...DECISIONS_IN_DETAIL, ...SECOND_ROUND, ...SECOND_ROUND_REQUESTS],
    document: 'design/api.md',
  },
] satisfies { what: string; items: readonly Item[]; document: string }[];

/** Names of tests, describe blocks and scenarios in a source, as they are written there. */
const NAME =
  /(?:\b(?:name|what):\s*|\b(?:it|test|describe|scenarios)\(\s*|\)\(\s*)('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;
const LEFT_OUT = /\b(?:it|test|describe)\.(?:skip|todo|fails|only)\b/;

const names = new Map<string, ReadonlySet<string>>();
function namesIn(file: string): ReadonlySet<string> {
  const known = names.get(file);
  if (known !== undefined) return known;
  // above test/service are those of whole programs
  const source = [SERVICE_TESTS, path.dirname(SERVICE_TESTS)]
    .map((folder) => path.join(folder, `${file}.test.ts`))
    .find(existsSync);
  const text = source === undefined ? '' : readFileSync(source, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const found = new Set(
    LEFT_OUT.test(text)
      ? []
      : [...text.matchAll(NAME)].map(([, quoted = '']) => quoted.slice(1, -1).replace(/\\(['"`\\])/g, '$1')),
  );
  names.set(file, found);
  return found;
}

/** Whether every part of `file › [block ›] name` is there. */
function exists(test: string): boolean {
  const [file = '', ...parts] = test.split(' › ');
  const known = namesIn(file);
  return parts.length > 0 && parts.every((part) => known.has(part));
}

describe.each(LISTS)('the checklist of $what', ({ items, document }) => {
  it('has at least one test for every item', () => {
    expect(items.filter(([, says, ...tests]) => says.trim() === '' || tests.length === 0)).toEqual([]);
    expect(items.length).toBeGreaterThan(100);
  });
  it('names tests that exist and are run', () => {
    const missing = items.flatMap(([place, , ...tests]) =>
      tests.filter((test) => !exists(test)).map((test) => `${place}: ${test}`),
    );
    expect(missing).toEqual([]);
  });
  it('names each place once', () => {
    const places = items.map(([place]) => place);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
  it('leaves out nothing of the document, and adds nothing to it', (context) => {
    const file = path.join(DOCUMENTS, document);
    if (!existsSync(file)) {
      console.warn(`NOT COMPARED with ${document}: it does not lie beside this checkout.`);
      context.skip();
    }
    const wanted = placesOf(readFileSync(file, 'utf8'));
    const listed = new Set(items.map(([place]) => place));
    expect(wanted.filter((place) => !listed.has(place))).toEqual([]);
    const known = new Set(wanted);
    expect([...listed].filter((place) => !known.has(place))).toEqual([]);
  });
});

it('would notice a test that is not there', () => {
  expect(exists('api/jobs › creates')).toBe(true);
  expect(exists('api/jobs › creates something else')).toBe(false);
  expect(exists('api/nowhere › creates')).toBe(false);
  expect(exists('api/jobs')).toBe(false);
  expect(exists('contract/fields › creating a job › takes every field')).toBe(true);
  expect(exists('contract/fields › creating a ship › takes every field')).toBe(false);
});

it('knows the places of a document', () => {
  const markdown =
    '# A\nOne. Two;\nthree\n\n| m | p |\n|---|---|\n| GET | /x |\n| q | |\n## B\n- Four; `five`.\n2. six\n';
  expect(placesOf(markdown)).toEqual([
    'A / 1.1',
    'A / 1.2',
    'A / 2',
    'A / t1 GET /x',
    'A / t1 q',
    'B / 1.1',
    'B / 1.2',
    'B / 2',
  ]);
});
