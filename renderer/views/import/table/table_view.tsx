import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isBusy, useTable } from '../../../api/candidate_tables.ts';
import { isNoId, isNotFound } from '../../../lib/errors.ts';
import { BETWEEN } from '../../../lib/joined.ts';
import { ButtonLink } from '../../../ui/button_link.tsx';
import { ViewHeader } from '../../../ui/view_header.tsx';
import { MissingPage } from '../../../features/missing/missing.tsx';
import { Failed, SkeletonRows } from '../../../ui/state/states.tsx';
import { texts } from '../../../texts.ts';
import { TableOutcome } from './table_outcome.tsx';
import { TableSetup } from './table_setup.tsx';

/** A spreadsheet of candidates: what its columns are, what would come of it, and what came. */
export function TableView() {
  const { table_id } = useParams({ from: '/import/table/$table_id' });
  return <OneTable key={table_id} table_id={table_id} />; // what was said of one holds for no other
}

function OneTable({ table_id }: { table_id: string }) {
  const [has_header, setHasHeader] = useState<boolean | null>(null);
  const [again, setAgain] = useState(false);
  const table = useTable(table_id, has_header);
  const crumb = <Link to="/import">{texts.tables.back}</Link>;
  if (isNotFound(table.error)) {
    const no_id = isNoId(table.error);
    return (
      <MissingPage
        title={no_id ? texts.errors.noId : texts.errors.gone}
        text={no_id ? texts.errors.noIdText : texts.errors.goneText}
      >
        <ButtonLink to="/import">{texts.shell.import}</ButtonLink>
      </MissingPage>
    );
  }
  if (table.data === undefined) {
    return (
      <>
        <ViewHeader crumb={crumb} title={texts.tables.title} />
        {table.isError ? <Failed error={table.error} retry={() => void table.refetch()} /> : <SkeletonRows />}
      </>
    );
  }
  const { data } = table;
  const is_setup = data.state === 'READY' || (data.state === 'UNDONE' && again);
  return (
    <>
      <ViewHeader
        crumb={crumb}
        title={<span dir="auto">{data.file_name}</span>}
        sub={`${data.sheet === null ? '' : `${data.sheet}${BETWEEN}`}${texts.tables.rows(data.row_count)}`}
      />
      <div className="stack flex-1 min-h-0 overflow-auto bg-paper">
        {is_setup && !isBusy(data) ? (
          <TableSetup
            // other columns are another form
            key={`${data.id} ${String(data.has_header)} ${data.columns.length}`}
            table={data}
            onHeader={setHasHeader}
          />
        ) : (
          <TableOutcome table={data} onAgain={() => setAgain(true)} />
        )}
      </div>
    </>
  );
}
