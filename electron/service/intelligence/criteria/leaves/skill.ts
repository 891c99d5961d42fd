import { fold } from '../../resume/lines.ts';
import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import type { Verdict } from '../answer.ts';
import { categoryIn } from '../categories.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { bestMention, isRemoved, lookedAt, literalMentions, mentionsOf, type Mention } from '../search.ts';
import { windowOf } from '../window.ts';
import { jobsOf, lastMonth } from '../work.ts';
import { readWords } from './words.ts';
import { numberOf } from '../amounts.ts';

const DEEP =
  /\b(?:proficien\p{L}*|expert\p{L}*|advanced|strong|deep|fluent in|in-depth|specialist|master(?:y|ed)|fundierte|sehr gute|avanzado|solide)\b/iu;

/** A name of the skills list alone, which may look like a title too: "DevOps", "bookkeeping experience". */
export function readSkillName(text: string, lexicon: Lexicon): Leaf | null {
  const name = text.replace(/\s(?:experience|skills?|knowledge|kenntnisse|erfahrung)$/iu, '');
  const skill = findSkill(lexicon, name);
  const kinds = ['technology', 'tool', 'method', 'task'];
  return skill !== null && kinds.includes(skill.kind) && fold(name) === fold(skill.canonical)
    ? readSkill(text, lexicon)
    : null;
}

