import { activityInGerman } from '../names/activities.ts';
import { skillsInGerman } from '../names/categories.ts';
import { fieldsInGerman } from '../names/industries.ts';
import { languagesInGerman } from '../names/languages.ts';
import { openEndInGerman } from '../phrases.ts';
import { WINDOW } from '../times.ts';
import { countedRule, CV, inBrackets, jobs, LENGTH, type Sentence } from './parts.ts';

const STAYS: Readonly<Record<string, string>> = {
  Shortest: 'Kürzeste Zeit bei einem Arbeitgeber:',
  Longest: 'Längste Zeit bei einem Arbeitgeber:',
  Average: 'Im Durchschnitt bei einem Arbeitgeber:',
};

/** Was eine Antwort sonst begründet; der genaueste Satz zuerst. */
export const OTHERS: readonly Sentence[] = [
  [/Read by its words only: the resume says (.+)\./u, 'Nur nach den Worten gelesen: im Lebenslauf steht $1.'],
  [/Read by meaning: the resume says (.+)\./u, 'Nach der Bedeutung gelesen: im Lebenslauf steht $1.'],
  [/The degree is another one: (.+?)\.(?= |$)/u, 'Der Abschluss ist ein anderer: $1.'],
  [/The highest degree in the resume is another\./u, 'Der höchste Abschluss im Lebenslauf ist ein anderer.'],
  [/The highest degree in the resume is (.+?)\.(?= |$)/u, 'Der höchste Abschluss im Lebenslauf ist $1.'],
  [
    /The criterion also allows (.+), which a person has to judge\./u,
    (ends = '') =>
      `Das Kriterium lässt noch etwas gelten, das ein Mensch beurteilen muss: ${openEndInGerman(ends)}.`,
  ],
  [/The last job in the resume has ended: (.+)\./u, 'Die letzte Stelle im Lebenslauf ist beendet: $1.'],
  [/The last job in the resume is (.+)\./u, 'Die letzte Stelle im Lebenslauf ist $1.'],
  [/The running job is (.+)\./u, 'Die laufende Stelle ist $1.'],
  [/The largest team the resume names has (\d+): (.+)\./u, 'Das größte Team im Lebenslauf hat $1: $2.'],
  [/The job title implies it: (.+)\./u, 'Die Stellenbezeichnung besagt es: $1.'],
  [
    /The title is another one, but the job shows (.+?): (.+)\./u,
    'Die Bezeichnung ist eine andere, aber die Stelle zeigt $1: $2.',
  ],
  [
    /The dated jobs follow each other without a gap\./u,
    'Die Stellen mit Zeitangaben folgen ohne Lücke aufeinander.',
  ],
  [
    /The longest gap between dated jobs is (.+)\./u,
    'Die längste Lücke zwischen Stellen mit Zeitangaben beträgt $1.',
  ],
  [
    /The only job still goes on: (.+?)(?: \((.+)\))? so far\./u,
    (length, job = '') => `Die einzige Stelle läuft noch: bisher ${length}${inBrackets(job)}.`,
  ],
  [
    /The current job still goes on: (.+?)(?: \((.+)\))? so far\./u,
    (length, job = '') => `Die jetzige Stelle läuft noch: bisher ${length}${inBrackets(job)}.`,
  ],
  [
    /The criterion has no word that could be looked for in a resume\. Write what the person should have\./u,
    'Das Kriterium enthält kein Wort, nach dem sich suchen ließe. Bitte schreiben, was die Person mitbringen soll.',
  ],
  countedRule(
    'The dates add up to ',
    String.raw`: with years only it cannot be told whether that is enough\.`,
    (told) =>
      `Die Zeitangaben ergeben ${told}: mit Jahreszahlen allein lässt sich nicht sagen, ob das reicht.`,
  ),
  countedRule(
    'The dates add up to ',
    String.raw`; another of these jobs has no dates that can be counted\.`,
    (told) => `Die Zeitangaben ergeben ${told}; eine weitere dieser Stellen hat keine zählbaren Zeitangaben.`,
  ),
  countedRule(
    'The dates add up to ',
    String.raw`, of (.+?) in all; the resume does not say how long otherwise\.`,
    (told, all) =>
      `Die Zeitangaben ergeben ${told}, von insgesamt ${all}; sonst steht im Lebenslauf nicht, wie lange.`,
  ),
  countedRule('The dates add up to ', String.raw`\.`, (told) => `Die Zeitangaben ergeben ${told}.`),
  [/None of the jobs in the resume is at (.+)\./u, 'Keine Stelle im Lebenslauf ist bei $1.'],
  [
    new RegExp(
      String.raw`None of the jobs in the resume shows (?:work in )?(.+?)(?: at (.+?))?(${WINDOW})?\.$`,
      'u',
    ),
    (fields = '', employer = '', window = '') =>
      `Keine Stelle${employer === '' ? '' : ` bei ${employer}`} im Lebenslauf zeigt${window} Arbeit ${fieldsInGerman(fields, 'mit')}.`,
  ],
  [
    /None of the (\d+) jobs in the resume has the title (.+)\./u,
    (amount, title = '') =>
      `${amount === '1' ? 'Die einzige Stelle im Lebenslauf hat nicht' : `Keine der ${amount} Stellen im Lebenslauf hat`} die Bezeichnung ${title.replaceAll(' or ', ' oder ')}.`,
  ],
  [
    /Nothing in the resume shows it: (.+)\./u,
    (name = '') => {
      const told = activityInGerman(name) ?? name;
      return `Nichts im Lebenslauf zeigt es: ${told.charAt(0).toLowerCase()}${told.slice(1)}.`;
    },
  ],
  [
    /No job in the resume is running: the last one is (.+)\./u,
    'Keine Stelle im Lebenslauf läuft noch: die letzte ist $1.',
  ],
  [
    /No job of the resume shows it; (.+) of dated work in all/u,
    'Keine Stelle im Lebenslauf zeigt es; insgesamt $1 Berufserfahrung mit Zeitangaben',
  ],
  [/No two dated jobs overlap\./u, 'Keine zwei Stellen mit Zeitangaben überschneiden sich.'],
  [/Two jobs overlap: (.+)\./u, (list = '') => `Zwei Stellen überschneiden sich: ${jobs(list)}.`],
  [/No degree stated in the resume/u, `${CV} steht kein Abschluss`],
  [/Not mentioned in the resume/u, `${CV} nicht erwähnt`],
  [/Not stated in the resume/u, `${CV} steht dazu nichts`],
  [/Not mentioned; closest: (.+)/u, 'Nicht erwähnt; am nächsten: $1'],
  [/Not completed yet: (.+)\./u, 'Noch nicht abgeschlossen: $1.'],
  [/Completed already: (.+)\./u, 'Schon abgeschlossen: $1.'],
  [/Completed in another year: (.+)\./u, 'In einem anderen Jahr abgeschlossen: $1.'],
  [/Completed in (\d+): (.+)\./u, 'Abgeschlossen $1: $2.'],
  [/Graduated in (\d+): (.+)\./u, 'Abschluss $1: $2.'],
  [/Not valid any more: (.+)\./u, 'Nicht mehr gültig: $1.'],
  [/Not held yet: (.+)\./u, 'Noch nicht erworben: $1.'],
  [/Not held: (.+)\./u, 'Nicht vorhanden: $1.'],
  [/Held already: (.+)\./u, 'Schon erworben: $1.'],
  [/Held before, but not now: (.+)\./u, 'Früher innegehabt, jetzt nicht: $1.'],
  [/Held before, but longer ago: (.+)\./u, 'Innegehabt, aber länger her: $1.'],
  [/Held: (.+)\./u, 'Innegehabt: $1.'],
  [/Earned at another time: (.+)\./u, 'Zu anderer Zeit erworben: $1.'],
  [
    /(Shortest|Longest|Average) stay: (.+?)(?: \((.+)\))?\.$/u,
    (which = '', length, job = '') => `${STAYS[which] ?? ''} ${length}${inBrackets(job)}.`,
  ],
  [/It was longer ago: (.+)\./u, 'Es ist länger her: $1.'],
  [/A job of that time shows it: (.+)\./u, 'Eine Stelle aus dieser Zeit zeigt es: $1.'],
  [/(.+) is a past employer: (.+)\./u, '$1 ist ein früherer Arbeitgeber: $2.'],
  [/(.+) was asked for; the resume lists (.+)\./u, 'Gefragt war $1; im Lebenslauf steht $2.'],
  [
    /(.+) was taken out of the profile by hand\./u,
    (names = '') => {
      const told = skillsInGerman(names);
      return `${told} ${told.includes(' und ') ? 'wurden' : 'wurde'} von Hand aus dem Profil genommen.`;
    },
  ],
  [/Taken out of the profile by hand/u, 'Von Hand aus dem Profil genommen'],
  [/Part of it was entered by hand\./u, 'Ein Teil davon wurde von Hand eingetragen.'],
  [/Entered by hand, not in the resume\./u, 'Von Hand eingetragen, nicht im Lebenslauf.'],
  [
    /Entered by hand: its languages, without (.+?): (.+)\./u,
    (missing = '', names = '') =>
      `Von Hand eingetragen: Sprachen, aber nicht ${languagesInGerman(missing)}: ${languagesInGerman(names)}.`,
  ],
  [
    /Entered by hand: (only one|\d+): ([^\uE000]*)\./u,
    (amount = '', names = '') =>
      `Von Hand eingetragen: ${amount === 'only one' ? 'nur eine Sprache' : `${amount} Sprachen`}: ${languagesInGerman(names)}.`,
  ],
  [/Entered by hand: a running job: (.+)\./u, 'Von Hand eingetragen: eine laufende Stelle, $1.'],
  [/Entered by hand: (?:it: )?(.+?) as the place of residence\./u, 'Von Hand als Wohnort eingetragen: $1.'],
  [/Entered by hand: other honours: (.+)\./u, 'Von Hand eingetragen: eine andere Auszeichnung, $1.'],
  [/Entered by hand: another figure: (.+)\./u, 'Von Hand eingetragen: eine andere Zahl, $1.'],
  [
    /Entered by hand: (\d+) completed degrees?\./u,
    (amount) => `Von Hand eingetragen: ${amount} ${amount === '1' ? 'Abschluss' : 'Abschlüsse'}.`,
  ],
  [
    /Entered by hand: (\d+) employers?([^:]*)(?:: (.+))?\./u,
    (amount, window, list = '') =>
      `Von Hand eingetragen: ${amount} Arbeitgeber${window}${list === '' ? '' : `: ${jobs(list)}`}.`,
  ],
  [/Entered by hand: (?:it: )?/u, 'Von Hand eingetragen: '],
  [/Written as (\uE000.+?\uE001): /u, 'Geschrieben als $1: '],
  [/Via (.+?): /u, 'Über $1: '],
  // in der Zusammenfassung stehen Zeiten ohne den Anfang des Satzes
  [new RegExp(`((?:between ${LENGTH} and )?${LENGTH}): (?=\uE000)`, 'u'), '$1: '],
  countedRule(
    '^',
    String.raw`: with years only it cannot be told whether that is enough\.`,
    (told) => `${told}: mit Jahreszahlen allein lässt sich nicht sagen, ob das reicht.`,
  ),
  countedRule(
    '^',
    String.raw`; another of these jobs has no dates that can be counted\.`,
    (told) => `${told}; eine weitere dieser Stellen hat keine zählbaren Zeitangaben.`,
  ),
  countedRule('^', String.raw`, of (.+?) in all\.`, (told, all) => `${told}, von insgesamt ${all}.`),
  countedRule('^', String.raw`\.$`, (told) => `${told}.`),
];
