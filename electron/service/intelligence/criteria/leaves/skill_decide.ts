import { findSkill } from '../../skills/lexicon.ts';
import type { Verdict } from '../answer.ts';
import { lineAt } from '../../resume/lines.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { bestMention, isRemoved, lookedAt, literalMentions, mentionsOf, type Mention } from '../search.ts';

/** Skills asked for: how many of the terms, and how well. */
export type AskedSkill = {
  readonly name: string;
  readonly terms: readonly string[];
  /** How many of the terms have to be there. */
  readonly wanted: number;
  /** A first acquaintance is not enough. */
  readonly deep: boolean;
  /** What the resume itself calls intermediate is not enough. */
  readonly expert: boolean;
  /** The terms are examples of a kind of thing, or a choice. */
  readonly category: boolean;
};

/** The leaf of skills asked for. */
export function skillLeaf(asked: AskedSkill): Leaf {
  return {
    kind: 'skill',
    understood: `${asked.deep ? 'Good ' : ''}${asked.deep ? 'knowledge of ' : 'Skill: '}${asked.name}`,
    decide: (facts) => decideSkill(asked, facts),
  };
}

const MIDDLING =
  /\b(?:intermediate|middling|working knowledge|fair|medium|mittel|gute? kenntnisse|intermédiaire|intermedio)\b/iu;

/** Whether the resume rates a mention as middling: beside it, or in a line of its own above. */
function isMiddling({ span }: Mention, facts: CriterionFacts): boolean {
  const line = lineAt(facts.lines, span.start);
  if (line === null) return false;
  const above = facts.lines.slice(Math.max(0, line.index - 2), line.index);
  return (
    MIDDLING.test(facts.quote(span).text) || above.some(({ text }) => text.length < 40 && MIDDLING.test(text))
  );
}

/** The mentions that prove as much as is asked for; what the resume itself says of its level goes before where it stands. */
function solidOf(
  mentions: readonly Mention[],
  term: string,
  { deep, expert, category }: Pick<AskedSkill, 'deep' | 'expert' | 'category'>,
  facts: CriterionFacts,
): readonly Mention[] {
  if (expert && mentions.some((mention) => isMiddling(mention, facts))) return [];
  // a course or a trial proves nothing where somebody is to have worked with it
  if (!deep) return category ? mentions : mentions.filter(({ slight }) => !slight);
  const own = mentions.filter(({ written }) => sameWord(written, term));
  return (own.length > 0 ? own : mentions).filter(({ hedged }) => !hedged);
}

// A history of fewer statements and characters than this need not name every skill.
const DETAILED = { bullets: 8, characters: 900 };

/** Whether a resume would name a skill the person has: it lists skills, or tells its jobs in detail. */
export function wouldNameSkills({ profile }: CriterionFacts): boolean {
  if (profile.sections.some(({ kind }) => kind === 'skills')) return true;
  const bullets = profile.work.reduce((sum, entry) => sum + entry.bullets.length, 0);
  const characters = profile.work.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return bullets >= DETAILED.bullets || characters >= DETAILED.characters;
}

function decideSkill(
  { name, terms, wanted, deep, expert, category }: AskedSkill,
  facts: CriterionFacts,
): Verdict {
  const found = new Map<string, Mention>();
  const shallow: Mention[] = [];
  for (const term of terms) {
    // a member in small letters is a description, not a name: "relational database" is not any database
    const mentions =
      category && /^\p{Ll}/u.test(term) ? literalMentions(facts, term) : mentionsOf(facts, term);
    const solid = solidOf(mentions, term, { deep, expert, category }, facts);
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
  return wouldNameSkills(facts)
    ? notMentioned(listed ? 0.85 : 0.7, `The resume does not mention ${missing}.`, where)
    : notStated(0.6, `The resume does not say anything about ${missing}.`);
}

function sameWord(written: string, name: string): boolean {
  return name.toLowerCase().includes(written.toLowerCase());
}
