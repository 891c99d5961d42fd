import { cefrOf } from '../../resume/languages.ts';
import type { LanguageEntry } from '../../profile.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import type { Verdict } from '../answer.ts';
import { readAmounts, satisfies } from '../amounts.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt, mentionsOf } from '../search.ts';

const ORDER = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
type Level = (typeof ORDER)[number];
const CUE =
  /\b(?:reads?|writes?|speak\p{L}*|spoken|fluent\p{L}*|languages?|native|bilingual|mother tongue|conversational|proficien\p{L}*|[abc][12]|understands?|sprach\p{L}*|spricht|deutschkenntnisse|englischkenntnisse|habla|hablar|parle|konuş\p{L}*|level|business|working|good|verhandlungssicher|fließend|sings?)\b/iu;
const WORDS_ASIDE =
  /\b(?:speaks?|speaking|spoken|speakers?|fluent(?:ly)?|fluency|languages?|native|bilingual|mother tongue|conversational|proficien\p{L}*|[abc][12]|understands?|spricht|habla|hablar|parle|level|levels|business|limited|full|working|good|very|verhandlungssicher\p{L}*|fließend|better|above|higher|least|written|writing|minimum|reads?|writes?|communicat\p{L}+|skills?|sings?|excellent|strong|basic|intermediate|advanced|upper|english plus|plus)\b/giu;
const OTHERS =
  /\b(?:Catalan|Punjabi|Igbo|Yoruba|Hausa|Zulu|Tagalog|Swahili|Farsi|Persian|Pashto|Urdu|Tamil|Telugu|Marathi|Gujarati|Kannada|Malayalam|Basque|Galician|Albanian|Kurdish|Malay|Indonesian|Icelandic|Irish|Welsh|Amharic|Somali|Nepali|Sinhala|Burmese|Khmer|Lao|Mongolian|Georgian|Armenian|Azerbaijani|Kazakh|Uzbek|Macedonian|Slovene|Bosnian|Maltese|Esperanto|Latin)\b/u;
const JLPT: Readonly<Record<string, number>> = { N5: 0, N4: 1, N3: 2, N2: 3, N1: 4 };

/** Reads "speaks Spanish", "C1 German", "fluent in French", "English at B2 or above", "knows at least three languages". */
export function readLanguage(text: string, lexicon: Lexicon): Leaf | null {
  const jlpt = /\b(?:JLPT|Japanese)\b[\p{L} ]{0,12}\b(?<n>N[1-5])\b/u.exec(text)?.groups?.['n'];
  if (jlpt !== undefined) {
    return {
      kind: 'language',
      understood: `Japanese at JLPT ${jlpt} or better`,
      decide: (facts) => decideJlpt(jlpt, facts),
    };
  }
  if (
    /\blanguages?\b/iu.test(text) &&
    !/\bprogramming|functional|scripting|query|markup|sign language/iu.test(text)
  ) {
    const [amount] = readAmounts(text);
    const stated = /\bplus\b|besides/iu.test(text) ? undefined : amount;
    const wanted =
      stated ??
      (/\b(?:any|another|second|one more|foreign) (?:other )?language|multilingual|language besides|bilingual/iu.test(
        text,
      )
        ? { comparison: '>=' as const, value: 2 }
        : null);
    if (wanted !== null && matchLanguages(text, lexicon).length <= 1) {
      return {
        kind: 'language',
        understood: `Speaks at least ${wanted.value} languages`,
        decide: (facts) => decideCount(wanted.value, facts),
      };
    }
  }
  if (/^trilingual\b/iu.test(text)) {
    return {
      kind: 'language',
      understood: 'Speaks at least 3 languages',
      decide: (facts) => decideCount(3, facts),
    };
  }
  const [only] = matchLanguages(text, lexicon);
  if (/^bilingual\b/iu.test(text) && only !== undefined && only !== 'English' && !/\bplus\b|,/iu.test(text)) {
    return languageLeaf([only], 'C1');
  }
  if (/^(?:is )?(?:bilingual|multilingual)\b/iu.test(text) && matchLanguages(text, lexicon).length <= 1) {
    return {
      kind: 'language',
      understood: 'Speaks at least 2 languages',
      decide: (facts) => decideCount(2, facts),
    };
  }
  if (/\bchinese language\b/iu.test(text)) return languageLeaf(['Chinese', 'Mandarin', 'Cantonese'], null);
  const names = matchLanguages(text, lexicon);
  const other = OTHERS.exec(text)?.[0];
  const name = names[0] ?? other;
  if (name === undefined || names.length > 1) return null;
  const exact = /\b(?:mandarin|cantonese)\b/iu.exec(text)?.[0] ?? null;
  const rest = contentKeys(text.replaceAll(WORDS_ASIDE, ' ')).length;
  const bare = rest <= 1;
  if (!bare || (!CUE.test(text) && rest > 1)) return null;
  // "German market", "French cuisine", "Spanish team" are no languages; a name alone is one.
  if (rest === 1 && !CUE.test(text) && !/^\p{L}+$/u.test(text.trim())) return null;
  return languageLeaf([exact ?? name], cefrOf(text.replace(/\bfluently\b/iu, 'fluent')));
}

