import type { ReactNode } from 'react';
import { useMay } from '../lib/may.ts';

/** What changes something, for those who may change it; nothing for the others. */
export function Changes({ children }: { children: ReactNode }) {
  return useMay().change ? children : null;
}

/** A form whose fields only those can type in who may change what they say; the others read it. */
export function ChangesForm({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useMay().change} className="contents" data-to-read>
      {children}
    </fieldset>
  );
}
