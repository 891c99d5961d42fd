import { Button, Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import css from './filters.module.css';

/** One filter: closed it says what it lets through, open it is set. */
export function Chip(props: {
  label: string;
  value: string | null;
  onClear: () => void;
  /** Where something else can open it, too. */
  opened?: boolean;
  onOpened?: (opened: boolean) => void;
  children: ReactNode;
}) {
  const on = props.value !== null;
  const [opened_here, setOpenedHere] = useState(false);
  const opened = props.opened ?? opened_here;
  const setOpened = props.onOpened ?? setOpenedHere;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <button
          type="button"
          className={css.chip}
          data-on={on || undefined}
          onClick={() => setOpened(!opened)}
        >
          {on ? `${props.label}: ${props.value}` : props.label}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {props.children}
        {on && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt={10}
            onClick={() => {
              props.onClear();
              setOpened(false);
            }}
          >
            {texts.filters.clear}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
