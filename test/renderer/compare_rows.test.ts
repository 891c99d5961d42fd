import { describe, expect, it } from 'vitest';
import type { Criterion } from '../../renderer/api/criteria.ts';
import type { Compared } from '../../renderer/views/compare/use_comparison.ts';
import { absenceOf } from '../../renderer/views/compare/absence.ts';
import { compareGroups, differs, factOf, moved, onlyDifferent } from '../../renderer/views/compare/rows.ts';

const criterion = (id: string, weight: Criterion['weight']) =>
  ({ id, weight, prompt_text: id, display_name: null }) as unknown as Criterion;

function compared(id: string, over: Partial<Compared> = {}): Compared {
  return {
    id,
    candidate: undefined,
    failure: null,
    nomination: undefined,
    stage: undefined,
    position: undefined,
    evaluations: undefined,
    skills: undefined,
    availability: undefined,
    newest_file: undefined,
    notes: undefined,
    tags: undefined,
    failed: [],
    ...over,
  };
}

function named(some: readonly string[]) {
  return some.map((skill) => ({ s: skill, evidence: [] }));
}

function skills(matching: readonly string[], missing: readonly string[] = []): Compared['skills'] {
  return {
    matching_skills: named(matching),
    missing_skills: named(missing),
  } as unknown as Compared['skills'];
}

function found(finding: 'met' | 'not_met' | 'not_stated', override: boolean | null = null) {
  const one = {
    criterion: { id: 'sql' },
    evaluation: { state: 'EVALUATED', result: null, error: null },
    finding,
    override: override === null ? null : { is_criterion_met: override },
  };
  return new Map([['sql', one]]) as unknown as NonNullable<Compared['evaluations']>;
}

const ours = (id: 'stage' | 'tags' | 'notes') => ({ kind: 'ours', id }) as const;

const SQL = { kind: 'criterion', id: 'sql', criterion: criterion('sql', 'must') } as const;

describe('the rows of a comparison', () => {
  it('what a resume says on each of its pages is said once', () => {
    const school = { degree: 'BSc', field: 'Physics', school: 'Leeds', end: { year: 2015 } };
    const profile = {
      education: [school, { ...school }, { ...school, degree: 'MSc' }],
      languages: [
        { name: 'German', cefr: 'C1' },
        { name: 'German', cefr: 'C1' },
      ],
    };
    const column = compared('x', { candidate: { profile } as unknown as NonNullable<Compared['candidate']> });
    expect(factOf(column, 'education')).toBe('BSc, Physics, Leeds, 2015\nMSc, Physics, Leeds, 2015');
    expect(factOf(column, 'languages')).toBe('German\u00A0C1');
  });

  it('must-haves come before the rest, and a part without rows is not there', () => {
    const groups = compareGroups([criterion('b', 'nice'), criterion('a', 'must')], [compared('x')], true);
    expect(groups.map(({ id }) => id)).toEqual(['must', 'nice', 'facts', 'ours']);
    expect(groups[0]!.rows.map(({ id }) => id)).toEqual(['a']);
    const without_job = compareGroups([], [compared('x')], false);
    expect(without_job.flatMap(({ rows }) => rows.map(({ id }) => id))).not.toContain('stage');
    expect(without_job[0]!.id).toBe('facts');
  });

  it('skills that more of them have come first', () => {
    const columns = [
      compared('x', { skills: skills(['Kafka'], ['SQL']) }),
      compared('y', { skills: skills(['Kafka', 'SQL']) }),
    ];
    const group = compareGroups([], columns, true).find(({ id }) => id === 'skills');
    expect(group?.rows.map(({ id }) => id)).toEqual(['skill-Kafka', 'skill-SQL']);
  });
});

