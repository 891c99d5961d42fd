import { bestMention, isRemoved, lookedAt } from '../search.ts';
import { hasCue } from '../../language/cues.ts';
import type { MentionStatus } from '../../language/locale.ts';
import type { Span } from '../../profile.ts';
import { findSkill, isPaper } from '../../skills/lexicon.ts';
import { Clause } from '../clause.ts';
import { placesNaming, POSSESSED, quote, wouldNameSkills, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
} from '../predicate.ts';
import {
  countOf,
  exceptedFrom,
  isExample,
  joints,
  mixed,
  namesOther,
  namesWithin,
  unknownName,
  type SkillSlots,
} from './skill_names.ts';
import { activityAsked, decideActivity } from './activity.ts';
import { hasVersion, versionOf } from './versions.ts';
import { around, isAnyEmployer, literalRest, narrowingAt, timeOf, windowIn } from './shared.ts';
import { holdsWords } from '../held_words.ts';
import { holds, hull, type WordRange } from '../../language/phrases.ts';
import { parts, within } from '../sentences/sentence.ts';

function parse(clause: Clause): Parse<SkillSlots>[] {
  const skills = clause
    .tags('skill')
    .filter(({ skill }) => !isPaper(skill.kind) && skill.kind !== 'language');
  const kinds = clause.entries('kind');
  if (skills.length === 0 && kinds.length === 0) return unknownName(clause);
  const { window, own: of_window } = windowIn(clause);
  const cues = clause.cues(
    'experience know deep expert basic work language now fluent job native thing total',
    'employed',
  );
  // "no Excel in her past"; beside a title it says when that was held
  if (clause.tags('title').length === 0) cues.push(...clause.cues('past', 'ever'));
  // "current experience, that is of the last 3 years"
  const fresh = window === null ? [] : clause.cues('valid');
  const employers = clause.cues('employer').filter((tag) => isAnyEmployer(clause, tag));
  const named = Clause.places(skills, kinds);
  // "management experience" within "project management experience" does not ask for people who were led
  const in_name = clause
    .cues('lead', 'leadership')
    .filter(({ start, end }) => named.has(start) && !named.has(end - 1) && isExperience(clause, end - 1));
  const alike = clause.cues('or_similar');
  const frame = Clause.places(of_window, cues, fresh, employers, in_name, alike);
  // the "negotiation" in "union negotiations" is not a level of a language
  const fluent = clause.cues('fluent').some(({ start }) => !named.has(start));
  const level = fluent || clause.has('deep', 'expert') ? 'deep' : 'any';
  const now = clause.has('now');
  const parses: Parse<SkillSlots>[] = [];
  if (skills.length > 0 && !mixed(clause, skills)) {
    const terms = [...new Set(skills.map(({ skill }) => skill.canonical))];
    const join = clause.joinOf(skills);
    const count = countOf(clause, skills, terms.length);
    const [only] = skills;
    const numbered = only === undefined || skills.length > 1 ? null : versionOf(clause, only);
    // "Excel 2016 or newer": the year names the product; "au cours des 3 dernières années" names no version
    const clash = [...of_window].some((at) => numbered?.own.has(at) === true);
    const version = clash && window?.months !== null ? null : numbered;
    const time = clash && version !== null ? null : window;
    const own = Clause.places(version?.own, frame, skills, joined(clause, skills), count?.own);
    const literal = literalRest(clause, own);
    const wanted = Math.min(terms.length, count?.wanted ?? (join === 'or' ? 1 : terms.length));
    const chosen = join === 'or' || (count !== null && count.wanted > 1);
    const own_names = namesWithin(clause, skills);
    const apart =
      (chosen && namesOther(clause, skills, literal)) || (skills.length > 1 && own_names.length > 0);
    if (!apart) {
      parses.push({
        own,
        literal,
        slots: {
          name:
            version?.version.label ??
            terms.join(count !== null && count.wanted > 1 ? ', ' : join === 'or' ? ' or ' : ' and '),
          terms,
          version: version?.version ?? null,
          done:
            literal.size > 0 || version !== null || now || time !== null
              ? null
              : activityAsked(clause, skills),
          wanted,
          level,
          of_kind: join === 'or',
          window: time,
          now,
          words: [...narrowingAt(clause, literal), ...own_names],
          ...(alike.length > 0 ? { or_similar: true } : {}),
        },
      });
    }
  }
  const [kind] = kinds.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (kind !== undefined && kinds.every((tag) => tag.entry === kind.entry || holds(kind, tag))) {
    // "a BI tool (Tableau, Power BI)": names beside it are examples of it
    const excepted = exceptedFrom(kind, skills, clause);
    const examples = excepted === null ? skills.filter((tag) => isExample(tag, kind, clause)) : [];
    const count = countOf(clause, [kind], 6);
    const list = joints(clause, [kind, ...examples]);
    const own = Clause.places(frame, kind, examples, list, count?.own, excepted?.own);
    const literal = literalRest(clause, own);
    // the very word asked for is one of its kind; in small letters no other name implies it
    const is_any = (count?.wanted ?? 1) === 1 && excepted === null;
    const ownName = is_any && kind.entry.evidence.length > 0 ? [clause.textAt(kind).toLowerCase()] : [];
    parses.push({
      own,
      literal,
      // the table of kinds decides what is a kind, whatever the skills list says
      bonus: kind.entry.evidence.length > 1 ? 0.03 : 0,
      slots: {
        name: kind.entry.label,
        terms: [
          ...new Set([...examples.map(({ skill }) => skill.canonical), ...kind.entry.evidence, ...ownName]),
        ],
        wanted: count?.wanted ?? 1,
        level,
        of_kind: true,
        window,
        now,
        words: narrowingAt(clause, literal),
        version: null,
        done: null,
        ...(excepted === null ? {} : { except: excepted.names }),
      },
    });
  }
  return parses;
}

