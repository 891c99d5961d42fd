import type { ReactNode } from 'react';

/** A line over a list, about the list as a whole. */
export function LineOver({ role, children }: { role?: 'alert' | 'note'; children: ReactNode }) {
  return (
    <div className="row-wrap flex-none gap-4-10 border-b font-13 p-5-16 bg-desk" role={role}>
      {children}
    </div>
  );
}
