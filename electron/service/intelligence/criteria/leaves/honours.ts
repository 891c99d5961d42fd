import type { CriterionFacts } from '../facts.ts';
import { quoted } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { spokenLines } from '../search.ts';

// From the least to the highest; British classes stand beside the Latin ones they are compared with.
const HONOURS: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [4, /summa cum laude|(?<!\p{L})summa(?!\p{L})|highest honou?rs/iu],
  [
    3,
    /magna cum laude|(?<!\p{L})magna(?!\p{L})|high honou?rs|first[- ]class(?: honou?rs)?|mit auszeichnung|mention très bien|matrícula de honor/iu,
  ],
  [2, /2[:.]1(?!\d)|upper second|with merit|mention bien|sobresaliente/iu],
  [
    1,
    /cum laude|latin honou?rs|with (?:distinction|honou?rs)|(?<!\p{L})honou?rs? (?:degree|graduate)|mention assez bien|2[:.]2(?!\d)|lower second/iu,
  ],
];

/** Reads "graduated with Latin honours", "magna cum laude or better", "a 2:1 at least". */
export function readHonours(text: string): Leaf | null {
  if (text.length > 90 || /(?<!\p{L})(?:years?|experience)(?!\p{L})/iu.test(text)) return null;
  const ranks = HONOURS.filter(([, pattern]) => pattern.test(text)).map(([rank]) => rank);
  // "cum laude" stands in "magna cum laude" as well
  const plain = text.replaceAll(/(?:summa|magna) cum laude/giu, ' ');
  const asked = ranks.filter((rank) => rank !== 1 || HONOURS.at(-1)?.[1].test(plain) === true);
  const least = Math.min(...asked);
  if (asked.length === 0) return null;
  const names = ['', 'honours', 'upper second or merit', 'magna cum laude or first class', 'summa cum laude'];
  return {
    kind: 'degree',
    understood: `Graduated with ${names[least] ?? 'honours'}${least < 4 ? ' or better' : ''}`,
    decide: (facts) => decide(least, facts),
  };
}

function decide(least: number, facts: CriterionFacts): ReturnType<Leaf['decide']> {
  const lines = spokenLines(facts).flatMap((line) => {
    const found = HONOURS.find(([, pattern]) => pattern.test(line.text));
    return found === undefined ? [] : [{ rank: found[0], span: { start: line.start, end: line.end } }];
  });
  const best = lines.toSorted((a, b) => b.rank - a.rank)[0];
  if (best === undefined) {
    return notStated(0.5, 'The resume does not say whether the person graduated with honours.');
  }
  return best.rank >= least
    ? met(0.9, `The resume says ${quoted(facts, best.span)}.`, [best.span])
    : notMet(0.85, `The resume gives other honours: ${quoted(facts, best.span)}.`, [best.span]);
}
