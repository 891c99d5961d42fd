import type { Finding } from '#service/intelligence/criteria/answer.ts';
import type { CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import { asWritten } from '#service/intelligence/local_model/slots.ts';
import { askModel, type Manner } from './ask.ts';
import type { Chat } from './chat.ts';

/** A resume that is nobody's, and two questions about it whose answers are plain. */
const RESUME = [
  'Experience',
  'Shift lead, Harbour Depot, 2019 to 2023',
  'Led a team of nine warehouse staff and planned their shifts',
  'Kept the stock records of the cold store',
  'Education',
  'Certificate in warehouse operations, 2018',
].join('\n');
const QUESTIONS = [
  { question: 'Has led a team', expected: 'met' },
  { question: 'Has flown helicopters', expected: 'not_stated' },
] as const;

export type SelfTest = {
  /** Whether all answers were right, with quotes that stand in the text. */
  readonly passed: boolean;
  readonly duration_ms: number;
  readonly answers: readonly {
    readonly question: string;
    readonly expected: 'met' | 'not_stated';
    /** null: there was no usable answer. */
    readonly answer: Finding | null;
    /** The first of its quotes that stands in the text; null where there is none. */
    readonly quote: string | null;
  }[];
};

/**
 * Two questions, asked as they are of resumes.
 * @throws ModelServerError when the model gives nothing.
 */
export async function selfTest(chat: Chat, signal?: AbortSignal, manner?: Manner): Promise<SelfTest> {
  const shown = { text: RESUME, lines: [{ start: 0, end: RESUME.length }] };
  const began = performance.now();
  const questions = QUESTIONS.map(({ question }) => ({
    prompt_text: question,
    slots: [asWritten(question)],
  }));
  const found = await askModel(chat, shown, questions, signal, manner);
  const duration_ms = Math.round(performance.now() - began);
  const answers = QUESTIONS.map(({ question, expected }, place) => {
    const checked = found.get(place);
    const span = checked?.slots[0]?.span ?? null;
    const quote = span === null ? null : RESUME.slice(span.start, span.end);
    const answer = checked === undefined ? null : findingOf(checked);
    return { question, expected, answer, quote };
  });
  const passed = answers.every(({ answer, expected }) =>
    expected === 'met' ? answer === 'met' : answer === 'not_stated' || answer === 'not_met',
  );
  return { passed, duration_ms, answers };
}

/** What shows no quote is not believed, here as elsewhere. */
function findingOf({ verdict, slots }: CheckedVerdict): Finding {
  return verdict === 'insufficient_evidence' || slots.some(({ span }) => span === null)
    ? 'not_stated'
    : verdict;
}
