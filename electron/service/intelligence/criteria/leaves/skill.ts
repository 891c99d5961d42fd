import { fold } from '../../resume/lines.ts';
import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { numberOf, readAmounts } from '../amounts.ts';
import { categoryIn, type FoundCategory } from '../categories.ts';
import { contentKeys } from '../clause.ts';
import { leftWords, without } from '../frame.ts';
import { coreOf, namesOf, readHints, type Hinted } from '../hints.ts';
import type { Leaf } from '../leaf.ts';
import { examplesIn } from '../plain.ts';
import { isRemoved } from '../search.ts';
import { readDatedSkill } from './skill_dated.ts';
import { skillLeaf } from './skill_decide.ts';
import { readWords } from './words.ts';

const DEEP =
  /\b(?:proficien\p{L}*|expert\p{L}*|advanced|strong|deep|fluent in|in-depth|specialist|master(?:y|ed)|solid|guru|hands[- ]on|production[- ](?:grade|level|ready)|day[- ]to[- ]day|daily|independent(?:ly)?|power user|administrator level|excellent|very good|extensive|thorough|fundierte?|sehr gute?|vertiefte?|sicherer?|avanzado|amplios?|solide|approfondie|ma[iî]trise)\b/iu;
const EXPERT =
  /\b(?:expert\p{L}*|advanced|guru|master(?:y|ed)|specialist|fortgeschritten\p{L}*|avanzado|avancé)\b/iu;
