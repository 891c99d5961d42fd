import { sectionAt, spokenLines } from '../search.ts';
import { Phrases } from '../../language/phrases.ts';
import { Clause } from '../clause.ts';
import { quote, rowOf, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';

/** Honours a degree was awarded with, from a rank on: 1 honours … 4 summa cum laude. */
type HonoursSlots = { readonly least: number; readonly label: string };

const RANKS = [4, 3, 2, 1];
const rankOf = (id: string): number => Number(id.split('_').at(-1));

function parse(clause: Clause): Parse<HonoursSlots>[] {
  const honours = clause.tags('entry').filter(({ entry }) => entry.kind === 'honour');
  if (honours.length === 0) return [];
  const own = Clause.places(honours, clause.cues('degree completed school or or_higher or_more at_least'));
  if (clause.rest(own).length > 0) return [];
  const lowest = honours.toSorted((a, b) => rankOf(a.entry.id) - rankOf(b.entry.id))[0];
  if (lowest === undefined) return [];
  const label = clause.textOf(lowest.start, lowest.end);
  return [{ own, bonus: 0.05, slots: { least: rankOf(lowest.entry.id), label } }];
}

const known = new WeakMap<JudgeFacts['tables'], readonly (readonly [number, Phrases<true>])[]>();

/** How the honours of every rank are written, the highest first. */
function written({ tables }: JudgeFacts): readonly (readonly [number, Phrases<true>])[] {
  let rows = known.get(tables);
  if (rows === undefined) {
    rows = RANKS.map((rank) => {
      const phrases = new Phrases<true>();
      for (const form of tables.entries.get(`honour:honours_${rank}`)?.forms ?? []) phrases.add(form, true);
      return [rank, phrases] as const;
    });
    known.set(tables, rows);
  }
  return rows;
}

function decide({ least }: HonoursSlots, facts: JudgeFacts): Verdict {
  const found = spokenLines(facts).flatMap((line) => {
    // "first-class service" is work
    if (sectionAt(facts, line.start) === 'experience') return [];
    const { keys } = rowOf(line);
    // "magna cum laude" holds "cum laude": the highest counts
    const rank = written(facts).find(([, phrases]) => phrases.in(keys).length > 0)?.[0];
    return rank === undefined ? [] : [{ rank, span: { start: line.start, end: line.end } }];
  });
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return notStated(0.5, say('honours.none'));
  const said = say(best.rank >= least ? 'shown' : 'honours.other', { quotes: quote(facts, best.span) });
  return best.rank >= least ? met(0.9, said, [best.span]) : notMet(0.85, said, [best.span]);
}

export const honours: Kind<HonoursSlots> = {
  name: 'honours',
  parse,
  understood: ({ label }) => say('asks.honours', { name: label }),
  decide,
  sentences: {
    'asks.honours': ({ name }) => `Degree awarded: ${name} or better`,
    'honours.none': () => 'The resume does not say whether the person graduated with honours.',
    'honours.other': ({ quotes }) => `The resume gives other honours: ${quotes}.`,
  },
};
