import { parseArgs } from 'node:util';
import { UsageError } from '../usage_error.ts';

export type ScreenArguments = {
  /** null: the sample job and resumes. */
  readonly job_file: string | null;
  readonly paths: readonly string[];
  readonly format: 'table' | 'json' | 'csv';
  /** How many of the ranking to print; null: all. */
  readonly top: number | null;
};

/**
 * Reads `[JOB FILES…] [--json | --csv] [--top N]`.
 * @throws UsageError
 */
export function screenArguments(argv: readonly string[]): ScreenArguments {
  const { values, positionals } = parse(argv);
  const [job_file = null, ...paths] = positionals;
  if (job_file !== null && paths.length === 0) {
    throw new UsageError(`Which resumes? Name files or a folder after the job file "${job_file}".`);
  }
  if (values.json && values.csv) throw new UsageError('--json and --csv exclude each other.');
  const top = values.top === undefined ? null : Number(values.top);
  if (top !== null && !(Number.isInteger(top) && top >= 1)) {
    throw new UsageError(`--top takes a whole number from 1, not "${values.top}".`);
  }
  return { job_file, paths, top, format: values.json ? 'json' : values.csv ? 'csv' : 'table' };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        top: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
