import { CopyButton, UnstyledButton } from '@mantine/core';
import { texts } from '../texts.ts';

/** Lines to be pasted into a terminal. */
export function CodeBlock(props: { text: string; label: string }) {
  return (
    <div className="flex items-flex-start rounded bg-soft">
      <pre
        className="flex-1 min-w-0 m-0 rounded pre-wrap break-anywhere p-9-12 overflow-x-auto mono-12_5-1_6"
        tabIndex={0}
        aria-label={props.label}
      >
        {props.text}
      </pre>
      <CopyButton value={props.text} timeout={1500}>
        {({ copied, copy }) => (
          <UnstyledButton
            className="sticky top-0 flex-none p-10-12 text-accent font-12 weight-500"
            onClick={copy}
            aria-label={texts.actions.copyOf(props.label)}
          >
            <span role="status">{copied ? texts.actions.copied : texts.actions.copy}</span>
          </UnstyledButton>
        )}
      </CopyButton>
    </div>
  );
}
