import type { Cue, Locale } from '../../language/locale.ts';
import { cuesNamed } from '../../language/locale.ts';
import { holds, within } from '../../language/phrases.ts';
import type { Quantity } from '../../language/quantities.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import type { Tagged } from '../tag.ts';
import { classesAsked, type LicenceClasses } from './licence_asked.ts';
import { FOR_DRIVING } from './licence_names.ts';
import { travelAsked, type TravelFigure } from './travel_figure.ts';
import { literalRest, windowIn } from './shared.ts';
import { keysOf } from '../../language/tokens.ts';

/** What a resume need not say: notice, shifts, travel, pay. The cue that asks is the cue that answers. */
export type OpenSlots = {
  readonly topics: readonly Cue[];
  /** What has to be said beside it: places, numbers, classes. */
  readonly details: readonly string[];
  readonly refuses: boolean;
  /** How far somebody has to travel. */
  readonly figure: TravelFigure | null;
  /** A licence without points. */
  readonly clean: boolean;
  /** Classes of a driving licence, as opposed to other letters. */
  readonly classes?: LicenceClasses;
  /** It asks whether such hours were ever worked, not whether they would be. */
  readonly worked: boolean;
  /** It asks what hours are worked now. */
  readonly works_now: boolean;
  /** The first phrase that asks, as keys: "grand déplacement" is more than any travel. */
  readonly phrase: string;
  /** Keys of the words that ask. */
  readonly asked: readonly string[];
  /** The same, each kind of hours apart: "three shifts and weekends". */
  readonly hours: readonly (readonly string[])[];
  /** Any of these hours will do. */
  readonly any_hours: boolean;
  /** Keys of "hybrid", "remote", where that is asked. */
  readonly where: readonly string[];
  /** The languages of the criterion: the resume may answer in them too. */
  readonly languages: readonly Locale[];
};

const TOPICS = cuesNamed(
  'salary notice start full_time part_time shift travel remote relocate clearance driving vehicle',
);

/** What somebody would do, or would not. */
export const WILLING = new Set<Cue>(cuesNamed('relocate shift travel remote full_time part_time'));

/** Cues of hours somebody states of themselves outside of jobs. */
export const HOURS_ASKED = new Set<Cue>(['part_time', 'full_time', 'shift']);

/** What a clause asks of which a resume need not speak. */
export function parseOpen(clause: Clause): Parse<OpenSlots>[] {
  // "moving and handling" moves nobody to another town
  const names_of_things = [...clause.entries('credential', 'credential_of'), ...clause.tags('skill')];
  const topics = [...clause.cues(...TOPICS), ...licenceByClass(clause)].filter(
    (tag) => tag.cue !== 'relocate' || !within(tag, names_of_things),
  );
  const would = clause.cues('would');
  // "dispuesta a vivir en Sevilla": whoever lives there already need not be willing
  const moves = topics.length === 0 && would.length > 0 && clause.tags('place').length > 0;
  if (moves) topics.push(...clause.cues('live').map((tag) => ({ ...tag, cue: 'relocate' as const })));
  if (topics.length === 0 && would.length === 0) return [];
  // "un week-end sur deux" is not a week
  const lengths = clause.tags('length').filter((tag) => !within(tag, topics));
  // "availability for night shifts" asks about the shifts
  const all = [...new Set(topics.map(({ cue }) => cue))];
  const names = all.length > 1 ? all.filter((name) => name !== 'start' && name !== 'notice') : all;
  if (names.length > 1 && arePartedIn(clause, topics)) return [];
  const counts = names.includes('salary') || names.includes('travel') || names.includes('driving');
  // years full-time are years; a shift that was led is a team
  if (
    lengths.length > 0 &&
    names.every((name) => name === 'full_time' || name === 'shift' || name === 'remote')
  ) {
    return [];
  }
  if (names.length === 1 && names[0] === 'shift' && clause.has('lead') && would.length === 0) return [];
  if (names.length === 1 && names[0] === 'full_time' && clause.tags('title').length > 0) return [];
  const of_licence = names.length === 1 && names[0] === 'driving' ? classesAsked(clause) : null;
  const classes = of_licence !== null && of_licence.names.length > 0 ? of_licence : null;
  const quantities = counts ? clause.tags('quantity') : [];
  const asked = Clause.places(
    classes?.own,
    windowIn(clause).own,
    [topics, would, clause.cues('yes'), quantities, counts ? lengths : []].flat(),
    clause.cues(
      'at_most at_least under over or_more or_less now work job year month week day valid',
      'employed abroad near know certificate licence experience total language percent past ever',
    ),
    [clause.tags('place'), clause.tags('calendar_year'), clause.tags('language')].flat(),
    names.length > 1 || classes !== null ? clause.cues('or', 'and') : null,
    topics.length > 1 ? clause.cues('and') : null,
    // "puede trabajar fines de semana"
    ...(names.some((name) => HOURS_ASKED.has(name))
      ? [clause.content.filter((at) => isOf('wanting', clause.key(at))), clause.cues('right_to_work')]
      : []),
    names.includes('travel') ? clause.content.filter((at) => isOf('how_often', clause.key(at))) : null,
  );
  const [name] = names;
  const figure = names.length === 1 && name === 'travel' ? travelAsked(clause) : null;
  const consent = clause.cues('yes', 'would');
  const negation = clause.cues('not').filter((not) => !consent.some((one) => holds(one, not)));
  const literal = literalRest(clause, asked);
  const shifts = topics.filter(({ cue }) => cue === 'shift');
  const hours = shifts.map((tag) => Clause.at(tag).map((at) => clause.key(at)));
  const details = [
    ...clause
      .tags('place')
      .filter((tag) => !topics.some((topic) => holds(topic, tag)))
      .map((tag) => clause.textAt(tag)),
    ...(figure === null ? quantities : [])
      .filter((tag) => !isArticle(clause, tag) && classes?.own.has(tag.start) !== true)
      .map(({ quantity }) => String(quantity.value)),
    ...[...literal].map((at) => clause.written(at)),
  ];
  return [
    {
      own: Clause.places(asked, negation),
      literal,
      bonus: topics.length === 0 ? -0.3 : 0.05,
      slots: {
        topics: names.length > 0 ? names : ['would'],
        details,
        ...(classes === null ? {} : { classes: { names: classes.names, any: classes.any } }),
        refuses: negation.length > 0,
        figure,
        clean: names.includes('driving') && clause.keys.some((key) => isOf('clean', key)),
        phrase: topics.length === 0 ? '' : keysOf(clause.textAt(topics[0]!)).join(' '),
        worked:
          would.length === 0 &&
          (clause.has('experience past ever total') ||
            clause
              .cues('work')
              .some(
                ({ start }) =>
                  isOf('once_worked', clause.key(start)) &&
                  !isPresent(clause, start) &&
                  !isWork(clause, start),
              )),
        works_now: would.length === 0 && worksNow(clause),
        languages: clause.tagged.locales,
        where: topics
          .filter(({ cue }) => cue === 'remote')
          .flatMap((tag) => Clause.at(tag).map((at) => clause.key(at))),
        asked: hours.flat(),
        hours: names.length === 1 ? hours : [],
        any_hours: hours.length > 1 && clause.joinOf(shifts) === 'or',
      },
    },
  ];
}

