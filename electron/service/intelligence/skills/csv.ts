/** A row of a table, and the line of the text (from 1) it begins on: for messages. */
export type CsvRow = { readonly cells: readonly string[]; readonly line: number };

/**
 * Reads comma separated text with a header row (RFC 4180: quotes, doubled quotes, line breaks inside quotes).
 * @returns one record per row, keyed by the header's names; missing cells are empty strings.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = readRows(text);
  if (header === undefined) return [];
  const names = header.cells.map((name) => name.trim());
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()])));
}

/**
 * Reads separated text into rows: quotes as in RFC 4180 (a quote inside a cell that did not begin with one is a
 * letter), a byte order mark and any kind of line end. Stops after `limit` rows.
 */
export function readRows(text: string, separator = ',', limit = Infinity): CsvRow[] {
  return [...rowsOf(text, separator, limit)];
}

/** The same, row by row. */
export function* rowsOf(text: string, separator = ',', limit = Infinity): Generator<CsvRow, void> {
  let count = 0;
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begins = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = (): CsvRow => {
    const row = { cells: [...cells, cell], line: begins };
    cells = [];
    cell = '';
    count += 1;
    return row;
  };
  for (; at < text.length;) {
    if (count >= limit) return;
    const char = text[at] as string;
    if (char === '"' && cell.trim() === '') {
      const end = closingQuote(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      line += countLines(cell);
      at = end + 1;
    } else if (char === separator) {
      cells.push(cell);
      cell = '';
      at += 1;
    } else if (char === '\n' || char === '\r') {
      yield endRow();
      line += 1;
      begins = line;
      at += char === '\r' && text[at + 1] === '\n' ? 2 : 1;
    } else {
      const end = plainEnd(text, at, separator);
      cell += text.slice(at, end);
      at = end;
    }
  }
  if (count < limit && (cell !== '' || cells.length > 0)) yield endRow();
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length;
}

function plainEnd(text: string, from: number, separator: string): number {
  let at = from + 1;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