/** Whether a word says by itself that somebody has, knows or has done something. */
const isExperience = (clause: Clause, at: number): boolean =>
  hasCue([clause.key(at)], clause.tagged.locales, 'experience');

/** The words between the names of a list; an "or" before its first one joins another thing. */
function joined(clause: Clause, tags: readonly WordRange[]): Set<number> {
  const { start: from } = hull(tags);
  const opens = clause.content.every(
    (at) => at >= from || clause.cues('and', 'or', 'any_of').some(({ start }) => start === at),
  );
  const choices = Clause.places(clause.cues('any_of'));
  return new Set([...joints(clause, tags)].filter((at) => at >= from || opens || choices.has(at)));
}

function decide(slots: SkillSlots, facts: JudgeFacts): Verdict {
  const verdict = decideNamed(slots, facts);
  // "X or similar": what is not X may be similar
  return slots.or_similar === true && verdict.truth === false
    ? { ...verdict, truth: null, confidence: Math.min(verdict.confidence, 0.5) }
    : verdict;
}

function decideNamed(slots: SkillSlots, facts: JudgeFacts): Verdict {
  const { name, wanted, of_kind, window, now, except = [] } = slots;
  const terms = slots.terms.filter((term) => !isExcepted(term, slots, facts));
  const carried = new Map<string, Span>();
  const others: { readonly term: string; readonly span: Span; readonly status: MentionStatus }[] = [];
  let without_words: Span | null = null;
  let undated: Span | null = null;
  const versions: { readonly span: Span; readonly is: boolean | null }[] = [];
  for (const term of terms) {
    const mentions = placesNaming(term, facts, of_kind && /^\p{Ll}/u.test(term));
    const held = [];
    for (const mention of mentions) {
      const { status } = mention;
      const time = timeOf(mention.span, slots, facts);
      if (!POSSESSED.has(status) || (slots.level === 'deep' && status === 'basic')) {
        others.push({ term, span: mention.span, status });
      } else if (time === 'undated') undated ??= mention.span;
      else if (time === 'at_another_time') others.push({ term, span: mention.span, status: 'lapsed' });
      else if (!holdsWords(around(facts, mention.span), slots.words)) without_words ??= mention.span;
      else {
        const is = slots.version === null || hasVersion(slots.version, mention.span, facts);
        if (is === true) held.push(mention);
        else versions.push({ span: mention.span, is });
      }
    }
    const best = bestMention(facts, held);
    const canonical = findSkill(facts.lexicon, term)?.canonical ?? term;
    if (best !== undefined) carried.set(canonical, facts.quote(best.span).span);
  }
  if (carried.size >= wanted) {
    const spans = [...carried.values()].slice(0, Math.max(1, wanted));
    const quotes = spans.map((span) => quote(facts, span)).join(', ');
    return met(slots.words.length > 0 ? 0.85 : 0.92, say('skill.shown', { name, quotes }), spans);
  }
  if (slots.version !== null && versions.length > 0) {
    return otherVersion(slots.version.label, versions, facts);
  }
  const done =
    slots.done === null || carried.size > 0 ? null : decideActivity({ ...slots.done, window, now }, facts);
  if (done?.truth === true) return done;
  const removed = terms.filter((term) => isRemoved(facts, term));
  if (without_words !== null) {
    const { span } = facts.quote(without_words);
    return notStated(0.5, ...quotedSentence(facts, span, 'slot.words', { words: slots.words.join(', ') }));
  }
  if (undated !== null && carried.size === 0) {
    const { span } = facts.quote(undated);
    return notStated(0.5, ...quotedSentence(facts, span, 'skill.undated'));
  }
  if (removed.length > 0 && !of_kind) return notMet(0.95, say('removed', { name: removed.join(', ') }));
  const against = others.filter(
    ({ term }) => !carried.has(findSkill(facts.lexicon, term)?.canonical ?? term),
  );
  const other = against.find(({ status }) => !POSSESSED.has(status));
  const shallow = against.find(({ status }) => POSSESSED.has(status)) ?? other;
  if (shallow !== undefined && (carried.size === 0 || !of_kind)) {
    const { span } = facts.quote(shallow.span);
    return notMet(0.75, ...quotedSentence(facts, span, `status.${shallow.status}`, { name }));
  }
  const undone = slots.done !== null && done?.is_silent !== true;
  if (undone || terms.every((term) => facts.lexicon.skills.get(term)?.kind === 'soft')) {
    return notStated(0.5, say('nothing', { name }));
  }
  const missing = of_kind ? name : terms.filter((term) => !carried.has(term)).join(', ');
  const no_other = except.length > 0 ? 'skill.no_other' : null;
  const told = { name: missing, except: except.join(', ') };
  if (!wouldNameSkills(facts)) return notStated(0.6, say(no_other ?? 'nothing', told));
  const looked = lookedAt(facts, ['skills', 'experience']);
  return notMentioned(slots.words.length === 0 ? 0.85 : 0.7, say(no_other ?? 'not_mentioned', told), looked);
}

