import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { errorNotice } from '../../ui/notices.tsx';

/** A path of this computer or an address, typed, or picked where the application can ask for one. */
export function PathForm(props: {
  className: string | undefined;
  label: string;
  hint: string;
  pick: (() => Promise<string | null>) | undefined;
  /** What the button to pick one is called. */
  chooseWords?: string;
  /** Said when nothing could be picked. */
  failed: string;
  action: ReactNode;
  is_busy: boolean;
  onChoose: (path: string) => void;
}) {
  const [path, setPath] = useState('');
  const { pick } = props;
  return (
    <form
      className={props.className}
      onSubmit={(event) => {
        event.preventDefault();
        props.onChoose(path.trim());
      }}
    >
      <TextInput
        label={props.label}
        description={props.hint}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
        spellCheck={false}
        // an address may hold a password, which no browser is to remember
        autoComplete="off"
      />
      {pick !== undefined && (
        <Button
          variant="default"
          onClick={() =>
            void pick().then((chosen) => chosen !== null && setPath(chosen), errorNotice(props.failed))
          }
        >
          {props.chooseWords}
        </Button>
      )}
      <Button type="submit" variant="default" disabled={path.trim() === ''} loading={props.is_busy}>
        {props.action}
      </Button>
    </form>
  );
}
