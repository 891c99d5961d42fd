import { multiline } from './pattern.ts';

/** Legal forms of companies, folded and without dots: the one table of them, by how sure it is that a word is one. */
const ANYWHERE = 'inc llc ltd limited gmbh ag corp corporation plc sa kg'.split(' ');
/** Sure where they end a name: "SAS Institute", "ING BV". */
const AT_THE_END =
  'incorporated llp mbh kgaa ohg ug sas sarl srl spa slu bv nv oyj aps sro kft lda ltda'.split(' ');
/** Words of their own as well, which say nothing of a name that goes on without them. */
const FILLING = 'co company se sl'.split(' ');

/** Forms that end the name of a company and make it one. */
export const LEGAL_ENDINGS: ReadonlySet<string> = new Set([...ANYWHERE, ...AT_THE_END]);

/** What two ways to write the same company may differ by, wherever it stands. */
export const LEGAL_FILLERS: ReadonlySet<string> = new Set([...ANYWHERE, ...FILLING]);

/** What names of companies are compared without when two people may be one (duplicates/keys.ts keeps keys made so). */
export const KEY_FILLERS: readonly string[] = [
  ...ANYWHERE,
  ...'incorporated llp sas sarl srl spa bv nv co company se oy ab as'.split(' '),
];

// As they are written, with and without dots.
const COMMON = multiline`
  inc|llc|l\.l\.c|ltd|limited|corp|co|gmbh|ag|plc|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|lda|ltda|
  sp\. ?z ?o\.? ?o|b\.?v|sarl|sas|llp|lp`;
const RARER = multiline`
  corporation|company|kg|ohg|ug|se|e\.?\s?v|mbh|gbr|pvt|pty|n\.?v|a\/s|ab|oy|unipessoal|s\.?n\.?c|
  s\.?c\.?p|e\.?\s?k|v\.?o\.?f|eirl|s\. ?a\. ?s|sp\. ?[jk]|holding|group|gruppe|kgaa|s\.?l\.?u|s\.?c`;
const HELD = new RegExp(String.raw`(?:^|[\s,])(?:${COMMON}|${RARER})\.?(?=$|[\s,)])`, 'i');
const WHOLE = new RegExp(String.raw`^(?:${COMMON})\.?$`, 'i');

/** Whether a text holds a legal form, or what companies call themselves, as a word. */
export const holdsLegalForm = (text: string): boolean => HELD.test(text);

/** Whether a text is a legal form: one a comma cut off joins the name before it ("ABC Company, Inc."). */
export const isLegalForm = (text: string): boolean => WHOLE.test(text.trim());
