import { z } from 'zod';
import type { ErrorDetail } from '../errors.ts';
import { describeFields } from './field_words.ts';

/** What `trim` takes for blank, for patterns: engines differ on what \\s means. */
const BLANK = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** JSON Schema of a text that holds something. */
export const NOT_BLANK = `[^${BLANK}]`;
/** JSON Schema of a text that has at most `max` characters once it is trimmed; `least` of them, 0 or 1. */
function trimmedPattern(least: 0 | 1, max: number): string {
  const words = `[^${BLANK}](?:[\\s\\S]{0,${max - 2}}[^${BLANK}])?[${BLANK}]*`;
  return `^[${BLANK}]*${least === 1 ? words : `(?:${words})?`}$`;
}

/** A UUID in any case; lower case from here on. */
export const Uuid = z.guid('must be a UUID').toLowerCase();

/** Read only: as the service writes it. */
export const Timestamp = z.iso.datetime({ precision: 3 }).describe('ISO 8601, UTC, milliseconds');

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** At most `max` characters, counted as code points: an emoji is one character to a person. */
function atMost(max: number): (text: string) => boolean {
  return (text) => text.length <= max || (text.length <= max * 2 && codePoints(text) <= max);
}

/** A title or name: trimmed, never empty. Half an emoji cut off by a client never comes here, see http/text.ts. */
export function shortText(max = 500): z.ZodType<string, string> {
  return z
    .string()
    .overwrite((text) => text.trim())
    .refine((text) => text !== '', 'must not be empty')
    .refine(atMost(max), `must have at most ${max} characters`)
    .meta(
      // engines limit how often a pattern may repeat
      max <= 1000
        ? { minLength: 1, pattern: trimmedPattern(1, max) }
        : { minLength: 1, maxLength: max, pattern: NOT_BLANK },
    );
}

/** Prose: kept as sent, never blank. */
export function longText(max = 100_000): z.ZodType<string, string> {
  return z
    .string()
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine(atMost(max), `must have at most ${max} characters`)
    .meta({ minLength: 1, maxLength: max, pattern: NOT_BLANK });
}

/** A key that may be left out, or null. */
export type OptionalText = z.ZodOptional<z.ZodNullable<z.ZodType<string | null, string>>>;

/** Optional text of a record: trimmed; null or blank clears it. */
export function optionalText(max = 500): OptionalText {
  return z
    .string()
    .overwrite((text) => text.trim())
    .refine(atMost(max), `must have at most ${max} characters`)
    .meta(max <= 1000 ? { pattern: trimmedPattern(0, max) } : { maxLength: max })
    .transform((text) => (text === '' ? null : text))
    .nullish();
}

/** A text that must be sent and may be empty. */
export function anyText(max = 500): z.ZodType<string, string> {
  return z
    .string()
    .overwrite((text) => text.trim())
    .refine(atMost(max), `must have at most ${max} characters`)
    .meta(max <= 1000 ? { pattern: trimmedPattern(0, max) } : { maxLength: max });
}

/** The id of the originating system: kept exactly as sent, so nothing in it may be unstorable. */
export const RemoteId = z
  .string()
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine((text) => text.isWellFormed(), 'holds an invalid character (half of a surrogate pair)')
  .refine(atMost(1000), 'must have at most 1000 characters')
  .meta({ minLength: 1, maxLength: 1000, pattern: NOT_BLANK });

/** A record as a path names it: by the service's id or by the originating system's. */
export type RecordRef =
  | { readonly id: string; readonly remote_id?: never }
  | { readonly remote_id: string; readonly id?: never };

const REMOTE_PREFIX = 'remote.';
const UUID_PATTERN = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

/** A path id that is a UUID or `remote.<remote_id>` (everything after the first dot, percent-decoded). */
export const RecordRefParam = z
  .string()
  .meta({
    maxLength: REMOTE_PREFIX.length + 1000,
    pattern: `^(?:${UUID_PATTERN}|remote\\.[\\s\\S]*${NOT_BLANK}[\\s\\S]*)$`,
    description: 'The id of the record (UUID), or `remote.` and its remote_id, percent-encoded.',
  })
  .transform((raw, context): RecordRef => {
    if (raw.startsWith(REMOTE_PREFIX)) {
      const remote = RemoteId.safeParse(raw.slice(REMOTE_PREFIX.length));
      if (remote.success) return { remote_id: remote.data };
      context.addIssue({
        code: 'custom',
        message: `after "remote." ${remote.error.issues[0]?.message ?? 'is not valid'}`,
      });
      return z.NEVER;
    }
    const uuid = Uuid.safeParse(raw);
    if (uuid.success) return { id: uuid.data };
    context.addIssue({ code: 'custom', message: 'must be a UUID or remote.<remote_id>' });
    return z.NEVER;
  });

