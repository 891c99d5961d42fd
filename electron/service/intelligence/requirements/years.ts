import { multiline, regex } from '../language/pattern.ts';
import type { SkillMatch } from '../skills/match.ts';

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    'ein zwei drei vier fünf sechs sieben acht neun zehn',
    'eine dos tres cuatro cinco',
    'einem deux trois quatre cinq',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1])),
);
const NUMBER = String.raw`(?:\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const YEARS = new RegExp(
  multiline`
    (?<![\p{L}\d])(?<lead>at least |minimum(?: of)? |mindestens |more than |over |al menos |au moins |
    mind\. )?(?<n>${NUMBER})(?:\s*(?:-|–|to|bis)\s*\d{1,2})?\s*(?:\+|or more|and more)?\s*(?:years?|yrs?|
    jahren?|años|ans|anni|jaar|lat|(?<months>months?|monaten?|meses|mois))(?:['’]s?)?(?![\p{L}])`,
  'giu',
);

/** A length of experience that is asked for. */
export type Years = {
  readonly months: number;
  /** It gives no number. */
  readonly several?: true;
  readonly start: number;
  readonly end: number;
  /** What the years are of, in the job's own words: "on a surgical ward"; empty where it says no more. */
  readonly words: string;
  /** Where those end. */
  readonly until: number;
};

// "six years in sales, of which at least two as a team lead", "davon zwei im Maschinenbau", "2+ of them in fintech".
const OF_WHICH = new RegExp(
  multiline`
    \b(?:(?:of which|including|davon) (?:at least |
    mindestens )?(?<n>${NUMBER})(?:\+| or more)?(?: years?| jahre?)?|(?:at least |
    mindestens )?(?<part>${NUMBER})(?:\+| or more)?(?: years?)? of (?:them|these|those|which))(?= (?:as|in|
    with|at|on|als|im|bei|beim|auf|mit|managing|leading|working)\b)`,
  'iu',
);

/** What "several years" are taken for; the criterion that is offered says so. */
const SEVERAL_YEARS = 36;
const SEVERAL = regex('iu')`
    \b(?:several|multiple|some|a number of) years?(?:['’]s?| of)? (?:[\p{L}-]+ )?experience(?= (?:in|
    with|as|of|on)\s)|(?<!\p{L})mehrjährige[nr]? (?:\p{L}+ )?(?:berufs|praxis)?erfahrung(?= (?:in|im|
    als|mit|bei|auf)\s)`;

/** All years of experience a sentence asks for: the whole, then a part of it ("of which two as a team lead"). */
export function readAllYears(text: string): Years[] {
  const whole = readYears(text) ?? readSeveral(text);
  if (whole === null) return [];
  const part = OF_WHICH.exec(text.slice(whole.end));
  const years = numberOf(part?.groups?.['n'] ?? part?.groups?.['part'] ?? '');
  if (part === null || years === null) return [whole];
  const start = whole.end + part.index;
  const end = start + part[0].length;
  return [whole, { months: years * 12, start, end, ...wordsBehind(text, end) }];
}

function numberOf(word: string): number | null {
  if (word === '') return null;
  const value = NUMBERS[word.toLowerCase()] ?? Number(word);
  return Number.isFinite(value) ? value : null;
}

// Lengths that are no experience: told by what stands right before and behind the number.
const TERM_BEFORE = regex('iu')`
    \b(?:(?:fixed[- ]term )?contract(?: length| duration| term)?|notice(?: period)?|
    probation(?:ary)?(?: period)?|probezeit|kündigungsfrist)(?: (?:of|for|is|lasts|von|
    beträgt))?:? (?:up to )?$|\bheld (?:for )?$|\blicen[cs]e[^,;.]{0,20} for $|\b(?:after|within|every|
    alle|nach|innerhalb von)(?: the| your)?(?: first)? $`;
const TERM_BEHIND =
  /^[\s-]*(?:fixed[- ]term|notice\b|probation(?:ary)?\b(?! (?:officer|service|work))|probezeit|kündigungsfrist)/iu;
const CONTRACT_BEHIND = /^[\s-]*contract(?!\p{L}|\s(?:manag|law|admin|negotiat|draft|market)\p{L}*)/iu;
const MONTHS_BEFORE = regex('iu')`
    \b(?:past|last|previous|next|first|initial|ersten|letzten|nächsten)(?: (?:at least|minimum(?: of)?|
    mindestens))? $`;
const MONTHS_BEHIND = regex('iu')`
    ^[^,;.:]{0,30}?\b(?:cover|fixed[- ]term|ftc|internship|placement|secondment|in post|(?:rotation|
    programme|program|leave|trial)(?! (?:manag|coordinat)\p{L}*))\b`;
const LIVED = /\b(?:lived?|living|resid(?:ed|ing|ent|ency))\b/iu;

/** The years of experience a sentence asks for, with where they stand; null when it asks for none. */
function readYears(text: string): Years | null {
  for (const match of text.matchAll(YEARS)) {
    const years = asExperience(text, match);
    if (years !== null) return years;
  }
  return null;
}

const EXPERIENCE_WORD = regex('iu')`
  experience|erfahrung|experiencia|expérience|esperienza|ervaring|doświadczeni|background|praxis|
  in (?:a|an|the)?\s*\p{L}+|of \p{L}+|als \p{L}+|as an? \p{L}+|building|managing|working|hands-on|
  development`;

function asExperience(text: string, match: RegExpExecArray): Years | null {
  const number = numberOf(match.groups?.['n'] ?? '');
  const end = match.index + match[0].length;
  const around = text.slice(Math.max(0, match.index - 30), end + 80);
  // "Founded 12 years ago", "sabbatical after five years", "two-year roadmap" are no experience.
  const meant =
    EXPERIENCE_WORD.test(around) ||
    /^\s+(?:on an? |on the |auf (?:der|einer) |\p{L}{3,}ing\b)/iu.test(text.slice(end));
  if (
    !meant ||
    /\bago\b|\bafter \p{L}+ years?|founded|sabbatical|history|old\b|warranty|\bwithin \d|\bage\b|befrist|gültig/iu.test(
      around,
    ) ||
    isTerm(text, match) ||
    number === null ||
    number < 1
  ) {
    return null;
  }
  const months = match.groups?.['months'] === undefined ? number * 12 : number;
  if (months > 25 * 12) return null;
  const behind = wordsBehind(text, end);
  // "Post-registration experience of at least 12 months in musculoskeletal outpatients"
  const before = /(?<kind>[\p{L}-]+ (?:experience|erfahrung)) (?:of|von) $/iu.exec(
    text.slice(Math.max(0, match.index - 60), match.index),
  );
  const words = before === null ? behind.words : `${before.groups?.['kind'] ?? ''} ${behind.words}`.trim();
  return { months, start: match.index, end, words, until: behind.until };
}

/** "A 12 month contract", "three months' notice", "in the UK for 12 months": lengths of other things. */
function isTerm(text: string, { 0: written, index, groups }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 50), index);
  const behind = text.slice(index + written.length, index + written.length + 60);
  if (TERM_BEFORE.test(before) || TERM_BEHIND.test(behind)) return true;
  const inMonths = groups?.['months'] !== undefined;
  if ((inMonths || /\byear$/iu.test(written)) && CONTRACT_BEHIND.test(behind)) return true;
  if (MONTHS_BEFORE.test(before) && (inMonths || LIVED.test(before))) return true;
  return inMonths && MONTHS_BEHIND.test(behind);
}

