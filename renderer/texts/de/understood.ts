// Wie ein Kriterium verstanden wird, und warum eines abgelehnt wird: der Dienst sagt beides englisch.

type Phrase = readonly [english: RegExp, german: string];

const PHRASES: readonly Phrase[] = [
  [/^The resume says so in words: /u, 'Der Lebenslauf sagt es mit Worten: '],
  [/^Skill: (.+), used in the current job$/u, 'Kenntnis: $1, in der jetzigen Stelle gebraucht'],
  [/^Skill: /u, 'Kenntnis: '],
  [/^Good knowledge of /u, 'Gute Kenntnis: '],
  [/^Certificate or licence: /u, 'Zertifikat oder Berechtigung: '],
  [/^Any certificate or licence/u, 'Irgendein Zertifikat oder eine Berechtigung'],
  [/^Certificates or licences: /u, 'Zertifikate oder Berechtigungen: '],
  [/^(.+) of dated work experience/u, '$1 Berufserfahrung mit Daten'],
  [/^(.+) of dated work with (.+)$/u, '$1 Arbeit mit Daten: $2'],
  [/^(.+) in a job titled (?:just )?(.+)$/u, '$1 mit der Bezeichnung $2'],
  [/^Completed (.+)$/u, 'Abgeschlossen: $1'],
  [/^Studying for (.+)$/u, 'Im Studium: $1'],
  [/^Graduated in the last /u, 'Abschluss in den letzten '],
  [/^Graduated with /u, 'Abschluss mit '],
  [/^Year of graduation: /u, 'Jahr des Abschlusses: '],
  [/^Speaks at least (\d+) (?:foreign )?languages?/u, 'Spricht mindestens $1 Sprachen'],
  [/^Speaks (.+) at (.+) or better$/u, 'Spricht $1 auf $2 oder besser'],
  [/^Speaks /u, 'Spricht '],
  [/^Reads /u, 'Liest '],
  [
    /^Lives in or near (.+) \(how near other places are is not known here\)/u,
    'Wohnt in oder bei $1 (wie nah andere Orte sind, ist hier nicht bekannt)',
  ],
  [/^Lives in /u, 'Wohnt in '],
  [/^Has worked in /u, 'Hat gearbeitet in: '],
  [/^Has worked for /u, 'Hat gearbeitet bei: '],
  [/^Works now in /u, 'Arbeitet jetzt in: '],
  [/^Works now for /u, 'Arbeitet jetzt bei: '],
  [/^Current job title/u, 'Jetzige Bezeichnung'],
  [/^Job title held/u, 'Frühere oder jetzige Bezeichnung'],
  [/^Has led or managed people/u, 'Hat Personen geführt'],
  [/^Leads people/u, 'Führt Personen'],
  [/^Shortest time with one employer/u, 'Kürzeste Zeit bei einem Arbeitgeber'],
  [/^Longest time with one employer/u, 'Längste Zeit bei einem Arbeitgeber'],
  [/^Employed at present/u, 'Derzeit angestellt'],
  [/^Not employed at present/u, 'Derzeit nicht angestellt'],
  [/^((?:At (?:least|most)|More than|Less than|Exactly) \d+ (?:year|month)s?) at (.+)$/u, '$1 bei $2'],
  [/^Number of employers/u, 'Zahl der Arbeitgeber'],
  [/^Has changed employer/u, 'Hat den Arbeitgeber gewechselt'],
  [/^Began the current job/u, 'Hat die jetzige Stelle begonnen'],
  [/^Self-employed or freelancing at present/u, 'Derzeit selbständig oder frei tätig'],
  [/^No gap between jobs of /u, 'Keine Lücke zwischen Stellen von '],
  [/^A gap between jobs of /u, 'Eine Lücke zwischen Stellen von '],
  [/^The resume gives /u, 'Im Lebenslauf steht: '],
  [/^A grade point average (?:above|of at least) /u, 'Durchschnittsnote (GPA) mindestens '],
  [
    /^Experience with (.+): as an employer, or in these words$/u,
    'Erfahrung mit $1: als Arbeitgeber, oder in diesen Worten',
  ],
  [
    /^What the resume says of whether the person holds a driving licence/u,
    'Was der Lebenslauf zum Führerschein sagt',
  ],
  [
    /^What the resume says of whether the person may work there, or needs sponsorship/u,
    'Was der Lebenslauf zur Arbeitserlaubnis sagt',
  ],
  [
    /^What the resume says of whether the person has a security clearance/u,
    'Was der Lebenslauf zur Sicherheitsüberprüfung sagt',
  ],
  [/^What the resume says of whether the person would travel/u, 'Was der Lebenslauf zu Reisen sagt'],
  [/^What the resume says of whether the person would relocate/u, 'Was der Lebenslauf zu einem Umzug sagt'],
  [
    /^What the resume says of which hours or shifts the person would work/u,
    'Was der Lebenslauf zu Zeiten und Schichten sagt',
  ],
  [/^What the resume says of which pay the person expects/u, 'Was der Lebenslauf zum Gehalt sagt'],
  [/^What the resume says of when the person could start/u, 'Was der Lebenslauf zum Beginn sagt'],
  [
    /^What the resume says of where the person would work.*$/u,
    'Was der Lebenslauf dazu sagt, wo die Person arbeiten würde',
  ],
  [/ \(a person judges\)$/u, ' (das beurteilt ein Mensch)'],
  [/^Not understood$/u, 'Nicht verstanden'],
];

