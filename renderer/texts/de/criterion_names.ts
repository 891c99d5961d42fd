// Was in den Sätzen zu Kriterien steht und englische Namen aus den Listen des Dienstes sein kann, auf Deutsch.

import type { SentenceCode } from '#service/api/sentence_code.ts';
import { lookUp } from '../../../electron/service/words/german/lists.ts';
import { studyInGerman } from '../../../electron/service/words/german/studies.ts';
import { timesInGerman } from './times.ts';

export type Arg = string | number | undefined;
export type Sentences = Readonly<
  Record<string, (args: SentenceCode['args'], joined: readonly string[]) => string>
>;

/** Teile mit einem Leerzeichen dazwischen, leere bleiben weg. */
export const parts = (...all: readonly Arg[]): string =>
  all.filter((part) => part !== undefined && part !== '').join(' ');

const own = (name: Arg): string => String(name ?? '');

/** „Informatik oder Mathematik“. */
export const studiesInGerman = (name: Arg): string =>
  own(name)
    .split(' / ')
    .map((one) => studyInGerman(one) ?? one)
    .join(' oder ');

/** „Cook bei Inn; eine Stelle“: Zeilen aus Titel und Arbeitgeber (criteria/work.ts: rowOfJob). */
export const jobsInGerman = (jobs: Arg): string =>
  own(jobs)
    .split('\n')
    .map(
      (job) =>
        job
          .split('\t')
          .filter((part) => part !== '')
          .join(' bei ') || 'eine Stelle',
    )
    .join('; ');

const SPOKEN = lookUp({
  recent: 'in letzter Zeit',
  recently: 'in letzter Zeit',
  'last year': 'im letzten Jahr',
  'past year': 'im letzten Jahr',
  'last years': 'in den letzten Jahren',
  'last few years': 'in den letzten Jahren',
});
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Ein Zeitraum, wie er im Kriterium steht: ein englischer wird übersetzt, jeder andere bleibt. */
export function windowInGerman(window: Arg): string {
  const words = own(window).replace(/^(?:(?:with)?in |over |during )?the (?=last|past)/iu, '');
  const digits = words.replace(/(?<=^(?:last|past) )\p{L}+/iu, (word) => {
    const at = NUMBERS.indexOf(word.toLowerCase());
    return at < 0 ? word : String(at + 2);
  });
  return (
    SPOKEN(words.toLowerCase()) ?? timesInGerman(digits.replace(/^(?:last|past) (?=\d)/iu, 'in the last '))
  );
}

/** Derselbe in Klammern, wo ihn der Satz nicht aufnehmen kann, und ob die jetzige Stelle gemeint ist. */
export function within(window: Arg, now?: Arg): string {
  const time = window === undefined || window === '' ? '' : windowInGerman(window);
  const times = [time, now === 1 ? 'in der jetzigen Stelle' : ''].filter((one) => one !== '');
  return times.length === 0 ? '' : `(${times.join(', ')})`;
}

const BOUNDS: Readonly<Record<string, string>> = {
  '>=': 'mindestens',
  '>': 'mehr als',
  '<=': 'höchstens',
  '<': 'weniger als',
  '=': 'genau',
};
/** „mindestens“. */
export const bound = (comparison: Arg): string => BOUNDS[own(comparison)] ?? '';

/** Mit großem Anfang. */
export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** „1 Sprache“, „3 Sprachen“. */
export const counted = (count: Arg, one: string, many: string): string =>
  `${count ?? 0} ${Number(count) === 1 ? one : many}`;

/** „dass die Person ein Budget verantwortet hat“: aus einem Satz, der mit dem Verb beginnt, einer, der damit endet. */
export function thatInGerman(activity: string): string {
  const [verb = '', ...rest] = activity.split(' ');
  return `dass die Person ${rest.join(' ')} ${verb.toLowerCase()}`;
}

/** Abschlüsse nach ihrer Stufe. */
export const LEVELS: Readonly<Record<string, string>> = {
  0: 'einen Schul- oder Hochschulabschluss',
  1: 'einen Schulabschluss',
  2: 'eine Berufsausbildung',
  3: 'ein Diplom',
  4: 'einen Hochschulabschluss',
  5: 'einen Bachelor',
  6: 'ein Aufbaustudium',
  7: 'einen Master',
  8: 'einen Doktortitel',
  mba: 'einen MBA',
  associate: 'einen Associate-Abschluss',
};
