import { regex } from '../language/pattern.ts';

const PREDICATE_START = /(?:^|[\n.;:,•·–—-]|\b(?:and|to|I|we|you|will|can|or|also|by|for|of|in))\s*$/iu;
const OBJECT_END =
  /^(?:of|for|in|at|on|to|with|by|from|as|into|over|under|is|was|are|were|who|that|which|where|when)$/i;
const DETERMINER = regex('i')`
    ^(?:an?|the|our|my|your|their|his|her|every|each|all|both|any|some|many|several|new|(?!(?:19|
    20)\d\d$)\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|up)$`;

/**
 * Whether a word that is a verb and more stands as one: it opens its clause, and a number, an article or a
 * plural follows.
 * @param hit offsets of the word in the text.
 */
export function hasObject(text: string, hit: { readonly start: number; readonly end: number }): boolean {
  const before = text.slice(Math.max(0, hit.start - 12), hit.start);
  if (!PREDICATE_START.test(before)) return false;
  const after = /^[ \u00a0]+([^\n,;:.()|\t]{1,60})/.exec(text.slice(hit.end, hit.end + 62))?.[1] ?? '';
  for (const [at, word] of after.split(/\s+/).slice(0, 5).entries()) {
    if (at === 0 && DETERMINER.test(word)) return true;
    // "By bus, train and ferries" is a list.
    if (at === 0 && /^(?:and|or)$/.test(word) && /,\s*$/.test(before)) return false;
    if (OBJECT_END.test(word) || (at === 0 && !/^[\p{Ll}\d]/u.test(word))) return false;
    // Machines are trained too.
    if (/^(?:models?|networks?|classifiers?)$/i.test(word)) return false;
    if (/^(?:staff|people|personnel|crew)$|\p{Ll}{2}(?<!ss|us|is)s$/u.test(word)) return true;
  }
  return false;
}
