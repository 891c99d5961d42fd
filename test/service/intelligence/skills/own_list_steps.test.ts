import { expect, it } from 'vitest';
import { ownListSteps, readOwnList } from '#service/intelligence/skills/own_list.ts';

it('a long list is read with pauses, to the same end', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `Weld part ${at};Weld piece ${at}`);
  const text = rows.join('\n');
  const steps = ownListSteps(text, 'list.csv');
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  // both while rows are cut and while they are read
  expect(pauses).toBe(20);
  expect(step.value).toEqual(readOwnList(text, 'list.csv'));
  expect(step.value.skills).toHaveLength(5000);
});
