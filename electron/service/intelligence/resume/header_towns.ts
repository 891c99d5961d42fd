import { employerScore, isTeam, titleLooks, titleScore } from '../language/job_titles.ts';
import type { Chunk, HeadChunks } from './entry_header.ts';
import { commasOf, TOWN } from './header_places.ts';

/**
 * Takes towns nobody lists off the names of employers ("Avon Cross Hospital, Bath"), where the other entries of the
 * section have a place there too, or most have something like it.
 */
export function withTowns(heads: readonly HeadChunks[]): HeadChunks[] {
  const parts = new Set(heads.filter(({ own }) => own).map(({ chunks }) => chunks.length));
  const cut = heads.map((head) => {
    if (head.location !== null) return null;
    return (parts.has(head.chunks.length - 1) ? lastTown(head.chunks) : null) ?? townOf(head.chunks);
  });
  const told = heads.some(({ tail }) => tail);
  // a break between jobs is at no place
  const named = heads.filter(({ chunks }) => chunks.length > 0).length;
  const with_town = heads.filter(({ tail }, at) => cut[at] !== null || tail).length;
  const is_usual = told || (with_town >= 2 && with_town * 3 >= named * 2);
  return heads.map((head, at) => {
    const town = cut[at] ?? null;
    // what a label calls an employer, with its address, needs no others beside it
    if (town === null || !(is_usual || town.from === 0 || town.chunk.label === 'employer')) return head;
    const { chunk, from, start, town: text } = town;
    return {
      chunks: head.chunks.flatMap((other) =>
        other !== chunk ? [other] : from === 0 ? [] : [{ ...chunk, text: chunk.text.slice(0, from) }],
      ),
      location: { text, start: chunk.start + start },
      tail: true,
      own: head.own,
    };
  });
}

/** "Rhodane Composites (Oyonnax)": the bracket at the end of a name. */
const IN_BRACKETS = /\s*\((?=[^()]{3,40}\)$)/u;

type Town = { readonly chunk: Chunk; readonly from: number; readonly start: number; readonly town: string };

/** The last part of a head, where it stands behind others in its line and may be a town. */
function lastTown(chunks: readonly Chunk[]): Town | null {
  const [before, chunk] = chunks.slice(-2);
  if (chunk === undefined || before?.line !== chunk.line || chunk.label !== null) return null;
  const { text } = chunk;
  const plain = TOWN.test(text) && titleLooks(text) < 1 && employerScore(text) === 0 && !isTeam(text);
  return plain ? { chunk, from: 0, start: 0, town: text } : null;
}

function townOf(chunks: readonly Chunk[]): Town | null {
  for (const chunk of chunks) {
    if (chunk.label === 'title') continue;
    const bracket = IN_BRACKETS.exec(chunk.text);
    const comma = bracket ?? commasOf(chunk.text).at(-1);
    if (comma === undefined) continue;
    const start = comma.index + comma[0].length;
    const town = bracket === null ? chunk.text.slice(start) : chunk.text.slice(start, -1);
    const rest = chunk.text.slice(0, comma.index);
    const plain = TOWN.test(town) && titleScore(town) === 0 && employerScore(town) === 0 && !isTeam(town);
    if (plain && (titleLooks(rest) < 1 || employerScore(rest) >= 0.8 || rest.includes(','))) {
      return { chunk, from: comma.index, start, town };
    }
  }
  return null;
}
