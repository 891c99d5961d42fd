import { Fragment, type ReactNode } from 'react';

/** A sentence of the document: what stands in backticks is code. */
export function Words({ text = '' }: { readonly text?: string | undefined }): ReactNode {
  const parts = text
    .split('`')
    .map((part, index) => ({ part, at: `${index} ${part}`, is_code: index % 2 === 1 }));
  return parts.map(({ part, at, is_code }) =>
    is_code ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );
}
