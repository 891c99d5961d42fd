import type { DocumentLine, ResumeDocument } from '../document.ts';
import type { Profile, Section, SectionKind, Span } from '../profile.ts';
import { dateKey } from './keys.ts';

/** A resume with what a person entered standing at its end, as if it were written there. */
type WithManualEntries = {
  readonly document: ResumeDocument;
  readonly profile: Profile;
  /** Offset from which on the text was entered by hand: no span beyond it stands in the resume. */
  readonly manual_from: number;
};

/**
 * Puts what a person entered and the resume does not show under its text, each entry a line of its own in a section of
 * its kind, and gives the entries the spans of their lines: so whatever reads the text reads this as well. Offsets
 * of the resume stay. The same document and profile where nobody entered anything.
 */
export function appendManualEntries(document: ResumeDocument, profile: Profile): WithManualEntries {
  const manual_from = document.text.length;
  const same: WithManualEntries = { document, profile, manual_from };
  if (profile.edited.length === 0) return same;
  const added = new Writer(document.text.length);
  const isEdited = (field: string, index: number): boolean =>
    profile.edited.some((path) => path === `${field}.${index}` || path.startsWith(`${field}.${index}.`));
  const place = <Entry extends { readonly span: Span }>(
    kind: SectionKind,
    entries: readonly Entry[],
    write: (entry: Entry) => string,
    also: (index: number) => boolean = () => false,
  ): Entry[] =>
    added.section(kind, () =>
      entries.map((entry, index) => {
        const unseen = entry.span.end === entry.span.start;
        if (!unseen && !also(index)) return entry;
        const span = added.line(write(entry));
        return unseen ? { ...entry, span } : entry;
      }),
    );
  const work = place('experience', profile.work, ({ title, employer, location, start, end, current }) =>
    words([title, employer, location], dateKey(start), current ? 'present' : dateKey(end)),
  );
  const education = place('education', profile.education, ({ degree, field, school, start, end }) =>
    words(
      [[degree, field].filter((part) => part !== null).join(' in '), school],
      dateKey(start),
      dateKey(end),
    ),
  );
  const languages = place('languages', profile.languages, ({ name, cefr }) => words([name, cefr], '', ''));
  // the text is what is searched for certificates and skills
  const certifications = place(
    'certifications',
    profile.certifications,
    ({ name, issuer, issued }) => words([name, issuer], dateKey(issued), ''),
    (index) => isEdited('certifications', index),
  );
  const skills = added.section('skills', () =>
    profile.skills.map((skill, index) => {
      if (!isEdited('skills', index)) return skill;
      return { ...skill, evidence: [...skill.evidence, added.line(skill.name)] };
    }),
  );
  const texts = added.section('summary', () =>
    (['summary', 'work_authorisation', 'relocation'] as const).map((field) => {
      const { [field]: statement } = profile;
      if (statement === null || statement.span.end > statement.span.start) return null;
      return [field, { ...statement, span: added.line(statement.text) }] as const;
    }),
  );
  if (added.lines.length === 0) return same;
  const last = document.pages.at(-1)?.number ?? 0;
  return {
    document: {
      ...document,
      text: document.text + added.text,
      pages: [...document.pages, { number: last + 1, width: 0, height: 0, lines: added.lines }],
    },
    profile: {
      ...profile,
      work,
      education,
      languages,
      certifications,
      skills,
      ...Object.fromEntries(texts.filter((found) => found !== null)),
      sections: [...profile.sections, ...added.sections],
    },
    manual_from,
  };
}

/** "Shift lead, Harbour Logistics, 2019-03 – 2021-05" */
function words(parts: readonly (string | null)[], start: string, end: string): string {
  const dates = [start, end].filter((date) => date !== '').join(' – ');
  return [...parts, dates].filter((part) => part !== null && part !== '').join(', ');
}

/** Lines under a text. */
class Writer {
  readonly lines: DocumentLine[] = [];
  readonly sections: Section[] = [];
  text = '';
  #base: number;

  constructor(base: number) {
    this.#base = base;
  }

  /** Where the next character will stand. */
  get at(): number {
    return this.#base + this.text.length;
  }

  /** Everything written meanwhile is one section. */
  section<Made>(kind: SectionKind, write: () => Made): Made {
    const start = this.at;
    const made = write();
    if (this.at > start) this.sections.push({ kind, heading: null, start, end: this.at });
    return made;
  }

  line(written: string): Span {
    const text = written.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return { start: 0, end: 0 };
    this.text += '\n';
    const span = { start: this.at, end: this.at + text.length };
    this.text += text;
    this.lines.push({ text, ...span, box: null, font_size: 0, bold: false, column: 0, bullet: false });
    return span;
  }
}
