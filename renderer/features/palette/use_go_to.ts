import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentJob } from '../current/current_job.ts';
import { isCovered } from '../../lib/escape.ts';
import { PLACES } from './places.ts';

/** So long the second key is waited for. */
const PATIENCE_MS = 1200;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/**
 * `g`, then the key of a place, goes there. The second key is taken before the view sees it: it may mean something
 * there.
 */
export function useGoTo(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let begun_at = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || isCovered()) return;
      const waits = event.timeStamp - begun_at < PATIENCE_MS;
      begun_at = event.key === 'g' ? event.timeStamp : -Infinity;
      if (!waits) return;
      const place = PLACES.find(({ key }) => key === event.key.toLocaleLowerCase());
      if (place === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      begun_at = -Infinity;
      const job = currentJob.get();
      if (place.of_job && job !== null) void navigate({ to: place.to, search: { job } });
      else void navigate({ to: place.to });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [navigate]);
}
