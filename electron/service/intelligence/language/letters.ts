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

/** Small letters, spelt as a keyboard without the special letters of some alphabets has it; accents stay. */
export function withPlainLetters(text: string): string {
  return text.replaceAll(/[łøđðþßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Turkish İ as I, which patterns that ignore case match with i; the length stays the same. */
export function withoutDottedCapitals(text: string): string {
  return text.replaceAll('İ', 'I');
}
