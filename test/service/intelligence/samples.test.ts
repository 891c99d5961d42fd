import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { people } from '../../fixtures/samples/people.ts';
import type { Person } from '../../fixtures/samples/person.ts';
import { shippedLexicon } from '../../helpers/lexicon.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../resources/samples/resumes');

/** What the sample of a person must be read as, in the shape of `found`. */
function wanted(person: Person) {
  return {
    name: person.name,
    // "Austin, TX (remote)": how somebody works is no part of the place.
    location: person.place.replace(/ \(.*\)$/, ''),
    email: person.email,
    work: person.work.map(({ title, employer, place, from, to, bullets }) => ({
      title,
      employer,
      place,
      from: year(from),
      to: /\d/.test(to) ? year(to) : 'now',
      bullets: bullets.length,
    })),
    schools: person.studies.map(({ school }) => school),
    degrees: person.studies.map(({ degree }) => degree.replace(' in ', ' ')),
    languages: (person.languages ?? []).length,
  };
}

async function found(person: Person) {
  const result = await readDocument(await readFile(path.join(FOLDER, person.file)), {
    file_name: person.file,
  });
  if (!result.ok) return result.reason;
  const profile = readProfile(result.document, { reference_date: '2026-11', lexicon: shippedLexicon() });
  return {
    name: profile.name,
    location: profile.location?.raw,
    email: profile.emails[0],
    work: profile.work.map(({ title, employer, location, start, end, current, bullets }) => ({
      title,
      employer,
      place: location,
      from: start?.year,
      to: current ? 'now' : end?.year,
      bullets: bullets.length,
    })),
    schools: profile.education.map(({ school }) => school),
    degrees: profile.education.map(({ degree, field }) =>
      [degree, field].filter((part) => part !== null).join(' '),
    ),
    languages: profile.languages.length,
  };
}

const year = (date: string): number => Number(/\d{4}/.exec(date)?.[0]);

describe('the samples are read as their people were written', () => {
  test.each(people.filter(({ layout }) => layout !== 'scan'))('$file', async (person) => {
    expect(await found(person)).toEqual(wanted(person));
  });

  test.each(people.filter(({ layout }) => layout === 'scan'))('$file is a scan', async (person) => {
    expect(await found(person)).toBe('SCAN');
  });
});
