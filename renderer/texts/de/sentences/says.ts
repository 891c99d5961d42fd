import { categoryInGerman, skillsInGerman } from '../names/categories.ts';
import { languagesInGerman } from '../names/languages.ts';
import { CV, jobs, listed, type Sentence } from './parts.ts';

/** Was der Lebenslauf sagt, aufführt oder zeigt; der genaueste Satz zuerst. $1, $2 … ist, was darin vorkommt. */
export const SAYS: readonly Sentence[] = [
  [
    /The resume says only that others were mentored or trained: (.+)\./u,
    `${CV} steht nur, dass andere angeleitet oder geschult wurden: $1.`,
  ],
  [
    /The resume says the language is read or understood, not spoken: (.+)\./u,
    'Die Sprache wird laut Lebenslauf gelesen oder verstanden, nicht gesprochen: $1.',
  ],
  [/The resume says (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [
    /The resume shows (.+?) through (.+?): (.+)\./u,
    (name = '', written = '', quotes = '') => {
      const [kind, names] = [categoryInGerman(name), skillsInGerman(written)];
      return kind === undefined
        ? `${CV} zeigt sich ${skillsInGerman(name)} an ${names}: ${quotes}.`
        : `${CV} als ${kind} genannt: ${names}, ${quotes}.`;
    },
  ],
  [/The resume lists a running job: (.+)\./u, `${CV} steht eine laufende Stelle: $1.`],
  [/The resume lists no running job with a start\./u, `${CV} steht keine laufende Stelle mit einem Beginn.`],
  [/The resume lists no running job\./u, `${CV} steht keine laufende Stelle.`],
  [/The resume lists no internship\./u, `${CV} steht kein Praktikum.`],
  [/The resume lists no certificates or licences\./u, `${CV} stehen keine Zertifikate oder Berechtigungen.`],
  [
    /The resume lists (\d+) employers?([^:]*): (.*)\./u,
    (amount = '', window = '', list = '') =>
      `${CV} ${listed(amount, ' Arbeitgeber', ' Arbeitgeber')}${window}${list === '' ? '' : `: ${jobs(list)}`}.`,
  ],
  [
    /The resume lists (\d+) employers?(.*?)\./u,
    (amount = '', window = '') => `${CV} ${listed(amount, ' Arbeitgeber', ' Arbeitgeber')}${window}.`,
  ],
  [/The resume lists 1 completed degree\./u, `${CV} steht 1 Abschluss.`],
  [
    /The resume lists (\d+) completed degrees\./u,
    (amount = '') => `${CV} ${listed(amount, ' Abschluss', ' Abschlüsse')}.`,
  ],
  [
    /The resume lists its languages, without (.+?): (.+)\./u,
    (missing = '', names = '') =>
      `${CV} stehen Sprachen, aber nicht ${languagesInGerman(missing)}: ${languagesInGerman(names)}.`,
  ],
  [/The resume lists only one: (.+)\./u, (name = '') => `${CV} steht nur eine: ${languagesInGerman(name)}.`],
  [/The resume lists 0: \./u, `${CV} steht keine Fremdsprache.`],
  [
    /The resume lists (\d+): (\uE000.+)\./u,
    (amount = '', quote) => `${CV} ${listed(amount, '', '')}: ${quote}.`,
  ],
  [
    /The resume lists (\d+): (.+)\./u,
    (amount = '', names = '') =>
      `${CV} ${listed(amount, ' Sprache', ' Sprachen')}: ${languagesInGerman(names)}.`,
  ],
  [
    /The resume lists (\d+)\./u,
    (amount = '') =>
      `${CV} ${listed(amount, ' Zertifikat oder Berechtigung', ' Zertifikate oder Berechtigungen')}.`,
  ],
  [/The resume lists (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [
    /The resume gives no dated work experience/u,
    'Der Lebenslauf nennt keine Berufserfahrung mit Zeitangaben',
  ],
  [/The resume gives no link to an email address\./u, `${CV} steht keine E-Mail-Adresse.`],
  [/The resume gives no link to a phone number\./u, `${CV} steht keine Telefonnummer.`],
  [
    /The resume gives no link to a website or portfolio\./u,
    `${CV} steht kein Link zu einer Website oder einem Portfolio.`,
  ],
  [/The resume gives no link to (.+)\./u, `${CV} steht kein Link zu $1.`],
  [/The resume gives it: (.+)\./u, `${CV} steht es: $1.`],
  [/The resume gives other honours: (.+)\./u, `${CV} stehen andere Auszeichnungen: $1.`],
  [/The resume gives another figure: (.+)\./u, `${CV} steht eine andere Zahl: $1.`],
  [
    /The resume gives (.+?) as the place of residence; distances are not known here, so how near that is to (.+) cannot be told\./u,
    (place, near = '') =>
      `Als Wohnort steht im Lebenslauf ${place}; Entfernungen sind hier nicht bekannt, also auch nicht, wie nah das an ${near.replaceAll(' or ', ' oder ')} liegt.`,
  ],
  [/The resume gives (.+?) as the place of residence\./u, `Als Wohnort steht im Lebenslauf $1.`],
  [/The resume gives (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [/The resume denies it: (.+)\./u, 'Der Lebenslauf verneint es: $1.'],
  [/The resume has a section of it: (.+)\./u, 'Der Lebenslauf hat einen Abschnitt dazu: $1.'],
  [
    /The resume speaks of it, but not clearly: (.+)\./u,
    'Der Lebenslauf spricht davon, aber nicht eindeutig: $1.',
  ],
  [
    /The resume mentions it only as a first acquaintance: (.+)\./u,
    'Der Lebenslauf erwähnt es nur als erste Berührung: $1.',
  ],
];
