// Wie ein Kriterium verstanden wurde, nach den Codes.

import { TOPICS } from './criterion_answers.ts';
import {
  bound,
  counted,
  LEVELS,
  parts,
  studiesInGerman,
  upper,
  windowInGerman,
  within,
  type Arg,
  type Sentences,
} from './criterion_names.ts';
import {
  either,
  fieldInGerman,
  nameInGerman,
  workInGerman,
} from '../../../electron/service/words/german/named.ts';
import { activityInGerman } from '../../../electron/service/words/german/activities.ts';
import { languagesInGerman } from '../../../electron/service/words/german/languages.ts';
import { lengthInDative, lengthInGerman, monthInGerman } from './times.ts';

const PER: Readonly<Record<string, string>> = { year: 'im Jahr', month: 'im Monat', day: 'am Tag' };

const CERTIFICATE: Readonly<Record<string, string>> = {
  valid: 'Gültiges Zertifikat oder gültige Berechtigung:',
  under_way: 'Zertifikat oder Berechtigung, noch in Arbeit:',
  either: 'Zertifikat oder Berechtigung, auch noch in Arbeit:',
};

/** Ränge von Stellenbezeichnungen (kinds/title.ts). */
const RANKS: Readonly<Record<string, string>> = {
  senior: 'Senior',
  executive: 'Executive',
  manager: 'Manager',
  lead: 'Lead',
  junior: 'Junior',
};

/** „mit den Worten „in Rente““, wo es welche gibt. */
const withWords = (words: Arg): string =>
  words === undefined || words === '' ? '' : `mit den Worten „${words}“`;

/** „außer SAP“: was von dieser Art nicht zählt. */
const besides = (except: Arg): string => ((except ?? '') === '' ? '' : `außer ${nameInGerman(except)}`);

const atLeast = (comparison: Arg, months: Arg): string => parts(bound(comparison), lengthInGerman(months));
// „keine Lücke von weniger als 3 Monaten“ verlangt dasselbe wie „von mindestens 3 Monaten“ (kinds/history.ts)
const gap = (comparison: Arg, months: Arg): string =>
  `von ${comparison === '>=' || comparison === '<' ? 'mindestens' : 'mehr als'} ${lengthInDative(months)}`;

