import { CopyButton, UnstyledButton } from '@mantine/core';
import { texts } from '../texts.ts';

/** A piece of text made to be pasted elsewhere: one click copies it. */
export function Copyable({ text }: { text: string }) {
  return (
    <CopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <UnstyledButton
          className="inline-flex gap-10 items-baseline max-w-full p-2-8 rounded-5 bg-soft"
          onClick={copy}
        >
          <code className="break-anywhere mono-13-1_5">{text}</code>{' '}
          <span className="flex-none text-accent font-12 weight-500" role="status">
            {copied ? texts.actions.copied : texts.actions.copy}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  );
}
