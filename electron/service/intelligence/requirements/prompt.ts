import { regex } from '../language/pattern.ts';
import { NO_NARROWER, PRAISE } from './cues.ts';
import { predicatesOf, type Tree } from '../criteria/tree.ts';
import type { YearsSlots } from '../criteria/kinds/years_fields.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import { titleScore } from '../language/job_titles.ts';
import { findSkill, type Lexicon, isProduct } from '../skills/lexicon.ts';
import { covers, readWhole } from './covered.ts';
import type { Found, ReadPrompt } from './requirement.ts';
import { lengthText } from './years.ts';
import { kindOf } from '../criteria/kinds/index.ts';

/** Phrasings of a requirement as a criterion, the one a recruiter would write first. */
function promptsOf(found: Found, lexicon: Lexicon): string[] {
  if (found.prompt_text !== undefined) return [found.prompt_text];
  switch (found.kind) {
    case 'skill':
      return skillPrompts(found, lexicon);
    case 'certification':
      return certificatePrompts(found, lexicon);
    case 'language':
      return [
        found.cefr === null
          ? `Speaks ${found.canonical ?? found.label}`
          : `${found.canonical ?? found.label} at ${found.cefr} or better`,
      ];
    case 'years':
      return yearsPrompts(found, lexicon);
    case 'degree':
      return degreePrompts(found);
    default:
      return [];
  }
}

const COMMON = regex('u')`
    ^\p{Lu}\p{Ll}+(?:[ /-]\p{Ll}[\p{Ll}/-]*)+$|^\p{Lu}\p{Ll}+(?:ing|tion|sion|ance|ity|ics|cy|care)$|
    ^(?:Payments|Payroll|Sales|Retail|Roadmap|Microservices|Backend|Frontend|Procurement|Wireframes|
    Prototypes)$`;

/** Names as they are written in the middle of a sentence: "Bookkeeping" is no name, "Excel" and "Buchhaltung" are. */
function inSentence(name: string, lexicon: Lexicon): string {
  const skill = findSkill(lexicon, name);
  const tool = isProduct(skill?.kind) || skill?.kind === 'language';
  // a tool is written as its maker does, but for a description of one: "public cloud"
  const common = tool
    ? skill?.canonical !== name && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name)
    : COMMON.test(name);
  return common ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Teaching experience" needs no "experience with" before it. */
export const isExperience = (name: string): boolean => /\S (?:experience|knowledge)$/iu.test(name);

function skillPrompts({ label, canonical }: Found, lexicon: Lexicon): string[] {
  const kind = lexicon.skills.get(canonical ?? '')?.kind;
  if (kind === 'soft') return [];
  // "Registered nurse", "Elektroniker für Betriebstechnik": who one is, which nobody has experience with
  const who =
    titleScore(label) >= 1 && /^\p{Lu}[\p{Ll}\p{L} -]+$/u.test(label) && kind !== 'tool' ? [label] : [];
  const names = [...new Set([label, canonical ?? label])].map((name) => inSentence(name, lexicon));
  const asked = names.flatMap((name) =>
    isExperience(name)
      ? [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, `Experience with ${name}`]
      : isProduct(kind)
        ? [`Knows ${name}`, `${name} experience`]
        : [`Experience with ${name}`, `Knows ${name}`],
  );
  return [...who, ...asked];
}

// Rules an organisation follows, which nobody holds.
const STANDARD = /^(?:ISO|IATF|VDA|GDP|GMP|HACCP|LEED|BREEAM|IPC|J-STD|food safety|hazardous materials)\b/iu;
const PAPER = regex('iu')`
    \b(?:licen[cs]e|certificat(?:e|ion)|certifications|card|badge|diploma|award|registration|
    qualification|clearance|check|status|endorsement|commission|admission|exam)\b|schein$|zeugnis$`;
const BARE = /^own (?:vehicle|car|transport)$|\b(?:status|check|clearance|admission|registration)$/iu;
const LICENCE = /^(?:driving|forklift|truck|hgv|cdl|pilot|firearms|taxi)\b/iu;

function certificatePrompts({ label, canonical }: Found, lexicon: Lexicon): string[] {
  const names = [...new Set([label, canonical ?? label])];
  return names.flatMap((written) => {
    if (STANDARD.test(written)) return [`Experience with ${written}`, `Knows ${written}`];
    // "Registered Nurse", "Approved electrician", "Examinierte Pflegefachkraft" name who one is
    if (
      /^(?:\p{Lu}\p{Ll}+ )?\p{Lu}?\p{Ll}+$/u.test(written) &&
      (titleScore(written) >= 1 || !/ /.test(written))
    ) {
      const held = `Holds ${article(written)} ${written}`;
      return PAPER.test(written) ? [held, written] : [written, `${held} certificate`];
    }
    if (BARE.test(written)) return [written];
    const name = inSentence(written, lexicon);
    const held = `Holds ${article(name)} ${name}`;
    if (PAPER.test(name)) return [held, `${name} certified`, name];
    return LICENCE.test(name) ? [`${held} licence`] : [`${held} certification`, `${name} certified`, name];
  });
}

