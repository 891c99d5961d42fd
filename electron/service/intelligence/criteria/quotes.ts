import { regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Span } from '../profile.ts';
import { allLines, lineAt, type Line } from '../language/lines.ts';

/** A literal stretch of the resume: `text` equals `document.text.slice(span.start, span.end)`. */
export type Quote = {
  readonly text: string;
  readonly span: Span;
  /** Heading of the list it stands in, when it is a list's member and not a sentence. */
  readonly under: string | null;
  /** Lower is better evidence: work before projects before lists. */
  readonly rank: number;
  /** End of the line before, where the sentence began there and its rest alone says little; literal as well. */
  readonly before: string | null;
  /** It begins where a sentence, a bullet or a list's member begins. */
  readonly whole: boolean;
};

/** Longer quotes are cut to the clause around the mention: this is what fits on two lines beside the page. */
const MAX_QUOTE = 140;

const RANK: Readonly<Partial<Record<Section['kind'], number>>> = {
  experience: 0,
  projects: 1,
  certifications: 1,
  summary: 2,
  volunteering: 2,
  publications: 2,
  awards: 2,
  skills: 3,
  languages: 3,
  education: 4,
};

export type Quoter = (at: Span) => Quote;

/** Makes quotes of one document. A quote never crosses a line, so that it is found as it stands in the text. */
export function quoter(document: ResumeDocument, sections: readonly Section[]): Quoter {
  const lines = allLines(document);
  return (at) => {
    const section = sections.find(({ start, end }) => at.start >= start && at.start < end);
    const line = lineAt(lines, at.start);
    const rank = RANK[section?.kind ?? 'other'] ?? 5;
    if (line === null) {
      return {
        text: document.text.slice(at.start, at.end),
        span: at,
        under: null,
        rank,
        whole: false,
        before: null,
      };
    }
    const listed = section !== undefined && (section.kind === 'skills' || section.kind === 'languages');
    const span = listed ? itemAround(line, at) : clauseAround(line, lines[line.index + 1], at);
    const before = document.text.slice(Math.max(0, span.start - 2), span.start);
    const whole =
      listed ||
      ((span.start === line.start || /[.!?\t]\s?$/.test(before)) &&
        (line.bullet || !/^\p{Ll}/u.test(document.text.slice(span.start, span.end))));
    return {
      text: document.text.slice(span.start, span.end),
      span,
      under: listed ? (section.heading ?? null) : null,
      rank,
      whole,
      before: listed ? null : sentenceBefore(lines[line.index - 1], line, span),
    };
  };
}

/** Words of a rest that say enough without the line before. */
const ENOUGH = 4;
const MAX_BEFORE = 80;

/** What stands in the line before, from its last clause on, when a short rest of its sentence is quoted. */
function sentenceBefore(previous: Line | undefined, line: Line, span: Span): string | null {
  const rest = line.text.slice(span.start - line.start, span.end - line.start);
  if (previous === undefined || previous.page !== line.page || line.bullet) return null;
  if (span.start !== line.start || rest.split(/\s+/).length >= ENOUGH) return null;
  if (
    !/[\p{Ll},&]$/u.test(previous.text) ||
    previous.text.includes('\t') ||
    previous.text.split(' ').length < ENOUGH
  ) {
    return null;
  }
  const text = previous.text.replace(/[\s,;]+$/, '');
  const from = startBreak(text, Math.max(0, text.length - MAX_BEFORE), text.length);
  const start = /(?:^|\s)(?=\S)/.exec(text.slice(from));
  const shown = text.slice(from + (from === 0 || start === null ? 0 : start.index)).trim();
  return shown === '' ? null : shown;
}

