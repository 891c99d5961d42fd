import { texts } from '../texts.ts';

/** What blind mode shows instead of letters, with the spaces and signs between them: one name is one bar. */
export const RUNS = /(█(?:[█\s.,'’-]*█)?)/u;

/** A text as a tooltip or a screen reader says it: each bar by its name. Long ones, as bars tell no length. */
export function spoken(text: string): string;
export function spoken(text: string | undefined): string | undefined;
export function spoken(text: string | undefined): string | undefined {
  if (text === undefined || !text.includes('█')) return text;
  return text
    .split(RUNS)
    .map((part) => (part.startsWith('█') ? `[${texts.blind.hiddenPart}]` : part))
    .join('');
}

/** A file that the service has not given a neutral name yet, with the ending that tells what it is. */
export function hiddenFileName(name: string): string {
  const ending = /\.[a-z0-9]{1,5}$/iu.exec(name)?.[0] ?? '';
  return `${'█'.repeat(8)}${ending}`;
}
