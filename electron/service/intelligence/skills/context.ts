import { multiline, regex } from '../language/pattern.ts';
import { isSmallWord } from './everyday.ts';
import type { NameUse, Skill } from './lexicon.ts';
import type { Token } from '../language/tokens.ts';
import { hasObject } from './verb_use.ts';

export type MatchContext = {
  /** Ranges where skills are listed (a skills section): ambiguous names count there. `true` for the whole text. */
  readonly lists?: true | readonly { readonly start: number; readonly end: number }[];
  /** The text names tools as names, as job descriptions do: "Excel" inside a sentence is the program. */
  readonly names?: boolean;
};

/** A name found: its tokens first…last, its offsets start…end. */
export type Hit = {
  readonly skill: Skill;
  readonly use: NameUse;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
};

// Signs and words between the members of a list.
const BETWEEN = regex('iu')`
  ^[\s)]*(?:[,;/|•·&+]|\(|,?\s*\b(?:and|or|und|oder|sowie|et|ou|ainsi que|y|e|o|u|così come|así como|ed|oppure|ve|veya|
  ya da|ile|en|of|oraz|i|lub|și|sau)(?!\p{L}))[\s(]*$`;

/** What single letters behind it are of: "Driving licence: B and C", "GCSEs: maths C" name no languages of programmers. */
const LETTERS_OF = regex('iu')`
    (?<!\p{L})(?:licen[cs]es?|cdl|gcses?|a-levels?|grades?|class(?:es)?|categor(?:y|ies)|cat|vitamins?|hepatitis|
    führerschein\p{L}*|fahrerlaubnis\p{L}*|klassen?|kat|permis|permisos?|carnés?|carnets?|patenti?|patente|
    categoría|catégorie|categoria|rijbewijs|ehliyet\p{L}*|prawo jazdy|kategorii|carta de condução|cnh)(?!\p{L})`;