function readSeveral(text: string): Years | null {
  const match = SEVERAL.exec(text);
  if (match === null) return null;
  const end = match.index + match[0].length;
  const { words, until } = wordsBehind(text, end);
  return { months: SEVERAL_YEARS, several: true, start: match.index, end, words, until };
}

const LISTED = regex('u')`
    ^[^,;:.()]{2,60}(?:, [\p{L}\d&+#./-]+(?: [\p{L}\d&+#./-]+){0,2}){1,5},? (?:or|
    oder) [\p{L}\d&+#./-]+(?: [\p{L}\d&+#./-]+){0,3}`;
const STOP = regex('iu')`
    [;:()]|[.!?](?=\s|$)|,(?!\d)|\s[–—-]\s|\s(?:preferabl[ey]|ideally|of which|including|davon|
    idealerweise|vorzugsweise|is|are|ist|sind|required|preferred|would|wünschenswert|von vorteil|
    erforderlich|erwünscht|plus)(?!\p{L})|\s(?:or|oder) (?=(?:an? |eine? )?(?:[\p{L}'’-]+ )?(?:degree|
    diploma|bachelor|master['’]s|[bm]sc(?!\p{L})|studium|hochschul|ausbildung|mba|phd))|\s(?:and|
    und) (?=(?:an? |the |you |we |wir |have |good|strong|very|fluent|excellent|at least|mindestens|gute|
    sehr|sichere|ein))`;
