import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledRow } from './criteria_sets.ts';

/** Criteria about short resumes, both in one text file per language. */
export type Strangers = {
  readonly files: ReadonlyMap<string, string>;
  readonly rows: readonly LabelledRow[];
};

const FOLDER = join(import.meta.dirname, 'strangers');

/**
 * Rows written by somebody who had not read the rules: how recruiters ask and how resumes say it. Each part was
 * written after the ones before it were cured, and has been tuned on since. A file has blocks: `=== name`, a resume, `---`, and a line
 * `kind | expected | criterion` each.
 */
export function readStrangers(part: string): Strangers {
  const files = new Map<string, string>();
  const rows: LabelledRow[] = [];
  for (const file of readdirSync(join(FOLDER, part)).toSorted()) {
    const blocks = readFileSync(join(FOLDER, part, file), 'utf8')
      .split(/^=== /mu)
      .slice(1);
    for (const block of blocks) {
      const [name = ''] = block.split('\n', 1);
      const [resume = '', list = ''] = block.slice(name.length + 1).split('\n---\n');
      files.set(`${part}-${name}.txt`, resume);
      for (const line of list.trim().split('\n')) {
        const [kind = '', expected = '', criterion = ''] = line.split(' | ');
        rows.push({
          id: `${part}-${name}-${rows.length}`,
          file: `${part}-${name}.txt`,
          kind,
          criterion,
          expected: expected as LabelledRow['expected'],
          evidence: null,
          note: '',
          hard: false,
          language: name.slice(0, 2),
        });
      }
    }
  }
  return { files, rows };
}
