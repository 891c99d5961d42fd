import { makeDocx, paragraph } from '../test/helpers/docx.ts';
import { makePdf } from '../test/helpers/pdf.ts';
import type { ServiceProcess } from './service-process.ts';

/**
 * What a small agency's day does to the service, at random but repeatable: reads, rankings, evaluations, searches,
 * writes, files, exports, deletions. As much is deleted as is added, so what grows is not the data.
 */
export type Load = {
  /** Does one request of a kind chosen by its weight. @returns its kind */
  once(): Promise<string>;
  readonly counts: ReadonlyMap<string, number>;
};

const MOST_IMPORTED = 150;
const MOST_JOBS = 12;
const PROMPTS = [
  'At least 5 years of experience',
  'Knows SQL',
  'Speaks German at C1 or better',
  'Has led a team of at least five people',
];
const WORDS = ['manager', 'sql', 'nurse', 'project lead', 'berlin', 'accounting', 'python', 'warehouse'];
const ROLES = ['Clerk', 'Nurse', 'Project manager', 'Software engineer', 'Bookkeeper', 'Shift lead'];

type Made = { readonly result: { readonly id: string } };
type Listed = { readonly results: readonly { readonly id: string }[] };

/** Prepares the load: jobs with criteria, and some of the candidates that are there nominated. */
export async function createLoad(service: ServiceProcess, below: (limit: number) => number): Promise<Load> {
  const pick = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const made = async (url: string, body: object): Promise<string> =>
    ((await service.call('POST', url, body)).body as Made).result.id;
  const ids = async (url: string): Promise<string[]> =>
    ((await service.call('GET', url)).body as Listed).results.map(({ id }) => id);

  const stages = await ids('/nomination_stages');
  const people = await ids('/candidates?limit=100');
  const imported: string[] = [];
  const jobs: string[] = [];
  const nominations: { readonly id: string; readonly job_id: string }[] = [];
  let number = 0;

  async function addJob(): Promise<void> {
    number += 1;
    const job_id = await made('/jobs', {
      title: `${pick(ROLES)} ${number}`,
      description: 'Leads a shift of twelve, plans routes and knows stock systems and SQL. '.repeat(8),
      status: 'open',
      remote_id: `soak-${number}`,
    });
    for (const prompt_text of PROMPTS) await made(`/jobs/${job_id}/criteria`, { prompt_text });
    const first = below(people.length - 5);
    for (const candidate_id of people.slice(first, first + 5)) {
      const id = await made('/nominations', {
        job_id,
        candidate_id,
        current_nomination_stage_id: stages[0],
        remote_id: `${job_id} ${candidate_id}`,
      });
      nominations.push({ id, job_id });
    }
    jobs.push(job_id);
  }
  for (let i = 0; i < MOST_JOBS / 2; i += 1) await addJob();

  const KINDS: Readonly<Record<string, readonly [weight: number, run: () => Promise<unknown>]>> = {
    'read a record': [14, () => service.call('GET', `/candidates/${pick(people)}`)],
    'read a list': [
      14,
      () =>
        service.call(
          'GET',
          pick([
            '/candidates?limit=50',
            '/imports?limit=100',
            '/jobs',
            '/activity?limit=50',
            '/events?limit=100',
          ]),
        ),
    ],
    'read progress': [8, () => service.call('GET', '/imports/progress')],
    'read a job': [6, () => service.call('GET', `/jobs/${pick(jobs)}/nominations`)],
    'read cards': [
      6,
      () => service.call('GET', `/candidate_cards?ids=${people.slice(0, 50).join(',')}&q=${pick(WORDS)}`),
    ],
    rank: [
      9,
      () =>
        service.call('GET', `/candidate_rankings?target_resource_id=${pick(jobs)}&offset=${below(5) * 100}`),
    ],
    // words nobody asked for before: every one of them is embedded
    'rank by words': [
      4,
      () => {
        const words = encodeURIComponent(`${pick(WORDS)} ${pick(ROLES)} ${below(1000)}`);
        return service.call('GET', `/candidate_rankings?q=${words}&limit=100`);
      },
    ],
    search: [7, () => service.call('GET', `/candidate_ids?q=${pick(WORDS)}&limit=1000`)],
    evaluate: [
      8,
      async () => {
        if (nominations.length > 0) {
          await service.call('GET', `/nominations/${pick(nominations).id}/criterion_evaluations/`);
        }
      },
    ],
    'write a note': [
      5,
      async () => {
        const id = await made('/notes', {
          candidate_id: pick(people),
          text: `Called at ${below(24)} o'clock.`,
        });
        await service.call('DELETE', `/notes/${id}`);
      },
    ],
    'change a candidate': [
      4,
      () => service.call('PATCH', `/candidates/${pick(people)}`, { location: `Hall ${below(100)}` }),
    ],
    'move a nomination': [
      4,
      async () => {
        if (nominations.length === 0) return;
        const { id } = pick(nominations);
        await service.call('PUT', `/nominations/${id}`, { current_nomination_stage_id: pick(stages) });
      },
    ],
    'make or delete a job': [
      2,
      async () => {
        if (jobs.length < MOST_JOBS) return addJob();
        const [job_id] = jobs.splice(below(jobs.length), 1);
        for (let i = nominations.length - 1; i >= 0; i -= 1) {
          if (nominations[i]!.job_id === job_id) nominations.splice(i, 1);
        }
        return service.call('DELETE', `/jobs/${job_id}`);
      },
    ],
    'import a file': [
      4,
      async () => {
        number += 1;
        const form = new FormData();
        const { name, bytes } = resumeFile(number, pick(ROLES), pick(WORDS));
        form.set('file', new Blob([Uint8Array.from(bytes)]), name);
        imported.push(((await service.call('POST', '/imports', form)).body as Made).result.id);
      },
    ],
    'delete an import': [
      4,
      async () => {
        if (imported.length < MOST_IMPORTED) return;
        await service.call('DELETE', `/imports/${imported.shift()}`);
      },
    ],
    export: [
      2,
      () =>
        service.call('POST', '/exports', {
          format: pick(['csv', 'xlsx']),
          file_name: 'Everybody',
          columns: [
            { key: 'name', title: 'Name', type: 'text' },
            { key: 'years', title: 'Years', type: 'number' },
          ],
          rows: Array.from({ length: 500 }, (_, i) => ({ name: `Candidate ${i}`, years: i % 30 })),
        }),
    ],
  };
  const counts = new Map<string, number>();
  const total = Object.values(KINDS).reduce((sum, [weight]) => sum + weight, 0);
  return {
    counts,
    async once() {
      let at = below(total);
      const [kind, [, run]] = Object.entries(KINDS).find(([, [weight]]) => (at -= weight) < 0)!;
      await run();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return kind;
    },
  };
}

/** A resume of somebody who does not exist, in turns as text, PDF and DOCX. */
function resumeFile(
  number: number,
  role: string,
  word: string,
): { readonly name: string; readonly bytes: Uint8Array } {
  const lines = [
    `Robin Example${number}`,
    `robin${number}@example.com | (212) 555-0147`,
    'Experience',
    `${role}, Northpier ${number}, 2015 to 2023`,
    ...Array.from({ length: 14 }, (_, i) => `- Kept ${word} papers of kind ${number + i} in SQL and Excel`),
    'Education',
    'BSc Supply Chain Management, 2014',
    'Skills',
    'SQL, Excel, Payroll',
  ];
  if (number % 3 === 0) return { name: `${number}.txt`, bytes: Buffer.from(lines.join('\n')) };
  if (number % 3 === 1) {
    const items = lines.map((text, i) => ({ text, x: 60, y: 60 + 20 * i, bold: i === 0 }));
    return { name: `${number}.pdf`, bytes: makePdf([{ items }, { items: items.slice(2) }]) };
  }
  return {
    name: `${number}.docx`,
    bytes: makeDocx({ body: lines.map((line) => paragraph(line)).join('') }),
  };
}
