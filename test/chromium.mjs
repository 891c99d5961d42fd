/** Finds a Chromium for the end-to-end tests, or installs Debian's where this program may. Plain JavaScript, see run.mjs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const ELSEWHERE = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
};

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const given = process.env.LONGLIST_CHROMIUM;
  if (given) return existsSync(given) ? given : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...(ELSEWHERE[process.platform] ?? [])].find((file) => existsSync(file)) ?? null;
}

/** `apt-get install chromium`, only as root on a Debian-like Linux. Returns the path, or null and says why. */
export function installChromium() {
  const possible = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!possible) return null;
  console.error('No Chromium found: installing it with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) console.error(`apt-get ${args[0]} failed.`);
  }
  return findChromium();
}
