import { regex } from '../language/pattern.ts';
import { type Cue, cuesNamed } from '../language/locale.ts';
import type { Word } from '../language/words.ts';
import { fold } from '../language/lines.ts';
import { isOf } from '../language/word_classes.ts';
import { isPlural, leadsPlural } from '../language/job_titles.ts';
import { looksLikeTitle } from './titles.ts';
import type { Tag } from './tag.ts';
import type { PhraseMatch, WordRange } from '../language/phrases.ts';
import { isProduct } from '../skills/lexicon.ts';
import { Clause } from './clause.ts';

const MAX_TITLE = 5;
const BARRIER = new Set<Cue>(
  cuesNamed(
    'year month and or not but_not at_least experience title work now since last past',
    'full_time part_time freelance employer live know deep degree bachelor master last',
    'excluded included right_to_work would self_taught native speak vehicle',
  ),
);

/** Cues that may be part of a title: "team lead", "store manager", "student counsellor". */
export const TITLE_CUES = new Set<Cue>(
  cuesNamed(
    'senior junior executive lead lead_rank manager_rank team people intern school student',
    'thing shift deputy certificate licence language travel clearance',
  ),
);

/** Runs of words that name an occupation, the longest at each place. */
export function titlesIn(
  text: string,
  words: readonly Word[],
  tags: readonly Tag[],
  frame: ReadonlySet<number>,
  rank_words: ReadonlySet<number>,
  romance: boolean,
): Tag[] {
  const barred = new Set<number>();
  const parts = new Set(rank_words);
  for (const tag of tags) {
    if (tag.type === 'cue' && isPartOfTitle(tag, words, tags)) parts.add(tag.start);
    if (
      tag.type === 'quantity' ||
      tag.type === 'length' ||
      tag.type === 'calendar_year' ||
      (tag.type === 'cue' && BARRIER.has(tag.cue) && !isPartOfTitle(tag, words, tags))
    ) {
      for (const at of Clause.at(tag)) barred.add(at);
    }
  }
  const found: Tag[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MAX_TITLE); end > start; end -= 1) {
      const run = words.slice(start, end);
      if (run.some(({ sign, key }, at) => barred.has(start + at) || (sign && key !== '/' && key !== '&'))) {
        continue;
      }
      const [first, last] = [run[0] as Word, run.at(-1) as Word];
      if (LIGHT.test(first.key) || LIGHT.test(last.key) || first.sign || last.sign) continue;
      if (isOf('sector', words[start - 1]?.key) || isOf('sector', first.key)) continue;
      if (opensWithPaper(start, tags, romance)) continue;
      if (isOfProduct({ start, end }, words, tags)) continue;
      const written = text.slice(first.start, last.end);
      if (!isTitleShape(run, start, frame, parts)) continue;
      if (!looksLikeTitle(written) || !looksLikeTitle(written.toLowerCase())) continue;
      // "gentle hands", "técnicas de venta"
      if (isPlural(written) || leadsPlural(written)) continue;
      const next = words[end];
      const is_open =
        next !== undefined && !next.sign && next.value === null && !frame.has(end) && !barred.has(end);
      // "director financiero": the adjective follows; "Leiter Logistik": what is led
      const follows = romance ? /^\p{Ll}/u.test(next?.text ?? '') : isLedBy(last, next, end, tags);
      const longer = is_open && follows ? end + 1 : end;
      found.push({
        type: 'title',
        title: text.slice(first.start, (words[longer - 1] ?? last).end),
        start,
        end: longer,
      });
      start = longer - 1;
      break;
    }
  }
  return found;
}

/** "Casier judiciaire vierge", "certificat Scrum de Scrum.org": the noun that leads is that of a paper. */
const opensWithPaper = (at: number, tags: readonly Tag[], romance: boolean): boolean =>
  tags.some(
    (tag) =>
      tag.type === 'cue' &&
      tag.start === at &&
      (tag.cue === 'clearance' || (romance && tag.cue === 'certificate')),
  );

/** "SAP PM": letters behind the name of a product are a part of it, whatever they are short for elsewhere. */
const isOfProduct = (run: WordRange, words: readonly Word[], tags: readonly Tag[]): boolean =>
  /^\p{Lu}{2,3}$/u.test(words[run.end - 1]?.text ?? '') &&
  tags.some((tag) => tag.type === 'skill' && isProduct(tag.skill.kind) && tag.start === run.start);

/** "Leiter Logistik", "Abteilungsleiterin Einkauf": in German what somebody leads stands behind without a word between. */
const isLedBy = (noun: Word, next: Word | undefined, at: number, tags: readonly Tag[]): boolean =>
  /(?:leiter(?:in)?|leitung|chefin?)$/u.test(noun.key) &&
  /^\p{Lu}/u.test(next?.text ?? '') &&
  !tags.some((tag) => tag.start === at && (tag.type === 'place' || tag.type === 'language'));

