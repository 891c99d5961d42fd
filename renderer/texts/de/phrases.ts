// Wie der Dienst sagt, dass er ein Kriterium verstanden hat, soweit es feste Worte sind.

import { WINDOW } from './times.ts';

export type Phrase = readonly [english: RegExp, german: string];

/** Wie ein Satz beginnt, der keine Namen aus den Listen des Dienstes trägt. */
export const PHRASES: readonly Phrase[] = [
  [/^Any certificate or licence/u, 'Irgendein Zertifikat oder eine Berechtigung'],
  [/^Certificates or licences: /u, 'Zertifikate oder Berechtigungen: '],
  [/^Completed (.+?) from ([^,]+)(.*)$/u, 'Abgeschlossen: $1 ($2)$3'],
  [/^Completed (.+)$/u, 'Abgeschlossen: $1'],
  [/^Studying for (.+?) from ([^,]+)(.*)$/u, 'Im Studium: $1 ($2)$3'],
  [/^Studying for (.+)$/u, 'Im Studium: $1'],
  [/^Graduated in the last /u, 'Abschluss in the last '],
  [/^Graduated with honours/u, 'Abschluss mit Auszeichnung'],
  [/^Graduated with /u, 'Abschluss mit '],
  [/^Year of graduation: from (\d{4}) to (\d{4})$/u, 'Jahr des Abschlusses: $1 bis $2'],
  [/^Year of graduation: /u, 'Jahr des Abschlusses: '],
  [/^Speaks at least (\d+) languages$/u, 'Spricht mindestens $1 Sprachen'],
  [/^Speaks at least 1 foreign languages$/u, 'Spricht mindestens 1 Fremdsprache'],
  [/^Speaks at least (\d+) foreign languages$/u, 'Spricht mindestens $1 Fremdsprachen'],
  [/^Japanese at JLPT (.+) or better$/u, 'Japanisch auf JLPT-Niveau $1 oder besser'],
  [
    /^Lives in or near (.+) \(how near other places are is not known here\)/u,
    'Wohnt in oder bei $1 (wie nah andere Orte sind, ist hier nicht bekannt)',
  ],
  [/^Lives in /u, 'Wohnt in '],
  [new RegExp(`^Has worked(${WINDOW})$`, 'u'), 'Hat$1 gearbeitet'],
  [/^Has worked in /u, 'Hat gearbeitet in: '],
  [/^Has worked for /u, 'Hat gearbeitet bei: '],
  [/^Works now for /u, 'Arbeitet jetzt bei: '],
  [/^Current job title/u, 'Jetzige Bezeichnung'],
  [/^Job title held/u, 'Frühere oder jetzige Bezeichnung'],
  [/^Has led or managed people/u, 'Hat Personen geführt'],
  [/^Leads people/u, 'Führt Personen'],
  [/^Shortest time with one employer/u, 'Kürzeste Zeit bei einem Arbeitgeber'],
  [/^Average time with an employer/u, 'Durchschnittliche Zeit bei einem Arbeitgeber'],
  [/^Time with the current employer/u, 'Zeit beim jetzigen Arbeitgeber'],
  [/^Longest time with one employer/u, 'Längste Zeit bei einem Arbeitgeber'],
  [/^Employed at present/u, 'Derzeit angestellt'],
  [/^Not employed at present/u, 'Derzeit nicht angestellt'],
  [/^Number of employers/u, 'Zahl der Arbeitgeber'],
  [/^One job at a time/u, 'Nie zwei Stellen zugleich'],
  [/^Two jobs at the same time/u, 'Zwei Stellen zugleich'],
  [new RegExp(`^Has changed employer(${WINDOW})?$`, 'u'), 'Hat$1 den Arbeitgeber gewechselt'],
  [new RegExp(`^Began the current job(${WINDOW})?$`, 'u'), 'Hat$1 die jetzige Stelle begonnen'],
  [/^Self-employed or freelancing at present/u, 'Derzeit selbständig oder frei tätig'],
  [/^No gap between jobs of /u, 'Keine Lücke zwischen Stellen von '],
  [/^A gap between jobs of /u, 'Eine Lücke zwischen Stellen von '],
  [/^The resume gives /u, 'Im Lebenslauf steht: '],
  [/^A grade point average above /u, 'Durchschnittsnote (GPA) über '],
  [/^A grade point average of at least /u, 'Durchschnittsnote (GPA) mindestens '],
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

/** Vergleiche, Abschlüsse und Zusätze, wie sie in vielen Sätzen stehen. */
export const WORDS: readonly Phrase[] = [
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
  [
    /\b(?:(?:a|any|another|in a|closely) )*(?:related|similar) (?:field|subject|discipline)/giu,
    'verwandtes Fach',
  ],
  [/\bsomething (?:equivalent|comparable|similar)/giu, 'etwas Vergleichbares'],
  [/\bequivalent experience/giu, 'gleichwertige Erfahrung'],
  [/\ban? (?=email address)/gu, 'eine '],
  [/\bemail address\b/gu, 'E-Mail-Adresse'],
  [/\ba phone number\b/gu, 'eine Telefonnummer'],
  [/\ba website or portfolio\b/gu, 'eine Website oder ein Portfolio'],
  [/ \(a person judges\)/gu, ' (das beurteilt ein Mensch)'],
  [/, not run out\b/gu, ', noch gültig'],
  [/, in progress\b/gu, ', in Arbeit'],
  [/, or in progress\b/gu, ' oder in Arbeit'],
  [/, in (\d{4}) or later\b/gu, ', $1 oder später'],
  [/, in (?=\d{4})/gu, ', '],
  [/(?<=: |, )(?:after|later than) (?=\d)/gu, 'nach '],
  [/(?<=: |, )before (?=\d)/gu, 'vor '],
  [/(?<=: |, )since (?=\d)/gu, 'seit '],
  [/(?<=: |, )(?:by|no later than) (?=\d)/gu, 'spätestens '],
  [/(?<=: )in (?=\d)/gu, ''],
];
export const BETWEEN: readonly Phrase[] = [
  [/ or /gu, ' oder '],
  [/ and /gu, ' und '],
];
/** Ein Text, in dem jedes der Worte ersetzt ist. */
export const replaced = (text: string, words: readonly Phrase[]): string =>
  words.reduce((told, [pattern, german]) => told.replaceAll(pattern, german), text);

/** Was neben dem Genannten gilt: „verwandtes Fach“, „gleichwertige Erfahrung“. */
export const openEndInGerman = (english: string): string => replaced(english, [...WORDS, ...BETWEEN]);
