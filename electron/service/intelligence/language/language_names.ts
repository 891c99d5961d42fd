import { lazily } from './lazily.ts';
import { fold } from './lines.ts';

// BCP 47 codes of the languages people list; their English names are the canonical ones.
const CODES =
  'en de fr es it nl pt pl ru uk tr ar zh ja ko hi ro cs el sv da nb nn no fi hu hr bg he vi ' +
  'sr bs ur pa sk sl lt lv et sq mk mt is ga cy gd eu ca gl lb fa ku az hy ka kk uz ky tg tk ' +
  'mn th lo km my id ms fil tl jv ne si bn ta te ml kn mr gu or as sd ps sw am so ha yo ig zu ' +
  'xh st sn rw rn mg ln wo af eo la be ug bo mi sm haw yue ti om lg ak tw ff bm ny br oc sc ' +
  'fur ast rm fy nds';
const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'ro',
  'tr',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'sk',
];
// Other names of the same language, and names of languages in themselves; the first is the canonical one.
const MORE: Readonly<Record<string, string>> = {
  English: 'englischkenntnisse, british english, american english, anglais britannique',
  German: 'deutschkenntnisse, hochdeutsch, schweizerdeutsch, swiss german, deutsch als fremdsprache',
  French: 'französischkenntnisse, francais',
  Spanish: 'castellano, castilian, castellà, castilian spanish, spanischkenntnisse, castelhano',
  Portuguese:
    'brazilian portuguese, português brasileiro, português do brasil, brasilianisches portugiesisch',
  Dutch: 'flemish, flämisch, vlaams, flamand, hollands, olandese, holandés, holenderski, neerlandês',
  Chinese:
    'mandarin, mandarin chinese, mandarín, mandarino, mandarijn, mandarim, mandaryński, ' +
    'cantonese, kantonesisch, cantonais, putonghua, 中文, 普通话, 汉语, kantonees',
  Russian: 'русский',
  Ukrainian: 'українська',
  Japanese: '日本語',
  Korean: '한국어',
  Arabic: 'العربية',
  Turkish: 'türkçe',
  Greek: 'ελληνικά, neugriechisch',
  Czech: 'čeština',
  Romanian: 'română, moldovan',
  Hungarian: 'magyar',
  Finnish: 'suomi',
  Swedish: 'svenska',
  Danish: 'dansk',
  Norwegian: 'norsk, norwegian bokmål, bokmål',
  Croatian: 'hrvatski',
  Serbian: 'srpski',
  Slovenian: 'slovene, slovenski',
  Slovak: 'slovenčina',
  Bulgarian: 'български',
  Vietnamese: 'tiếng việt',
  Persian: 'farsi, dari, persisch, perse, persan, persa',
  Filipino: 'tagalog',
  'American Sign Language': 'asl',
  'British Sign Language': 'bsl',
  'Sign Language':
    'gebärdensprache, deutsche gebärdensprache, langue des signes, lsf, lengua de signos, lingua ' +
    'dei segni, gebarentaal, język migowy, língua gestual, libras',
  Kurdish: 'kurmanji, sorani, kurmancî',
  Berber: 'tamazight, amazigh, kabyle, tachelhit',
  Catalan: 'valenciano, valencian',
  Latin: 'latinum, großes latinum, kleines latinum',
};

/** Canonical English names of languages by their folded names in many languages and their own. */
export const languageNames = lazily((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const add = (name: string, canonical: string): void => {
    const key = fold(name);
    if (key !== '' && !found.has(key)) found.set(key, canonical);
  };
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const [canonical, others] of Object.entries(MORE)) {
    add(canonical, canonical);
    for (const name of others.split(',')) add(name, canonical);
  }
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    for (const code of CODES.split(' ')) {
      const canonical = found.get(fold(english.of(code) ?? code)) ?? english.of(code) ?? code;
      add(names.of(code) ?? code, canonical.replace(/^Norwegian .*$/, 'Norwegian'));
    }
  }
  return found;
});

/** A language named in a text, with its place. */
type NamedLanguage = { readonly canonical: string; readonly start: number; readonly end: number };

/** The languages a text names, in order; the longest name wins where two begin at one word. */
export function namedLanguages(text: string): NamedLanguage[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)];
  const found: NamedLanguage[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 3; count >= 1; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const written = text.slice(first.index, end);
      const canonical = /[\n,;]/.test(written) ? undefined : languageNames().get(fold(written));
      if (canonical === undefined) continue;
      found.push({ canonical, start: first.index, end });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** The language an adjective of a Romance language stands for: "allemande", "tedesca", "inglesa"; null for none. */
export function languageOfAdjective(folded: string): string | null {
  const bare = folded.slice(0, -1);
  // "allemand", "tedesco", "italien" of "italienne"
  const name = [folded, bare, `${bare}o`, bare.slice(0, -1)].find((one) => languageNames().has(one));
  return name === undefined ? null : (languageNames().get(name) ?? null);
}
