import type { SentenceCode } from '#service/api/sentence_code.ts';
import { ANSWERS } from './criterion_answers.ts';
import type { Sentences } from './criterion_names.ts';
import { READINGS } from './criterion_readings.ts';
import { FAILURES } from './failures.ts';
import { SUMMARY } from './summary_sentences.ts';

/** Was der Dienst sagt, nach seinen Codes; englisch steht es in den `sentences` unter electron/service/intelligence. */
export const sentences: Sentences = { ...ANSWERS, ...READINGS, ...FAILURES, ...SUMMARY };

/** Sätze auf Deutsch; null ohne Codes, oder wo der Katalog einen nicht kennt: dann bleibt es englisch. */
export function inGerman(told: readonly SentenceCode[] | null | undefined): string | null {
  const said = sentencesOf(told ?? []);
  return said.length === 0 || said.includes(null) ? null : said.join(' ');
}

/** Jeder Satz steht vor denen, die er verbindet; was selbst etwas verknüpft, steht in Klammern. */
function sentencesOf(told: readonly SentenceCode[]): (string | null)[] {
  let at = 0;
  const next = (): { readonly text: string; readonly joins: boolean } | null => {
    const said = told[at];
    at += 1;
    if (said === undefined) return null;
    const joined = Array.from({ length: Number(said.args['parts'] ?? 0) }, next);
    const texts = joined.flatMap((part) =>
      part === null ? [] : [part.joins ? `(${part.text})` : part.text],
    );
    const text = texts.length < joined.length ? undefined : sentences[said.code]?.(said.args, texts);
    return text === undefined ? null : { text, joins: said.code.startsWith('tree.') };
  };
  const all: (string | null)[] = [];
  while (at < told.length) all.push(next()?.text ?? null);
  return all;
}
