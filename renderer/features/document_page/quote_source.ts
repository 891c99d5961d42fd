import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import type { Evidence } from './evidence.ts';

/** Where a quote stands: its page, and the position it was written under. */
export function quoteSource(evidence: Evidence, profile: Candidate['profile'] | undefined): string {
  const work = profile?.work.find((one) => one.span.start <= evidence.start && one.span.end >= evidence.end);
  const years = [work?.start?.year, work?.current === true ? texts.candidate.now : work?.end?.year].filter(
    (part) => part !== undefined,
  );
  const place = [work?.employer ?? work?.title, years.join('–')].filter(
    (part) => part !== null && part !== undefined && part !== '',
  );
  return joined([texts.ranking.page(evidence.page), place.join(', ')]);
}
