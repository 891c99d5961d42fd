import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { parseCandidateSearch } from '../../addresses/candidate_search.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { mergeInto, undoMerge, type Duplicate, type MergeFields } from '../../api/duplicates.ts';
import { useCandidateNominations } from '../../api/nominations.ts';
import { texts } from '../../texts.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { errorNotice, notify, notifyError } from '../../ui/notices.tsx';
import { SkeletonRows } from '../../ui/state/states.tsx';
import { Because, MergeTable } from './merge_table.tsx';

/** Two records side by side; which value stays is chosen field by field, and everything else moves along. */
export function MergeDialog(props: {
  candidate_id: string;
  duplicate: Duplicate;
  onClose: () => void;
  onApart: () => Promise<void>;
}) {
  const { candidate_id, duplicate } = props;
  const own = useCandidate(candidate_id);
  const other = useCandidate(duplicate.candidate_id);
  const [chosen, choose] = useState<MergeFields>({});
  const [merging, setMerging] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const shown = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const covered = usePendingRequests().length > 0;

  const merge = async (): Promise<void> => {
    setMerging(true);
    try {
      const merge_id = await mergeInto(candidate_id, duplicate.candidate_id, chosen);
      props.onClose();
      if (shown.candidate_id === duplicate.candidate_id) {
        await navigate({
          to: '/candidates/$candidate_id',
          params: { candidate_id },
          search: parseCandidateSearch(search),
        });
      }
      notify(texts.same.merged(duplicate.full_name), () => {
        undoMerge(merge_id)
          .then(() => client.invalidateQueries())
          .catch(errorNotice(texts.decisions.undoFailed));
      });
      await client.invalidateQueries();
    } catch (error) {
      setMerging(false);
      notifyError(texts.same.mergeFailed, error);
    }
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={texts.same.title}
      size={760}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {own.data === undefined || other.data === undefined ? (
        <SkeletonRows widths={[80, 220, 220]} count={6} />
      ) : (
        <>
          <Because reasons={duplicate.reasons} />
          <MergeTable own={own.data} other={other.data} chosen={chosen} onChoose={choose} />
          <Moves candidate_id={duplicate.candidate_id} name={other.data.full_name} />
          <div className="row gap-8">
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                props.onClose();
                void props.onApart();
              }}
            >
              {texts.same.notSame}
            </Button>
            <span className="flex-1" />
            <Button variant="default" onClick={props.onClose}>
              {texts.actions.cancel}
            </Button>
            <Button data-autofocus loading={merging} onClick={() => void merge()}>
              {texts.same.merge}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** What comes along beside the fields. */
function Moves(props: { candidate_id: string; name: string }) {
  const files = useCandidateAttachments(props.candidate_id);
  const nominations = useCandidateNominations(props.candidate_id);
  if (files.data === undefined || nominations.data === undefined) {
    return <p className="aside m-14-0-18">&nbsp;</p>;
  }
  return (
    <p className="aside m-14-0-18">
      {texts.same.moves(props.name, files.data.length, nominations.data.length)}
    </p>
  );
}
