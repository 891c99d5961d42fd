import { regex } from '../../language/pattern.ts';
import { cuesIn } from '../../language/cues.ts';
import type { Line } from '../../language/lines.ts';
import { follows, type WordRange } from '../../language/phrases.ts';
import { isOf } from '../../language/word_classes.ts';
import { keysOf } from '../../language/tokens.ts';
import type { Span } from '../../profile.ts';
import { POSSESSED, statusAt, type JudgeFacts, type Row } from '../facts.ts';
import { holdsWords } from '../held_words.ts';
import { sectionAt } from '../search.ts';
import { isPlural } from '../../language/job_titles.ts';
import { looksLikeTitle, titleRuns } from '../titles.ts';

/** Where a resume tells of a title outside the heads of its jobs; `lower` where it is that of a deputy. */
export type TitleTold = { readonly span: Span; readonly lower: boolean };

/** A title named in a job's text, the summary or the line under the name ("promoted to head of purchasing"). */
export function titleInText(titles: readonly string[], facts: JudgeFacts): TitleTold | undefined {
  let lower: Span | undefined;
  for (const row of facts.rows) {
    const section = sectionAt(facts, row.line.start);
    if (section === 'interests') continue;
    for (const { start, end } of titles.flatMap((asked) => titleRuns(row.line.text, spansIn(row), asked))) {
      const span = {
        start: row.words[start]?.start ?? row.line.start,
        end: row.words[end - 1]?.end ?? row.line.end,
      };
      // "First aid, fire warden, manual handling": an item of a list among schools, no words of a degree
      if (section === 'education' && !isItem(row.line, span)) continue;
      const told = toldOf(row, { start, end }, facts);
      if (told === 'lower') lower ??= row.line;
      if (told === 'own' && POSSESSED.has(statusAt(facts, span))) return { span: row.line, lower: false };
    }
  }
  return lower === undefined ? undefined : { span: lower, lower: true };
}

/** Whether a line names one of these titles as one's own. */
export const namesOwnTitle = (row: Row, titles: readonly string[], facts: JudgeFacts): boolean =>
  titles
    .flatMap((asked) => titleRuns(row.line.text, spansIn(row), asked))
    .some((run) => {
      const span = { start: row.words[run.start]?.start ?? 0, end: row.words[run.end - 1]?.end ?? 0 };
      return toldOf(row, run, facts) === 'own' && POSSESSED.has(statusAt(facts, span));
    });

/** "Leitung der Logistikabteilung", "headed logistics": a sentence that says who leads a department. */
export function headInText(field: string, facts: JudgeFacts): TitleTold | undefined {
  const words = field.split(' ');
  for (const row of facts.rows) {
    if (!holdsWords(row.line.text, words)) continue;
    const at = row.keys.findIndex((key, place) => isOf('heads', key) && leads(row, place, words));
    const span = row.words[at];
    if (span === undefined || toldOf(row, { start: at, end: at + 1 }, facts) !== 'own') continue;
    if (POSSESSED.has(statusAt(facts, span))) return { span: row.line, lower: false };
  }
  return undefined;
}

/** Whether a verb of leading stands close to what is led; a noun of the same form stands before it. */
function leads({ keys, words, line }: Row, at: number, field: readonly string[]): boolean {
  const first = keys.findIndex(
    (key, place) => Math.abs(place - at) <= MOST_BETWEEN && holdsWords(key, field.slice(0, 1)),
  );
  const written = line.text.slice((words[at]?.start ?? 0) - line.start, (words[at]?.end ?? 0) - line.start);
  // "Lead logistics coordinator" leads no logistics, and marketing leads are no people
  return first >= 0 && !/^lead$/iu.test(written) && (first > at || !isNoun(keys[at] ?? ''));
}

/** "Lead" and "head" are nouns as well: "marketing leads". */
export const isNoun = (key: string): boolean => /^(?:lead|head)s?$/u.test(key);

