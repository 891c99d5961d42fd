import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TablePreview } from '../../../api/candidate_tables.ts';
import { TableHead } from '../../../ui/table_head.tsx';
import { Failed, SkeletonRows } from '../../../ui/state/states.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { BETWEEN, joined } from '../../../lib/joined.ts';
import { texts } from '../../../texts.ts';
import css from './table.module.css';

const KINDS = ['create', 'fill', 'known', 'not_taken'] as const;
type Row = TablePreview['create_rows'][number];

/** The first rows of each kind, as they would be. */
export function TablePreviewPart({ preview }: { preview: UseQueryResult<TablePreview> }) {
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>('create');
  const { data } = preview;
  if (data === undefined) {
    return preview.isError ? (
      <Failed error={preview.error} retry={() => void preview.refetch()} />
    ) : (
      <SkeletonRows count={4} />
    );
  }
  const there = KINDS.filter((kind) => data.counts[kind] > 0);
  const kind = there.includes(chosen) ? chosen : (there[0] ?? 'create');
  const rows = data[`${kind}_rows`];
  const left_out = (['INVALID_EMAIL', 'TOO_LONG', 'NO_LINK'] as const).filter(
    (why) => data.left_out[why] > 0,
  );
  return (
    <section className="p-18-22-6" aria-labelledby="table-preview">
      <h2 id="table-preview" className="font-16 weight-600">
        {texts.tables.previewTitle}
      </h2>
      {left_out.length > 0 && (
        <p className="aside">
          {left_out.map((why) => texts.tables.leftOut[why](data.left_out[why])).join(BETWEEN)}
        </p>
      )}
      {there.length > 0 && (
        <Segments
          className={'m-8-0'!}
          small
          aria-label={texts.tables.kinds}
          value={kind}
          onChange={(value) => setChosen(value as typeof kind)}
          data={there.map((one) => ({ value: one, label: texts.tables.kind[one](data.counts[one]) }))}
        />
      )}
      <div
        className={`${css.scroll} overflow-auto border rounded max-h-330`}
        tabIndex={0}
        role="group"
        aria-labelledby="table-preview"
      >
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead
            of={[
              texts.tables.row,
              texts.tables.name,
              texts.tables.contact,
              kind === 'create' ? texts.tables.more : texts.tables.why,
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className="text-mute tabular w-60">{row.row}</td>
                <th scope="row" className={css.name} dir="auto">
                  {row.full_name}
                </th>
                <td dir="auto">{joined([row.email, row.phone, row.location])}</td>
                <td>{kind === 'create' ? <Also row={row} /> : <Why row={row} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="aside">
        {rows.length === 0
          ? texts.tables.none
          : rows.length < data.counts[kind]
            ? texts.tables.first(rows.length, data.counts[kind])
            : ''}
      </p>
    </section>
  );
}

function Also({ row }: { row: Row }) {
  return (
    <span className={`${css.examples} text-mute`} dir="auto">
      {joined([...row.tags, ...row.links, row.source, row.note])}
    </span>
  );
}

function Why({ row }: { row: Row }) {
  if (row.reason === null) return null;
  return (
    <>
      {texts.tables.reasons[row.reason]} {row.same_row}
      {row.candidate_id !== null && (
        <Link to="/candidates/$candidate_id" params={{ candidate_id: row.candidate_id }}>
          <bdi>{row.candidate_name}</bdi>
        </Link>
      )}
    </>
  );
}
