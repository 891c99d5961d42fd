// Was eine Zusammenfassung sagt, nach ihren Codes (intelligence/summary/sentences.ts).

import { jobsInGerman, parts, type Sentences } from './criterion_names.ts';
import { fieldInGerman, nameInGerman } from '../../../electron/service/words/german/named.ts';
import { lengthInGerman, monthInGerman, spanInGerman } from './times.ts';

/** „Koch“ und 2 frühere Stellen. */
const earlier = (quotes: readonly string[], more: number): string =>
  `${quotes.join('; ')}${more === 0 ? '' : ` und ${more} frühere ${more === 1 ? 'Stelle' : 'Stellen'}`}`;

export const SUMMARY: Sentences = {
  'summary.not_mentioned': () => 'Im Lebenslauf nicht erwähnt',
  'summary.closest': ({ name }) => `Nicht erwähnt; am nächsten kommt: ${nameInGerman(name)}`,
  'summary.not_stated': () => 'Steht nicht im Lebenslauf',
  'summary.no_degree': () => 'Im Lebenslauf steht kein Abschluss',
  'summary.removed': () => 'Von Hand aus dem Profil entfernt',
  'summary.no_dates': () => 'Im Lebenslauf steht keine Berufserfahrung mit Zeitangaben',
  'summary.no_job': ({ months }) =>
    `Keine Stelle im Lebenslauf zeigt das; insgesamt ${lengthInGerman(months)} mit Zeitangaben`,
  'summary.counted': ({ months, up_to, name, jobs }) =>
    `${parts(spanInGerman(months, up_to), name === '' ? '' : fieldInGerman(name, 'für '))} (${jobsInGerman(jobs)})`,
  'summary.answer': (_, said) => said.join(' ').replace(/\.$/u, ''),
  'summary.shown': (_, quotes) => quotes.join(', '),
  'summary.via': ({ name }, quotes) => `Über ${name}: ${quotes.join(', ')}`,
  'summary.written': ({ written }, quotes) => `Geschrieben als ${written}: ${quotes.join(', ')}`,
  'summary.years': ({ months, up_to, more }, quotes) =>
    `${spanInGerman(months, up_to)}: ${earlier(quotes, Number(more))}`,
  'summary.jobs': ({ more }, quotes) => earlier(quotes, Number(more)),
  'summary.quote': ({ quotes, under }) => (under === '' ? String(quotes) : `${quotes}, unter ${under}`),
  'summary.by_hand': (_, said) => `${said.join(' ')} (von Hand eingetragen)`,
  'summary.employment'({ title, employer, when, year, month, before, months }) {
    const job = [title, employer].filter((part) => part !== '').join(' bei ') || 'Eine Stelle';
    const date =
      when === '' ? '' : parts(when === 'since' ? ' seit' : ' bis', monthInGerman(Number(month)), year);
    const told = `${job}${date}${before === '' ? '' : `; davor: ${before}`}`;
    return months === 0
      ? told
      : `${told}${told.endsWith('.') ? '' : '.'} Insgesamt ${lengthInGerman(months)}`;
  },
};
