import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasFilters, withoutFilters } from '../../addresses/ranking_search.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import type { RankingFacts } from './use_ranking.ts';

/** The table (`children`), or what stands in its place while there are no rows to draw. */
export function RankingContent({ ranking, children }: { ranking: RankingFacts; children: ReactNode }) {
  const { list, search } = ranking;
  const { rows } = ranking.stacked;
  const navigate = useNavigate();
  if (list.error !== null && list.rows.length === 0) {
    return <Failed error={list.error} retry={list.retry} />;
  }
  if (list.loading || (rows.length === 0 && list.rows.length > 0)) return <SkeletonRows count={16} />;
  if (rows.length > 0) return children;
  if (hasFilters(search)) {
    return (
      <Empty
        drawing={<Drawing of="search" />}
        title={texts.ranking.noneLeft}
        text={texts.ranking.noneLeftText(ranking.total)}
      >
        <Button
          variant="default"
          onClick={() => void navigate({ to: '/ranking', search: withoutFilters(search) })}
        >
          {texts.filters.clearAll}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty drawing={<Drawing of="desk" />} title={texts.ranking.nobody} text={texts.ranking.nobodyText}>
      <ButtonLink to="/import">{texts.ranking.add}</ButtonLink>
    </Empty>
  );
}
