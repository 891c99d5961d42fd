import { Button, Popover } from '@mantine/core';
import { useMemo, useState } from 'react';
import { texts } from '../texts.ts';
import { NamedDropdown } from './named_dropdown.tsx';

/** A key as it is written on it, and what it does. */
export type KeyList = readonly (readonly [key: string, does: string])[];

export function useKeyHelp() {
  const [opened, setOpened] = useState(false);
  return useMemo(
    () => ({ opened, toggle: () => setOpened((now) => !now), close: () => setOpened(false) }),
    [opened],
  );
}

/** The keys of a view, on demand; the view binds `?` to `toggle`. */
export function KeyHelp(props: ReturnType<typeof useKeyHelp> & { keys: KeyList }) {
  return (
    <Popover
      opened={props.opened}
      onChange={(opened) => !opened && props.close()}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          onClick={props.toggle}
          rightSection={<kbd data-alone>?</kbd>}
        >
          <span className="narrow-unseen">{texts.read.keys}</span>
        </Button>
      </Popover.Target>
      <KeySheet keys={props.keys} />
    </Popover>
  );
}

/** What a popover of them holds. */
export function KeySheet({ keys, role }: { keys: KeyList; role?: 'dialog' }) {
  return (
    <NamedDropdown
      className={'max-h-80vh overflow-auto'!}
      name={texts.read.keys}
      data-autofocus
      {...(role && { role })}
    >
      <dl className="grid gap-5 font-13">
        {keys.map(([key, what]) => (
          <div className="grid columns-92-fr gap-12 items-baseline" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </NamedDropdown>
  );
}
