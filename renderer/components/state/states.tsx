import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { texts } from '../../texts.ts';
import css from './state.module.css';

/** Nothing here yet: what this place is for and what to do first. */
export function Empty(props: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.state}>
      <p className={css.title}>{props.title}</p>
      {props.text !== undefined && <p className={css.text}>{props.text}</p>}
      {props.children !== undefined && <div className={css.actions}>{props.children}</div>}
    </div>
  );
}

/** One plain sentence on what went wrong, one on what helps. */
export function errorWords(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError) {
    if (error.status === 0) return texts.errors.unreachable;
    if (error.status === 404) return { title: texts.errors.gone, text: error.message };
    if (error.status >= 500) {
      return {
        title: texts.errors.internal,
        text: `${error.message} ${texts.errors.reference(error.request_id)}`,
      };
    }
    const details = error.details.map((detail) => detail.message).join(' ');
    return { title: error.message, text: details === error.message ? '' : details };
  }
  return { title: texts.errors.unknown, text: error instanceof Error ? error.message : String(error) };
}

export function Failed(props: { error: unknown; retry?: () => void }) {
  const words = errorWords(props.error);
  return (
    <div role="alert" style={{ height: '100%' }}>
      <Empty title={words.title} text={words.text}>
        {props.retry !== undefined && (
          <Button variant="default" onClick={props.retry}>
            {texts.actions.tryAgain}
          </Button>
        )}
      </Empty>
    </div>
  );
}

/** What waits to be seen until a wait is long enough to be noticed. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), 300);
    return () => window.clearTimeout(timer);
  }, []);
  return shown ? children : null;
}

/** Grey lines where rows will be. */
export function SkeletonRows(props: { count?: number; widths?: readonly number[] }) {
  const widths = props.widths ?? [24, 160, 240, 60, 120];
  return (
    <div className={css.rows} role="status" aria-label={texts.states.loading}>
      <Delayed>
        {Array.from({ length: props.count ?? 12 }, (_, row) => (
          <div className={css.row} key={row}>
            {widths.map((width, index) => (
              // Uneven on purpose: words are.
              <div
                className={css.bar}
                key={width}
                style={{ width: width * (0.75 + (((row * 7 + index * 3) % 5) / 5) * 0.5) }}
              />
            ))}
          </div>
        ))}
      </Delayed>
    </div>
  );
}
