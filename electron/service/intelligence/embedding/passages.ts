import { maskPages } from '../blind/pages.ts';
import type { DocumentLine, ResumeDocument } from '../document.ts';
import type { DocumentPassages, Embedder, Passage } from '../ports.ts';
import type { Profile } from '../profile.ts';
import { withoutPromptInjection } from '../text/prompt_injection.ts';
import { identityLines, identityMask, identityOf, personalMask, type KnownBeside } from './identity.ts';
import { MOST_PIECES } from '../ranking/pieces.ts';
import { MAX_PIECES } from './model.ts';

/** Stored with every vector; raise it when the same document would be cut differently. */
export const CHUNKER_VERSION = '5';

/** Word pieces a passage may have. Small ones rank best (docs/ranking.md): about one bullet or sentence. */
const PASSAGE_PIECES = 24;
/** Beyond about this many passages they grow instead, so that no document takes the index for itself. */
const PASSAGES_WANTED = 48;

/** More are never made, whatever a file pretends to be: each takes some 20 ms to embed. A long resume has a hundred. */
const MAX_PASSAGES = 300;

/** Fewer words say nothing of anybody, yet come near some jobs: such a file counts as unreadable. */
const MIN_WORDS = 4;

type Unit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly pieces: number;
  /** Begins a section or a job: no passage reaches across. */
  readonly opens: boolean;
};

/**
 * Cuts a resume into what is embedded: passages packed from its lines, never across a heading or from one
 * job into the next, and the lead (the first 254 pieces). The identity header and every mention of who the
 * person is stay out. A file of a few words has neither passages nor a lead.
 * @param countTokens word pieces of a text (Embedder.countTokens).
 * @param known what is known of the person beside the file; null where nobody is known.
 */
export function splitPassages(
  whole: ResumeDocument,
  profile: Profile,
  countTokens: (text: string) => number,
  known: KnownBeside | null = null,
): DocumentPassages {
  const document = withoutPromptInjection(whole);
  if (wordsOf(document) < MIN_WORDS) return { lead: '', passages: [] };
  const hide = hiding(document, profile, known);
  const body = unitsOf(document, profile, { countTokens, hide, known, skip_header: true });
  const units =
    body.length > 0 ? body : unitsOf(document, profile, { countTokens, hide, known, skip_header: false });
  const total = units.reduce((sum, unit) => sum + unit.pieces, 0);
  const limit = Math.min(MAX_PIECES, Math.max(PASSAGE_PIECES, Math.ceil(total / PASSAGES_WANTED)));
  const passages = pack(
    units.flatMap((unit) => splitUnit(unit, limit, countTokens)),
    limit,
  );
  return { lead: leadOf(units), passages: passages.slice(0, MAX_PASSAGES) };
}

/** The word pieces of all passages in order, up to what is kept of a document. */
export function piecesOf({ passages }: DocumentPassages, { pieces }: Pick<Embedder, 'pieces'>): Uint16Array {
  return pieces(passages.map(({ text }) => text).join(' ')).slice(0, MOST_PIECES.document);
}

function wordsOf({ pages }: ResumeDocument): number {
  const lines = pages.flatMap((page) => page.lines);
  return lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

function leadOf(units: readonly Unit[]): string {
  const lead: Unit[] = [];
  let pieces = 0;
  for (const unit of units) {
    lead.push(unit);
    pieces += unit.pieces;
    if (pieces >= MAX_PIECES) break;
  }
  return tidy(lead);
}

/** Lines without who the person is. A resume that is nothing but a header is read from it, masked. */
function unitsOf(
  document: ResumeDocument,
  profile: Profile,
  {
    countTokens,
    hide,
    skip_header,
    known,
  }: {
    readonly countTokens: (text: string) => number;
    readonly hide: (line: DocumentLine) => string;
    readonly skip_header: boolean;
    readonly known: KnownBeside | null;
  },
): Unit[] {
  const mask = identityMask(profile, known);
  const starts = new Set(
    [...profile.sections, ...profile.work.map(({ span }) => span)].map(({ start }) => start),
  );
  const lines = document.pages.flatMap((page) => page.lines);
  const identity = skip_header ? identityLines(lines, profile, mask) : new Set();
  const units: Unit[] = [];
  let opens = false;
  for (const line of lines) {
    const { start, end } = line;
    opens ||= starts.has(start);
    if (identity.has(line)) continue;
    const text = mask(hide(line));
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    units.push({ start, end, text, pieces: countTokens(text), opens });
    opens = false;
  }
  return units;
}

/** What is left of each line: what a blind caller is shown of it. */
function hiding(
  document: ResumeDocument,
  profile: Profile,
  known: KnownBeside | null,
): (line: DocumentLine) => string {
  const masked = maskPages(document.pages, personalMask(identityOf(profile, known)));
  const hidden = masked.flatMap((page) => page.lines.map(({ text }) => text));
  const lines = document.pages.flatMap((page) => page.lines);
  const texts = new Map(lines.map((line, at) => [line, hidden[at]]));
  return (line) => texts.get(line) ?? line.text;
}

/** A line longer than a passage is cut at sentences, and where a sentence is too long at words. */
function splitUnit(unit: Unit, limit: number, countTokens: (text: string) => number): Unit[] {
  if (unit.pieces <= limit) return [unit];
  const parts: Unit[] = [];
  const add = (text: string, offset: number, pieces: number): void => {
    const start = unit.start + offset;
    parts.push({ start, end: start + text.length, text, pieces, opens: unit.opens && parts.length === 0 });
  };
  for (const { 0: sentence, index } of unit.text.matchAll(/\S.*?(?:[.!?;•](?=\s)|$)/g)) {
    const pieces = countTokens(sentence);
    if (pieces <= limit) add(sentence, index, pieces);
    else for (const word of sentence.matchAll(/\S+/g)) add(word[0], index + word.index, countTokens(word[0]));
  }
  return parts;
}

function pack(units: readonly Unit[], limit: number): Passage[] {
  const passages: Passage[] = [];
  let current: Unit[] = [];
  let pieces = 0;
  const flush = (): void => {
    const [first] = current;
    const last = current.at(-1);
    if (first && last) {
      passages.push({ start: first.start, end: last.end, text: tidy(current) });
    }
    current = [];
    pieces = 0;
  };
  for (const unit of units) {
    if (unit.opens || pieces + unit.pieces > limit) flush();
    current.push(unit);
    pieces += unit.pieces;
  }
  flush();
  return passages;
}

const tidy = (units: readonly Unit[]): string =>
  units
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
