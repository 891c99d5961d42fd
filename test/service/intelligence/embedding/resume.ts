import type { ResumeDocument } from '#service/intelligence/document.ts';
import { emptyProfile, type Profile, type Section, type SectionKind } from '#service/intelligence/profile.ts';

/** A resume of plain lines under sections, for tests of what is embedded. */
export function resumeOf(
  name: string | null,
  sections: readonly (readonly [SectionKind, readonly string[]])[],
): { document: ResumeDocument; profile: Profile } {
  const lines: ResumeDocument['pages'][number]['lines'] = [];
  const spans: Section[] = [];
  let at = 0;
  for (const [kind, texts] of sections) {
    const start = at;
    for (const text of texts) {
      lines.push({
        text,
        start: at,
        end: at + text.length,
        box: null,
        font_size: 0,
        bold: false,
        column: 0,
        bullet: false,
      });
      at += text.length + 1;
    }
    spans.push({ kind, heading: null, start, end: at });
  }
  return {
    document: {
      text: lines.map(({ text }) => text).join('\n'),
      pages: [{ number: 1, width: 0, height: 0, lines }],
      notices: [],
    },
    profile: { ...emptyProfile(), name, sections: spans },
  };
}
