import type { Locale } from '../../locale.ts';

/** Words of a language in addition to those of its locale. */
export type Wider = {
  readonly function_words: string;
  readonly cues: Locale['cues'];
  readonly status: Omit<Locale['status'], 'no_denial'>;
};

type Lists = Readonly<Record<string, string | undefined>>;

/** Two tables of lists as one. */
const joined = <T extends Lists>(own: T, more: Lists): T =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(more)])].map((name) => [
      name,
      `${own[name] ?? ''} ${more[name] ?? ''}`,
    ]),
  ) as T;

/** A locale with further words for what it already knows. */
export const widened = (locale: Locale, more: Wider): Locale => ({
  ...locale,
  function_words: `${locale.function_words} ${more.function_words}`,
  cues: joined(locale.cues, more.cues),
  status: {
    ...locale.status,
    before: joined(locale.status.before, more.status.before),
    behind: joined(locale.status.behind, more.status.behind),
  },
});
