import type { Comparison } from '../../language/bounds.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { isLevel } from './certificate_places.ts';
import { boundWords, literalRest, literalsAt, windowIn, type Window } from './shared.ts';
import { isPersonNoun } from '../../language/person_nouns.ts';
import { isOf } from '../../language/word_classes.ts';
import { follows, holds, type WordRange } from '../../language/phrases.ts';

/** People led: how many, formally or not, now or ever. */
export type TeamSlots = {
  readonly size: { readonly comparison: Comparison; readonly value: number } | null;
  readonly formal: boolean;
  readonly mentoring: boolean;
  /** Whose people: "an engineering team". */
  readonly words: readonly string[];
  /** These words as a field of work: a head chef's people are a kitchen's. */
  readonly field: string;
  readonly now: boolean;
  readonly window: Window | null;
};

/** "Team of more than ten", "team size 5+", "mindestens 5 Mitarbeiter": where nothing else is asked for, a team somebody leads. */
function bareTeam(clause: Clause): Parse<TeamSlots>[] {
  const teams = clause.cues('team', 'people');
  const quantity = clause.quantity();
  if (teams.length === 0 || quantity === undefined) return [];
  const own = Clause.places(teams, clause.tags('quantity'), boundWords(clause), clause.cues('now'));
  // "in a team of five": a member of it
  if (clause.rest(own).length > 0 || clause.has('work', 'employer') || !own.has(clause.from)) return [];
  return [{ own, slots: sized(quantity, clause.has('now')) }];
}

/** "Leads 30+", "boss of at least ten": where nothing else is counted, people are. */
function bareLead(clause: Clause, lead: readonly WordRange[]): Parse<TeamSlots>[] {
  const quantity = clause.quantity();
  if (quantity === undefined || !lead.some((one) => follows(quantity, one, 3))) return [];
  const own = Clause.places(lead, clause.tags('quantity'), boundWords(clause), clause.cues('now'));
  return clause.rest(own).length > 0 ? [] : [{ own, slots: sized(quantity, clause.has('now')) }];
}

/** So many people, whoever they are. */
const sized = ({ quantity }: NonNullable<ReturnType<Clause['quantity']>>, now: boolean): TeamSlots => ({
  size: { comparison: quantity.comparison, value: quantity.value },
  formal: false,
  mentoring: false,
  words: [],
  field: '',
  now,
  window: null,
});

/** "Head chef", "head of department": a post with a name, not whoever leads anybody. */
function isPost(clause: Clause, lead: readonly WordRange[]): boolean {
  const [only, ...more] = lead;
  if (only === undefined || more.length > 0 || clause.tags('quantity').length > 0) return false;
  const noun = isOf('leading_noun', clause.key(only.start));
  const is_title = clause.tags('title').some((title) => title.end > only.end && holds(title, only));
  const of = isOf('led_of', clause.key(only.end)) || isOf('led_of', clause.key(only.end - 1));
  return noun && (is_title || of);
}

/** Every way to read a stretch as a question about people who were led. */
export function parseTeam(clause: Clause): Parse<TeamSlots>[] {
  if (clause.tags('length').some(({ start }) => !windowIn(clause).own.has(start))) return [];
  const named_so = clause.cues('lead', 'formal', 'mentor');
  // "experiencia de mando": a phrase for it
  const lead = named_so.length > 0 ? named_so : clause.cues('leadership');
  const people = clause.cues('people', 'team');
  if (isPost(clause, lead)) return [];
  if (lead.length === 0) return bareTeam(clause);
  // leading things, not people: "managed budgets", "led a migration"
  const idiom =
    clause.has('leadership') ||
    lead.some(({ start, end }) => end - start > 1 && !isOf('led_of', clause.key(end - 1)));
  // "has led testers": whoever they are, they are people
  const named = clause.content.some(
    (at) =>
      isPersonNoun(clause.key(at)) &&
      clause.written(at).endsWith('s') &&
      lead.some((one) => follows({ start: at }, one, 1)),
  );
  if (people.length === 0 && !idiom && !named) return bareLead(clause, lead);
  const { window, own: of_window } = windowIn(clause);
  const quantities = clause.tags('quantity').filter(
    (tag) =>
      !of_window.has(tag.start) &&
      // "level 5 leadership"
      !isLevel(clause.key(tag.start - 1)) &&
      ([...people, ...lead].some((one) => follows(one, tag, 3) || follows(tag, one, 3)) ||
        people.some((one) => holds(one, tag)) ||
        // the number of an item: "1. …"
        (tag.start === 0 && clause.key(1) === '.')),
  );
  const quantity = quantities.find(({ quantity: one }) => one.value !== 1) ?? quantities[0];
  // "has run events for 500 people": they came to something else that was run
  const whom = (quantity?.start ?? 0) - 1;
  if (isOf('for_whom', clause.key(whom)) && lead.every(({ end }) => end < whom)) return [];
  const between = [...lead, ...people].map(({ start }) => start);
  const joints = clause
    .cues('and', 'or')
    .filter(({ start }) => start > Math.min(...between) && start < Math.max(...between));
  // "on a shift": whose people they are
  const shifts = clause.cues('shift');
  const own = Clause.places(
    of_window,
    boundWords(clause),
    [shifts, joints, lead, people, quantities].flat(),
    clause.cues('experience work now past ever as job title industry same intern included deep'),
    quantity === undefined ? null : clause.content.filter((at) => isOf('sizeable', clause.key(at))),
  );
  const literal = literalRest(clause, own);
  return [
    {
      own,
      literal,
      // the skills list has "line management" too, but not how many people and whose
      bonus: literal.size === 0 && shifts.length === 0 && clause.tags('title').length === 0 ? 0.02 : 0,
      slots: {
        words: literalsAt(clause, [...literal, ...Clause.places(shifts)]),
        field: [...literal].map((at) => clause.written(at)).join(' '),
        size:
          quantity === undefined ||
          (quantity.quantity.value === 1 &&
            quantity.quantity.comparison === '>=' &&
            /^(?:a|an|one|ein\p{L}*|une?|una?)$/iu.test(clause.written(quantity.start)))
            ? null
            : { comparison: quantity.quantity.comparison, value: quantity.quantity.value },
        formal: clause.has('formal'),
        mentoring: clause.has('mentor'),
        now:
          clause.has('now') ||
          /^(?:leads|manages|supervises|führt|leitet|encadre|dirige)$/iu.test(
            clause.written(lead[0]?.start ?? -1),
          ),
        window,
      },
    },
  ];
}
