import { yieldToEventLoop } from '../../../event_loop.ts';
import type { Db } from '../../../db/schema.ts';
import { identityKeys } from '../../../intelligence/duplicates/keys.ts';
import { isSameName } from '../../../intelligence/duplicates/same_name.ts';
import { dayOf, numberOf } from '../../../intelligence/tables/own_cell.ts';
import { personOf, type ColumnMapping, type ReadOwn } from '../../../intelligence/tables/person.ts';
import { columnLetter } from '../../../intelligence/tables/suggest.ts';
import { readValue } from '../../settings/custom_field_values/store.ts';
import type { FieldRow } from '../../settings/custom_fields/store.ts';
import type { RowReason, TableImportInput } from './schema.ts';
import {
  candidatesWithRemoteIds,
  holdersOf,
  type Holder,
  type RowPlan,
  type PreparedRow,
  type Rows,
} from './store.ts';

const MAX_NAME = 500;
const STEP = 400;
/** A number that more rows have is an agency's, not a person's. */
const MAX_SHARED_PHONE = 5;

/** Names of the columns of a table. */
export function headersOf(rows: Rows, header_row: number | null): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const written = header_row === null ? [] : (rows[header_row] ?? []);
  return Array.from({ length: width }, (_, column) => written[column] || columnLetter(column));
}

/** Rows below the headers that hold anything, each with its number in the file. */
export function dataRows(rows: Rows, header_row: number | null): { row: number; cells: readonly string[] }[] {
  return rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(header_row === null ? 0 : header_row + 1)
    .filter(({ cells }) => cells.length > 0);
}

/** All rows under a mapping, repeated ones found; others are answered meanwhile. */
export async function prepareRows(
  rows: Rows,
  header_row: number | null,
  mapping: readonly ColumnMapping[],
  fields: readonly FieldRow[],
): Promise<PreparedRow[]> {
  const headers = headersOf(rows, header_row);
  const readOwn = ownReader(fields);
  const prepared: Omit<PreparedRow, 'reason' | 'same_row'>[] = [];
  for (const [at, { row, cells }] of dataRows(rows, header_row).entries()) {
    if (at % STEP === STEP - 1) await yieldToEventLoop();
    const person = personOf(cells, mapping, headers, readOwn);
    const keys = identityKeys({
      names: [],
      emails: person.email === null ? [] : [person.email],
      phones: person.phone === null ? [] : [person.phone],
      links: [],
      country: null,
      employers: [],
      schools: [],
    });
    const of = (kind: string): string[] => keys.filter((key) => key.kind === kind).map(({ key }) => key);
    prepared.push({ row, person, emails: of('email'), phones: of('phone') });
  }
  return withRepeated(prepared);
}

/** How cells are read as values of these own fields. */
function ownReader(fields: readonly FieldRow[]): ReadOwn {
  const by_id = new Map(fields.map((field) => [field.id, field]));
  return (field_id, cell) => {
    const field = by_id.get(field_id);
    if (field === undefined) return null;
    const said = field.kind === 'number' ? numberOf(cell) : field.kind === 'date' ? dayOf(cell) : cell;
    return said === null || typeof readValue(field, said) === 'string' ? null : said;
  };
}

function withRepeated(rows: readonly Omit<PreparedRow, 'reason' | 'same_row'>[]): PreparedRow[] {
  const shared = new Map<string, number>();
  for (const phone of rows.flatMap(({ phones }) => phones)) shared.set(phone, (shared.get(phone) ?? 0) + 1);
  const first = new Map<string, { row: number; full_name: string }[]>();
  return rows.map((one) => {
    const { person, row, emails } = one;
    const phones = one.phones.filter((phone) => (shared.get(phone) ?? 0) <= MAX_SHARED_PHONE);
    if (person.full_name === '') return { ...one, phones, reason: 'NO_NAME', same_row: null };
    if (person.full_name.length > MAX_NAME) {
      return { ...one, phones, reason: 'NAME_TOO_LONG', same_row: null };
    }
    const keys: (readonly [reason: RowReason, key: string])[] = [
      ...(person.remote_id === null
        ? []
        : [['REPEATED_REMOTE_ID', `remote_id ${person.remote_id}`] as const]),
      ...emails.map((key) => ['REPEATED_EMAIL', `email ${key}`] as const),
      ...phones.map((key) => ['REPEATED_PHONE', `phone ${key}`] as const),
    ];
    for (const [reason, key] of keys) {
      // an id is one person's, whatever they are called
      const before = first.get(key) ?? [];
      const met = reason === 'REPEATED_REMOTE_ID' ? before[0] : whoIsMeant(before, person.full_name);
      if (met !== undefined) return { ...one, phones, reason, same_row: met.row };
    }
    for (const [, key] of keys) {
      first.set(key, [...(first.get(key) ?? []), { row, full_name: person.full_name }]);
    }
    return { ...one, phones, reason: null, same_row: null };
  });
}

/** What becomes of prepared rows beside the candidates there are. */
export async function planRows(
  db: Db,
  rows: readonly PreparedRow[],
  on_duplicate: TableImportInput['on_duplicate'],
): Promise<RowPlan[]> {
  const open = rows.filter(({ reason }) => reason === null);
  const remote_ids = open.map(({ person }) => person.remote_id).filter((id) => id !== null);
  const by_id = await candidatesWithRemoteIds(db, remote_ids);
  const by_email = await holdersOf(
    db,
    'email',
    open.flatMap(({ emails }) => emails),
  );
  const by_phone = await holdersOf(
    db,
    'phone',
    open.flatMap(({ phones }) => phones),
  );
  return rows.map((one): RowPlan => {
    if (one.reason !== null) return { ...one, outcome: 'not_taken', candidate_id: null };
    const known: (readonly [RowReason, string | undefined])[] = [
      ['SAME_REMOTE_ID', by_id.get(one.person.remote_id ?? '')],
      ['SAME_EMAIL', heldBy(one, one.emails, by_email)],
      ['SAME_PHONE', heldBy(one, one.phones, by_phone)],
    ];
    const [reason = null, candidate_id = null] = known.find(([, id]) => id !== undefined) ?? [];
    if (candidate_id === null) return { ...one, outcome: 'create', candidate_id: null };
    return { ...one, reason, outcome: on_duplicate === 'skip' ? 'known' : 'fill', candidate_id };
  });
}

function heldBy(
  { person }: PreparedRow,
  keys: readonly string[],
  holders: ReadonlyMap<string, readonly Holder[]>,
): string | undefined {
  return whoIsMeant(
    keys.flatMap((key) => holders.get(key) ?? []),
    person.full_name,
  )?.id;
}

/**
 * Whoever of an address has this name. A family has one address: beside it the names must agree, as in joins, or be
 * written alike; "J. Smith" is nobody where both John and Jane have it.
 */
function whoIsMeant<Named extends { readonly full_name: string }>(
  held: readonly Named[],
  name: string,
): Named | undefined {
  const written = name.trim().toLowerCase();
  const alike = held.find(({ full_name }) => full_name.trim().toLowerCase() === written);
  if (alike !== undefined) return alike;
  const fitting = held.filter(({ full_name }) => isSameName(full_name, name));
  const are_one = fitting.every((one) =>
    fitting.every((other) => one === other || isSameName(one.full_name, other.full_name)),
  );
  return are_one ? fitting[0] : undefined;
}