/** The member of a list around a mention: up to the next comma, bar or gap, brackets kept whole. */
function itemAround(line: Line, at: Span): Span {
  const from = at.start - line.start;
  const to = Math.min(at.end, line.end) - line.start;
  const before = line.text.slice(0, from);
  const after = line.text.slice(to);
  const head = Math.max(
    ...[...before.matchAll(/[,;|•·\t:]\s*(?![^(]*\))/g)].map((match) => match.index + match[0].length),
    0,
  );
  const tail = /[,;|•·\t](?![^(]*\))/.exec(after)?.index ?? after.length;
  return trimmed(line, head, to + tail);
}

/** The sentence, or where it is long or goes on in the next line the clauses of it, around a mention. */
function clauseAround(line: Line, next: Line | undefined, at: Span): Span {
  const from = at.start - line.start;
  const to = Math.min(at.end, line.end) - line.start;
  const sentenceStart = Math.max(
    ...[...line.text.slice(0, from).matchAll(/[.!?]\s+(?=\p{Lu})|\t+/gu)].map(
      (match) => match.index + match[0].length,
    ),
    0,
  );
  const end = /[.!?](?=\s+\p{Lu}|$)|\t/u.exec(line.text.slice(to));
  const goesOn =
    end === null &&
    next !== undefined &&
    !next.bullet &&
    next.page === line.page &&
    /^[\p{Ll}\d(&]/u.test(next.text);
  let start = sentenceStart;
  let stop = end === null ? line.text.length : to + end.index + (end[0] === '\t' ? 0 : 1);
  // A line that breaks off in mid-sentence ends better at its last clause.
  if (goesOn) stop = lastBreak(line.text, to, stop) ?? withoutDanglingWords(line.text, to, stop);
  if (stop - start > MAX_QUOTE) {
    stop = firstBreak(line.text, to, stop) ?? wordEnd(line.text, Math.max(to, start + MAX_QUOTE));
    if (stop - start > MAX_QUOTE) start = startBreak(line.text, start, from);
  }
  return trimmed(line, start, stop);
}

const DANGLING = regex('iu')`
    [\s,;]+(?:using|such as|including|with|for|to|and|or|of|by|in|on|at|the|an?|as|from|into|through|
    via|und|oder|mit|für|von|der|die|das|den|zu|im|in|bei)$`;

/** The end of a line without the words that only lead on to the next one. */
function withoutDanglingWords(text: string, from: number, to: number): number {
  // nor the first half of a divided word
  let end = /\s\S*\p{Ll}-$/u.exec(text.slice(from, to))?.index ?? to - from;
  end += from;
  for (
    let found = DANGLING.exec(text.slice(from, end));
    found !== null;
    found = DANGLING.exec(text.slice(from, end))
  ) {
    end = from + found.index;
  }
  return end;
}

function lastBreak(text: string, from: number, to: number): number | null {
  const breaks = [
    ...text
      .slice(from, to)
      .matchAll(/[,;:–—](?=\s)|\s(?=(?:and|with|by|for|to|while|using|und|mit|durch|für)\s)/giu),
  ];
  const last = breaks.at(-1);
  return last === undefined ? null : from + last.index;
}

function firstBreak(text: string, from: number, to: number): number | null {
  const first = /[,;:–—](?=\s)|\s(?=(?:and|with|by|while|und|mit|durch)\s)/iu.exec(text.slice(from, to));
  return first === null ? null : from + first.index;
}

function startBreak(text: string, from: number, to: number): number {
  const breaks = [...text.slice(from, to).matchAll(/[,;:–—]\s+|\s(?=(?:and|with|by|using|und|mit)\s)/giu)];
  const last = breaks.findLast((match) => to - from - match.index > 25) ?? breaks.at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}

function wordEnd(text: string, at: number): number {
  const rest = /\s/.exec(text.slice(at));
  return rest === null ? text.length : at + rest.index;
}

function trimmed(line: Line, from: number, to: number): Span {
  const text = line.text.slice(from, to);
  const lead = /^[\s,;:|•·–—-]*/.exec(text)?.[0].length ?? 0;
  const body = text.slice(lead).replace(/[\s,;:|•·–—]+$/, '');
  return { start: line.start + from + lead, end: line.start + from + lead + body.length };
}
