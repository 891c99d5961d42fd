/**
 * The places of a design document that an item of the checklist can stand for: each sentence, each row of a table.
 * Named as item.ts says. Headings, heads of tables and empty lines are none.
 */
export function placesOf(markdown: string): string[] {
  const places: string[] = [];
  let section = '';
  let tables = 0;
  let paragraphs = 0;
  let in_table = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) {
      section = line.replace(/^#+\s*/, '').trim();
      [tables, paragraphs, in_table] = [0, 0, false];
    } else if (line.startsWith('|')) {
      // the first row of a table is its head
      if (!in_table) tables += 1;
      else if (!/^\|[-| ]+\|$/.test(line)) places.push(`${section} / t${tables} ${firstCell(line)}`);
      in_table = true;
    } else {
      in_table = false;
      if (line.trim() === '') continue;
      paragraphs += 1;
      const sentences = sentencesOf(line);
      for (const index of sentences.keys()) {
        places.push(`${section} / ${paragraphs}${sentences.length > 1 ? `.${index + 1}` : ''}`);
      }
    }
  }
  return places;
}

/** Of a row that begins with a method, the method and the path. */
function firstCell(row: string): string {
  const [first = '', second = ''] = row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  return /^(GET|POST|PUT|PATCH|DELETE)$/.test(first) ? `${first} ${second}` : first;
}

/** A sentence ends at a full stop or semicolon before a capital letter, code or bold type. */
function sentencesOf(line: string): string[] {
  return line
    .trim()
    .replace(/^(-|\d+\.)\s+/, '')
    .split(/(?<=[.;])\s+(?=[A-Z`*])/)
    .filter((sentence) => sentence !== '');
}
