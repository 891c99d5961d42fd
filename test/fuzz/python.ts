import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The version the run was made with; a newer one may check more and must be looked at first. */
const SCHEMATHESIS = 'schemathesis==4.32.5';

/**
 * Path of a Schemathesis in a virtual environment made in `folder`, or the reason why there is none.
 * LONGLIST_SCHEMATHESIS names one that is installed already.
 */
export function installSchemathesis(
  folder: string,
): { readonly program: string } | { readonly reason: string } {
  const given = process.env['LONGLIST_SCHEMATHESIS'];
  if (given !== undefined) {
    return existsSync(given) ? { program: given } : { reason: `LONGLIST_SCHEMATHESIS: there is no ${given}` };
  }
  const python = ['python3', 'python'].find((name) => run(name, ['-c', PYTHON_IS_RECENT]) === null);
  if (python === undefined) return { reason: 'there is no Python 3.11 or newer' };
  const made = run(python, ['-m', 'venv', folder]);
  if (made !== null) return { reason: `python -m venv failed: ${made}` };
  const programs = path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const installed = run(path.join(programs, 'pip'), ['install', '--quiet', SCHEMATHESIS]);
  if (installed !== null) return { reason: `pip install ${SCHEMATHESIS} failed: ${installed}` };
  return { program: path.join(programs, process.platform === 'win32' ? 'st.exe' : 'st') };
}

const PYTHON_IS_RECENT = 'import sys; sys.exit(sys.version_info < (3, 11))';

/** Null when the program ended well, else the last line it said. */
function run(program: string, args: readonly string[]): string | null {
  const { status, error, stderr } = spawnSync(program, [...args], { encoding: 'utf8' });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit code ${status}`;
}
