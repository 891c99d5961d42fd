// Was Antworten auf Kriterien sagen, nach ihren Codes; `quotes` sind Worte des Lebenslaufs, schon in Anführungszeichen.

import { counted, jobsInGerman, parts, thatInGerman, within, type Sentences } from './criterion_names.ts';
import {
  either,
  fieldInGerman,
  nameInGerman,
  workInGerman,
} from '../../../electron/service/words/german/named.ts';
import { activityInGerman } from '../../../electron/service/words/german/activities.ts';
import { industryInGerman } from '../../../electron/service/words/german/industries.ts';
import { languagesInGerman } from '../../../electron/service/words/german/languages.ts';
import { lengthInGerman, spanInGerman } from './times.ts';

/** Worüber ein Lebenslauf nichts sagen muss (kinds/open.ts). */
export const TOPICS: Readonly<Record<string, string>> = {
  right_to_work: 'ob die Person dort arbeiten darf',
  sponsor: 'ob die Person Visum oder Arbeitserlaubnis über den Arbeitgeber braucht (Sponsoring)',
  citizen: 'welche Staatsangehörigkeit die Person hat',
  salary: 'welches Gehalt die Person erwartet',
  notice: 'welche Kündigungsfrist die Person hat',
  start: 'wann die Person anfangen könnte',
  full_time: 'ob die Person in Vollzeit arbeiten würde',
  part_time: 'ob die Person in Teilzeit arbeiten würde',
  shift: 'zu welchen Zeiten oder in welchen Schichten die Person arbeiten würde',
  travel: 'ob die Person zu Dienstreisen bereit ist',
  remote: 'ob die Person im Homeoffice oder vor Ort arbeiten würde',
  relocate: 'ob die Person umziehen würde',
  clearance: 'ob für die Person eine Sicherheitsüberprüfung oder ein Führungszeugnis vorliegt',
  driving: 'ob die Person einen Führerschein hat',
  vehicle: 'ob die Person ein eigenes Auto hat',
  would: 'ob die Person dazu bereit ist',
};

const open: Sentences = Object.fromEntries(
  Object.entries(TOPICS).map(([topic, asked]) => [
    `open.${topic}`,
    () => `Aus dem Lebenslauf geht nicht hervor, ${asked}.`,
  ]),
);

/** „Keine Stelle im Lebenslauf war im Bankwesen.“ */
const noJob = (name: string | number | undefined): string => {
  const fields = String(name ?? '').split(' / ');
  return fields.every((field) => industryInGerman(field) !== undefined)
    ? `Keine Stelle im Lebenslauf war ${fieldInGerman(name)}.`
    : `Keine Stelle im Lebenslauf passt zu: ${name === 'leading people' ? 'Führung von Personen' : nameInGerman(name)}.`;
};

