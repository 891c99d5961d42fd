// Die Zeilen einer Zusammenfassung. Antworten tragen Codes (criterion_sentences.ts); eine Zusammenfassung hat die Form,
// die der Vertrag verlangt, und darin ist für Codes kein Platz. Deshalb stehen hier die englischen Sätze, die sie haben
// kann: ihre eigenen (intelligence/summary/compare.ts) und die des Judge, die Worte des Lebenslaufs zeigen.

import { fieldInGerman, jobsInGerman, nameInGerman } from './criterion_names.ts';
import { criterionSentences } from './criterion_sentences.ts';
import { timesInGerman } from './times.ts';

type Groups = Readonly<Record<string, string>>;

/** Sätze des Judge nach ihrem Code, wie criteria/sentences/en.ts sie sagt. */
export const JUDGE_SENTENCES: readonly (readonly [code: string, english: string])[] = [
  ['slot.words', 'The resume says {quotes}, but nothing of: {words}.'],
  ['shown', 'The resume says {quotes}.'],
  ['status.denied', 'The resume denies it: {quotes}.'],
  ['status.basic', 'The resume mentions it only as basic knowledge: {quotes}.'],
  ['status.learning', 'The resume says that it is still being learnt: {quotes}.'],
  ['status.planned', 'The resume mentions it only as a plan: {quotes}.'],
  ['status.lapsed', 'The resume speaks of another time: {quotes}.'],
  ['status.abandoned', 'The resume says that it was broken off: {quotes}.'],
  ['status.seen', 'The resume mentions it only as seen or tried: {quotes}.'],
  ['status.others', 'The resume says that others did it: {quotes}.'],
  ['status.private', 'The resume mentions it only as a private interest: {quotes}.'],
  ['skill.other_version', 'The resume names another version than {name}: {quotes}.'],
  ['skill.undated', 'The resume does not say when that was: {quotes}.'],
  ['skill.no_version', 'The resume does not say whether it is {name}: {quotes}.'],
  ['years.undated', 'The resume does not say: it gives no dates that can be counted.'],
  ['years.open', 'The resume names {name}, but does not say for how long.'],
  ['degree.other_field', 'The degree is another one: {quotes}.'],
  ['degree.under_way', 'Not completed yet: {quotes}.'],
  ['degree.abandoned', 'Not completed: {quotes}.'],
  ['degree.completed', 'Completed already: {quotes}.'],
  ['degree.highest', 'The highest degree in the resume is {quotes}.'],
  ['degree.undated', 'The resume does not say when the degree was completed: {quotes}.'],
  ['degree.unplaced', 'The resume does not say where the school is: {quotes}.'],
  ['degree.counted', 'The resume lists {count} ({quotes}).'],
  ['similar', 'Whether {words} counts is for a person to judge.'],
  ['honours.other', 'The resume gives other honours: {quotes}.'],
  ['certificate.validity', 'The resume does not say whether it is still valid: {quotes}.'],
  ['certificate.undated', 'The resume does not say when it was earned: {quotes}.'],
  ['certificate.expired', 'Not valid any more: {quotes}.'],
  ['certificate.under_way', 'Not held yet: {quotes}.'],
  ['certificate.held', 'Already held: {quotes}.'],
  ['certificate.counted', 'The resume lists {count} that the person holds: {quotes}.'],
  ['certificate.denied', 'Not held: {quotes}.'],
  ['language.read', 'The resume says that it is read or understood, not spoken: {quotes}.'],
  ['language.no_level', 'The resume does not state the level: {quotes}.'],
  ['language.no_test', 'The resume names no test of it: {quotes}.'],
  ['language.level', '{level} is asked for; the resume says {quotes}.'],
  ['place.home', 'The resume gives {quotes} as the place of residence.'],
  [
    'place.distance',
    'The resume gives {quotes} as the place of residence; how near that is to {name} is not known here.',
  ],
  ['place.partly', 'The resume gives only {quotes}.'],
  ['title.past', 'The title was held at another time: {quotes}.'],
  ['title.lower', 'The title is held only in part: {quotes}.'],
  ['team.largest', 'The largest team the resume names has {count} people: {quotes}.'],
  ['team.uncounted', 'The resume does not say how many people: {quotes}.'],
  ['team.title', 'The job title suggests it: {quotes}.'],
  ['team.informal', 'The resume says only that others were mentored or trained: {quotes}.'],
  ['employer.past', 'The work for {name} was at another time: {quotes}.'],
  ['industry.past', 'That was at another time: {quotes}.'],
  ['history.last', 'The newest job in the resume is {quotes}.'],
  ['history.stay', 'The longest stay with one employer is {span}: {quotes}.'],
  ['history.shortest', 'The shortest stay with one employer is {span}: {quotes}.'],
  ['open.unclear', 'The resume speaks of it, but not clearly: {quotes}.'],
  ['words_open', 'Not understood: {words}. Say it in other words for a sure answer.'],
];

