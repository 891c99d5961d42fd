import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { componentList } from '../resources/component-list.ts';
import { notices } from '../resources/make-notices.ts';
import { shippedPackages } from '../resources/shipped-packages.ts';
import { ROOT } from './helpers/program.ts';

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  build: { files: string[]; electronFuses: Record<string, boolean>; publish: unknown };
};
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;

test('every script names a file that exists', () => {
  for (const [name, script] of Object.entries(manifest.scripts)) {
    for (const [file] of script.matchAll(
      /(?<![\w/])(?:electron|test|bench|resources)\/[\w/-]+\.(?:ts|mjs)/g,
    )) {
      expect(existsSync(path.join(ROOT, file)), `${file} of npm run ${name}`).toBe(true);
    }
  }
});

test('dependencies are pinned, and nothing runs while they are installed', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^(npm:@[\w/-]+@)?\d+\.\d+\.\d+$/);
  }
  expect(read('.npmrc')).toContain('ignore-scripts=true');
  // npm 9.2, which Debian 13 brings, reads no lockfile where an override names another package
  expect(manifest).not.toHaveProperty('overrides');
});

test('no dependency has a licence that asks for more than its text', () => {
  for (const { name, license } of shippedPackages()) {
    expect(license, name).not.toMatch(/(^|[^L])GPL(?!.*\bOR\b)|AGPL|SSPL|BUSL|UNLICENSED/i);
  }
});

test('the notices name every shipped package; npm run notices writes them again', () => {
  const written = read('resources/THIRD-PARTY-NOTICES.md');
  const lines = shippedPackages().map(({ name, version, license }) => `- ${name} ${version}: ${license}\n`);
  expect(lines.filter((line) => !written.includes(line))).toEqual([]);
  expect(notices()).toContain('all-MiniLM-L6-v2');
});

test('the list of components is that of the lockfile', () => {
  expect(read('resources/components.cdx.json'), 'run npm run notices').toBe(componentList());
});

test('packages are built with the fuses set, without updates behind the back of the person', () => {
  expect(manifest.build.publish).toBeNull();
  expect(manifest.build.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
  });
});
