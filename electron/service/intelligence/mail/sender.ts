import { regex } from '../language/pattern.ts';
import { nameKey } from '../duplicates/keys.ts';

/** What addresses of machines and offices begin with. */
const NOT_A_PERSON = regex('i')`
  ^(?:no|do|donot|not)?[-_.]?(?:not)?[-_.]?reply\b|^(?:noreply|notifications?|jobs?|careers?|mailer|bounce|alerts?|info|
  bewerbung|support)\b`;

/**
 * Whether the address a mail was sent from is the candidate's own: it was sent by a person, whose name is all in the
 * candidate's. A colleague who sends a resume on has another name, a board says more than a name ("Ana Ruiz via …").
 */
export function isOwnAddress(
  sender: { readonly from_name: string | null; readonly from_email: string; readonly is_personal: boolean },
  candidate_name: string,
): boolean {
  const own = nameKey(sender.from_name ?? '')?.split(' ');
  const theirs = new Set(nameKey(candidate_name)?.split(' '));
  if (own === undefined || !sender.is_personal || NOT_A_PERSON.test(sender.from_email)) return false;
  return own.every((word) => theirs.has(word));
}
