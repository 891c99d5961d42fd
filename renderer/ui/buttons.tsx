import { useMay } from '../lib/may.ts';
import {
  ActionIcon,
  Button,
  Menu,
  type ButtonProps,
  type MenuDropdownProps,
  type MenuProps,
} from '@mantine/core';
import type { ReactNode } from 'react';

/** Words that can be pressed, beside what they are about. */
export const QuietButton = Button.withProps({ variant: 'subtle', color: 'gray', size: 'compact-sm' });

/** A button within a row or a line of words. */
export const SmallButton = Button.withProps({ variant: 'default', size: 'compact-sm' });

/** A sign that can be pressed. */
export const QuietIcon = ActionIcon.withProps({ variant: 'subtle', color: 'gray' });

/** By then a menu that was left has given the focus back, and takes it from nobody. */
const CLOSED_MS = 60;
export const onceClosed = (act: () => void): void => void window.setTimeout(act, CLOSED_MS);

/** The menu of all that is done with a view now and then. */
export function SignMenu(props: { name: string; size: number; children: ReactNode }) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <QuietIcon variant="default" size={props.size} aria-label={props.name} title={props.name}>
          <span aria-hidden>⋯</span>
        </QuietIcon>
      </Menu.Target>
      <Menu.Dropdown>{props.children}</Menu.Dropdown>
    </Menu>
  );
}

/** A button that opens a menu, which its sign says. */
export function MenuButton({
  label,
  position = 'bottom-end',
  dropdown,
  children,
  is_change = false,
  ...button
}: ButtonProps & {
  /** Whether what is chosen changes something: who only looks reads the label. */
  is_change?: boolean;
  label: ReactNode;
  position?: MenuProps['position'];
  dropdown?: MenuDropdownProps;
  'aria-label'?: string;
  children: ReactNode;
}) {
  const { change } = useMay();
  if (is_change && !change) return <span className="inline-flex items-center text-mute">{label}</span>;
  return (
    <Menu position={position} shadow="md">
      <Menu.Target>
        <Button {...button}>{label}&nbsp;▾</Button>
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>{children}</Menu.Dropdown>
    </Menu>
  );
}
