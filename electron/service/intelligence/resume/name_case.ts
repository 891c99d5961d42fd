/** Words within a name that are written small: not its first one, and not its last. */
const PARTICLES = new Set(
  (
    'af av bin binti da das de degli dei del della den der di do dos du ibn la las los ' +
    'ten ter van vom von zu zum zur'
  ).split(' '),
);
/** Family names that stand first and have "Van" and "Do" behind them as given names. */
const VIETNAMESE = new Set(
  'bui cao dang dinh do duong ho hoang huynh le ly ngo nguyen pham phan tran vo vu'.split(' '),
);
/** What stays in capitals: numbers behind a name, and initials that could be words. */
const KEPT = new Set(['II', 'III', 'IV', 'AJ', 'EJ', 'OJ', 'MBA', 'PMP', 'CPA']);
/** Two letters without a vowel that are a name. */
const SHORT_NAMES = new Set(['NG', 'JR', 'SR', 'ST']);

const LETTERS = /\p{L}+/gu;
const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/**
 * A name that a file has in capitals, in ordinary case: "MARIA DE LA CRUZ" is "Maria de la Cruz". A name that has a
 * small letter anywhere is its owner's writing and stays; so do initials, and scripts without case.
 */
export function ordinaryCase(name: string): string {
  const is_capitals = name === name.toUpperCase() && hasCase(name);
  const has_word = name.match(LETTERS)?.some((word) => word.length > 3) ?? false;
  const words = name.split(' ');
  const is_long = words.length > 1 && (name.match(LETTERS)?.some((word) => word.length > 2) ?? false);
  if (!is_capitals || (!has_word && !is_long)) return name;
  // only there a small I has no dot
  const locale = /[İĞ]/u.test(name) ? 'tr' : 'en';
  const small = (text: string): string => text.toLocaleLowerCase(locale);
  const is_vietnamese = VIETNAMESE.has(small(words[0] ?? ''));
  return words
    .map((word, at) => {
      const is_within = at > 0 && at < words.length - 1 && !words[at - 1]!.endsWith(',');
      if (is_within && PARTICLES.has(small(word)) && !is_vietnamese) return small(word);
      return cased(word, locale);
    })
    .join(' ');
}

/** A word with a capital at its beginning and behind each hyphen, dot and short prefix with an apostrophe. */
function cased(word: string, locale: string): string {
  const bare = word.replace(/\P{L}+$/u, '');
  const is_initials = /^\p{L}{2}$/u.test(bare) && !/[AEIOUYÄÖÜÅÉ]/u.test(bare) && !SHORT_NAMES.has(bare);
  if (KEPT.has(bare) || is_initials) return word;
  return word.replaceAll(/[\p{L}\p{M}]+/gu, (letters, at: number) => {
    const before = word.slice(0, at);
    // "NU'MAN" is one word, "O'NEILL" and "DELL'ACQUA" are two
    const is_one = /['’]$/u.test(before) && !/(?:^|\P{L})(?:\p{L}|DELL|DALL|SANT)['’]$/u.test(before);
    if (is_one) return letters.toLocaleLowerCase(locale);
    const irish = /^MC(?=\p{L}{3})/u.test(letters) ? 2 : 0;
    return capitalised(letters.slice(0, irish), locale) + capitalised(letters.slice(irish), locale);
  });
}

function capitalised(letters: string, locale: string): string {
  const [first = ''] = letters;
  return first + letters.toLocaleLowerCase(locale).slice(first.toLocaleLowerCase(locale).length);
}
