import { checkVerdict, type CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import { RESUME_CHARACTERS, passagesFor } from '#service/intelligence/local_model/passages.ts';
import {
  askedAgain,
  promptFor,
  withIds,
  type ModelQuestion,
} from '#service/intelligence/local_model/prompt.ts';
import type { ShownText } from '#service/intelligence/local_model/shown.ts';
import { answerSchema, readAnswer } from '#service/intelligence/local_model/verdicts.ts';
import { MAX_BATCH } from '#service/intelligence/local_model/version.ts';
import type { Chat } from './chat.ts';
import { ModelServerError } from './errors.ts';

/** Less of a resume is not worth asking about. Characters. */
const LEAST_RESUME = 1000;
/**
 * Tokens of an answer: for each criterion, each further part of one, and for the rest. A model that thinks before it
 * answers gets more the second time.
 */
const TOKENS_EACH = 200;
const TOKENS_A_PART = 60;
const TOKENS_AROUND = 200;
const TOKENS_AGAIN = 3000;

/** How a kind of model is asked. */
export type Manner = {
  /** Criteria in one request. */
  readonly batch: number;
  /** Characters of the resume in one request. */
  readonly characters: number;
  /** It can write nothing but what the schema allows: what it got wrong so it gets wrong again. */
  readonly is_held_to_schema: boolean;
};
const SERVER: Manner = { batch: MAX_BATCH, characters: RESUME_CHARACTERS, is_held_to_schema: false };
/**
 * On this processor, which reads some hundred tokens a second or fewer: one criterion, with the passages that matter.
 */
export const MODEL_FILE: Manner = { batch: 1, characters: 2400, is_held_to_schema: true };

/**
 * Asks a model about criteria and looks for its quotes. Verdicts are by the place of the criterion in `questions`;
 * one that was not answered usably, also when asked again, has none.
 * @throws ModelServerError when the server gives nothing; of an answer that cannot be used nothing is thrown.
 */
export async function askModel(
  chat: Chat,
  shown: ShownText,
  questions: readonly ModelQuestion[],
  signal?: AbortSignal,
  manner: Manner = SERVER,
): Promise<Map<number, CheckedVerdict>> {
  const found = new Map<number, CheckedVerdict>();
  for (let at = 0; at < questions.length; at += manner.batch) {
    const batch = questions.map((_, place) => place).slice(at, at + manner.batch);
    await askBatch(batch, manner.characters);
  }
  return found;

  /** What is too much for the server is asked in halves, and then about less of the resume. */
  async function askBatch(places: readonly number[], budget: number): Promise<void> {
    try {
      await askOnce(places, budget);
    } catch (error) {
      const too_much =
        error instanceof ModelServerError && (error.kind === 'TRUNCATED' || error.kind === 'TIMED_OUT');
      if (!too_much || (places.length === 1 && budget / 2 < LEAST_RESUME)) throw error;
      if (places.length === 1) return askBatch(places, budget / 2);
      const half = Math.ceil(places.length / 2);
      await askBatch(places.slice(0, half), budget);
      await askBatch(places.slice(half), budget);
    }
  }

  async function askOnce(places: readonly number[], budget: number): Promise<void> {
    const asked = withIds(places.flatMap((place) => questions[place] ?? []));
    const texts = asked.map(({ prompt_text }) => prompt_text);
    const ids = asked.map(({ id }) => id);
    const passages = passagesFor(shown, texts, budget);
    const messages = promptFor(asked, shown, passages);
    const request = {
      schema: answerSchema(asked, manner.is_held_to_schema),
      ...(signal === undefined ? {} : { signal }),
    };
    const parts = asked.reduce((sum, { slots }) => sum + slots.length, 0);
    const tokens = TOKENS_AROUND + TOKENS_EACH * places.length + TOKENS_A_PART * (parts - places.length);
    const written = await chat({ ...request, messages, temperature: 0, max_tokens: tokens });
    const first = readAnswer(written, ids);
    const verdicts = new Map(first.verdicts);
    if (first.problem !== null && !manner.is_held_to_schema) {
      const again = await chat({
        ...request,
        messages: askedAgain(messages, written, first.problem),
        temperature: 0.2,
        max_tokens: Math.max(tokens, TOKENS_AGAIN),
      });
      // what was right the first time stays
      for (const [id, verdict] of readAnswer(again, ids).verdicts) {
        if (!verdicts.has(id)) verdicts.set(id, verdict);
      }
    }
    for (const [i, { id, slots }] of asked.entries()) {
      const verdict = verdicts.get(id);
      const place = places[i];
      if (verdict === undefined || place === undefined) continue;
      found.set(place, checkVerdict(verdict, slots, { text: shown.text, passages }));
    }
  }
}
