import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BETWEEN, joined } from '../../../renderer/lib/joined.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../renderer');

/** Lines that never wrap: cells of a file that is saved, the title of the window, and the pages without the kit. */
const ELSEWHERE = [
  /^(?:docs|recovery)\//u,
  /^lib\/page_title\.ts$/u,
  /^views\/(?:ranking\/use_ranking|pool\/use_pool)_export\.ts$/u,
  /^views\/pool\/jobs_of\.ts$/u,
];

describe('facts in one line', () => {
  it('leave out what is not known', () => {
    expect(joined(['Oakland', null, '', undefined, 9])).toBe(`Oakland${BETWEEN}9`);
  });

  it('never wrap at the dot between two of them', () => {
    expect(BETWEEN).toBe('\u00A0·\u00A0');
    const breaking = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file) && !ELSEWHERE.some((one) => one.test(file)))
      .filter((file) =>
        readFileSync(path.join(ROOT, file), 'utf8')
          .split('\n')
          .some((line) => / · |(?:^|[^0]) ·|· /u.test(line) && !/^\s*(?:\/\/|\/?\*)/u.test(line)),
      );
    expect(breaking).toEqual([]);
  });
});