export const ANSWERS: Sentences = {
  nothing_asked: () =>
    'Das Kriterium enthält kein Wort, nach dem sich suchen ließe. Bitte schreiben, was die Person mitbringen soll.',
  story: () =>
    'Vieles davon wurde nicht verstanden. Mit wenigen Worten nach einer Sache gefragt, gibt es eine sichere Antwort.',
  words_open: ({ words }) => `Nicht verstanden: ${words}. Anders formuliert gibt es eine sichere Antwort.`,
  // „…“ endet wie die Worte des Lebenslaufs beginnen
  read_as: ({ written, read }) => `»${written}« wurde als »${read}« gelesen.`,
  by_hand: () => 'Von Hand eingetragen, nicht aus dem Lebenslauf.',
  partly_by_hand: () => 'Ein Teil davon wurde von Hand eingetragen.',
  similar: ({ words }) => `Ob auch ${words} zählt, muss ein Mensch beurteilen.`,
  shown: ({ quotes }) => `Im Lebenslauf steht ${quotes}.`,
  'skill.shown': ({ quotes }) => `Im Lebenslauf steht ${quotes}.`,
  removed: ({ name }) => `Von Hand aus dem Profil entfernt: ${nameInGerman(name)}.`,
  not_mentioned: ({ name }) => `Im Lebenslauf nicht erwähnt: ${nameInGerman(name)}.`,
  nothing({ name }) {
    const activity = activityInGerman(String(name));
    return activity === undefined
      ? `Im Lebenslauf steht nichts zu: ${nameInGerman(name)}.`
      : `Aus dem Lebenslauf geht nicht hervor, ${thatInGerman(activity)}.`;
  },
  'slot.words': ({ words, quotes }) => `Im Lebenslauf steht ${quotes}, aber nichts zu: ${words}.`,
  'status.denied': ({ quotes }) => `Der Lebenslauf verneint es: ${quotes}.`,
  'status.basic': ({ quotes }) => `Im Lebenslauf stehen nur Grundkenntnisse: ${quotes}.`,
  'status.learning': ({ quotes }) => `Laut Lebenslauf wird es noch gelernt: ${quotes}.`,
  'status.planned': ({ quotes }) => `Im Lebenslauf steht es nur als Vorhaben: ${quotes}.`,
  'status.lapsed': ({ quotes }) => `Das war zu einer anderen Zeit: ${quotes}.`,
  'status.abandoned': ({ quotes }) => `Laut Lebenslauf wurde es abgebrochen: ${quotes}.`,
  'status.seen': ({ quotes }) => `Laut Lebenslauf nur gesehen oder ausprobiert: ${quotes}.`,
  'status.others': ({ quotes }) => `Laut Lebenslauf haben es andere getan: ${quotes}.`,
  'status.private': ({ quotes }) => `Im Lebenslauf steht es nur als privates Interesse: ${quotes}.`,
  'model.met': ({ quotes, model }) =>
    `Im Lebenslauf steht ${quotes}. Gelesen von ${model} auf diesem Rechner.`,
  'model.not_met': ({ quotes, model }) =>
    `Im Lebenslauf steht ${quotes}, und das spricht dagegen. Gelesen von ${model} auf diesem Rechner.`,
  'model.not_stated': ({ model }) =>
    `Im Lebenslauf steht das nicht. Gelesen von ${model} auf diesem Rechner; kein Satz zeigt es.`,
  'model.unproved': ({ model }, shown) =>
    `Kein Satz zeigt: ${shown.join('; ')}. Gelesen von ${model} auf diesem Rechner; der Rest steht da.`,
  'skill.other_version': ({ name, quotes }) =>
    `Im Lebenslauf steht eine andere Version als ${name}: ${quotes}.`,
  'skill.no_other': ({ name, except }) =>
    `Im Lebenslauf nicht erwähnt: ${nameInGerman(name)} außer ${nameInGerman(except)}.`,
  'skill.undated': ({ quotes }) => `Aus dem Lebenslauf geht nicht hervor, wann das war: ${quotes}.`,
  'skill.no_version': ({ name, quotes }) => `Im Lebenslauf steht nicht, ob es ${name} ist: ${quotes}.`,
  'years.undated': () => 'Der Lebenslauf nennt keine Zeiten, die sich zählen lassen.',
  'years.counted': ({ months, up_to, name, kind, jobs, window }) =>
    `${parts(
      'Die Zeitangaben ergeben',
      spanInGerman(months, up_to),
      within(window),
      workInGerman(name, kind),
      jobs === '' ? '' : `(${jobsInGerman(jobs)})`,
    )}.`,
  'years.open': ({ name }) => `Im Lebenslauf genannt, aber nicht, wie lange: ${nameInGerman(name)}.`,
  'years.none': ({ name }) => noJob(name),
  'degree.none': () => 'Im Lebenslauf steht nicht, welchen Abschluss die Person hat.',
  'degree.other_field': ({ quotes }) => `Der Abschluss ist ein anderer: ${quotes}.`,
  'degree.under_way': ({ quotes }) => `Noch nicht abgeschlossen: ${quotes}.`,
  'degree.abandoned': ({ quotes }) => `Nicht abgeschlossen: ${quotes}.`,
  'degree.completed': ({ quotes }) => `Schon abgeschlossen: ${quotes}.`,
  'degree.highest': ({ quotes }) => `Der höchste Abschluss im Lebenslauf ist ${quotes}.`,
  'degree.undated': ({ quotes }) => `Im Lebenslauf steht nicht, wann der Abschluss war: ${quotes}.`,
  'degree.counted': ({ count, quotes }) =>
    `${parts(
      count === 0 ? 'Im Lebenslauf steht kein Abschluss' : `Abschlüsse im Lebenslauf: ${count}`,
      quotes === '' ? '' : `(${quotes})`,
    )}.`,
  'degree.unplaced': ({ quotes }) =>
    `Im Lebenslauf steht nicht, wo die Schule oder Hochschule ist: ${quotes}.`,
  'honours.none': () => 'Im Lebenslauf steht nicht, ob der Abschluss mit Auszeichnung war.',
  'honours.other': ({ quotes }) => `Im Lebenslauf steht eine andere Auszeichnung: ${quotes}.`,
  'certificate.validity': ({ quotes }) => `Im Lebenslauf steht nicht, ob es noch gültig ist: ${quotes}.`,
  'certificate.undated': ({ quotes }) => `Im Lebenslauf steht nicht, wann es erworben wurde: ${quotes}.`,
  'certificate.expired': ({ quotes }) => `Nicht mehr gültig: ${quotes}.`,
  'certificate.under_way': ({ quotes }) => `Noch nicht erworben: ${quotes}.`,
  'certificate.held': ({ quotes }) => `Schon vorhanden: ${quotes}.`,
  'certificate.counted': ({ count, quotes }) =>
    count === 0
      ? 'Im Lebenslauf steht kein Zertifikat und keine Berechtigung, die vorliegt.'
      : `Laut Lebenslauf ${count === 1 ? 'liegt 1 vor' : `liegen ${count} vor`}: ${quotes}.`,
  'certificate.denied': ({ quotes }) => `Nicht vorhanden: ${quotes}.`,
  'language.none': () => 'Im Lebenslauf steht nicht, welche Sprachen die Person spricht.',
  'language.not_listed': ({ name, names }) =>
    `Im Lebenslauf stehen Sprachen, aber nicht ${languagesInGerman(String(name))}: ${languagesInGerman(String(names))}.`,
  'language.read': ({ quotes }) =>
    `Die Sprache wird laut Lebenslauf gelesen oder verstanden, nicht gesprochen: ${quotes}.`,
  'language.no_level': ({ quotes }) => `Im Lebenslauf steht kein Niveau: ${quotes}.`,
  'language.no_test': ({ quotes }) => `Im Lebenslauf steht kein Sprachtest dazu: ${quotes}.`,
  'language.level': ({ level, quotes }) =>
    level === '' ? `Im Lebenslauf steht ${quotes}.` : `Gefragt ist ${level}; im Lebenslauf steht ${quotes}.`,
  'language.counted': ({ count, names }) =>
    `Sprachen im Lebenslauf: ${count}${names === '' ? '' : ` (${languagesInGerman(String(names))})`}.`,
  'place.none': () => 'Im Lebenslauf steht nicht, wo die Person wohnt.',
  'place.home': ({ quotes }) => `Als Wohnort steht im Lebenslauf ${quotes}.`,
  'place.distance': ({ name, quotes }) =>
    `Als Wohnort steht im Lebenslauf ${quotes}; wie nah das an ${either(name)} liegt, ist hier nicht bekannt.`,
  'place.partly': ({ quotes }) => `Zum Wohnort steht im Lebenslauf nur ${quotes}.`,
  'abroad.none': () => 'Im Lebenslauf steht nicht, dass die Person im Ausland gearbeitet hat.',
  'place.no_job': ({ name }) => `Im Lebenslauf steht von keiner Stelle, dass sie in ${either(name)} war.`,
  'title.past': ({ quotes }) => `Diese Stellenbezeichnung gehört zu einer anderen Zeit: ${quotes}.`,
  'title.lower': ({ quotes }) => `Die Stellenbezeichnung trifft nur zum Teil zu: ${quotes}.`,
  'title.none': ({ name }) => `Keine Stelle im Lebenslauf hat die Bezeichnung ${either(name)}.`,
  'team.denied': ({ quotes }) => `Der Lebenslauf verneint es: ${quotes}.`,
  'team.largest': ({ count, quotes }) =>
    `Das größte Team im Lebenslauf hat ${counted(count, 'Person', 'Personen')}: ${quotes}.`,
  'team.uncounted': ({ quotes }) => `Im Lebenslauf steht nicht, wie viele Personen es waren: ${quotes}.`,
  'team.title': ({ quotes }) => `Die Stellenbezeichnung legt es nahe: ${quotes}.`,
  'team.informal': ({ quotes }) => `Laut Lebenslauf wurden andere nur angeleitet oder geschult: ${quotes}.`,
  'team.none': () => 'Aus dem Lebenslauf geht nicht hervor, dass die Person Mitarbeitende geführt hat.',
  'employer.past': ({ name, quotes }) =>
    `Die Arbeit bei ${either(name)} war zu einer anderen Zeit: ${quotes}.`,
  'employer.none': ({ name }) => `Keine Stelle im Lebenslauf war bei ${either(name)}.`,
  'industry.past': ({ quotes }) => `Das war zu einer anderen Zeit: ${quotes}.`,
  'industry.none': ({ name }) => noJob(name),
  'industry.served': ({ name }) =>
    `Im Lebenslauf kommt das nur als Kundschaft oder Partner des Arbeitgebers vor: ${nameInGerman(name)}.`,
  'history.no_internship': () => 'Im Lebenslauf steht kein Praktikum.',
  'history.goes_on': ({ months }) => `Die einzige Stelle läuft noch, bisher ${lengthInGerman(months)}.`,
  'history.none': () => 'Im Lebenslauf stehen keine Stellen.',
  'history.last': ({ quotes }) => `Die neueste Stelle im Lebenslauf ist ${quotes}.`,
  'history.employers': ({ count }) => `Arbeitgeber in dieser Zeit laut Lebenslauf: ${count}.`,
  'history.stay': ({ months, quotes }) =>
    `Längste Zeit bei einem Arbeitgeber: ${lengthInGerman(months)}, ${quotes}.`,
  'history.shortest': ({ months, quotes }) =>
    `Kürzeste Zeit bei einem Arbeitgeber: ${lengthInGerman(months)}, ${quotes}.`,
  'history.average': ({ months }) => `Im Durchschnitt ${lengthInGerman(months)} bei einem Arbeitgeber.`,
  'history.gap': ({ months }) =>
    `Die längste Lücke zwischen Stellen mit Zeitangaben beträgt ${lengthInGerman(months)}.`,
  'history.no_gap': () => 'Die Stellen mit Zeitangaben folgen lückenlos aufeinander.',
  'grade.none': () => 'Im Lebenslauf steht nicht, mit welcher Note abgeschlossen wurde.',
  'licence_points.none': () =>
    'Aus dem Lebenslauf geht nicht hervor, ob zum Führerschein Punkte eingetragen sind.',
  'mark.none': ({ name }) => `Im Lebenslauf fehlt: ${name}.`,
  'mark.unmarked': ({ name, quotes }) => `Im Lebenslauf steht keine Note für ${name}: ${quotes}.`,
  'mark.uncounted': ({ name }) => `Aus dem Lebenslauf geht nicht hervor, wie viele ${name} bestanden wurden.`,
  'mark.other': ({ quotes }) => `Im Lebenslauf steht eine andere Note oder Zahl: ${quotes}.`,
  'budget.unsold': () => 'Aus dem Lebenslauf geht nicht hervor, was die Person verkauft hat.',
  'budget.none': () => 'Aus dem Lebenslauf geht nicht hervor, dass die Person ein Budget verantwortet hat.',
  'link.none': ({ name }) =>
    name === ''
      ? 'Im Lebenslauf steht kein Link zu einer Seite.'
      : `Im Lebenslauf fehlt: ${nameInGerman(name)}.`,
  'open.unclear': ({ quotes }) => `Der Lebenslauf spricht davon, aber nicht eindeutig: ${quotes}.`,
  ...open,
};
