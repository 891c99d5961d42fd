import { expect, it } from 'vitest';
import { ownShare } from '#service/engine/load.ts';

/** Two processors over a second, so much of it idle; then what counts as the child's. */
it.each([
  { name: 'nothing else runs', idle: 1000, all: 2000, share: 1 },
  { name: 'one other program', idle: 200, all: 2000, share: 1 },
  { name: 'all processors are busy', idle: 40, all: 2000, share: 0.25 },
  { name: 'nothing was measured', idle: 0, all: 0, share: 1 },
])('of the time that passes: $name', ({ idle, all, share }) => {
  const looks = [
    { idle: 5000, all: 9000 },
    { idle: 5000 + idle, all: 9000 + all },
  ];
  const shareNow = ownShare(() => looks.shift()!);
  expect(shareNow()).toBe(share);
});

it('looks at the time since the last look only', () => {
  const looks = [
    { idle: 0, all: 0 },
    { idle: 0, all: 500 },
    { idle: 400, all: 1000 },
  ];
  const shareNow = ownShare(() => looks.shift()!);
  expect([shareNow(), shareNow()]).toEqual([0.25, 1]);
});

it('reads the machine it runs on', () => {
  expect([0.25, 1]).toContain(ownShare()());
});
