import { IT_CATEGORIES } from './category_table_it.ts';
import { WORK_CATEGORIES } from './category_table_work.ts';
import { leftWords } from './frame.ts';

/** A kind of thing and what counts as one; the text asked begins at `start` and ends before `end`. */
export type FoundCategory = {
  readonly name: string;
  readonly members: readonly string[];
  readonly start: number;
  readonly end: number;
  /** The text without it. */
  readonly rest: string;
};

type Category = { readonly name: string; readonly pattern: RegExp; readonly members: readonly string[] };

// Nouns that may follow any name of a kind: "CAD software", "Etl-Tools".
const GENERIC =
  /(?:[ /-](?:tools?|software|platforms?|systems?|suites?|products?|packages?|programs?|programmes?|applications?|apps?|solutions?|engines?|librar(?:y|ies)|frameworks?|services?|technolog(?:y|ies)|stacks?|vendors?|providers?|kenntnisse|systeme?|programme?|werkzeuge?|logiciels?)){1,2}(?![a-z0-9])/y;

/**
 * Small letters without accents, each character where it was: patterns without the classes of Unicode are compiled and
 * run many times faster.
 */
export function plainLetters(text: string): string {
  return text.replaceAll(/[^\s!-~]/g, (char) => {
    const bare = (char === 'ß' ? 's' : char).normalize('NFD').charAt(0).toLowerCase();
    return bare.length === 1 ? bare : char;
  });
}

/** Every name of a kind as one pattern; see category_table_it.ts for how the names are written. */
function compile(names: string): RegExp {
  const forms = names
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '')
    // the longest first, so that none is taken for the beginning of another
    .toSorted((a, b) => b.length - a.length)
    .map((form) => plainLetters(form).replaceAll(' ', '[ /-]'));
  return new RegExp(String.raw`(?<![a-z0-9])(?:${forms.join('|')})(?:s|es|n|en)?(?![a-z0-9])`, 'g');
}

let compiled: readonly Category[] | null = null;

function categories(): readonly Category[] {
  compiled ??= `${IT_CATEGORIES}${WORK_CATEGORIES}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', names = '', members = ''] = line.split(' :: ');
      return { name, pattern: compile(names), members: members.split('|').map((member) => member.trim()) };
    });
  return compiled;
}

// The same clause is looked at by several readers.
const KEPT = 64;
const found = new Map<string, FoundCategory | null>();

/** The kind of thing a text names, the longest name where there are several; null where there is none. */
export function categoryIn(text: string): FoundCategory | null {
  const known = found.get(text);
  if (known !== undefined) return known;
  const category = longestIn(text);
  const oldest = found.size < KEPT ? undefined : found.keys().next().value;
  if (oldest !== undefined) found.delete(oldest);
  found.set(text, category);
  return category;
}

/** Whether a text asks for a kind of thing and for nothing else. */
export function isCategory(text: string): boolean {
  const category = categoryIn(text);
  return category !== null && leftWords(category.rest).length === 0;
}

function longestIn(text: string): FoundCategory | null {
  const plain = plainLetters(text.toLowerCase().length === text.length ? text.toLowerCase() : text);
  let best: FoundCategory | null = null;
  for (const { name, pattern, members } of categories()) {
    for (const match of plain.matchAll(pattern)) {
      const start = match.index;
      GENERIC.lastIndex = start + match[0].length;
      const end = GENERIC.test(plain) ? GENERIC.lastIndex : start + match[0].length;
      if (best !== null && best.end - best.start >= end - start) continue;
      best = { name, members, start, end, rest: `${text.slice(0, start)} ${text.slice(end)}` };
    }
  }
  return best;
}
