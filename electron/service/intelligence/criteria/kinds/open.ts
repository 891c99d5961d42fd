import { cuesIn } from '../../language/cues.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { statusOf } from '../../language/status.ts';
import { fold, type Line } from '../../language/lines.ts';
import { isOf } from '../../language/word_classes.ts';
import { tokenize, keysOf } from '../../language/tokens.ts';
import type { JudgeFacts } from '../facts.ts';
import { met, metIf, notMet, notStated, say, type Kind, type Verdict, quotedSentence } from '../predicate.ts';
import { decideClasses, isForNoCar } from './licence_classes.ts';
import { ANY_CAR } from './licence_names.ts';
import { HOURS_ASKED, parseOpen, type OpenSlots, WILLING } from './open_parse.ts';
import { decideHours } from './hours_worked.ts';
import { isWholeOf, litotesIn, sameWords } from './open_words.ts';
import { toldOfPlace } from './place_told.ts';
import { isOwnWord, sentencesIn } from './shared.ts';
import { jobAt } from '../work.ts';
import { travelsAsFar } from './travel_figure.ts';
import { holds, holdsAt, type WordRange } from '../../language/phrases.ts';
import { parts } from '../sentences/sentence.ts';
import { joined } from '../three_values.ts';

/** What lines name one after the other, each with its own yes or no. */
const ONE_EACH = new Set<Cue>(cuesNamed('relocate shift travel remote full_time part_time driving vehicle'));
const SELF = /bereit|willing|open to|disponib|dispon[ií]|gewillt/iu;
/** "Evenings fine, no Sundays": what follows the comma is said of the next one. */
function aboutOne(
  text: string,
  tokens: readonly WordRange[],
  cue: { readonly end: number },
  cues: readonly { readonly start: number }[],
): string {
  const next = tokens[cues.find(({ start }) => start >= cue.end)?.start ?? tokens.length]?.start;
  const comma = next === undefined ? -1 : text.lastIndexOf(',', next);
  return comma > (tokens[cue.end - 1]?.end ?? text.length) - 1 ? text.slice(0, comma) : text;
}

/** "I can only work part-time", "looking for a part-time post": hours of another kind, and nothing else. */
function otherHours(topic: Cue, line: Line, keys: readonly string[], facts: JudgeFacts): boolean {
  const cues = cuesIn(keys, facts.locales).cues.map(({ value }) => value);
  if (cues.includes('not')) return false;
  const other = topic === 'full_time' ? 'part_time' : topic === 'part_time' ? 'full_time' : null;
  const wished = cues.includes('only') || cues.some((value) => AGREES.has(value));
  if (other !== null && cues.includes(other)) return wished || isOwnWord(line, facts);
  if (topic === 'full_time' && PART.test(line.text)) {
    return (wished || cues.includes('shift')) && isOwnWord(line, facts);
  }
  if (other !== null) return false;
  return topic === 'shift' && cues.includes('only') && cues.some((value) => HOURS.has(value));
}

/** "80 %", "75 Prozent": a part of full time. */
const PART = /(?<![\d.,])[2-9]\d ?(?:%|percent|prozent|pour ?cent|por ciento|per cento)/iu;

/** "No weekends, nights are fine": what is said between two commas, and no denial with it. */
function consentOf(text: string, from: number, to: number, { locales }: JudgeFacts): boolean {
  const start = text.lastIndexOf(',', from) + 1;
  if (start === 0) return false;
  const comma = text.indexOf(',', to);
  const keys = keysOf(text.slice(start, comma < 0 ? text.length : comma));
  const cues = cuesIn(keys, locales).cues.map(({ value }) => value);
  return cues.some((value) => AGREES.has(value)) && !cues.includes('not');
}

/** Cues of consent. */
const AGREES = new Set<Cue>(['yes', 'would', 'seeks']);

const HOURS = new Set<Cue>(['part_time', 'remote']);

/** Several kinds of hours in one sentence of the resume, or each in its own. */
function decide(slots: OpenSlots, given: JudgeFacts): Verdict {
  const whole = decideOne(slots, given);
  if (slots.hours.length < 2 || whole.truth !== null) return whole;
  const each = slots.hours.map((asked) => decideOne({ ...slots, asked, phrase: asked.join(' ') }, given));
  return joined(each, slots.any_hours);
}

