import type { Span } from '../profile.ts';
import type { CriterionFacts } from './source.ts';
import { spokenLines } from './search.ts';
import { patternOf } from '../language/word_classes.ts';
import { oncePer } from '../language/memoize.ts';

/** One sentence or bullet of a resume: its text has no line ends, its offsets are those of the document. */
export type Sentence = Span & { readonly text: string };

const MAX_SENTENCE = 600;
const END = /[.;!?](?=\s+[\p{Lu}\d•])/gu;
// Wishes, plans and lessons are no evidence that somebody has done a thing.
const NOT_YET = new RegExp(String.raw`\b${patternOf('not_done')}(?!\p{L})`, 'iu');

/** What a resume says, sentence by sentence, outside its header and its referees; wishes and plans are left out. */
export const sentencesOf = oncePer((facts: CriterionFacts): readonly Sentence[] =>
  blocksOf(facts)
    .flatMap((block) => cut(block, facts))
    .filter(({ text }) => !NOT_YET.test(text)),
);

/** Lines that run on, joined. */
function blocksOf(facts: CriterionFacts): Span[] {
  const blocks: { start: number; end: number; index: number; text: string }[] = [];
  for (const { start, end, index, bullet, text } of spokenLines(facts)) {
    const last = blocks.at(-1);
    const trimmed = text.trim();
    const follows =
      last !== undefined &&
      last.index === index - 1 &&
      !bullet &&
      end - last.start <= MAX_SENTENCE &&
      !/^[•●▪◦*–-]\s/u.test(trimmed) &&
      (/^[\p{Ll}(]/u.test(trimmed) ||
        /(?:,|-|\b(?:and|or|the|a|of|in|to|for|with|und|de|y|et))$/iu.test(last.text));
    if (follows) {
      last.end = end;
      last.index = index;
      last.text = trimmed;
    } else blocks.push({ start, end, index, text: trimmed });
  }
  return blocks;
}

function cut({ start, end }: Span, { searchable_text }: CriterionFacts): Sentence[] {
  const text = searchable_text.slice(start, end).replaceAll(/\s/gu, ' ');
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index } of text.matchAll(END)) {
    // "e.g. Kubernetes", "J. Smith": the end of a sentence has a word before it
    if (
      index - from < 12 ||
      /(?:\b\p{L}|e\.g|i\.e|etc|approx|incl|ca|no|dr|st|mio|mrd)$/iu.test(text.slice(0, index))
    ) {
      continue;
    }
    sentences.push({ start: start + from, end: start + index + 1, text: text.slice(from, index + 1) });
    from = index + 1;
  }
  sentences.push({ start: start + from, end, text: text.slice(from) });
  return sentences
    .map((sentence) => {
      const lead = sentence.text.length - sentence.text.trimStart().length;
      return { start: sentence.start + lead, end: sentence.end, text: sentence.text.trim() };
    })
    .filter(({ text: words }) => words.length > 2);
}
