import { COMMA, COMMA_AND, cutsOf, LOOSE, OR } from './cuts.ts';

const AUXILIARY =
  /^(?:has|have|had|is|was|were|does|do|did|can|could|will|would|may|might|holds?|owns?|be)$/iu;
const NEGATION =
  /^(?:(?<verb>has|have|had|is|was|were|does|do|did|can|could|will|would|holds?|owns?)(?:n't| not| never| no| without| yet to| neither)|cannot|not|never|no|none of|no one(?: of)?|zero|without|lacks?|lacking|free (?:of|from)|at no (?:point|time|stage)|in no (?:job|role|post)|nowhere|kein(?:e|en|er|em|es|erlei)?|nicht|ohne|nie(?:mals)?|sin|nunca|jamás|sans|jamais|aucune?|pas d(?:e |')|n'a (?:jamais|pas)|no (?:ha|tiene)|neither)(?: (?:have|has|had|having|any|one|single|a|an|been|ever|once|yet|at any (?:time|point)|speak|know|trace of|sign of|mention of))*\s+(?<rest>.+)$/iu;
/** "Nobody has ever been mentored by this person" denies "has mentored somebody". */
const NOBODY =
  /^(?:nobody|no one|noone|none) (?:has |have |had )?(?:ever )?(?:been |was |is |were )?(?<verb>\p{L}{3,20})(?<rest> .{2,80})? by (?:this|the|that|her|him|them|our)(?: (?:person|candidate|applicant|\p{L}+))?$/iu;
const OUTSIDE =
  /^(?:lives?|based|located|resid(?:es|ing)|living|home) (?:is )?outside (?:of )?(?:the )?(?<place>.+)$/iu;
/** Looks like a denial and is none: "no less than", "not only", "no later than". */
const NO_DENIAL =
  /^(?:no|not|never) (?:less|fewer|more|later|earlier|sooner|older|younger|only|just|merely|under|below|over|above|beyond|worse|lower|longer|shorter)\b/iu;

/** "No PHP, pure Python": the denial ends at the comma, unless a list with "or" follows. */
export function listsAfterNegation(masked: string): boolean {
  const has = (pattern: RegExp): boolean => cutsOf(masked, pattern, 'and').length > 0;
  return has(LOOSE) || has(COMMA_AND) || (has(COMMA) && !has(OR));
}

/** What is denied: "has never founded a company" denies "founded a company"; null without a negation in front. */
export function negated(text: string): string | null {
  if (NO_DENIAL.test(text)) return null;
  const place = OUTSIDE.exec(text)?.groups?.['place'];
  if (place !== undefined) return `lives in ${place}`;
  const nobody = NOBODY.exec(text)?.groups;
  if (nobody !== undefined) return `has ${nobody['verb'] ?? ''} people${nobody['rest'] ?? ''}`;
  const groups = NEGATION.exec(text)?.groups;
  if (groups === undefined) return null;
  const rest = groups['rest'] ?? '';
  // "has no" alone denies nothing
  return AUXILIARY.test(rest) ? null : rest;
}
