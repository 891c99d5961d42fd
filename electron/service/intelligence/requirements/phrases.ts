import { regex } from '../language/pattern.ts';
import { fold, split, trim, wordsOf, type Piece } from '../language/lines.ts';
import type { JobPart } from './job_sections.ts';

type Range = { readonly start: number; readonly end: number };

// Words before the thing itself: "Experience with …", "Strong knowledge of …".
const LEAD = regex('iu')`
    ^(?:(?:you |we |have |has |and |or |also |some |any |an? |the |your |our |at least |strong|solid|
    good|excellent|proven|basic|deep|sound|advanced|confident|sicherer?|gute?|fundierte|mehrjährige|
    profound|practical|hands-on|previous|prior|demonstrated|working|relevant|first|extensive|broad|
    clear|expert|exposure|experienced?|erfahrung(?:en)?|erste|background|knowledge|kenntnisse|
    understanding|familiarity|familiar|proficiency|proficient|skills?|ability|expertise|use|umgang|
    command|track record|interest|passion|awareness|habit|in|mit|with|of|to|for|as|bei|im|der|die|das|
    den|von|auf|using|willingness|bereitschaft|worked|know|bring|hold|closely)[\s,]+)+`;
const TAIL = regex('iu')`
    \s+(?:or (?:a )?(?:similar|comparable|equivalent|related|other)\b.*|oder (?:vergleichbar|
    ähnlich)\w*.*|(?:is|are|would be) .*|preferred|required|desirable|experience|skills?|knowledge|
    background|tools?|kenntnisse|is a plus|a plus|erforderlich|von vorteil|etc)$`;
const EMPTY_WORDS = regex('iu')`
    ^(?:similar|comparable|equivalent|related|relevant|field|role|position|job|team|teams|company|
    industry|experience|skills?|knowledge|degree|years?|people|person|work|working|environment|ability|
    tools?|practice|day|plus|office|quality|similar tools|practical|course|english|others?|first|
    language|vergleichbar|kenntnisse|strong|excellent|good|candidate|candidates|projects?|habits?|the|a|
    an|and|or|requirements?|methods?)$`;

const NO_REQUIREMENT =
  /^(?:I|US|UK|EU|USA|OK|AM|PM|ID|CV|TV|IT|VP|CEO|CTO|CFO|COO|NY|LA|SF|We|You|Inc|LLC|GmbH)$/;

const PROPER_NAME = regex('gu')`
  (?<![\p{L}\d])(?:\p{Lu}[\p{Lu}\d]{1,6}(?:[-/]\p{Lu}[\p{Lu}\d]*)?|
  \p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}\d]+)+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}\d])`;

/**
 * A few noun phrases of a requirement that the lexicon does not know: names and abbreviations anywhere in it, and,
 * where nothing else was found, what is left of the bullet after "Experience with …". `taken` is what is known already.
 */
export function readPhrases(text: string, taken: readonly Range[], part: JobPart): Piece[] {
  const found: Piece[] = [];
  const free = (piece: Piece): boolean =>
    !taken.some(({ start, end }) => piece.start < end && piece.start + piece.text.length > start);
  // German writes every noun with a capital: two of them in a row are no name.
  const german = /\b(?:und|der|die|das|mit|für|im|oder|unser\p{L}*)\b/iu.test(text);
  // Abbreviations and names of two or more capitals: CSPO, LLB, IATF, "Rest Assured".
  for (const match of text.matchAll(PROPER_NAME)) {
    const piece = { text: match[0], start: match.index };
    const opening = match.index === 0 && /\p{Ll}/u.test(match[0]);
    // "AI-powered features": what something is, no name of it
    const adjective = /^-(?:powered|based|driven|native|focused|first|like|ready)\b/iu.test(
      text.slice(match.index + match[0].length),
    );
    if (
      free(piece) &&
      !opening &&
      !adjective &&
      !NO_REQUIREMENT.test(match[0]) &&
      !(german && /\p{Ll}/u.test(match[0]))
    ) {
      found.push(piece);
    }
  }
  if (part !== 'requirements' && part !== 'nice') return found.slice(0, 2);
  // The rest of a bullet in which nothing was recognised.
  if (taken.length === 0 && found.length === 0) {
    for (const piece of split(
      { text, start: 0 },
      /[,;:()]|\s+(?:and|or|und|oder|y|et|as well as|sowie)\s+|\s+[–—-]\s+/giu,
    )) {
      const phrase = nounPhrase(piece);
      if (phrase !== null) found.push(phrase);
      if (found.length >= 3) break;
    }
  }
  return found;
}

const SENTENCE_WORD = regex('iu')`
  \b(?:you|we|your|our|can|will|are|is|have|has|counts?|after|ago|who|that|which|when|where|not|it|them|
  be|sie|wir|du|ihr|ist|sind|haben|werden)\b`;

function nounPhrase(piece: Piece): Piece | null {
  const lead = LEAD.exec(piece.text)?.[0].length ?? 0;
  const body = piece.text
    .slice(lead)
    .replace(/\s+(?:with|for|in|at|on|from|to|by|about|within|für|mit|bei|auf|über|von)\s.*$/iu, '')
    .replace(TAIL, '')
    .replace(/[.!]+$/, '');
  const { text, start } = trim({ text: body, start: piece.start + lead });
  const words = wordsOf(text);
  if (
    words.length === 0 ||
    words.length > 4 ||
    text.length < 3 ||
    text.length > 40 ||
    EMPTY_WORDS.test(text)
  ) {
    return null;
  }
  // A verb or a pronoun makes it a clause, and a clause is not a name of anything.
  if (SENTENCE_WORD.test(text)) {
    return null;
  }
  if (words.every((word) => EMPTY_WORDS.test(fold(word)))) return null;
  return { text, start };
}
