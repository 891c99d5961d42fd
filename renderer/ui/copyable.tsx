import { CopyButton, UnstyledButton } from '@mantine/core';
import { texts } from '../texts.ts';
import css from './copyable.module.css';

/** A piece of text made to be pasted elsewhere: one click copies it. */
export function Copyable({ text }: { text: string }) {
  return (
    <CopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <UnstyledButton className={css.copy} onClick={copy}>
          <code>{text}</code>{' '}
          <span className="flex-none text-accent font-12 weight-500" role="status">
            {copied ? texts.actions.copied : texts.actions.copy}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  );
}
