import { Button, VisuallyHidden } from '@mantine/core';
import { texts } from '../../texts.ts';

/** To whoever stands before and after in the list somebody was opened from. */
export function PrevNextButtons(props: {
  /** Where they stand in that list, from 0. */
  at: number;
  amount: number;
  onGo: (index: number) => void;
}) {
  const { at, onGo } = props;
  const step = (to: number, name: string, sign: string, key: string) => (
    <Button
      variant="default"
      px={11}
      aria-keyshortcuts={key}
      title={name}
      onClick={() => onGo(to)}
      disabled={to < 0 || to >= props.amount}
      rightSection={<kbd>{key}</kbd>}
    >
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <div className="flex gap-4">
      {step(at - 1, texts.candidate.previous, '‹', 'K')}
      {step(at + 1, texts.candidate.next, '›', 'J')}
    </div>
  );
}