// Letters that are spelt with a vowel first: an AWS certificate, an SHRM-SCP, a CSCS card.
function article(name: string): string {
  const spelt = /^\p{Lu}{2}/u.test(name) || /^\p{Lu}[-\d]/u.test(name);
  return (spelt ? /^[AEFHILMNORSX]/u : /^[aeiou]/iu).test(name) ? 'an' : 'a';
}

const PLACE_OF_WORK = regex('iu')`
    ^(?:[\p{Ll}-]+ )?(?:warehouse|kitchen|restaurant|hotel|hospital|school|office|nursery|
    call cent(?:re|er)|care home|bank|shop|store|factory|laboratory|workshop|role|position)$`;

function yearsPrompts({ label, canonical, minimum, words: said = '' }: Found, lexicon: Lexicon): string[] {
  const words = said.replace(NO_NARROWER, '');
  if (label.startsWith('Several')) {
    const bare = words
      .replace(/^im\s/iu, 'in ')
      .replace(/^als\s/iu, 'as ')
      .replace(/^mit\s/iu, 'with ');
    return [`Several years of experience ${bare}`];
  }
  const head = `At least ${lengthText(minimum ?? 0)}`;
  const whole = verbatim(minimum ?? 0, words);
  const own = [...whole, ...whole.map((written) => written.replace(PRAISE, ''))];
  // "Java or Kotlin in a team of five" without the team: one name alone would ask for more than the job does
  const choice = whole.flatMap((written) => {
    const [first = '', ...rest] = written.split(';');
    return rest.length > 0 && CHOICE.test(first) ? [first] : [];
  });
  const subject = subjectOfYears(label);
  if (subject === '') return [...own, `${head} of work experience`];
  const kind = canonical === null ? undefined : lexicon.skills.get(canonical)?.kind;
  const place = PLACE_OF_WORK.test(subject) ? `${article(subject)} ` : '';
  const name = `${place}${inSentence(subject, lexicon)}`;
  if (isProduct(kind)) return [...choice, `${head} of ${name}`, ...own];
  if (subject.startsWith('as ')) {
    const title = subject.slice(3);
    return [`${head} as ${article(title)} ${title}`, ...own];
  }
  const known = canonical === null ? [] : [`${head} of experience in ${inSentence(canonical, lexicon)}`];
  const short = [
    `${head} of experience in ${name}`,
    ...known,
    `${head} of ${inSentence(subject, lexicon)} experience`,
  ];
  return GOOD_ENGLISH.test(words) ? [...own, ...short] : [...short, ...own];
}

const CHOICE = /(?<!\p{L})(?:or|oder)(?!\p{L})/iu;

// What is better said as it is written than put together anew.
const GOOD_ENGLISH =
  /^(?:(?:of )?experience )?(?:on|at|in an?|with an?|\p{L}{3,}ing)\s|experience$|^(?:\p{L}*(?:erfahrung|praxis)) /iu;
const GERMAN = regex('iu')`
    (?<!\p{L})(?:\p{L}*(?:erfahrung|praxis)|im|in der|in einer|in einem|auf einer|als|bei|beim|mit|und|
    oder|eines|einer)(?!\p{L})`;
const LINKED = /^(?:of|in|on|at|as|with|within|for|from|working|\p{L}{3,}ing)(?!\p{L})/iu;
const WHERE = /\s(?=(?:in|at(?! least)|for|within|on|bei|im|in der|with)\s)/giu;
// "field sales experience in medical devices or pharmaceuticals": the choice is one of places
const CHOICE_OF_PLACES = /\S\s(?:in|at|for|on|within)\s[^;]*\s(?:or|oder)\s/iu;

/** In the job's own words, whole, then with its place apart: "as a legal secretary; in a law firm". */
function verbatim(months: number, words: string): string[] {
  if (words === '') return [];
  if (GERMAN.test(words) && !LINKED.test(words)) {
    const [count, unit] = months % 12 === 0 ? [months / 12, 'Jahr'] : [months, 'Monat'];
    return [`Mindestens ${count} ${unit}${count === 1 ? '' : 'e'} ${words}`];
  }
  const written = `At least ${lengthText(months)} ${LINKED.test(words) ? '' : 'of '}${words}`;
  const parts = [...written.matchAll(WHERE)]
    .map(({ index }) => index)
    .filter(
      (at) => !/^At least \d+ \p{L}+(?: of(?: [\p{L}-]+)?)?(?: experience)?$/iu.test(written.slice(0, at)),
    )
    .toReversed()
    .map((at) => `${written.slice(0, at)}; ${written.slice(at + 1)}`);
  const bare = words.replace(/^(?:of )?(?:[\p{L}-]+ )?experience /iu, '');
  return CHOICE_OF_PLACES.test(bare) ? [...parts, written] : [written, ...parts];
}