/** "Nights or relocation", "full-time and remote": two things, each with its own answer. */
const arePartedIn = (clause: Clause, topics: Tagged['cues']): boolean =>
  clause.cues('and', 'or').some(({ start }) => {
    const before = topics.findLast((topic) => topic.end <= start);
    const behind = topics.find((topic) => topic.start > start);
    return (
      before !== undefined &&
      behind !== undefined &&
      before.cue !== behind.cue &&
      [before, behind].every(({ cue }) => WILLING.has(cue))
    );
  });

/** "Travaille" is one word with "travaillé" as soon as accents are gone. */
const isPresent = (clause: Clause, at: number): boolean =>
  isOf('works_now', clause.key(at)) && /\P{L}|e$|[^é]$/u.test(clause.written(at));

/** And "trabajo", work, with "trabajó". */
const isWork = (clause: Clause, at: number): boolean => /^trabajo$/iu.test(clause.written(at));

/** "Travaille à temps plein", "in part-time work at present"; "Sunday working" is the thing, not what is done now. */
const worksNow = (clause: Clause): boolean =>
  clause.has('now') ||
  [...clause.content, ...clause.cues('work').map(({ start }) => start)].some(
    (at) => isPresent(clause, at) && !clause.cues('shift').some(({ end }) => end === at),
  );

/** "Cat B licence", "licence (C+E)", "Class 2 licence": the class says that it is for driving. */
function licenceByClass(clause: Clause): Tagged['cues'] {
  if (clause.has('driving')) return [];
  const { names, numbered, own } = classesAsked(clause);
  const is_car =
    clause.keys.some((key) => isOf('class_noun', key)) &&
    names.length > 0 &&
    names.every((name) => /^(?:AM|B|BE)$/u.test(name));
  // "category C+E", "Klasse B": nothing but the class
  const first = clause.all.find((at) => isOf('class_noun', clause.key(at)));
  const by_class = names.some((name) => FOR_DRIVING.test(name)) || is_car;
  if (!clause.has('licence', 'certificate') && first !== undefined && by_class) {
    return clause.rest(own).length === 0
      ? [{ type: 'cue', cue: 'driving', start: first, end: first + 1 }]
      : [];
  }
  const of_lorry = names.length > 0 && clause.keys.some((key) => isOf('lorry', key));
  return is_car || numbered || of_lorry || names.some((name) => FOR_DRIVING.test(name))
    ? clause.cues('licence').map((tag) => ({ ...tag, cue: 'driving' }))
    : [];
}

/** "A licence", "un permis": the article counts nothing. */
const isArticle = (
  clause: Clause,
  { start, quantity }: { readonly start: number; readonly quantity: Quantity },
): boolean => quantity.value === 1 && !/\d/u.test(clause.written(start));
