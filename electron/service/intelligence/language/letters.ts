/** Letters that are no letter with an accent, and that people leave out when they type a name. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * A text in small letters with those of some alphabets written as a keyboard without them writes them;
 * accents stay.
 */
export function withPlainLetters(text: string): string {
  return text.replaceAll(/[łøđðþßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
