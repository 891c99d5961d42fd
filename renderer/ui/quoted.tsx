import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

/** Words in the quotation marks of the page's language. */
export function Quoted({ children }: { children: ReactNode }) {
  const [opening, closing] = texts.marks;
  return (
    <>
      {opening}
      {children}
      {closing}
    </>
  );
}

/** The same as a text. */
export function quoted(words: string): string {
  const [opening, closing] = texts.marks;
  return `${opening}${words}${closing}`;
}
