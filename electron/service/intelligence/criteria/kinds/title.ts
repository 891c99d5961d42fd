import { lookedAt, sectionAt } from '../search.ts';
import { titleMatches, titleReaches } from '../titles.ts';
import { headOf, jobsOf, titleText } from '../work.ts';
import type { Cue } from '../../language/locale.ts';
import { cuesIn, cuesOfText } from '../../language/cues.ts';
import { Phrases, type WordRange } from '../../language/phrases.ts';
import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, quote, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notMentioned, notMet, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { inWindow, windowIn, type Window } from './shared.ts';
import { joints } from './skill_names.ts';
import { parts, within } from '../sentences/sentence.ts';
import { quotedSentence } from '../quoted_sentence.ts';

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
      own: new Set([...of_window, ...frame, ...Clause.places(titles), ...joints(clause, titles)]),
      bonus: bonusOf(clause, titles),
      slots: { titles: titles.map(({ title }) => title), ranks: [], now, window },
    });
  }
  const ranks = clause.cues(...RANKS);
  if (ranks.length > 0) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(ranks, clause.cues('or', 'or_higher'))]),
      slots: { titles: [], ranks: ranks.map(({ cue }) => cue), now, window },
    });
  }
  return parses;
}

/** "Nurse / carer", "senior / lead". */
const nameOf = (titles: readonly string[], ranks: readonly string[]): string =>
  (titles.length > 0 ? titles : ranks.map((rank) => rank.replace('_rank', ''))).join(' / ');

/**
 * "Has been a warehouse manager": what somebody was is no skill. Neither is a title of several words, "sales
 * manager"; but a trade is ("welder"), and who leads a team leads people.
 */
function bonusOf(clause: Clause, titles: readonly WordRange[]): number {
  if (clause.has('as', 'past', 'title')) return 0.06;
  // "PRINCE2 Practitioner": a name that nobody is called by at work; "registered nurse" is both
  const papers = clause
    .tags('skill')
    .filter(
      ({ skill, start, end }) => skill.kind === 'certification' && NAME.test(clause.textOf(start, end)),
    );
  const is_paper = titles.every((tag) =>
    papers.some(({ start, end }) => start <= tag.start && end >= tag.end),
  );
  if (is_paper) return -0.05;
  const products = clause
    .tags('skill')
    .some(({ skill }) => skill.kind === 'technology' || skill.kind === 'tool');
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
  const found = all.find((entry) => (!now || entry.current) && inWindow(entry, window, facts));
  if (found !== undefined) {
    const head = headOf(found, facts);
    return met(0.9, ...quotedSentence(facts, head));
  }
  const [other] = all;
  if (other !== undefined) {
    const head = headOf(other, facts);
    return notMet(0.85, ...quotedSentence(facts, head, 'title.past', { name }));
  }
  const told = now || window !== null ? undefined : inText(titles, facts);
  if (told !== undefined) {
    const said = say(told.lower ? 'title.lower' : 'shown', { name, quotes: quote(facts, told.span) });
    return told.lower ? notMet(0.75, said, [told.span]) : met(0.8, said, [told.span]);
  }
  const near = jobsOf(facts).find((entry) =>
    titles.some((asked) => titleMatches(titleText(entry, facts), asked)),
  );
  if (near !== undefined) {
    const head = headOf(near, facts);
    return notMet(0.75, ...quotedSentence(facts, head, 'title.lower', { name }));
  }
  return notMentioned(0.82, say('title.none', { name }), lookedAt(facts, ['experience']));
}

/**
 * A title named in the text of a job or the summary ("promoted to head of purchasing"), as its own or as
 * somebody's deputy.
 */
function inText(
  titles: readonly string[],
  facts: JudgeFacts,
): { readonly span: Span; readonly lower: boolean } | undefined {
  const phrases = new Phrases<true>();
  for (const one of titles) phrases.add(one, true);
  let lower: Span | undefined;
  for (const row of facts.rows) {
    const section = sectionAt(facts, row.line.start);
    if (section === 'education' || section === 'interests') continue;
    for (const { start, end } of phrases.in(row.keys)) {
      const span = {
        start: row.words[start]?.start ?? row.line.start,
        end: row.words[end - 1]?.end ?? row.line.end,
      };
      const line = { start: row.line.start, end: row.line.end };
      const deputies = cuesIn(row.keys, facts.locales).cues.filter(({ value }) => value === 'deputy');
      if (deputies.some((one) => (one.end <= start && start - one.end <= 2) || one.start === end)) {
        lower ??= line;
      } else if (POSSESSED.has(statusAt(facts, span)) && !BESIDE.test(row.keys[start - 1] ?? '')) {
        return { span: line, lower: false };
      }
    }
  }
  return lower === undefined ? undefined : { span: lower, lower: true };
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
  name: 'title',
  parse,
  understood: ({ titles, ranks, now, window }) =>
    say('asks.title', {
      name: nameOf(titles, ranks),
      now: now ? 1 : 0,
      window: window?.label ?? '',
    }),
  decide,
  sentences: {
    'asks.title': ({ name, now, window }) =>
      parts(now === 1 ? 'Now has the title' : 'Has had the title', name, within(window)),
    'title.past': ({ quotes }) => `The title was held at another time: ${quotes}.`,
    'title.lower': ({ quotes }) => `The title is held only in part: ${quotes}.`,
    'title.none': ({ name }) => `None of the jobs in the resume has the title ${name}.`,
  },
};
