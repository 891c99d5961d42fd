import type { CriterionAnswer } from '../criteria/answer.ts';
import * as readers from '../criteria/criterion.ts';
import type { Understanding } from '../criteria/criterion.ts';
import { shorten, type CriterionSource } from '../criteria/facts.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { calibrated } from './calibration.ts';
import type { Support } from './calibration_table.ts';
import { createJudge, MAX_EXPLANATION, type Judge } from './engine.ts';
import { parseTables } from './lexicon.ts';
import { say } from './predicate.ts';
import { render } from './sentences/index.ts';
import type { Correction } from './typing_errors.ts';

/** What answers criteria in the program. */
export type Criteria = {
  /** Answers criteria about one resume, in the order of the prompts. The same input gives the same answer, byte for byte. */
  evaluate(prompts: readonly string[], source: CriterionSource): CriterionAnswer[];
  /** How a criterion is read, before any resume is looked at. Never throws. */
  understand(prompt: string, lexicon: Lexicon): Understanding;
  /** The engine of whole sentences alone. */
  readonly judge: Judge;
};

/**
 * The readers of `criteria/` and the engine of this folder, until it does without them: what a reader understands, it
 * answers, unless the whole sentence was understood here and says otherwise with evidence; everything else is answered
 * here. Nearness of meaning decides nothing.
 * @param tables the files of `resources/lexicon`.
 */
export function createCriteria(tables: readonly string[]): Criteria {
  const judge = createJudge(parseTables(tables));
  return {
    judge,
    evaluate(prompts, source) {
      const asked = prompts.map((prompt) => judge.readingFor(prompt, source));
      const read = readers.evaluateCriteria(
        asked.map((reading, at) => ('refusal' in reading ? (prompts[at] ?? '') : reading.text)),
        source,
      );
      const judged = judge.evaluateCriteria(prompts, source);
      return judged.map((answer, at) => {
        const reading = asked[at];
        const unusual = reading === undefined || 'refusal' in reading || reading.is_unusual;
        const given = withShare(chosen(unusual ? answer : (read[at] ?? answer), answer));
        return reading === undefined || 'refusal' in reading
          ? given
          : withCorrections(given, reading.corrected);
      });
    },
    understand(prompt, lexicon) {
      const judged = judge.understandCriterion(prompt, lexicon);
      const { text, is_unusual } = judged;
      if (text === null || is_unusual) return judged;
      const read = readers.understandCriterion(text, lexicon);
      const { corrected = [] } = judged;
      return read.engine === 'rules' && read.refusal === null ? { ...read, corrected } : judged;
    },
  };
}

/** Says which words were read as others. */
function withCorrections(answer: CriterionAnswer, corrected: readonly Correction[]): CriterionAnswer {
  if (answer.state === 'FAILED' || corrected.length === 0) return answer;
  const said = corrected.slice(0, 3).map(({ written, read }) => say('read_as', { written, read }));
  const explanation = [...said.map((one) => render(one)), answer.explanation].join(' ');
  return {
    ...answer,
    explanation: shorten(explanation, MAX_EXPLANATION),
    ...(answer.told === undefined
      ? {}
      : { told: { ...answer.told, explanation: [...said, ...answer.told.explanation] } }),
  };
}

/** Its confidence as the share of such answers that were right. */
function withShare({ answer, support }: ReturnType<typeof chosen>): CriterionAnswer {
  if (answer.state === 'FAILED') return answer;
  return { ...answer, confidence_score: calibrated(answer.confidence_score, answer.finding, support) };
}

/** Of two answers the one that stands, and who stands behind it. */
export function chosen(
  read: CriterionAnswer,
  judged: CriterionAnswer,
): { readonly answer: CriterionAnswer; readonly support: Support } {
  if (read.state === 'FAILED' || judged.state === 'FAILED') return { answer: judged, support: 'one' };
  const whole = judged.not_understood?.length === 0;
  if (read.engine === 'rules' && read.finding === judged.finding) return { answer: read, support: 'both' };
  if (read.engine !== 'rules') return { answer: judged, support: whole ? 'one' : 'open' };
  if (read.finding === 'not_stated') return { answer: judged, support: whole ? 'one' : 'open' };
  // a denial, a plan, an end that the reader did not see; or a mention it did not find
  const denied = read.finding === 'met' && judged.finding === 'not_met' && !judged.rests_on_silence;
  const found = read.finding === 'not_met' && read.rests_on_silence && judged.finding === 'met';
  return { answer: whole && (denied || found) ? judged : read, support: whole ? 'one' : 'open' };
}