export const IdParams = z.object({ id: Uuid });
export const RefParams = z.object({ id: RecordRefParam });

/**
 * What a PUT by remote id may not do: name another record in its body than in its path.
 * @param sent the body's remote_id, if it has one.
 */
export function otherRemoteId(ref: RecordRef, sent: unknown): ErrorDetail[] {
  if (ref.id !== undefined || sent === undefined || sent === null || sent === ref.remote_id) return [];
  return [{ path: 'body.remote_id', message: 'differs from the one in the path' }];
}

/** The id as the caller wrote it, for messages. */
export function writtenId(ref: RecordRef): string {
  return ref.id ?? `${REMOTE_PREFIX}${ref.remote_id}`;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d+)?)?([Zz]|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/;
/** The same for JSON Schema, with the days each month has: no generator may send 30 February. */
const DAY_PATTERN =
  '(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|' +
  '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';
const TIME_PATTERN =
  '[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3])(?::?[0-5][0-9])?)';

/** Any ISO 8601 date-time with offset or Z, or a bare date (midnight UTC); becomes UTC with milliseconds. */
export const IsoMoment = z
  .string()
  .transform((raw, context) => {
    const moment = parseMoment(raw);
    if (moment !== null) return moment;
    context.addIssue({
      code: 'custom',
      message: 'must be an ISO 8601 date, or date and time with an offset or Z',
    });
    return z.NEVER;
  })
  .meta({ pattern: `^${DAY_PATTERN}(?:${TIME_PATTERN})?$` });

function parseMoment(raw: string): string | null {
  const parts = DATE.exec(raw) ?? DATE_TIME.exec(raw);
  if (parts === null) return null;
  const [, year, month, day] = parts;
  // Date.parse turns 30 February into 1 March: the calendar day must come back as it was sent
  const calendar = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(calendar.getTime()) || calendar.getUTCDate() !== Number(day)) return null;
  const time = raw.slice(10).toUpperCase().replace(' ', 'T').replace(',', '.');
  const offset = /([+-]\d{2})(\d{2})?$/.exec(time);
  const normal =
    offset === null || time.includes(':', offset.index)
      ? time
      : `${time.slice(0, offset.index)}${offset[1]}:${offset[2] ?? '00'}`;
  const moment = new Date(raw.slice(0, 10) + (normal === '' ? 'T00:00:00Z' : normal));
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 || moment.getUTCFullYear() < 0
    ? null
    : moment.toISOString();
}

/** Fifteen digits: every such number is exact. */
const MAX_INTEGER = 999_999_999_999_999;

/** A whole number in a query string, within bounds. */
export function queryInteger(bounds: {
  readonly min: number;
  readonly max?: number;
  readonly standard: number;
}): z.ZodType<number, string | undefined> {
  const { min, max = Number.MAX_SAFE_INTEGER, standard } = bounds;
  const range =
    bounds.max === undefined ? `a whole number ${min} or more` : `a whole number from ${min} to ${max}`;
  const message = `must be ${min === max ? min : range}`;
  return z
    .string()
    .transform((raw, context) => {
      const value = /^-?\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
      if (value >= min && value <= max) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional()
    .transform((value) => value ?? standard)
    .meta({
      type: 'integer',
      minimum: min,
      maximum: Math.min(max, MAX_INTEGER),
      default: standard,
    });
}

/** `{is_error: false, result}` */
export function one<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<{ is_error: z.ZodLiteral<false>; result: Schema }> {
  return z.object({ is_error: z.literal(false), result: schema });
}

/** `{is_error: false, results}` */
export function many<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<{ is_error: z.ZodLiteral<false>; results: z.ZodArray<Schema> }> {
  return z.object({ is_error: z.literal(false), results: z.array(schema) });
}

/** The answer to a create, update or delete. */
export const IdResult = one(z.object({ id: Uuid }));
export type IdResult = z.infer<typeof IdResult>;

export function idResult(id: string): IdResult {
  return { is_error: false, result: { id } };
}

/** The error body of every endpoint. */
export const ErrorBody = z
  .object({
    is_error: z.literal(true),
    error: z.object({
      type: z.string(),
      message: z.string(),
      details: z.array(
        z.object({ path: z.string(), message: z.string(), existing_id: z.string().optional() }),
      ),
      request_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

describeFields({
  error: {
    type: 'What went wrong, as a code that does not change.',
    message: 'What happened and what to do, in a plain sentence.',
    details: 'Every violation, not just the first; empty for other errors.',
    request_id: 'The id of the request in the log of the service.',
  },
  details: {
    path: 'The field, beginning with body., query., path. or header.',
    message: 'What is wrong with it.',
    existing_id: 'The conflicting record.',
  },
});
