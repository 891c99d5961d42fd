import { fieldsInGerman } from '../names/industries.ts';
import { WINDOW } from '../times.ts';

/** Wo Namen aus den Listen des Dienstes stehen, macht den Satz eine Funktion aus dem, was darin vorkommt. */
export type Sentence = readonly [english: RegExp, german: string | ((...parts: string[]) => string)];

/** „Staff Engineer at Havnen Data; a job“. */
export const jobs = (list: string): string =>
  list
    .split('; ')
    .map((job) => (job === 'a job' ? 'eine Stelle' : job.replace(' at ', ' bei ')))
    .join('; ');
/** Dieselben in Klammern; ohne welche nichts. */
export const inBrackets = (list: string): string => (list === '' ? '' : ` (${jobs(list)})`);

/** „5 years 8 months“. */
export const LENGTH = String.raw`\d+ (?:year|month)s?(?: \d+ months?)?`;
// „5 years 8 months in banking at Havnen in the last 10 years (Staff Engineer at Havnen)“
const COUNTED = String.raw`((?:between ${LENGTH} and )?${LENGTH})(?: in (?!the last \d|this decade)(.+?))?(?: at (.+?))?(${WINDOW})?(?: \(([^()]*(?:\([^()]*\)[^()]*)*)\))?`;

function counted(length: string, fields = '', employer = '', window = '', list = ''): string {
  const of = fields === '' ? '' : ` ${fieldsInGerman(fields, 'für')}`;
  return `${length}${of}${employer === '' ? '' : ` bei ${employer}`}${window}${inBrackets(list)}`;
}

/** Ein Satz um eine gezählte Zeit; davor und danach steht Englisch. */
export const countedRule = (
  before: string,
  after: string,
  german: (told: string, last: string) => string,
): Sentence => [
  new RegExp(`${before}${COUNTED}${after}`, 'u'),
  (length = '', fields, employer, window, list, last = '') =>
    german(counted(length, fields, employer, window, list), last),
];

/** Wie viele: „Im Lebenslauf stehen 3“, „steht 1“. */
export const listed = (amount: string, one: string, many: string): string =>
  amount === '1' ? `steht 1${one}` : `stehen ${amount === '0' ? 'keine' : amount}${many}`;

/** Womit die meisten Sätze beginnen. */
export const CV = 'Im Lebenslauf';
