import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { candidateKeys } from '../../api/candidates.ts';
import { takeTellingApartBack, tellApart, type Duplicate } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { MergeDialog } from './merge_dialog.tsx';

/** Opens two records side by side, where they become one or are told apart. */
export function CompareDuplicate(props: {
  candidate_id: string;
  duplicate: Duplicate;
  /** Which of several it is about, where the button is one of a list. */
  of?: string;
}) {
  const { candidate_id, duplicate, of } = props;
  const client = useQueryClient();
  const [comparing, setComparing] = useState(false);
  const { is_on: is_blind } = useBlindMode();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: candidateKeys.all });
  const apart = (): Promise<void> =>
    attempt(texts.same.apartFailed, async () => {
      await tellApart(candidate_id, duplicate.candidate_id);
      await client.invalidateQueries({ queryKey: ['imports'] });
      notify(texts.same.toldApart(duplicate.full_name), () => {
        takeTellingApartBack(candidate_id, duplicate.candidate_id)
          .then(refresh)
          .catch(errorNotice(texts.decisions.undoFailed));
      });
      await refresh();
    });
  return (
    <span className="flex-none" data-changes>
      <Button
        variant="transparent"
        size="compact-sm"
        px={0}
        bd={0}
        disabled={is_blind}
        title={is_blind ? texts.blind.noMerge : texts.same.compare}
        aria-label={of === undefined ? texts.same.compare : `${texts.same.compare}: ${of}`}
        onClick={() => setComparing(true)}
      >
        {texts.same.compareOne}
      </Button>
      {comparing && (
        <MergeDialog
          candidate_id={candidate_id}
          duplicate={duplicate}
          onClose={() => setComparing(false)}
          onApart={apart}
        />
      )}
    </span>
  );
}
