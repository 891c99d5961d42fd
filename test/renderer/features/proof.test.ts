import { describe, expect, it } from 'vitest';
import type { CriterionEvaluation } from '../../../renderer/api/evaluations.ts';
import { proofOf } from '../../../renderer/features/criteria/proof.ts';

const line = 'Tools: Docker, Kafka, Terraform,';
const document = { pages: [{ number: 1, width: 0, height: 0, lines: [{ text: line, start: 40, end: 72 }] }] };
const quoted = (quote: string, start: number, stance: 'for' | 'against' = 'for') => ({
  quote,
  start,
  end: start + quote.length,
  page: null,
  boxes: [],
  attachment_id: 'cv',
  stance,
});
const answer = (...evidence: ReturnType<typeof quoted>[]) =>
  ({
    criterion: { id: 'c', prompt_text: 'Experience with Kafka', display_name: null },
    finding: 'met',
    rests_on_silence: false,
    evidence,
  }) as unknown as CriterionEvaluation;
const proof = (one: CriterionEvaluation, shown = 'cv') => proofOf(one, document as never, shown);

describe('the words beside a criterion', () => {
  it('are a sentence, wherever a mere name stands before it', () => {
    const sentence = 'Moved every queue to Kafka';
    expect(proof(answer(quoted('Kafka', 55), quoted(sentence, 0)))).toBe(sentence);
  });

  it('are the line that a name alone stands in', () => {
    expect(proof(answer(quoted('Kafka', 55)))).toBe('Tools: Docker, Kafka, Terraform');
  });

  it('are the name, where its file is not on screen', () => {
    expect(proof(answer(quoted('Kafka', 55)), 'letter')).toBe('Kafka');
  });

  it('are none where nothing is quoted', () => {
    expect(proof(answer())).toBe(null);
  });
});