function decideOne(slots: OpenSlots, given: JudgeFacts): Verdict {
  const { topics, details, refuses, asked } = slots;
  const facts = { ...given, locales: [...new Set([...given.locales, ...slots.languages])] };
  const topic = topics[0] ?? 'would';
  if (slots.classes !== undefined && !refuses && details.length === 0) {
    return decideClasses(slots.classes, facts);
  }
  if (HOURS_ASKED.has(topic) && topics.length === 1 && !refuses && (slots.worked || slots.works_now)) {
    return decideHours(slots, facts) ?? notStated(0.4, say(`open.${topic}`));
  }
  let near: Line | null = null;
  // the shifts somebody works in the present job are some they would work, if they do not say otherwise
  let present: Line | null = null;
  for (const line of facts.lines.flatMap(sentencesIn)) {
    const keys = keysOf(line.text);
    const cues = cuesIn(keys, facts.locales).cues.filter(({ value }) => topics.includes(value));
    // of several in a line the one that is asked for: "no split shifts, weekends are fine"
    const cue =
      cues.find(({ start, end }) => end - start > 1 && keys.slice(start, end).join(' ') === slots.phrase) ??
      cues.find(({ start, end }) => sameWords(asked, [keys.slice(start, end)])) ??
      cues[0];
    if (cue === undefined) {
      if (refuses || !otherHours(topic, line, keys, facts)) continue;
      return notMet(0.75, ...quotedSentence(facts, line));
    }
    near ??= line;
    // "night shifts" in a past job do not show willingness
    const tokens = tokenize(line.text);
    const every_cue = cuesIn(keys, facts.locales).cues;
    const litotes = facts.locales.flatMap((locale) => litotesIn(keys, every_cue, locale));
    const agreed = [
      ...every_cue.filter(({ value, start, end }) => value === 'yes' && end - start > 1),
      ...litotes,
    ];
    const sought = every_cue.some(({ value }) => value === 'seeks');
    const unsaid = every_cue.some(
      ({ value, start }) => value === 'not' && !agreed.some((one) => holdsAt(one, start)),
    );
    const [from, to] = [tokens[cue.start]?.start ?? 0, tokens[cue.end - 1]?.end ?? 0];
    const of_place =
      topic === 'relocate' && details.length > 0 ? toldOfPlace(line.text, details, facts) : line.text;
    if (of_place === 'refused') {
      if (refuses) continue;
      return notMet(0.75, ...quotedSentence(facts, line));
    }
    const told = consentOf(line.text, from, to, facts)
      ? 'used'
      : statusOf(
          aboutOne(
            of_place,
            tokens,
            cue,
            every_cue.filter(({ value }) => ONE_EACH.has(value)),
          ),
          from,
          to,
          facts.locales,
        );
    // "moving house is no problem" is no denial, and "open to" is consent, not a plan
    const agrees =
      ((told === 'denied' || (told === 'planned' && WILLING.has(topic))) && agreed.length > 0 && !unsaid) ||
      (told === 'planned' && WILLING.has(topic) && sought);
    // Turkish denies inside the verb, "taşınamam"; "non mobile" right before it
    const isRightBefore = ({ end }: { readonly end: number }): boolean =>
      end === cue.start &&
      WILLING.has(topic) &&
      /^\s+$/u.test(line.text.slice(tokens[end - 1]?.end, tokens[end]?.start));
    // "ne souhaite pas d'intérim": around the very word of consent
    const isAround = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
      topic === 'would' && (end === cue.start || start === cue.end);
    const inside = every_cue.some(
      // "not bound to one place" is consent
      (one) =>
        one.value === 'not' &&
        ((holds(cue, one) && !(cue.end - cue.start > 2 && one.start === cue.start)) ||
          isRightBefore(one) ||
          isAround(one)),
    );
    const status = inside ? 'denied' : agrees ? 'used' : told;
    // "early shifts only": nothing else
    const only = every_cue.some(({ value }) => value === 'only');
    if (WILLING.has(topic) && only && status !== 'denied' && !sameWords(asked, [keys])) {
      return notMet(0.75, ...quotedSentence(facts, line));
    }
    const named = cues.map(({ start, end }) => keys.slice(start, end));
    // "no shift work": no night shifts either
    const is_denied_whole =
      topic === 'shift' && status === 'denied' && !refuses && named.some((row) => isWholeOf(row, asked));
    if (is_denied_whole) return notMet(0.75, ...quotedSentence(facts, line));
    // "rotating shifts including nights": one sentence says both, unless it denies one of them
    const is_mixed = unsaid || only;
    if (!sameWords(asked, is_mixed ? named : [named.flat()])) continue;
    if (status === 'denied' && !refuses) {
      // "no weekends" refuses weekends, not every shift
      if (topic === 'shift' && !sameWords(keys.slice(cue.start, cue.end), [asked])) continue;
      if (topic === 'would' && !detailsIn(details, line, topic, facts)) continue;
      return notMet(0.8, ...quotedSentence(facts, line));
    }
    const detailed = detailsIn(details, line, topic, facts);
    const is_open = status === 'planned' || status === 'lapsed';
    if (topic === 'driving' && (is_open || status === 'learning') && detailed) {
      return notMet(0.8, ...quotedSentence(facts, line, `status.${status}`));
    }
    if (status === 'denied' || is_open || refuses) continue;
    if (slots.clean && !keys.some((key) => isOf('clean', key))) {
      const spoilt = keys.some((key, at) => isOf('points', key) && !isOf('none', keys[at - 1]));
      if (spoilt) return notMet(0.8, ...quotedSentence(facts, line));
      if (!keys.some((key) => isOf('points', key))) continue;
    }
    if (slots.figure !== null) {
      const reaches = travelsAsFar(slots.figure, line.text, facts.locales);
      if (reaches !== null && detailsIn(details, line, topic, facts)) {
        return metIf(reaches, [0.8, 0.8], ...quotedSentence(facts, line));
      }
      continue;
    }
    // what was done at work, or is planned anyway, does not show willingness
    const agreeing =
      litotes.length > 0 || every_cue.some(({ value }) => AGREES.has(value)) || SELF.test(line.text);
    const same_place =
      topic === 'remote' && keys.slice(cue.start, cue.end).some((key) => slots.where.includes(key));
    const stated = slots.worked || only || ((HOURS_ASKED.has(topic) || same_place) && isOwnWord(line, facts));
    if (WILLING.has(topic) && !agreeing && !stated) {
      const at_present = topic === 'shift' && detailed && jobAt(facts, line.start)?.current === true;
      if (at_present) present ??= line;
      continue;
    }
    if (detailed && topics.every((name) => cues.some(({ value }) => value === name))) {
      // a licence for mopeds is none for cars
      if (topic === 'driving' && isForNoCar(facts)) continue;
      return met(0.75, ...quotedSentence(facts, line));
    }
  }
  if (present !== null) return met(0.7, ...quotedSentence(facts, present));
  // "C+E licence", "Licence: B": the class says that it is for driving
  if (near === null && topic === 'driving' && topics.length === 1 && !refuses && details.length === 0) {
    const by_class = decideClasses(FOR_CARS, facts);
    if (by_class.truth === true && !slots.clean) return by_class;
  }
  return near === null
    ? notStated(0.25, say(`open.${topic}`))
    : notStated(0.4, ...quotedSentence(facts, near, 'open.unclear'));
}

