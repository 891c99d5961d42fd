import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { quoted } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { isRemoved, lookedAt, mentionsOf } from '../search.ts';
import { windowOf } from '../window.ts';
import { jobsOf, lastMonth } from '../work.ts';

const CURRENT =
  /\b(?:(?:in|uses? in) (?:the |their |a )?)?current (?:job|role|position)(?: involves| uses)?\b|\bcurrently (?:uses|using|works? (?:with|in)|working (?:with|in))\b/iu;

/** Reads "used Java in the last 2 years", "current job involves Java": a mention in a job of that time. */
export function readDatedSkill(text: string, lexicon: Lexicon): Leaf | null {
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
        return notMentioned(
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
