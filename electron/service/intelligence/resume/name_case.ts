/** Words within a name that are written small: not its first one, and not its last. */
const PARTICLES = new Set(
  (
    'af al av bin bint binti da das de degli dei del della den der di do dos du el ibn la las los ' +
    'ten ter van vom von zu zum zur'
  ).split(' '),
);
/** Family names that stand first and have "Van" and "Do" behind them as given names. */
const VIETNAMESE = new Set(
  'bui cao dang dinh do duong ho hoang huynh le ly ngo nguyen pham phan tran vo vu'.split(' '),
);
/** What "Mac" stands before as the son of somebody; "Mack", "Macey" and "Macias" are names of their own. */
const SONS = new Set(
  (
    'adam alister allister alpine arthur askill aulay bain bean beth bride callum cormack cormick crimmon diarmid donald ' +
    'donell donnell dougal dougall dowell duff dermott eachern ewan ewen fadyen farlane farquhar gillivray ' +
    'gregor innes intosh intyre isaac iver ivor kinlay kinley kinnon lachlan laren lean leish lennan leod mahon manus ' +
    'millan murray nab naughton neil neill nicol phail phee pherson quarrie queen rae ritchie sween taggart tavish vicar'
  ).split(' '),
);
/** What stays in capitals: numbers behind a name, and initials that could be words. */
const KEPT = new Set(['II', 'III', 'IV', 'AJ', 'EJ', 'OJ', 'MBA', 'PMP', 'CPA']);
/** Two letters without a vowel that are a name. */
const SHORT_NAMES = new Set(['NG', 'JR', 'SR', 'ST']);

const LETTERS = /\p{L}+/gu;

/**
 * A name that a file has in capitals or in small letters alone, in ordinary case: "MARIA DE LA CRUZ" and "maria de la
 * cruz" are "Maria de la Cruz". A name with both is its owner's writing and stays; so do initials, and scripts
 * without case.
 */
export function ordinaryCase(name: string): string {
  // only there a small I has no dot
  const locale = /[İĞığ]/u.test(name) ? 'tr' : 'en';
  const capitals = inCapitals(name, locale);
  const is_small = name === name.toLocaleLowerCase(locale);
  // scripts without case are both
  if (is_small === (name === capitals)) return name;
  const has_word = name.match(LETTERS)?.some((word) => word.length > 3) ?? false;
  const words = capitals.split(' ');
  const is_long = words.length > 1 && (name.match(LETTERS)?.some((word) => word.length > 2) ?? false);
  if (!has_word && !is_long) return name;
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

/** Capitals but for "ß", which has none in most files. */
function inCapitals(name: string, locale: string): string {
  return name
    .split('ß')
    .map((part) => part.toLocaleUpperCase(locale))
    .join('ß');
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
    const prefix = prefixOf(letters);
    return capitalised(letters.slice(0, prefix), locale) + capitalised(letters.slice(prefix), locale);
  });
}

/** How many letters "Mc" or "Mac" has before another capital; 0 without one. */
function prefixOf(letters: string): number {
  if (/^MC(?=\p{L}{3})/u.test(letters)) return 2;
  return letters.startsWith('MAC') && SONS.has(letters.slice(3).toLowerCase()) ? 3 : 0;
}

function capitalised(letters: string, locale: string): string {
  const [first = ''] = letters;
  return first + letters.toLocaleLowerCase(locale).slice(first.toLocaleLowerCase(locale).length);
}
