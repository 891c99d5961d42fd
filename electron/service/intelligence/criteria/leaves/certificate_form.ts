/** One certificate or licence under the many names people give it, and what a resume writes for it. */
export type CertificateFamily = {
  readonly name: string;
  /** How a criterion names it. */
  readonly asked: RegExp;
  /** What counts as it in a resume. */
  readonly said: RegExp;
  /** It is a certificate by its name alone; else the criterion has to speak of a certificate. */
  readonly sure?: boolean;
  /** Narrower than what the skills list calls it: the list's name does not count. */
  readonly narrow?: boolean;
};

/** The alternatives as whole words. */
export function whole(forms: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms})(?![\p{L}\p{N}])`, 'iu');
}

/** Where a pattern matches in a text; short forms of two to four letters count in capitals only. */
export function formIn(
  pattern: RegExp,
  text: string,
): { readonly start: number; readonly end: number } | null {
  for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
    const [form] = match;
    const short = /^\p{L}{2,4}$/u.test(form);
    if (short && form !== form.toUpperCase()) continue;
    return { start: match.index, end: match.index + form.length };
  }
  return null;
}