const QUOTES = String.raw`\uE000\d+\uE001(?:.*\uE001)?`;
const escaped = (text: string): string => text.replaceAll(/[.()]/gu, String.raw`\$&`);
const judged: readonly (readonly [RegExp, (groups: Groups) => string])[] = JUDGE_SENTENCES.map(
  ([code, english]) => [
    new RegExp(
      `^${escaped(english).replaceAll(/\{(\w+)\}/gu, (_, name: string) => `(?<${name}>${name === 'quotes' ? QUOTES : '.+?'})`)}$`,
      'u',
    ),
    (groups) => criterionSentences[code]?.(groups, []) ?? '',
  ],
);

const LENGTH = String.raw`(?:between .+? and )?\d+ (?:year|month)s?(?: \d+ months?)?`;
/** Was die Zusammenfassung selbst sagt. */
const OWN: readonly (readonly [RegExp, (groups: Groups) => string])[] = [
  [/^Not mentioned in the resume$/u, () => 'Im Lebenslauf nicht erwähnt'],
  [/^Not stated in the resume$/u, () => 'Steht nicht im Lebenslauf'],
  [/^No degree stated in the resume$/u, () => 'Im Lebenslauf steht kein Abschluss'],
  [/^Taken out of the profile by hand$/u, () => 'Von Hand aus dem Profil genommen'],
  [
    /^Not mentioned; closest: (?<near>.+)$/u,
    ({ near }) => `Nicht erwähnt; am nächsten kommt: ${nameInGerman(near)}`,
  ],
  [
    /^The resume gives no dated work experience$/u,
    () => 'Im Lebenslauf steht keine Berufserfahrung mit Zeitangaben',
  ],
  [
    new RegExp(`^No job of the resume shows it; (?<span>${LENGTH}) of dated work in all$`, 'u'),
    ({ span = '' }) =>
      `Keine Stelle im Lebenslauf zeigt das; insgesamt ${timesInGerman(span)} mit Zeitangaben`,
  ],
  [/^Via (?<name>[^:]+): (?<rest>\uE000.*)$/u, ({ name, rest = '' }) => `Über ${name}: ${shown(rest)}`],
  [
    /^Written as (?<name>\uE000\d+\uE001): (?<rest>.*)$/u,
    ({ name, rest = '' }) => `Geschrieben als ${name}: ${shown(rest)}`,
  ],
  [
    new RegExp(
      String.raw`^(?:(?<span>${LENGTH}): )?(?<rest>\uE000.*\uE001(?: and \d+ earlier jobs?)?)$`,
      'u',
    ),
    ({ span, rest = '' }) => `${span === undefined ? '' : `${timesInGerman(span)}: `}${shown(rest)}`,
  ],
  [
    new RegExp(String.raw`^(?<span>${LENGTH})(?: in (?<name>.+?))? \((?<jobs>.+)\)$`, 'u'),
    ({ span = '', name, jobs }) =>
      `${timesInGerman(span)}${name === undefined ? '' : ` ${fieldInGerman(name, 'für ')}`} (${jobsInGerman(jobs)})`,
  ],
];

/** „FastAPI“, unter „Skills“; „Koch“ und 2 frühere Stellen. */
const shown = (quotes: string): string =>
  quotes
    .replaceAll(/(?<=\uE001), under (?=\uE000)/gu, ', unter ')
    .replace(/ and 1 earlier job$/u, ' und 1 frühere Stelle')
    .replace(/ and (\d+) earlier jobs$/u, ' und $1 frühere Stellen');

const BY_HAND = ' (entered by hand)';

/** Eine Zeile auf Deutsch; was nicht hier steht, bleibt, wie der Dienst es sagt. Worte des Lebenslaufs auch. */
export function explanationInGerman(english: string): string {
  const quotes: string[] = [];
  const text = english.replaceAll(
    /\u201C[^\u201D]*(?:\u201D|$)/gu,
    (quote) => `\uE000${quotes.push(quote) - 1}\uE001`,
  );
  const by_hand = text.endsWith(BY_HAND);
  const line = by_hand ? text.slice(0, -BY_HAND.length) : text;
  const told = told_by(OWN, line) ?? sentences(line);
  return `${told}${by_hand ? ' (von Hand eingetragen)' : ''}`.replaceAll(
    /\uE000(\d+)\uE001/gu,
    (_held, at: string) => quotes[Number(at)] ?? '',
  );
}

function told_by(rules: typeof OWN, line: string): string | undefined {
  for (const [english, german] of rules) {
    const match = english.exec(line);
    if (match !== null) return german(match.groups ?? {});
  }
  return undefined;
}

/** Was der Judge sagt: der letzte Punkt fehlt. */
function sentences(line: string): string {
  const whole = line.endsWith('.') ? line : `${line}.`;
  const told = whole
    .split(/(?<=\.) (?!Say )(?=[\p{Lu}\uE000])/u)
    .map((sentence) => told_by(judged, sentence) ?? sentence)
    .join(' ');
  return whole === line ? told : told.replace(/\.$/u, '');
}
