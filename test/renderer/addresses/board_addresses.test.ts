import { describe, expect, it } from 'vitest';
import { compareSearch, parseCompareSearch } from '../../../renderer/addresses/compare_search.ts';
import { parsePipelineSearch } from '../../../renderer/addresses/pipeline_search.ts';

const id = (digit: string): string => `${digit.repeat(8)}-0000-7000-8000-${digit.repeat(12)}`;

describe('the address of Compare', () => {
  it('names candidates once, in order, and says so again', () => {
    const search = compareSearch('job', [id('b'), id('a'), id('b')]);
    expect(search).toEqual({ job: 'job', ids: [id('b'), id('a')] });
    expect(parseCompareSearch(search)).toEqual(search);
  });
  it('leaves out what is no candidate', () => {
    expect(parseCompareSearch({ ids: `${id('A')}, nobody,,${id('c')}`, job: 5 })).toEqual({
      ids: [id('a'), id('c')],
    });
    expect(parseCompareSearch({ ids: [id('a'), 4, null] })).toEqual({ ids: [id('a')] });
    expect(parseCompareSearch({ ids: 12 })).toEqual({});
  });
  it('keeps more than fit: the view says whom it leaves out', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map(id);
    expect(compareSearch(null, six).ids).toEqual(six);
  });
});

describe('the address of Pipeline', () => {
  it('holds the job and the filters', () => {
    expect(parsePipelineSearch({ job: 'j', words: 42, tag: '', other: 'x' })).toEqual({
      job: 'j',
      words: '42',
    });
  });
});
