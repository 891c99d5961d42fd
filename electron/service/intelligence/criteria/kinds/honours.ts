import { sectionAt, spokenLines } from '../search.ts';
import { Phrases } from '../../language/phrases.ts';
import { Clause } from '../clause.ts';
import { rowOf, type JudgeFacts } from '../facts.ts';
import { notStated, say, type Kind, type Parse, type Verdict, metIf, quotedSentence } from '../predicate.ts';
import { oncePer } from '../../language/memoize.ts';
import type { Tables } from '../lexicon.ts';

/** Honours a degree was awarded with, from a rank on: 1 honours … 4 summa cum laude. */
type HonoursSlots = { readonly least: number; readonly label: string };

const RANKS = [4, 3, 2, 1];
const rankOf = (id: string): number => Number(id.split('_').at(-1));

function parse(clause: Clause): Parse<HonoursSlots>[] {
  const honours = clause.entries('honour');
  if (honours.length === 0) return [];
  const own = Clause.places(honours, clause.cues('degree completed school or or_higher or_more at_least'));
  if (clause.rest(own).length > 0) return [];
  const lowest = honours.toSorted((a, b) => rankOf(a.entry.id) - rankOf(b.entry.id))[0];
  if (lowest === undefined) return [];
  return [{ own, bonus: 0.05, slots: { least: rankOf(lowest.entry.id), label: clause.textAt(lowest) } }];
}

/** How the honours of every rank are written, the highest first. */
const written = oncePer(({ entries }: Tables) =>
  RANKS.map((rank) => [rank, Phrases.of(entries.get(`honour:honours_${rank}`)?.forms ?? [])] as const),
);

function decide({ least }: HonoursSlots, facts: JudgeFacts): Verdict {
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
  decide,
  sentences: {
    'asks.honours': ({ name }) => `Degree awarded: ${name} or better`,
    'honours.none': () => 'The resume does not say whether the person graduated with honours.',
    'honours.other': ({ quotes }) => `The resume gives other honours: ${quotes}.`,
  },
};
