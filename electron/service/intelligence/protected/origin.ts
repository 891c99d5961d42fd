import { lazily } from '../language/lazily.ts';
import { ORIGIN_WORDS, type OriginWords } from './origin_words.ts';
import { oneLine, WANTED } from './tables.ts';
import { topLevel, withEnds, wordIndex } from './word_index.ts';

// What may follow without making another thing of it: "German heritage or Polish" asks, "a German heritage railway"
// does not.
const JOINTS = 'with|mit|avec|con|com|met|but|aber|mais|pero|ma|maar|mas|ale|who|that|is|ist|est|he|she|oraz';

/** Every alternative by itself, with what stands before and behind it. */
function each(table: string, make: (one: string) => string): string[] {
  return topLevel(oneLine(table)).map(make);
}

const PEOPLE = '[@#](?: [@#])?';
const NAMED = '[@#%](?: [@#%])?';

/** What asks for an origin, and what does so unless a thing stands before it: "the language is German". */
function patternsOf(words: OriginWords): { readonly always: string[]; readonly unlessThing: string[] } {
  const article = `(?:(?:${words.article}) ){0,2}`;
  const beside = oneLine(words.beside);
  return {
    always: [
      ...each(words.always, (one) => `${one}(?: [@#])?$`),
      `${PEOPLE} (?:${beside})$`,
      ...each(words.beside, (one) => `${one} (?:(?:${words.between}) )?${article}${NAMED}$`),
      ...each(words.around ?? '', (one) => `${one.replaceAll('A', article)}$`),
      ...each(words.only, (one) => `${one} ${article}#$`),
      `# (?:${oneLine(words.only)})`,
      `^#$`,
      `^(?:${WANTED}) #$`,
      `^# (?:${WANTED})$`,
      ...each(words.child, (one) => `${one} (?:a )?[@#]$`),
    ],
    unlessThing: [
      ...each(words.from, (one) => `${one} ${article}${NAMED}$`),
      ...each(words.is, (one) => `${one} ${article}${PEOPLE}$`),
    ],
  };
}

const indexes = lazily(() => {
  const languages = Object.values(ORIGIN_WORDS);
  const patterns = languages.map(patternsOf);
  const things = languages.flatMap((words) => topLevel(oneLine(words.things)));
  const beside = languages.map((words) => oneLine(words.beside)).join('|');
  const short = '(?:[^ |]{1,6} ){0,2}';
  const persons = languages.map((words) => oneLine(words.person)).join('|');
  return {
    always: wordIndex(patterns.flatMap(({ always }) => always)),
    unlessThing: wordIndex(patterns.flatMap(({ unlessThing }) => unlessThing)),
    things: wordIndex(things),
    after: new RegExp(`^(?:${WANTED}|${JOINTS}|${persons})$`, 'u'),
    /** "Wines of French origin", "Produkte polnischer Herkunft": things come from somewhere, too. */
    ofThings: new RegExp(
      `^¦? ${short}(?:${NAMED}¦? )?(?:${beside})(?:¦? ${short}${NAMED})?(?=¦?(?: |$))`,
      'u',
    ),
  };
});

/**
 * Whether a text asks where somebody or their family comes from.
 * @param tagged the text as tagged.ts makes it.
 */
export function asksOrigin(tagged: string): boolean {
  const { always, unlessThing, after } = indexes();
  const text = withEnds(tagged, after);
  if (always.find(text) !== null && always.find(withoutThings(text)) !== null) return true;
  for (let at = 0; ;) {
    const found = unlessThing.find(text, at);
    if (found === null) return false;
    if (!isThing(lastWord(text.slice(0, found.start)))) return true;
    at = text.indexOf(' ', found.start) + 1;
    if (at === 0) return false;
  }
}

function isThing(word: string): boolean {
  return word !== '' && indexes().things.find(word) !== null;
}

function lastWord(text: string): string {
  const words = text.trimEnd();
  return words.slice(words.lastIndexOf(' ') + 1);
}

function behindWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 ? text.length : space + 1;
}

/** A text without the things that have an origin, and without that. */
function withoutThings(marked: string): string {
  const { things, ofThings } = indexes();
  let text = '';
  let at = 0;
  for (
    let found = things.find(marked);
    found !== null;
    found = things.find(marked, behindWord(marked, found.end))
  ) {
    const behind = ofThings.exec(marked.slice(found.end))?.[0];
    if (behind === undefined || found.start < at) continue;
    text += `${marked.slice(at, found.start)}·`;
    at = found.end + behind.length;
  }
  return text + marked.slice(at);
}