const FOR_CARS = { names: [ANY_CAR], any: true } as const;

/** Whether a line has everything that has to be said beside a topic; "Salzburger Land" says the place Salzburg. */
function detailsIn(details: readonly string[], { text }: Line, topic: Cue, { locales }: JudgeFacts): boolean {
  const folded = ` ${fold(text)} `;
  const is_german = locales.some(({ code }) => code === 'de');
  return details.every((detail) =>
    (topic === 'relocate' && is_german ? ['', 'er'] : ['']).some((ending) =>
      folded.includes(` ${fold(detail)}${ending} `),
    ),
  );
}

/** What each topic asks, and other words for what the resume leaves unsaid. */
const SUBJECTS: Readonly<Record<string, readonly [asked: string, unsaid?: string]>> = {
  salary: ['which pay the person expects'],
  notice: ['how long the notice period is'],
  start: ['when the person could start'],
  full_time: ['whether the person would work full-time', 'which hours the person would work'],
  part_time: ['whether the person would work part-time', 'which hours the person would work'],
  shift: ['which hours or shifts the person would work', 'which shifts the person would work'],
  travel: ['whether the person would travel'],
  remote: ['whether the person would work from home or on site', 'where the person would work'],
  relocate: ['whether the person would relocate'],
  clearance: ['whether the person has a background check or clearance'],
  driving: ['whether the person holds a driving licence'],
  vehicle: ['whether the person has a car of their own'],
  would: ['whether the person would do it'],
};

export const open: Kind<OpenSlots> = {
  parse: parseOpen,
  asked_by: ['skill', 'certification', 'open'],
  understood: ({ topics, details, classes, figure }) =>
    say('asks.open', {
      topic: topics[0] ?? 'would',
      details: [...(classes?.names ?? []), ...details, ...(figure === null ? [] : [figure.value])].join(' '),
    }),
  decide,
  sentences: {
    'asks.open': ({ topic, details }) =>
      parts(
        'What the resume says of',
        `${SUBJECTS[String(topic)]?.[0] ?? topic}${details === '' ? '' : ':'}`,
        details,
      ),
    ...Object.fromEntries(
      Object.entries(SUBJECTS).map(([topic, [asked, unsaid = asked]]) => [
        `open.${topic}`,
        () => `The resume does not say ${unsaid}.`,
      ]),
    ),
  },
};
