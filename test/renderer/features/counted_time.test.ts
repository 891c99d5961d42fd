import { describe, expect, it } from 'vitest';
import { countedTime } from '../../../renderer/features/criteria/counted_time.ts';

const counted = (months: number, up_to = months) => ({ code: 'years.counted', args: { months, up_to } });
const override = { is_criterion_met: true, reason: null, created_at: '', client_id: '', said: null };
const of = (...explanation: { code: string; args: Record<string, string | number> }[]) =>
  countedTime({ told: { explanation, understood_as: [] }, override: null });

describe('how long the jobs behind an answer are together', () => {
  it('is the sum that was counted, or the least and the most that the dates may mean', () => {
    expect(of(counted(88))).toBe('7\u00A0y\u00A04\u00A0m');
    expect(of(counted(24, 35))).toBe('2\u00A0y – 2\u00A0y\u00A011\u00A0m');
  });

  it('is nothing where none was counted, or more than one', () => {
    expect(of({ code: 'shown', args: { quotes: '“Go”' } })).toBe('');
    expect(of(counted(0))).toBe('');
    expect(of(counted(24), counted(60))).toBe('');
    expect(countedTime({ told: null, override: null })).toBe('');
  });

  it('is nothing where a person answered', () => {
    const told = { explanation: [counted(88)], understood_as: [] };
    expect(countedTime({ told, override } as unknown as Parameters<typeof countedTime>[0])).toBe('');
  });
});
