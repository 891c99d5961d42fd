import type { SentenceCode } from '#service/api/sentence_code.ts';
import { inGerman } from './sentences.ts';
import { languageInGerman } from '../../../electron/service/words/german/languages.ts';
import { nameInGerman } from '../../../electron/service/words/german/named.ts';

const errors: Readonly<Record<string, string>> = {
  MALFORMED_REQUEST: 'Die Anfrage war nicht lesbar.',
  INVALID_CLIENT: 'Diese Zugangsdaten gelten nicht.',
  INVALID_TOKEN: 'Die Anmeldung gilt nicht mehr.',
  WRONG_PASSWORD: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  INSUFFICIENT_SCOPE: 'Das ist mit diesem Zugang nicht erlaubt.',
  FORBIDDEN_ORIGIN: 'Von dieser Seite aus ist das nicht erlaubt.',
  FORBIDDEN_HOST: 'Unter dieser Adresse antwortet Longlist nicht.',
  HIDDEN_IN_BLIND_MODE: 'Im Blindmodus bleibt das verborgen.',
  NOT_FOUND: 'Das gibt es nicht (mehr).',
  CONFLICT: 'Das passt nicht zu dem, was schon da ist.',
  PRECONDITION_FAILED: 'Das wurde inzwischen anderswo geändert.',
  TOO_LARGE: 'Das ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art von Datei wird nicht angenommen.',
  VALIDATION_FAILED: 'Eine Angabe stimmt nicht.',
  DOWNLOAD_REFUSED: 'Von dieser Adresse wird nichts geladen.',
  DOWNLOAD_FAILED: 'Unter dieser Adresse war nichts zu laden.',
  RATE_LIMITED: 'Das waren zu viele Versuche; bitte kurz warten.',
  INTERNAL: 'In Longlist ist etwas schiefgegangen.',
  NOT_READY: 'Das ist noch nicht so weit; bitte gleich noch einmal.',
};

/** What hinders the service from saving says its sentence alone. */
const hindrances: readonly (readonly [string, string])[] = [
  [
    'The database is damaged',
    'Die Datenbank ist beschädigt, deshalb wird nichts mehr gespeichert. Unter Einstellungen › Daten und Sicherungen eine Sicherung wiederherstellen und Longlist neu starten.',
  ],
  [
    'The disk is full',
    'Der Datenträger ist voll, deshalb wurde nichts gespeichert. Bitte Platz schaffen und noch einmal versuchen.',
  ],
  [
    'The data folder cannot be written to',
    'In den Datenordner lässt sich nicht schreiben, deshalb wurde nichts gespeichert. Bitte die Rechte prüfen und noch einmal versuchen.',
  ],
  [
    'Everything is being moved',
    'Gerade zieht alles auf den Server eines Büros um, deshalb wurde nichts gespeichert. Unter Einstellungen › Daten steht, wann das fertig ist.',
  ],
  [
    'The data folder cannot be reached',
    'Der Datenordner ist nicht erreichbar, deshalb wurde nichts gespeichert. Bitte den Datenträger prüfen und noch einmal versuchen.',
  ],
];

const reasons: Readonly<Record<string, string>> = {
  EMPTY_FILE: 'Die Datei ist leer (0 Byte). Bitte noch einmal anfordern oder neu exportieren.',
  UNSUPPORTED:
    'Diese Art von Datei lässt sich nicht lesen. PDF, DOCX, DOC, ODT, RTF, Bilder und reiner Text gehen: bitte so speichern und neu importieren.',
  ARCHIVE: 'In dieser Datei sind andere verpackt. Bitte entpacken und deren Inhalt importieren.',
  NOT_AS_NAMED:
    'Ihrem Namen nach lässt sich diese Datei lesen, doch ihr Inhalt beginnt nicht wie bei einer solchen: Sie ist beschädigt, unterwegs abgeschnitten worden oder etwas anderes. Bitte noch einmal anfordern oder neu exportieren.',
  NOT_A_DOCUMENT:
    'Der Endung ihres Namens nach ist diese Datei ein Programm, ein Skript oder eine Datendatei; sie wurde deshalb nicht als Lebenslauf genommen. Ist sie doch einer, bitte mit der richtigen Endung benennen, etwa .pdf, .docx oder .txt, und neu importieren.',
  ENCRYPTED:
    'Die Datei ist mit einem Passwort geschützt. Bitte eine Kopie ohne Passwort speichern und importieren.',
  CORRUPT:
    'Die Datei ist beschädigt oder unterwegs abgeschnitten worden. Bitte noch einmal anfordern oder neu exportieren.',
  NO_TEXT: 'Die Datei öffnet sich, enthält aber keinen Text. Bitte prüfen, ob es die richtige ist.',
  SCAN: 'Die Seiten sind Bilder, und die Texterkennung fand darin nichts Lesbares. Bitte mit mindestens 200 dpi und richtig herum neu einscannen oder die Originaldatei anfordern.',
  TOO_LARGE:
    'Die Datei ist größer, als sich sicher lesen lässt. Bitte eine kleinere Kopie nur mit dem Lebenslauf speichern.',
  TIMED_OUT:
    'Das Lesen dauerte zu lange und wurde beendet. Bitte eine einfachere Kopie speichern, etwa als PDF gedruckt, und importieren.',
  CRASHED:
    'Der Programmteil, der Dateien liest, ist an dieser gescheitert. Bitte neu als PDF speichern und die Kopie importieren.',
  NO_RESUME:
    'In dieser E-Mail ist kein Lebenslauf. Bitte ansehen, was ausgelassen wurde, die richtige Datei einzeln speichern und importieren.',
  MAIL_SEALED:
    'Die E-Mail ist verschlüsselt oder in eine Signatur verpackt. Bitte im Mailprogramm öffnen, den Lebenslauf speichern und importieren.',
  NOT_A_MAIL:
    'Dem Namen nach ist das eine E-Mail, sie beginnt aber nicht wie eine. Bitte im Mailprogramm neu speichern, als .eml, .msg oder .mbox.',
  NO_MAILS: 'In diesem Postfach ist keine E-Mail. Bitte im Mailprogramm neu exportieren.',
};

