import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPackage, extractAll, getRawHeader } from '@electron/asar';
import { Arch, build, Platform } from 'electron-builder';
import { ROOT } from './program.ts';

/** What marks the place of the fuses in an Electron binary (`SENTINEL` of @electron/fuses), their version and number. */
const FUSE_WIRE = ['dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX', '\u0001', '\u0008', '00000000'].join('');

export type Packed = { readonly path: string; readonly bytes: number; readonly unpacked: boolean };

export type Package = {
  /** The program; here the stand-in with the fuses of the package. */
  readonly binary: string;
  /** The folder that holds the archive and what lies beside it. */
  readonly resources: string;
  /** All files of the archive, those beside it included; paths begin with a slash. */
  readonly files: readonly Packed[];
  /** Lays all files into an empty folder. */
  extract(folder: string): void;
};

/**
 * Builds the package for Linux on x64 from out/ with electron-builder, as `npm run dist` does, but around a stand-in for
 * Electron: its binary comes from no registry, and all that is ours goes into the package the same way. Takes about 15 s.
 */
export async function buildPackage(folder: string): Promise<Package> {
  const electronDist = path.join(folder, 'electron');
  await layStandIn(electronDist);
  const output = path.join(folder, 'dist');
  await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    publish: 'never',
    config: { electronDist, directories: { output } },
  });
  const resources = path.join(output, 'linux-unpacked', 'resources');
  const archive = path.join(resources, 'app.asar');
  return {
    binary: path.join(output, 'linux-unpacked', 'longlist'),
    resources,
    files: filesOf(getRawHeader(archive).header as Directory, ''),
    extract: (into) => extractAll(archive, into),
  };
}

async function layStandIn(folder: string): Promise<void> {
  const app = path.join(folder, '../default_app');
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{"main":"main.js"}');
  writeFileSync(path.join(app, 'main.js'), '');
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  await createPackage(app, path.join(folder, 'resources', 'default_app.asar'));
  writeFileSync(path.join(folder, 'electron'), FUSE_WIRE, { mode: 0o755 });
}

type Directory = { readonly files: Readonly<Record<string, Directory | Entry>> };
type Entry = { readonly size?: number; readonly unpacked?: boolean };

function filesOf(directory: Directory, above: string): Packed[] {
  return Object.entries(directory.files).flatMap(([name, entry]): Packed[] => {
    const at = `${above}/${name}`;
    if ('files' in entry) return filesOf(entry, at);
    return [{ path: at, bytes: entry.size ?? 0, unpacked: entry.unpacked === true }];
  });
}
