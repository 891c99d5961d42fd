import { contentKeys } from '../criteria/clause.ts';
import { leavesOf, type Tree } from '../criteria/logic.ts';
import type { LeafKind } from '../criteria/leaf.ts';
import { isProtected } from '../criteria/protected.ts';
import { readCriterion } from '../criteria/read.ts';
import { fold } from '../resume/lines.ts';
import { titleScore } from '../resume/titles.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import type { Found, Requirement } from './requirement.ts';

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

const COMMON =
  /^\p{Lu}\p{Ll}+(?:[ /-]\p{Ll}[\p{Ll}/-]*)+$|^\p{Lu}\p{Ll}+(?:ing|tion|sion|ance|ity|ics|cy|care)$|^(?:Payments|Payroll|Sales|Retail|Roadmap|Microservices|Backend|Frontend|Procurement|Wireframes|Prototypes)$/u;

/** Names as they are written in the middle of a sentence: "Bookkeeping" is no name, "Excel" and "Buchhaltung" are. */
function inSentence(name: string, lexicon: Lexicon): string {
  const skill = findSkill(lexicon, name);
  const tool = skill?.kind === 'technology' || skill?.kind === 'tool' || skill?.kind === 'language';
  // a tool is written as its maker does, but for a description of one: "public cloud"
  const common = tool
    ? skill.canonical !== name && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name)
    : COMMON.test(name);
  return common ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function skillPrompts({ label, canonical }: Found, lexicon: Lexicon): string[] {
  const kind = lexicon.skills.get(canonical ?? '')?.kind;
  if (kind === 'soft') return [];
  const names = [...new Set([label, canonical ?? label])].map((name) => inSentence(name, lexicon));
  return names.flatMap((name) =>
    kind === 'technology' || kind === 'tool'
      ? [`Knows ${name}`, `${name} experience`]
      : [`Experience with ${name}`, `Knows ${name}`],
  );
}

// Rules an organisation follows, which nobody holds.
const STANDARD = /^(?:ISO|IATF|VDA|GDP|GMP|HACCP|LEED|BREEAM|IPC|J-STD|food safety|hazardous materials)\b/iu;
const PAPER =
  /\b(?:licen[cs]e|certificat(?:e|ion)|certifications|card|badge|diploma|award|registration|qualification|clearance|check|status|endorsement|commission|admission|exam)\b|schein$|zeugnis$/iu;
const BARE = /\b(?:status|check|clearance|admission|registration)$/iu;
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

const PLACE_OF_WORK =
  /^(?:[\p{Ll}-]+ )?(?:warehouse|kitchen|restaurant|hotel|hospital|school|office|nursery|call cent(?:re|er)|care home|bank|shop|store|factory|laboratory|workshop|role|position)$/iu;

function yearsPrompts({ label, canonical, minimum }: Found, lexicon: Lexicon): string[] {
  const years = (minimum ?? 0) / 12;
  const head = `At least ${years} ${years === 1 ? 'year' : 'years'}`;
  const subject = subjectOfYears(label);
  if (subject === '') return [`${head} of work experience`];
  const kind = canonical === null ? undefined : lexicon.skills.get(canonical)?.kind;
  const place = PLACE_OF_WORK.test(subject) ? `${article(subject)} ` : '';
  const name = `${place}${inSentence(subject, lexicon)}`;
  if (kind === 'technology' || kind === 'tool') return [`${head} of ${name}`];
  if (subject.startsWith('as ')) {
    const title = subject.slice(3);
    return [`${head} as ${article(title)} ${title}`];
  }
  const known = canonical === null ? [] : [`${head} of experience in ${inSentence(canonical, lexicon)}`];
  return [
    `${head} of experience in ${name}`,
    ...known,
    `${head} of ${inSentence(subject, lexicon)} experience`,
  ];
}

/** "5+ years as an HR business partner" → "as an HR business partner"; empty for "5+ years of experience". */
export function subjectOfYears(label: string): string {
  return label.replace(/^\d+\+ years?\s*(?:of experience)?\s*/, '').trim();
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

function degreePrompts({ minimum, fields, label }: Found): string[] {
  const general =
    /^(?:university |college |technical |academic )?(?:degree|stud|hochschul|titulación|diplôme)|^abgeschlossenes stud/iu;
  const name = general.test(label) ? 'University degree' : (LEVELS[minimum ?? 5] ?? 'University degree');
  if (/^(?:MBA|LLB|LLM|MPH|MSW|MFA|JD)$/u.test(label)) return [label];
  const list = fields.map((field) => field.replace(/\b(?:or|oder)\b.*$/iu, '').trim());
  if (list.length === 0) return [name];
  const named = list.length === 1 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}`;
  return [`${name} in ${named}`, `${name} in ${list[0] ?? ''}`];
}

const KINDS: Readonly<Record<Found['kind'], readonly LeafKind[]>> = {
  skill: ['skill', 'industry', 'management', 'certification', 'open', 'title'],
  certification: ['certification', 'skill', 'open', 'degree'],
  language: ['language'],
  years: ['years'],
  degree: ['degree'],
  open: ['open', 'location', 'link', 'certification'],
  phrase: [],
};

/**
 * A requirement as a criterion: the first phrasing the rules read as what it says. Null where they read none, or where
 * the law forbids to ask it.
 */
export function criterionOf(found: Found, lexicon: Lexicon): Requirement['criterion'] {
  for (const prompt_text of promptsOf(found, lexicon)) {
    if (isProtected(prompt_text) !== null) continue;
    const tree = readCriterion(prompt_text, lexicon);
    if (tree !== null && fits(tree, found, lexicon)) return { prompt_text, tree };
  }
  return null;
}

/** Whether what was understood is what is asked for: leaves of the right kind that name the thing. */
function fits(tree: Tree, { kind, canonical, label, fields }: Found, lexicon: Lexicon): boolean {
  const leaves = leavesOf(tree);
  if (!leaves.every((leaf) => KINDS[kind].includes(leaf.kind))) return false;
  if (kind === 'degree') return leaves.length <= Math.max(1, fields.length);
  if (leaves.length !== 1) return false;
  const [leaf] = leaves;
  if (kind === 'years') {
    const subject = contentKeys(subjectOfYears(label));
    const said = contentKeys(`${leaf?.understood ?? ''} ${canonical ?? ''}`);
    const total = (leaf?.understood ?? '').endsWith('work experience');
    return subject.length === 0 ? total : !total && subject.some((key) => said.includes(key));
  }
  if (kind !== 'skill' && kind !== 'certification') return true;
  // "Experience in retail" names an industry, "a public cloud" a group of tools: the rules have words of their own
  if (leaf === undefined || leaf.kind === 'industry' || leaf.kind === 'management' || leaf.kind === 'open') {
    return true;
  }
  const understood = ` ${fold(leaf.understood.replace(/^[^:]*: /u, ''))} `;
  const names = [canonical ?? label, label].map(fold);
  return (
    names.some((name) => understood.includes(` ${name} `)) ||
    (leaf.kind === 'skill' && /: (?:an?|any) /u.test(leaf.understood) && lexicon.skills.has(canonical ?? ''))
  );
}
