import { useEffect, useRef } from 'react';
import { useIsActiveView } from './active_view.ts';

/**
 * What is done with all of a list waits until all of it is there: one that is still being fetched would be printed or
 * exported in part, and nothing would say so.
 * @param act is called once for each asking, with the list as it stands then
 */
export function useWhenLoaded<Asked>(is_whole: boolean, act: (asked: Asked) => void): (asked: Asked) => void {
  const waiting = useRef<Asked[]>([]);
  const is_active = useIsActiveView();
  useEffect(() => {
    // nobody waits any more where they went on to something else
    if (!is_active) waiting.current = [];
  }, [is_active]);
  useEffect(() => {
    if (is_whole) for (const asked of waiting.current.splice(0)) act(asked);
  }, [is_whole, act]);
  return (asked) => {
    if (is_whole) act(asked);
    else waiting.current.push(asked);
  };
}
