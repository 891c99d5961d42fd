import type { RecognizedLine, RecognizedWord } from '../../ports.ts';

/**
 * Undoes what text recognition typically gets wrong in resumes. Every rule needs a context in which the read
 * characters make no sense and the repaired ones do; what might be a word is left as it was read.
 */
export function repairLine(line: RecognizedLine): RecognizedLine {
  let words = line.words.filter(({ text, confidence }) => text !== '' && !isSpeck(text, confidence));
  words = joinedNumbers(withPhoneBrackets(joinedAddresses(words.map(repairWord))));
  words = withBullet(words, line.height);
  words = withoutIcons(words);
  words = words.map((word, i) => {
    const before = words[i - 1]?.text;
    return { ...word, text: stateAfterTown(romanNumeral(word.text, before), before) };
  });
  return { ...line, words };
}

/** Inside of a word, and not as in "skiing". */
const TWO_LETTERS = /ii(?=[bcdfhklmprst]|n(?!g))/gu;

/**
 * "Miinchen" on a page where other words were read with ü and ß: the two dots are read as those of two
 * letters. Not in Finnish, which has both double letters and umlauts, but no ü.
 */
export function withUmlauts(lines: readonly RecognizedLine[]): readonly RecognizedLine[] {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  if (words.filter((text) => /[üÜß]/u.test(text)).length < 3) return lines;
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      /@|:\/\/|www\./.test(word.text) ? word : { ...word, text: word.text.replace(TWO_LETTERS, 'ü') },
    ),
  }));
}

/** True for what recognition makes of specks, photos and ornaments: few letters, and unsure of them. */
export function isNoise({ words }: RecognizedLine): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0) return true;
  const confidence = meanConfidence([{ words }]);
  if (confidence < 0.3) return true;
  if (confidence < 0.6 && letters < 0.6 * text.length) return true;
  // A rule or a row of dots that is read as letters: "nnn", "0000000000".
  if (/^[\s._-]*([noe0a~=])\1{2,}[\s._-]*$/iu.test(text) && confidence < 0.75) return true;
  return confidence < 0.5 && text.length < 2.5 * words.length;
}

/** Mean over the characters, 0…1; 0 where there are none. */
export function meanConfidence(lines: readonly Pick<RecognizedLine, 'words'>[]): number {
  let characters = 0;
  let sum = 0;
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    characters += text.length;
    sum += confidence * text.length;
  }
  return characters === 0 ? 0 : sum / characters;
}

const isSpeck = (text: string, confidence: number): boolean =>
  confidence < 0.35 && !/[\p{L}\p{N}]{2}/u.test(text) && !/^[\p{L}\p{N}]/u.test(text);

function repairWord(word: RecognizedWord): RecognizedWord {
  let { text } = word;
  // A bar inside of a word is a letter: "|nc." and "deve|oped".
  if (/\p{L}/u.test(text)) {
    text = text.replace(/^\|(?=\p{Ll})/u, 'I').replace(/(?<=\p{Ll})\|(?=\p{Ll}|$)/gu, 'l');
  }
  // Letters among the digits of a year or of a telephone number.
  if (/^[(]?(?:[1lI]9|2[0oO])[\dOolI]{2}[),.;]?$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 2) {
    text = digits(text);
  }
  if (/^[+(]?[\d()+.OolI-]{7,}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 6) text = digits(text);
  if (/[@©®]|\((?:a|at|@)\)?/i.test(text)) text = address(text);
  return text === word.text ? word : { ...word, text };
}

const digits = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');

const TOP_LEVEL = 'com|net|org|edu|gov|info|io|dev|me|co|eu|de|at|ch|fr|es|it|nl|pl|pt|uk|us|ca|au|in';

/** The at sign is read as a copyright mark or with a bracket, the point of a domain as a comma. */
function address(text: string): string {
  const at = text.replace(/^([\w.+-]{2,})(?:\(@\)?|@\)|\((?:a|at)\)|[©®])([\w-]+[.,][\w.,-]+)$/i, '$1@$2');
  return at
    .replace(new RegExp(`^(\\S+@[\\w-]+),(${TOP_LEVEL})$`, 'i'), '$1.$2')
    .replace(/(?<=@\S+\.[a-z]{2,})\|$/i, '');
}

/** Puts an e-mail address together that was read as two or three words: "jane @example.com", "jane@example. com". */
function joinedAddresses(words: readonly RecognizedWord[]): RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const whole = last && address(last.text + word.text);
    const open =
      last && (/(?:^[\w.+-]+@$|^[\w.+-]+@[\w.-]+\.$)/.test(last.text) || /^@[\w-]+\./.test(word.text));
    if (open && whole && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*(?:\.[a-z]{2,})?$/i.test(whole) && near(last, word)) {
      joined[joined.length - 1] = merged(last, word, whole);
    } else joined.push(word);
  }
  return joined;
}

/**
 * Brackets of a telephone number: "(206}" before digits is "(206)", and a stroke at the edge of the paper or
 * of an icon is read as one in front of its second group, "(206) [555 -0107".
 */