const VERB = /^(\(?)(Arbeitet|Braucht|Darf|Erklärt|Führt|Hat|Ist|Kann|Liest|Spricht|Strebt|Wohnt)\b/u;
/** „und spricht Französisch“: nach einem anderen Satz beginnt ein Verb klein. */
const follows = (text: string): string =>
  text.replace(VERB, (_, open: string, verb: string) => `${open}${verb.toLowerCase()}`);

export const READINGS: Sentences = {
  not_understood: () => 'Nicht verstanden',
  'tree.not': (_, joined) => `Nicht: ${joined.map(follows).join('')}`,
  'tree.and': (_, [first, ...joined]) => [first, ...joined.map(follows)].join('; und '),
  'tree.or': (_, [first, ...joined]) => [first, ...joined.map(follows)].join('; oder '),
  'asks.skill': ({ name, except, level, words, now, window }) =>
    parts(
      level === 'deep' ? 'Gute Kenntnisse:' : 'Kenntnisse:',
      nameInGerman(name),
      besides(except),
      withWords(words),
      within(window, now),
    ),
  'asks.skills': ({ name, except, wanted, words, now, window }) =>
    parts(
      `Mindestens ${wanted} von:`,
      nameInGerman(name),
      besides(except),
      withWords(words),
      within(window, now),
    ),
  'asks.years': ({
    comparison,
    months,
    most,
    name,
    kind,
    plain,
    every,
    employer,
    counts,
    without,
    full_time,
    window,
  }) =>
    parts(
      upper(atLeast(comparison, months)),
      (most ?? '') === '' ? '' : `und ${atLeast('<=', most)}`,
      'Berufserfahrung',
      full_time === 1 ? 'in Vollzeit' : '',
      every === 1 ? `jeweils ${workInGerman(name, kind, ' und ')}` : workInGerman(name, kind),
      plain === 1 ? '(genau diese Bezeichnung)' : '',
      (employer ?? '') === '' ? '' : `bei ${either(employer)}`,
      counts === 1 ? '(Praktika zählen)' : '',
      (without ?? '') === '' ? '' : `(${without} zählt nicht)`,
      within(window),
    ),
  'asks.degree'({ level, higher, field, state, words, time, count, place, similar, honours }) {
    const many = Number(count ?? 0) > 1;
    return parts(
      state === 'under_way' ? 'Strebt' : 'Hat',
      many ? `mindestens ${count} Abschlüsse` : (LEVELS[String(level)] ?? 'einen Abschluss'),
      higher === 1 ? 'oder höher' : '',
      field === '' ? '' : `in ${studiesInGerman(field)}`,
      (similar ?? '') === '' ? '' : `oder ${similar} (das beurteilt ein Mensch)`,
      (place ?? '') === '' ? '' : `aus ${either(place)}`,
      (honours ?? '') === '' ? '' : `(${honours} oder besser)`,
      withWords(words),
      within(time),
      state === 'under_way' ? 'an' : state === 'either' ? 'oder strebt das an' : '',
    );
  },
  'asks.honours': ({ name }) => `Abschluss mit Auszeichnung: ${name} oder besser`,
  'asks.certificates': ({ count }) =>
    Number(count) > 1
      ? `Mindestens ${count} Zertifikate oder Berechtigungen`
      : 'Irgendein Zertifikat oder eine Berechtigung',
  'asks.certificate': ({ name, state, words, time, until, similar }) =>
    parts(
      CERTIFICATE[String(state)] ?? 'Zertifikat oder Berechtigung:',
      nameInGerman(name),
      (similar ?? '') === '' ? '' : `oder ${similar} (das beurteilt ein Mensch)`,
      withWords(words),
      within(time),
      (until ?? '') === '' ? '' : `bis ${until}`,
    ),
  'asks.language': ({ name, level, reading, attested }) =>
    parts(
      reading === 1 ? 'Liest' : 'Spricht',
      languagesInGerman(String(name)),
      level === '' ? '' : `(${level} oder besser)`,
      attested === 1 ? 'mit einem Sprachtest als Nachweis' : '',
    ),
  'asks.languages': ({ count, name, foreign, except }) =>
    parts(
      'Spricht mindestens',
      foreign === 1 ? counted(count, 'Fremdsprache', 'Fremdsprachen') : counted(count, 'Sprache', 'Sprachen'),
      (name ?? '') === '' ? '' : `(darunter ${languagesInGerman(String(name))})`,
      (except ?? '') === '' ? '' : `außer ${languagesInGerman(String(except))}`,
    ),
  'asks.language_test': ({ name, test, better, level }) =>
    parts(
      'Sprachtest bestanden:',
      nameInGerman(test),
      better === 1 ? 'oder besser' : '',
      name === '' ? '' : `in ${languagesInGerman(String(name))}`,
      (level ?? '') === '' ? '' : `(${level} oder besser)`,
    ),
  'asks.lives_in': ({ name }) => `Wohnt in ${either(name)}`,
  'asks.lives_near': ({ name }) => `Wohnt in oder bei ${either(name)}`,
  'asks.abroad': ({ outside, months, comparison }) =>
    parts(
      'Hat',
      (months ?? '') === '' ? '' : atLeast(comparison, months),
      (outside ?? '') === '' ? 'im Ausland gearbeitet' : `in einem anderen Land als ${outside} gearbeitet`,
    ),
  'asks.worked_in': ({ name }) => `Hat in ${either(name)} gearbeitet`,
  'asks.title': ({ name, now, window }) =>
    parts(
      now === 1 ? 'Jetzige Stellenbezeichnung:' : 'Frühere oder jetzige Stellenbezeichnung:',
      String(name)
        .split(' / ')
        .map((title) => RANKS[title] ?? title)
        .join(' oder '),
      within(window),
    ),
  'asks.title.heads': ({ name, now, window }) =>
    parts(now === 1 ? 'Leitet jetzt:' : 'Hat geleitet oder leitet:', String(name), within(window)),
  'asks.team'({ comparison, count, now, formal, mentoring, words, window }) {
    const people =
      count === 0
        ? mentoring === 1
          ? 'andere'
          : 'Mitarbeitende'
        : `${bound(comparison)} ${counted(count, 'Person', 'Personen')}`;
    const who = parts(people, formal === 1 ? 'disziplinarisch' : '', withWords(words));
    return parts(
      mentoring === 1
        ? `Hat ${who} angeleitet oder geschult`
        : now === 1
          ? `Führt derzeit ${who}`
          : `Hat ${who} geführt`,
      within(window),
    );
  },
  'asks.employer': ({ name, now, window }) =>
    parts(
      now === 1 ? `Arbeitet derzeit bei ${either(name)}` : `Hat bei ${either(name)} gearbeitet`,
      within(window),
    ),
  'asks.industry': ({ name, now, window }) =>
    parts(
      now === 1 ? `Arbeitet derzeit ${fieldInGerman(name)}` : `Hat ${fieldInGerman(name)} gearbeitet`,
      within(window),
    ),
  'asks.history.employed': ({ window }) =>
    window === '' ? 'Ist derzeit berufstätig' : `Hat ${windowInGerman(window)} gearbeitet`,
  'asks.history.freelance': () => 'Ist oder war selbständig',
  'asks.history.internship': () => 'Hat ein Praktikum gemacht',
  'asks.history.joined': ({ window }) => parts('Hat die jetzige Stelle angetreten', within(window)),
  'asks.history.gap': ({ comparison, value, window }) =>
    parts('Eine Lücke zwischen Stellen', gap(comparison, value), within(window)),
  'asks.history.no_gap': ({ comparison, value, window }) =>
    parts('Keine Lücke zwischen Stellen', gap(comparison, value), within(window)),
  'asks.history.employers': ({ comparison, value, window }) =>
    parts(upper(bound(comparison)), value, 'Arbeitgeber', within(window)),
  'asks.history.changed': ({ window }) => parts('Hat den Arbeitgeber gewechselt', within(window)),
  'asks.history.short_stay': ({ value, window }) =>
    parts(`Hat einen Arbeitgeber schon nach weniger als ${lengthInDative(value)} verlassen`, within(window)),
  'asks.history.average_stay': ({ comparison, value, window }) =>
    parts('Im Durchschnitt', atLeast(comparison, value), 'bei einem Arbeitgeber', within(window)),
  'asks.history.stay': ({ comparison, value, now, window }) =>
    parts(
      upper(atLeast(comparison, value)),
      now === 1 ? 'beim jetzigen Arbeitgeber' : 'bei einem Arbeitgeber',
      within(window),
    ),
  'asks.history.every_stay': ({ comparison, value, window }) =>
    parts(upper(atLeast(comparison, value)), 'bei jedem Arbeitgeber', within(window)),
  'asks.grade': ({ comparison, value, top }) =>
    parts('Note:', bound(comparison), value, (top ?? '') === '' ? '' : `von ${top}`),
  'asks.licence_points': ({ comparison, value }) =>
    parts('Führerschein', value === 0 ? 'ohne Punkte' : `mit ${bound(comparison)} ${value} Punkten`),
  'asks.school_mark': ({ name, subjects, least, count }) =>
    parts(
      Number(count) > 0 ? `Mindestens ${count} bestandene` : 'Bestanden:',
      name,
      (subjects ?? '') === '' ? '' : `in ${subjects}`,
      (least ?? '') === '' ? '' : `(mindestens ${least})`,
    ),
  'asks.turnover': ({ comparison, amount }) =>
    `Umsatz von ${bound(comparison)} ${Number(amount).toLocaleString('de-DE')}`,
  'asks.budget': ({ comparison, amount }) =>
    amount === 0
      ? 'Hat ein Budget verantwortet'
      : `Hat ein Budget von ${bound(comparison)} ${Number(amount).toLocaleString('de-DE')} verantwortet`,
  'asks.pay': ({ comparison, amount, per, words }) =>
    parts(
      'Wünscht ein Gehalt von',
      bound(comparison),
      Number(amount).toLocaleString('de-DE'),
      PER[String(per)] ?? '',
      withWords(words),
    ),
  'asks.change': ({ direction, amount, name }) =>
    parts(
      direction === 'less' ? 'Weniger' : direction === 'more' ? 'Mehr' : 'Eine Veränderung:',
      `„${name}“: „${amount}“`,
    ),
  'asks.figure': ({ comparison, amount, name, words }) =>
    parts(upper(bound(comparison)), Number(amount).toLocaleString('de-DE'), name, withWords(words)),
  'asks.available_by': ({ day, month, year, before }) =>
    parts(
      'Kann',
      before === 1 ? 'vor' : 'bis',
      (day ?? '') === '' ? '' : `${day}.`,
      monthInGerman(Number(month)),
      year,
      'anfangen',
    ),
  'asks.availability': ({ weeks }) =>
    weeks === 0 ? 'Kann sofort anfangen' : `Kann innerhalb von ${counted(weeks, 'Woche', 'Wochen')} anfangen`,
  'asks.permit': ({ wants, name }) => {
    const where = name === '' ? '' : `in ${either(name)}`;
    return wants === 'sponsor'
      ? parts('Braucht Visum oder Arbeitserlaubnis über den Arbeitgeber (Sponsoring)', where)
      : parts('Darf', where, 'arbeiten');
  },
  'asks.open': ({ topic, details }) =>
    parts(
      `Was der Lebenslauf dazu sagt, ${TOPICS[String(topic)] ?? topic}${details === '' ? '' : ':'}`,
      details,
    ),
  'asks.link': ({ name }) =>
    name === ''
      ? 'Im Lebenslauf steht ein Link zu einer Seite'
      : `Im Lebenslauf steht: ${nameInGerman(name)}`,
  'asks.activity': ({ name, words, now, window }) =>
    parts(activityInGerman(String(name)) ?? name, withWords(words), within(window, now)),
  'asks.words': ({ text, now }) => parts('In diesen Worten:', text, within('', now)),
};
