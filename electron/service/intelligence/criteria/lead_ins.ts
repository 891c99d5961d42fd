import { Clause } from './clause.ts';
import { type Cue, cuesNamed } from '../language/locale.ts';
import { LOCALES } from '../language/locales/index.ts';
import { oncePer } from '../language/memoize.ts';
import { remarkWords } from '../language/remark_words.ts';
import type { WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import type { Tag, Tagged } from './tag.ts';

/** How a criterion opens before it asks: "Please check:", "We are after somebody who"; nothing in it is asked for. */
type LeadIn = {
  /** The place of the first word behind it. */
  readonly end: number;
  /** It denies what follows: "Not wanted: …"; a frame that denies twice ("No interview without: …") asks for it. */
  readonly denies: boolean;
  /** Words of a label that may turn what follows: "what makes the client see *red*: …". */
  readonly open: readonly number[];
};

/** Words a label or an opening may have. */
const MAX_LENGTH = 12;

/** Cues that may stand in a frame: they name nothing a predicate could ask for by themselves. */
const WEAK = new Set<Cue>(
  cuesNamed(
    'at_least or_more exactly job title work employer thing live people lead team experience know deep',
    // "left out if missing: …" is said with `excluded`
    'yes somebody absent not only would as now start excluded',
  ),
);

/** Cues that may stand before "whether" and "that". */
const OPENING = new Set<Cue>(cuesNamed('whether somebody need would yes only at_least or_more exactly now'));

/** Reads the frame at the beginning of a criterion; one of no words where it begins with what it asks for. */
export function leadInOf(tagged: Tagged): LeadIn {
  const { words, cues } = tagged;
  const colon = words.findIndex(({ key }) => key === ':');
  const is_label = colon > 0 && colon <= MAX_LENGTH && hasContent(tagged, colon + 1);
  if (is_label && asksNothing(tagged, colon) && !isMeasured(tagged, colon)) {
    return labelOf(tagged, colon);
  }
  const opener = cues.findLast(
    ({ cue, start, end }) =>
      cue === 'whether' && end < MAX_LENGTH && opens(tagged, end) && !isCondition(start, tagged),
  );
  if (opener !== undefined && hasContent(tagged, opener.end)) return opening(opener.end);
  const person = cues.findLast(({ cue, start }) => cue === 'somebody' && start < MAX_LENGTH);
  if (person !== undefined && asksNothing(tagged, person.end) && denials(tagged, person.end) === 0) {
    return opening(hasContent(tagged, person.end) ? person.end : 0);
  }
  // "no interview without …", "not without …"
  const [first, second] = cues.filter(({ cue }) => cue === 'not' || cue === 'absent');
  const is_twice =
    first !== undefined &&
    second !== undefined &&
    first.start <= 1 &&
    second.start > first.start &&
    // "no ha estado nunca": one denial, in two words
    (second.cue === 'absent' || isOf('lacking', words[second.start]?.key)) &&
    second.end < MAX_LENGTH / 2 &&
    asksNothing(tagged, second.end) &&
    hasContent(tagged, second.end);
  return opening(is_twice ? second.end : 0);
}

/** "eMed: six years": a length and nothing else behind it is one of what stands before it. */
function isMeasured({ words, tags, content }: Tagged, colon: number): boolean {
  const known = Clause.places(tags.filter(({ end }) => end <= colon));
  const names = [...content].some((at) => at < colon && !known.has(at));
  const lengths = Clause.places(tags.filter(({ type, start }) => type === 'length' && start > colon));
  const behind = [...content].filter((at) => at > colon);
  return names && lengths.size > 0 && behind.every((at) => lengths.has(at) || words[at]?.sign === true);
}

/** "If she has no degree, 5 years of experience": no frame. A condition opens its stretch of words. */
export const isCondition = (at: number, tagged: Tagged, from = 0, to = tagged.words.length): boolean =>
  !tagged.words.slice(from, at).some(({ sign }) => !sign) &&
  tagged.cues.some(({ cue, start }) => cue === 'if' && start === at) &&
  tagged.words.some(({ key }, place) => place > at && place < to && key === ',' && hasContent(tagged, place));

const hasContent = ({ content, words }: Tagged, from: number): boolean =>
  words.some((_, at) => at >= from && content.has(at));

/** Nothing before a place is asked for: only weak cues, articles and words of a lead-in stand there. */
const asksNothing = (tagged: Tagged, end: number): boolean =>
  !tagged.tags.some(
    (tag) =>
      tag.start < end &&
      !isWithin(tag, remarkWordsOf(tagged)) &&
      !isArticle(tag, tagged) &&
      // "gente a cargo: 6": a phrase of leading asks for it
      (tag.type !== 'cue' || !WEAK.has(tag.cue) || (tag.cue === 'lead' && tag.end - tag.start > 1)) &&
      ((tag.type === 'cue' && tag.cue === 'any_of') ||
        [...Clause.places([tag])].some((at) => tagged.content.has(at))),
  );

/** "Ein", "une": the article of a noun counts nothing. */
const isArticle = (tag: Tag, { words }: Tagged): boolean =>
  tag.type === 'quantity' && tag.quantity.value === 1 && words[tag.start]?.value === null;

/**
 * "Please check whether", "it is essential that": nothing in front of it names a thing. What stands there is
 * known to ask for nothing, or is a plain word; a noun in capitals only where a comma parts it from what
 * follows.
 */
function opens(tagged: Tagged, end: number): boolean {
  const { words, tags, silent } = tagged;
  const parted = words.slice(0, end).findLastIndex(({ key }) => key === ',') >= end - 2;
  return (
    !tags.some(
      (tag) => tag.start < end && !isArticle(tag, tagged) && (tag.type !== 'cue' || !OPENING.has(tag.cue)),
    ) &&
    words
      .slice(0, end)
      .every(({ text, sign }, at) => sign || silent.has(at) || at === 0 || parted || /^\p{Ll}/u.test(text))
  );
}

const opening = (end: number): LeadIn => ({ end, denies: false, open: [] });

/**
 * A label denies with a single denial or a word of leaving out ("exclusion: …"); with two, or with "missing", it says what
 * happens without what it asks for. A word of harm may mean either.
 */
function labelOf(tagged: Tagged, colon: number): LeadIn {
  const is = remarkWordsOf(tagged);
  const places = [...tagged.words.keys()].slice(0, colon);
  const lacks = tagged.cues.some(
    ({ cue, ...at }) => cue === 'absent' && at.start < colon && !isWithin(at, is),
  );
  const unwanted = lacks || tagged.rejected.length > 0 ? [] : places.filter((at) => is('unwanted', at));
  const says_more = saysMore(tagged, places, is);
  const end = colon + 1;
  const is_denied = denials(tagged, colon) % 2 === 1;
  const leaves_out_nobody =
    (says_more && places.some((at) => is('aim', at))) || places.some((at) => is('otherwise', at));
  if (unwanted.length > 0 && leaves_out_nobody) return { end, denies: is_denied, open: [] };
  // "rejected invoices: SAP" is work, and "the last one was rejected: we need SAP" asks
  const asks = tagged.cues.some(({ cue, start }) => cue === 'need' && start > colon);
  if (unwanted.length > 0 && (says_more || asks)) return { end, denies: is_denied, open: unwanted };
  return {
    end,
    denies: is_denied !== unwanted.length > 0,
    open: lacks || unwanted.length > 0 ? [] : places.filter((at) => is('harm', at)),
  };
}

/** Whether a label names something beside what it says of leaving out: "to avoid *misunderstandings*: …". */
function saysMore(tagged: Tagged, places: readonly number[], is: ReturnType<typeof remarkWords>): boolean {
  const known = Clause.places(tagged.tags.filter(({ start }) => places.includes(start)));
  return places.some(
    (at) => tagged.content.has(at) && !known.has(at) && !OF_A_LABEL.some((name) => is(name, at)),
  );
}

/** Denials before a place; none where something is missing or it is said of somebody else: "the client won't budge on this". */
function denials(tagged: Tagged, end: number): number {
  const { cues, content, tags, words } = tagged;
  const is = remarkWordsOf(tagged);
  // "non gradito", "hariç tutulacak" deny by themselves
  const own = cues.filter((cue) => cue.start < end && !isWithin(cue, is));
  const known = Clause.places(tags.filter(({ start }) => start < end));
  const tells = [...content].some(
    (at) => at < end && !known.has(at) && !OF_LABELS.some((name) => is(name, at)),
  );
  const is_story = tells && words.some((_, at) => at < end && is('who', at));
  if (is_story || own.some(({ cue }) => cue === 'absent')) return 0;
  return new Set(own.filter(({ cue }) => cue === 'not').map(({ start }) => start)).size;
}

/** Whether a cue is part of a word of leaving out. */
const isWithin = (cue: WordRange, is: ReturnType<typeof remarkWords>): boolean =>
  Clause.at(cue).every((at) => is('unwanted', at));

const OF_LABELS = ['wants', 'takes', 'unwanted'] as const;
/** What a label may say that leaves somebody out. */
const OF_A_LABEL = [
  ...OF_LABELS,
  'persons',
  'who',
  'said',
  'ours',
  'telling',
  'greeting',
  'us',
  'harm',
] as const;

/** Once for a criterion: each of its tags asks. */
const remarkWordsOf = oncePer(({ words }: Tagged) =>
  remarkWords(
    words.map(({ key }) => key),
    // a label of one word tells no language: "Ausschluss: Java"
    LOCALES,
  ),
);