describe('what tells candidates apart', () => {
  it('what is not known yet tells nobody apart', () => {
    expect(differs(SQL, [compared('x', { evaluations: found('met') }), compared('y')])).toBe(false);
  });

  it('a finding does, a person’s answer counts for it, and not being considered says nothing', () => {
    const met = compared('x', { evaluations: found('met') });
    expect(differs(SQL, [met, compared('y', { evaluations: found('not_stated') })])).toBe(true);
    expect(differs(SQL, [met, compared('y', { evaluations: found('not_met', true) })])).toBe(false);
    expect(differs(SQL, [met, compared('y', { nomination: null })])).toBe(false);
    const unconsidered = { nomination: null, evaluations: found('not_stated') };
    expect(differs(SQL, [met, compared('y', unconsidered)])).toBe(true);
  });

  it('only those rows are kept, and the rest is counted', () => {
    const columns = [
      compared('x', { skills: skills(['Kafka'], ['SQL']), notes: 1, tags: [] }),
      compared('y', { skills: skills(['Kafka', 'SQL']), notes: 1, tags: [] }),
    ];
    const groups = compareGroups([], columns, false);
    const { groups: kept, left_out } = onlyDifferent(groups, columns);
    const ids = kept.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toContain('skill-SQL');
    expect(ids).not.toContain('skill-Kafka');
    expect(ids).not.toContain('notes');
    expect(left_out).toBe(groups.flatMap(({ rows }) => rows).length - ids.length);
  });
});

it('a column changes places with its neighbour, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'nobody', 1)).toEqual(['a', 'b', 'c']);
});

describe('a cell with nothing to show says why', () => {
  const nomination = {} as NonNullable<Compared['nomination']>;
  const person = { location: null, profile: null, months_experience: null } as unknown as NonNullable<
    Compared['candidate']
  >;
  const fact = { kind: 'fact', id: 'location' } as const;
  const skill = { kind: 'skill', id: 'skill-SQL', skill: 'SQL' } as const;
  const notice = { kind: 'fact', id: 'notice_period' } as const;
  const files = { kind: 'fact', id: 'files' } as const;
  const nothing = { value: null } as never;
  const availability = { availability: nothing, notice_period: nothing, salary_expectation: nothing };
  const failure = { error: new Error('away'), retry: () => undefined };
  const none = new Map() as NonNullable<Compared['evaluations']>;
  it.each([
    ['an answer', SQL, { evaluations: found('not_stated') }, null],
    ['an answer on its way', SQL, { nomination }, 'checking'],
    ['a criterion that was just added', SQL, { nomination, evaluations: none }, 'checking'],
    ['answers that cannot be fetched', SQL, { nomination, failed: ['evaluations'] }, 'not_fetched'],
    ['one who is not considered', SQL, { nomination: null }, 'checking'],
    ['an answer for one who is not considered', SQL, { nomination: null, evaluations: found('met') }, null],
    ['somebody who was deleted', SQL, { candidate: null, nomination: null }, 'gone'],
    ['a fact of theirs', fact, { candidate: null }, 'gone'],
    ['a fact on its way', fact, {}, 'checking'],
    ['a fact that cannot be fetched', fact, { failure }, 'not_fetched'],
    ['a fact that is not said', fact, { candidate: person }, 'not_said'],
    ['a fact', fact, { candidate: { ...person, location: 'Bristol' } }, null],
    ['a notice nobody says', notice, { candidate: person, availability }, 'not_said'],
    ['a notice on its way', notice, { candidate: person }, 'checking'],
    [
      'a notice that cannot be fetched',
      notice,
      { candidate: person, failed: ['availability'] },
      'not_fetched',
    ],
    ['no files', files, { candidate: person, newest_file: null }, 'none'],
    ['files', files, { candidate: person, newest_file: '2026-11-20T09:30:00.000Z' }, null],
    ['files that cannot be fetched', files, { candidate: person, failed: ['files'] }, 'not_fetched'],
    ['a skill', skill, { skills: skills([], ['SQL']) }, null],
    ['skills on their way', skill, {}, 'checking'],
    ['skills that cannot be fetched', skill, { failed: ['skills'] }, 'not_fetched'],
    ['no stage', ours('stage'), { nomination: null }, 'not_considered'],
    ['no tags', ours('tags'), { tags: [] }, 'none'],
    ['tags on their way', ours('tags'), {}, 'checking'],
    ['no notes', ours('notes'), { notes: 0 }, 'none'],
    ['notes', ours('notes'), { notes: 2 }, null],
  ] as const)('%s', (_, row, over, absence) => {
    expect(absenceOf(row, compared('x', over))).toBe(absence);
  });
});