function withPhoneBrackets(words: readonly RecognizedWord[]): RecognizedWord[] {
  return words.map((word, i) => {
    const next = words[i + 1]?.text ?? '';
    const before = words[i - 1]?.text ?? '';
    const area = /^(?:\((\d{2,4})[}\]]|[{[](\d{2,4})\))$/.exec(word.text);
    if (area && /^\d{2,}[\d.-]*$/.test(next)) return { ...word, text: `(${area[1] ?? area[2]})` };
    const group = /^[[{|](\d{3})(-?\d{4})?$/.exec(word.text);
    const rest = group?.[2] !== undefined || /^[-–.]?\d{4}$/.test(next);
    if (group && rest && /^(?:\+\d{1,3}|(?:\+\d{1,3}-?)?\(\d{2,4}\)|\d{3}-?)$/.test(before)) {
      return { ...word, text: word.text.slice(1) };
    }
    return word;
  });
}

/** "494 -0107" behind an area code: the last four digits belong to the group in front of them. */
function joinedNumbers(words: readonly RecognizedWord[]): RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const area = joined.at(-2)?.text ?? '';
    const whole =
      last !== undefined &&
      /^[-–]\d{4}$/.test(word.text) &&
      (/^(?:\(\d{3}\)|\d{3}-)\d{3}$/.test(last.text) ||
        (/^\d{3}$/.test(last.text) && /^(?:\+1-?)?(?:\(\d{3}\)|\d{3}-?)$/.test(area)));
    if (whole && near(last, word)) joined[joined.length - 1] = merged(last, word, last.text + word.text);
    else joined.push(word);
  }
  return joined;
}

/** "Chicago, 1L": the American states that begin with an I, after the name of a town. */
function stateAfterTown(text: string, before: string | undefined): string {
  const state = /^[1l|]([ADLN])([,.;]?)$/.exec(text);
  return state && /^\p{Lu}\p{Ll}+,$/u.test(before ?? '') ? `I${state[1]}${state[2]}` : text;
}

function merged(a: RecognizedWord, b: RecognizedWord, text: string): RecognizedWord {
  return {
    text,
    confidence: Math.min(a.confidence, b.confidence),
    box: [a.box[0], Math.min(a.box[1], b.box[1]), b.box[2], Math.max(a.box[3], b.box[3])],
  };
}

const near = (a: RecognizedWord, b: RecognizedWord): boolean =>
  b.box[0] - a.box[2] < 1.2 * (a.box[3] - a.box[1]);

/** A round bullet is read as one of these; none of them stands alone at the start of a line otherwise. */
const BULLET_LIKE = /^(?:[«»©®°¢•·¤●○◦▪■]{1,2}|[«»©®°¢•·¤*+][*+.]?|[«»•·][«»+*.-])$/u;
/** These do: the letter in several languages, the others in front of amounts and numbers. */
const PERHAPS_BULLET = /^(?:[eo@=~+]|[.,'’])$/u;

function withBullet(words: readonly RecognizedWord[], height: number): RecognizedWord[] {
  const [first, second, ...rest] = words;
  if (!first) return [];
  const glued = /^([«»©®•·¢°])(\p{Lu}[\s\S]*)$/u.exec(first.text);
  if (glued) {
    const [x0, y0, x1, y1] = first.box;
    const cut = Math.round(x0 + (x1 - x0) / first.text.length);
    return [
      { ...first, text: '•', box: [x0, y0, cut, y1] },
      { ...first, text: glued[2]!, box: [cut, y0, x1, y1] },
      ...words.slice(1),
    ];
  }
  if (!second) return [first];
  const apart = second.box[0] - first.box[2] > 0.15 * height;
  const starts = /^["“'(]?[\p{Lu}\d]/u.test(second.text);
  const letter = /^["“'(]?\p{L}/u.test(second.text);
  const bullet =
    (BULLET_LIKE.test(first.text) && (letter || starts)) ||
    (PERHAPS_BULLET.test(first.text) && apart && letter && (starts || first.confidence < 0.5));
  return bullet ? [{ ...first, text: '•' }, second, ...rest] : [...words];
}

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+[,;|]?$/;
const LINK = /^(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|xing)\.com)/i;
const PHONE_START = /^(?:\+\d|\(\d{2,4}\)|\d{3}[-.)])/;
const PLACE_START = /^\p{Lu}\p{Ll}+,?$/u;

/** What icons before an address, a number or a place are read as, in a line of contact data. */
function withoutIcons(words: readonly RecognizedWord[]): RecognizedWord[] {
  if (!words.some(({ text }) => EMAIL.test(text) || LINK.test(text) || PHONE_START.test(text))) {
    return [...words];
  }
  return words.filter(({ text }, i) => {
    if ([...text].length > 3) return true;
    const next = words[i + 1]?.text ?? '';
    const mark = /^(?:[^\p{L}\p{N}(+|/•·,;:–—-]{1,2}|[£&©]\d|\d[£&©])$/u.test(text);
    const letter = /^(?:[\p{L}\d]|\d{2})$/u.test(text);
    if (EMAIL.test(next) || LINK.test(next)) return !mark && !letter;
    if (PHONE_START.test(next)) return !mark && !(letter && !/^[TMPFECHWO1]$/i.test(text));
    const first = i === 0 || /^[|•·]$/.test(words[i - 1]!.text);
    return !(first && PLACE_START.test(next) && (mark || /^\p{P}?\d{1,2}\p{P}?$/u.test(text)));
  });
}

/** "Engineer Il" and "Level lll": a numeral after a word with a capital. */
function romanNumeral(text: string, before: string | undefined): string {
  if (!/^[Il|]{2,3}[,.;]?$/.test(text) || !before || !/^\p{Lu}\S*\p{L}$/u.test(before)) return text;
  return text.replace(/[l|]/g, 'I');
}