function matchLanguages(text: string, lexicon: Lexicon): string[] {
  const found = matchSkills(text, lexicon, { lists: true, names: true })
    .map(({ canonical }) => canonical)
    .filter((canonical) => lexicon.skills.get(canonical)?.kind === 'language');
  return [...new Set(found)];
}

function languageLeaf(names: readonly string[], level: Level | null): Leaf {
  return {
    kind: 'language',
    understood: `Speaks ${names.join(' or ')}${level === null ? '' : ` at ${level} or better`}`,
    frame: {
      side: 'after',
      read: (bare) => languageLeaf([bare.replace(/^(?:speaks? |fluent in )/iu, '')], level),
    },
    decide: (facts) => decide(names, level, facts),
  };
}

function decide(names: readonly string[], level: Level | null, facts: CriterionFacts): Verdict {
  const name = names.join(' or ');
  const known = facts.profile.languages.find((entry) =>
    names.some((wanted) => sameLanguage(entry, wanted, facts)),
  );
  if (known !== undefined) return decideKnown(known, level, facts);
  const mention = names
    .flatMap((wanted) => mentionsOf(facts, wanted))
    .find(({ span }) =>
      /\b(?:speak|spoken|fluent|native|bilingual|language|taught|interpret|translat|conversational|[ABC][12])/iu.test(
        facts.quote(span).text,
      ),
    );
  if (mention !== undefined) {
    const { span } = facts.quote(mention.span);
    return level === null
      ? met(0.65, `The resume says ${quoted(facts, span)}.`, [span])
      : notStated(0.55, `The resume does not state a level: ${quoted(facts, span)}.`, [span]);
  }
  return facts.profile.languages.length > 0
    ? notMet(
        0.85,
        `The resume lists its languages, without ${name}: ${facts.profile.languages
          .map((entry) => entry.name)
          .slice(0, 6)
          .join(', ')}.`,
        facts.profile.languages.map(({ span }) => span),
      )
    : notStated(0.4, `The resume does not say whether the person speaks ${name}: it lists no languages.`);
}

/** One name covers several Chinese languages in the skills list: what is written tells them apart. */
function sameLanguage(entry: LanguageEntry, wanted: string, facts: CriterionFacts): boolean {
  const written = facts.document.text.slice(entry.span.start, entry.span.end);
  if (/^mandarin$/iu.test(wanted)) return /mandarin|putonghua|chinese(?! ?\(cantonese)/iu.test(written);
  if (/^cantonese$/iu.test(wanted)) return /cantonese/iu.test(written);
  return entry.name.toLowerCase() === wanted.toLowerCase();
}

function decideKnown(known: LanguageEntry, level: Level | null, facts: CriterionFacts): Verdict {
  const quote = quoted(facts, facts.quote(known.span).span);
  if (level === null) return met(0.93, `The resume lists ${quote}.`, [known.span]);
  if (known.cefr === null) {
    return notStated(0.6, `The resume does not state the level: ${quote}.`, [known.span]);
  }
  return ORDER.indexOf(known.cefr) >= ORDER.indexOf(level)
    ? met(0.88, `The resume lists ${quote}.`, [known.span])
    : notMet(0.85, `${level} was asked for; the resume lists ${quote}.`, [known.span]);
}

function decideCount(wanted: number, facts: CriterionFacts): Verdict {
  const { languages } = facts.profile;
  if (languages.length === 0) {
    return notStated(0.4, 'The resume does not say which languages the person speaks.');
  }
  const names = languages.map(({ name }) => name).join(', ');
  const spans = languages.map(({ span }) => span);
  return satisfies({ comparison: '>=', value: wanted }, languages.length) === true
    ? met(0.88, `The resume lists ${languages.length}: ${names}.`, spans)
    : notMet(
        0.8,
        `The resume lists ${languages.length === 1 ? 'only one' : languages.length}: ${names}.`,
        spans,
      );
}

function decideJlpt(wanted: string, facts: CriterionFacts): Verdict {
  const line = facts.lines.find(({ text }) => /JLPT|Japanese/iu.test(text) && /\bN[1-5]\b/u.test(text));
  const match = /\bN([1-5])\b/u.exec(line?.text ?? '');
  if (match === null || line === undefined) {
    return decide(['Japanese'], 'B2', facts).truth === false
      ? notMet(0.8, 'The resume does not list Japanese.', lookedAt(facts, ['languages', 'skills']))
      : notStated(0.6, 'The resume does not say which level of Japanese the person has.');
  }
  const span = { start: line.start, end: line.end };
  return (JLPT[`N${match[1] ?? ''}`] ?? 0) >= (JLPT[wanted] ?? 0)
    ? met(0.9, `The resume says ${quoted(facts, span)}.`, [span])
    : notMet(0.88, `The resume says ${quoted(facts, span)}.`, [span]);
}