/** Whether a name that may mean something else is the skill where it stands. */
export function acceptsUnsure(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  neighbours: readonly (Hit | undefined)[],
  sure: ReadonlySet<Hit>,
  context: MatchContext,
): boolean {
  const written = text.slice(hit.start, hit.end);
  if (hit.use === 'verb') return hasObject(text, hit);
  if (written.length === 1 && LETTERS_OF.test(text.slice(text.lastIndexOf('\n', hit.start) + 1, hit.start))) {
    return false;
  }
  const small = written === written.toLowerCase();
  if (inLists(hit, context)) {
    // Lists hold sentences too: "willing to lead", "Access to files".
    if (context.lists === true) return hit.use !== 'acronym' || !small || !isSmallWord(written);
    return standsAlone(text, hit) || (!small && !goesOnSmall(text, hit));
  }
  // Running text: an everyday word is written small, a name with its capital; "Spring 2020" is a season.
  if (small && !(hit.use === 'acronym' && context.names === true && !isSmallWord(written))) return false;
  if (hit.use === 'acronym') return acceptsAcronym(text, hit);
  if (/^\s*['’]?\d/.test(text.slice(hit.end, hit.end + 6))) return false;
  const isTool = hit.skill.kind === 'tool' || hit.skill.kind === 'technology';
  const opens = opensSentence(text, tokens, hit);
  if (context.names === true && isTool && written.length >= 3 && !opens) return true;
  if (isTool && !opens && hasCue(text, tokens, hit, neighbours)) return true;
  for (const other of neighbours) {
    if (other === undefined || !sure.has(other)) continue;
    if (other.skill.kind === 'soft' || other.skill.kind === 'language') continue;
    const between =
      other.end <= hit.start ? text.slice(other.end, hit.start) : text.slice(hit.end, other.start);
    if (between.length <= 14 && BETWEEN.test(between)) return true;
    // "Go microservices", "Excel pivot tables": directly beside, or a few words on in the same line.
    if (/^ $/.test(between)) return true;
    const apart = other.last < hit.first ? hit.first - other.last : other.first - hit.last;
    const near = apart <= 4 && !between.includes('\n') && !/[.!?]\s/.test(between);
    if (near && isTool && !opens && !inCapitalisedName(text, tokens, hit, neighbours)) return true;
  }
  return false;
}

function opensSentence(text: string, tokens: readonly Token[], hit: Hit): boolean {
  const before = tokens[hit.first - 1];
  return before === undefined || /[.!?:\n]/.test(text.slice(before.end, hit.start));
}

function inLists(hit: Hit, { lists }: MatchContext): boolean {
  if (lists === undefined) return false;
  return lists === true || lists.some((range) => range.start <= hit.start && hit.end <= range.end);
}

/** A member of its own between separators or at the edges of its line. */
function standsAlone(text: string, hit: Hit): boolean {
  const before = text.slice(Math.max(0, hit.start - 6), hit.start);
  const after = text.slice(hit.end, hit.end + 6);
  return (
    (hit.start === 0 || /(?:[\n,;:|•·●▪◦∙/(&+\t–—-]|\b(?:and|or|und|oder|et|y|e)) *$/.test(before)) &&
    (hit.end === text.length ||
      /^ *(?:[\n,;:|•·●○▪◦∙★☆■□/()&+\t.–—-]|\d|and\b|or\b|und\b|et\b|y\b)/.test(after))
  );
}

/** "Access to confidential files", "Lead a team": a small word after it makes it part of a sentence. */
function goesOnSmall(text: string, hit: Hit): boolean {
  return /^\s+(?:an?|the|to|of|for|on|at|by|my|our|up|your|their|all|in|into|over)\b(?! *[,;|\n])/.test(
    text.slice(hit.end, hit.end + 10),
  );
}

const CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|UK|US';
// "Portland, OR", "Ann Arbor, MI 48104".
const REGION_BEFORE = /(?:^|[\n\s(|•·])(?!\p{Lu}+,)\p{Lu}[\p{L}.'’-]+,\s*$/u;
const REGION = new RegExp(`^(?:${CODES})$`);

/** An abbreviation that is a word in small letters: in capitals among small ones, with no state behind it. */
function acceptsAcronym(text: string, hit: Hit): boolean {
  const written = text.slice(hit.start, hit.end);
  if (written !== written.toUpperCase()) return /^\p{Lu}+s$/u.test(written);
  const from = text.lastIndexOf('\n', hit.start - 1) + 1;
  const to = text.indexOf('\n', hit.end);
  const line = text.slice(from, to < 0 ? text.length : to);
  if (isSmallWord(written.toLowerCase()) && line.length > written.length + 2 && !/\p{Ll}{2}/u.test(line)) {
    return false;
  }
  const after = text.slice(hit.end, hit.end + 8);
  const ends = /^(?:\s*[\n|•·(),;]|\s+\d{5}|\s*$|\s*[–—-])/.test(after);
  return !(
    REGION.test(written) &&
    ends &&
    REGION_BEFORE.test(text.slice(Math.max(from, hit.start - 40), hit.start))
  );
}

// Words before a name that say it is used or known.
const CUE_BEFORE = new RegExp(
  multiline`
    (?:\b(?:using|via|proficien(?:t|cy) (?:in|with|at)|experienced? (?:in|with|of|using)|(?:working |
    good |sound |strong )?knowledge of|(?:highly )?skill(?:ed|s) (?:in|with)|familiar(?:ity)? with|
    expert(?:ise)? (?:in|with)|competent (?:in|with|user of)|(?:well[- ])?versed in|trained (?:in|on)|
    training (?:in|on)|certified in|fluent in|(?:advanced|intermediate|basic|daily|ms|
    microsoft) (?:use of |user of |knowledge of )?` +
    multiline`
      |(?:cod(?:e|ed|ing)|programm?(?:ed|ing)?|wr(?:ite|iting|itten|ote)|built|build|building|
      develop(?:ed|ing|ment)?|implement(?:ed|ing|ation)?|script(?:s|ed|ing)?|services?|apps?|
      applications?|back[- ]?ends?|front[- ]?ends?|tools?|models?|reports?|dashboards?|spreadsheets?|
      macros?|pipelines?|tests?|analysis|analyses|clusters?|code|libraries|library|modules?|parsers?|
      clients?|servers?) (?:in|with|on|using|for)|(?:migrat(?:ed|ion|ing)|mov(?:ed|ing)|port(?:ed|ing)|
      switch(?:ed|ing)) (?:[\p{L} ]{1,24} )?(?:to|from|into)` +
    multiline`
      |(?:Kenntnisse|Erfahrung|Programmierung|Umgang|sicher) (?:in|mit)|(?:maîtrise|connaissances?|
      utilisation|pratique) (?:de|du)|(?:manejo|dominio|conocimientos?|uso) d[eio]|conoscenza di|
      ervaring met|kennis van|znajomość|obsługa|domínio (?:de|do)|conhecimentos? (?:de|em))) ?$`,
  'iu',
);
// Words after a name that only follow the name of a program or a language.
const CUE_AFTER = regex('iu')`
    ^(?:[ -](?:developers?|programm\p{L}*|languages?|code(?:base)?|coding|scripts?|scripting|macros?|
    spreadsheets?|formula(?:e|s)?|pivots?|microservices?|backends?|back-ends?|frontends?|front-ends?|
    packages?|librar(?:y|ies)|frameworks?|databases?|DBA|quer(?:y|ies)|clusters?|playbooks?|manifests?|
    cookbooks?|workbooks?|APIs?|SDKs?|components?|hooks?|workflows?|plugins?|users?|certified|
    Kenntnisse|Entwickler\p{L}*)\b|-?Kenntnisse|-?Tabellen)`;
// Names hardly anybody writes with a capital inside a sentence unless they mean the program.
const ALMOST_SURE = regex('')`
    ^(?:Excel|React|Angular|Confluence|Outlook|Kafka|Ansible|Pandas|Flask|Spark|Ruby|Vue|Rails|Trello|
    Asana|Scala|Tableau|Jenkins|Slack|PowerPoint|Photoshop|Illustrator|InDesign|Sketch)$`;

/** Whether the words right before or after a name say that it is a program or a language. */
function hasCue(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  neighbours: readonly (Hit | undefined)[],
): boolean {
  if (inCapitalisedName(text, tokens, hit, neighbours)) return false;
  if (ALMOST_SURE.test(text.slice(hit.start, hit.end))) return true;
  return (
    CUE_AFTER.test(text.slice(hit.end, hit.end + 24)) ||
    CUE_BEFORE.test(text.slice(Math.max(0, hit.start - 60), hit.start))
  );
}

/** "Spring Valley School", "Oracle Park", "Sous Chef": a word with a capital right beside it that is no skill. */
function inCapitalisedName(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  neighbours: readonly (Hit | undefined)[],
): boolean {
  return [tokens[hit.first - 1], tokens[hit.last + 1]].some((token, side) => {
    if (token === undefined) return false;
    const between = side === 0 ? text.slice(token.end, hit.start) : text.slice(hit.end, token.start);
    if (!/^(?:[ -]| & )$/.test(between) || !/^\p{Lu}/u.test(text.slice(token.start, token.end))) return false;
    const other = neighbours[side];
    if (other !== undefined && other.start <= token.start && token.end <= other.end) return false;
    // "Using Go", "Advanced Excel": the first word of a sentence, or a level, is no part of a name.
    const word = text.slice(token.start, token.end);
    if (
      /^(?:using|advanced|intermediate|basic|ms|microsoft|apache|adobe|google|senior|junior|expert|strong)$/i.test(
        word,
      )
    ) {
      return false;
    }
    return !(side === 0 && /ing$|ed$/.test(word) && /(?:^|[.!?:\n•]\s*)$/.test(text.slice(0, token.start)));
  });
}