/** Named in another version than the one asked for, or in none. */
function otherVersion(
  name: string,
  versions: readonly { readonly span: Span; readonly is: boolean | null }[],
  facts: JudgeFacts,
): Verdict {
  const shown = versions.find(({ is }) => is === null) ?? versions[0];
  const { span } = facts.quote(shown?.span ?? { start: 0, end: 0 });
  return shown?.is === false
    ? notMet(0.75, ...quotedSentence(facts, span, 'skill.other_version', { name }))
    : notStated(0.5, ...quotedSentence(facts, span, 'skill.no_version', { name }));
}

/** Whether a name is one that does not count, or another way to say the kind. */
function isExcepted(term: string, { name, except = [] }: SkillSlots, facts: JudgeFacts): boolean {
  const nameOf = (one: string): string => findSkill(facts.lexicon, one)?.canonical ?? one;
  const own = nameOf(term);
  return (
    except.length > 0 &&
    (own === nameOf(name) ||
      except.some((one) => own === one || facts.implied.get(one)?.includes(own) === true))
  );
}

/** "ERP system other than SAP". */
const otherThan = (name: string | number = '', except: string | number = ''): string =>
  except === '' ? String(name) : `${name} other than ${except}`;

export const skill: Kind<SkillSlots> = {
  parse,
  asked_by: ['skill', 'certification'],
  understood: ({ name, terms, wanted, level, of_kind, words, now, window, except }) =>
    say(wanted > 1 && (of_kind || wanted < terms.length) ? 'asks.skills' : 'asks.skill', {
      name,
      wanted,
      level,
      words: words.join(' '),
      except: except?.join(', '),
      now,
      window: window?.label,
    }),
  decide,
  sentences: {
    'asks.skill': ({ name, except, level, words, now, window }) =>
      parts(
        level === 'deep' ? 'Good knowledge of' : 'Skill:',
        otherThan(name, except),
        words === '' ? '' : `with the words “${words}”`,
        within(window, now),
      ),
    'asks.skills': ({ name, except, wanted, now, window }) =>
      parts(`At least ${wanted} of:`, otherThan(name, except), within(window, now)),
    'skill.no_other': ({ name, except }) => `The resume does not mention ${otherThan(name, except)}.`,
    'skill.other_version': ({ name, quotes }) => `The resume names another version than ${name}: ${quotes}.`,
    'skill.undated': ({ quotes }) => `The resume does not say when that was: ${quotes}.`,
    'skill.no_version': ({ name, quotes }) => `The resume does not say whether it is ${name}: ${quotes}.`,
    'skill.shown': ({ quotes }) => `The resume says ${quotes}.`,
  },
};
