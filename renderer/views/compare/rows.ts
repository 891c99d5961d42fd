import type { Criterion } from '../../api/criteria.ts';
import { toldFinding } from '../../api/marks.ts';
import { availabilityValues } from '../../features/availability/availability_words.ts';
import { markOf } from '../../features/criteria/names.ts';
import { joined } from '../../lib/joined.ts';
import { formatDate, formatMonths, formatRole } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import type { Compared } from './use_comparison.ts';

export type Fact =
  | 'role'
  | 'experience'
  | 'location'
  | 'availability'
  | 'notice_period'
  | 'salary_expectation'
  | 'languages'
  | 'education'
  | 'files';
export type Ours = 'stage' | 'tags' | 'notes';

export type CompareRow =
  | { readonly kind: 'criterion'; readonly id: string; readonly criterion: Criterion }
  | { readonly kind: 'fact'; readonly id: Fact }
  | { readonly kind: 'skill'; readonly id: string; readonly skill: string }
  | { readonly kind: 'ours'; readonly id: Ours };

export type CompareGroup = {
  readonly id: keyof typeof texts.compare.groups;
  readonly rows: readonly CompareRow[];
};

const FACTS: readonly Fact[] = [
  'role',
  'experience',
  'location',
  'availability',
  'notice_period',
  'salary_expectation',
  'languages',
  'education',
  'files',
];

/**
 * The rows of a comparison: what the job asks for first, musts before the rest, then facts, then what we say
 * ourselves.
 */
export function compareGroups(
  criteria: readonly Criterion[],
  columns: readonly Compared[],
  has_job: boolean,
): CompareGroup[] {
  const asked = (weight: 'must' | 'nice'): CompareRow[] =>
    criteria
      .filter((one) => (one.weight === 'nice') === (weight === 'nice'))
      .map((criterion) => ({ kind: 'criterion', id: criterion.id, criterion }));
  const skills = new Set(
    columns.flatMap(({ skills: found }) =>
      [...(found?.matching_skills ?? []), ...(found?.missing_skills ?? [])].map((skill) => skill.s),
    ),
  );
  const finders = (skill: string): number =>
    columns.filter((one) => hasSkill(one.skills, skill) === true).length;
  const ours: readonly Ours[] = has_job ? ['stage', 'tags', 'notes'] : ['tags', 'notes'];
  const groups: CompareGroup[] = [
    { id: 'must', rows: asked('must') },
    { id: 'nice', rows: asked('nice') },
    { id: 'facts', rows: FACTS.map((id) => ({ kind: 'fact', id })) },
    {
      id: 'skills',
      rows: [...skills]
        .toSorted((a, b) => finders(b) - finders(a))
        .map((skill) => ({ kind: 'skill', id: `skill-${skill}`, skill })),
    },
    { id: 'ours', rows: ours.map((id) => ({ kind: 'ours', id })) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** What a resume says more than once, on each of its pages say, is said once. */
const distinct = (said: readonly string[]): string[] => [...new Set(said)];

/** A fact in words; empty where the resume does not say, undefined while it is not known. */
export function factOf(column: Compared, fact: Fact): string | undefined {
  const { candidate } = column;
  if (candidate === undefined) return undefined;
  if (candidate === null) return '';
  const profile = candidate.profile;
  switch (fact) {
    case 'role':
      return formatRole(candidate.current_title, candidate.current_employer, texts.ranking.at);
    case 'experience':
      return formatMonths(candidate.months_experience);
    case 'location':
      return candidate.location ?? '';
    case 'availability':
    case 'notice_period':
    case 'salary_expectation':
      return column.availability === undefined
        ? undefined
        : (availabilityValues(column.availability)[fact] ?? '');
    case 'files': {
      const { newest_file } = column;
      if (newest_file === undefined) return undefined;
      return newest_file === null ? '' : formatDate(newest_file);
    }
    case 'education':
      return distinct(
        (profile?.education ?? []).map((one) =>
          joined([one.degree, one.field, one.school, one.end?.year], ', '),
        ),
      ).join('\n');
    case 'languages':
      return distinct(
        (profile?.languages ?? []).map(({ name, cefr }) => {
          const told = texts.service.language(name);
          return cefr === null ? told : `${told}\u00A0${cefr}`;
        }),
      ).join(', ');
  }
}

/** Whether a skill was found; undefined where the job's skills are not known of this candidate. */
export function hasSkill(skills: Compared['skills'], skill: string): boolean | undefined {
  if (skills === undefined) return undefined;
  return skills.matching_skills.some((one) => one.s === skill);
}

/** What a cell comes down to, for telling cells apart; undefined while unknown. */
function valueOf(row: CompareRow, one: Compared): string | undefined {
  switch (row.kind) {
    case 'criterion': {
      const evaluation = one.evaluations?.get(row.id);
      return evaluation === undefined ? undefined : toldFinding(markOf(evaluation));
    }
    case 'fact':
      return factOf(one, row.id)?.trim().toLocaleLowerCase();
    case 'skill': {
      const has = hasSkill(one.skills, row.skill);
      return has === undefined ? undefined : String(has);
    }
    case 'ours':
      if (row.id === 'stage') return one.nomination === undefined ? undefined : (one.stage?.id ?? '');
      if (row.id === 'notes') return one.notes === undefined ? undefined : String(one.notes);
      return one.tags
        ?.map((tag) => tag.id)
        .toSorted()
        .join();
  }
}

/** Whether a row tells candidates apart. What is not known yet tells nobody apart. */
export function differs(row: CompareRow, columns: readonly Compared[]): boolean {
  const known = columns.map((one) => valueOf(row, one)).filter((value) => value !== undefined);
  return new Set(known).size > 1;
}

/** Only the rows that tell candidates apart, and how many were left out. */
export function onlyDifferent(
  groups: readonly CompareGroup[],
  columns: readonly Compared[],
): { readonly groups: readonly CompareGroup[]; readonly left_out: number } {
  const kept = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => differs(row, columns)) }))
    .filter((group) => group.rows.length > 0);
  const count = (some: readonly CompareGroup[]): number =>
    some.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: kept, left_out: count(groups) - count(kept) };
}

/** The ids with one moved by so many places. */
export function moved(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
