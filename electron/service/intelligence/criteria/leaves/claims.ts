import type { Span } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { contentKeys, stemOf } from '../clause.ts';
import { readDurations } from '../durations.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { spokenLines } from '../search.ts';

export type Claim = { readonly months: number; readonly span: Span; readonly quote: string };

const TOTAL = /\b(?:experience|erfahrung|berufserfahrung|experiencia|expérience|deneyim)\b/iu;
/** A line without any of these names no length of time: most lines. */
const UNIT = /year|yr|jahr|año|\ban(?:s|nées?)\b|decade|jahrzehnt|month|monat|mois|\bmeses\b|\byıl/iu;
const SPARES = /\b(?:in|of|with)\b/iu;

/**
 * The longest time a resume claims in words for one of these names ("8 years of Python", "Python (8 years)"), or for
 * work as such when there is no name. null when it claims none.
 */
export function claimedMonths(names: readonly string[], facts: CriterionFacts): Claim | null {
  let best: Claim | null = null;
  for (const line of spokenLines(facts)) {
    if (!UNIT.test(line.text)) continue;
    for (const { value, end, start } of readDurations(line.text)) {
      if (value <= (best?.months ?? 0) || value > 600) continue;
      const after = line.text.slice(end).split(/[.;,]/u, 1)[0] ?? '';
      const before = line.text.slice(0, start).split(/[.;,]/u).at(-1) ?? '';
      const says =
        names.length === 0 ? claimsTotal(after) : names.some((name) => claims(name, before, after));
      if (!says) continue;
      const span = { start: line.start, end: line.end };
      best = { months: value, span, quote: quoted(facts, span) };
    }
  }
  return best;
}

const claimsTotal = (after: string): boolean =>
  TOTAL.test(after) && !SPARES.test(after.replace(/^\s?of\b/iu, ''));

function claims(name: string, before: string, after: string): boolean {
  const wanted = contentKeys(name);
  if (wanted.length === 0) return false;
  const holds = (text: string): boolean => {
    const words = new Set(fold(text).split(' ').map(stemOf));
    return wanted.every((word) => words.has(word));
  };
  return holds(after) || (/[(:–-]\s*$/u.test(before) && holds(before));
}
