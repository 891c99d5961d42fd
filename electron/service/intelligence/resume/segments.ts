import type { ResumeDocument } from '../document.ts';
import type { Section } from '../profile.ts';
import { allLines, split, type Line, type Piece } from '../language/lines.ts';

/** A piece of a line, with the line and the section it stands in. */
type Segment = Piece & { readonly line: Line; readonly section: Section | null };

const CUTS = /\t|\s*[|•·;▪◦]\s*|\s{3,}|(?<=[.!?])\s+(?=\p{Lu})/gu;

/** The lines of a document cut into statements; sections of other people's words are left out. */
export function segmentsOf(document: ResumeDocument, sections: readonly Section[]): Segment[] {
  return allLines(document).flatMap((line) => {
    const section = sections.find(({ start, end }) => line.start >= start && line.start < end) ?? null;
    if (section?.kind === 'references' || section?.kind === 'publications') return [];
    return split(line, CUTS).map((piece) => Object.assign(piece, { line, section }));
  });
}
