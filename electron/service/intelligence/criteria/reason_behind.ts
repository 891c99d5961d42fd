import { type Cue, cuesNamed } from '../language/locale.ts';
import { holds, overlaps, type WordRange } from '../language/phrases.ts';
import { Clause } from './clause.ts';
import type { Apart, Around } from './apart.ts';
import { isThing } from './conjunctions.ts';
import type { Tree } from './tree.ts';

/** Words before the one that says whose matter a reason is: "*i* nostri fornitori". */
const MAX_BEFORE = 2;

/** Words of what a licence is for. */
const MAX_PURPOSE = 7;

const CLASS = /^(?:AM|A[12]?|BE?|C1?E?|D1?E?|[TL])$/u;

/**
 * A criterion without the reason behind it, which is not asked for: "nie bei Grandel (Rechtsstreit)", "French C1, our
 * suppliers are in Lyon", "or else it gets difficult", and what a licence is for: "patente D1 per la navetta".
 */
export function withoutReasonBehind(around: Around): Apart | null {
  const part = around.parts.at(-1);
  if (part === undefined) return null;
  const found =
    around.parts.length > 1
      ? (otherwise(part, around) ?? toldOfUs(part, around) ?? conflict(part, around))
      : null;
  return found ?? purpose(part, around);
}

const made = (range: WordRange, around: Around, accepts?: Apart['accepts']): Apart | null =>
  around.leaves([range])
    ? {
        rest: around.without([range]),
        aside: around.asked(range).map((at) => around.textOf(at)),
        is_needed: false,
        ...(accepts === undefined ? {} : { accepts }),
      }
    : null;

/** Whether a range names something that may be asked for, beside some words of it. */
const names = (range: WordRange, around: Around, without: readonly WordRange[] = []): boolean =>
  around
    .tags(range)
    .some(
      (tag) =>
        !without.some((one) => overlaps(one, tag)) &&
        (tag.type === 'quantity' || (tag.type !== 'title' && tag.type !== 'place' && isThing(tag))),
    );

/** ", sonst wird's schwierig": what becomes of whoever lacks it. An alternative left out asks for more, not for less. */
function otherwise(part: WordRange, around: Around): Apart | null {
  const opens = around.words('otherwise').some(({ start }) => start === part.start);
  return opens && !names(part, around) ? made(part, around) : null;
}

const ours = (part: WordRange, around: Around): WordRange[] =>
  [...around.words('our'), ...around.words('ours')].filter(
    (one) => one.start - part.start <= MAX_BEFORE && holds(part, one),
  );

/** Why nobody from an employer is wanted: only where nothing but somebody from there is denied. */
function conflict(part: WordRange, around: Around): Apart | null {
  const said = around.words('conflict').filter((one) => holds(part, one) && isHead(one, part, around));
  const our = around.words('our').filter((one) => holds(part, one));
  // "unsere Kunden betreuen": a verb behind the noun says what is done
  const is_done =
    around.tagged.locales[0]?.joins_nouns === true && /^\p{Ll}/u.test(around.textOf(part.end - 1));
  const is_told =
    said.length > 0 ||
    (our.some(({ start }) => start <= part.start + 1) && !is_done) ||
    (our.length > 0 && around.words('tells').some((one) => holds(part, one)));
  if (!is_told || asks(part, around, said) || names(part, around, said)) return null;
  const apart = made(part, around, isDenial);
  return apart === null ? null : { ...apart, is_needed: true };
}

/** "An ongoing dispute", "pleito abierto"; in "dispute resolution", "résolution de litiges" it is what somebody does. */
function isHead({ start, end }: WordRange, part: WordRange, around: Around): boolean {
  const { locales, content, cues } = around.tagged;
  const known = [...around.words('our'), ...around.words('ours'), ...around.words('tells')];
  return locales[0]?.adjective_follows === true
    ? around.asked({ start: part.start, end: start }, known).length === 0
    : end >= part.end || !content.has(end) || cues.some((one) => one.cue === 'employer' && one.start === end);
}

const isDenial = (tree: Tree): boolean =>
  tree.op === 'not' && tree.part.op === 'is' && tree.part.predicate.kind !== 'words';

/** ", our suppliers are in Lyon": how something is with whoever asks, and nothing they want. */
function toldOfUs(part: WordRange, around: Around): Apart | null {
  const { tagged } = around;
  const tells =
    around.words('tells').some((one) => holds(part, one)) ||
    (tagged.locales[0]?.verb_last === true &&
      Clause.at(part).some((at) => /^\p{Lu}\p{Ll}/u.test(around.textOf(at)) && at > part.start));
  // "die Kollegen sind zu schulen": that would be the task
  const is_task = Clause.at(part).some(
    (at) => TASK.test(tagged.words[at]?.key ?? '') && /^\p{Ll}/u.test(around.textOf(at + 1)),
  );
  const subject = ours(part, around).map(({ end }) => ({ start: end, end: end + 1 }));
  return tells && !is_task && subject.length > 0 && !asks(part, around) && !names(part, around, subject)
    ? made(part, around)
    : null;
}

const TASK = /^(?:zu|to|a|da)$/u;

/** Words that may ask for something themselves. */
const ASKS = new Set<Cue>(cuesNamed('need experience know lead people speak degree completed at_least'));

function asks(part: WordRange, around: Around, without: readonly WordRange[] = []): boolean {
  const { remark, words } = around;
  const known = [...words('tells'), ...without];
  return (
    Clause.at(part).some((at) => remark('wants', at) || (remark('said', at) && !remark('who', at))) ||
    around
      .tags(part)
      .some((tag) => tag.type === 'cue' && ASKS.has(tag.cue) && !known.some((one) => overlaps(one, tag)))
  );
}

const LICENCES = new Set<Cue>(cuesNamed('licence driving certificate'));

/** "Führerschein D1 für den Bus", "patente BE (rimorchio da fiera)": behind the class of a licence. */
function purpose(part: WordRange, around: Around): Apart | null {
  const { text, words, cues, locales } = around.tagged;
  const isClass = (at: number): boolean => CLASS.test(around.textOf(at));
  const in_bracket = words[part.start - 1]?.key === '(';
  const verb_last = locales[0]?.verb_last === true;
  // "f. Bewohnerbus", "p. el reparto"
  const fors = around
    .words('purpose')
    .filter((one) => holds(part, one) || (one.end === part.start - 1 && words[one.end]?.key === '.'));
  const ranges = in_bracket
    ? [part]
    : fors.map(({ start, end }) => (verb_last ? { start: part.start, end } : { start, end: part.end }));
  const range = ranges.find((one) => one.end - one.start <= MAX_PURPOSE);
  if (range === undefined) return null;
  const vehicles = around
    .words('vehicle')
    .filter((one) => holds(range, one))
    // "camion-cuisine"
    .map(({ start, end }) => ({ start, end: text[words[end - 1]?.end ?? 0] === '-' ? end + 1 : end }));
  const others = Clause.at({ start: 0, end: words.length }).filter(
    (at) => at < range.start || at >= range.end,
  );
  const is_licence = cues.some(({ cue, start }) => LICENCES.has(cue) && others.includes(start));
  const trades = around.tags(range).filter((tag) => tag.type === 'entry' && tag.entry.kind === 'industry');
  if (!is_licence || vehicles.length === 0 || !others.some(isClass)) return null;
  const needs_more = around.words('own_paper').some((one) => holds(range, one));
  return needs_more || Clause.at(range).some(isClass) || names(range, around, [...vehicles, ...trades])
    ? null
    : made(range, around);
}