const WORDS: readonly Phrase[] = [
  [/\bAt least\b/gu, 'Mindestens'],
  [/\bat least\b/gu, 'mindestens'],
  [/\bAt most\b/gu, 'Höchstens'],
  [/\bat most\b/gu, 'höchstens'],
  [/\bMore than\b/gu, 'Mehr als'],
  [/\bmore than\b/gu, 'mehr als'],
  [/\bLess than\b/gu, 'Weniger als'],
  [/\bless than\b/gu, 'weniger als'],
  [/\bExactly\b/gu, 'Genau'],
  [/\bexactly\b/gu, 'genau'],
  [/ \(no length is named, so 1 year is taken\)/gu, ' (ohne Angabe gilt 1 Jahr)'],
  [/\b1 year\b/gu, '1 Jahr'],
  [/\b(\d+) years\b/gu, '$1 Jahre'],
  [/\b1 month\b/gu, '1 Monat'],
  [/\b(\d+) months\b/gu, '$1 Monate'],
  [/\ban? (bachelor|master)['’]s degree/gu, '$1'],
  [/\bbachelor\b/gu, 'Bachelor'],
  [/\bmaster\b/gu, 'Master'],
  [/\ban associate degree/gu, 'Associate Degree'],
  [/\ba doctorate/gu, 'Promotion'],
  [/\ba vocational qualification/gu, 'Berufsausbildung'],
  [/\ba school certificate/gu, 'Schulabschluss'],
  [/\ba postgraduate diploma/gu, 'Postgraduate Diploma'],
  [/\ba diploma/gu, 'Diplom'],
  [/\ba degree/gu, 'Studium'],
  [/ or higher\b/gu, ' oder höher'],
  [/ or better\b/gu, ' oder besser'],
  [/ or more\b/gu, ' oder mehr'],
  [/\ba related field/gu, 'verwandtes Fach'],
  [/\bsomething (?:equivalent|comparable|similar)/giu, 'etwas Vergleichbares'],
  [/\bequivalent experience/gu, 'gleichwertige Erfahrung'],
  [/ \(a person judges\)/gu, ' (das beurteilt ein Mensch)'],
  [/ \(internships count\)/gu, ' (Praktika zählen)'],
  [/ in the last (\d+) (Jahr|Monat)e\b/gu, ' in den letzten $1 $2en'],
  [/, or in progress\b/gu, ' oder in Arbeit'],
  [/(?<=: |, ) ?after (?=\d)/gu, 'nach '],
];
const BETWEEN: readonly Phrase[] = [
  [/ or /gu, ' oder '],
  [/ and /gu, ' und '],
];
// dahinter stehen Namen: „Health and Safety“ heißt auf Deutsch nicht anders
const NAMED =
  /^(?:Skill|Good knowledge|Certificates?|Has worked for|Works now for|Current job title|Job title held|Lives in|Experience with)\b/u;

/** Wie ein Kriterium verstanden wird; Namen und Worte aus dem Kriterium bleiben, wie sie sind. */
export function understoodInGerman(english: string): string {
  return english
    .split(/(; (?:or|and) )/u)
    .map((part) => (part === '; or ' ? '; oder ' : part === '; and ' ? '; und ' : phrase(part)))
    .join('');
}

function phrase(part: string): string {
  const [open = '', not = '', words = ''] = /^(\(?)(Not: \(?)?(.*)$/su.exec(part)?.slice(1) ?? [];
  const upper = not === '' ? words : words.charAt(0).toUpperCase() + words.slice(1);
  const known = PHRASES.find(([pattern]) => pattern.test(upper));
  let told = known === undefined ? upper : upper.replace(known[0], known[1]);
  // was keine Regel kennt oder jemand selbst geschrieben hat, bleibt, wie es ist
  if (known !== undefined && !upper.startsWith('The resume says so in words')) {
    const pairs = NAMED.test(upper) ? WORDS : [...WORDS, ...BETWEEN];
    for (const [pattern, german] of pairs) told = told.replaceAll(pattern, german);
  }
  return `${open}${not.replace('Not', 'Nicht')}${told}`;
}

const NAMES: Readonly<Record<string, string>> = {
  age: 'das Alter',
  'sex or gender': 'das Geschlecht',
  'pregnancy or parenthood': 'Schwangerschaft oder Elternschaft',
  'religion or belief': 'Religion oder Weltanschauung',
  'ethnic origin, race or nationality': 'Herkunft oder Staatsangehörigkeit',
  'marital or family status': 'den Familienstand',
  'disability or health': 'Behinderung oder Gesundheit',
  'sexual orientation': 'die sexuelle Orientierung',
  'union membership': 'eine Gewerkschaft',
  'political opinion': 'politische Ansichten',
  'looks or a photograph': 'das Aussehen oder ein Foto',
};
const INSTEAD: readonly Phrase[] = [
  [
    /Ask for years of experience or for a qualification instead\./u,
    'Gefragt werden kann nach Jahren an Erfahrung oder nach einer Qualifikation.',
  ],
  [
    /Ask for the hours or the travel the job needs instead\./u,
    'Gefragt werden kann nach den Zeiten oder Reisen, die die Stelle verlangt.',
  ],
  [
    /Ask for the working days the job needs, or for knowledge of the subject, instead\./u,
    'Gefragt werden kann nach den Arbeitstagen, die die Stelle verlangt, oder nach Kenntnissen des Fachs.',
  ],
  [
    /Ask for the right to work in the country, or for a language and its level, instead\./u,
    'Gefragt werden kann nach der Arbeitserlaubnis oder nach einer Sprache und ihrem Niveau.',
  ],
  [
    /Ask whether the person can do a named task of the job, with adjustments where needed, instead\./u,
    'Gefragt werden kann, ob die Person eine bestimmte Aufgabe erledigen kann, wo nötig mit Anpassungen.',
  ],
  [
    /Leave it out: it is not a reason to choose somebody\./u,
    'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.',
  ],
  [
    /Experience of labour relations may be asked for\./u,
    'Nach Erfahrung mit Arbeitsbeziehungen darf gefragt werden.',
  ],
];
const ABOUT = /^This criterion is about (.+?), which Longlist does not use to judge people\. /u;

/** Warum ein Kriterium abgelehnt wird und was gefragt werden kann. */
export function refusalInGerman(english: string): string {
  const name = NAMES[ABOUT.exec(english)?.[1] ?? ''];
  if (name === undefined) return english;
  return INSTEAD.reduce(
    (text, [pattern, german]) => text.replace(pattern, german),
    english.replace(ABOUT, `Dieses Kriterium betrifft ${name}; danach beurteilt Longlist niemanden. `),
  );
}
