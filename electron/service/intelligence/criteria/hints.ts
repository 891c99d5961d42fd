import type { Lexicon } from '../skills/lexicon.ts';
import { findSkill } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { leftWords } from './frame.ts';

/** What a text asks for, and the names it gives for it: "BI tool (Tableau, Power BI)", "ORM such as Hibernate". */
export type Hinted = {
  readonly head: string;
  /** Canonical names of the skills list, or the words themselves where nothing but names is listed. */
  readonly names: readonly string[];
  /** The names are examples ("such as", "or the like"), others of the kind count too. */
  readonly examples: boolean;
  /** The names stand in brackets after what they are names of. */
  readonly bracketed: boolean;
  /** All of the names are asked for. */
  readonly all: boolean;
};

const EXAMPLE =
  /\b(?:such as|like|e\.?g\.?|for example|for instance|including|incl\.?|z\. ?b\.?|zum beispiel|wie|par exemple|comme|por ejemplo|como|among others|or (?:the like|similar|comparable|equivalent|something similar|another|others?|oder ähnliche\p{L}*))(?![\p{L}])/iu;
const LIST_OPENER =
  /^(?<head>[^()]{3,160}?)(?:\s*:\s+|\s+[-–—]\s+|,?\s+(?:such as|like|for example|for instance|e\.g\.,?|z\. ?B\.|wie|comme|como|including|namely|i\.e\.,?)\s+)(?<list>[^()]{2,160})$/iu;
const BRACKETS = /\((?<list>[^()]{2,160})\)/u;

/** Reads the names given for what is asked; null when none are given, or when something else stands among them. */
export function readHints(text: string, lexicon: Lexicon): Hinted | null {
  const bracket = BRACKETS.exec(text);
  const opened = bracket === null ? LIST_OPENER.exec(text) : null;
  const list = bracket?.groups?.['list'] ?? opened?.groups?.['list'];
  if (list === undefined) return null;
  const head =
    bracket === null
      ? (opened?.groups?.['head'] ?? '')
      : `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`;
  const names = namesOf(list, lexicon);
  if (names === null) return null;
  return {
    head: head.replaceAll(/\s+/g, ' ').trim(),
    names,
    examples: EXAMPLE.test(bracket === null ? text : list),
    bracketed: bracket !== null,
    all: bracket === null && /\b(?:and|und|y|et)\b/iu.test(list) && !/\b(?:or|oder|ou)\b/iu.test(list),
  };
}

/** The names of a list, where it is one of names of the skills list and nothing else. */
export function namesOf(list: string, lexicon: Lexicon): string[] | null {
  const plain = list.replaceAll(new RegExp(EXAMPLE.source, 'giu'), ' , ');
  const parts = plain
    .split(/\s*[,;/|]\s*|\s+(?:and\/or|or|and|oder|und|ou|et|o|y|&)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => leftWords(part).length > 0);
  const names = parts.map((part) => nameOf(part, lexicon));
  return names.length === 0 || names.some((name) => name === null) ? null : (names as string[]);
}

/** The one name of the skills list a text consists of, the words around it aside. */
export function nameOf(text: string, lexicon: Lexicon): string | null {
  const core = coreOf(text);
  const skill = findSkill(lexicon, core);
  if (skill !== null) return skill.canonical;
  const [match, ...others] = matchSkills(core, lexicon, { lists: true, names: true });
  if (match === undefined || others.length > 0) return null;
  const rest = `${core.slice(0, match.start)} ${core.slice(match.end)}`;
  return leftWords(rest).length === 0 ? match.canonical : null;
}

const framed = (word: string | undefined): boolean => word !== undefined && leftWords(word).length === 0;

/** A text without the words of its frame at both ends: "writes Go code" becomes "Go". */
export function coreOf(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  let from = 0;
  let to = words.length;
  while (from < to - 1 && framed(words[from])) from += 1;
  while (to > from + 1 && framed(words[to - 1])) to -= 1;
  return words
    .slice(from, to)
    .join(' ')
    .replaceAll(/^[\s"“”'.,:;]+|[\s"“”'.,:;]+$/gu, '');
}
