import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SelectQueryBuilder, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { CURSOR_MARK_LENGTH, markedCursor } from './cursor_mark.ts';
import { IsoMoment, queryInteger } from './fields.ts';

/** One page of a list, the size of the whole list, and where the next page begins (null: this was the last). */
export type Page<Row> = { readonly rows: Row[]; readonly total: number; readonly next: string | null };

/** The sort key of the last row seen; opaque to clients. */
export type CursorKey = readonly (string | number)[];

/** Where a list goes on behind the row with this key; `linkNext` makes a cursor of it that holds for one list. */
export function cursorOf(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Query fields of a list whose cursor holds a key of this shape. */
export function pageQuery<Key extends z.ZodType<CursorKey>>(
  key: Key,
): z.ZodObject<{
  limit: z.ZodType<number, string | undefined>;
  cursor: z.ZodOptional<z.ZodType<z.output<Key>, string>>;
}> {
  const cursor = z
    .string()
    .meta({ minLength: CURSOR_MARK_LENGTH + 4, pattern: '^[A-Za-z0-9_-]+$' })
    .transform((raw, context): z.output<Key> => {
      try {
        // the mark is looked at once the whole query is known, by http/validation.ts
        const written = raw.slice(0, -CURSOR_MARK_LENGTH);
        const decoded = key.safeParse(JSON.parse(Buffer.from(written, 'base64url').toString('utf8')));
        if (decoded.success) return decoded.data;
      } catch {
        // told below like any other wrong cursor
      }
      context.addIssue({
        code: 'custom',
        message: 'is not a cursor of this list; take it from the Link header',
      });
      return z.NEVER;
    });
  return z.object({ limit: queryInteger({ min: 1, max: 100, standard: 100 }), cursor: cursor.optional() });
}

/** Lists in order of creation, newest first: the key is the id, which is time-ordered. */
export const IdPageQuery = pageQuery(z.tuple([z.string()]));

/** Lists in the order of a position: the key is that and the id. */
export const PositionPageQuery = pageQuery(z.tuple([z.int(), z.string()]));

/** The orders of a list that can be sorted; a minus sign begins with the newest. */
const SORTS = ['created_at', '-created_at', 'modified_at', '-modified_at'] as const;

/** Lists that can be sorted by their dates, and cut down to what changed: the key is a date and the id. */
export const SortedPageQuery = pageQuery(z.tuple([z.string(), z.string()])).extend({
  sort: z.enum(SORTS).default('-created_at'),
  updated_after: IsoMoment.optional(),
});
export type SortedPageQuery = z.output<typeof SortedPageQuery>;

/** Makes a page of rows fetched with `limit + 1`. */
export function toPage<Row>(
  fetched: readonly Row[],
  total: number,
  limit: number,
  keyOf: (row: Row) => CursorKey,
): Page<Row> {
  const rows = fetched.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    total,
    next: fetched.length > limit && last !== undefined ? cursorOf(keyOf(last)) : null,
  };
}

type TableWithId = {
  [Table in keyof Database]: Database[Table] extends { id: string } ? Table : never;
}[keyof Database];

type Matching<Table extends TableWithId> = SelectQueryBuilder<Database, Table, object>;
/** Which columns are selected; all by default. */
type Columns<Table extends TableWithId> = readonly (keyof Database[Table] & string)[];

/**
 * A page of one table, filtered, in the order of these columns. The last of them is the id, so that rows with equal
 * values have a place: a page begins exactly behind the last one, whatever was added since.
 */
async function pageBy<Table extends TableWithId>(
  matching: Matching<Table>,
  { limit, cursor }: { readonly limit: number; readonly cursor?: CursorKey | undefined },
  by: readonly string[],
  direction: 'asc' | 'desc',
  columns?: Columns<Table>,
): Promise<Page<Selectable<Database[Table]>>> {
  const counted = matching.select((select) => select.fn.countAll<number>().as('total'));
  const refs = by.map((name) => sql.ref(name));
  const is_behind = sql.raw(direction === 'desc' ? '<' : '>');
  const after =
    cursor === undefined
      ? matching
      : matching.where(sql<boolean>`(${sql.join(refs)}) ${is_behind} (${sql.join([...cursor])})`);
  const shown = (columns === undefined
    ? after.selectAll()
    : after.select(columns.map((name) => sql.ref(name).as<string>(name)))) as unknown as Matching<Table>;
  const ordered = refs.reduce((query, ref) => query.orderBy(ref, direction), shown);
  // at once: a server has both ready in the time of one
  const [{ total }, rows] = await Promise.all([
    counted.executeTakeFirstOrThrow(),
    ordered.limit(limit + 1).execute(),
  ]);
  return toPage(rows as Selectable<Database[Table]>[], total, limit, (row) =>
    by.map((name) => (row as Readonly<Record<string, string | number>>)[name]!),
  );
}

/** A page of one table, filtered, newest first: ids are time-ordered, so the cursor is an id. */
export function newestFirst<Table extends TableWithId>(
  matching: Matching<Table>,
  query: z.output<typeof IdPageQuery>,
  columns?: Columns<Table>,
): Promise<Page<Selectable<Database[Table]>>> {
  return pageBy(matching, query, ['id'], 'desc', columns);
}

type TableWithPosition = {
  [Table in TableWithId]: Database[Table] extends { position: number } ? Table : never;
}[TableWithId];

/** A page of one table, filtered, in the order that people gave its rows. */
export function byPosition<Table extends TableWithPosition>(
  matching: Matching<Table>,
  query: z.output<typeof PositionPageQuery>,
): Promise<Page<Selectable<Database[Table]>>> {
  return pageBy(matching, query, ['position', 'id'], 'asc');
}

type TableWithDates = {
  [Table in TableWithId]: Database[Table] extends { created_at: string } ? Table : never;
}[TableWithId];

/**
 * A page of one table, filtered and sorted as asked. Records that never change have no modified_at: `changed_at` then
 * is `created_at`.
 */
export function sortedPage<Table extends TableWithDates>(
  matching: Matching<Table>,
  { sort, updated_after, ...query }: SortedPageQuery,
  options: {
    readonly changed_at?: 'modified_at' | 'created_at';
    readonly columns?: Columns<Table>;
  } = {},
): Promise<Page<Selectable<Database[Table]>>> {
  const { changed_at = 'modified_at', columns } = options;
  const by = sort.endsWith('modified_at') ? changed_at : 'created_at';
  const asked =
    updated_after === undefined
      ? matching
      : matching.where(sql<boolean>`${sql.ref(changed_at)} > ${updated_after}`);
  return pageBy(asked, query, [by, 'id'], sort.startsWith('-') ? 'desc' : 'asc', columns);
}

/** The envelope of a list, with X-Total-Count and, while there is more, a Link to the next page. */
export function sendPage<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page<Row>,
): { is_error: false; results: Row[] } {
  reply.header('x-total-count', page.total);
  if (page.next !== null) linkNext(request, reply, { cursor: page.next });
  return { is_error: false, results: page.rows };
}

/** The envelope of a list that has no pages. */
export function sendAll<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: Row[],
): { is_error: false; results: Row[] } {
  return sendPage(request, reply, { rows, total: rows.length, next: null });
}

/** A Link header to the next page: the request's own address with this parameter changed. A cursor is marked. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  changed: Readonly<Record<string, string>>,
): void {
  const url = new URL(request.url, request.own_origin);
  for (const [name, value] of Object.entries(changed)) {
    url.searchParams.set(name, name === 'cursor' ? markedCursor(request, value) : value);
  }
  reply.header('link', `<${url.href}>; rel="next"`);
}
