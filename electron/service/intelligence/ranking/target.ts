import { neutralWords } from '../blind/neutral.ts';
import { weightedSum } from '../embedding/vectors.ts';
import type { TitleWords } from './title_words.ts';

/**
 * What candidates are compared with, as the kernel takes it: int16, with the scale that makes it a unit
 * vector. 16 bits lose nothing that a score rounded to 6 places shows, and keep every sum an exact integer.
 */
export type Target = {
  readonly data: Int16Array;
  readonly scale: number;
  /** What its title looks for by words; null where there is no title. */
  readonly title: TitleWords | null;
};

/** @throws on a vector without direction: it would be equally near to everyone. */
export function toTarget(vector: Float32Array, title: TitleWords | null = null): Target {
  let peak = 0;
  for (const value of vector) peak = Math.max(peak, Math.abs(value));
  if (!(peak > 0)) throw new Error('The target of a ranking has no text to compare with.');
  const data = Int16Array.from(vector, (value) => Math.round((value / peak) * 32767));
  return unitTarget(data, title);
}

/** A target of these numbers; of zeros alone, one that nothing is near to. */
export function unitTarget(data: Int16Array, title: TitleWords | null): Target {
  let square = 0;
  for (const value of data) square += value * value;
  return { data, scale: square === 0 ? 0 : 1 / Math.sqrt(square), title };
}

/** Stored with the vectors of jobs; raise it when the same texts would give another target. */
export const TARGET_VERSION = '1';

/** A job or a query cut for embedding. */
export type TargetTexts = {
  /** What it is called; null when the text has no name. */
  readonly title: string | null;
  /** All of it in stretches, title included, in order. */
  readonly body: readonly string[];
};

/** About 96 word pieces: measured best, and nothing of a long description is cut off at 254. */
const STRETCH = 500;
/** Stretches seen, ~1,300 words: what comes after in a posting is not about the work, and embedding costs. */
const MAX_STRETCHES = 16;

export function jobTexts(job: { readonly title: string; readonly description: string }): TargetTexts {
  return { title: job.title, body: stretches(`${job.title}. ${job.description}`) };
}

/** Free text: a short first line or sentence before more text is its title ("Staff nurse. ICU, ventilators, …"). */
export function queryTexts(q: string): TargetTexts {
  const text = q.trim();
  const head = /^[^\n.:;]{1,80}(?=[\n.:;]\s*\S)/u.exec(text)?.[0].trim() ?? '';
  const titled = head !== '' && head.split(/\s+/).length <= 10;
  return { title: titled ? head : null, body: stretches(text) };
}

/** Words and characters of a question that is nothing but a title. */
const BARE = { words: 10, characters: 80 } as const;

// Signs of a posting's addressees: "(m/w/d)", "[H/F]", "(m|f|x)", and without brackets of the letters that are used so.
const FOR_ALL =
  /[([]\s*\p{L}(?:\s*[/|,]\s*[\p{L}*])+\s*[)\]]|(?<![\p{L}/|])[mfwhdxvk](?:[/|][mfwhdxvk*])+(?![\p{L}/|+#])/giu;

/**
 * The words a target is called by: the title of a job, the head of a text, or the whole of a short question; blank
 * where there are none. In the form for everybody that resumes are embedded in (blind/neutral.ts).
 */
export function calledBy({ title, body }: TargetTexts): string {
  const [bare = ''] = body;
  const is_bare =
    body.length === 1 &&
    !bare.includes('\n') &&
    bare.length <= BARE.characters &&
    bare.split(/\s+/).length <= BARE.words;
  return neutralWords(
    (title ?? (is_bare ? bare : '')).replaceAll(FOR_ALL, (found) => ' '.repeat(found.length)),
  );
}

/** The texts to embed for `blend`, in its order. */
export function targetTexts({ title, body }: TargetTexts): string[] {
  return title === null ? [...body] : [title, ...body];
}

/**
 * One vector of the vectors of `targetTexts`: half the title, half the mean of the body by length. The
 * title is what tells a recruiter's jobs apart: with it in, nDCG@10 of job ads rose from .885 to .934.
 */
export function blend(texts: TargetTexts, vectors: readonly Float32Array[]): Float32Array {
  const body_vectors = texts.title === null ? vectors : vectors.slice(1);
  const body = unit(
    weightedSum(
      body_vectors,
      texts.body.map((text) => text.length),
    ),
  );
  const title = texts.title === null ? undefined : vectors[0];
  return title && body.length > 0 ? weightedSum([title, body], [1, 1]) : (title ?? body);
}

function unit(vector: Float32Array): Float32Array {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / norm);
}

/** Whole lines or sentences up to the length of a stretch; a longer sentence is cut at a space. */
function stretches(text: string): string[] {
  const sentences = text
    .split(/\n|(?<=[.!?;])\s+/)
    .flatMap(
      (sentence) =>
        sentence.trim().match(new RegExp(`.{1,${STRETCH}}(?=\\s|$)|\\S{1,${STRETCH}}`, 'gu')) ?? [],
    );
  const found: string[] = [];
  for (const sentence of sentences.map((part) => part.trim()).filter((part) => part !== '')) {
    const last = found.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    if (last === undefined || joined.length > STRETCH) found.push(sentence);
    else found[found.length - 1] = joined;
  }
  return found.slice(0, MAX_STRETCHES);
}
