import type { Locale, MentionStatus } from './locale.ts';
import { isInOtherHands } from './other_hands.ts';
import type { Phrases } from './phrases.ts';
import { keysOf } from './tokens.ts';
import { isOf } from './word_classes.ts';

/** What stands before and behind a name and says how far it is held. */
type Table = Readonly<Record<'before' | 'behind', Phrases<MentionStatus>>>;

/** "Gacela (…)", "SAP HCM : …": what is said of a name right behind it. */
const COMMENT = /^\s*(?:\((?<bracket>[^()]*)\)|:\s+(?<said>[^.;:•|\n]+))/u;
/** Statuses that one word tells of its topic; others need a phrase. */
const PLAIN: ReadonlySet<MentionStatus> = new Set(['abandoned', 'lapsed', 'seen']);

/**
 * What a comment says of its topic, however far from it: "SAP HCM : *je l'ai vu tourner*, *je ne l'ai jamais utilisé*".
 * A part that begins with a capital names another thing: "SAP: FI, MM (nociones)".
 * @param behind the text behind the name
 */
export function statusesInComment(
  behind: string,
  locales: readonly Locale[],
  tables: readonly Table[],
): MentionStatus[] {
  const { bracket, said } = COMMENT.exec(behind)?.groups ?? {};
  const comment = bracket ?? said ?? '';
  const theirs: MentionStatus[] = isInOtherHands('', comment, locales) ? ['others'] : [];
  const parts = comment.split(/,\s/u).filter((part) => /^\s*\p{Ll}/u.test(part));
  const told = parts.flatMap((part): MentionStatus[] => {
    const row = keysOf(part);
    const [first] = row;
    // "mai aperto", "jamais utilisé": of the topic, where nothing else is named before it
    const never: MentionStatus[] = isOf('never', first) && row.length > 1 ? ['denied'] : [];
    return [
      ...never,
      ...tables.flatMap(({ before, behind: after }) => {
        // "lo usa todo el departamento y yo formo a los *compañeros*": who stands there has not seen it
        const all = [...before.in(row).filter(({ value }) => value !== 'seen'), ...after.in(row)];
        const held = all.filter(({ value }) => value === 'held');
        return all
          .filter(({ value, start, end }) => value !== 'held' && (end - start > 1 || PLAIN.has(value)))
          .filter(({ start, end }) => !held.some((one) => one.start <= start && one.end >= end))
          .map(({ value }) => value);
      }),
    ];
  });
  return [...theirs, ...told];
}
