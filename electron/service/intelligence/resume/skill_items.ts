import { regex } from '../language/pattern.ts';
import { findSkill, type Lexicon, type Skill } from '../skills/lexicon.ts';
import { wordsOf } from '../language/lines.ts';
import { isLevel } from './skill_levels.ts';

const FUNCTION_WORDS = regex('i')`
    ^(?:an?|the|my|our|to|with|by|from|that|which|who|is|are|was|were|have|has|i|we|for|on|at|as|als|
    der|die|das|dem|den|mit|bei|les?|des|avec|pour|dans|los|las|con|para|che|il|della|nel|met|voor|het|
    een|com)$`;

/** Running text: many words, some of which only join others. */
export function isSentence(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < 7) return false;
  const parts = Math.max(1, text.split(/[,;|•·:\t]|\s[–—-]\s/).length);
  const small = words.filter((word) => FUNCTION_WORDS.test(word)).length;
  return words.length / parts > 5 && small >= 2;
}

const NO_ITEM = regex('i')`
  ^(?:and|or|etc\.?|und|oder|u\.\s?a\.|et al\.?|others?|more|including|(?:available )?(?:up)?on request|
  auf anfrage|sur demande)$`;

/** Whether a piece of a list may be the name of a skill: short, no link, no level, no sentence. */
export function isItem(text: string, lexicon: Lexicon | null): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || /https?:|www\.|@|^[\d\s.,%+/()-]+$/.test(text) || isLevel(text)) return false;
  if (text.length === 1) return /^[CRD]$/.test(text);
  if (NO_ITEM.test(text)) {
    return false;
  }
  const skill: Skill | null = lexicon === null ? null : findSkill(lexicon, text);
  if (skill !== null) return true;
  const bare = text.replaceAll(/\s*[([].*?[)\]]/g, '');
  if (wordsOf(bare).length > 6 || bare.length > 48 || text.length > 90) return false;
  if (/[.!?]\s+\p{Lu}/u.test(text)) return false;
  return !(words.length >= 4 && words.filter((word) => FUNCTION_WORDS.test(word)).length >= 2);
}
