import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where the parts of the program lie: in a source tree, in a build of it, or inside a packaged application. */
export type ProgramPaths = {
  readonly root: string;
  readonly resources_dir: string;
  readonly child_entry: string;
  /** The built interface, or null when it was not built. */
  readonly interface_dir: string | null;
  readonly version: string;
};

/** The nearest folder above this file with a package.json: a bundler may move this code into a chunk. */
function programRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The program is incomplete: it has no package.json.');
    folder = parent;
  }
  return folder;
}

/** Finds the program's parts. No file below `electron/service` looks beside itself; every path comes from here. */
export function programPaths(): ProgramPaths {
  const root = programRoot();
  const fromSource = import.meta.filename.endsWith('.ts');
  // From source, several people can look at several builds of one tree.
  const other = fromSource ? process.env['LONGLIST_INTERFACE'] : undefined;
  const built = path.resolve(root, other ?? 'out/renderer');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    root,
    // Native code (ONNX Runtime) opens the model by its path, so a package keeps resources outside of its archive.
    resources_dir: path.join(root.replace(/app\.asar$/, 'app.asar.unpacked'), 'resources'),
    child_entry: path.join(root, fromSource ? 'electron/service/engine/child.ts' : 'out/main/child.js'),
    interface_dir: existsSync(path.join(built, 'index.html')) ? built : null,
    version,
  };
}

/**
 * The folder for application data of this operating system: backed up by its tools, and neither a cache, which
 * may be emptied, nor the program's folder, which an update replaces.
 */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') {
    return path.win32.join(env['APPDATA'] ?? path.win32.join(home, 'AppData', 'Roaming'), 'Longlist', 'data');
  }
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Longlist', 'data');
  return path.join(env['XDG_DATA_HOME'] || path.join(home, '.local', 'share'), 'longlist');
}
