import { describe, expect, it } from 'vitest';
import { folding, type Foldable } from '#service/api/feeds/activity/fold.ts';

const START = Date.parse('2026-03-04T10:00:00.000Z');
const DAY = 86_400_000;

/** What a person did so many milliseconds after the start. */
function at(ms: number, about: Partial<Foldable> = {}): Foldable {
  return {
    id: String(ms),
    type: 'nomination.stage_changed',
    created_at: new Date(START + ms).toISOString(),
    client_id: 'window',
    candidate_id: `candidate ${ms}`,
    job_id: 'job',
    resource_id: `resource ${ms}`,
    detail: JSON.stringify({
      from_stage_id: 'new',
      to_stage_id: 'rejected',
      stage_change_id: `change ${ms}`,
    }),
    ...about,
  };
}

/** Lines of events given in the order they happened. */
function fold(events: readonly Foldable[], most = 50, folded = true) {
  const lines = folding(most, folded);
  const taken = events.toReversed().map((event) => lines.take(event));
  return { lines: lines.lines, taken };
}

const tag = (client_id: string | null, tag_id: string): Partial<Foldable> => ({
  type: 'candidate_tag.created',
  client_id,
  candidate_id: 'maria',
  job_id: null,
  detail: JSON.stringify({ tag_id }),
});

const filled = (field_id: string): Partial<Foldable> => ({
  type: 'custom_field_value.created',
  candidate_id: 'maria',
  detail: JSON.stringify({ field_id }),
});

describe('events that are one to a person', () => {
  it('make one line, whose end and beginning are known', () => {
    const { lines } = fold([at(0), at(900), at(1800)]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ count: 3, oldest_id: '0', oldest_at: at(0).created_at });
    expect(lines[0]?.event.id).toBe('1800');
  });

  it('are about nobody in particular as soon as they are about two', () => {
    const same = { candidate_id: 'maria' };
    expect(fold([at(0, same), at(1, same)]).lines[0]?.candidate_id).toBe('maria');
    expect(fold([at(0), at(1)]).lines[0]?.candidate_id).toBeNull();
    expect(fold([at(0), at(1), at(2, same), at(3, same)]).lines[0]?.candidate_ids.size).toBe(3);
    // nor about the first again, when a third is about them
    expect(fold([at(0, same), at(1), at(2, same)]).lines[0]?.candidate_id).toBeNull();
  });

  it("are all tags the service takes from resumes, whichever they are; a person's are one by one", () => {
    const ofService = [at(0, tag(null, 'cook')), at(1, tag(null, 'chef')), at(2, tag(null, 'cook'))];
    const { lines } = fold(ofService);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ count: 3, candidate_id: 'maria' });
    expect([...lines[0]!.tag_ids]).toEqual(['cook', 'chef']);
    expect(fold([at(0, tag('window', 'cook')), at(1, tag('window', 'chef'))]).lines).toHaveLength(2);
  });

  it('are not those of two own fields, which one save may fill in', () => {
    expect(fold([at(0, filled('rate')), at(1, filled('permit'))]).lines).toHaveLength(2);
    expect(fold([at(0, filled('rate')), at(1, filled('rate'))]).lines).toHaveLength(1);
  });

  it('are not those of another client, job, stage, tag or answer', () => {
    const others: readonly Partial<Foldable>[] = [
      { client_id: 'program' },
      { job_id: 'another' },
      { type: 'nomination.created' },
      { detail: JSON.stringify({ to_stage_id: 'shortlisted' }) },
      { detail: JSON.stringify({ tag_id: 'tag' }) },
      { detail: JSON.stringify({ criterion_id: 'criterion', finding: 'met' }) },
      { detail: null },
    ];
    const [from_new, from_interview] = ['new', 'interview'].map((from_stage_id) => ({
      detail: JSON.stringify({ from_stage_id, to_stage_id: 'rejected' }),
    }));
    expect(fold([at(0, from_new), at(1, from_interview)]).lines).toHaveLength(2);
    for (const other of others) expect(fold([at(0), at(1, other)]).lines).toHaveLength(2);
  });

  it('are decided in one act: a pause ends it, where a person or program acts', () => {
    expect(fold([at(0), at(2000)]).lines).toHaveLength(1);
    expect(fold([at(0), at(2001)]).lines).toHaveLength(2);
  });

  it('go on for as long as no pause is long, where they come by the hundred or by themselves', () => {
    const imported = Array.from({ length: 20 }, (_, index) =>
      at(index * 119_000, { type: 'import.created' }),
    );
    expect(fold(imported).lines).toMatchObject([{ count: 20 }]);
    const checked = [at(0, { client_id: null }), at(120_000, { client_id: null })];
    expect(fold(checked).lines).toHaveLength(1);
    expect(fold([at(0, { client_id: null }), at(120_001, { client_id: null })]).lines).toHaveLength(2);
  });

  it('do not go on into another day', () => {
    const midnight = Date.parse('2026-03-05T00:00:00.000Z') - START;
    expect(fold([at(midnight - 1), at(midnight)]).lines).toHaveLength(2);
    expect(fold([at(0), at(DAY)]).lines).toHaveLength(2);
  });

  it('are found beside each other too: what happened in between stays a line of its own', () => {
    const { lines } = fold([at(0), at(1, { job_id: 'another' }), at(2)]);
    expect(lines.map(({ event, count }) => [event.id, count])).toEqual([
      ['2', 2],
      ['1', 1],
    ]);
  });

  it('are lines each, where nobody asked for folding', () => {
    expect(fold([at(0), at(1), at(2)], 50, false).lines.map(({ count }) => count)).toEqual([1, 1, 1]);
  });
});

describe('a page of lines', () => {
  it('is full when another line would begin, not when one goes on', () => {
    const { lines, taken } = fold([at(0, { job_id: 'third' }), at(1, { job_id: 'second' }), at(2), at(3)], 2);
    expect(lines).toHaveLength(2);
    expect(taken).toEqual([true, true, true, false]);
  });
});
