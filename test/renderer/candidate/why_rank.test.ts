import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RankingOrder } from '../../../renderer/addresses/ranking_search.ts';
import { jobCriteriaQuery, type Criterion } from '../../../renderer/api/criteria.ts';
import type { CriterionEvaluation } from '../../../renderer/api/evaluations.ts';
import type { Evidence } from '../../../renderer/features/document_page/evidence.ts';
import { WhyRank } from '../../../renderer/views/candidate/why_rank.tsx';

const CRITERIA = [
  { id: 'sql', prompt_text: 'Knows SQL', weight: 'must' },
  { id: 'kafka', prompt_text: 'Knows Kafka', weight: 'must' },
  { id: 'german', prompt_text: 'Speaks German', weight: 'nice' },
] as Criterion[];

const answer = (id: string, is_met: boolean, override: boolean | null = null): CriterionEvaluation =>
  ({
    criterion: CRITERIA.find((one) => one.id === id),
    evaluation: {
      state: 'COMPLETED',
      result: {
        result: is_met ? 'CRITERION_MET' : 'CRITERION_NOT_MET',
        is_criterion_met: is_met,
        confidence_score: 0.9,
      },
    },
    evidence: [],
    override: override === null ? null : { is_criterion_met: override, reason: null, created_at: '' },
  }) as unknown as CriterionEvaluation;

const PASSAGES = ['Ran a warehouse', 'Led a team', 'Cut late departures'].map(
  (quote, at) => ({ quote, attachment_id: 'file', start: at, end: at + 1 }) as unknown as Evidence,
);

function why(
  answers: readonly CriterionEvaluation[] | undefined,
  order: RankingOrder = 'best',
  { passages = PASSAGES, criteria = CRITERIA } = {},
): string {
  const client = new QueryClient();
  client.setQueryData(jobCriteriaQuery('job').queryKey, criteria);
  const shown = createElement(WhyRank, {
    job_id: 'job',
    answers,
    order,
    text_place: 3,
    passages,
    profile: null as never,
    current: [],
    onShow: () => undefined,
  });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, shown));
}

describe('why this rank', () => {
  const all = [answer('sql', true), answer('kafka', false, true), answer('german', true)];

  it('says how many criteria are met, the same in every order, and what of it an order does not count', () => {
    for (const order of ['best', 'criteria', 'corrected'] as const) {
      const said = expect(why(all, order));
      said.toContain('Meets all 2 must-haves');
      (order === 'corrected' ? said.not : said).toContain('1 answer of yours does not change the order');
    }
    expect(why(all)).toContain('1 of 1 nice-to-have');
    expect(why(all)).toContain('rank 3 by the text alone');
  });

  it('says nothing of criteria where they do not decide', () => {
    expect(why(all, 'meaning')).not.toMatch(/must-have|nice-to-have/u);
    expect(why(all, 'meaning')).toContain('Ran a warehouse');
  });

  it('counts nothing while anything is being checked, and shows words also where answers cannot be had', () => {
    for (const answers of [all.slice(1), [], undefined]) {
      expect(why(answers)).not.toMatch(/must-have/u);
      expect(why(answers)).toContain('Ran a warehouse');
    }
  });

  it('has all quotes on paper, one of them on screen', () => {
    const told = why(all);
    for (const { quote } of PASSAGES) expect(told).toContain(quote);
    expect(told.match(/on_paper/gu)).toHaveLength(2);
  });

  it('is not there where nothing is asked and no words speak', () => {
    expect(why([], 'best', { passages: [], criteria: [] })).toBe('');
  });
});
