import { regex } from '../../language/pattern.ts';
import { lookedAt } from '../search.ts';
import { ownTitle, titleMatches, titleReaches } from '../titles.ts';
import { headOf, jobsOf, titleText } from '../work.ts';
import type { Cue } from '../../language/locale.ts';
import { cuesOfText } from '../../language/cues.ts';
import { holds, holdsAt, overlaps, type WordRange } from '../../language/phrases.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
  metIf,
} from '../predicate.ts';
import { windowIn, type Window, inTime } from './shared.ts';
import { joints } from './skill_names.ts';
import { parts, within } from '../sentences/sentence.ts';
import { findSkill, isProduct } from '../../skills/lexicon.ts';
import { headInText, isNoun, rankInText, titleInText, type TitleTold } from './title_told.ts';
import { isOf } from '../../language/word_classes.ts';

/** A title held, now or ever, or a rank. */
type TitleSlots = {
  readonly titles: readonly string[];
  /** Cues of a rank a title has to show ("senior level"), beside the title if one is named. */
  readonly ranks: readonly Cue[];
  /** What somebody is the head of: "heads logistics". */
  readonly heads: string;
  readonly now: boolean;
  readonly window: Window | null;
};

const RANKS = ['senior', 'executive', 'manager_rank', 'lead_rank', 'junior'] as const;
/** Ranks from low to high: a higher one shows a lower one that is asked for. */
const SHOWS: Partial<Record<Cue, readonly Cue[]>> = {
  senior: ['senior', 'lead_rank', 'executive'],
  lead_rank: ['lead_rank', 'executive'],
};

function parse(clause: Clause): Parse<TitleSlots>[] {
  if (clause.tags('length').length > 0 && windowIn(clause).window === null) return [];
  const { window, own: of_window } = windowIn(clause);
  const frame = Clause.places(clause.cues('work as job title now past experience employed freelance total'));
  const now = clause.has('now');
  const titles = clause.tags('title');
  const parses: Parse<TitleSlots>[] = [];
  if (titles.length > 0) {
    parses.push({
      own: Clause.places(of_window, frame, titles, joints(clause, titles)),
      bonus: bonusOf(clause, titles),
      slots: { titles: titles.map(({ title }) => title), ranks: [], heads: '', now, window },
    });
  }
  const ranks = clause.cues(...RANKS);
  if (ranks.length > 0) {
    parses.push({
      own: Clause.places(of_window, frame, ranks, clause.cues('or', 'or_higher')),
      slots: { titles: [], ranks: ranks.map(({ cue }) => cue), heads: '', now, window },
    });
  }
  // "buyer at senior level": the rank stands apart
  const [apart, ...more] = ranks.filter((rank) => !titles.some((one) => holds(one, rank)));
  const all = apart === undefined ? titles : [apart, ...titles];
  if (apart !== undefined && more.length === 0 && titles.length > 0 && clause.joinOf(all) === 'and') {
    parses.push({
      own: Clause.places(of_window, frame, titles, joints(clause, titles), apart),
      bonus: bonusOf(clause, titles),
      slots: { titles: titles.map(({ title }) => title), ranks: [apart.cue], heads: '', now, window },
    });
  }
  const headed = headedIn(clause);
  if (headed !== null) {
    parses.push({
      own: Clause.places(of_window, frame, headed.own),
      bonus: 0.05,
      slots: { titles: [], ranks: [], heads: headed.name, now, window },
    });
  }
  return parses;
}

/** "Heads logistics", "leitet die Abteilung Logistik", "à la tête du service logistique": a field of work is led. */
function headedIn(clause: Clause): { readonly own: Iterable<number>; readonly name: string } | null {
  const departments = clause.all.filter((at) => isOf('department', clause.key(at)));
  const fields = clause.tagged.tables.fields_of_work
    .in(clause.keys)
    // "gestión de equipos": leading people is no department
    .filter(({ value }) => value.id !== 'leading_people')
    .map(({ start, end }) => ({ start: clause.from + start, end: clause.from + end }));
  const known = clause.tags('skill').filter(({ skill }) => skill.kind === 'domain');
  const [field, ...others] = [...fields, ...known].toSorted((a, b) => a.start - b.start || b.end - a.end);
  if (field === undefined || others.some((other) => !holds(field, other))) return null;
  const beside = departments.filter((at) => at < field.start || at >= field.end);
  // "runs the logistics department", "in charge of logistics"
  const verb =
    clause.all.find(
      (at) =>
        isOf('heads', clause.key(at)) && !holdsAt(field, at) && (at < field.start || !isNoun(clause.key(at))),
    ) ??
    clause.cues('lead').find((cue) => !overlaps(field, cue) && (beside.length > 0 || cue.end - cue.start > 2))
      ?.start;
  const people = clause
    .cues('team', 'people', 'formal')
    .filter(({ start }) => start !== verb && !departments.includes(start));
  if (verb === undefined || people.length > 0 || clause.tags('quantity').length > 0) return null;
  return { own: Clause.places([verb], field, beside, clause.cues('lead')), name: clause.textAt(field) };
}

/** "Nurse / carer", "senior / lead". */
const nameOf = ({ titles, ranks, heads }: TitleSlots): string =>
  heads !== ''
    ? heads
    : [titles, ranks.map((rank) => rank.replace('_rank', ''))]
        .flatMap((some) => (some.length === 0 ? [] : [some.join(' / ')]))
        .join(', ');

