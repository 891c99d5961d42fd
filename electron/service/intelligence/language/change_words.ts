/**
 * Words of one language that tell what became less or more, and by how much. Lists are separated by white space; `_`
 * joins the words of a phrase, a trailing `*` stands for any ending (locale.ts). `word:value` gives a word its share.
 */
export type ChangeWords = {
  /** Verbs, and nouns made of them: "cut", "reduction"; "grew", "increase"; "improved", which may be either. */
  readonly less: string;
  readonly more: string;
  readonly either: string;
  /** The same only right beside an amount: "*down* 20 %", "20 % *more*". */
  readonly less_beside: string;
  readonly more_beside: string;
  /** What is left, or was made, of one: "halved:0.5", "doubled:2". */
  readonly multiplied: string;
  /** Parts of a whole: "a_third:0.33", a little less than they are, as whoever rounds them gives them. */
  readonly shares: string;
  /** Behind a number, or before it, of which something is so many times: "3 *times*", "by a *factor* of 3". */
  readonly times: string;
  /** Before an amount of change; before what it was, and what it became; before either in "6 *instead of* 14". */
  readonly by: string;
  readonly from: string;
  readonly to: string;
  readonly former: string;
  /** Behind a number, in languages that say from and to by an ending. */
  readonly from_behind?: string;
  readonly to_behind?: string;
  /** Before, or behind, what it has come under: "*below* 2 %". */
  readonly below: string;
  /** Bounds that stand only here: "*più che* dimezzato". */
  readonly over: string;
  /** What falls short of an amount: "*almost* halved". */
  readonly almost: string;
  /** Units: of a difference between shares of a hundred, and the short ones of time. */
  readonly points: string;
  readonly minutes: string;
  /** What is wanted or planned, and what says that it was reached all the same. */
  readonly aims: string;
  readonly reached: string;
  /** A firm as the one whose doing it is, and others who did it. */
  readonly firm: string;
  readonly others: string;
  /** Begins what is said of something else: "*while* errors stayed". */
  readonly apart: string;
  /** Beside a rate that adds up: "5 % *a year*". */
  readonly periodic: string;
  /** Before the one word for a time, where it was said before what of: "und *im* zweiten um 11 %". */
  readonly when?: string;
  /** Ends the name of a thing without making another of it: "sales *figures*", "Fehler*quote*", "sales *strongly*". */
  readonly measures: string;
  /** Between another thing and the one it is of: "commission *sur* les ventes". */
  readonly of?: string;
  /** Behind a thing, makes another of it where compounds are written apart: "revenue *per* head", "sales *bonus*". */
  readonly per?: string;
  /** Says that a change was only told of: "analysed *why*", "*reported that*", "before I joined". */
  readonly told: string;
  /** Before others, or behind them, who did it together with the person: "*avec* un consultant". */
  readonly along: string;
  /** Words of a criterion that ask for nothing beside a change: "has *managed* to". */
  readonly done: string;
  /** Whose something is, beside its own name: "the *team's* output". */
  readonly whose: string;
};
