import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { buildCandidate, buildJob, buildNomination } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');

/** What each section shows, as it is to be answered. */
const SECTIONS: Readonly<Record<string, readonly RegExp[]>> = {
  'Finding records': [/"result":\{"id":"[0-9a-f-]{36}"\}/, /"results":\[\{[^\]]*"remote_id":"crm\/4711"/],
  Lists: [/x-total-count: 3/i, /link: <http.+updated_after=2026-01-01.+cursor=[\w-]+>; rel="next"/i],
  Nominations: [/"is_error":false,"result":\{"id":"[0-9a-f-]{36}"\}/],
  Expand: [/"expanded":\{"candidate":\{.+"summary":\{/],
  Batch: [/"results":\[\{"status":200,.+\{"status":201,.+\{"status":200,/],
  Versions: [/^nothing announced$/m],
};

/** The commands of a section of docs/api.md. */
function commandsOf(section: string): string {
  const text = PAGE.split(/^## /m).find((one) => one.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands).join('\n');
}

it('the commands on the page about the API do what stands beside them', async () => {
  const service = await testService({ children: 0 });
  const JOB = await buildJob(service);
  for (const number of [7, 8, 9]) {
    const candidate_id = await buildCandidate(service);
    await buildNomination(service, { job_id: JOB, candidate_id, remote_id: `application-${number}` });
  }
  const sections = Object.keys(SECTIONS);
  const script = sections.map((section) => `echo '=== ${section}'\n${commandsOf(section)}\necho`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
      API: `${service.url}/api/v1`,
      TOKEN: service.token,
      JOB,
    },
  });
  const said = new Map(stdout.split(/^=== /m).map((part) => [part.split('\n', 1)[0] ?? '', part]));
  for (const section of sections) {
    for (const expected of SECTIONS[section] ?? []) expect(said.get(section)).toMatch(expected);
    expect(said.get(section)).not.toContain('"is_error":true');
  }
  expect(service.problems).toEqual([]);
});
