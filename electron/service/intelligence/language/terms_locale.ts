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
  /** Behind a notice, adding nothing ("required"). */
  readonly needed: string;
  /** Before how long it is until somebody can start. */
  readonly within: string;
  /** Before a month of which a part is meant. */
  readonly month_parts: { readonly beginning: string; readonly middle: string; readonly end: string };
  readonly units: { readonly day: string; readonly week: string; readonly month: string };
  /** One to six, in order, separated by spaces. */
  readonly numbers: string;
  /** Until when a notice runs: to the end of a month, quarter or year. */
  readonly ends: { readonly month: string; readonly quarter: string; readonly year: string };
  /** Before what somebody wants to earn, never before what they earn. */
  readonly salary: string;
  /** Before an amount, adding nothing that counts ("is", "around"). */
  readonly about: string;
  readonly at_least: string;
  /** "38,000 *or more*": a lower bound behind its sum. */
  readonly or_more: string;
  readonly up_to: string;
  /** Behind an amount, before what else is wanted ("plus bonus"). */
  readonly beside: string;
  readonly per: {
    readonly year: string;
    readonly month: string;
    readonly day: string;
    readonly hour: string;
  };
  /** That somebody would move house, anywhere in a statement. */
  readonly moves: string;
  /** That somebody would not. */
  readonly stays: string;
  /** A whole statement that says of the right to work. */
  readonly permit: string;
};
