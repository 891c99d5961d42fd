/** Two letters for a name: of its first word and its last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const of = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return of
    .map((word) => [...word].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? '')
    .join('')
    .toUpperCase();
}
