import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNetwork } from '../../api/network.ts';
import { useBackUp, useChooseRestore, useDataFolder } from '../../api/data_folder.ts';
import { useMay } from '../../lib/may.ts';
import { bridge } from '../../lib/bridge.ts';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { TableHead } from '../../ui/table_head.tsx';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { ConnectOffice } from './connect_office.tsx';
import { MissingFiles } from './missing_files.tsx';
import { MoveFolder } from './move_folder.tsx';
import { MoveToOffice } from './move_to_office.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';
import { Transfer } from './transfer.tsx';

/** So many are shown before somebody asks for all. */
const SHOWN = 6;

type DataFolderFacts = NonNullable<ReturnType<typeof useDataFolder>['data']>;

/** Where everything is kept, its backups, and how to go back to one; on a server that is its administrator's. */
export function DataFolder() {
  const network = useNetwork();
  const server = network.data?.database_server ?? null;
  const { manage } = useMay();
  if (server === null && !network.isPending && manage) return <FolderOnThisComputer />;
  const text = server === null ? texts.data.text : texts.data.onServer(server);
  return <Section id="data" title={texts.data.title} text={text} needs="manage" />;
}

function FolderOnThisComputer() {
  const folder = useDataFolder();
  const backUp = useBackUp();
  const choose = useChooseRestore();
  const words = texts.data;
  const show = bridge()?.showInFolder;

  const restore = (name: string | null, before: string | null, undo = true): void =>
    void choose
      .mutateAsync(name)
      .then(
        () =>
          notify(
            name === null ? words.cancelled : words.chose,
            undo ? () => restore(before, name, false) : undefined,
          ),
        errorNotice(words.chooseFailed),
      );
  const copy = (path: string): void =>
    void navigator.clipboard.writeText(path).then(() => notify(words.copied), errorNotice(words.showFailed));

  const data = folder.data;
  const chosen = data?.snapshots.find(({ name }) => name === data.restore);
  return (
    <Section id="data" title={words.title} text={words.text}>
      {folder.isLoadingError && <Failed error={folder.error} retry={() => void folder.refetch()} />}
      {data !== undefined && (
        <>
          <dl className={`${css.facts} grid items-baseline columns-200-fr gap-7-16`}>
            <dt>{words.folder}</dt>
            <dd dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {data.path}
            </dd>
            <dt>{words.database}</dt>
            <dd>{formatBytes(data.database_bytes)}</dd>
            <dt>{words.files}</dt>
            <dd>{words.fileCount(data.file_count, formatBytes(data.file_bytes))}</dd>
            <dt>{words.backups}</dt>
            <dd>{formatBytes(data.backup_bytes)}</dd>
          </dl>
          <MissingFiles />
          {data.left_behind.length > 0 && <LeftBehind files={data.left_behind} />}
          <div className="row gap-12 mt-14">
            <Button
              loading={backUp.isPending}
              onClick={() =>
                void backUp.mutateAsync().then(() => notify(words.backedUp), errorNotice(words.backUpFailed))
              }
            >
              {words.backUp}
            </Button>
            {show === undefined ? (
              <Button variant="default" onClick={() => copy(data.path)}>
                {words.copyPath}
              </Button>
            ) : (
              <Button
                variant="default"
                onClick={() => void show(data.path).catch(errorNotice(words.showFailed))}
              >
                {words.show}
              </Button>
            )}
          </div>
          <MoveFolder data={data} />
          <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{words.backups}</h3>
          <p className={`${css.mute} text-mute`}>{words.backupsText}</p>
          {data.restore !== null && (
            <div className={css.awaited} role="status">
              <p>{chosen === undefined ? words.gone : words.chosen(formatMoment(chosen.created_at))}</p>
              {chosen !== undefined && chosen.erased_since > 0 && <p>{words.erased(chosen.erased_since)}</p>}
              <Button variant="default" onClick={() => restore(null, data.restore)}>
                {words.cancel}
              </Button>
            </div>
          )}
          <Snapshots data={data} onRestore={(name) => restore(name, data.restore)} />
          <p className={`${css.mute} text-mute`}>{words.limits}</p>
          <Transfer />
          <MoveToOffice />
          <ConnectOffice />
        </>
      )}
    </Section>
  );
}

/** The backups, and how to go back to one. */
function Snapshots({ data, onRestore }: { data: DataFolderFacts; onRestore: (name: string) => void }) {
  const [all, setAll] = useState(false);
  const words = texts.data;
  return (
    <>
      {data.snapshots.length === 0 ? (
        <p className={`${css.mute} text-mute`}>{words.none}</p>
      ) : (
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead of={[words.made, words.why, words.size]} acts="named" />
          <tbody>
            {(all ? data.snapshots : data.snapshots.slice(0, SHOWN)).map((one) => (
              <tr key={one.name}>
                <td>{formatMoment(one.created_at)}</td>
                <td>{words.reasons[one.reason]}</td>
                <td>{formatBytes(one.bytes)}</td>
                <td className={css.actions}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={one.name === data.restore}
                    aria-label={words.restoreOne(formatMoment(one.created_at))}
                    onClick={() => onRestore(one.name)}
                  >
                    {words.restore}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && data.snapshots.length > SHOWN && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {words.all(data.snapshots.length)}
        </Button>
      )}
    </>
  );
}

/** What could not be changed when somebody was deleted. */
function LeftBehind({ files }: { files: readonly { readonly path: string; readonly message: string }[] }) {
  return (
    <div className={css.awaited} role="status">
      <div>
        <p>
          <strong>{texts.data.leftBehind}</strong> {texts.data.leftBehindText}
        </p>
        <ul className="m-6-0-0 pl-18 break-anywhere">
          {files.map(({ path, message }) => (
            <li key={path} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {path} <span className={`${css.mute} text-mute`}>({message})</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
