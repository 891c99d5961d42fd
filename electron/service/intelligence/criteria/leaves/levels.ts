import { fold } from '../../resume/lines.ts';
import { looksLikeTitle, titleMatches } from '../titles.ts';

/** What a criterion asks of the rank in a title. */
export type LevelAsked = {
  /** As it is told: "senior or lead level". */
  readonly name: string;
  readonly fits: (title: string) => boolean;
};

// Ranks from the lowest; a title without any of these words is of rank 2.
const RANKS: readonly (readonly [rank: number, asked: string, title: RegExp])[] = [
  [
    0,
    'intern|trainee|apprentice',
    /\b(?:intern|trainee|apprentice|praktikant\w*|werkstudent\w*|stagiaire)\b/,
  ],
  [1, 'junior|jr|entry|graduate', /\b(?:junior|jr|entry|graduate|associate|assistant)\b/],
  [2, 'mid|middle|intermediate', /\b(?:mid|middle|intermediate)\b/],
  [3, 'senior|sr|sénior', /\b(?:senior|sr)\b/],
  [4, 'lead|staff', /\b(?:lead|leader|staff|teamleit\w*|supervisor|tlm)\b/],
  [5, 'principal|distinguished', /\b(?:principal|distinguished|fellow)\b/],
  [6, 'head', /\b(?:head|leiter\w*|leitung|jef[ea]|responsable|\w+leiter(?:in)?)\b/],
  [7, 'director|direktor|directeur', /\b(?:director\w*|direktor\w*|directeur|directrice)\b/],
  [8, 'vp|svp|vice president', /\b(?:vp|svp|evp|avp|vice president)\b/],
  [
    9,
    'c|chief|executive|board|c-suite|csuite',
    /\b(?:chief|ceo|cto|cfo|coo|cmo|cio|ciso|cpo|chro|president|managing director|geschaftsfuhrer\w*)\b/,
  ],
];
const WORD = RANKS.map(([, asked]) => asked).join('|');
const LEVEL = new RegExp(
  String.raw`(?<![\p{L}-])(?:non-)?(?<word>${WORD})(?:[- ](?:level|grade|titled|ranked?))?(?![\p{L}-])`,
  'giu',
);
const FRAME =
  /\b(?:has|have|had|held|holds?|holding|carr(?:y|ies|ied)|bears?|bore|reached|attained|already|ever|once|at|in|on|an?|the|is|was|are|been|be|being|ranks?|ranked|job|jobs|titles?|titled|level|levels|grade|grades|role|roles|position|positions|post|posts|rank|seniority|as|by|of|with|someone|somebody|who|career|experience|works?|working|worked|or|and|current|present|least|minimum|position mit|im titel|niveau|stufe)\b/giu;
const ABOVE =
  /,?\s*\(?\b(?:or|and|oder|ou|o) (?:above|higher|more senior|better|up(?:wards)?|beyond|over|greater|höher|supérieure?|superior)\)?|\bat least\b|\bminimum\b|\bno lower than\b|\bmindestens\b/iu;
const OVER =
  /\b(?:ranks? |ranked |is |sits? )?(?:above|beyond|higher than|more senior than|outranks?|over)(?: an?)?(?= )/iu;

/**
 * Reads "senior-level", "Senior or lead designer title", "Director of Engineering or higher", "ranks above senior
 * engineer". Null for one rank with a trade ("Senior Buyer"): that is a title like any other.
 */
export function readLevel(text: string): LevelAsked | null {
  if (text.length > 80) return null;
  const above = ABOVE.test(text);
  const plain = text.replace(ABOVE, ' ');
  const over = !above && OVER.test(plain);
  const asked = [...plain.matchAll(LEVEL)].map((match) => rankOfWord(match.groups?.['word'] ?? ''));
  const [first] = asked;
  if (first === undefined) return null;
  const says = /[- ](?:level|grade|rank|suite)\b|\btitled\b/iu.test(text);
  const noun = plain
    .replace(OVER, ' ')
    .replaceAll(LEVEL, ' ')
    .replaceAll(FRAME, ' ')
    .replaceAll(/[^\p{L}\d&+#/ ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const title = /\b(?:titles?|role|position|post)\b/iu.test(text);
  const bare = plain.replaceAll(LEVEL, ' ').replaceAll(FRAME, ' ').trim() === '';
  const ranked = says || title || above || over || bare || looksLikeTitle(noun);
  if (!ranked || noun.split(' ').length > 3) return null;
  // One rank of a trade is a title; one rank alone has to be called a rank.
  if (!above && !over && asked.length === 1 && (noun !== '' || !(says || title || bare))) return null;
  const lowest = Math.min(...asked);
  const fits = (given: string): boolean => {
    const rank = rankOf(given);
    if (noun !== '' && !over && !titleMatches(given, noun)) return false;
    if (over) return rank > lowest;
    // "senior level" is reached by whoever is above it, "junior level" is not
    return above || (says && lowest >= 3)
      ? rank >= lowest
      : asked.includes(rank) || asked.some((own) => RANKS[own]?.[2].test(fold(given)));
  };
  return { name: text.trim(), fits };
}

function rankOfWord(word: string): number {
  return RANKS.find(([, asked]) => new RegExp(`^(?:${asked})$`, 'iu').test(word))?.[0] ?? 2;
}

/** The highest rank a title names. */
function rankOf(title: string): number {
  const folded = fold(title);
  const named = RANKS.filter(([, , pattern]) => pattern.test(folded)).map(([rank]) => rank);
  return named.length === 0 ? 2 : Math.max(...named);
}
