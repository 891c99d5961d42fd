import { sectionAt, spokenLines } from '../search.ts';
import { Phrases } from '../../language/phrases.ts';
import { Clause } from '../clause.ts';
import { rowOf, type JudgeFacts } from '../facts.ts';
import { notStated, say, type Kind, type Parse, type Verdict, metIf, quotedSentence } from '../predicate.ts';
import { oncePer } from '../../language/memoize.ts';
import type { Tables } from '../lexicon.ts';

/** Honours a degree was awarded with, from a rank on: 1 honours … 4 summa cum laude. */
export type HonoursSlots = { readonly least: number; readonly label: string };

const RANKS = [4, 3, 2, 1];
const rankOf = (id: string): number => Number(id.split('_').at(-1));

/** The honours a clause names, the lowest of them where there are several. */
export function honoursIn(
  clause: Clause,
): { readonly own: ReadonlySet<number>; readonly slots: HonoursSlots } | null {
  const honours = clause.entries('honour');
  const [lowest] = honours.toSorted((a, b) => rankOf(a.entry.id) - rankOf(b.entry.id));
  if (lowest === undefined) return null;
  return {
    own: Clause.places(honours),
    slots: { least: rankOf(lowest.entry.id), label: clause.textAt(lowest) },
  };
}

function parse(clause: Clause): Parse<HonoursSlots>[] {
  const found = honoursIn(clause);
  if (found === null) return [];
  const own = Clause.places(
    found.own,
    clause.cues('degree bachelor completed school or or_higher or_more or_less at_least over grade'),
  );
  return clause.rest(own).length > 0 ? [] : [{ own, bonus: 0.05, slots: found.slots }];
}

/** How the honours of every rank are written, the highest first. */
const written = oncePer(({ entries }: Tables) =>
  RANKS.map((rank) => [rank, Phrases.of(entries.get(`honour:honours_${rank}`)?.forms ?? [])] as const),
);

export function decideHonours({ least }: HonoursSlots, facts: JudgeFacts): Verdict {
  const found = spokenLines(facts).flatMap((line) => {
    // "first-class service" is work
    if (sectionAt(facts, line.start) === 'experience') return [];
    const { keys } = rowOf(line);
    // "magna cum laude" holds "cum laude": the highest counts
    const rank = written(facts.tables).find(([, phrases]) => phrases.in(keys).length > 0)?.[0];
    return rank === undefined ? [] : [{ rank, line }];
  });
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return notStated(0.5, say('honours.none'));
  const reaches = best.rank >= least;
  return metIf(
    reaches,
    [0.9, 0.85],
    ...quotedSentence(facts, best.line, reaches ? 'shown' : 'honours.other'),
  );
}

export const honours: Kind<HonoursSlots> = {
  parse,
  understood: ({ label }) => say('asks.honours', { name: label }),
  decide: decideHonours,
  sentences: {
    'asks.honours': ({ name }) => `Degree awarded: ${name} or better`,
    'honours.none': () => 'The resume does not say whether the person graduated with honours.',
    'honours.other': ({ quotes }) => `The resume gives other honours: ${quotes}.`,
  },
};
