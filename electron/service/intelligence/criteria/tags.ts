import { localesOf, withMixedIn } from '../language/cues.ts';
import type { Locale } from '../language/locale.ts';
import { lengthsIn, quantitiesIn, type Quantity } from '../language/quantities.ts';
import { withoutCases } from '../language/turkish_cases.ts';
import { isOf } from '../language/word_classes.ts';
import { wordsOfText, type Word } from '../language/words.ts';
import { namedLanguages } from '../language/language_names.ts';
import { languagesIn } from './language_tags.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { Clause } from './clause.ts';
import { isElided } from './conjunctions.ts';
import { compoundsIn } from './compound_tags.ts';
import type { Tables } from './lexicon.ts';
import { placesIn } from './place_tags.ts';
import type { Tag, Tagged } from './tag.ts';
import {
  atAnyTime,
  concessions,
  indexOf,
  isLetter,
  isTimed,
  isYear,
  NAMING,
  NEVER_SILENT,
  opensBesides,
  plainCues,
  SILENT,
  yearsApart,
  type Read,
} from './tag_rules.ts';
import { skillsIn } from './skill_tags.ts';
import { TITLE_CUES, titlesBeside, titlesIn, titlesOfOffice } from './title_tags.ts';
import { departmentsIn } from './departments.ts';
import { exclusionsIn } from './exclusions.ts';
import { rejectionsIn } from './rejections.ts';
import { reasons } from './reasons.ts';
import { remarksIn } from './remarks.ts';
import { classesOfExamples } from './example_tags.ts';
import { holds, holdsAt, overlaps, within } from '../language/phrases.ts';

/**
 * Splits a criterion into words and tags them by locales, lexicon and rules of quantities.
 * @param given the languages it is read in, where they are known from more than the text.
 */
export function tagCriterion(
  text: string,
  lexicon: Lexicon,
  tables: Tables,
  given?: readonly Locale[],
): Tagged {
  const words = wordsOfText(text);
  // "ils" is French, the ILS is not
  const own =
    given ??
    localesOf(
      words.flatMap(({ key, text: written }, at) =>
        isAcronym(written, text) || isLoneCapital(written, at) ? [] : [key],
      ),
      text,
    );
  const locales = withMixedIn(
    own,
    words.flatMap(({ key, text: written }) => (/^\p{Lu}/u.test(written) && written.length < 4 ? [] : [key])),
  );
  const read = readIn(text, words, locales);
  const names = [...skillsIn(read, lexicon), ...entriesIn(read, tables), ...languagesIn(read)];
  names.push(...placesIn(text, words, read.cues.cues, read.frame, locales));
  const counted = countedIn(read, names);
  const found: Tag[] = [
    ...names,
    ...read.cues.cues.map(({ start, end, value }): Tag => ({ type: 'cue', cue: value, start, end })),
    ...counted.tags,
  ];
  const tags = [...found, ...titlesOf(read, found), ...compoundsIn(words, tables)];
  const { content, silent } = askedIn(read, tags, counted);
  const why = reasons(read, tags);
  const turned_away = why.is_lack ? [] : rejectionsIn(read, tags, content);
  const rejected = turned_away.length > 0 ? turned_away : exclusionsIn(read, tags, content);
  const aside = new Set([
    ...rejected.flatMap((one) => [...one.own]),
    ...counted.apart,
    ...Clause.places(atAnyTime(read.cues.cues)),
    ...concessions(words, read.cues.cues),
    ...opensBesides(read),
    // "anyone who doesn't know SAP is out": whom it turns away is read of itself
    ...(rejected.length === 0 ? dealBreaker(words, read.cues) : []),
    ...why.places,
    ...departmentsIn(read, names, tables),
    ...classesOfExamples(read, names),
    ...remarksIn(read, tags, content, rejected.length === 0),
  ]);
  // ", at least one of the two": its numbers count nothing
  const choices = Clause.places(read.cues.cues.filter(({ value }) => value === 'any_of'));
  const joints = Clause.places(
    read.cues.cues.filter(({ value, start }) => /^(?:and|or)$/.test(value) && isElided(start, read)),
  );
  for (const place of [...aside, ...choices, ...joints]) {
    content.delete(place);
    silent.add(place);
  }
  const asking = tags.filter(({ start, end }) => !Clause.at({ start, end }).some((at) => aside.has(at)));
  return {
    text,
    words,
    tags: asking,
    told: tags,
    locales,
    cues: asking.filter((tag) => tag.type === 'cue'),
    content,
    silent,
    rejected,
    tables,
  };
}

