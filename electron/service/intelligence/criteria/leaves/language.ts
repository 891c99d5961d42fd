import type { Cefr } from '../../resume/language_levels.ts';
import { fold } from '../../resume/lines.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { readAmounts } from '../amounts.ts';
import type { Leaf } from '../leaf.ts';
import { negated } from '../negation.ts';
import {
  decideCount,
  decideJlpt,
  decideLanguages,
  type AskedLanguage,
  type JapaneseLevel,
} from './language_answer.ts';
import {
  DONE_IN,
  languagesNamed,
  levelAsked,
  STRONG,
  words,
  wordsLeft,
  type NamedInCriterion,
} from './language_words.ts';

const NEGATED = /^(?:no|not|never|without|kein\p{L}*|nicht|ohne|sin|sans|ne|non)(?!\p{L})/iu;
const OTHER_KIND =
  /(?<!\p{L})(?:programming|scripting|query|markup|machine|years?|jahre?|ans|años|degree|studi\p{L}+|teach\p{L}*|taught|translated|market|cuisine|literature|visa|passport|citizen\p{L}*)(?!\p{L})/iu;
// What the language is wanted for: "with clients", "for our Lyon office", "because of Warsaw".
const PURPOSE = words(
  'with for because so since as when to toward towards on at during in around across mit fur wegen im beim pour avec au para con dans',
);
const PURPOSE_ALONE = words('for because so pour fur para');

/** Reads "speaks Spanish", "C1 German", "fluent in French", "English at B2 or above", "knows at least three languages". */
export function readLanguage(text: string, lexicon: Lexicon): Leaf | null {
  if (text.length > 160) return null;
  return readJlpt(text) ?? readCount(text, lexicon) ?? readNamed(text, lexicon);
}

/** The same of a whole criterion, before it is cut at "or" and commas: "Bilingue français-anglais", "Polish, native or near-native". */
export function readWholeLanguage(text: string, lexicon: Lexicon): Leaf | null {
  return NEGATED.test(text) || negated(text) !== null || INTERPRETER.test(text)
    ? null
    : readLanguage(text, lexicon);
}

// An interpreter's certificate is a certificate, not the language alone.
const INTERPRETER =
  /(?<!\p{L})(?:certified|sworn|accredited|registered|licensed)(?: \p{L}+){0,2} (?:interpreter|translator)(?!\p{L})/iu;

function readJlpt(text: string): Leaf | null {
  const level = /\b(?:JLPT|Japanese)\b[\p{L} -]{0,12}\b(?<n>N[1-5])\b/u.exec(text)?.groups?.['n'];
  if (level === undefined) return null;
  const wanted = level as JapaneseLevel;
  return {
    kind: 'language',
    understood: `Japanese at JLPT ${wanted} or better`,
    decide: (facts) => decideJlpt(wanted, facts),
  };
}

const LANGUAGES =
  /(?<!\p{L})(?:languages?|(?:fremd)?sprachen?|langues?|idiomas?|lenguas?|lingue|dil)(?!\p{L})/iu;
const SECOND =
  /(?<!\p{L})(?:any|another|second|one more|one other|foreign|other|additional|further|weitere|zweite|andere|autre|deuxième|otro|segundo)(?!\p{L})[\p{L} ]{0,12}(?:language|sprache|langue|idioma)|multilingual|mehrsprachig|polyglot\p{L}*|plurilingue|bilingual|bilingue|bilingüe|zweisprachig|(?:languages?|besides|beyond|other than|apart from|as well as) (?:besides|other than|apart from|beyond|in addition to)? ?english|more than one language|plusieurs langues|varios idiomas|mehrere (?:fremd)?sprachen|several languages|multiple languages|english plus/iu;

/** "At least three languages", "a second language", "trilingual". */
function readCount(text: string, lexicon: Lexicon): Leaf | null {
  const named = languagesNamed(text, lexicon);
  if (named.length > 1 || /\bchinese language\b/iu.test(text)) return null;
  if (/programming|functional|scripting|query|markup|sign language|native language/iu.test(text)) return null;
  const several = /(?<!\p{L})trilingu/iu.test(text) ? 3 : null;
  const many = LANGUAGES.test(text);
  const [amount] = many ? readAmounts(text.replace(/\bmore than one\b/iu, 'two')) : [];
  const plus = /\bplus\b|besides|other than|apart from|in addition to|on top of/iu.test(text);
  const second = SECOND.test(text) && (many || /lingu|sprachig|polyglot|english plus/iu.test(text));
  const [only] = named;
  if (only !== undefined && !(second && only.name === 'English' && (plus || !STRONG.test(text)))) return null;
  if (several === null && amount === undefined && !second) return null;
  const foreign = /foreign|fremdsprache|langues? étrangère|lengua extranjera|idioma extranjero/iu.test(text);
  const stated = several ?? (plus ? undefined : amount?.value) ?? (second ? 2 : undefined);
  if (stated === undefined) return null;
  const wanted = plus && amount !== undefined ? amount.value + 1 : stated;
  return {
    kind: 'language',
    understood: `Speaks at least ${wanted} ${foreign && amount !== undefined ? 'foreign languages' : 'languages'}`,
    decide: (facts) => decideCount(wanted, foreign && amount !== undefined, facts),
  };
}

