import { durationText } from '../../language/durations.ts';
import type { Said } from '../answer.ts';

/** A catalogue: a sentence for every code of the engine; `joined` are the rendered sentences it joins. */
export type Sentences = Readonly<Record<string, (args: Said['args'], joined: readonly string[]) => string>>;

/** A sentence of a catalogue. @throws Error for a code it does not have. */
export function renderFrom(
  catalogue: Sentences,
  { code, args }: Said,
  joined: readonly string[] = [],
): string {
  const sentence = catalogue[code];
  if (sentence === undefined) throw new Error(`The catalogue has no sentence ${code}`);
  return sentence(args, joined);
}

/** Parts with one space between them, empty ones left out. */
export const parts = (...all: readonly (string | number | undefined)[]): string =>
  all.filter((part) => part !== undefined && part !== '').join(' ');

/** "2 years 5 months": a length of time, given in months. */
export const spelled = (months: string | number | undefined): string => durationText(Number(months ?? 0));

/** The same for a range whose ends may differ. */
export const spanText = (low: string | number | undefined, high: string | number | undefined): string =>
  low === high ? spelled(low) : `between ${spelled(low)} and ${spelled(high)}`;

/** "Cook at Inn; a job": rows of title and employer (criteria/work.ts). */
export const jobsText = (jobs: string | number | undefined): string =>
  String(jobs ?? '')
    .split('\n')
    .map(
      (job) =>
        job
          .split('\t')
          .filter((part) => part !== '')
          .join(' at ') || 'a job',
    )
    .join('; ');

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The name of a month by its number; empty for 0, where none is known. */
export const monthName = (month: string | number | undefined): string => MONTHS[Number(month) - 1] ?? '';

const BOUNDS: Readonly<Record<string, string>> = {
  '>=': 'At least',
  '>': 'More than',
  '<=': 'At most',
  '<': 'Less than',
  '=': 'Exactly',
};

/** "At least". */
export const bound = (comparison: string | number | undefined): string => BOUNDS[String(comparison)] ?? '';

/** "(last 5 years, in the present job)": when something is asked for, a window in the words of the criterion. */
export function within(window: string | number | undefined, now?: string | number): string {
  const times = [window ?? '', now === 1 ? 'in the present job' : ''].filter((time) => time !== '');
  return times.length === 0 ? '' : `(${times.join(', ')})`;
}
