import { readConditions } from './own_conditions.ts';

/** What the address of Pool says: how everyone is searched, and the filters. */
export type PoolSearch = {
  readonly q?: string;
  /** meaning: in the order of nearness to q; default: those with the words. */
  readonly mode?: 'meaning';
  /** Ids of tags; candidates have every one of them. */
  readonly tags?: readonly string[];
  readonly place?: string;
  /** At least so many years of experience. */
  readonly years?: number;
  readonly job?: string;
  readonly stage?: string;
  /** Those who are considered for no job. */
  readonly free?: true;
  readonly source?: string;
  /** Those who have been kept long enough, as Settings says. */
  readonly due?: true;
  /** A day, YYYY-MM-DD. */
  readonly since?: string;
  /** Who can start: until a day, or within a length of time from today (“P4W”). */
  readonly start?: string;
  /** Whose notice is no longer than this (“P3M”). */
  readonly notice?: string;
  /** Who would work for this much, in a currency (any where none is said), for a year or what `per` says. */
  readonly salary?: number;
  readonly currency?: string;
  readonly per?: 'month' | 'day' | 'hour';
  /** What is asked of own fields: see own_conditions. */
  readonly own?: readonly string[];
  /** Default: newest first. */
  readonly sort?: 'name' | 'years';
};

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Reads an address; what it cannot understand is left out. */
export function parsePoolSearch(raw: Record<string, unknown>): PoolSearch {
  const search: { -readonly [Key in keyof PoolSearch]: PoolSearch[Key] } = {};
  for (const key of ['q', 'place', 'job', 'stage', 'source'] as const) {
    const value = text(raw[key]);
    if (value !== undefined) search[key] = value;
  }
  const tags = Array.isArray(raw['tags'])
    ? raw['tags'].filter((tag): tag is string => typeof tag === 'string').slice(0, 20)
    : [];
  if (tags.length > 0) search.tags = tags;
  const own = readConditions(raw['own']);
  if (own.length > 0) search.own = own;
  const years = Number(raw['years']);
  if (raw['years'] !== undefined && Number.isInteger(years) && years > 0 && years <= 80) search.years = years;
  if (raw['mode'] === 'meaning') search.mode = 'meaning';
  if (raw['free'] === true) search.free = true;
  if (raw['due'] === true) search.due = true;
  const since = text(raw['since']);
  if (since !== undefined && isDay(since)) search.since = since;
  const start = text(raw['start']);
  if (start !== undefined && (isDay(start) || isDuration(start))) search.start = start;
  const notice = text(raw['notice']);
  if (notice !== undefined && isDuration(notice)) search.notice = notice;
  Object.assign(search, parseSalary(raw));
  if (raw['sort'] === 'name' || raw['sort'] === 'years') search.sort = raw['sort'];
  return search;
}

function parseSalary(raw: Record<string, unknown>): Pick<PoolSearch, 'salary' | 'currency' | 'per'> {
  const salary = Number(raw['salary']);
  if (!Number.isInteger(salary) || salary <= 0 || salary > 1_000_000_000) return {};
  const currency = text(raw['currency']);
  const per = (['month', 'day', 'hour'] as const).find((one) => one === raw['per']);
  return {
    salary,
    ...(currency !== undefined && /^[A-Z]{3}$/u.test(currency) && { currency }),
    ...(per !== undefined && { per }),
  };
}

/** Whether it is a length of time, as the service takes it: “P14D”, “P4W”, “P3M”. */
export function isDuration(written: string): boolean {
  return /^P\d{1,3}[DWM]$/u.test(written);
}

function isDay(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(written) && !Number.isNaN(Date.parse(written));
}

/** The search without any filter: the words, how they are searched and the order stay. */
export function withoutPoolFilters({ q, mode, sort }: PoolSearch): PoolSearch {
  return {
    ...(q !== undefined && { q }),
    ...(mode !== undefined && { mode }),
    ...(sort !== undefined && { sort }),
  };
}

/** Which filters are on, in the order in which they stand. */
export function poolFilters(search: PoolSearch): (keyof PoolSearch)[] {
  const filters = [
    'tags',
    'place',
    'years',
    'job',
    'stage',
    'free',
    'source',
    'since',
    'start',
    'notice',
    'salary',
    'due',
    'own',
  ] as const;
  return filters.filter((name) => search[name] !== undefined);
}