/** Was in einem Büro nicht geht, sagt der Dienst in ganzen Sätzen, einer davon mit einer Zahl. */
const of_office: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /^Too many wrong passwords\. Try again in (\d+) minutes/u,
    (minutes) =>
      `Das waren zu viele falsche Passwörter. Wieder möglich in ${minutes} Minuten, sofort in einem Browser, in dem schon einmal eine Anmeldung gelang, oder mit einem Link von einem Inhaber des Büros.`,
  ],
  [
    /^You can look at everything, and change nothing/u,
    () =>
      'Mit dieser Rolle lässt sich alles ansehen und nichts ändern. Eine andere gibt ein Inhaber des Büros.',
  ],
  [/^Only owners of this office/u, () => 'Das können nur Inhaber des Büros.'],
  [
    /^Somebody already signs in with this e-mail/u,
    () => 'Mit dieser E-Mail-Adresse meldet sich schon jemand an.',
  ],
  [
    /^The office needs an owner/u,
    () => 'Das Büro braucht einen Inhaber. Bitte zuerst jemand anderen dazu machen.',
  ],
];

function ofOffice(english: string): string | null {
  for (const [pattern, say] of of_office) {
    const found = pattern.exec(english);
    if (found !== null) return say(found[1] ?? '');
  }
  return null;
}

/** Was der Dienst unter einem festen Namen sagt; was er frei formuliert, bleibt englisch. */
const YEARS = /^(?:(\d+\+) (year|month)s?|Several years)(?: (as))? (?=\S)/u;
const LEVEL = /^(.+) ([ABC][12])$/u;

/** Was eine Stelle verlangt, in ein paar Worten: „5+ Jahre Vertrieb“, „Deutsch C1“, „Datenmodellierung“. */
function skillInWords(english: string): string {
  const [, language, level] = LEVEL.exec(english) ?? [];
  if (language !== undefined) return `${languageInGerman(language)}\u00A0${level}`;
  const [length = '', least, unit, as] = YEARS.exec(english) ?? [];
  const rest = english.slice(length.length);
  const of = nameInGerman(rest);
  if (length === '') return of;
  // words of an ad that have no German name stay as they are, whole: not half in one language
  if (of === rest && /^\p{Ll}/u.test(rest)) return english;
  const years = least === undefined ? 'Mehrere Jahre' : `${least} ${unit === 'year' ? 'Jahre' : 'Monate'}`;
  return `${years} ${as === undefined ? '' : 'als '}${of}`;
}

/** Words of an English ad that have no German name: German ones end with a noun, and so with a capital. */
function isEnglish(skill: string): boolean {
  return /\s\p{Ll}[\p{Ll}-]*$/u.test(skill) && skillInWords(skill) === skill;
}

export const service = {
  error: (type: string, english: string): string | null =>
    hindrances.find(([begin]) => english.startsWith(begin))?.[1] ?? ofOffice(english) ?? errors[type] ?? null,
  unreadable: (reason: string): string | null => reasons[reason] ?? null,
  sentence: (english: string, told: readonly SentenceCode[] | null | undefined) => inGerman(told) ?? english,
  language: languageInGerman,
  skill: skillInWords,
  skillIn: (all: readonly { readonly s: string }[]) =>
    all.some(({ s }) => isEnglish(s)) ? (english: string) => english : skillInWords,
};