// What says how well or how something was done; the leaf's `deep` holds it.
const DEGREES = new Set(
  `proficient proficiency proficiently expert experts expertise expertly advanced strong strongly deep deeply depth fluent fluently specialist mastery mastered master solid guru grade ready independent independently
  power administrator admin level levels excellent very extensive thorough thoroughly fundierte fundiertes sehr gute guter gutes vertiefte sichere sicherer avanzado amplios solide solides approfondie language languages spelled own whole
  basic basics beginner beginners intermediate working minimum minimal least passing entry elementary grundlegende grundkenntnisse different distinct separate various heavy heavily high currently current now today present`.split(
    /\s+/,
  ),
);
const SELF_RATED =
  /,?\s*(?:\b(?:by|in|per|according to|rates?|rated)\b\s*)?(?:(?:her|his|their|the|own|candidate's)\s)?(?:self[- ]?(?:assess\p{L}+|rat\p{L}+|evaluat\p{L}+)|own (?:assessment|rating|words))\b/giu;
// What another reader reads, and what no list of names stands for.
const OTHER =
  /\b(?:years?|yrs?|months?|jahren?|años?|ans|degrees?|bachelor\p{L}*|master's|diploma|certif\p{L}*|zertifi\p{L}*|licen[cs]ed?|speaks?|since|ago|led|salary)\b/iu;
const SOME_OTHER =
  /\b(?:or|oder|ou|o) (?:(?:some|any|an?|irgendein\p{L}*) )?(?:other|another|similar|comparable|equivalent|ander\p{L}*|autre|otr[ao])\b/iu;
const MADE_BY = /\b(?:from|by|of|made by|von|de chez|de)\s*$/iu;

/** Kinds of skills that have a name; a domain is a field of work. */
const NAMED = new Set<string>(['technology', 'tool', 'method', 'task']);

/** Reads "experience with stock control" where what is named is the name of a skill and nothing more. */
export function readExperienceWith(text: string, lexicon: Lexicon): Leaf | null {
  const name = /^experience (?:with|in|of) (?<name>[^,;]{2,60})$/iu.exec(text)?.groups?.['name'];
  const skill = name === undefined ? null : findSkill(lexicon, name);
  return skill !== null && NAMED.has(skill.kind) ? readSkill(text, lexicon) : null;
}

/** A name of the skills list alone, which may look like a title too: "DevOps", "bookkeeping experience", "Java programmer". */
export function readSkillName(text: string, lexicon: Lexicon): Leaf | null {
  const name = text.replace(/\s(?:experience|skills?|knowledge|kenntnisse|erfahrung)$/iu, '');
  const skill = findSkill(lexicon, name);
  if (skill !== null && NAMED.has(skill.kind) && fold(name) === fold(skill.canonical)) {
    return readSkill(text, lexicon);
  }
  const language =
    /^(?:an? )?(?<name>[^\s]{1,20}) (?:developer|programmer|coder|programmierer\p{L}*|entwickler\p{L}*)$/iu.exec(
      text,
    )?.groups?.['name'];
  const known = language === undefined ? null : findSkill(lexicon, language);
  return known?.kind === 'technology' ? readSkill(language ?? '', lexicon) : null;
}

/**
 * Reads a whole clause that asks for a kind of thing or for one of several names, whatever joins its words: "a BI tool
 * (Tableau, Power BI)", "Jenkins or some other build server", "IaC, whichever tool". Null where anything is left over.
 */
export function readSkillKind(text: string, lexicon: Lexicon): Leaf | null {
  if (text.length > 200 || OTHER.test(text) || examplesIn(text, lexicon) !== null) return null;
  return kindLeaf(text, lexicon, 0);
}

function kindLeaf(given: string, lexicon: Lexicon, tolerated: number): Leaf | null {
  const text = given.replaceAll(SELF_RATED, ' ');
  const deep = DEEP.test(text);
  const hints = readHints(text, lexicon);
  const head = hints?.head ?? text.replaceAll(/\([^()]{0,80}\)/gu, ' ').replaceAll(/\s+/g, ' ');
  const category = categoryIn(head);
  if (category === null) return hints === null ? null : hintedLeaf(hints, deep, lexicon);
  const named = matchSkills(head, lexicon, { lists: true, names: true });
  // "Google Cloud Platform" is a name, not any cloud platform; who is good at one thing of a kind need not be at all.
  const isName = named.some(
    ({ start, end }) =>
      start <= category.start && end >= category.end && (deep || end - start > category.end - category.start),
  );
  if (isName) return null;
  const outside = named.filter(({ start, end }) => end <= category.start || start >= category.end);
  const left = leftWords(without(head, [category, ...outside]), DEGREES);
  const [amount] = readAmounts(category.rest.slice(0, category.start));
  const counted = amount === undefined || amount.value > 5 ? 0 : contentWords(head, category, amount);
  if (left.length - counted > tolerated) return null;
  const members = membersOf(
    head,
    category,
    outside.map(({ canonical }) => canonical),
    outside[0]?.start ?? -1,
    hints,
  );
  if (members === null) return null;
  const several = /\b(?:several|multiple|mehrere|plusieurs|varios)\b/iu.test(head);
  const wanted =
    amount !== undefined && counted > 0 ? Math.max(1, Math.floor(amount.value)) : several ? 2 : 1;
  const name = nameOfKind(category, members);
  return skillLeaf({ name, terms: members, wanted, deep, expert: EXPERT.test(text), category: true });
}

function nameOfKind({ name, members }: FoundCategory, chosen: readonly string[]): string {
  return chosen.every((member) => !members.includes(member)) || chosen.length <= 3
    ? chosen.join(' or ')
    : name;
}

/** How many of the words left over are the number of things asked for: "three different ERP systems". */
function contentWords(
  head: string,
  category: FoundCategory,
  amount: { readonly start: number; readonly end: number },
): number {
  return amount.end <= category.start ? leftWords(head.slice(amount.start, amount.end), DEGREES).length : 0;
}

/** What counts as the thing asked for; null where other names stand beside it. */
function membersOf(
  head: string,
  category: FoundCategory,
  names: readonly string[],
  first: number,
  hints: Hinted | null,
): readonly string[] | null {
  if (names.length > 0) {
    // "a suite from ADP or UKG": the makers are the names
    if (MADE_BY.test(head.slice(0, first))) return names;
    return SOME_OTHER.test(head) ? [...names, ...category.members] : null;
  }
  if (hints === null || hints.all) return category.members;
  // "(MongoDB, CouchDB)" and "such as Airflow" give examples, "- Airflow, Dagster or Prefect" the choice
  return hints.bracketed || hints.examples ? [...category.members, ...hints.names] : hints.names;
}

/** A description no table knows, with names for it: one of them is enough. */
function hintedLeaf(hints: Hinted, deep: boolean, lexicon: Lexicon): Leaf | null {
  const { head, names, all } = hints;
  const kinds = names.map((name) => lexicon.skills.get(name)?.kind ?? 'tool');
  if (kinds.some((kind) => ['language', 'certification', 'licence', 'soft'].includes(kind))) return null;
  if (/\d|\b(?:not?|never|without|team|people|kein\p{L}*|ohne|sans|sin|nie)\b/iu.test(head)) return null;
  const described = matchSkills(head, lexicon, { lists: true, names: true }).length > 0;
  // "React (Hooks)" asks for both, "Declarative provisioning (Terraform)" names what it describes
  if (names.length < 2 && described) return null;
  return skillLeaf({
    name: names.join(all ? ' and ' : ' or '),
    terms: names,
    wanted: all ? new Set(names).size : 1,
    deep,
    expert: EXPERT.test(head),
    category: !all,
  });
}

/** Reads "knows Java", "Python and pandas experience", "a relational database", "R programming". */
export function readSkill(given: string, lexicon: Lexicon): Leaf | null {
  const text = given.replaceAll(SELF_RATED, ' ').replaceAll(/\s+/g, ' ').trim();
  const dated = readDatedSkill(text, lexicon);
  if (dated !== null) return dated;
  const plain = text.replaceAll(/\bin production\b/giu, ' ');
  const kind = kindLeaf(plain, lexicon, 1);
  if (kind !== null) return kind;
  const deep = DEEP.test(text);
  const expert = EXPERT.test(text);
  const core = coreOf(text);
  const alone = findSkill(lexicon, core);
  const asked = text.replaceAll(/\bin production\b/giu, (words) => ' '.repeat(words.length));
  const matches = matchSkills(asked, lexicon, { lists: true, names: true }).filter(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind !== 'language',
  );
  if (alone !== null && alone.kind !== 'language' && matches.length <= 1) {
    const skill = {
      name: alone.canonical,
      terms: [alone.canonical],
      wanted: 1,
      deep,
      expert,
      category: false,
    };
    if (['technology', 'tool'].includes(alone.kind)) return skillLeaf(skill);
  }
  if (matches.length === 0) return null;
  const terms = [...new Set(matches.map(({ canonical }) => canonical))];
  const rest = without(asked, matches).replaceAll(/\([^()]{0,80}\)/gu, ' ');
  const unknown = contentKeys(rest).filter(() => leftWords(rest, DEGREES).length > 0);
  // "Excel at public speaking" is about more than a tool: the words decide. One word beside a skill rarely matters.
  if (unknown.length > Math.max(1, terms.length)) return null;
  const leaf = skillLeaf({
    name: terms.join(' and '),
    terms,
    wanted: terms.length,
    deep,
    expert,
    category: false,
  });
  // A task or a field has many names, a technology has one.
  const broad = terms.every((term) =>
    ['task', 'method', 'domain', 'soft'].includes(lexicon.skills.get(term)?.kind ?? ''),
  );
  if (unknown.length === 0 && !broad) return leaf;
  // A word the skills list does not know may make it another thing: what is said in these very words goes first.
  const words = readWords(text);
  return {
    ...leaf,
    decide: (facts) => {
      const own = unknown.length === 0 ? leaf.decide(facts) : undefined;
      if (own?.truth === true) return own;
      const literal = terms.some((term) => isRemoved(facts, term)) ? undefined : words?.decide(facts);
      if (literal?.truth === true) return literal;
      const verdict = own ?? leaf.decide(facts);
      return unknown.length === 0 ? verdict : { ...verdict, confidence: Math.min(verdict.confidence, 0.65) };
    },
  };
}

const SEVERAL =
  /^.{0,80}?\b(?:at least )?(?<n>one|any|either|two|three|four|1|2|3|4) of(?: the following| these| those)?(?: [^:,]{0,40})?:\s*(?<list>.{3,200})$/iu;
const SEVERAL_PLAIN =
  /\b(?:at least )?(?<n>two|three|four|2|3|4) of(?: the following| these)?\s+(?<list>.{3,200})$/iu;

/** Reads "at least two of Java, Python, Go": null when a member is no skill of the list. */
export function readSeveral(text: string, lexicon: Lexicon): Leaf | null {
  const groups = (SEVERAL.exec(text) ?? SEVERAL_PLAIN.exec(text))?.groups;
  if (groups === undefined || OTHER.test(text)) return null;
  const known = namesOf(groups['list'] ?? '', lexicon);
  if (known === null || known.length < 2) return null;
  const wanted = numberOf(groups['n'] ?? '') ?? 1;
  return skillLeaf({
    name: `${wanted} of ${known.join(', ')}`,
    terms: known,
    wanted,
    deep: false,
    expert: false,
    category: true,
  });
}
