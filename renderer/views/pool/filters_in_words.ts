import type { PoolSearch } from '../../addresses/pool_search.ts';
import { termsAsked } from '../../features/availability/terms_asked.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';

/** The words, and each filter that is set, as they are said on paper. */
export function poolFiltersInWords(
  search: PoolSearch,
  known: {
    /** What is asked of an own field, in words. */
    readonly ownCondition: (condition: string) => string;
    readonly tagName: (id: string) => string;
    /** The job, and the stage, of the filter; undefined where it is gone. */
    readonly job: string | undefined;
    readonly stage: string | undefined;
  },
): readonly string[] {
  const { pool, filters } = texts;
  const q = (search.q ?? '').trim();
  return [
    q === '' ? null : `${pool.modes[search.mode ?? 'words']}: ${filters.printedWords(q)}`,
    search.tags === undefined ? null : `${texts.tags.title}: ${search.tags.map(known.tagName).join(', ')}`,
    search.place === undefined ? null : `${filters.place}: ${search.place}`,
    search.years === undefined ? null : `${filters.years}: ${filters.atLeast(search.years)}`,
    search.job === undefined
      ? null
      : `${pool.job}: ${joined([known.job ?? pool.jobGone, known.stage], ' – ')}`,
    search.free === true ? pool.noJob : null,
    search.source === undefined ? null : `${pool.source}: ${search.source}`,
    search.since === undefined ? null : `${pool.since}: ${search.since}`,
    ...termsAsked(search),
    ...(search.own ?? []).map(known.ownCondition),
    search.due === true ? texts.retention.filter : null,
  ].filter((part) => part !== null);
}
