import type { ResumeDocument } from '../document.ts';
import type { Profile, Section, Span } from '../profile.ts';
import { mentionedSkills } from '../resume/skills.ts';
import { ancestors, findSkill, type Lexicon } from '../skills/lexicon.ts';
import type { SkillMatch } from '../skills/match.ts';
import { tokenize, type Token, keysOf } from '../language/tokens.ts';
import { quoter, type Quoter } from './quotes.ts';
import { holds, holdsAt } from '../language/phrases.ts';

/** What a resume is asked for its facts with: prepared once per summary. */
export type Facts = {
  readonly document: ResumeDocument;
  readonly profile: Profile;
  readonly lexicon: Lexicon;
  readonly reference_date: string;
  /** Mentions by canonical name, in text order. */
  readonly mentions: ReadonlyMap<string, readonly SkillMatch[]>;
  /** For a skill the resume does not name: the mentioned skills that imply it, nearest first. */
  readonly implied: ReadonlyMap<string, readonly string[]>;
  /** Words of the text; removed ones have a key that matches nothing. */
  readonly tokens: readonly Token[];
  /** Skills, languages and certificates a person took out of the profile: canonical names where the lexicon has one. */
  readonly removed: ReadonlySet<string>;
  readonly quote: Quoter;
};

/** Collects the facts of one resume, without its header, hobbies and referees. */
export function collectFacts(
  document: ResumeDocument,
  profile: Profile,
  lexicon: Lexicon,
  reference_date: string,
): Facts {
  const removed = new Set(profile.removed.map((name) => findSkill(lexicon, name)?.canonical ?? name));
  const sections = withoutHeadline(profile.sections, headlineOf({ document, profile }));
  const all = mentionedSkills(document, sections, lexicon, profile);
  const mentions = Map.groupBy(
    all.filter(({ canonical }) => !removed.has(canonical)),
    ({ canonical }) => canonical,
  );
  const implied = new Map<string, { name: string; depth: number }[]>();
  for (const name of mentions.keys()) {
    for (const [depth, ancestor] of ancestors(lexicon, name).entries()) {
      if (removed.has(ancestor)) continue;
      implied.set(ancestor, [...(implied.get(ancestor) ?? []), { name, depth }]);
    }
  }
  const nearest = [...implied].map(
    ([name, children]) =>
      [name, children.toSorted((a, b) => a.depth - b.depth).map((child) => child.name)] as const,
  );
  return {
    document,
    profile,
    lexicon,
    reference_date,
    mentions,
    implied: new Map(nearest),
    tokens: silenced(
      tokenize(document.text).filter(({ start }) => !inHeader(sections, start)),
      all.filter(({ canonical }) => removed.has(canonical)),
      profile.removed.filter((name) => findSkill(lexicon, name) === null),
    ),
    removed,
    quote: quoter(document, profile.sections),
  };
}

/** The key of removed words; no real word has it. */
export const SILENT = '\u0000';

/** The same words, with those at these places or in these names silenced. */
function silenced(
  tokens: readonly Token[],
  places: readonly Span[],
  names: readonly string[],
): readonly Token[] {
  if (places.length === 0 && names.length === 0) return tokens;
  const silent = new Set<number>();
  const phrases = names.map((name) => keysOf(name));
  for (const [at, token] of tokens.entries()) {
    if (places.some((place) => holds(place, token))) silent.add(at);
    for (const keys of phrases) {
      if (!keys.every((key, index) => tokens[at + index]?.key === key)) continue;
      for (const index of keys.keys()) silent.add(at + index);
    }
  }
  return tokens.map((token, at) => (silent.has(at) ? { ...token, key: SILENT } : token));
}

/** Where the header says what somebody is: "Project manager, PMP", on a line of its own under the name. */
export function headlineOf({
  document: { text },
  profile,
}: Pick<Facts, 'document' | 'profile'>): Span | null {
  const span = profile.headline === null ? undefined : profile.sources['headline'];
  if (span === undefined) return null;
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const to = text.indexOf('\n', span.end);
  const line = { start: from, end: to < 0 ? text.length : to };
  // "Tessa Baker | Clerk": a name may look like a trade
  return text.slice(from, line.end).trim() === text.slice(span.start, span.end).trim() ? line : null;
}

/** The sections with the headline cut out of the header, which says nothing else. */
function withoutHeadline(sections: readonly Section[], headline: Span | null): readonly Section[] {
  if (headline === null) return sections;
  return sections.flatMap((section) =>
    section.kind === 'header' && holdsAt(section, headline.start)
      ? [
          { ...section, end: headline.start },
          { ...section, start: headline.end },
        ]
      : [section],
  );
}

function inHeader(sections: readonly Section[], at: number): boolean {
  return sections.some(
    (section) => (section.kind === 'header' || section.kind === 'references') && holdsAt(section, at),
  );
}
