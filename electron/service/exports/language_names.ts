import { lazily } from '#service/intelligence/language/lazily.ts';
import type { PackLanguage } from './pack.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** What profiles say that no code of two letters stands for, or that the tables of the runtime call otherwise. */
const OTHERS: Readonly<Record<string, string>> = {
  Asturian: 'Asturisch',
  Friulian: 'Furlanisch',
  'Low German': 'Niederdeutsch',
  'American Sign Language': 'Amerikanische Gebärdensprache',
  Bengali: 'Bengalisch',
  Berber: 'Berberisch',
  'British Sign Language': 'Britische Gebärdensprache',
  Cantonese: 'Kantonesisch',
  Farsi: 'Farsi',
  Flemish: 'Flämisch',
  Hawaiian: 'Hawaiisch',
  Mandarin: 'Mandarin',
  'Scottish Gaelic': 'Schottisch-Gälisch',
  'Sign Language': 'Gebärdensprache',
  'Swiss German': 'Schweizerdeutsch',
  Tagalog: 'Tagalog',
};

/** Made when a pack in German is: who makes none does not wait for it. */
const inGerman = lazily((): ReadonlyMap<string, string> => {
  const [of_english, of_german] = ['en', 'de'].map(
    (of) => new Intl.DisplayNames([of], { type: 'language', fallback: 'none' }),
  );
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  const named = codes.flatMap((code): [string, string][] => {
    const [name, own] = [of_english?.of(code), of_german?.of(code)];
    return name === undefined || own === undefined ? [] : [[name, own]];
  });
  return new Map([...named, ...Object.entries(OTHERS)]);
});

/** The name of a language as profiles have it (English), in the language of a pack; an unknown one stays as it is. */
export function languageName(name: string, language: PackLanguage): string {
  return language === 'de' ? (inGerman().get(name) ?? name) : name;
}
