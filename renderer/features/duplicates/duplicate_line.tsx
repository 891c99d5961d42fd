import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { candidateKeys } from '../../api/candidates.ts';
import { takeTellingApartBack, tellApart, type Duplicate } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { MergeDialog } from './merge_dialog.tsx';
import { reasonsInWords } from './reasons.ts';
import css from './duplicates.module.css';

/** The strongest reason stands in one line with what can be done; all of them are where two are compared. */
const SHOWN = 1;

/** Somebody who is probably the same person: why, and what can be done about it. */
export function DuplicateLine(props: {
  candidate_id: string;
  duplicate: Duplicate;
  compact?: boolean;
  /** What else can be done, behind it. */
  children?: ReactNode;
}) {
  const { candidate_id, duplicate } = props;
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
    <div className={css.line} data-compact={props.compact || undefined}>
      <span className={css.words}>
        {texts.same.also}{' '}
        <Link to="/candidates/$candidate_id" params={{ candidate_id: duplicate.candidate_id }}>
          {duplicate.full_name}
        </Link>
        <span
          className={css.reasons}
          title={is_blind ? undefined : duplicate.reasons.map(({ value }) => value).join('\n')}
        >
          {reasonsInWords(props.compact === true ? duplicate.reasons.slice(0, SHOWN) : duplicate.reasons)}
        </span>
      </span>
      <span className={css.acts}>
        <span className="flex gap-4" data-changes>
          <Button
            variant={props.compact === true ? 'transparent' : 'default'}
            size="compact-sm"
            {...(props.compact === true && { px: 0, bd: 0 })}
            disabled={is_blind}
            title={is_blind ? texts.blind.noMerge : undefined}
            onClick={() => setComparing(true)}
          >
            {texts.same.compare}
          </Button>
          {props.compact !== true && (
            <QuietButton onClick={() => void apart()}>{texts.same.notSame}</QuietButton>
          )}
        </span>
        {props.children}
      </span>
      {comparing && (
        <MergeDialog
          candidate_id={candidate_id}
          duplicate={duplicate}
          onClose={() => setComparing(false)}
          onApart={apart}
        />
      )}
    </div>
  );
}