function readNamed(text: string, lexicon: Lexicon): Leaf | null {
  if (/\bchinese language\b/iu.test(text)) {
    return languageLeaf([{ names: ['Chinese', 'Mandarin', 'Cantonese'], level: null, reading: false }], 'or');
  }
  const named = languagesNamed(text, lexicon);
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined || OTHER_KIND.test(text)) return null;
  const bracketless = text.replaceAll(/\([^()]{0,80}\)/gu, (bracket) => ' '.repeat(bracket.length));
  const blank = named.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    bracketless,
  );
  const strong = STRONG.test(text);
  const left = wordsLeft(blank);
  const before = wordsLeft(blank.slice(0, first.start));
  const within = wordsLeft(blank.slice(first.start, last.end));
  const done = DONE_IN.test(text.slice(0, first.start)) && within.length === 0;
  const wanted = blank.slice(last.end);
  const purpose =
    left.length > 0 &&
    before.length === 0 &&
    within.length === 0 &&
    isPurpose(wanted, strong ? PURPOSE : PURPOSE_ALONE);
  const read = /^(?:able to |can )?reads? $/iu.test(text.slice(0, first.start)) && named.length === 1;
  const twice = named.length > 1 && new Set(named.map(({ name }) => name)).size === 1 && strong;
  const all = left.length === 0 || done || purpose || read || (twice && left.length <= 1);
  if (!all && !tested(text, left)) return null;
  // a name in small letters is a word of another language: "polish the copy"
  if (!strong && /^\p{Ll}/u.test(text.slice(first.start)) && named.length === 1 && left.length > 0) {
    return null;
  }
  return languageLeaf(
    levelsOf(purpose && !strong ? text.slice(0, last.end) : text, twice ? named.slice(-1) : named, done),
    joinOf(text, named),
  );
}

/** The first word that says nothing of languages comes after one that tells what the language is for. */
function isPurpose(text: string, prepositions: ReadonlySet<string>): boolean {
  if (/[\d;]/u.test(text.replaceAll(/[ABC][12]/gu, ''))) return false;
  const all = fold(text).split(' ');
  const [own] = wordsLeft(text);
  if (own === undefined) return true;
  return all
    .slice(Math.max(0, all.indexOf(own) - 3), all.indexOf(own))
    .some((word) => prepositions.has(word));
}

/** "C1 with a test score to back it up", "IELTS 7": a test of a language is named. */
function tested(text: string, left: readonly string[]): boolean {
  return (
    /(?<!\p{L})(?:toefl|ielts|toeic|cambridge|delf|dalf|dele|telc|goethe|hsk|testdaf|score|test|certificate|zertifikat|certified)(?!\p{L})/iu.test(
      text,
    ) && left.length <= 4
  );
}

/** Each language with the level that stands after it, else before it, else with the one level that is given. */
function levelsOf(text: string, named: readonly NamedInCriterion[], done: boolean): AskedLanguage[] {
  const shared = levelAsked(text);
  const after = named.map(({ end }, at) => levelAsked(text.slice(end, named[at + 1]?.start ?? text.length)));
  const before = named.map(({ start }, at) => levelAsked(text.slice(named[at - 1]?.end ?? 0, start)));
  const [lead = null] = before;
  const reading = /^(?:reads?|reading|can read|liest|lit|lee)(?!\p{L})/iu.test(text);
  return named.map(({ name }, at) => ({
    names: [name],
    level:
      (named.length === 1
        ? shared
        : lead === null
          ? (after[at] ?? after.findLast((level) => level !== null))
          : (before[at] ?? lead)) ?? (done ? 'B1' : null),
    reading,
  }));
}

/** "German C1 or better and English": of a level, no choice of languages. */
const AT_LEAST =
  /\([^()]*\)|(?<!\p{L})(?:or|oder|ou|o) (?:better|higher|above|more|up|native|near-native|fluent|besser|höher|mehr|supérieur|superior|más)(?!\p{L})/giu;

function joinOf(text: string, named: readonly NamedInCriterion[]): 'and' | 'or' {
  return named.some(
    ({ end }, at) =>
      at + 1 < named.length &&
      /(?<!\p{L})(?:or|oder|ou|o|veya|of)(?!\p{L})|(?<=\p{L})\s?\/\s?(?=\p{L})/iu.test(
        text.slice(end - 1, (named[at + 1]?.start ?? end) + 1).replaceAll(AT_LEAST, ' '),
      ),
  ) && !/bilingu|zweisprachig/iu.test(text)
    ? 'or'
    : 'and';
}

function languageLeaf(asked: readonly AskedLanguage[], join: 'and' | 'or'): Leaf {
  const [only] = asked;
  return {
    kind: 'language',
    understood: `${only?.reading === true ? 'Reads' : 'Speaks'} ${asked.map(nameOf).join(join === 'and' ? ' and ' : ' or ')}`,
    ...(asked.length === 1 && only !== undefined
      ? {
          frame: {
            side: 'after' as const,
            read: (bare: string) => bareLeaf(bare, only.level),
          },
        }
      : {}),
    decide: (facts) => decideLanguages(asked, join, facts),
  };
}

function nameOf({ names, level }: AskedLanguage): string {
  return `${names.join(' or ')}${level === null ? '' : ` at ${level} or better`}`;
}

function bareLeaf(bare: string, level: Cefr | null): Leaf {
  const name = bare.replace(/^(?:speaks? |fluent in )/iu, '');
  return languageLeaf([{ names: [name], level, reading: false }], 'and');
}
