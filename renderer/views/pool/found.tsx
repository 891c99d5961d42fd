import { Fragment, type ReactNode } from 'react';
import type { Snippet } from '../../api/pool.ts';
import { Hidden } from '../../ui/hidden.tsx';

/** Words of a resume, those that were looked for under marker. */
export function Found({ snippet }: { snippet: Snippet }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of snippet.marks) {
    parts.push(
      <Fragment key={start}>
        <Hidden text={snippet.text.slice(at, start)} />
        <mark>
          <Hidden text={snippet.text.slice(start, end)} />
        </mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <>
      … {parts}
      <Hidden text={snippet.text.slice(at)} /> …
    </>
  );
}
