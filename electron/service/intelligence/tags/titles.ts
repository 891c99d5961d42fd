import { regex } from '../language/pattern.ts';
import { withPlainLetters } from '../language/letters.ts';

/** A role as the program's list has it: its standard title and what else it is called, in any language. */
export type RoleTitle = {
  readonly trade: string;
  readonly title: string;
  /** One with `=` before it counts only where nothing else stands beside it. */
  readonly names: readonly string[];
};

type Name = { readonly title: string; readonly length: number; readonly alone: boolean };

/** The list, by the first words of each name. */
export type RoleTitles = ReadonlyMap<string, Name>;

/** Puts the list in order to be looked things up in. */
export function roleTitles(list: readonly RoleTitle[]): RoleTitles {
  const names = new Map<string, Name>();
  for (const { title, names: others } of list) {
    for (const other of [title, ...others]) {
      const words = wordsOf(other.replace(/^=/u, ''));
      // one word of a trade alone is often the end of another's ("business developer")
      const key = words.join(' ');
      if (!names.has(key)) names.set(key, { title, length: words.length, alone: other.startsWith('=') });
    }
  }
  return names;
}

/** Says that somebody is still learning, or does not do the work itself: no role of that title. */
const NOT_YET = regex('iu')`
    (?<!\p{L})(?:intern(?:ship)?|trainees?|apprentice(?:ship)?|student(?!en)|werkstudent|praktikant|
    praktikum|auszubildende[rn]?|azubi|ausbildung|volunteer|ehrenamtlich\p{L}*|aspiring|former|
    ehemalig\p{L}*|extern|stagiaire|becario|in training|umschulung|schüler|pupil|
    referendar\p{L}*)(?!\p{L})`;

/** Words after a title that say where or for which employer, not what. */
const ENDS = /[,;|(/–—:•·@]|\s-\s|\s(?:for|in|at|of|with|to|bei|für|im|am|mit|der|des|from|on|and|und|&)\s/iu;

/** How long a title can be; what is longer is a sentence. */
const MAX_WORDS = 14;

/**
 * The standard title of a role as it stands in a resume; null for one the list does not know, and for those who
 * are still learning it. What stands before a known name narrows it ("Senior Java developer"), what stands after
 * it makes it another one ("sales manager assistant"), unless a comma or a preposition comes between.
 */
export function standardTitle(written: string, titles: RoleTitles): string | null {
  if (NOT_YET.test(written)) return null;
  const whole = nameAtEnd(wordsOf(written), titles, true);
  if (whole !== null) return whole;
  // "Head of Marketing, Europe" is known with its preposition, "Engineer in Test, Berlin" without the rest
  let rest = written;
  for (;;) {
    const cut = lastEnd(rest);
    if (cut < 0) return null;
    rest = rest.slice(0, cut);
    const found = nameAtEnd(wordsOf(rest), titles, false);
    if (found !== null) return found;
  }
}

/** Before a title that is looked for; anything else means that the sentence speaks of somebody else. */
const BEFORE = new Set(
  (
    'a an as the of new next my challenging rewarding permanent full-time fulltime part-time ' +
    'parttime remote entry-level entry level mid-level role position job career opportunity als ' +
    'eine einen einer neue neuen neuer stelle position'
  ).split(' '),
);

/** The standard titles a sentence asks for, after words such as "seeking": no more than two. */
export function titlesAskedFor(sentence: string, titles: RoleTitles): string[] {
  const words = wordsOf(sentence.slice(0, 160));
  const found: string[] = [];
  for (let from = 0; from < words.length && found.length < 2; from++) {
    const before = words[from - 1];
    const stands = before === undefined || BEFORE.has(before) || RANKS.has(before);
    if (!stands || NOT_YET.test(before ?? '')) continue;
    for (let to = Math.min(words.length, from + 6); to > from; to--) {
      const name = endings(words.slice(from, to))
        .map((ending) => titles.get(ending))
        .find((one) => one !== undefined && !one.alone);
      if (name === undefined) continue;
      if (!found.includes(name.title)) found.push(name.title);
      from = to;
    }
  }
  return found;
}

function lastEnd(text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(ENDS, 'giu'))) if (index > 0) last = index;
  return last;
}

/** The longest name that ends these words. */
function nameAtEnd(all: readonly string[], titles: RoleTitles, is_whole: boolean): string | null {
  const words = all.slice(0, all.findLastIndex((word) => !RANKS.has(word)) + 1); // "Engineer II"
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  for (let from = 0; from < words.length; from++) {
    for (const ending of endings(words.slice(from))) {
      const name = titles.get(ending);
      if (name === undefined) continue;
      const others = words.slice(0, from).some((word) => !RANKS.has(word));
      if (!name.alone || (is_whole && !others)) return name.title;
    }
  }
  return null;
}

/** Words of rank: they change how high somebody stands, never what they do. */
const RANKS = new Set(
  (
    'senior junior sr jr lead principal staff chief associate graduate experienced freelance ' +
    'freelancer leitende leitender leitend angestellter angestellte stellvertretende ' +
    'stellvertretender deputy acting interim i ii iii iv 1 2 3 4'
  ).split(' '),
);

/** The words as they are, and with German endings for women taken off: Entwicklerin, Bürokauffrau. */
function endings(words: readonly string[]): string[] {
  const as_is = words.join(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const others: string[] = [];
  const first = words[0] ?? '';
  if (last.endsWith('in') && last.length > 5) others.push([...before, last.slice(0, -2)].join(' '));
  if (first.endsWith('in') && first.length > 5 && words.length > 1) {
    others.push([first.slice(0, -2), ...words.slice(1)].join(' '));
  }
  const man = words.map((word) => word.replace(/frau$/u, 'mann'));
  if (man.join(' ') !== as_is) others.push(man.join(' '));
  const male = words.map((word) => word.replace(/(ange|fach|pflege)(stellte|kraft)$/u, '$1$2r'));
  if (male.join(' ') !== as_is) others.push(male.join(' ').replaceAll('kraftr', 'kraft'));
  const plural = last.endsWith('s') && !last.endsWith('ss') ? [...before, last.slice(0, -1)].join(' ') : null;
  if (plural !== null) others.push(plural);
  return [as_is, ...others];
}

/** Words in small letters without accents; what stands for any gender, and numbers of grades, left out. */
function wordsOf(text: string): string[] {
  return withPlainLetters(text.toLowerCase())
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\(\s*(?:[mwdfxgi]\s*[/|,]\s*)+[mwdfxgi*]\s*\)/gu, ' ')
    .replaceAll(/(?<=\p{L})(?:[*:_/]|\()-?(?:in|innen|r|frau|mann)\)?(?!\p{L})/gu, '')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}+#&.]+|\.(?=\s|$)/u)
    .map((word) => word.replace(/^\.(?!net)/u, '').replace(/\.+$/u, ''))
    .filter((word) => word !== '')
    .map((word) => (word === '&' ? 'and' : word));
}
