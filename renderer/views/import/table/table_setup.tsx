import { Button, Checkbox, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  chooseSheet,
  hasFile,
  useImportRows,
  useTablePreview,
  type CandidateTable,
  type OnDuplicate,
  type TableField,
  type TableMapping,
} from '../../../api/candidate_tables.ts';
import { useCustomFields, type CustomField } from '../../../api/custom_fields.ts';
import { useJobs } from '../../../api/jobs.ts';
import { currentJob, useCurrentJob } from '../../../features/current/current_job.ts';
import { TableHead } from '../../../ui/table_head.tsx';
import { attempt, errorNotice } from '../../../ui/notices.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { texts } from '../../../texts.ts';
import { TablePreviewPart } from './table_preview.tsx';
import css from './table.module.css';
import { BETWEEN } from '../../../lib/joined.ts';

type Becomes = TableField | `own:${string}`;
const OWN = 'own:';

/** What a column becomes, as the service takes it. */
function mapped(column: number, field: Becomes): TableMapping[number] {
  return field.startsWith(OWN)
    ? { column, field: 'custom_field', custom_field_id: field.slice(OWN.length) }
    : { column, field: field as TableField };
}

const FIELDS = Object.keys(texts.tables.fields) as TableField[];
/** One column alone can be each of these. */
const SINGLE = new Set<TableField>(['full_name', 'first_name', 'last_name', 'source', 'remote_id']);

/** Says what the columns are, and shows at once what would come of it. */
export function TableSetup(props: { table: CandidateTable; onHeader: (has_header: boolean) => void }) {
  const { table } = props;
  const navigate = useNavigate();
  const job = useCurrentJob();
  const bring = useImportRows(table.id);
  const own = useCustomFields('candidate').data ?? [];
  const [chosen, setFields] = useState<readonly (Becomes | null | undefined)[]>([]);
  const fields = table.columns.map(({ name, suggested_field }, at): Becomes | null => {
    const said = chosen[at];
    if (said !== undefined) return said;
    if (suggested_field !== null) return suggested_field;
    const same = own.find((field) => field.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase());
    return same === undefined ? null : `own:${same.id}`;
  });
  const [on_duplicate, setOnDuplicate] = useState<OnDuplicate>('skip');
  const mapping = fields.flatMap((field, column) => (field === null ? [] : [mapped(column, field)]));
  const { has_header } = table;
  const preview = useTablePreview(table.id, { mapping, has_header, on_duplicate });
  const has_name = fields.some((field) => field !== null && field.endsWith('name'));
  const people = (preview.data?.counts.create ?? 0) + (preview.data?.counts.fill ?? 0);

  const choose = (column: number, field: Becomes | null): void =>
    setFields(
      fields.map((one, at) => {
        if (at === column) return field;
        const is_single = field !== null && (field.startsWith(OWN) || SINGLE.has(field as TableField));
        return one === field && is_single ? null : one;
      }),
    );
  const changeSheet = async (sheet: string | null): Promise<void> => {
    if (sheet === null || sheet === table.sheet) return;
    await attempt(texts.tables.notRead(sheet), async () => {
      const other = await chooseSheet(table.id, sheet);
      if (other !== null) {
        await navigate({ to: '/import/table/$table_id', params: { table_id: other.id }, replace: true });
      }
    });
  };
  const start = (): void =>
    void bring
      .mutateAsync({ mapping, has_header, on_duplicate, job_id: job?.id ?? null })
      .catch(errorNotice(texts.tables.bringFailed));

  return (
    <>
      <section className="p-18-22-6" aria-labelledby="table-columns">
        <h2 id="table-columns" className="font-16 weight-600">
          {texts.tables.columnsTitle}
        </h2>
        <p className="aside">{texts.tables.columnsText}</p>
        <div className="flex wrap items-end gap-10-24 m-10-0">
          {table.sheets.length > 1 && (
            <Select
              label={texts.tables.sheet}
              data={table.sheets}
              value={table.sheet}
              disabled={!hasFile(table.id)}
              onChange={(sheet) => void changeSheet(sheet)}
              allowDeselect={false}
            />
          )}
          <Checkbox
            label={texts.tables.headers}
            checked={has_header}
            onChange={(event) => props.onHeader(event.currentTarget.checked)}
          />
        </div>
        <Columns table={table} fields={fields} own={own} onChoose={choose} />
      </section>
      <TablePreviewPart preview={preview} />
      <div
        className={`${css.bar} sticky row-wrap justify-between border-t bg-paper bottom-0 z-2 gap-10-24 mt-auto`}
      >
        <JobChoice />
        <DuplicateChoice value={on_duplicate} onChange={setOnDuplicate} />
        {has_name ? (
          <Button
            size="md"
            onClick={start}
            loading={bring.isPending}
            disabled={people === 0 || preview.isPlaceholderData}
          >
            {texts.tables.bring(people)}
          </Button>
        ) : (
          <p role="alert" className="text-bad weight-500">
            {texts.tables.nameMissing}
          </p>
        )}
      </div>
    </>
  );
}

