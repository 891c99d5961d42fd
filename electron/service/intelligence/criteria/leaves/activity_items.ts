import type { Span } from '../../profile.ts';
import type { Activity } from '../activities/activity.ts';
import type { CriterionFacts } from '../facts.ts';

export type Items = {
  /** The first entry; null where there is no such section. */
  readonly span: Span | null;
  /** How many entries; null where they cannot be told apart. */
  readonly count: number | null;
};

const NONE = /^\W*(?:none|n\/a|no|keine|aucune?|ninguna?|available (?:up)?on request)\b/iu;

/** The entries of the section that shows an activity: papers, prizes, talks. */
export function itemsUnder({ section }: Activity, { profile, lines }: CriterionFacts): Items | null {
  if (section === null) return null;
  const found = profile.sections.filter(
    ({ kind, heading }) =>
      heading !== null &&
      (kind === section.kind || section.heading.test(heading)) &&
      section.heading.test(heading),
  );
  const entries = found.flatMap(({ start, end }) =>
    lines.filter((line) => line.start > start && line.start < end && !NONE.test(line.text)).slice(0, 60),
  );
  const [first] = entries;
  if (first === undefined) return null;
  const bullets = entries.filter(({ bullet, text }) => bullet || /^\[?\d{1,2}[\].)]\s/u.test(text));
  const dated = entries.filter(({ text }) => /\b(?:19|20)\d\d\b/u.test(text));
  const count = bullets.length > 0 ? bullets.length : dated.length > 0 ? dated.length : null;
  return { span: { start: first.start, end: first.end }, count };
}