/** "5+ years as an HR business partner" → "as an HR business partner"; empty for "5+ years of experience". */
function subjectOfYears(label: string): string {
  return label.replace(/^(?:\d+\+|Several) (?:years?|months?)\s*(?:of experience)?\s*/, '').trim();
}

const LEVELS: Readonly<Record<number, string>> = {
  1: 'High school diploma',
  2: 'Vocational qualification',
  3: 'Diploma',
  4: 'Associate degree',
  5: "Bachelor's degree",
  6: "Bachelor's degree",
  7: "Master's degree",
  8: 'PhD',
};

const GENERAL_DEGREE = regex('iu')`
  ^(?:university |college |technical |academic )?(?:degree|stud|hochschul|titulación|diplôme)|
  ^abgeschlossenes stud`;

function degreePrompts({ minimum, fields, label, words = '' }: Found): string[] {
  const general = GENERAL_DEGREE;
  const german = /(?:studium|abschluss|ausbildung|staatsexamen)(?!\p{L})/iu.test(label);
  const apprentice = /apprenticeship/iu.test(label)
    ? 'Completed apprenticeship'
    : german
      ? label.replace(/ in .*$/u, '')
      : undefined;
  const named = general.test(label) ? 'University degree' : (LEVELS[minimum ?? 5] ?? 'University degree');
  if (/^(?:MBA|LLB|LLM|MPH|MSW|MFA|JD)$/u.test(label)) return [label];
  const own = words === '' ? [] : [`${apprentice ?? named}${/^[,;]/u.test(words) ? '' : ' '}${words}`];
  const list = fields.map((field) => field.replace(/\b(?:or|oder)\b.*$/iu, '').trim());
  if (list.length === 0) return [...own, apprentice ?? named, named];
  const subjects =
    list.length === 1 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}`;
  return [...own, `${named} in ${subjects}`, `${named} in ${list[0] ?? ''}`];
}

/**
 * A requirement as a criterion: the first phrasing that is understood as what it says, to its last word. Null
 * where none is, or where the law forbids to ask it.
 */
export function criterionOf(found: Found, reader: CriterionReader): ReadPrompt | null {
  const { words = '' } = found;
  const prompts = [...new Set(promptsOf(found, reader.lexicon))].flatMap(
    (prompt_text) => readWhole(prompt_text, reader) ?? [],
  );
  const whole = words === '' ? undefined : prompts.find((prompt) => saysAll(prompt, found, words));
  // a degree without the years that count in its place would be stricter than the job
  const stricter = found.kind === 'degree' && OR_YEARS.test(words);
  return whole ?? (stricter ? null : (prompts.find((prompt) => fits(prompt, found)) ?? null));
}

const OR_YEARS = /(?<!\p{L})(?:or|oder)\s[^;]*(?<!\p{L})(?:years?|months?|jahren?|monaten?)(?!\p{L})/iu;

function saysAll(prompt: ReadPrompt, found: Found, words: string): boolean {
  const { tree } = prompt.reading;
  return tree !== null && saysTheSame(tree, found) && isOfSubject(tree, found) && covers(prompt, words);
}

/** Years stay years, but for where they were; of a degree another thing may count in its place. */
function saysTheSame(tree: Tree, { kind }: Found): boolean {
  const kinds = predicatesOf(tree).map((predicate) => predicate.kind);
  if (!kinds.includes(kind)) return false;
  if (tree.op === 'is') return true;
  return kind === 'years' ? tree.op === 'and' || kinds.every((other) => other === 'years') : tree.op === 'or';
}

/** Whether what was understood is what is asked for: one predicate of a kind that may be. */
function fits({ reading: { tree } }: ReadPrompt, found: Found): boolean {
  if (tree?.op !== 'is' || !isOfSubject(tree, found)) return false;
  return kindOf(tree.predicate.kind).asked_by?.includes(found.kind) === true;
}

/** Years of something are not read as years of work, nor the other way round. */
function isOfSubject(tree: Tree, { kind, label }: Found): boolean {
  if (kind !== 'years') return true;
  const named = subjectOfYears(label) !== '';
  return predicatesOf(tree).every(
    (predicate) =>
      predicate.kind !== 'years' || (predicate.slots as YearsSlots).subjects.length > 0 === named,
  );
}
