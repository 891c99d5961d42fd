import type { SentenceCode } from '#service/api/screening/evaluations/schema.ts';
import { ANSWERS } from './criterion_answers.ts';
import type { Sentences } from './criterion_names.ts';
import { READINGS } from './criterion_readings.ts';

/** Die Sätze zu Kriterien nach ihren Codes; englisch stehen sie in intelligence/criteria/sentences/en.ts. */
export const criterionSentences: Sentences = { ...ANSWERS, ...READINGS };

/** Ein Satz auf Deutsch; null, wo der Katalog seinen Code nicht kennt. */
export const saidInGerman = ({ code, args }: SentenceCode, joined: readonly string[] = []): string | null =>
  criterionSentences[code]?.(args, joined) ?? null;

/** Eine ganze Begründung; null ohne Codes, oder wo ein Code fehlt. */
export function answerInGerman(told: readonly SentenceCode[] | undefined): string | null {
  const sentences = sentencesOf(told ?? []);
  return sentences.length === 0 || sentences.includes(null) ? null : sentences.join(' ');
}

/** Wie ein Kriterium verstanden wurde. Null ohne Codes. */
export function readingInGerman(told: readonly SentenceCode[] | null | undefined): string | null {
  return sentencesOf(told ?? [])[0] ?? null;
}

/** Jeder Satz steht vor denen, die er verbindet. */
function sentencesOf(told: readonly SentenceCode[]): (string | null)[] {
  let at = 0;
  const next = (): { readonly text: string; readonly joins: boolean } | null => {
    const said = told[at];
    at += 1;
    const count = Number(said?.args['parts'] ?? 0);
    const joined = Array.from({ length: count }, next);
    const texts = joined.flatMap((part) =>
      part === null ? [] : [part.joins ? `(${part.text})` : part.text],
    );
    const text = said === undefined || texts.length < count ? null : saidInGerman(said, texts);
    return text === null ? null : { text, joins: count > 0 };
  };
  const sentences: (string | null)[] = [];
  while (at < told.length) sentences.push(next()?.text ?? null);
  return sentences;
}
