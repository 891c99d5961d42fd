import { Menu } from '@mantine/core';
import type { RefObject } from 'react';
import { MenuButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { FIELDS, fieldName } from './missing_words.ts';

/** Puts a field in where the text was left, and goes on there. */
export function InsertField(props: {
  into: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}) {
  const insert = (field: string): void => {
    const area = props.into.current;
    if (area === null) return;
    const { value, selectionStart: from, selectionEnd: to } = area;
    const written = `{{${field}}}`;
    props.onChange(value.slice(0, from) + written + value.slice(to));
    // once the new text stands there, and the menu has given the focus back
    setTimeout(() => {
      area.focus();
      area.setSelectionRange(from + written.length, from + written.length);
    }, 0);
  };
  return (
    <MenuButton
      label={texts.letters.insertField}
      size="compact-sm"
      variant="subtle"
      color="gray"
      position="bottom-end"
    >
      {FIELDS().map((field) => (
        <Menu.Item
          key={field}
          onClick={() => insert(field)}
          rightSection={<code className="ml-14 text-mute">{`{{${field}}}`}</code>}
        >
          {fieldName(field)}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}