/** What somebody was ("has been a sales manager") is no skill; but a trade is, and leading a team is leading. */
function bonusOf(clause: Clause, titles: readonly WordRange[]): number {
  if (clause.has('as', 'past', 'title')) return 0.06;
  // "PRINCE2 Practitioner": not a title anybody has at work; "registered nurse" is both
  const papers = clause
    .tags('skill')
    .filter((tag) => tag.skill.kind === 'certification' && NAME.test(clause.textAt(tag)));
  if (titles.every((tag) => papers.some((paper) => holds(paper, tag)))) return -0.05;
  // "ausgebildeter Ersthelfer": the table of papers has it whole
  const entries = clause.entries('credential');
  if (titles.every((tag) => entries.some((entry) => holds(entry, tag)))) return 0;
  const products = clause.tags('skill').some(({ skill }) => isProduct(skill.kind));
  const whole = titles.every(({ start, end }) => end - start > 1);
  return whole && !products && !clause.has('lead', 'team') ? 0.04 : 0;
}

/** A short form, or a number of a standard. */
const NAME = /\p{Lu}{2}|\d/u;

function decide(slots: TitleSlots, facts: JudgeFacts): Verdict {
  const { ranks, heads, now, window } = slots;
  const name = nameOf(slots);
  const titles = heads === '' ? slots.titles : [`head ${heads}`];
  const fits = (title: string): boolean =>
    (titles.length === 0 ||
      titles.some((asked) => titleReaches(title, asked)) ||
      (heads !== '' && isHeadOf(title, heads, facts))) &&
    (ranks.length === 0 || hasRank(ownTitle(title), ranks, facts));
  const all = jobsOf(facts).filter((entry) => fits(titleText(entry, facts)) && entry.kind !== 'internship');
  const found = all.find((entry) => inTime(entry, { now, window }, facts));
  if (found !== undefined) return met(0.9, ...quotedSentence(facts, headOf(found, facts)));
  const [other] = all;
  if (other !== undefined) {
    return notMet(0.85, ...quotedSentence(facts, headOf(other, facts), 'title.past', { name }));
  }
  const told = now || window !== null ? undefined : toldIn(slots, facts);
  if (told !== undefined) {
    const code = told.lower ? 'title.lower' : 'shown';
    return metIf(!told.lower, [0.8, 0.75], ...quotedSentence(facts, told.span, code, { name }));
  }
  const near = jobsOf(facts).find((entry) =>
    titles.some((asked) => titleMatches(titleText(entry, facts), asked)),
  );
  return near === undefined
    ? notMentioned(0.82, say('title.none', { name }), lookedAt(facts, ['experience']))
    : notMet(0.75, ...quotedSentence(facts, headOf(near, facts), 'title.lower', { name }));
}

/** Where the resume tells of it outside the heads of jobs: a title in words, or that a department was led. */
function toldIn({ titles, ranks, heads }: TitleSlots, facts: JudgeFacts): TitleTold | undefined {
  if (heads !== '') return titleInText([`head ${heads}`], facts) ?? headInText(heads, facts);
  if (ranks.length === 0) return titleInText(titles, facts);
  if (titles.length === 0) return rankInText(facts, (title) => hasRank(title, ranks, facts));
  return titleInText(
    titles.flatMap((one) => ranks.map((rank) => `${rank.replace('_rank', '')} ${one}`)),
    facts,
  );
}

/** "Head of Logistics" for "Leitung Logistik": the title names the field in another language. */
function isHeadOf(title: string, field: string, facts: JudgeFacts): boolean {
  const skill = findSkill(facts.lexicon, field);
  const written = skill === null ? [] : (facts.mentions.get(skill.canonical) ?? []);
  const names = new Set(written.map(({ start, end }) => facts.document.text.slice(start, end)));
  return [...names].some((name) => title.includes(name) && titleReaches(title, `head ${name}`));
}

function hasRank(title: string, ranks: readonly Cue[], facts: JudgeFacts): boolean {
  const shown = new Set(cuesOfText(title, facts.locales).map(({ value }) => value));
  if (LEAD.test(title)) shown.add('lead_rank');
  if (/\bmanager\b/iu.test(title)) shown.add('manager_rank');
  return ranks.some((rank) => (SHOWS[rank] ?? [rank]).some((own) => shown.has(own)));
}

// A staff engineer is above a senior one; a staff nurse is above nobody, and lead generation is no rank.
const LEAD = regex('iu')`
    \b(?:principal|lead(?!\s(?:generation|times?|management|acid|nurturing)\b)|
    staff (?:\w+ )?(?:engineer|developer|scientist|designer|researcher|architect))\b`;

export const title: Kind<TitleSlots> = {
  parse,
  asked_by: ['skill', 'certification'],
  understood: (slots) =>
    say(slots.heads === '' ? 'asks.title' : 'asks.title.heads', {
      name: nameOf(slots),
      now: slots.now,
      window: slots.window?.label,
    }),
  decide,
  sentences: {
    'asks.title': ({ name, now, window }) =>
      parts(now === 1 ? 'Now has the title' : 'Has had the title', name, within(window)),
    'asks.title.heads': ({ name, now, window }) =>
      parts(now === 1 ? 'Now is the head of' : 'Has been the head of', name, within(window)),
    'title.past': ({ quotes }) => `The title was held at another time: ${quotes}.`,
    'title.lower': ({ quotes }) => `The title is held only in part: ${quotes}.`,
    'title.none': ({ name }) => `None of the jobs in the resume has the title ${name}.`,
  },
};
