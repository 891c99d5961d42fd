import type { Block, Run } from './flow.ts';

/** One stream of paragraphs and tables: the body, a header, a footnote. */
export type Story = {
  text(run: Run): void;
  /** Ends a paragraph; `level` is the depth of the table it stands in, 0 for none. */
  paragraph(bullet: boolean, level: number): void;
  cell(bullet: boolean, level: number): void;
  row(level: number): void;
  /** Everything, with what is still open at its end. */
  blocks(): Block[];
};

type Open = { rows: Block[][][]; row: Block[][]; cell: Block[] };

/** Deeper tables are read as if they stood at this depth. */
const MAX_LEVEL = 20;

/** Puts paragraphs, cells and rows together, which RTF and old Word mark only where they end. */
export function createStory(): Story {
  const done: Block[] = [];
  // tables[0] is the outermost table that is open.
  const tables: Open[] = [];
  let runs: Run[] = [];

  const put = (block: Block, level: number): void => {
    (level === 0 ? done : at(level).cell).push(block);
  };
  const at = (level: number): Open => {
    while (tables.length < level) tables.push({ rows: [], row: [], cell: [] });
    return tables[level - 1] as Open;
  };
  /** Closes tables deeper than a level into the cell, or the text, around them. */
  const closeTo = (level: number): void => {
    while (tables.length > level) {
      const { rows, row, cell } = tables.pop() as Open;
      const rest = cell.length > 0 ? [...row, cell] : row;
      const all = rest.length > 0 ? [...rows, rest] : rows;
      if (all.length > 0) put({ kind: 'table', rows: all }, tables.length);
    }
  };
  const end = (bullet: boolean, level: number): void => {
    closeTo(level);
    put({ kind: 'paragraph', runs, bullet }, level);
    runs = [];
  };
  return {
    text: (run) => {
      runs.push(run);
    },
    paragraph: (bullet, level) => end(bullet, within(level)),
    cell(bullet, given) {
      const level = Math.max(1, within(given));
      end(bullet, level);
      const table = at(level);
      table.row.push(table.cell);
      table.cell = [];
    },
    row(given) {
      const level = Math.max(1, within(given));
      closeTo(level);
      const table = at(level);
      if (table.row.length > 0) table.rows.push(table.row);
      table.row = [];
    },
    blocks() {
      if (runs.length > 0) end(false, tables.length);
      closeTo(0);
      return done;
    },
  };
}

function within(level: number): number {
  return Math.min(MAX_LEVEL, Math.max(0, level));
}