/** "Sans SAP on ne prend pas", "no SAP, no interview": two denials ask for what stands between them. */
function dealBreaker(words: readonly Word[], { cues, outcomes }: Read['cues']): Set<number> {
  const last = words.findLastIndex(({ sign }) => !sign);
  const outcome = outcomes.find(({ end }) => end === last + 1);
  const lack = cues.find(
    ({ value, end }) =>
      (value === 'not' || value === 'absent') && outcome !== undefined && end <= outcome.start,
  );
  return outcome === undefined || lack === undefined ? new Set() : Clause.places([lack, outcome]);
}

/** A short name in capitals, where not everything is written so. */
const isAcronym = (written: string, text: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(written) && /\p{Ll}/u.test(text);

/** A letter that names something: "Python o R", "Kategorie B". One that begins a sentence may be a word. */
const isLoneCapital = (written: string, at: number): boolean =>
  at > 0 && /^(?![AEIOUY])\p{Lu}$/u.test(written);

function readIn(text: string, words: readonly Word[], locales: readonly Locale[]): Read {
  const keys = words.map(({ key }) => key);
  const { longest, plain: cued, ...told } = plainCues(keys, locales);
  // "è disposto", "é fluente": is, not "and"
  const plain = cued.filter(
    ({ value, start }) => value !== 'and' || !/^[èé]$/iu.test(words[start]?.text ?? ''),
  );
  const cues = { ...told, cues: plain };
  const languages = namedLanguages(text);
  const frame = Clause.places(
    cues.function_words,
    // "negotiation" says how well a language is spoken, where there is one
    plain.filter(
      ({ start, end, value }) => end - start === 1 && (value !== 'fluent' || languages.length > 0),
    ),
  );
  return { text, words, keys, cues, longest, locales, languages, frame, at: indexOf(words) };
}

/** Rows of the lexicon. */
function entriesIn({ words, keys, cues, locales }: Read, tables: Tables): Tag[] {
  const named = tables.forms.in(keys);
  const bare = locales[0]?.code === 'tr' ? withoutCases(keys) : [];
  const elsewhere = bare
    .flatMap((row) => tables.forms.in(row))
    .filter((one) => !named.some((other) => holds(other, one)));
  return [...named, ...elsewhere].flatMap(({ start, end, value }): Tag[] => {
    const word = words[start]?.text ?? '';
    // "Ci serve …" asks for no CI
    const is_function = end - start === 1 && cues.function_words.some((one) => holdsAt(one, start));
    return is_function && word !== word.toUpperCase() ? [] : [{ type: 'entry', entry: value, start, end }];
  });
}

/** Numbers, lengths of time and calendar years; `unit` is the place of a unit that stands apart from its number. */
type Counted = {
  readonly tags: readonly Tag[];
  readonly quantities: readonly Quantity[];
  readonly unit: number | null;
  /** Words of bounds that stand apart from what they bound. */
  readonly apart: ReadonlySet<number>;
};

function countedIn({ words, cues }: Read, names: readonly Tag[]): Counted {
  const named = Clause.places(
    names.filter(({ type, start, end }) => (type === 'skill' || type === 'entry') && end - start > 1),
  );
  const quantities = quantitiesIn(words, cues, (place) => named.has(place));
  const lengths = lengthsIn(words, cues, quantities);
  const apart = lengths.length > 0 ? null : yearsApart(words, cues.cues, quantities, cues.function_words);
  if (apart !== null) lengths.push(apart.length);
  const tags = [
    ...lengths.map((length): Tag => ({ type: 'length', length, start: length.start, end: length.end })),
    ...quantities.map((quantity): Tag => {
      const { start, end, value } = quantity;
      return isYear(quantity, words)
        ? { type: 'calendar_year', year: value, start, end }
        : { type: 'quantity', quantity, start, end };
    }),
  ];
  const bounds = quantities.flatMap(({ apart: bound }) => bound ?? []);
  return {
    tags,
    quantities,
    unit: apart?.unit ?? null,
    // "3 years or more": that is part of the length
    apart: Clause.places(bounds.filter((bound) => !lengths.some((length) => holds(length, bound)))),
  };
}

function titlesOf({ text, words, cues: { cues }, frame, locales }: Read, tags: readonly Tag[]): Tag[] {
  const rank_words = Clause.places(cues.filter(({ value }) => TITLE_CUES.has(value)));
  const follows = locales[0]?.adjective_follows === true;
  // "in charge of a shift" is no "charge of a shift"
  const shaped = titlesIn(text, words, tags, frame, rank_words, follows).filter((tag) => !within(tag, cues));
  const offices = locales[0]?.verb_last === true ? titlesOfOffice(words, frame, cues) : [];
  const named = [...shaped, ...offices.filter((one) => !shaped.some((tag) => overlaps(tag, one)))];
  return [...named, ...titlesBeside(text, words, [...tags, ...named], cues, frame)];
}

/** Tags that do not turn function words into content: numbers and words beside names. */
const isUnnamed = (tag: Tag): boolean =>
  ['cue', 'quantity', 'calendar_year', 'length'].includes(tag.type) ||
  (tag.type === 'entry' && (tag.entry.kind === 'site_word' || tag.entry.kind === 'member_word'));

/** Words between "other" and "than". */
const MAX_OTHER = 4;

/** Places of "than" in "another employer than Siemens": before something that has a name, and behind "other". */
const exceptionsIn = (words: readonly Word[], tags: readonly Tag[]): number[] =>
  words.flatMap(({ key }, at) => {
    const before = words.slice(Math.max(0, at - MAX_OTHER), at);
    const is_named =
      /^\p{Lu}/u.test(words[at + 1]?.text ?? '') ||
      tags.some(({ type, start }) => start === at + 1 && (type === 'skill' || type === 'entry'));
    const excepts = isOf('than', key) && before.some((word) => isOf('other', word.key));
    return excepts && is_named && !before.some(({ sign }) => sign) ? [at] : [];
  });

/** Places of words that ask for something, and of those that do not. */
function askedIn(
  { text, words, cues: { cues, function_words } }: Read,
  tags: readonly Tag[],
  { quantities, unit }: Counted,
): { readonly content: Set<number>; readonly silent: Set<number> } {
  const silent = Clause.places(
    function_words,
    cues.filter(({ value }) => SILENT.has(value)),
  );
  for (const [place, word] of words.entries()) if (isLetter(word, text)) silent.add(place);
  const asked = new Set(words.flatMap(({ sign }, place) => (sign || silent.has(place) ? [] : [place])));
  const content = new Set(asked);
  // a cue that holds a function word is no function word; a number is never one
  // "had a hand in": a phrase of the frame names nothing
  const phrases = Clause.places(function_words.filter(({ start, end }) => end - start > 2));
  for (const tag of tags) {
    if (phrases.has(tag.start) || isUnnamed(tag)) continue;
    const places = Clause.at(tag);
    // a function word inside a longer name stays one: "led a team"
    if (places.some((one) => asked.has(one))) continue;
    for (const one of places) if (words[one]?.sign === false) content.add(one);
  }
  if (unit !== null) {
    content.delete(unit);
    silent.add(unit);
  }
  for (const { start, end, value } of cues.filter((cue) => NEVER_SILENT.has(cue.value))) {
    // "previous employment": no window without a time
    if (value !== 'last' || isTimed(end, cues, quantities)) content.add(start);
  }
  for (const { start } of quantities) if (words[start]?.value !== null) content.add(start);
  // "another employer than Siemens": what nothing takes turns the question round
  for (const at of exceptionsIn(words, tags)) {
    content.add(at);
    silent.delete(at);
  }
  // "people under her", "personas a su cargo": a phrase that names something asks for it, whatever its words are alone
  for (const { start, end, value } of cues) {
    if (!NAMING.has(value) || end - start < 2) continue;
    if (Clause.at({ start, end }).some((one) => content.has(one))) continue;
    content.add(start);
    silent.delete(start);
  }
  return { content, silent };
}
