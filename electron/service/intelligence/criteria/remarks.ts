import { type Cue, cuesNamed, type Remarks } from '../language/locale.ts';
import { holdsAt, type WordRange } from '../language/phrases.ts';
import { remarkWords } from '../language/remark_words.ts';
import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import type { Tag } from './tag.ts';
import { frameIn } from './frames.ts';
import type { Role } from './remark_role.ts';
import { stretchesIn } from './stretches.ts';
import type { Read } from './tag_rules.ts';

/** Cues that ask for nothing beside words of a remark. */
const LIGHT = new Set<Cue>(
  cuesNamed(
    'need would yes only now job thing people work know and whether start',
    'day week ideally experience both either if as ever each last deep total recently several',
  ),
);

/** Cues that turn or join what is asked for. */
const BARS = new Set<Cue>(cuesNamed('not but_not or but absent excluded instead somebody'));

/** Cues of bounds: they belong to what is asked for, whatever their words may be elsewhere. */
const BOUNDS = new Set<Cue>(
  cuesNamed('at_least at_most over under exactly or_more or_less percent since ago year month'),
);

/**
 * Places of what is said about a criterion and asks for nothing: "Hi Anna,", "(they were clear about this)", "or it
 * won't fly", and "the client insists on" before what is asked for. None where nothing else would be left.
 */
export function remarksIn(
  read: Read,
  tags: readonly Tag[],
  content: ReadonlySet<number>,
  has_frames: boolean,
): Set<number> {
  const roles = rolesIn(read, tags, content);
  const stretches = stretchesIn(read);
  const found = new Set<number>();
  const own = stretches.map(({ start, end }) => roles.slice(start, end));
  for (const [at, stretch] of stretches.entries()) {
    const is_aside =
      opensAside(own[at]!, own[at + 1]) ||
      // "(a certificate is not needed)"
      (stretches.length > 1 && own[at]!.some(({ needless }) => needless)) ||
      (stretches.length > 1 && isAside(own[at]!)) ||
      (stretches.length > 1 && isSpeaker(own[at]!)) ||
      isSignature(stretch, own[at - 1], read);
    for (const place of is_aside ? Clause.at(stretch) : remarkIn(stretch, own[at]!, read)) found.add(place);
    if (is_aside || !has_frames) continue;
    const frame = frameIn(own[at]!, {
      others: stretches.length > 1,
      is_label: read.words[stretch.end]?.key === ':',
      isAsked: (place) => content.has(stretch.start + place) && !found.has(stretch.start + place),
    });
    for (const place of frame) found.add(stretch.start + place);
  }
  return [...content].some((at) => !found.has(at)) ? found : new Set();
}

function rolesIn(
  { words, keys, cues, locales }: Read,
  tags: readonly Tag[],
  content: ReadonlySet<number>,
): Role[] {
  const known = remarkWords(keys, locales);
  return words.map(({ sign }, at): Role => {
    const own = cues.cues.filter((cue) => holdsAt(cue, at));
    const things = tags.filter((tag) => isThing(tag) && holdsAt(tag, at));
    const is = (name: keyof Remarks): boolean => known(name, at);
    const [greets, who, said] = [is('greeting'), is('who'), is('said')];
    const is_title = tags.some((tag) => tag.type === 'title' && holdsAt(tag, at));
    const has_name = things.length > 0 || is_title || own.some((cue) => !LIGHT.has(cue.value));
    const [ours, telling] = [is('ours'), is('telling')];
    const [bars, or] = [own.some((cue) => BARS.has(cue.value)), own.some((cue) => cue.value === 'or')];
    const outcome = cues.outcomes.some((one) => holdsAt(one, at));
    const is_known = outcome || greets || who || said || ours || telling || is('talk');
    const is_light = !content.has(at) || own.some((cue) => LIGHT.has(cue.value));
    const is_bound = own.some((cue) => BOUNDS.has(cue.value)) && !telling && !ours;
    const asks = is_bound || (!is_known && !bars && !sign && (things.length > 0 || !is_light));
    return {
      greets,
      who,
      said,
      ours,
      tells: greets || ours || telling,
      talk: is_known && !said,
      bars: bars && !telling && !ours,
      or,
      outcome,
      asks,
      thing: asks && (is_bound || things.length > 0 || own.length > 0),
      telling,
      aside: is('aside'),
      wants: is('wants'),
      needless: is('needless'),
      title: is_title,
      number: tags.some((tag) => tag.type === 'quantity' && holdsAt(tag, at)),
      frames: is('yields') || (!has_name && is('frame')),
      screens: !has_name && is('screening'),
      firm: bars && [-3, -2, -1, 1, 2, 3].some((step) => known('yields', at + step)),
    };
  });
}

/** The article in "un saluto" counts nothing, and titles are guessed by their shape. */
const isThing = (tag: Tag): boolean =>
  tag.type !== 'cue' && tag.type !== 'title' && !(tag.type === 'quantity' && tag.quantity.value === 1);

const isTelling = (roles: readonly Role[]): boolean => roles.some(({ tells }) => tells) || isSaid(roles);

/** "PHP: definitely not" denies; "no exceptions" is a phrase of its own, and "or no chance" an outcome. */
const isRemark = (roles: readonly Role[]): boolean =>
  roles.every(({ asks }) => !asks) &&
  (isOutcome(roles) || (roles.every(({ bars }) => !bars) && isTelling(roles)));

