import type { Section, Span } from '../profile.ts';
import { type Line, linesIn } from '../language/lines.ts';
import { findSkill } from '../skills/lexicon.ts';
import { isNameNotPlural } from '../skills/match.ts';
import { inflectsAlike } from '../language/inflection.ts';
import { keysOf } from '../language/tokens.ts';
import type { CriterionFacts } from './source.ts';
import { oncePer } from '../language/memoize.ts';
import { holds, holdsAt } from '../language/phrases.ts';
import { headlineOf } from './resume_facts.ts';

/** A mention of a term: where it stands and how it is written. */
export type Mention = {
  readonly span: Span;
  readonly written: string;
};

/** Mentions of one term beyond this are not looked at. */
const MAX_MENTIONS = 60;

/** Whether a person removed this from the profile: then the text does not count. */
export function isRemoved({ removed, lexicon }: CriterionFacts, term: string): boolean {
  return removed.has(findSkill(lexicon, term)?.canonical ?? term);
}

/** Where the words of a phrase stand side by side outside the header, compared as the lexicon does. */
export function phrases(facts: CriterionFacts, phrase: string): Span[] {
  const wanted = keysOf(phrase.slice(0, 200));
  const [head] = wanted;
  if (head === undefined) return [];
  const found: Span[] = [];
  for (const at of positionsOf(facts).get(head) ?? []) {
    if (!wanted.every((key, index) => facts.tokens[at + index]?.key === key)) continue;
    const first = facts.tokens[at];
    const last = facts.tokens[at + wanted.length - 1];
    if (first === undefined || last === undefined || last.end - first.start > phrase.length + 12) continue;
    if (isNameNotPlural(facts.document.text.slice(first.start, last.end), phrase)) continue;
    found.push({ start: first.start, end: last.end });
    if (found.length >= MAX_MENTIONS) break;
  }
  return found;
}

/** Forms of shorter words may be other words. */
export const MIN_FORM = 7;

const isForm = (key: string, other: string | undefined): boolean =>
  key === other || (other !== undefined && key.length >= MIN_FORM && inflectsAlike(key, other, MIN_FORM - 1));

/** The same in other forms of its words: "Schwellenwertbericht" for "Schwellenwertberichten". */
export function inflectedPhrases({ tokens }: CriterionFacts, phrase: string): Span[] {
  const wanted = keysOf(phrase.slice(0, 200));
  if (!wanted.some((key) => key.length >= MIN_FORM)) return [];
  return tokens.flatMap(({ start }, at): Span[] => {
    if (!wanted.every((key, index) => isForm(key, tokens[at + index]?.key))) return [];
    const end = tokens[at + wanted.length - 1]?.end ?? start;
    return end - start > phrase.length + 12 ? [] : [{ start, end }];
  });
}

const positionsOf = oncePer(({ tokens }: CriterionFacts) =>
  Map.groupBy(tokens.keys(), (at) => tokens[at]?.key ?? ''),
);

/** The mention that proves most: in a job before a project before a list, a whole sentence before a cut one. */
export function bestMention(facts: CriterionFacts, mentions: readonly Mention[]): Mention | undefined {
  const costOf = ({ span }: Mention): number => {
    const { rank, whole, under, text } = facts.quote(span);
    return rank + (whole ? 0 : 0.5) + (under === null && text.split(' ').length < 3 ? 3 : 0);
  };
  return mentions
    .slice(0, MAX_MENTIONS)
    .map((mention) => ({ mention, cost: costOf(mention) }))
    .toSorted((a, b) => a.cost - b.cost)[0]?.mention;
}

/** The section an offset stands in. */
export function sectionAt(facts: CriterionFacts, offset: number): Section['kind'] {
  return facts.profile.sections.find((section) => holdsAt(section, offset))?.kind ?? 'other';
}

/** The lines that speak of the person: of the header what somebody is, not the name or contact, and no referees. */
export function spokenLines(facts: CriterionFacts): readonly Line[] {
  const { sections } = facts.profile;
  const headings = new Map(sections.map(({ start, heading }) => [start, heading] as const));
  // "Licences: reach truck, both in date": a heading and its content on one line
  const isHeading = ({ start, text }: Line): boolean => {
    const heading = headings.get(start) ?? null;
    return heading !== null && text.trim().length <= heading.trim().length + 2;
  };
  const silent = sections.filter(({ kind }) => kind === 'header' || kind === 'references');
  const headline = headlineOf(facts);
  return facts.lines.filter(
    (line) =>
      !isHeading(line) &&
      (!silent.some((section) => holdsAt(section, line.start)) ||
        (headline !== null && holds(headline, line))),
  );
}

/** Where something that is missing was looked for: the lines under a heading of that kind, if there is one. */
export function lookedAt(facts: CriterionFacts, kinds: readonly Section['kind'][]): Span[] {
  for (const kind of kinds) {
    const section = facts.profile.sections.find((other) => other.kind === kind);
    if (section === undefined) continue;
    const [first, second = first] = linesIn(facts.lines, section);
    if (first !== undefined && second !== undefined) return [{ start: first.start, end: second.end }];
  }
  return [];
}
