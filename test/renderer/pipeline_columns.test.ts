import { describe, expect, it } from 'vitest';
import {
  boardColumns,
  nextInColumn,
  placeOf,
  placesOnPaper,
  stageBeside,
  steadyColumns,
  stepFrom,
} from '../../renderer/views/pipeline/columns.ts';

const stage = (id: string, position: number, category: 'active' | 'hired' | 'rejected' = 'active') => ({
  id,
  remote_id: id,
  job_id: null,
  name: id.toUpperCase(),
  position,
  category,
  target_days: null,
  created_at: '',
});
const stages = [
  stage('new', 0),
  stage('interview', 1),
  stage('hired', 2, 'hired'),
  stage('no', 3, 'rejected'),
];
const old = stage('old', 9);

function columnsOf(
  stage_of: Record<string, string>,
  ranked: readonly string[],
  isShown: (id: string) => boolean = () => true,
  several: readonly string[] = [],
) {
  return boardColumns({
    stages,
    all_stages: [...stages, old],
    nominations: new Map(
      Object.entries(stage_of).map(([id, stage_id]) => [id, { current_nomination_stage_id: stage_id }]),
    ),
    order: [...new Set([...ranked, ...Object.keys(stage_of)])].filter((id) => id in stage_of),
    resumes: new Map(several.map((id) => [id, several])),
    isShown,
  });
}

const everything = (): boolean => true;

describe('the columns of a board', () => {
  it('are the stages in order; in each stands the order of the ranking', () => {
    const columns = columnsOf({ a: 'new', b: 'no', c: 'new', d: 'new' }, ['c', 'b', 'x', 'd', 'a']);
    expect(columns.map((one) => [one.stage.id, one.cards])).toEqual([
      ['new', ['c', 'd', 'a']],
      ['interview', []],
      ['hired', []],
      ['no', ['b']],
    ]);
  });
  it('put whom the ranking does not know last, and count whom a filter hides', () => {
    const [first] = columnsOf({ a: 'new', b: 'new', c: 'new' }, ['c'], (id) => id !== 'a');
    expect(first).toMatchObject({ cards: ['c', 'b'], total: 3 });
  });
  it('show a stage of another pipeline while somebody is in it', () => {
    const columns = columnsOf({ a: 'old' }, ['a']);
    expect(columns[0]).toMatchObject({ stage: old, is_left_over: true, cards: ['a'] });
    expect(columns).toHaveLength(5);
  });
});

/** Of each stage that has any: its cards, and how many are in it. */
const cardsOf = (...given: Parameters<typeof columnsOf>) =>
  columnsOf(...given).flatMap(({ stage: { id }, cards, total }) =>
    total === 0 ? [] : [[id, cards.join(''), total]],
  );

describe('one person of several resumes', () => {
  const stage_of = { a: 'new', b: 'interview', c: 'new', d: 'interview' };

  it('is one card, where the furthest of them stands, in the place of the highest', () => {
    expect(cardsOf(stage_of, [...'abcd'])).toEqual([
      ['new', 'ac', 2],
      ['interview', 'bd', 2],
    ]);
    expect(cardsOf(stage_of, [...'cdab'], undefined, ['c', 'b'])).toEqual([
      ['new', 'a', 1],
      ['interview', 'bd', 2],
    ]);
  });
  it('is shown where a filter finds one of them', () => {
    expect(cardsOf(stage_of, [...'abcd'], (id) => id === 'a', ['a', 'b'])).toEqual([
      ['new', '', 1],
      ['interview', 'b', 2],
    ]);
  });
  it('is found by whichever resume had the keys', () => {
    const columns = columnsOf(stage_of, [...'abcd'], undefined, ['a', 'b']);
    expect(placeOf(columns, 'a')).toBeNull();
    expect(placeOf(columns, 'a', ['a', 'b'])).toEqual({ column: 1, index: 0 });
  });
});

describe('keys on a board', () => {
  const columns = columnsOf({ a: 'new', b: 'new', c: 'new', d: 'hired', e: 'no', f: 'no' }, [...'abcdef']);
  const at = (id: string) => placeOf(columns, id)!;
  it('lead up and down within a column, and no further', () => {
    expect(stepFrom(columns, at('a'), { down: 1 }, everything)).toBe('b');
    expect(stepFrom(columns, at('a'), { down: -1 }, everything)).toBe('a');
    expect(stepFrom(columns, at('a'), { down: Infinity }, everything)).toBe('c');
  });
  it('lead across to the next column that shows somebody', () => {
    expect(stepFrom(columns, at('c'), { across: 1 }, everything)).toBe('d');
    expect(stepFrom(columns, at('b'), { across: 1 }, (id) => id !== 'hired')).toBe('f');
    expect(stepFrom(columns, at('f'), { across: 1 }, everything)).toBe('f');
    expect(placeOf(columns, 'nobody')).toBeNull();
  });
  it('find who is next when some leave', () => {
    expect(nextInColumn(columns, at('b'), new Set(['b']))).toBe('c');
    expect(nextInColumn(columns, at('b'), new Set(['b', 'c']))).toBe('a');
    expect(nextInColumn(columns, at('d'), new Set(['d']))).toBeNull();
  });
  it('find the stage beside', () => {
    expect(stageBeside(columns, at('a'), 1)?.id).toBe('interview');
    expect(stageBeside(columns, at('a'), -1)).toBeNull();
    expect(stageBeside(columns, at('f'), 1)).toBeNull();
  });
});

describe('columns that stay the same', () => {
  const ranked = ['a', 'b', 'c'];

  it('are given again where a card moved between two others', () => {
    const steady = steadyColumns();
    const before = steady(columnsOf({ a: 'new', b: 'new', c: 'no' }, ranked));
    const after = steady(columnsOf({ a: 'new', b: 'interview', c: 'no' }, ranked));
    expect(after.map((column, index) => column === before[index])).toEqual([false, false, true, true]);
    expect(after.map((one) => one.cards)).toEqual([['a'], ['b'], [], ['c']]);
  });

  it('are new where the order is another, or somebody more is hidden', () => {
    const steady = steadyColumns();
    const [first] = steady(columnsOf({ a: 'new', b: 'new' }, ['a', 'b']));
    const [turned] = steady(columnsOf({ a: 'new', b: 'new' }, ['b', 'a']));
    expect(turned).not.toBe(first);
    const [hidden] = steady(columnsOf({ a: 'new', b: 'new' }, ['b', 'a'], (id) => id === 'a'));
    expect(hidden?.cards).toEqual(['a']);
  });
});

it('everybody stands on paper, stage after stage', () => {
  const columns = columnsOf({ a: 'no', b: 'new', c: 'new', d: 'hired' }, [...'abcd'], (id) => id !== 'd');
  const places = placesOnPaper(columns).map((place) => [place.id, place.stage.id, place.is_first]);
  expect(places).toEqual([
    ['b', 'new', true],
    ['c', 'new', false],
    ['a', 'no', true],
  ]);
});
