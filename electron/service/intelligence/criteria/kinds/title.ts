import { lookedAt, sectionAt } from '../search.ts';
import { titleMatches, titleReaches } from '../titles.ts';
import { headOf, jobsOf, titleText } from '../work.ts';
import type { Cue } from '../../language/locale.ts';
import { cuesIn, cuesOfText } from '../../language/cues.ts';
import { follows, holds, Phrases, type WordRange } from '../../language/phrases.ts';
import type { Line } from '../../language/lines.ts';
import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
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
import { isProduct } from '../../skills/lexicon.ts';

/** A title held, now or ever, or a rank. */
type TitleSlots = {
  readonly titles: readonly string[];
  /** Cues of a rank a title has to show, where no title is named ("senior level"). */
  readonly ranks: readonly Cue[];
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
      slots: { titles: titles.map(({ title }) => title), ranks: [], now, window },
    });
  }
  const ranks = clause.cues(...RANKS);
  if (ranks.length > 0) {
    parses.push({
      own: Clause.places(of_window, frame, ranks, clause.cues('or', 'or_higher')),
      slots: { titles: [], ranks: ranks.map(({ cue }) => cue), now, window },
    });
  }
  return parses;
}

/** "Nurse / carer", "senior / lead". */
const nameOf = (titles: readonly string[], ranks: readonly string[]): string =>
  (titles.length > 0 ? titles : ranks.map((rank) => rank.replace('_rank', ''))).join(' / ');

/** What somebody was ("has been a sales manager") is no skill; but a trade is, and leading a team is leading. */
function bonusOf(clause: Clause, titles: readonly WordRange[]): number {
  if (clause.has('as', 'past', 'title')) return 0.06;
  // "PRINCE2 Practitioner": not a title anybody has at work; "registered nurse" is both
  const papers = clause
    .tags('skill')
    .filter((tag) => tag.skill.kind === 'certification' && NAME.test(clause.textAt(tag)));
  if (titles.every((tag) => papers.some((paper) => holds(paper, tag)))) return -0.05;
  const products = clause.tags('skill').some(({ skill }) => isProduct(skill.kind));
  const whole = titles.every(({ start, end }) => end - start > 1);
  return whole && !products && !clause.has('lead', 'team') ? 0.04 : 0;
}

/** A short form, or a number of a standard. */
const NAME = /\p{Lu}{2}|\d/u;

function decide({ titles, ranks, now, window }: TitleSlots, facts: JudgeFacts): Verdict {
  const name = nameOf(titles, ranks);
  const fits = (title: string): boolean =>
    titles.some((asked) => titleReaches(title, asked)) || (ranks.length > 0 && hasRank(title, ranks, facts));
  const all = jobsOf(facts).filter((entry) => fits(titleText(entry, facts)) && entry.kind !== 'internship');
  const found = all.find((entry) => inTime(entry, { now, window }, facts));
  if (found !== undefined) return met(0.9, ...quotedSentence(facts, headOf(found, facts)));
  const [other] = all;
  if (other !== undefined) {
    return notMet(0.85, ...quotedSentence(facts, headOf(other, facts), 'title.past', { name }));
  }
  const told = now || window !== null ? undefined : inText(titles, facts);
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

/** A title named in a job's text or the summary ("promoted to head of purchasing"), or that of its deputy. */
function inText(
  titles: readonly string[],
  facts: JudgeFacts,
): { readonly span: Span; readonly lower: boolean } | undefined {
  const phrases = Phrases.of(titles);
  let lower: Span | undefined;
  for (const row of facts.rows) {
    const section = sectionAt(facts, row.line.start);
    if (section === 'interests') continue;
    for (const { start, end } of phrases.in(row.keys)) {
      const span = {
        start: row.words[start]?.start ?? row.line.start,
        end: row.words[end - 1]?.end ?? row.line.end,
      };
      // "First aid, fire warden, manual handling": an item of a list among schools, no words of a degree
      if (section === 'education' && !isItem(row.line, span)) continue;
      const deputies = cuesIn(row.keys, facts.locales).cues.filter(({ value }) => value === 'deputy');
      if (deputies.some((one) => follows({ start }, one, 2) || one.start === end)) {
        lower ??= row.line;
      } else if (POSSESSED.has(statusAt(facts, span)) && !BESIDE.test(row.keys[start - 1] ?? '')) {
        return { span: row.line, lower: false };
      }
    }
  }
  return lower === undefined ? undefined : { span: lower, lower: true };
}

/** Whether a span is an item of a list by itself, in a list of several. */
function isItem({ text, start }: Line, span: Span): boolean {
  const before = text.slice(0, span.start - start).trimEnd();
  const behind = text.slice(span.end - start).trimStart();
  return (before === '' || /[,;:•]$/u.test(before)) && /^(?:[,;]|$)/u.test(behind) && before + behind !== '';
}

/** "Reported to the finance director": beside one. */
const BESIDE = /^(?:the|my|our|der|dem|den|le|la|el|il|mi|mon|meinem|with|by|for|un|une|ein|einem)$/u;

function hasRank(title: string, ranks: readonly Cue[], facts: JudgeFacts): boolean {
  const shown = new Set(cuesOfText(title, facts.locales).map(({ value }) => value));
  if (/\b(?:lead|principal|staff)\b/iu.test(title)) shown.add('lead_rank');
  if (/\bmanager\b/iu.test(title)) shown.add('manager_rank');
  return ranks.some((rank) => (SHOWS[rank] ?? [rank]).some((own) => shown.has(own)));
}

export const title: Kind<TitleSlots> = {
  parse,
  asked_by: ['skill', 'certification'],
  understood: ({ titles, ranks, now, window }) =>
    say('asks.title', { name: nameOf(titles, ranks), now, window: window?.label }),
  decide,
  sentences: {
    'asks.title': ({ name, now, window }) =>
      parts(now === 1 ? 'Now has the title' : 'Has had the title', name, within(window)),
    'title.past': ({ quotes }) => `The title was held at another time: ${quotes}.`,
    'title.lower': ({ quotes }) => `The title is held only in part: ${quotes}.`,
    'title.none': ({ name }) => `None of the jobs in the resume has the title ${name}.`,
  },
};
