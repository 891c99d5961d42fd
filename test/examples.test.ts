import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADLESS, ROOT, runProgram } from './helpers/program.ts';
import type { Running } from './helpers/program.ts';

/** The integrations of docs/examples, as processes of their own, one after the other on one service. */
const CLIENT_ID = '5b0d9a52-6c7e-4f6a-9a53-1f0c3f6f2b11';
const CLIENT_SECRET = 'a secret of the examples';
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-examples-'));

const EXAMPLES = [
  {
    name: 'TypeScript',
    command: process.execPath,
    args: ['docs/examples/sync.ts'],
    needs: [process.execPath],
  },
  { name: 'curl', command: 'bash', args: ['docs/examples/sync.sh'], needs: ['bash', 'curl', 'openssl'] },
  { name: 'Python', command: 'python3', args: ['docs/examples/sync.py'], needs: ['python3'] },
];
const isThere = (program: string): boolean =>
  spawnSync(program, [program === 'openssl' ? 'version' : '--version']).status === 0;

describe('an integration by', () => {
  let service: Running;
  let url: string;
  const outputs = new Map<string, string>();
  beforeAll(async () => {
    service = runProgram(HEADLESS, ['--data', folder, '--port', '0'], {
      LONGLIST_CLIENT_ID: CLIENT_ID,
      LONGLIST_CLIENT_SECRET: CLIENT_SECRET,
    });
    [, url = ''] = await service.printed(/answers at (http:\/\/127\.0\.0\.1:\d+)/);
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.finished;
    rmSync(folder, { recursive: true, force: true });
  });

  // Counted as skipped where the machine has no such program; .ci/run installs them.
  for (const { name, command, args, needs } of EXAMPLES) {
    test.skipIf(!needs.every(isThere))(
      name,
      async () => {
        const { stdout } = await promisify(execFile)(command, args, {
          cwd: ROOT,
          env: {
            ...process.env,
            PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
            LONGLIST_URL: url,
            LONGLIST_CLIENT_ID: CLIENT_ID,
            LONGLIST_CLIENT_SECRET: CLIENT_SECRET,
          },
        });
        const lines = stdout.trimEnd().split('\n');
        expect(lines.filter((line) => !line.startsWith('   ') && !/^\d/.test(line)).toSorted()).toEqual([
          'job job-1042',
          'resume amara-okonjo.pdf READY',
          'resume nadia-benkirane.txt READY',
          expect.stringMatching(/^webhook attachment\.\w+ signed$/),
        ]);
        expect(
          lines.filter((line) => /^\d/.test(line)).map((line) => line.replace(/\(.*/, '').trim()),
        ).toEqual(['1. Amara Okonjo', expect.stringMatching(/^2\. Nadia Benkirane$/)]);
        expect(lines.find((line) => line.startsWith('   has'))).toContain('Python');
        expect(stdout).toMatch(/Has worked with Apache Kafka: yes/);
        expect(stdout).toMatch(/Knows Rust: no/);
        outputs.set(
          name,
          stdout
            .replace(/^webhook .*\n/m, '')
            .split('\n')
            .toSorted()
            .join('\n'),
        );
      },
      180_000,
    );
  }

  test('TypeScript, copied out of the repository as the README says', async () => {
    const copy = path.join(folder, 'copy');
    cpSync(path.join(ROOT, 'docs/examples'), copy, { recursive: true });
    writeFileSync(path.join(copy, 'longlist.ts'), await (await fetch(`${url}/docs/longlist.ts`)).text());
    const resumes = path.join(ROOT, 'resources/samples/resumes');
    const { stdout } = await promisify(execFile)(process.execPath, ['sync.ts', resumes], {
      cwd: copy,
      env: { LONGLIST_URL: url, LONGLIST_CLIENT_ID: CLIENT_ID, LONGLIST_CLIENT_SECRET: CLIENT_SECRET },
    });
    expect(stdout).toContain('1. Amara Okonjo');
  });

  test('all languages say the same of the same records', () => {
    const [first, ...others] = outputs.values();
    for (const other of others) expect(other).toBe(first);
  });
});
