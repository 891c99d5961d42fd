import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';
import css from './state.module.css';

/** Over a list of which only the first part could be fetched: it looks whole, and is not. */
export function CutShort(props: { shown: number; total: number; retry: () => void }) {
  return (
    <div className={css.short} role="alert">
      <span>{texts.states.cutShort(props.shown, props.total)}</span>
      <Button variant="subtle" size="compact-sm" onClick={props.retry}>
        {texts.actions.tryAgain}
      </Button>
    </div>
  );
}
