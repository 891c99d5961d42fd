/** What a word is to a remark (Remarks of language/locale.ts). */
export type Role = {
  readonly greets: boolean;
  readonly who: boolean;
  readonly said: boolean;
  readonly ours: boolean;
  readonly tells: boolean;
  readonly telling: boolean;
  readonly talk: boolean;
  /** It turns or joins what is asked for. */
  readonly bars: boolean;
  readonly or: boolean;
  /** What becomes of whoever does not have it: "no chance". */
  readonly outcome: boolean;
  /** It may ask for something. */
  readonly asks: boolean;
  readonly number: boolean;
  /** It has a name, or belongs to a bound: no remark holds it. */
  readonly thing: boolean;
  /** It says of whom a remark speaks. */
  readonly aside: boolean;
  readonly wants: boolean;
  readonly needless: boolean;
  /** It belongs to a title, whether or not that is asked for. */
  readonly title: boolean;
  /** It looks for people, weighs or tells, or is a thing of screening, and has no name. */
  readonly frames: boolean;
  readonly screens: boolean;
  /** It denies that somebody gives way. */
  readonly firm: boolean;
};