const isOutcome = (roles: readonly Role[]): boolean =>
  roles[0]?.or === true && roles.some(({ outcome, tells }) => outcome || tells);

/** Somebody says it: "the client insists"; "spoke to clients" is what a candidate did. */
const isSaid = (roles: readonly Role[]): boolean => {
  const who = roles.findIndex((role) => role.who);
  return who >= 0 && roles.some(({ said }, at) => said && at > who);
};

/** ", says the ward manager": a title right beside a word of saying, and nothing else. */
const isSpeaker = (roles: readonly Role[]): boolean => {
  const said = roles.findIndex((role) => role.said);
  const named = roles.flatMap(({ title }, at) => (title ? [at] : []));
  const is_beside = named.some((at) => Math.abs(at - said) <= 2);
  return said >= 0 && is_beside && roles.every(({ asks, title, bars }) => !bars && (!asks || title));
};

/** "We ship to Canada weekly", "see my note": of somebody else, and nothing in it has a name. */
const isAside = (roles: readonly Role[]): boolean =>
  roles.slice(0, MAX_NAMED).some(({ aside }) => aside) && roles.every(({ thing, wants }) => !thing && !wants);

/** "Si no, nada que hacer": what a remark behind a comma begins with. */
const opensAside = (roles: readonly Role[], behind: readonly Role[] | undefined): boolean =>
  roles.every(({ asks }) => !asks) &&
  roles[0]?.or === true &&
  behind?.every(({ asks }) => !asks) === true &&
  behind.some(({ outcome, tells }) => outcome || tells);

/** "Kind regards, Tom": names in capitals behind a greeting, at the end. */
const isSignature = (
  { start, end }: WordRange,
  before: readonly Role[] | undefined,
  { words }: Read,
): boolean =>
  end === words.length &&
  words.slice(start, end).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) &&
  before !== undefined &&
  isRemark(before) &&
  before.some(({ greets }) => greets);

/** The remark in one stretch: all of it, or what stands before and behind what is asked for. */
function remarkIn(stretch: WordRange, own: readonly Role[], { words }: Read): number[] {
  const places = (from: number, to: number): number[] =>
    Clause.at({ start: stretch.start + from, end: stretch.start + to });
  // "must-have no. 1:", and not "two of:"
  const is_label =
    words[stretch.end]?.key === ':' &&
    words.slice(stretch.start, stretch.end).every(({ key }) => !isOf('some_of', key));
  const numbers = own.flatMap(({ number }, at) => (number ? [at] : []));
  // "two times"
  const counts = (at: number): boolean =>
    numbers.includes(at) && !is_label && !isOf('times_over', words[stretch.start + at + 1]?.key);
  const asking = own.flatMap(({ asks }, at) => (asks && (!numbers.includes(at) || counts(at)) ? [at] : []));
  if (asking.length === 0) {
    const is_remark = isRemark(own.filter((_, at) => !numbers.includes(at)));
    return is_remark || (is_label && numbers.length > 0) ? places(0, own.length) : [];
  }
  // "Hi Anna": the name of whoever is spoken to
  const named = words.slice(stretch.start + 1, stretch.end).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  if (own[0]?.greets === true && named && own.length <= MAX_NAMED) return places(0, own.length);
  const first = own.findIndex(({ asks, bars }) => asks || bars);
  const before = own.slice(0, first);
  let last = Math.max(...asking) + 1;
  // "CACES 3": the number of what is asked for
  while (numbers.includes(last)) last += 1;
  const or = own.findIndex((role, at) => at >= last && role.or);
  // "or it won't fly" behind what is asked for
  const outcome = or >= 0 && isRemark(own.slice(or)) ? or : own.length;
  const behind = own.slice(last, outcome);
  const opens = isSaid(before) || before.some(({ ours }) => ours);
  const by_whom = before.some(({ who }) => who) || behind.some(({ ours }) => ours);
  // "…, the boss says", "patron … diyor", "is the clincher", "bitte nur Leute mit … schicken"
  const closes =
    behind.every(({ bars }) => !bars) &&
    (isSaid(behind) ||
      (by_whom && behind.some(({ said, ours }) => said || ours)) ||
      (opens && behind.some(({ talk }) => talk)) ||
      (behind.some(({ tells }) => tells) &&
        (behind[0]?.tells === false || behind.every(({ talk }) => talk))));
  const speaker = closes && by_whom ? before.length : 0;
  const from = closes ? last + behind.findIndex(({ tells, said, talk }) => tells || said || talk) : outcome;
  return [...places(0, opens ? behindSaid(before) : speaker), ...places(from, own.length)];
}
const MAX_NAMED = 3;

const light = ({ talk, said }: Role): boolean => !talk && !said;

/** Where what is asked for begins: behind the last word of saying, and whom it is said to ("I promised *the client*"). */
function behindSaid(before: readonly Role[]): number {
  const last = before.findLastIndex(({ said, ours }) => said || ours);
  const listener = before.findLastIndex(
    ({ talk }, at) =>
      at > last && talk && [before[at - 1], before[at + 1]].some((one) => one !== undefined && light(one)),
  );
  return Math.max(last, listener) + 1;
}
