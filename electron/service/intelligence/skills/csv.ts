/**
 * Reads comma separated text with a header row (RFC 4180: quotes, doubled quotes, line breaks inside quotes).
 * @returns one record per row, keyed by the header's names; missing cells are empty strings.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = readRows(text.replace(/^\uFEFF/, ''));
  if (header === undefined) return [];
  const names = header.map((name) => name.trim());
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\n') {
      row.push(cell);
      rows.push(row);
      row = [];
      cell = '';
    } else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
