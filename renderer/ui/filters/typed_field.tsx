import { CloseButton, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState, type Ref } from 'react';
import { texts } from '../../texts.ts';
import { useTyping } from '../../lib/typing.ts';

/**
 * A field whose words go into the address when a person pauses or leaves it. The field of a view itself (`input`) is
 * reached by / and left by Escape, which `clears` it where that is said; any other has its name over it.
 */
export function TypedField(props: {
  value: string;
  label: string;
  placeholder?: string;
  input?: Ref<HTMLInputElement>;
  clears?: boolean;
  className?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { input, label } = props;
  const router = useRouter();
  const [here] = useState(() => router.latestLocation.pathname);
  // who is on the way elsewhere is not brought back by the last letters they typed here
  const { draft, type, flush } = useTyping(props.value, (value) => {
    if (router.latestLocation.pathname === here) props.onChange(value);
  });
  const of_view = input !== undefined;
  return (
    <TextInput
      ref={input}
      className={props.className}
      data-autofocus={!of_view || undefined}
      dir="auto"
      value={draft}
      label={of_view ? undefined : label}
      aria-label={label}
      placeholder={props.placeholder}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={flush}
      onKeyDown={(event) => {
        if (!of_view || (event.key !== 'Escape' && event.key !== 'Enter')) return;
        if (event.key === 'Escape' && props.clears === true) type('');
        event.currentTarget.blur();
      }}
      rightSection={
        !of_view ? undefined : draft === '' ? (
          <kbd>/</kbd>
        ) : (
          <CloseButton
            size="sm"
            aria-label={texts.filters.clear}
            onClick={() => {
              type('');
              flush();
            }}
          />
        )
      }
    />
  );
}
