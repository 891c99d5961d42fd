import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { verdictOf } from './verdict.ts';
import type { FuzzCase } from './verdict.ts';

type Interaction = {
  readonly request: {
    readonly method: string;
    readonly uri: string;
    readonly headers: Readonly<Record<string, readonly string[]>>;
    readonly body?: unknown;
  };
  readonly response: { readonly status_code: number; readonly content?: unknown } | null;
};

/** What is read of Schemathesis' NDJSON report: one line for each event, of which finished scenarios count. */
type ReportLine = {
  readonly ScenarioFinished?: {
    readonly recorder: {
      /** The operation the scenario is about; of a story through several operations, its name. */
      readonly label: string;
      readonly cases?: Record<string, { readonly value: { readonly method: string; readonly path: string } }>;
      readonly checks?: Record<
        string,
        readonly {
          readonly name: string;
          readonly status: string;
          readonly failure_info?: { readonly failure: { readonly title: string; readonly message: string } };
        }[]
      >;
      readonly interactions?: Record<string, Interaction>;
    };
  };
  readonly NonFatalError?: unknown;
  readonly FatalError?: unknown;
};

/** Cases of one operation, by what became of them. */
export type OperationRow = { cases: number; excused: number; failed: FuzzCase[] };

export type FuzzReport = {
  readonly operations: Map<string, OperationRow>;
  /** Errors of Schemathesis itself: an operation it could not test. */
  readonly errors: string[];
};

/** Adds the cases of a report file to `report`. Failing cases are kept, at most 20 an operation. */
export async function readReport(file: string, report: FuzzReport): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const event = JSON.parse(line) as ReportLine;
    const error = event.NonFatalError ?? event.FatalError;
    if (error !== undefined) report.errors.push(JSON.stringify(error).slice(0, 1000));
    for (const found of casesOf(event)) addCase(report, found);
  }
}

function addCase(report: FuzzReport, found: FuzzCase): void {
  const row = report.operations.get(found.operation) ?? { cases: 0, excused: 0, failed: [] };
  report.operations.set(found.operation, row);
  row.cases += 1;
  const verdict = verdictOf(found);
  if (verdict === 'excused') row.excused += 1;
  if (verdict === 'failed' && row.failed.length < 20) row.failed.push(found);
}

function casesOf(event: ReportLine): FuzzCase[] {
  const recorder = event.ScenarioFinished?.recorder;
  const { label = '', cases = {}, checks = {}, interactions = {} } = recorder ?? {};
  return Object.entries(cases).flatMap(([id, { value }]) => {
    const interaction = interactions[id];
    // made, but never sent: a step of a story that ended early
    if (interaction === undefined) return [];
    // a story that takes an id from an answer where it is null writes Python's word for it into the path
    if (/\/None(\/|\?|$)/.test(interaction.request.uri)) return [];
    const failed = (checks[id] ?? [])
      .filter(({ status }) => status === 'failure')
      .map(({ name, failure_info }) => ({
        check: name,
        message: `${failure_info?.failure.title ?? ''}: ${failure_info?.failure.message ?? ''}`,
      }));
    return [
      {
        // methods the document does not have are tried as well, under the label of one that it has
        operation: label.startsWith('Stateful') ? `${value.method} ${value.path}` : label,
        request: requestText(interaction.request),
        status: interaction.response?.status_code ?? null,
        body: text(interaction.response?.content),
        failed,
      },
    ];
  });
}

/** Bodies stand in the report as `{"$base64": …}`. */
function text(content: unknown): string {
  if (typeof content === 'string') return content;
  const encoded = (content as { $base64?: string } | null | undefined)?.$base64;
  return encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
}

/** What was sent, on one line but for the body. The token and what every client sends are left out. */
function requestText(request: Interaction['request']): string {
  const headers = Object.entries(request.headers)
    .filter(
      ([name]) =>
        !/^(authorization|user-agent|accept|accept-encoding|connection|content-length)$/i.test(name),
    )
    .map(([name, values]) => `${name}: ${values.join(', ')}`);
  return [`${request.method} ${request.uri}`, ...headers, text(request.body)].join(' | ');
}
