import { lazily } from '../../lazily.ts';
import { cefrOf, type Cefr } from '../../resume/language_levels.ts';
import { languageNames, namedLanguages } from '../../resume/language_names.ts';
import { fold } from '../../resume/lines.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';

/** A language a criterion names: where, and its canonical English name (Mandarin and Cantonese as themselves). */
export type NamedInCriterion = { readonly name: string; readonly start: number; readonly end: number };

const ORDER = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** How far up a level stands, A1 = 0. */
export function rank(level: Cefr): number {
  return ORDER.indexOf(level);
}

/** The words of a list, to look one up in. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

// Words that criteria about languages are made of, in the languages criteria are written in; folded.
const FILLERS = words(`
  speak speaks speaking spoken speaker speakers fluent fluently fluency language languages native natively bilingual trilingual mother tongue
  conversational conversation conversations conversationally converse proficient proficiency command knowledge working work level levels at or
  and better above higher over least minimum min in of the a an with to is be can who business professional professionally limited full very good
  excellent strong solid basic basics intermediate advanced upper lower elementary beginner both written verbal oral orally writing reading
  listening read write reads writes understand understands skills skill standard equivalent cefr near nearly close up enough some little even any
  bit plus also well as comfortable comfortably confident confidently able ability gets get getting by everyday daily day first second foreign
  must have has having know knows known knowing mastery masters master tester or ideally needed required expected preferred wanted desired necessary
  wish useful speech competence competent competency usable decent reasonable passable serviceable flawless perfect near than not just only if
  possible nice bonus advantage asset please at all on for us me will do suffices suffice sufficient fine ok okay that those one this his her their
  she he they candidate applicant person someone somebody does do did really actually currently grade scale framework european smattering rudimentary
  mastered listed stated named given mentioned resume cv b2b
  spricht sprechen gesprochen beherrscht beherrschen kann konnen gut gute gutes guten guter sehr fliessend fliessende fliessendes fliessenden
  verhandlungssicher verhandlungssicheres verhandlungssichere verhandlungssicheren mindestens wenigstens auf niveau stufe oder besser hoher und wort
  schrift kenntnisse sprachkenntnisse sprache sprachen muttersprache muttersprachler muttersprachlerin muttersprachlich muttersprachliches
  grundkenntnisse als von der die das ist sind reicht reichen genugt genugen uns vorhanden sicher sichere sicheres sicherer konversationssicher
  etwas ein wenig im den dem des man bitte hat haben verfugt uber bringt mit idealerweise lernt erforderlich notig ab zweisprachig sprachniveau
  parle parler parlez courant couramment de langue maternelle le la l du d un une au moins minimum ou mieux plus bon bonne bons
  bonnes maitrise maitrisee maitrise tres bilingue et lu ecrit ecrite connaissances connaissance natif notions suffisent suffit intermediaire avance
  professionnel professionnelle a l oral ecrit aise il elle est exige requis souhaite peu pratique
  habla hablar hablado usted ustedes nivel con fluidez fluido fluida o como lengua materna menos minimo minima superior alto medio basico basica nativo nativa
  bilingue y idioma idiomas dominio domina dominar conocimientos buen buena mejor escrito mas es el al en un poco que imprescindible requerido
  habla-t ingles avanzado intermedio
  biliyor bilir bilen mu mi konusuyor konusur konusabiliyor konusabilen seviyesinde seviyede seviye iyi ileri orta duzey duzeyde duzeyinde akici ana dili
  anadili anadil az cok derecede olarak dil bilgisi var
  parla parlare livello buono buona ottimo ottima madrelingua fluente conoscenza almeno e della del spreekt niveau vloeiend goed goede minstens
  moedertaal of fala nivel fluente lingua materna pelo menos
`);

/** Who says that somebody speaks: with one of these a language is meant, whatever else stands there. */
export const STRONG =
  /(?<!\p{L})(?:speak(?:s|ing|er|ers)?|spoken|fluen(?:t|tly|cy)|bilingual|mother[- ]tongue|native(?: speaker|-level)?|spricht|sprechen|sprachkenntnisse|fließend\p{L}*|fliessend\p{L}*|verhandlungssicher\p{L}*|beherrscht|muttersprach\p{L}*|habla|hablar|hablante|parle|parler|bilingue|bilingüe|langue maternelle|lengua materna|couramment|conversational|gets? by in|command of|proficien\p{L}+ in|biliyor|bilir|konuş\p{L}+|parla|spreekt|fala|[ABC][12])(?!\p{L})/iu;
