import type { SameThing } from '#service/intelligence/duplicates/strength.ts';

/** What is sent to a client about the people put forward for a job, as it is shown: each text is ready to print. */
export type ClientPack = {
  readonly job_title: string;
  /** For whom it is, as the cover says where that is asked for. */
  readonly client: { readonly name: string | null; readonly contact: string | null } | null;
  readonly agency: { readonly name: string; readonly line: string };
  /** The day it was made, `YYYY-MM-DD`, and as it is written. */
  readonly date: string;
  readonly date_text: string;
  readonly language: PackLanguage;
  readonly is_blind: boolean;
  readonly words: PackWords;
  /** The colour of headings and lines. */
  readonly accent: string;
  /** Whether criteria are shown that somebody does not meet; otherwise only what speaks for people. */
  readonly shows_unmet: boolean;
  readonly criteria: readonly PackCriterion[];
  readonly candidates: readonly PackCandidate[];
  /** Records in it that are probably one person: for whoever sends it, on no sheet of it. */
  readonly same_people: readonly SamePerson[];
  /** Whose resumes are not among the copies that go with it. */
  readonly left_out: readonly LeftOut[];
};

/** Somebody without a resume that was read. */
export type LeftOut = {
  readonly spotlight_id: string;
  readonly reason: 'no_file' | 'reading' | 'not_read';
};

/** What makes one person of several records; `same_record`: one record is in the pack more than once. */
export type SamePerson = {
  readonly spotlight_ids: readonly string[];
  readonly reasons: readonly (SameThing | 'same_record')[];
};

export type PackLanguage = 'en' | 'de';
export type PackFinding = 'met' | 'not_met' | 'not_mentioned' | 'not_stated' | 'failed' | 'in_progress';
export type PackCriterion = {
  readonly id: string;
  readonly text: string;
  readonly weight: 'must' | 'nice' | null;
};
/** `cell`: the number or the day itself, for a spreadsheet. */
export type PackFact = { readonly label: string; readonly value: string; readonly cell?: number | string };
/** What was said in a call: the day of it, and the words with the score; no words where only a verdict was given. */
export type PackSaid = { readonly when: string; readonly words: string };
export type PackQuote = { readonly quote: string; readonly page_text: string };

export type PackCandidate = {
  readonly spotlight_id: string;
  readonly candidate_id: string;
  readonly position: number;
  readonly name: string;
  readonly headline: string;
  readonly note: string;
  /** For the overview. */
  readonly role: string;
  readonly years: string;
  readonly months: number | null;
  readonly location: string;
  /** For the page of the person; only what is known. */
  readonly facts: readonly PackFact[];
  readonly marks: readonly {
    readonly criterion_id: string;
    readonly finding: PackFinding;
    readonly quotes: readonly PackQuote[];
    readonly said: PackSaid | null;
  }[];
  readonly skills: readonly string[];
  readonly timeline: readonly {
    readonly period: string;
    readonly title: string;
    readonly employer: string;
  }[];
};

/** Words of the pack itself. */
export type PackWords = {
  readonly title: string;
  readonly overview: string;
  readonly person: string;
  readonly role: string;
  readonly years: string;
  readonly years_number: string;
  readonly location: string;
  readonly criteria: string;
  readonly skills: string;
  readonly experience: string;
  readonly note: string;
  readonly headline: string;
  readonly position: string;
  readonly findings: Readonly<Record<PackFinding, string>>;
  /** Quotation marks: the opening one and the closing one. */
  readonly quotation_marks: string;
  readonly must: string;
  readonly nice: string;
  readonly client: string;
  readonly blind_line: string;
  readonly nobody: string;
};

/** "Candidate A", … "Candidate Z", "Candidate AA": what people are called where nobody may know who they are. */
export function letterName(index: number, language: PackLanguage): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${language === 'de' ? 'Person' : 'Candidate'} ${letters}`;
}
