import type { ReactNode } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import type { Duplicate, MergeFields } from '../../api/duplicates.ts';
import { formatDate, formatRole } from '../../lib/format.ts';
import { sourceName } from '../../lib/source_name.ts';
import { texts } from '../../texts.ts';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import css from './duplicates.module.css';

type Field = keyof MergeFields;
type Side = 'own' | 'other';
const FIELDS: readonly Field[] = ['full_name', 'email', 'phone', 'location', 'links', 'source'];

/** Two records side by side: which value of a field stays is chosen here. */
export function MergeTable(props: {
  own: Candidate;
  other: Candidate;
  chosen: MergeFields;
  onChoose: (chosen: MergeFields) => void;
}) {
  const { own, other, chosen, onChoose } = props;
  return (
    <table className={`${css.table} w-full border-collapse table-fixed`}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            {texts.same.stays} <span>{formatDate(own.created_at)}</span>
          </th>
          <th scope="col">
            {texts.same.joins} <span>{formatDate(other.created_at)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <Row
            key={field}
            field={field}
            own={own}
            other={other}
            side={chosen[field]}
            onChoose={(side) => onChoose({ ...chosen, [field]: side })}
          />
        ))}
        <tr>
          <th scope="row">{texts.same.now}</th>
          <td>{formatRole(own.current_title, own.current_employer)}</td>
          <td>{formatRole(other.current_title, other.current_employer)}</td>
        </tr>
        <tr>
          <th scope="row">{texts.same.files}</th>
          <td>
            <Files candidate_id={own.id} />
          </td>
          <td>
            <Files candidate_id={other.id} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Files({ candidate_id }: { candidate_id: string }) {
  const files = useCandidateAttachments(candidate_id).data ?? [];
  return (
    <>
      {files.map(({ id, file_name }) => (
        <div key={id}>
          <bdi>{file_name}</bdi>
        </div>
      ))}
    </>
  );
}

/** What two records have in common, in full. */
export function Because({ reasons }: Pick<Duplicate, 'reasons'>) {
  return (
    <ul className={`${css.because} flex wrap aside gap-2-18 mb-14`}>
      {[...Map.groupBy(reasons, ({ type }) => type)].map(([type, some]) => {
        const values = type === 'same_file' ? [] : some.map(({ value }) => value);
        // of a name and a place, as they are compared, the place: in small letters, as no name is
        const places = values.map((value) => value.split(' @ ')[1]).filter((place) => place !== undefined);
        return (
          <li key={type}>
            {texts.same.reasonsLong[type]}{' '}
            <b className="text-ink weight-500 break-anywhere" data-places={places.length > 0 || undefined}>
              {(places.length > 0 ? places : values).join(', ').replaceAll('\u0000', ', ')}
            </b>
          </li>
        );
      })}
    </ul>
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
