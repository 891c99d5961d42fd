import { readConditions } from './own_conditions.ts';

/**
 * By meaning and criteria together; the same with a person's own answers counted; by meaning alone; by the share of met
 * criteria, then by meaning.
 */
export type RankingOrder = 'best' | 'corrected' | 'meaning' | 'criteria';

/**
 * What the address of the ranking says: the job in whose light we look (its stages, its applicants), what
 * decides the order, and the filters. Shared by the ranking and by previous / next on a candidate.
 */
export type RankingSearch = {
  readonly job?: string;
  /** What decides the order; default: the job. */
  readonly by?: 'candidate' | 'file' | 'words';
  /** Candidate or attachment id, for by = candidate or file. */
  readonly target?: string;
  /** For by = words. */
  readonly q?: string;
  readonly applicants?: boolean;
  readonly words?: string;
  readonly stages?: readonly string[];
  readonly place?: string;
  /** Ids of tags; candidates have every one of them. */
  readonly tags?: readonly string[];
  /** What is asked of own fields: see own_conditions. */
  readonly own?: readonly string[];
  /** At least so many years of experience. */
  readonly years?: number;
  /** How people of a job are put in order (`orderOf`); default: best match. */
  readonly order?: Exclude<RankingOrder, 'best'>;
  /**
   * `<criterion id>:<finding>`: those of one criterion are joined by or, criteria by and. In the place of the id `must`
   * and `any` stand for whichever must-have, whichever criterion.
   */
  readonly findings?: readonly string[];
};

/** What somebody looks for among the marks, as they are told apart: `against` is “not met” by what the resume says. */
export const ASKED_FINDINGS = ['met', 'against', 'not_mentioned', 'not_stated'] as const;
export type AskedFinding = (typeof ASKED_FINDINGS)[number] | 'failed';

const FINDING = /^(.+):(met|against|not_mentioned|not_stated|failed|not_met)$/u;

/** What is asked, each once; addresses of before know one word for both kinds of “not met”. */
function readFindings(raw: readonly unknown[]): readonly string[] {
  const read = raw.flatMap((one) => {
    const [, of, finding] = (typeof one === 'string' && FINDING.exec(one)) || [];
    if (of === undefined) return [];
    return finding === 'not_met' ? [`${of}:against`, `${of}:not_mentioned`] : [`${of}:${finding}`];
  });
  return [...new Set(read)];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
}

/** Reads an address; what it cannot understand is left out. */
export function parseRankingSearch(raw: Record<string, unknown>): RankingSearch {
  const { by, order } = raw;
  const years = Number(raw['years']);
  const stages = Array.isArray(raw['stages'])
    ? raw['stages'].filter((stage): stage is string => typeof stage === 'string')
    : [];
  const search: { -readonly [Key in keyof RankingSearch]: RankingSearch[Key] } = {};
  const job = text(raw['job']);
  const target = text(raw['target']);
  const q = text(raw['q']);
  const words = text(raw['words']);
  const place = text(raw['place']);
  if (job !== undefined) search.job = job;
  if (by === 'candidate' || by === 'file' || by === 'words') search.by = by;
  if (target !== undefined) search.target = target;
  if (q !== undefined) search.q = q;
  if (raw['applicants'] === true) search.applicants = true;
  if (words !== undefined) search.words = words;
  if (stages.length > 0) search.stages = stages;
  if (place !== undefined) search.place = place;
  const tags = Array.isArray(raw['tags'])
    ? raw['tags'].filter((tag): tag is string => typeof tag === 'string').slice(0, 20)
    : [];
  if (tags.length > 0) search.tags = tags;
  const own = readConditions(raw['own']);
  if (own.length > 0) search.own = own;
  if (order === 'criteria' || order === 'meaning' || order === 'corrected') search.order = order;
  const findings = Array.isArray(raw['findings']) ? readFindings(raw['findings']) : [];
  if (findings.length > 0) search.findings = findings;
  if (raw['years'] !== undefined && Number.isFinite(years) && years > 0) search.years = years;
  return search;
}

/** The search without any filter: the whole ranking. */
export function withoutFilters(search: RankingSearch): RankingSearch {
  const {
    words: _words,
    stages: _stages,
    place: _place,
    tags: _tags,
    own: _own,
    years: _years,
    applicants: _applicants,
    findings: _findings,
    ...rest
  } = search;
  return rest;
}

/**
 * What decides the order of a search: only a job has criteria; anything else is ranked by meaning. Best match is by
 * meaning as well while the job has none (`shownOrder`).
 */
export function orderOf({ job, by, order }: RankingSearch): RankingOrder {
  return by !== undefined || job === undefined ? 'meaning' : (order ?? 'best');
}

/** The order as it is called before a person. */
export function shownOrder(search: RankingSearch, has_criteria: boolean): RankingOrder {
  return has_criteria ? orderOf(search) : 'meaning';
}

/** The search in another order; the default one is not written into addresses. */
export function inOrderOf(search: RankingSearch, order: RankingOrder): RankingSearch {
  const { order: _order, ...rest } = search;
  return order === 'best' ? rest : { ...rest, order };
}

/** What a search asks of each criterion, by its id; of any of them by `must` and `any`. */
export function askedFindings(search: RankingSearch): ReadonlyMap<string, ReadonlySet<AskedFinding>> {
  const asked = new Map<string, Set<AskedFinding>>();
  for (const one of search.findings ?? []) {
    const at = one.lastIndexOf(':');
    const of = asked.get(one.slice(0, at)) ?? new Set();
    asked.set(one.slice(0, at), of.add(one.slice(at + 1) as AskedFinding));
  }
  return asked;
}

export function hasFilters(search: RankingSearch): boolean {
  const left = withoutFilters(search);
  return Object.entries(search).some(([name, value]) => value !== undefined && !(name in left));
}
