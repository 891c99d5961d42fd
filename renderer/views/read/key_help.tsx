import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import css from './read_view.module.css';

export function useKeyHelp() {
  const [opened, setOpened] = useState(false);
  return { opened, toggle: () => setOpened((now) => !now), close: () => setOpened(false) };
}

/** The keys of the view, on demand. */
export function KeyHelp(props: ReturnType<typeof useKeyHelp>) {
  return (
    <Popover
      opened={props.opened}
      onChange={(opened) => !opened && props.close()}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <Button variant="subtle" color="gray" px={8} onClick={props.toggle} rightSection={<kbd>?</kbd>}>
          {texts.read.keys}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={css.keys}>
          {texts.read.keyList.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
