import { says, saysAwaited, statusOf } from '../../language/status.ts';
import type { EducationEntry } from '../../profile.ts';
import { findDegree } from '../../language/degrees.ts';
import { monthOf } from '../../language/dates.ts';
import type { JudgeFacts } from '../facts.ts';
import { isStudying, isUnfinished, localesOfLine } from './incomplete.ts';

/** The text of an entry, with the line it runs on into. */
export function textOf({ span }: EducationEntry, facts: JudgeFacts): string {
  const { text } = facts.document;
  const next =
    facts.profile.education.find((other) => other.span.start >= span.end)?.span.start ?? text.length;
  const section =
    facts.profile.sections.find(({ start, end }) => span.start >= start && span.start < end)?.end ??
    text.length;
  const line = text.indexOf('\n', span.end + 1);
  const own = text.slice(span.start, span.end);
  const following = text.slice(span.end + 1, line < 0 ? text.length : line).trim();
  const goes_on =
    /[,(–-]$|\([^)]*$|(?<!\p{L})(?:for|to|in|due|graduation|expected|until|since|of)$/u.test(own.trimEnd()) ||
    /^[\p{Ll}(]/u.test(following);
  const end = goes_on ? Math.min(next, section, line < 0 ? text.length : line, span.end + 120) : span.end;
  return text.slice(span.start, end).replaceAll(/\s+/g, ' ');
}

/** Whether an entry was completed: by its dates, and by what the resume says beside it. */
export function stateOf(entry: EducationEntry, facts: JudgeFacts): 'completed' | 'under_way' | 'abandoned' {
  const all = facts.document.text.slice(entry.span.start, entry.span.end).replaceAll(/\s+/g, ' ');
  const own = all.slice(0, nextDegree(entry, all) ?? all.length);
  const text = own.length < all.length ? own : textOf(entry, facts);
  const degree = entry.degree === null ? -1 : own.indexOf(entry.degree);
  const [from, to] = degree < 0 ? [0, 0] : [degree, degree + (entry.degree ?? '').length];
  const status = statusOf(own, from, to, facts.locales);
  const locales = localesOfLine(text, facts);
  if (status === 'abandoned' || says(ofDegree(entry, facts), 'abandoned', facts.locales)) return 'abandoned';
  const ends = entry.end;
  const future = ends !== null && ends.year * 12 + (ends.month ?? 1) - 1 > monthOf(facts.reference_date);
  if (
    future ||
    !entry.completed ||
    status === 'planned' ||
    status === 'learning' ||
    isUnfinished(text, locales) ||
    (ends === null && isStudying(text, locales))
  ) {
    return 'under_way';
  }
  return saysAwaited(sharedEnd(entry, facts), locales) ? 'under_way' : 'completed';
}

/** "BSc 2012, MSc (not completed)": where another degree begins behind a comma; null for none. */
function nextDegree({ degree }: EducationEntry, text: string): number | null {
  const from = degree === null ? -1 : text.indexOf(degree);
  const level = findDegree(degree ?? '')?.level ?? null;
  if (from < 0 || level === null) return null;
  const other = [...text.matchAll(/[,;]\s/gu)].find(({ index }) => {
    const found = index > from ? findDegree(text.slice(index + 2)) : null;
    return found !== null && found.from === 0 && found.level !== level;
  });
  return other?.index ?? null;
}

/** An entry without lines that tell of another course behind its name: "Legal Practice Course: deferred". */
const ofDegree = ({ span }: EducationEntry, { document }: JudgeFacts): string =>
  document.text
    .slice(span.start, span.end)
    .split('\n')
    .filter((line, at) => at === 0 || !/^[^:]{3,60}:\s*\p{L}+\s*$/u.test(line))
    .join(' ');

/** One "expected graduation" below two undated degrees applies to both. */
function sharedEnd(entry: EducationEntry, facts: JudgeFacts): string {
  if (entry.end !== null) return '';
  const { education } = facts.profile;
  const below = education.slice(education.indexOf(entry) + 1);
  const dated = below.findIndex(({ end }) => end !== null);
  const last = below.slice(0, dated < 0 ? below.length : dated + 1).at(-1);
  const text = last === undefined ? '' : facts.document.text.slice(entry.span.start, last.span.end + 60);
  return text.length < 400 ? text : '';
}
