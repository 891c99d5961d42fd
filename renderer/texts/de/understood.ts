// Wie ein Kriterium verstanden wird: der Dienst sagt es englisch.

import { activityInGerman } from './names/activities.ts';
import { skillsInGerman } from './names/categories.ts';
import { certificateInGerman } from './names/certificates.ts';
import { fieldsInGerman } from './names/industries.ts';
import { askedLanguagesInGerman } from './names/languages.ts';
import { BETWEEN, PHRASES, replaced, WORDS } from './phrases.ts';
import { timesInGerman, WINDOW } from './times.ts';

// dahinter stehen Namen: „Health and Safety“ heißt auf Deutsch nicht anders, und ein „or“ steht nicht darin
const NAMED =
  /^(?:Certificates?|Has worked for|Works now for|Current job title|Job title held|Lives in|Experience with)\b/u;

/** Wie ein Kriterium verstanden wird; Worte aus dem Kriterium bleiben, wie sie sind. */
export function understoodInGerman(english: string): string {
  return english
    .split(/(; (?:or|and) )/u)
    .map((part, at) => JOINS[part] ?? phrase(part, at > 0))
    .join('');
}

const JOINS: Readonly<Record<string, string>> = { '; or ': '; oder ', '; and ': '; und ' };

/** Klammern um mehrere Teile und ein „Not:“ davor gehören nicht zu dem, was gefragt ist. */
function phrase(part: string, follows: boolean): string {
  const [open = '', not = '', words = ''] = /^(\(*)(Not: \(?)?(.*)$/su.exec(part)?.slice(1) ?? [];
  const surplus = Math.max(0, words.split(')').length - words.split('(').length);
  const close = words.endsWith(')'.repeat(surplus)) ? surplus : 0;
  const asked = words.slice(0, words.length - close);
  const upper = not === '' ? asked : asked.charAt(0).toUpperCase() + asked.slice(1);
  const told = named(upper) ?? said(upper);
  const end = follows || not !== '' ? told.replace(VERB, lower) : told;
  return `${open}${not.replace('Not', 'Nicht')}${end}${')'.repeat(close)}`;
}

const VERB = /^(?:Abgeschlossen|Arbeitet|Erklärt|Führt|Hat|Ist|Liest|Spricht|Wohnt)\b/u;
const lower = (word: string): string => word.toLowerCase();

/** Was eine feste Form hat; die Zeiten und Vergleiche darin kennen auch die anderen. */
function said(english: string): string {
  const known = PHRASES.find(([pattern]) => pattern.test(english));
  // was keine Regel kennt, bleibt, wie es ist
  if (known === undefined) return english;
  const pairs = [...WORDS, ...(NAMED.test(english) ? BETWEEN.slice(0, 1) : BETWEEN)];
  return replaced(timesInGerman(english.replace(known[0], known[1])), pairs);
}

type Rule = readonly [english: RegExp, german: (...groups: string[]) => string];

const NAMED_RULES: readonly Rule[] = [
  [/^Speaks (?!at least \d)(.+)$/su, (names) => `Spricht ${askedLanguagesInGerman(names)}`],
  [/^Reads (.+)$/su, (names) => `Liest ${askedLanguagesInGerman(names)}`],
  [
    /^Skill: (.+), used (.+)$/su,
    (name, when) =>
      `Kenntnis: ${skillsInGerman(name)}, gebraucht ${when === 'in the current job' ? 'in der jetzigen Stelle' : timesInGerman(when)}`,
  ],
  [/^Skill: (.+)$/su, (name) => `Kenntnis: ${skillsInGerman(name)}`],
  [/^Good knowledge of (.+)$/su, (name) => `Gute Kenntnis: ${skillsInGerman(name)}`],
  [
    new RegExp(`^The resume says so in words: (.+?)(?:, in a job( of today|${WINDOW}))?$`, 'su'),
    (words, when = '') =>
      `Der Lebenslauf sagt es mit Worten: ${words}${when === '' ? '' : when === ' of today' ? ', in einer heutigen Stelle' : `, in einer Stelle${timesInGerman(when)}`}`,
  ],
];

/** Was Namen aus den Listen des Dienstes trägt; undefined, wo keine stehen. */
function named(english: string): string | undefined {
  return activity(english) ?? industry(english) ?? certificate(english) ?? years(english) ?? rule(english);
}

function rule(english: string): string | undefined {
  for (const [pattern, german] of NAMED_RULES) {
    const match = pattern.exec(english);
    if (match !== null) return german(...match.slice(1));
  }
  return undefined;
}

/** Die Tätigkeit; was das Kriterium dazu verlangt, steht in dessen Worten dahinter. */
function activity(english: string): string | undefined {
  const [, name = '', words = ''] = /^(.+?)(: .+)?$/su.exec(english) ?? [];
  const told = activityInGerman(name);
  return told === undefined ? undefined : `${told}${words}`;
}

function industry(english: string): string | undefined {
  const [, when = '', names = ''] = /^(Has worked|Works now) in (.+)$/su.exec(english) ?? [];
  const told = fieldsInGerman(names, '?');
  // ein Ort ist keine Branche
  if (names === '' || told.includes('?')) return undefined;
  return when === 'Works now' ? `Arbeitet jetzt ${told}` : `Hat ${told} gearbeitet`;
}

function certificate(english: string): string | undefined {
  const [, name = '', beside = '', more = ''] =
    /^Certificate or licence: (.+?)(?:, with (.+?))?((?:, (?:not run out|(?:or )?in progress|(?:after|before|by|in) \d{4}.*))*)$/su.exec(
      english,
    ) ?? [];
  if (name === '') return undefined;
  return `Zertifikat oder Berechtigung: ${certificateInGerman(name) ?? name}${beside === '' ? '' : `, mit ${replaced(beside, BETWEEN)}`}${replaced(more, WORDS)}`;
}

const YEARS = new RegExp(
  String.raw`^(?<bound>(?:At least|At most|More than|Less than|Exactly) \d+ (?:year|month)s?(?: \d+ months?)?)(?: of dated work (?:with (?<what>.+?)|experience)| in a job titled (?<just>just )?(?<title>.+?))?(?: at (?<employer>.+?))?(?: without (?<without>.+?))?(?<interns> \(internships count\))?(?<window>${WINDOW})?$`,
  'su',
);

/** Wie lange, womit, wo und wann: „Mindestens 5 Jahre Arbeit im Bankwesen (nach Zeitangaben)“. */
function years(english: string): string | undefined {
  const found = YEARS.exec(english)?.groups;
  if (found === undefined) return undefined;
  const { bound = '', what, just, title, employer, without, interns, window = '' } = found;
  const held = title?.replaceAll(' or ', ' oder ');
  return [
    timesInGerman(replaced(bound, WORDS)),
    title === undefined
      ? what === undefined
        ? employer === undefined
          ? ' Berufserfahrung'
          : ''
        : ` Arbeit ${fieldsInGerman(what, 'mit')}`
      : ` mit der Bezeichnung ${just === undefined ? '' : 'genau '}${held}`,
    employer === undefined ? '' : ` bei ${employer}`,
    without === undefined ? '' : ` ohne ${without}`,
    timesInGerman(window),
    ` (nach Zeitangaben${interns === undefined ? '' : ', Praktika zählen'})`,
  ].join('');
}