// "runs workshops in Spanish", "answers calls in French", "kann auf Englisch verhandeln": the work is done in a language.
export const DONE_IN =
  /(?<!\p{L})(?:hold|lead|run|moderat|facilitat|chair|present|negotiat|writ|draft|answer|handl|convers|communicat|correspond|discuss|conduct|serv|advis|interview|pitch|sell|train|work|explain|deal|talk|chat|argu|report|document|take|follow|support|call|meet|verhandel|präsentier|kommunizier|telefonier|arbeit|négoci|anim|communiqu|rédig|travaill|comunic|negoci|trabaj|redact|atend)\p{L}*[\p{L}\d ,'-]{0,60}(?<!\p{L})(?:in|auf|en|em)(?: both| fluent| good| proper)?\s*$/iu;

/** "İngilizce" → English: resumes are not read in Turkish, criteria may be. */
const turkishNames = lazily((): ReadonlyMap<string, string> => {
  const own = new Intl.DisplayNames(['tr'], { type: 'language' });
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const codes = 'en de fr es it nl pt pl ru uk tr ar zh ja ko hi ro cs el sv da nb fi hu bg he sr fa az ku';
  return new Map(
    codes.split(' ').map((code): [string, string] => {
      const name = english.of(code) ?? code;
      return [fold(own.of(code) ?? code), languageNames().get(fold(name)) ?? name];
    }),
  );
});

const COMPOUND =
  /(?<!\p{L})(?<stem>\p{L}{4,12}?)(?:kenntnisse|sprachkenntnisse|muttersprachler(?:in)?|sprachig\p{L}{0,2}|sprecher(?:in)?)(?!\p{L})/giu;
const PHONES: Readonly<Record<string, string>> = {
  anglophone: 'English',
  francophone: 'French',
  germanophone: 'German',
  hispanophone: 'Spanish',
  hispanohablante: 'Spanish',
  lusophone: 'Portuguese',
  arabophone: 'Arabic',
};
const NO_LANGUAGE =
  /^\s*(?:honou?rs?|america\p{L}*|passport|citizen\p{L}*|national\p{L}*|market\p{L}*|cuisine|food|wine|law|gaap|hgb|tax|team|office|clients?|customers?|bank\p{L}*|compan\p{L}+|universit\p{L}+|degree|literature|philology|teacher|permanent|work|residen\p{L}+|driving|citizenship)(?!\p{L})/iu;

// Tests of one language, where the language itself is not named.
const TESTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:toefl|ielts|toeic|cambridge (?:advanced|proficiency|english))\b/iu, 'English'],
  [/\b(?:delf|dalf|tcf)\b/iu, 'French'],
  [/\bdele\b/iu, 'Spanish'],
  [/\b(?:testdaf|goethe[- ]zertifikat|telc deutsch)\b/iu, 'German'],
  [/\bhsk\b/iu, 'Chinese'],
  [/\btopik\b/iu, 'Korean'],
];

/** The languages a text names in any of the languages criteria are written in, in order. */
export function languagesNamed(text: string, lexicon: Lexicon): NamedInCriterion[] {
  const found: NamedInCriterion[] = [];
  const add = (name: string, start: number, end: number): void => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    const written = text.slice(start, end);
    const exact = /mandarin|putonghua/iu.test(written)
      ? 'Mandarin'
      : /[ck]anton/iu.test(written)
        ? 'Cantonese'
        : name;
    found.push({ name: exact, start, end });
  };
  for (const { canonical, start, end } of namedLanguages(text)) add(canonical, start, end);
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const word = fold(match[0]);
    const name = PHONES[word] ?? turkishNames().get(word);
    if (name !== undefined) add(name, match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(COMPOUND)) {
    const name = languageNames().get(fold(match.groups?.['stem'] ?? ''));
    if (name !== undefined) add(name, match.index, match.index + match[0].length);
  }
  if (found.length === 0) {
    for (const [pattern, name] of TESTS) {
      const match = pattern.exec(text);
      if (match !== null) add(name, match.index, match.index + match[0].length);
    }
  }
  for (const { canonical, start, end } of matchSkills(text, lexicon, { lists: true, names: true })) {
    if (lexicon.skills.get(canonical)?.kind === 'language') add(canonical, start, end);
  }
  return found
    .filter(
      ({ end, start }) => !NO_LANGUAGE.test(text.slice(end)) && /^\p{Lu}|^\p{Ll}/u.test(text.slice(start)),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** The words of a text that criteria about languages are not made of; levels such as "B2" are none of them. */
export function wordsLeft(text: string): string[] {
  return fold(text.replaceAll(/['’-]/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word) && !/^[abc][12]$/.test(word));
}

const A_LITTLE =
  /(?<!\p{L})(?:a little|a bit|some|any level|gets? by|smattering|rudimentary|etwas|ein wenig|un peu|un poco|biraz|notions)(?!\p{L})/iu;
// Folded.
const TURKISH: readonly (readonly [RegExp, Cefr])[] = [
  [/(?<!\p{L})ana ?dil/u, 'C2'],
  [/(?<!\p{L})(?:ileri|akıcı|cok iyi)(?!\p{L})/u, 'C1'],
  [/(?<!\p{L})iyi(?!\p{L})/u, 'B2'],
  [/(?<!\p{L})orta(?!\p{L})/u, 'B1'],
  [/(?<!\p{L})temel (?:duzey|seviye)/u, 'A2'],
];

/**
 * The level a criterion asks for: the lowest where it gives a choice ("fluent or native"), null where it gives none.
 * "Better than B1" is B2.
 */
export function levelAsked(text: string): Cefr | null {
  const above =
    /(?<!\p{L})(?:better than|higher than|above|beyond|more than|besser als|über|supérieur à|más de|superior a)\s+(?<level>[AB][12]|C1)(?![\p{L}\d])/iu.exec(
      text,
    );
  if (above !== null) return ORDER[rank((above.groups?.['level'] ?? '').toUpperCase() as Cefr) + 1] ?? 'C2';
  const explicit = [...text.matchAll(/(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/giu)].map(
    ([, level]) => (level ?? '').toUpperCase() as Cefr,
  );
  if (explicit.length > 0) return explicit.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  if (A_LITTLE.test(text)) return 'A1';
  const folded = fold(text);
  const turkishLevel = TURKISH.find(([pattern]) => pattern.test(folded))?.[1];
  if (turkishLevel !== undefined) return turkishLevel;
  if (/near[- ]?native|close to native|quasi(?:ment)? natif|nahezu muttersprach/iu.test(text)) return 'C1';
  if (/bilingu|zweisprachig/iu.test(text)) return 'C1';
  const choices = text
    .replaceAll(/fluently/giu, 'fluent')
    .replaceAll(/native[- ](?:level|standard)/giu, 'native')
    .split(/\s(?:or|oder|ou|o|veya)\s|\//iu)
    .map((part) => cefrOf(part))
    .filter((level) => level !== null);
  return choices.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
