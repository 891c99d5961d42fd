import { liesIn, type AskedPlace } from '../../criteria/regions.ts';
import { cuesIn, type Cues } from '../../language/cues.ts';
import { statusOf } from '../../language/status.ts';
import { tokenize, type Token } from '../../language/tokens.ts';
import { fold } from '../../resume/lines.ts';
import { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { literalRest } from './shared.ts';

/** Permission to work, in a country where one is named; or the need of somebody who sponsors it. Never inferred from an address. */
export type PermitSlots = {
  readonly wants: 'permission' | 'sponsor';
  readonly places: readonly AskedPlace[];
  /** Words of the very document asked for: "passport", "green card". */
  readonly words: readonly string[];
};

function parse(clause: Clause): Parse<PermitSlots>[] {
  const topics = clause.cues('right_to_work', 'sponsor', 'citizen');
  if (topics.length === 0) return [];
  const places = clause.tags('place');
  const denials = clause.cues('not');
  const sponsor =
    clause.has('sponsor') ||
    clause.cues('right_to_work').some(({ start, end }) => VISA.test(clause.textOf(start, end)));
  const needs = [...Clause.places(clause.cues('need'))];
  const own = new Set([
    ...Clause.places(
      topics,
      places,
      denials,
      clause.cues(
        'work',
        'know',
        'now',
        'or',
        'experience',
        'valid',
        'employed',
        'employer',
        'area',
        'full_time',
      ),
    ),
    ...needs,
  ]);
  const literal = literalRest(clause, own);
  // "needs no sponsor", "may work without a visa": permission; "needs a sponsor": the contrary
  const wants = sponsor && denials.length === 0 && needs.length > 0 ? 'sponsor' : 'permission';
  const specific = clause.has('citizen')
    ? topics.filter(({ cue }) => cue === 'citizen').map(({ start, end }) => clause.textOf(start, end))
    : [];
  return [
    {
      own,
      literal,
      bonus: 0.06,
      slots: { wants, places: places.map(({ place }) => place), words: specific },
    },
  ];
}

const VISA = /visa|visum|visto|visado|viz[aăeə]|wiza|vize/iu;
function decide({ wants, places, words }: PermitSlots, facts: JudgeFacts): Verdict {
  let near: { readonly start: number; readonly end: number } | null = null;
  for (const line of facts.lines) {
    const tokens = tokenize(line.text);
    const cues = cuesIn(
      tokens.map(({ key }) => key),
      facts.locales,
    ).cues;
    const cue = cues.find(
      ({ value }) => value === 'right_to_work' || value === 'sponsor' || value === 'citizen',
    );
    if (cue === undefined) continue;
    const span = { start: line.start, end: line.end };
    const said = say('shown', { quotes: quote(facts, span) });
    near ??= span;
    const status = statusOf(
      line.text,
      tokens[cue.start]?.start ?? 0,
      tokens[cue.end - 1]?.end ?? 0,
      facts.locales,
    );
    const needed = cues.some(({ value }) => value === 'need');
    const none = cues.some(({ value }) => value === 'not');
    // "no permit and I need a visa": what is denied is the permit, not the need
    const of_permit = status === 'denied' && needed && !deniesNeed(line.text, tokens, cues);
    const only_sponsor =
      needed || cues.every(({ value }) => value !== 'right_to_work' && value !== 'citizen');
    const state = of_permit
      ? 'sponsor'
      : needed && none
        ? 'permission'
        : only_sponsor
          ? none
            ? 'permission'
            : needed
              ? 'sponsor'
              : null
          : status === 'denied' || status === 'planned' || status === 'lapsed' || status === 'learning'
            ? 'sponsor'
            : 'permission';
    if (state === null) continue;
    if (words.length > 0 && !words.some((word) => fold(line.text).includes(fold(word)))) continue;
    if (state === 'permission' && !named(places, line.text, facts)) continue;
    return state === wants ? met(0.8, said, [span]) : notMet(0.8, said, [span]);
  }
  return near === null
    ? notStated(0.25, say(wants === 'sponsor' ? 'open.sponsor' : 'open.right_to_work'))
    : notStated(0.4, say('open.unclear', { quotes: quote(facts, near) }), [near]);
}

/** Whether a denial stands beside the word of need, in the same part of the sentence. */
function deniesNeed(text: string, tokens: readonly Token[], cues: Cues['cues']): boolean {
  const apart = (from: number, to: number): boolean =>
    /[,;.:]/u.test(text.slice(tokens[from]?.end, tokens[to]?.start)) ||
    cues.some(({ value, start }) => value === 'and' && start > from && start < to);
  const needs = cues.filter(({ value }) => value === 'need');
  return cues.some(
    ({ value, start, end }) =>
      value === 'not' &&
      needs.some(
        (need) =>
          (need.start <= start && need.end >= end) ||
          (start < need.start
            ? need.start - end <= 2 && !apart(end - 1, need.start)
            : start - need.end <= 2 && !apart(need.end - 1, start)),
      ),
  );
}

/** Whether a line speaks of the place asked for: it names it, or names none and the person lives there. */
function named(places: readonly AskedPlace[], text: string, facts: JudgeFacts): boolean {
  if (places.length === 0) return true;
  const folded = ` ${fold(text)} `;
  if (
    places.some(
      ({ name, cities }) =>
        folded.includes(` ${fold(name)} `) || cities.some((city) => folded.includes(` ${city} `)),
    )
  ) {
    return true;
  }
  const elsewhere =
    /(?<!\p{L})(?:in|for|für|en|pour|para|per|voor|w|dla|pentru)\s(?:the\s|la\s|el\s)?\p{Lu}/u.test(text);
  const home = facts.profile.location;
  return !elsewhere && home !== null && places.some((place) => liesIn(home, place) === true);
}

export const permit: Kind<PermitSlots> = {
  name: 'permit',
  parse,
  understood: ({ wants, places }) =>
    say('asks.permit', { wants, name: places.map(({ name }) => name).join(' / ') }),
  decide,
};
