import type { DocumentLine, DocumentNotice, DocumentPage, ReadResult, ResumeDocument } from '../document.ts';
import type { Profile, Span } from '../profile.ts';
import { PROMPT_INJECTION_PATTERNS } from './prompt_injection_patterns.ts';

/** Words before an instruction that are worth a line of their own. */
const MIN_WORDS_BEFORE = 3;
const MAX_QUOTE = 80;

/**
 * Finds visible text that talks to a program ("ignore all previous instructions") instead of to a reader. Its
 * lines are marked, and a notice tells of them; they stay in the document for people to see. Where a
 * paragraph without a place on a page holds other sentences before it, it is cut there: the space between
 * becomes the end of a line, so no offset moves.
 */
export function markPromptInjection(document: ResumeDocument): ResumeDocument {
  const found = injectionStarts(document.text);
  if (found.length === 0) return document;
  let text = document.text;
  let first: { readonly quote: string; readonly page: number | null } | null = null;
  let count = 0;
  const pages = document.pages.map((page): DocumentPage => {
    const lines: DocumentLine[] = [];
    let goes_on: boolean = false;
    for (const line of page.lines) {
      const at = found.find((start) => start >= line.start && start < line.end);
      // A sentence that goes on in small letters goes on with what it says.
      const continued: boolean = goes_on && !line.bullet && /^[\p{Ll}\d"“(]/u.test(line.text);
      goes_on = (at !== undefined || continued) && !/[.!?]["”)]?\s*$/.test(line.text);
      if (at === undefined && !continued) {
        lines.push(line);
        continue;
      }
      const from = at === undefined ? 0 : at - line.start;
      const { kept, marked } = cutLine(line, continued ? 0 : from);
      if (kept !== null) {
        text = `${text.slice(0, kept.end)}\n${text.slice(marked.start)}`;
        lines.push(kept);
      }
      lines.push({ ...marked, instruction: true });
      count += 1;
      first ??= { quote: quoteOf(marked.text), page: page.width > 0 ? page.number : null };
    }
    return { ...page, lines };
  });
  if (first === null) return document;
  const { quote, page } = first as { quote: string; page: number | null };
  const notice: DocumentNotice = {
    type: 'INSTRUCTIONS',
    message: `The file talks to a computer program instead of to you: “${quote}”. ${count === 1 ? 'This line is' : `These ${count} lines are`} shown, but ${count === 1 ? 'changes' : 'change'} no profile, no score and no answer.`,
    page,
  };
  return { text, pages, notices: [...document.notices, notice] };
}

/** Where sentences that hold an instruction begin, as offsets, in order. */
function injectionStarts(text: string): number[] {
  const starts = new Set<number>();
  for (const pattern of PROMPT_INJECTION_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + (/^[\s.!?:;,—–([{"'“”„«*>•|-]*/u.exec(match[0])?.[0].length ?? 0);
      // A match may reach over the end of a line; its sentence begins where its first word does.
      for (const start of linesOfMatch(text, at, match.index + match[0].length)) starts.add(start);
    }
  }
  return [...starts].toSorted((a, b) => a - b);
}

/** The start of the sentence a match is in, and the starts of the lines it goes on in. */
function linesOfMatch(text: string, from: number, to: number): number[] {
  const line = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(line, from);
  const sentence = before.search(/(?<=[.!?]["”)]?\s)[^.!?]*$/);
  const starts = [sentence < 0 ? line : line + sentence];
  for (let at = text.indexOf('\n', from); at >= 0 && at < to - 1; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/** A line without a box is cut before the instruction when what stands before it says something. */
function cutLine(
  line: DocumentLine,
  from: number,
): { readonly kept: DocumentLine | null; readonly marked: DocumentLine } {
  const before = line.text.slice(0, from).trimEnd();
  const words = before.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (line.box !== null || words < MIN_WORDS_BEFORE || before.length !== from - 1) {
    return { kept: null, marked: line };
  }
  return {
    kept: { ...line, text: before, end: line.start + before.length },
    marked: { ...line, text: line.text.slice(from), start: line.start + from, bullet: false },
  };
}

function quoteOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= MAX_QUOTE ? plain : `${plain.slice(0, MAX_QUOTE).replace(/\s\S*$/, '')} …`;
}

/**
 * The document as everything that scores, answers or quotes sees it: without the lines that talk to a
 * program. Their place in the text is filled with spaces, so offsets are those of the whole document. The
 * same document where there are none.
 */
export function withoutPromptInjection(document: ResumeDocument): ResumeDocument {
  const marked = injectionSpans(document);
  if (marked.length === 0) return document;
  let text = document.text;
  for (const { start, end } of marked) {
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  return {
    ...document,
    text,
    pages: document.pages.map((page) => ({
      ...page,
      lines: page.lines.filter(({ instruction }) => instruction !== true),
    })),
  };
}

function injectionSpans(document: ResumeDocument): Span[] {
  return document.pages.flatMap(({ lines }) =>
    lines.filter(({ instruction }) => instruction === true).map(({ start, end }) => ({ start, end })),
  );
}

/** A file that names its own jobs and skills (JSON Resume) must not bring in through them what its text may not. */
function withoutInjected(profile: Profile, document: ResumeDocument): Profile {
  const marked = injectionSpans(document);
  if (marked.length === 0) return profile;
  const clean = ({ start, end }: Span): boolean =>
    !marked.some((span) => span.start < end && span.end > start);
  const stated = <T extends { readonly span: Span }>(value: T | null): T | null =>
    value !== null && clean(value.span) ? value : null;
  return {
    ...profile,
    headline: clean(profile.sources['headline'] ?? { start: 0, end: 0 }) ? profile.headline : null,
    summary: stated(profile.summary),
    work_authorisation: stated(profile.work_authorisation),
    relocation: stated(profile.relocation),
    work: profile.work.map((entry) => ({ ...entry, bullets: entry.bullets.filter(clean) })),
    skills: profile.skills.flatMap((skill) => {
      const evidence = skill.evidence.filter(clean);
      return evidence.length > 0 ? [{ ...skill, evidence }] : [];
    }),
    languages: profile.languages.filter(({ span }) => clean(span)),
    certifications: profile.certifications.filter(({ span }) => clean(span)),
    sources: Object.fromEntries(Object.entries(profile.sources).filter(([, span]) => clean(span))),
  };
}

/** Marks instructions in what any reader read, and keeps them out of a profile the file gives itself. */
export function guardResult(result: ReadResult): ReadResult {
  if (!result.ok) return result;
  const document = markPromptInjection(result.document);
  const { structured } = result;
  return structured === undefined
    ? { ...result, document }
    : { ...result, document, structured: (options) => withoutInjected(structured(options), document) };
}
