import { useMay } from '../../lib/may.ts';
import { Button, FileButton } from '@mantine/core';
import type { RefObject } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { TABLE_ACCEPT } from '../../features/drop/import_files.ts';
import { MAIL_ACCEPT, RESUME_ACCEPT } from '../../lib/resume_formats.ts';
import { texts } from '../../texts.ts';

type OnFiles = (files: Iterable<File> | null) => void;

/** Resumes one by one, or a folder of them. */
export function ChooseResumes(props: {
  /** Large: nothing else is on the page yet. */
  main: boolean;
  onFiles: OnFiles;
  folder: RefObject<HTMLInputElement | null>;
}) {
  const { main, folder } = props;
  return (
    <>
      <FileButton
        multiple
        accept={`${RESUME_ACCEPT},${MAIL_ACCEPT},.zip`}
        onChange={props.onFiles}
        inputProps={{ 'aria-label': texts.import.chooseFiles }}
      >
        {(button) => (
          <Button data-changes {...button} variant={main ? 'filled' : 'default'} size={main ? 'md' : 'sm'}>
            {texts.import.chooseFiles}
          </Button>
        )}
      </FileButton>
      <Button
        data-changes
        variant="default"
        size={main ? 'md' : 'sm'}
        onClick={() => folder.current?.click()}
      >
        {texts.import.chooseFolder}
      </Button>
    </>
  );
}

/** What people come from besides: a spreadsheet, a folder that is watched. */
export function OtherWays(props: { main: boolean; onFiles: OnFiles; onWatch: () => void }) {
  const { manage } = useMay();
  // beside the list they are quiet: nobody needs them twice an hour
  const look = props.main
    ? ({ variant: 'subtle' } as const)
    : ({ variant: 'subtle', color: 'gray', size: 'compact-sm' } as const);
  const { is_on: is_blind } = useBlindMode();
  return (
    <>
      <FileButton accept={TABLE_ACCEPT} onChange={(file) => props.onFiles(file === null ? null : [file])}>
        {(button) => (
          <Button
            data-changes
            {...button}
            {...look}
            disabled={is_blind}
            title={is_blind ? texts.blind.noTable : undefined}
          >
            {texts.tables.from}
          </Button>
        )}
      </FileButton>
      {manage && (
        <Button {...look} onClick={props.onWatch}>
          {texts.watch.open}
        </Button>
      )}
    </>
  );
}

/** What the button for a folder opens: out of sight, and one for both of its places. */
export function FolderInput({
  input,
  onFiles,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFiles: OnFiles;
}) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={texts.import.chooseFolder}
      // React has no property for it; browsers read the attribute.
      {...{ webkitdirectory: '' }}
      onChange={(event) => {
        onFiles(event.currentTarget.files);
        event.currentTarget.value = '';
      }}
    />
  );
}