/** What each column is called, becomes and holds. */
function Columns(props: {
  table: CandidateTable;
  fields: readonly (Becomes | null)[];
  own: readonly CustomField[];
  onChoose: (column: number, field: Becomes | null) => void;
}) {
  const { table, fields, own, onChoose: choose } = props;
  return (
    <div
      className={`${css.scroll} overflow-auto border rounded max-h-330`}
      tabIndex={0}
      role="group"
      aria-labelledby="table-columns"
    >
      <table className={`${css.table} w-full border-collapse`}>
        <TableHead of={[texts.tables.column, texts.tables.becomes, texts.tables.examples]} />
        <tbody>
          {table.columns.map((column, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place: names repeat
            <tr key={at} data-left-out={fields[at] === null || undefined}>
              <th scope="row" dir="auto">
                {column.name}
              </th>
              <td>
                <Select
                  size="xs"
                  aria-label={texts.tables.fieldOf(column.name)}
                  data={[
                    { value: '', label: texts.tables.leaveOut },
                    ...FIELDS.map((field) => ({ value: field, label: texts.tables.fields[field] })),
                    ...(own.length === 0
                      ? []
                      : [
                          {
                            group: texts.tables.ownFields,
                            items: own.map(({ id, name }) => ({ value: `${OWN}${id}`, label: name })),
                          },
                        ]),
                  ]}
                  value={fields[at] ?? ''}
                  onChange={(value) => choose(at, value === '' ? null : (value as Becomes | null))}
                  allowDeselect={false}
                />
              </td>
              <td className={`${css.examples} text-mute`} dir="auto">
                {column.examples.join(BETWEEN)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The job those in the table are for. */
function JobChoice() {
  const jobs = useJobs();
  const job = useCurrentJob();
  return (
    <Select
      aria-label={texts.tables.job}
      data={[
        { value: '', label: texts.import.noJob },
        ...(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: texts.import.forJob(title) })),
      ]}
      value={job?.id ?? ''}
      onChange={(value) => currentJob.set(value === '' ? null : value)}
      allowDeselect={false}
      w={280}
    />
  );
}

/** What happens with whoever is here already. */
function DuplicateChoice(props: { value: OnDuplicate; onChange: (value: OnDuplicate) => void }) {
  const { value: on_duplicate, onChange: setOnDuplicate } = props;
  return (
    <div className="row-wrap flex-1 gap-4-10">
      <span className="aside" id="table-duplicates">
        {texts.tables.duplicates}
      </span>
      <Segments
        small
        aria-labelledby="table-duplicates"
        value={on_duplicate}
        onChange={setOnDuplicate}
        data={(['skip', 'fill_empty'] as const).map((value) => ({
          value,
          label: texts.tables.onDuplicate[value],
        }))}
      />
      {on_duplicate === 'fill_empty' && <span className="aside">{texts.tables.duplicatesHint}</span>}
    </div>
  );
}
