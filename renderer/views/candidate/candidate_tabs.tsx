import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CANDIDATE_TABS, type CandidateSearch, type CandidateTab } from '../../addresses/candidate_search.ts';
import { useNotes } from '../../api/notes.ts';
import { useKeys } from '../../lib/use_keys.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { texts } from '../../texts.ts';

/** Shows a part of the page, which its address then names. */
export function useShowTab(): (tab: CandidateTab) => void {
  const navigate = useNavigate({ from: '/candidates/$candidate_id' });
  return (tab) =>
    void navigate({
      search: ({ tab: _before, ...now }): CandidateSearch => (tab === 'experience' ? now : { ...now, tab }),
      replace: true,
      resetScroll: false,
    });
}

/** What is read after the criteria, one part at a time: the keys 1 to 4 lead there. */
export function CandidateTabs(props: {
  candidate_id: string;
  files: number;
  shown: CandidateTab;
  parts: Readonly<Record<CandidateTab, ReactNode>>;
}) {
  const show = useShowTab();
  const notes = useNotes(props.candidate_id).data?.length;
  const amounts: Partial<Record<CandidateTab, number | undefined>> = { notes, files: props.files };
  useKeys(CANDIDATE_TABS.map((tab, index) => [String(index + 1), () => show(tab)]));
  return (
    <Tabs
      label={texts.candidate.parts}
      tabs={CANDIDATE_TABS.map((id, index) => ({
        id,
        label: texts.candidate.tabs[id],
        amount: amounts[id],
        key: String(index + 1),
      }))}
      shown={props.shown}
      onShow={show}
    >
      {props.parts[props.shown]}
    </Tabs>
  );
}
