import { OWN_FIELD, type TableField } from './fields.ts';

export type ColumnMapping = {
  readonly column: number;
  readonly field: TableField | typeof OWN_FIELD;
  /** Which own field, of a column that becomes one. */
  readonly custom_field_id?: string | undefined;
};

/** The value that a cell gives an own field; null where it gives none. */
export type ReadOwn = (field_id: string, cell: string) => string | number | null;

/** A row as a person. Fields that nothing was said about are null. */
export type TablePerson = {
  readonly full_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly links: readonly string[];
  readonly source: string | null;
  readonly remote_id: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
  /** Values of own fields, by field. */
  readonly custom_fields: Readonly<Record<string, string | number>>;
  /** Columns whose cell is left out, and why. */
  readonly left_out: readonly LeftOut[];
};
export type LeftOut = {
  readonly column: number;
  readonly why: 'INVALID_EMAIL' | 'TOO_LONG' | 'NO_LINK' | 'NOT_OF_FIELD';
};

const MAX_TEXT = 500;
const MAX_ID = 1000;
const MAX_TAG = 100;
const MAX_MANY = 50;

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/u;
const LINK = /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@]{2,}(?:\/\S*)?$/iu;

/** One row under a mapping. `headers` name the columns in notes. */
export function personOf(
  cells: readonly string[],
  mapping: readonly ColumnMapping[],
  headers: readonly string[],
  readOwn: ReadOwn = () => null,
): TablePerson {
  const left_out: LeftOut[] = [];
  const of = (field: TableField): ColumnMapping[] =>
    mapping.filter((one) => one.field === field && (cells[one.column] ?? '') !== '');
  const texts = (field: TableField, max = MAX_TEXT): string[] =>
    of(field).flatMap(({ column }) => {
      const text = oneLine(cells[column] ?? '');
      if (text.length <= max) return [text];
      left_out.push({ column, why: 'TOO_LONG' });
      return [];
    });
  const split = (field: TableField, between: RegExp): { column: number; text: string }[] =>
    of(field).flatMap(({ column }) =>
      (cells[column] ?? '')
        .split(between)
        .map((text) => ({ column, text: oneLine(text) }))
        .filter(({ text }) => text !== ''),
    );

  const emails = split('email', /[\s,;]+/u).map(({ column, text }) => ({
    column,
    text: text.replace(/^(?:mailto:|<)/iu, '').replace(/>$/u, ''),
  }));
  const email = emails.find(({ text }) => EMAIL.test(text) && text.length <= MAX_TEXT);
  const wrong = emails.find(({ text }) => !EMAIL.test(text) || text.length > MAX_TEXT);
  if (email === undefined && wrong !== undefined) {
    left_out.push({ column: wrong.column, why: 'INVALID_EMAIL' });
  }
  const links = split('links', /[\s,;]+/u);
  for (const { column, text } of links) {
    const known = left_out.some((one) => one.column === column);
    if (!LINK.test(text) && !known) left_out.push({ column, why: 'NO_LINK' });
  }
  const custom_fields: Record<string, string | number> = {};
  for (const { column, field, custom_field_id = '' } of mapping) {
    const cell = oneLine(cells[column] ?? '');
    if (field !== OWN_FIELD || cell === '') continue;
    const value = readOwn(custom_field_id, cell);
    if (value === null) left_out.push({ column, why: 'NOT_OF_FIELD' });
    else custom_fields[custom_field_id] = value;
  }
  const [whole = ''] = texts('full_name');
  return {
    full_name:
      whole === ''
        ? [...texts('first_name'), ...texts('last_name')].join(' ').slice(0, MAX_TEXT)
        : turned(whole),
    email: email?.text ?? null,
    phone: texts('phone')[0] ?? null,
    location: joined([...new Set(texts('location'))]),
    links: [...new Set(links.map(({ text }) => text).filter((text) => LINK.test(text)))].slice(0, MAX_MANY),
    source: texts('source')[0] ?? null,
    remote_id: texts('remote_id', MAX_ID)[0] ?? null,
    tags: distinct(split('tags', /[,;\n|]+/u).map(({ text }) => text)).slice(0, MAX_MANY),
    note: noteOf(cells, mapping, headers),
    custom_fields,
    left_out,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** "Okafor, Ines" is Ines Okafor; a comma before a degree is not that. */
function turned(name: string): string {
  const [, last = '', first = ''] = /^([\p{L}'’ -]+), ([\p{L}'’. -]+)$/u.exec(name) ?? [];
  const degree = /^(?:jr|sr|ii|iii|phd|md|mba|msc|bsc|cpa|rn|esq)\b/iu.test(first);
  return first === '' || degree ? name : `${first} ${last}`;
}

function joined(texts: readonly string[]): string | null {
  const text = texts.join(', ');
  return text === '' ? null : text.slice(0, MAX_TEXT);
}

function distinct(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    if (tag.length <= MAX_TAG && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

/** Remarks as they stand; beside other columns, each under its header. */
function noteOf(
  cells: readonly string[],
  mapping: readonly ColumnMapping[],
  headers: readonly string[],
): string | null {
  const noted = mapping.filter(({ field }) => field === 'title' || field === 'employer' || field === 'notes');
  const said = noted.filter(({ column }) => (cells[column] ?? '') !== '');
  const lines = said.map(({ column, field }) => {
    const text = cells[column] ?? '';
    return noted.length === 1 && field === 'notes' ? text : `${headers[column] ?? ''}: ${text}`;
  });
  return lines.length === 0 ? null : lines.join('\n');
}