/** Reads "knows Java", "Python and pandas experience", "a relational database", "R programming". */
export function readSkill(text: string, lexicon: Lexicon): Leaf | null {
  const deep = DEEP.test(text);
  const dated = readDated(text, lexicon);
  if (dated !== null) return dated;
  const plain = text.replaceAll(/\([^()]{0,80}\)|\bin production\b/gu, ' ');
  const category = categoryIn(plain);
  const named = matchSkills(plain, lexicon, { lists: true, names: true });
  // "Google Cloud Platform" is a name, not any cloud platform.
  const isName = named.some(
    ({ start, end }) =>
      category !== null &&
      start <= category.start &&
      end >= category.end &&
      end - start > category.end - category.start,
  );
  if (category !== null && !isName && contentKeys(category.rest).length <= 1) {
    const wanted = /\btwo of\b/iu.test(text) ? 2 : 1;
    return skillLeaf({ name: category.name, terms: category.members, wanted, deep, category: true });
  }
  const asked = text.replaceAll(/\bin production\b/giu, (words) => ' '.repeat(words.length));
  const matches = matchSkills(asked, lexicon, { lists: true, names: true }).filter(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind !== 'language',
  );
  if (matches.length === 0) return null;
  const terms = [...new Set(matches.map(({ canonical }) => canonical))];
  let rest = asked;
  for (const { start, end } of matches.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const unknown = contentKeys(rest.replaceAll(/\([^()]{0,80}\)/gu, ' '));
  // "Excel at public speaking" is about more than a tool: the words decide. One word beside a skill rarely matters.
  if (unknown.length > Math.max(1, terms.length)) return null;
  const leaf = skillLeaf({ name: terms.join(' and '), terms, wanted: terms.length, deep, category: false });
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

const CURRENT =
  /\b(?:(?:in|uses? in) (?:the |their |a )?)?current (?:job|role|position)(?: involves| uses)?\b|\bcurrently (?:uses|using|works with|working with)\b/iu;

/** Reads "used Java in the last 2 years", "current job involves Java": a mention in a job of that time. */
function readDated(text: string, lexicon: Lexicon): Leaf | null {
  const window = windowOf(text);
  const current = CURRENT.test(text);
  if (window.label === '' && !current) return null;
  const rest = window.rest.replace(CURRENT, ' ').replaceAll(/\s+/g, ' ').trim();
  const terms = matchSkills(rest, lexicon, { lists: true, names: true }).map(({ canonical }) => canonical);
  const [term] = terms;
  if (term === undefined || terms.length > 1) return null;
  return {
    kind: 'skill',
    understood: `Skill: ${term}, used ${current ? 'in the current job' : window.label.trim()}`,
    decide: (facts) => {
      const from = window.read(facts);
      const mentions = mentionsOf(facts, term);
      const jobs = jobsOf(facts).filter(
        (entry) => (!current || entry.current) && (from === null || lastMonth(entry, facts) >= from),
      );
      const found = mentions.find(({ span }) =>
        jobs.some((entry) => span.start >= entry.span.start && span.end <= entry.span.end),
      );
      const [other] = mentions;
      if (isRemoved(facts, term)) return notMet(0.95, `${term} was taken out of the profile by hand.`);
      if (found !== undefined) {
        const { span } = facts.quote(found.span);
        return met(0.88, `A job of that time shows it: ${quoted(facts, span)}.`, [span]);
      }
      if (other === undefined) {
        return notMet(
          0.85,
          `The resume does not mention ${term}.`,
          lookedAt(facts, ['skills', 'experience']),
        );
      }
      const { span } = facts.quote(other.span);
      return notStated(0.6, `The resume does not say that it was used then: ${quoted(facts, span)}.`, [span]);
    },
  };
}

const SEVERAL =
  /\b(?:at least )?(?<n>two|three|four|2|3|4) of(?: the following| these)?:?\s+(?<list>.{3,200})$/iu;

/** Reads "at least two of Java, Python, Go": null when a member is no skill of the list. */
export function readSeveral(text: string, lexicon: Lexicon): Leaf | null {
  const groups = SEVERAL.exec(text)?.groups;
  if (groups === undefined) return null;
  const members = (groups['list'] ?? '')
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/iu)
    .filter((part) => part !== '');
  const terms = members.map((member) => findSkill(lexicon, member)?.canonical);
  const known = terms.filter((term) => term !== undefined);
  if (known.length < 2 || known.length < terms.length) return null;
  const wanted = numberOf(groups['n'] ?? '') ?? 2;
  return skillLeaf({
    name: `${wanted} of ${known.join(', ')}`,
    terms: known,
    wanted,
    deep: false,
    category: true,
  });
}

type Asked = {
  readonly name: string;
  readonly terms: readonly string[];
  readonly wanted: number;
  readonly deep: boolean;
  readonly category: boolean;
};

function skillLeaf(asked: Asked): Leaf {
  return {
    kind: 'skill',
    understood: `${asked.deep ? 'Good ' : ''}${asked.deep ? 'knowledge of ' : 'Skill: '}${asked.name}`,
    decide: (facts) => decide(asked, facts),
  };
}

function decide({ name, terms, wanted, deep, category }: Asked, facts: CriterionFacts): Verdict {
  const found = new Map<string, Mention>();
  const shallow: Mention[] = [];
  for (const term of terms) {
    // a member in small letters is a description, not a name: "relational database" is not any database
    const mentions =
      category && /^\p{Ll}/u.test(term) ? literalMentions(facts, term) : mentionsOf(facts, term);
    const solid = deep ? mentions.filter(({ hedged }) => !hedged) : mentions;
    const best = bestMention(facts, solid);
    const canonical = findSkill(facts.lexicon, term)?.canonical ?? term;
    if (best !== undefined) found.set(canonical, best);
    else shallow.push(...mentions.slice(0, 1));
  }
  if (found.size >= wanted) {
    const chosen = [...found.values()].slice(0, Math.max(1, Math.min(wanted, 3)));
    const quotes = chosen.map((mention) => facts.quote(mention.span));
    const worked = quotes.every(({ rank }) => rank <= 2);
    const shown = quotes.map(({ span }) => quoted(facts, span)).join(' and ');
    const via = category || chosen.some(({ written }) => !sameWord(written, name));
    return met(
      worked ? 0.93 : 0.88,
      via
        ? `The resume shows ${name} through ${chosen.map(({ written }) => written).join(' and ')}: ${shown}.`
        : `The resume says ${shown}.`,
      quotes.map(({ span }) => span),
    );
  }
  const taken = terms.filter((term) => isRemoved(facts, term));
  if (!category && taken.length > 0) {
    return notMet(0.95, `${taken.join(' and ')} was taken out of the profile by hand.`);
  }
  const [hedge] = shallow;
  if (hedge !== undefined) {
    const { span } = facts.quote(hedge.span);
    return notMet(0.75, `The resume mentions it only as a first acquaintance: ${quoted(facts, span)}.`, [
      span,
    ]);
  }
  if (terms.every((term) => facts.lexicon.skills.get(term)?.kind === 'soft')) {
    return notStated(0.5, `The resume does not say anything about ${name}.`);
  }
  const missing = category ? name : terms.filter((term) => !found.has(term)).join(' and ');
  const listed = facts.profile.sections.some(({ kind }) => kind === 'skills');
  const where = lookedAt(facts, ['skills', 'experience']);
  return listed || facts.profile.work.length > 0
    ? notMet(listed ? 0.85 : 0.7, `The resume does not mention ${missing}.`, where)
    : notStated(0.6, `The resume does not say anything about ${missing}.`);
}

function sameWord(written: string, name: string): boolean {
  return name.toLowerCase().includes(written.toLowerCase());
}
