/**
 * `node test/quality/made.ts [--verbose]`: resumes of invented people in eight languages and seven layouts, printed to PDF by a
 * browser and read by the profile reader. Needs no data but a Chromium; what the reader should find is what the page was made of.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from '../e2e/app.ts';
import type { Browser } from 'playwright-core';
import { LAYOUTS } from './made/layouts.ts';
import type { Person, Words } from './made/person.ts';

const here = import.meta.dirname;
const read = <T>(name: string): T => JSON.parse(readFileSync(join(here, 'made', name), 'utf8')) as T;
const people = read<Person[]>('people.json');
const words = read<Record<string, Words>>('words.json');

const browser = await startBrowser().catch((error: Error) => {
  console.log(`made: nothing measured. ${error.message}`);
  return null;
});
if (browser !== null) {
  const folder = mkdtempSync(join(tmpdir(), 'longlist-made-'));
  try {
    await print(browser, join(folder, 'resumes'));
    const { status } = spawnSync(process.execPath, [join(here, 'profile.ts'), ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, LONGLIST_DATA: folder, LONGLIST_MEASURE: 'made' },
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function print(chromium: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await chromium.newPage();
  const manifest: unknown[] = [];
  for (const person of people) {
    for (const [name, layout] of Object.entries(LAYOUTS)) {
      const path = `${person.key}__${name}.pdf`;
      await page.setContent(layout(person, words[person.lang]!));
      writeFileSync(join(folder, path), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      manifest.push({ path, expected: expectedOf(person), expected_source: 'generator input' });
    }
  }
  await chromium.close();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

function expectedOf(person: Person): Record<string, unknown> {
  const { name, email, phone, location, skills } = person;
  const employment = person.work.map(({ title, company, start, end }) => ({ title, company, start, end }));
  const education = person.education.map(({ institution, degree, area, end }) => ({
    institution,
    degree,
    area,
    date: end,
  }));
  return { name, email, phone, location, skills, employment, education };
}
