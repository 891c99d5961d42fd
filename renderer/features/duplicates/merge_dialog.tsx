import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { parseCandidateSearch } from '../../addresses/candidate_search.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { mergeInto, undoMerge, type Duplicate, type MergeFields } from '../../api/duplicates.ts';
import { useCandidateNominations } from '../../api/nominations.ts';
import { texts } from '../../texts.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { formatDate, formatRole } from '../../lib/format.ts';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { errorNotice, notify, notifyError } from '../../ui/notices.tsx';
import { SkeletonRows } from '../../ui/state/states.tsx';
import { sourceName } from '../../lib/source_name.ts';
import css from './duplicates.module.css';

type Field = keyof MergeFields;
type Side = 'own' | 'other';
const FIELDS: readonly Field[] = ['full_name', 'email', 'phone', 'location', 'links', 'source'];

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
  const [chosen, choose] = useState<Partial<Record<Field, Side>>>({});
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
          <ul className={css.because}>
            {duplicate.reasons.map(({ type, value }) => (
              <li key={`${type}${value}`}>
                {texts.same.reasonsLong[type]} <b>{shownReason(type, value)}</b>
              </li>
            ))}
          </ul>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  {texts.same.stays} <span>{formatDate(own.data.created_at)}</span>
                </th>
                <th scope="col">
                  {texts.same.joins} <span>{formatDate(other.data.created_at)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {FIELDS.map((field) => (
                <Row
                  key={field}
                  field={field}
                  own={own.data}
                  other={other.data}
                  side={chosen[field]}
                  onChoose={(side) => choose((now) => ({ ...now, [field]: side }))}
                />
              ))}
              <tr>
                <th scope="row">{texts.same.now}</th>
                <td>{formatRole(own.data.current_title, own.data.current_employer)}</td>
                <td>{formatRole(other.data.current_title, other.data.current_employer)}</td>
              </tr>
            </tbody>
          </table>
          <Moves candidate_id={duplicate.candidate_id} name={other.data.full_name} />
          <div className="flex items-center gap-8">
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

function written(candidate: Candidate, field: Field): string {
  if (field === 'source') return sourceName(candidate.source) ?? '';
  const value = candidate[field];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function Row(props: {
  field: Field;
  own: Candidate;
  other: Candidate;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}) {
  const { field } = props;
  const mark = (candidate: Candidate) => field === 'full_name' && <NameFromFile candidate={candidate} />;
  const own = written(props.own, field);
  const other = written(props.other, field);
  if (own === '' && other === '') return null;
  // Without a choice the service keeps what this candidate has, and fills gaps from the other.
  const side = props.side ?? (own === '' ? 'other' : 'own');
  const cell = (which: Side, value: string, from: ReactNode) => (
    <td data-chosen={side === which || undefined}>
      {own === other ? (
        which === 'own' ? (
          <>
            {value}
            {from}
          </>
        ) : (
          <span className="text-mute">{texts.same.thatToo}</span>
        )
      ) : (
        <label>
          <input
            type="radio"
            name={`merge-${field}`}
            checked={side === which}
            onChange={() => props.onChoose(which)}
          />
          {value === '' ? <span className="text-mute">{texts.same.empty}</span> : <span>{value}</span>}
          {from}
        </label>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">{texts.same.fields[field]}</th>
      {cell('own', own, mark(props.own))}
      {cell('other', other, mark(props.other))}
    </tr>
  );
}

/** What comes along beside the fields. */
function Moves(props: { candidate_id: string; name: string }) {
  const files = useCandidateAttachments(props.candidate_id);
  const nominations = useCandidateNominations(props.candidate_id);
  if (files.data === undefined || nominations.data === undefined) return <p className={css.moves}>&nbsp;</p>;
  return (
    <p className={css.moves}>{texts.same.moves(props.name, files.data.length, nominations.data.length)}</p>
  );
}

/** A file is known by its digest, which says nothing to anybody. */
function shownReason(type: Duplicate['reasons'][number]['type'], value: string): string {
  return type === 'same_file' ? '' : value.replaceAll('\u0000', ', ');
}
