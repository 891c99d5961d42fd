import { type Cue, cuesNamed } from '../language/locale.ts';
import { regex } from '../language/pattern.ts';
import { holds, overlaps, within, type WordRange } from '../language/phrases.ts';
import { Clause } from './clause.ts';
import type { Apart, Around } from './apart.ts';
import { isThing } from './conjunctions.ts';
import type { Tag } from './tag.ts';

/** Words before the one that says whose matter a reason is. */
const MAX_BEFORE = 3;

/** "We" and verbs that say so: "our office is far out" needs its verb, "office manager" is none. */
const WE = regex('u')`
    ^(?:we|us|wir|un|uns|bei|nou|nous|on|chez|tout|noi|nosotro|nosotros|aqui|da|con|in|tendra|tendria|
    \p{L}+(?:mos|mo|iamo|on|ons))$`;

/** Words of the shortest reason. */
const MIN_WORDS = 3;

/** What may ask for something itself: "we need somebody with SAP, so …", "has led people, so …". */
const ASKS = new Set<Cue>(cuesNamed('need somebody'));
const HAS = new Set<Cue>(
  cuesNamed('experience know lead people speak degree certificate licence completed at_least'),
);

/** What a pronoun may stand for: a level alone asks for it as well. */
const OF_NAMES = new Set<Cue>(cuesNamed('know speak fluent native working_level deep experience'));
const OF_PLACES = new Set<Cue>(cuesNamed('relocate live'));
const LEVEL = /^[abc][12]$/u;

/** Pronouns that are articles as well: without a word that says so, none points at what was named. */
const ARTICLE = /^l[aeio]?s?$/u;

/** A verb with what it does to the thing named before: "conocerlo", "saperlo". */
const CLITIC = /(?<verb>\p{L}{2,}[aeiáéí]r)l[oa]s?$/u;

/** What says why, and what is asked for because of it. */
type Split = {
  readonly reason: WordRange;
  readonly asked: WordRange;
  /** What stands between, or within what is asked. */
  readonly so: WordRange | null;
};

/**
 * A criterion without the reason before it: "our depot is miles from anywhere, *so she needs a licence*", "le site est
 * mal desservi, *le permis B est* donc *indispensable*". What is asked for may be a thing the reason names: "nuestros
 * conductores hablan ruso, así que necesitamos a alguien que *lo* hable bien".
 */
export function withoutReasonBefore(around: Around): Apart | null {
  for (const split of splitsOf(around)) {
    if (!isReason(split, around)) continue;
    const carried = carriedInto(split, around);
    if (carried === null || (split.so === null && carried.name === '')) continue;
    if (carried.name === '' && around.asked(split.asked).length === 0) continue;
    const { reason } = split;
    const before = around.without([], { start: 0, end: reason.start });
    return {
      rest: [before, carried.text].filter((text) => text !== '').join(', '),
      aside: around.asked(reason, carried.taken).map((at) => around.textOf(at)),
      is_needed: carried.name !== '',
    };
  }
  return null;
}

/** Every way to part a reason from what follows from it: by a word that says so, or by a part of its own. */
function splitsOf(around: Around): Split[] {
  const { parts } = around;
  const end = around.tagged.words.length;
  const said = around.words('so').flatMap((so): Split[] => {
    const index = parts.findIndex((part) => holds(part, so));
    const [reason, part] = [parts[index - 1], parts[index]];
    if (part === undefined) return [];
    const joint = around.joint(so.start);
    if (joint !== undefined && joint.start > part.start) {
      return [{ reason: { start: part.start, end: joint.start }, asked: { start: so.end, end }, so }];
    }
    if (reason === undefined) return [];
    const opens = so.start === (joint?.end ?? part.start);
    return [{ reason, asked: { start: opens ? so.end : part.start, end }, so }];
  });
  const apart = parts.flatMap((asked, at): Split[] => {
    const reason = parts[at - 1];
    const joints = around.tagged.cues.filter(({ cue, ...one }) => cue === 'and' && holds(asked, one));
    return [
      ...(reason === undefined ? [] : [{ reason, asked: { start: asked.start, end }, so: null }]),
      ...joints.map((joint) => ({
        reason: { start: asked.start, end: joint.start },
        asked: { start: joint.end, end },
        so: null,
      })),
    ];
  });
  return [...said, ...apart];
}

/** Something told of whoever asks, or in which nothing has a name and nobody has anything. */
function isReason({ reason, so }: Split, around: Around): boolean {
  const { remark, tagged } = around;
  const tags = around.tags(reason);
  const places = Clause.at(reason);
  const asks =
    places.some((at) => remark('wants', at) || remark('said', at)) ||
    tags.some((tag) => tag.type === 'length' || (tag.type === 'cue' && ASKS.has(tag.cue)));
  if (asks) return false;
  const near = (name: 'our' | 'ours'): WordRange[] =>
    around
      .words(name)
      .filter((one) => one.start - reason.start <= MAX_BEFORE && holds(reason, one))
      // "Depo müdürü": the title asked for, and no depot of ours
      .filter((one) => !tags.some((tag) => tag.type === 'title' && within(one, [tag])));
  const is_told =
    tagged.locales[0]?.verb_last === true || around.words('tells').some((one) => holds(reason, one));
  const is_ours =
    near('our').length > 0 ||
    near('ours').some(({ start }) => is_told || WE.test(tagged.words[start]?.key ?? ''));
  if (is_ours || so === null) return is_ours;
  const names = tags.some((tag) =>
    tag.type === 'cue' ? HAS.has(tag.cue) : isThing(tag) && tagged.content.has(tag.start),
  );
  return !names && places.length >= MIN_WORDS;
}

