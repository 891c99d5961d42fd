const VOWEL = /[aeıioöuü]/gu;
const HARMONY: Readonly<Record<string, readonly [open: string, close: string]>> = {
  a: ['a', 'ı'],
  ı: ['a', 'ı'],
  o: ['a', 'u'],
  u: ['a', 'u'],
  e: ['e', 'i'],
  i: ['e', 'i'],
  ö: ['e', 'ü'],
  ü: ['e', 'ü'],
};

/**
 * The denied forms of Turkish verbs given by their stems ("çalış yönet"), each as the beginning of a word:
 * Turkish denies inside the verb ("çalışmadı", "çalışmamış", "çalışmıyorum", "çalışamam"), so no word beside
 * it can be looked for.
 */
export function negated(stems: string): string {
  return stems
    .split(/\s+/u)
    .flatMap((stem) => {
      const last = stem.match(VOWEL)?.at(-1) ?? 'e';
      const [open = 'e', close = 'i'] = HARMONY[last] ?? [];
      const low = open === 'a' ? 'ı' : 'i';
      // a consonant between two vowels: "taşıyamam"
      const able = `${stem}${stem.endsWith(last) ? 'y' : ''}${open}m`;
      const not = `${stem}m${open}`;
      return [
        `${not}m${low}ş*`,
        `${not}d${low}*`,
        `${not}y${open}n*`,
        `${not}y${open}c*`,
        `${not}d${open}n`,
        `${not}m${open}*`,
        `${not}m`,
        `${not}z*`,
        `${stem}m${close}yor*`,
        `${able}${open}*`,
        `${able}${low}yor*`,
      ];
    })
    .join(' ');
}
