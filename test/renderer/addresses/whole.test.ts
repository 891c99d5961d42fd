import { describe, expect, it } from 'vitest';
import { parseActivitySearch } from '../../../renderer/addresses/activity_search.ts';
import { parseCallsSearch } from '../../../renderer/addresses/calls_search.ts';
import { parseCandidateSearch } from '../../../renderer/addresses/candidate_search.ts';
import { parseCompareSearch } from '../../../renderer/addresses/compare_search.ts';
import { parseImportSearch } from '../../../renderer/addresses/import_search.ts';
import { parseJobSearch } from '../../../renderer/addresses/job_search.ts';
import { parseJobsSearch } from '../../../renderer/addresses/jobs_search.ts';
import { parsePipelineSearch } from '../../../renderer/addresses/pipeline_search.ts';
import { parsePoolSearch } from '../../../renderer/addresses/pool_search.ts';
import { parseRankingAddress } from '../../../renderer/addresses/ranking_address.ts';
import { hasFilters, type RankingSearch } from '../../../renderer/addresses/ranking_search.ts';
import { parseShareSearch } from '../../../renderer/addresses/share_search.ts';
import { saysAnything, whole } from '../../../renderer/addresses/whole.ts';

type Parse = (raw: Record<string, unknown>) => object;
const PARSERS: readonly (readonly [string, Parse, readonly string[]])[] = [
  ['activity', parseActivitySearch, ['job', 'candidate', 'by', 'person', 'kinds', 'when']],
  ['calls', parseCallsSearch, ['job', 'ids', 'at']],
  ['candidate', parseCandidateSearch, ['job', 'criterion', 'quote', 'tab', 'pool', 'target']],
  ['compare', parseCompareSearch, ['job', 'ids', 'differ']],
  ['import', parseImportSearch, ['list']],
  ['job', parseJobSearch, ['part', 'people']],
  ['jobs', parseJobsSearch, ['q', 'status', 'sort']],
  ['pipeline', parsePipelineSearch, ['job', 'words', 'tag']],
  [
    'pool',
    parsePoolSearch,
    ['q', 'tags', 'place', 'years', 'job', 'stage', 'since', 'salary', 'own', 'sort'],
  ],
  [
    'ranking',
    parseRankingAddress,
    ['job', 'by', 'words', 'stages', 'tags', 'own', 'years', 'findings', 'at'],
  ],
  ['share', parseShareSearch, ['job', 'blind']],
];
const FOREIGN = ['', 'x', 7, true, null, {}, [], [7], [{}], ['x']];

describe('an address as the router hands it on', () => {
  it.each(PARSERS)('holds nothing that the view does not know: %s', (_, parse, names) => {
    for (const name of [...names, 'unheard_of']) {
      for (const value of FOREIGN) {
        const written = { [name]: value };
        const handed_on = { ...written, ...whole(parse)(written) };
        expect(handed_on, JSON.stringify(written)).toEqual(parse(written));
        // what was read is read alike again
        expect(parse({ ...parse(written) }), JSON.stringify(written)).toEqual(parse(written));
      }
    }
  });

  it('asks for nothing by what was left out', () => {
    const written: Record<string, unknown> = { tags: 'x', job: 'j' };
    const read: RankingSearch = { ...written, ...whole(parseRankingAddress)(written) };
    expect(hasFilters(read)).toBe(false);
    expect(saysAnything(whole(parseActivitySearch)({ kinds: 'x' }))).toBe(false);
  });
});
