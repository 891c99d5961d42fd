import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError, isNoId, isNotFound, Told } from '../../lib/errors.ts';
import { texts } from '../../texts.ts';
import { Drawing } from '../drawings/drawing.tsx';
import css from './state.module.css';

/** Nothing here yet: what this place is for and what to do first. */
export function Empty(props: {
  title: string;
  /** Where it is all there is: the heading of the page. */
  is_page?: boolean;
  text?: ReactNode;
  /** One of ui/drawings: what this place will hold. */
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.state}>
      {props.drawing}
      {props.is_page === true ? (
        <h1 className="text-ink serif-500-18-1_35">{props.title}</h1>
      ) : (
        <p className="text-ink serif-500-18-1_35">{props.title}</p>
      )}
      {props.text !== undefined && <p className="max-w-46ch">{props.text}</p>}
      {props.children !== undefined && (
        <div className="flex wrap gap-8 justify-center mt-8">{props.children}</div>
      )}
    </div>
  );
}

/** One plain sentence on what went wrong, one on what helps. */
export function errorWords(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError) {
    if (error.status === 0) return texts.errors.unreachable;
    // What is known by its type is said in the language of the page; the rest as the service put it.
    const said = texts.service.error(error.type, error.message) ?? error.message;
    if (error.status === 404) return { title: texts.errors.gone, text: said };
    if (error.status >= 500) {
      return {
        title: texts.errors.internal,
        text: `${said} ${texts.errors.reference(error.request_id)}`,
      };
    }
    // the sentence often is one of its details, which stays English where the sentence does not
    const details = error.details
      .map(({ message }) => message)
      .filter((message) => message !== error.message && !said.includes(message));
    return { title: said, text: details.join(' ') };
  }
  if (error instanceof Told) return { title: error.message, text: '' };
  return { title: texts.errors.unknown, text: error instanceof Error ? error.message : String(error) };
}

function missingWords(error: unknown): { title: string; text: string } {
  return isNoId(error)
    ? { title: texts.errors.noId, text: texts.errors.noIdText }
    : { title: texts.errors.gone, text: texts.errors.goneText };
}

export function Failed(props: { error: unknown; retry?: () => void }) {
  const words = isNotFound(props.error) ? missingWords(props.error) : errorWords(props.error);
  // what is not there comes back by no second try
  const retry = isNotFound(props.error) ? undefined : props.retry;
  return (
    <div role="alert" style={{ height: '100%' }}>
      <Empty drawing={<Drawing of="failed" />} title={words.title} text={words.text}>
        {retry !== undefined && (
          <Button variant="default" onClick={retry}>
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
    <div className="grid overflow-hidden gap-0" role="status" aria-label={texts.states.loading}>
      <Delayed>
        {Array.from({ length: props.count ?? 12 }, (_, row) => (
          <div className={`${css.row} row p-0-22 border-b-soft gap-24`} key={row}>
            {widths.map((width, index) => (
              // Uneven on purpose: words are.
              <div
                className={`${css.bar} rounded-4 bg-soft h-9`}
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