/** A title with one of these ranks in a text: "Promoted to lead engineer". `hasRank` tells whether a title has it. */
export function rankInText(facts: JudgeFacts, hasRank: (title: string) => boolean): TitleTold | undefined {
  for (const row of facts.rows) {
    if (sectionAt(facts, row.line.start) === 'interests' || !hasRank(row.line.text)) continue;
    for (const [start, first] of row.words.entries()) {
      for (let end = start + 2; end <= Math.min(row.words.length, start + MOST_IN_TITLE); end += 1) {
        const last = row.words[end - 1] ?? first;
        const run = facts.document.text.slice(first.start, last.end);
        if (!isOneTitle(run) || !hasRank(run) || isPlural(run) || !looksLikeTitle(run)) continue;
        if (toldOf(row, { start, end }, facts) !== 'own') continue;
        if (POSSESSED.has(statusAt(facts, { start: first.start, end: last.end }))) {
          return { span: row.line, lower: false };
        }
      }
    }
  }
  return undefined;
}

const MOST_IN_TITLE = 4;
/** Whether words are those of one title: no other signs, and nobody else, stand between them. */
const isOneTitle = (run: string): boolean =>
  /^[\p{L}\p{M} ()-]+$/u.test(run) && !keysOf(run).some((key) => BESIDE.test(key) && !OF.test(key));
const OF = /^(?:of|de|du|del|della|der)$/u;

/** Words between who leads and what is led: "head of the whole logistics department". */
const MOST_BETWEEN = 4;

/** Whose title it is: one's own, that of whoever one is the deputy of, or that of somebody beside. */
function toldOf({ keys }: Row, { start, end }: WordRange, facts: JudgeFacts): 'own' | 'lower' | 'other' {
  const { cues } = cuesIn(keys, facts.locales);
  const deputies = cues.filter(({ value }) => value === 'deputy');
  const isBelow = (at: number): boolean => isOf('lower_rank', keys[at]);
  if (deputies.some((one) => follows({ start }, one, 2) || one.start === end)) return 'lower';
  if (isBelow(start - 1) || isBelow(start - 2) || isBelow(end)) return 'lower';
  const before = keys[start - 1] ?? '';
  const is_named = cues.some(({ value, ...one }) => NAMES.has(value) && follows({ start }, one, 2));
  if (is_named || (ARTICLE.test(before) && BEING.test(keys[start - 2] ?? ''))) return 'own';
  // "with a nurse"
  const is_other = BESIDE.test(before) || (ARTICLE.test(before) && BESIDE.test(keys[start - 2] ?? ''));
  return is_other || keys.slice(end, end + 2).some((key) => ANSWERING.test(key)) ? 'other' : 'own';
}

const NAMES: ReadonlySet<string> = new Set(['title', 'as']);
/** "Reported to the finance director": beside one. */
const BESIDE = regex('u')`
    ^(?:the|my|our|der|die|dem|den|le|la|el|il|mi|mon|meinem|with|by|for|un|une|ein|einem|to|au|aux|al|alla|dal|del|du|della|
    beim|vom|an|bei|mit|unter|avec|con|para|pour|per|unserem|unserer|meiner|of|von|notre|nuestro|nostro)$`;
/** "I am a senior buyer": one's own, in spite of the article. */
const ARTICLE = /^(?:the|a|an|der|die|ein|eine|le|la|el|il|un|une|una)$/u;
const BEING = /^(?:am|was|m|bin|war|als|suis|etais|etait|soy|fui|sono|ero|stata|stato)$/u;
/** "Lojistik müdürüne bağlı": whoever answers to one. */
const ANSWERING = /^(?:bagli|bunvesinde)$/u;

const spansIn = ({ line, words }: Row): Span[] =>
  words.map(({ start, end }) => ({ start: start - line.start, end: end - line.start }));

/** Whether a span is an item of a list by itself, in a list of several. */
function isItem({ text, start }: Line, span: Span): boolean {
  const before = text.slice(0, span.start - start).trimEnd();
  const behind = text.slice(span.end - start).trimStart();
  return (before === '' || /[,;:•]$/u.test(before)) && /^(?:[,;]|$)/u.test(behind) && before + behind !== '';
}
