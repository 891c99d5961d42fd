// Sprachen, wie der Dienst sie nennt: mit den englischen Namen, die auch die Sprachdaten des Browsers kennen.

import { ANY, listInGerman } from './lists.ts';

// Zu den Codes aus zwei Buchstaben die aus dreien, die in Lebensläufen vorkommen.
const LONGER = 'ceb ckb fil gsw haw hmn kab kmr nds nso prs sco scn tpi yue zgh';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

// Was kein Code so nennt, je nach Fassung der Sprachdaten anders heißt oder auf Deutsch sonst mit Klammer geschrieben wird.
const OTHERS: Readonly<Record<string, string>> = {
  'American English': 'Amerikanisches Englisch',
  Asturian: 'Asturisch',
  Friulian: 'Furlanisch',
  'American Sign Language': 'Amerikanische Gebärdensprache',
  Bangla: 'Bengalisch',
  Bengali: 'Bengalisch',
  Berber: 'Berberisch',
  'Brazilian Portuguese': 'Brasilianisches Portugiesisch',
  'British English': 'Britisches Englisch',
  'British Sign Language': 'Britische Gebärdensprache',
  Cantonese: 'Kantonesisch',
  Castilian: 'Kastilisch',
  Dari: 'Dari',
  Farsi: 'Farsi',
  Flemish: 'Flämisch',
  Gaelic: 'Gälisch',
  'German Sign Language': 'Deutsche Gebärdensprache',
  'Haitian Creole': 'Haitianisches Kreol',
  Hokkien: 'Hokkien',
  Kirghiz: 'Kirgisisch',
  Kurmanji: 'Kurmandschi',
  Mandarin: 'Mandarin',
  'Mandarin Chinese': 'Mandarin',
  Maori: 'Māori',
  Moldovan: 'Moldauisch',
  Montenegrin: 'Montenegrinisch',
  'Norwegian Bokmål': 'Norwegisch (Bokmål)',
  'Norwegian Nynorsk': 'Norwegisch (Nynorsk)',
  Odia: 'Oriya',
  Oriya: 'Oriya',
  'Scottish Gaelic': 'Schottisch-Gälisch',
  'Serbo-Croatian': 'Serbokroatisch',
  'Sign Language': 'Gebärdensprache',
  Sinhalese: 'Singhalesisch',
  Slovene: 'Slowenisch',
  Sorani: 'Sorani',
  'Swiss German': 'Schweizerdeutsch',
  Tagalog: 'Tagalog',
  Twi: 'Twi',
  Valencian: 'Valencianisch',
};

let known: ReadonlyMap<string, string> | null = null;

/** Beim ersten Namen angelegt, der gefragt wird: wer keine Sprachen ansieht, wartet nicht darauf. */
function names(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const german = new Intl.DisplayNames(['de'], { type: 'language', fallback: 'none' });
  const short = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => `${first}${second}`));
  const found = new Map<string, string>();
  for (const code of [...short, ...LONGER.split(' ')]) {
    const [name, own] = [english.of(code), german.of(code)];
    // ein Code für alles Unbekannte wäre keine Sprache
    if (name !== undefined && own !== undefined && !found.has(name)) found.set(name, own);
  }
  for (const [name, own] of Object.entries(OTHERS)) found.set(name, own);
  known = found;
  return found;
}

/** Ob die Sprache einen deutschen Namen hat. */
export const knowsLanguage = (english: string): boolean => names().has(english);

/** Der deutsche Name einer Sprache; was keine der bekannten ist, bleibt, wie es geschrieben wurde. */
export const languageInGerman = (english: string): string => names().get(english) ?? english;

/** „Englisch, Deutsch und Französisch“. */
export const languagesInGerman = (english: string): string =>
  listInGerman(english, ANY, (name) => names().get(name));
