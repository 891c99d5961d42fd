/**
 * How people say in one language when they can start and what they want to earn: words, not rules. All are alternatives
 * of regular expressions, matched without regard to case.
 */
export type TermsLocale = {
  /** What stands before a statement and adds nothing ("I am", "currently"). */
  readonly lead: string;
  /** Before when somebody can start: as a label, or as the verb of a sentence. */
  readonly available: string;
  /** Behind a date, where a language puts it there: "ab 1. März 2027 verfügbar". */
  readonly available_behind: string;
  /** Between that and a date. */
  readonly from: string;
  readonly now: string;
  /** A whole statement that says at once. */
  readonly at_once: string;
  readonly notice: string;
  /** Behind an amount that is a period of notice: "3 months' notice". */
  readonly notice_behind: string;
  readonly no_notice: string;
  readonly units: { readonly day: string; readonly week: string; readonly month: string };
  /** One to six, in order, separated by spaces. */
  readonly numbers: string;
  /** Until when a notice runs: to the end of a month, quarter or year. */
  readonly ends: { readonly month: string; readonly quarter: string; readonly year: string };
  /** Before what somebody wants to earn, never before what they earn. */
  readonly salary: string;
  readonly per: {
    readonly year: string;
    readonly month: string;
    readonly day: string;
    readonly hour: string;
  };
};
