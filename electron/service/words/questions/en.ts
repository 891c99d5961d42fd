import type { Args, Asks } from './ask.ts';

/** “Leeds, Hull or York”. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' or ');

/** How several names come that are one thing to ask about. */
const namesIn = (name: string | number | undefined): string[] => String(name ?? '').split(/ \/ | or /u);

const either = (name: string | number | undefined): string => oneOf(namesIn(name));

/** Several words of which the first alone has a capital, which a list gave it: “Data modelling”, not “Spring Boot”. */
const LISTED = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u;

/** A name within a sentence: as whoever asks wrote it there, else without the capital that a list gave it. */
function inSentence(name: string, written: string): string {
  const at = written.toLowerCase().indexOf(name.toLowerCase());
  // the first word of a criterion has a capital whatever it is
  if (at > 0 && !/\p{L}/u.test(written.charAt(at - 1))) return written.slice(at, at + name.length);
  return LISTED.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

/** Skills and fields within a sentence: one of them, or all of them, as they are asked for. */
function named(name: string | number | undefined, written: string): string {
  const all = String(name ?? '')
    .split(' and ')
    .map((part) => oneOf(namesIn(part).map((one) => inSentence(one, written))));
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part !== '').join(' and ');
}

/** What somebody worked with, in or as. */
function work({ name = '', kind }: Args, written: string): string | null {
  if (name === '') return '';
  if (String(name).includes(' + ') || name === 'leading people') return null;
  if (kind === 'skill') return ` with ${named(name, written)}`;
  return kind === 'field' ? ` in ${named(name, written)}` : null;
}

/** Criteria as questions, by the code of how they were understood. */
const QUESTIONS: Readonly<Record<string, (args: Args, written: string) => string | null>> = {
  'asks.skill': ({ name, level }, written) =>
    level === 'deep'
      ? `How well do you know ${named(name, written)}?`
      : `Have you worked with ${named(name, written)}?`,
  'asks.years': (args, written) => {
    const what = work(args, written);
    return what === null ? null : `How long have you worked${what}?`;
  },
  'asks.degree': () => 'Which degrees do you have, and in what subjects?',
  'asks.certificate': ({ name }) => `Do you have this certificate or license: ${either(name)}?`,
  'asks.language': ({ name, reading }) =>
    reading === 1 ? `How well do you read ${either(name)}?` : `How well do you speak ${either(name)}?`,
  'asks.lives_in': () => 'Where do you live?',
  'asks.lives_near': () => 'Where do you live?',
  'asks.worked_in': ({ name }) => `Have you worked in ${either(name)}?`,
  'asks.title': ({ name }) => `Which of your jobs comes closest to “${either(name)}”?`,
  'asks.team': ({ mentoring }) =>
    mentoring === 1 ? 'Have you mentored or trained others?' : 'How many people have you led?',
  'asks.employer': ({ name, now }) =>
    now === 1 ? `Do you work for ${either(name)} now?` : `Have you worked for ${either(name)}?`,
  'asks.industry': ({ name, now }, written) =>
    now === 1 ? `Do you work in ${named(name, written)} now?` : `Have you worked in ${named(name, written)}?`,
  'asks.budget': () => 'What budgets have you been responsible for?',
  'asks.availability': () => 'When could you start?',
  'asks.permit': ({ wants, name }) =>
    wants === 'sponsor'
      ? 'Do you need a visa or a work permit?'
      : name === ''
        ? 'Do you need a work permit?'
        : `Are you allowed to work in ${either(name)}?`,
};

/** The question of a code in English; null where there is none. */
export const questionInEnglish: Asks = (code, args, written = '') => QUESTIONS[code]?.(args, written) ?? null;
