import type { FuzzReport } from './report.ts';

/** One row for each operation: cases sent, refusals that a schema cannot say, failures. */
export function printTable({ operations }: FuzzReport, examples: number, minutes: number): void {
  const rows = [...operations].sort(([a], [b]) => sortKey(a).localeCompare(sortKey(b)));
  const width = Math.max(9, ...rows.map(([operation]) => operation.length));
  console.log(`\n${'operation'.padEnd(width)}   cases  excused  failed`);
  const total = { cases: 0, excused: 0, failed: 0 };
  for (const [operation, { cases, excused, failed }] of rows) {
    console.log(
      `${operation.padEnd(width)}  ${pad(cases, 6)}  ${pad(excused, 7)}  ${pad(failed.length, 6)}${failed.length > 0 ? '  FAILED' : ''}`,
    );
    total.cases += cases;
    total.excused += excused;
    total.failed += failed.length;
  }
  console.log(
    `${'all'.padEnd(width)}  ${pad(total.cases, 6)}  ${pad(total.excused, 7)}  ${pad(total.failed, 6)}`,
  );
  console.log(`${rows.length} operations, ${examples} examples each, ${minutes.toFixed(1)} minutes`);
}

/** Tells the failures, one of each kind for each operation; true when there are any. */
export function printFailures({ operations, errors }: FuzzReport, problems: string): boolean {
  let any = false;
  for (const [operation, { failed }] of operations) {
    const told = new Set<string>();
    for (const { request, status, body, failed: checks } of failed) {
      const kind = `${status} ${checks.map(({ check }) => check).join()} ${body.replace(/[0-9a-f-]{36}/g, '').slice(0, 120)}`;
      if (told.has(kind)) continue;
      told.add(kind);
      any = true;
      console.log(`\n${operation} answered ${status}`);
      for (const { check, message } of checks) {
        console.log(`  ${check}: ${message.replaceAll('\n', ' ').slice(0, 500)}`);
      }
      console.log(`  sent: ${request.slice(0, 700)}\n  got:  ${body.slice(0, 500)}`);
    }
  }
  for (const error of errors) console.log(`\nSchemathesis could not test an operation: ${error}`);
  if (problems !== '') console.log(`\nThe service logged errors:\n${problems.slice(0, 5000)}`);
  return any || errors.length > 0 || problems !== '';
}

/** Operations of one path stand together. */
function sortKey(operation: string): string {
  const [method = '', path = ''] = operation.split(' ');
  return `${path} ${method}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width);
}