/** "Worked as a grindstone keeper": what follows "as" is a title, whether or not any list knows it. */
export function titlesBeside(
  text: string,
  words: readonly Word[],
  tags: readonly Tag[],
  cues: readonly PhraseMatch<Cue>[],
  frame: ReadonlySet<number>,
): Tag[] {
  const taken = Clause.places(
    tags.filter(({ type }) => type !== 'cue' && type !== 'skill' && type !== 'entry'),
  );
  const free = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && !word.sign && word.value === null && !frame.has(at) && !taken.has(at);
  };
  return cues.flatMap(({ value, start, end }): Tag[] => {
    if (value !== 'as') return [];
    // Turkish says it behind: "garson olarak"
    const behind = words[start]?.key === 'olarak';
    const [from, to] = behind ? before(start, free) : after(end, words, free);
    const [first, last] = [words[from], words[to - 1]];
    if (to <= from || first === undefined || last === undefined) return [];
    return [{ type: 'title', title: text.slice(first.start, last.end), start: from, end: to }];
  });
}

/** "Hemşirelik", "müdürlüğü": Turkish names the work of a person after the person. */
const OFFICE = /^(?<person>\p{L}{3,}?)l[iu](?:k|g[iu]\p{L}{0,3})$/u;

/** "Hemşirelik yapmış", "üç yıl garsonluk": the title of whoever did that work, where one word names it. */
export function titlesOfOffice(
  words: readonly Word[],
  frame: ReadonlySet<number>,
  cues: readonly PhraseMatch<Cue>[],
): Tag[] {
  // "yöneticilik": leading people, under whatever title
  const leads = Clause.places(cues.filter(({ value }) => value === 'leadership'));
  return words.flatMap(({ key, text }, at): Tag[] => {
    if (leads.has(at)) return [];
    const person = OFFICE.exec(fold(key))?.groups?.['person'];
    const previous = words[at - 1];
    const is_whole = previous === undefined || previous.sign || previous.value !== null || frame.has(at - 1);
    const is_studied = isOf('of_studies', fold(words[at + 1]?.key ?? ''));
    if (person === undefined || !is_whole || is_studied || !looksLikeTitle(person)) return [];
    return [{ type: 'title', title: text.slice(0, person.length), start: at, end: at + 1 }];
  });
}

/** "As a doctor", "as an associate", "scrum master": a degree elsewhere, a title here. */
function isPartOfTitle({ start, end }: Tag, words: readonly Word[], tags: readonly Tag[]): boolean {
  const behind_as = tags.some((tag) => tag.type === 'cue' && tag.cue === 'as' && tag.end === start);
  const named = tags.some((tag) => tag.type === 'skill' && tag.start < start && tag.end === end);
  return end - start === 1 && (behind_as || (named && words[start - 1]?.sign === false));
}

type Free = (at: number) => boolean;

function before(end: number, free: Free): [number, number] {
  let from = end;
  while (end - from < MAX_TITLE && free(from - 1)) from -= 1;
  return [from, end];
}

function after(start: number, words: readonly Word[], free: Free): [number, number] {
  let from = start;
  while (isOf('article', words[from]?.key)) from += 1;
  let to = from;
  while (to - from < MAX_TITLE && (free(to) || (isOf('of', words[to]?.key) && free(to + 1)))) to += 1;
  return [from, to];
}

const TITLE_PARTICIPLE = regex('u')`
  ^(?:licensed|registered|certified|qualified|chartered|marketing|engineering|nursing|manufacturing|
  managing|accounting|purchasing|recruiting|consulting|training|lead\w*)$`;

/** Whether words may form a title: no verb, no function word but "of", no cue but ranks. */
function isTitleShape(
  run: readonly Word[],
  start: number,
  frame: ReadonlySet<number>,
  ranks: ReadonlySet<number>,
): boolean {
  if (/(?:ed|ing|gt)$/u.test(run[0]?.key ?? '') && !TITLE_PARTICIPLE.test(run[0]?.key ?? '')) {
    return false;
  }
  return run.every(
    ({ key, sign }, at) =>
      sign ||
      !frame.has(start + at) ||
      ranks.has(start + at) ||
      /^(?:of|de|du|des|der|für|d|la|del|della|dell|dello|delle|dei)$/u.test(key),
  );
}

const LIGHT = regex('u')`
    ^(?:a|an|the|of|in|as|for|to|with|at|is|un|una|uno|une|ein|eine|e|es|est|il|lo|los|las|has|ha|was|been|have|
    de|la|le|el|der|die|das|als|comme|como|any|level|by|on|be|from|other|others|niveau|nivel|livello)$`;