const MAX_WORDS = 110;

function wordsBehind(text: string, end: number): Pick<Years, 'words' | 'until'> {
  const lead = /^[\s+]+/.exec(text.slice(end))?.[0].length ?? 0;
  const rest = text.slice(end + lead, end + lead + 240);
  const list = LISTED.exec(rest)?.[0];
  const whole = (list ?? rest.slice(0, STOP.exec(rest)?.index ?? rest.length)).trimEnd();
  const cut = whole.length <= MAX_WORDS ? whole : whole.slice(0, whole.lastIndexOf(' ', MAX_WORDS));
  return { words: cut.replaceAll(/\s+/g, ' '), until: end + lead + cut.length };
}

/** "5 years", "18 months": a length as it is said. */
export function lengthText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const SUBJECT_BEHIND = regex('iu')`
  ^\s*(?:of |in |on |as an? |with |als |an |im |auf |der )?(?:an? |the |eine[rm]? )?(?:of )?(?:proven |
  professional |relevant |hands-on |practical |full-time |solid |strong |work(?:ing)? )*(?:experience|
  erfahrung|berufserfahrung|fahrpraxis)?\s*(?:in |on |with |of |as an? |als |im |auf |working (?:in|as|
  with) )?(?:an? |the |de[rmn] |die |das |eine[rm]? )?([\p{L}\d][\p{L}/&+#.-]*(?: [\p{L}/&+#.-]+){0,3})`;

/** "5+ years backend development": the number and what the years are of, in a few words. */
export function yearsLabel(
  { months, end, several }: Pick<Years, 'months' | 'end' | 'several'>,
  text: string,
  subject: SkillMatch | undefined,
): string {
  const head = several === true ? 'Several years' : lengthText(months).replace(' ', '+ ');
  const as = /^\s*(?:(?:of )?experience |erfahrung |berufserfahrung )?(?:as|als)\b/iu.test(text.slice(end))
    ? 'as '
    : '';
  if (subject !== undefined) {
    return `${head} ${as}${text.slice(subject.start, subject.end).replaceAll(/\s+/g, ' ')}`;
  }
  const rest = SUBJECT_BEHIND.exec(text.slice(end))?.[1];
  const words = (rest ?? '').split(' ').filter((word) => word !== '');
  const stop = words.findIndex((word) =>
    /^(?:in|with|of|and|or|for|at|on|including|using|as|und|oder|bei|mit|davon)$/i.test(word),
  );
  const phrase = words
    .slice(0, stop < 0 ? 4 : stop)
    .join(' ')
    .replace(/[.,]$/, '')
    .replace(/ experience$/iu, '');
  return phrase === '' || /^experience$/i.test(phrase) ? `${head} of experience` : `${head} ${as}${phrase}`;
}
