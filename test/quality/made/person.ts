/** A month as "2021-04", a year, "present", or empty where the resume gives none. */
type Moment = string;

export type Job = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly start: Moment;
  readonly end: Moment;
  /** A point that begins with "## " is a heading of its own inside the job: a project, a team. */
  readonly points: readonly string[];
};

export type Study = {
  readonly degree: string;
  readonly area: string;
  readonly institution: string;
  readonly location: string;
  readonly start: Moment;
  readonly end: Moment;
  /** What stands in a line of its own below: a grade, a thesis. */
  readonly note?: string;
};

/** A fictional person, from whom resumes in several layouts are made: what the reader should find in each. */
export type Person = {
  readonly key: string;
  /** ISO 639-1. */
  readonly lang: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly headline: string;
  readonly summary: string;
  readonly work: readonly Job[];
  readonly education: readonly Study[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly certificates: readonly string[];
  readonly links: readonly string[];
};

/** What a resume calls its parts; a heading may be empty. */
export type Words = {
  readonly summary: string;
  readonly work: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  readonly certs: string;
  readonly present: string;
  /** Twelve short and twelve full names of months. */
  readonly months: readonly string[];
  readonly full: readonly string[];
  /** Labels such as `employer`, `from`, `mail`: made/words/*.txt. */
  label(name: string): string;
};

/** One way to lay a resume out as a web page, for printing to PDF. */
export type Layout = (person: Person, words: Words) => string;
