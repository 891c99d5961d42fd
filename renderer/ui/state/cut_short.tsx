import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';
import { LineOver } from './line_over.tsx';

/** Over a list of which only the first part could be fetched: it looks whole, and is not. */
export function CutShort(props: { shown: number; total: number; retry: () => void }) {
  return (
    <LineOver role="alert">
      <span>{texts.states.cutShort(props.shown, props.total)}</span>
      <Button variant="subtle" size="compact-sm" onClick={props.retry}>
        {texts.actions.tryAgain}
      </Button>
    </LineOver>
  );
}
