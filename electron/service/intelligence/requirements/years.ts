import type { SkillMatch } from '../skills/match.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
};
const NUMBER = String.raw`(?:\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(?<lead>at least |minimum(?: of)? |mindestens |more than |over |al menos |au moins |mind\. )?(?<n>${NUMBER})(?:\s*(?:-|–|to|bis)\s*\d{1,2})?\s*(?:\+|or more|and more)?\s*(?:years?|yrs?|jahren?|años|ans|anni|jaar|lat)(?:['’])?(?![\p{L}])`,
  'iu',
);

type Years = { readonly years: number; readonly start: number; readonly end: number };

// "six years in sales, of which at least two as a team lead", "davon zwei in einer Führungsrolle".
const OF_WHICH = new RegExp(
  String.raw`\b(?:of which|including|davon) (?:at least |mindestens )?(?<n>${NUMBER})(?:\+| or more)?(?: years?| jahre)?(?= (?:as|in|with|als|managing|leading|working)\b)`,
  'iu',
);

/** All years of experience a sentence asks for: the whole, then a part of it ("of which two as a team lead"). */
export function readAllYears(text: string): Years[] {
  const whole = readYears(text);
  if (whole === null) return [];
  const part = OF_WHICH.exec(text.slice(whole.end));
  const years = part === null ? null : numberOf(part.groups?.['n'] ?? '');
  if (part === null || years === null) return [whole];
  const start = whole.end + part.index;
  return [whole, { years, start, end: start + part[0].length }];
}

function numberOf(word: string): number | null {
  const value = NUMBERS[word.toLowerCase()] ?? Number(word);
  return Number.isFinite(value) ? value : null;
}

/** The years of experience a sentence asks for, with where they stand; null when it asks for none. */
export function readYears(text: string): Years | null {
  const match = YEARS.exec(text);
  if (match === null) return null;
  const years = numberOf(match.groups?.['n'] ?? '');
  const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 80);
  // "Founded 12 years ago", "sabbatical after five years", "two-year roadmap" are no experience.
  const meant =
    /experience|erfahrung|experiencia|expérience|esperienza|ervaring|doświadczeni|background|in (?:a|an|the)?\s*\p{L}+|of \p{L}+|als \p{L}+|as an? \p{L}+|building|managing|working|hands-on|development/iu.test(
      around,
    );
  if (
    !meant ||
    /\bago\b|\bafter \p{L}+ years?|founded|sabbatical|history|old\b|warranty/iu.test(around) ||
    years === null ||
    years > 25 ||
    years < 1
  ) {
    return null;
  }
  return { years, start: match.index, end: match.index + match[0].length };
}

/** "5+ years backend development": the number and what the years are of, in a few words. */
export function yearsLabel(
  years: number,
  text: string,
  end: number,
  subject: SkillMatch | undefined,
): string {
  const head = `${years}+ ${years === 1 ? 'year' : 'years'}`;
  const as = /^\s*(?:(?:of )?experience |erfahrung |berufserfahrung )?(?:as|als)\b/iu.test(text.slice(end))
    ? 'as '
    : '';
  if (subject !== undefined) {
    return `${head} ${as}${text.slice(subject.start, subject.end).replaceAll(/\s+/g, ' ')}`;
  }
  const rest =
    /^\s*(?:of |in |as an? |with |als |an |im |der )?(?:an? |the |eine[rm]? )?(?:of )?(?:proven |professional |relevant |hands-on |practical |full-time |solid |strong |work(?:ing)? )*(?:experience|erfahrung|berufserfahrung)?\s*(?:in |with |of |as an? |als |im |working (?:in|as|with) )?(?:an? |the |de[rmn] |die |das |eine[rm]? )?([\p{L}][\p{L}/&+#.-]*(?: [\p{L}/&+#.-]+){0,3})/iu.exec(
      text.slice(end),
    )?.[1];
  const words = (rest ?? '').split(' ').filter((word) => word !== '');
  const stop = words.findIndex((word) =>
    /^(?:in|with|of|and|or|for|at|on|including|using|as|und|oder|bei|mit|davon)$/i.test(word),
  );
  const phrase = words
    .slice(0, stop < 0 ? 4 : stop)
    .join(' ')
    .replace(/[.,]$/, '');
  return phrase === '' || /^experience$/i.test(phrase) ? `${head} of experience` : `${head} ${as}${phrase}`;
}