/** What is asked for, with what it only points at put into it. */
type Carried = {
  readonly text: string;
  readonly name: string;
  readonly taken: readonly WordRange[];
};

function carriedInto({ reason, asked, so }: Split, around: Around): Carried | null {
  const { tagged } = around;
  const own = so !== null && holds(asked, so) ? [so] : [];
  const plain = { text: around.without(own, asked), name: '', taken: [] };
  const tags = around.tags(asked);
  const things = tags.filter((tag) => tag.type !== 'title' && isThing(tag) && !isRelocation(tag));
  if (things.some(({ type }) => type !== 'length')) return namesMore(reason, things, around) ? null : plain;
  const there = around.words('there').filter((one) => holds(asked, one));
  const cues = tags.flatMap((tag) => (tag.type === 'cue' ? [tag.cue] : []));
  const verb_last = tagged.locales[0]?.verb_last === true;
  if (there.length > 0 || cues.some((cue) => OF_PLACES.has(cue))) {
    const place = namedIn(reason, ['place'], around);
    if (place === null) return null;
    const name = around.without([], place);
    const toward = TOWARD[tagged.locales[0]?.code ?? 'en'] ?? 'to';
    const rest = around.without([...own, ...there], asked);
    return { text: verb_last ? `${name}'a ${rest}` : `${rest} ${toward} ${name}`, name, taken: [place] };
  }
  const named = namedIn(reason, ['language', 'skill'], around);
  const it = around.words('it').filter((one) => holds(asked, one));
  const clitic = Clause.at(asked).find((at) => CLITIC.test(around.textOf(at)));
  const points =
    verb_last ||
    things.length > 0 ||
    it.length > 0 ||
    clitic !== undefined ||
    cues.some((cue) => OF_NAMES.has(cue)) ||
    Clause.at(asked).some((at) => LEVEL.test(tagged.words[at]?.key ?? ''));
  const is_pointed =
    clitic !== undefined || it.some(({ start }) => !ARTICLE.test(tagged.words[start]?.key ?? ''));
  if (so === null && !is_pointed) return null;
  if (!points) return namesMore(reason, things, around) ? null : plain;
  if (named === null) return null;
  const name = around.without([], named);
  const last = clitic === undefined ? it.at(-1) : undefined;
  if (last !== undefined && tagged.locales[0]?.joins_nouns === true) {
    const [before, behind] = [
      around.without(own, { start: asked.start, end: last.start }),
      around.without(own, { start: last.end, end: asked.end }),
    ];
    return { text: `${before} ${name} ${behind}`.trim(), name, taken: [named] };
  }
  const rest = around.without(last === undefined ? own : [...own, last], asked);
  const verb = tagged.locales[0]?.code === 'it' ? '$<verb>e' : '$<verb>';
  const bare = rest.replace(new RegExp(`${CLITIC.source.slice(0, -1)}(?!\\p{L})`, 'u'), verb);
  return { text: verb_last ? `${name} ${bare}` : `${bare} ${name}`, name, taken: [named] };
}

/** Whether a reason names something else, which may be asked for as well: no language where one is asked for. */
function namesMore(reason: WordRange, things: readonly Tag[], around: Around): boolean {
  const subjects = [
    ...around.words('ours'),
    ...around.words('our').map(({ start, end }) => ({ start, end: end + 1 })),
  ];
  const is_of_language = things.some(({ type }) => type === 'language');
  const tags = around.tags(reason);
  const languages = tags.filter(({ type }) => type === 'language');
  return tags.some(
    (tag) =>
      (tag.type === 'skill' || tag.type === 'entry' || tag.type === 'language') &&
      !subjects.some((one) => overlaps(one, tag)) &&
      !(is_of_language && languages.some((one) => overlaps(one, tag))),
  );
}

const isRelocation = (tag: { readonly type: string; readonly cue?: Cue }): boolean =>
  tag.type === 'cue' && tag.cue === 'relocate';

/** What leads to a place with a name. */
const TOWARD: Partial<Readonly<Record<string, string>>> = {
  de: 'nach',
  es: 'a',
  fr: 'à',
  it: 'a',
  nl: 'naar',
  pt: 'para',
  pl: 'do',
};

/** The one thing of these types a reason names, the first that are found, or else the one name in it. */
function namedIn(reason: WordRange, types: readonly Tag['type'][], around: Around): WordRange | null {
  const tags = around.tags(reason);
  const named = types.map((type) => tags.filter((tag) => tag.type === type)).find(({ length }) => length > 0);
  if (named !== undefined) return named.length === 1 ? (named[0] ?? null) : null;
  if (around.tagged.locales[0]?.joins_nouns === true) return null;
  const capitals = Clause.at(reason).filter(
    (at) => at > reason.start && /^\p{Lu}\p{Ll}/u.test(around.textOf(at)),
  );
  const [at] = capitals;
  return at === undefined || capitals.length > 1 ? null : { start: at, end: at + 1 };
}
