import type { ReactNode } from 'react';
import css from './state.module.css';

/** A line over a list, about the list as a whole. */
export function LineOver({ role, children }: { role?: 'alert' | 'note'; children: ReactNode }) {
  return (
    <div className={css.over} role={role}>
      {children}
    </div>
  );
}
