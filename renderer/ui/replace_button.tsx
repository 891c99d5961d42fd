import { FileButton } from '@mantine/core';
import { SmallButton } from './buttons.tsx';
import { texts } from '../texts.ts';
import { RESUME_ACCEPT } from '../lib/resume_formats.ts';

/** Asks for a better copy of a file that could not be read. */
export function ReplaceButton(props: { file_name: string; onFile: (file: File) => void }) {
  return (
    <FileButton onChange={(file) => file !== null && props.onFile(file)} accept={RESUME_ACCEPT}>
      {(button) => (
        <SmallButton data-changes {...button} aria-label={texts.import.replaceOne(props.file_name)}>
          {texts.import.replace}
        </SmallButton>
      )}
    </FileButton>
  );
}
