import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

type Entry = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  name?: string;
  integrity?: string;
};

export type Shipped = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
  /** Digest of the package as it came from the registry, as `sha512-<base64>`; null where the lockfile has none. */
  readonly integrity: string | null;
};

/** Production packages of the lockfile, also those for other operating systems, each name and version once. */
export function shippedPackages(): Shipped[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const found = new Map<string, Shipped>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '' || entry.dev === true || entry.devOptional === true) continue;
    // The Node that runs the source tree is no part of the desktop packages.
    if (/^node_modules\/node-(linux|win)-/.test(folder)) continue;
    const { version, license = 'see text', integrity = null } = entry;
    const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name} ${version}`, { name, version, license, folder, integrity });
  }
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
