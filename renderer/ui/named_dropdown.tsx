import { Popover, VisuallyHidden, type PopoverDropdownProps } from '@mantine/core';
import { useId } from 'react';

/** What a popover opens, called by a name of its own: the kit names it after its button, whatever `aria-label` says. */
export function NamedDropdown({ name, children, ...rest }: PopoverDropdownProps & { name: string }) {
  const id = useId();
  return (
    <Popover.Dropdown {...rest} aria-labelledby={id}>
      <VisuallyHidden id={id}>{name}</VisuallyHidden>
      {children}
    </Popover.Dropdown>
  );
}
