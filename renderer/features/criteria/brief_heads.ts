/** A small word, most of which only join others, in English as in German: and, of, und, mit. */
const JOINING = /^\p{Ll}{1,3}$/u;
/** One letter more may join as well, or say something: with, oder, team, data. Nothing begins with it. */
const SHORT = /^\p{Ll}{4}$/u;
/** What is written like a name: Kafka, CI/CD, C++, iOS. The first word of a head has its capital anyway. */
const NAME = /\p{Lu}|[\d+#/.]/u;

/** What a phrase loses for each word in it that only joins: "Docker and Kubernetes" is two things. */
const JOINED = 0.75;

const plain = (word: string): string => word.toLocaleLowerCase().replaceAll(/[,;:]/gu, '');

/**
 * Heads short enough to stand side by side: one that has more than `most` characters is cut to those of its words, as
 * they stand together, that tell it best from the other criteria of the job. A name counts more than a plain word, and a
 * word that several have counts less. Of equals the first thing stays, and of one thing the last words, where English
 * and German put what it is. Words are never cut; no two that differ become the same.
 */
export function briefHeads(heads: readonly string[], most: number): readonly string[] {
  const shared = new Map<string, number>();
  for (const head of heads) {
    for (const word of new Set(head.split(' ').map(plain))) shared.set(word, (shared.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string, at: number): number => {
    if (JOINING.test(word)) return -JOINED;
    if (SHORT.test(word)) return 0.5;
    return (NAME.test(at === 0 ? word.slice(1) : word) ? 2 : 1) / (shared.get(plain(word)) ?? 1);
  };
  const briefs = heads.map((head) => (head.length <= most ? head : bestOf(head, most, weightOf)));
  return briefs.map((brief, at) =>
    briefs.indexOf(brief) === briefs.lastIndexOf(brief) ? brief : heads[at]!,
  );
}

function bestOf(head: string, most: number, weightOf: (word: string, at: number) => number): string {
  const words = head.split(' ');
  const weights = words.map(weightOf);
  let best = { words: head, weight: 0, thing: Infinity };
  let thing = 0;
  for (const [from, first] of weights.entries()) {
    if (first < 0) thing += 1;
    if (first < 0 || SHORT.test(words[from]!)) continue;
    let weight = 0;
    for (let to = from + 1; to <= words.length; to += 1) {
      const last = weights[to - 1]!;
      const phrase = words.slice(from, to).join(' ');
      weight += last;
      const is_as_good = weight > best.weight || (weight === best.weight && thing <= best.thing);
      const fits = phrase.length <= most || to === from + 1;
      if (last > 0 && fits && is_as_good) best = { words: phrase, weight, thing };
    }
  }
  const found = best.words.replace(/[,;:]$/u, '');
  return found.charAt(0).toLocaleUpperCase() + found.slice(1);
}
