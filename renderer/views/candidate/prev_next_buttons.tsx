import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';

/** To whoever stands before and after in the list somebody was opened from. */
export function PrevNextButtons(props: {
  /** Where they stand in that list, from 0. */
  at: number;
  amount: number;
  onGo: (index: number) => void;
}) {
  const { at } = props;
  return (
    <Button.Group>
      <Button
        variant="default"
        px={11}
        onClick={() => props.onGo(at - 1)}
        disabled={at <= 0}
        rightSection={<kbd>K</kbd>}
      >
        {texts.candidate.previous}
      </Button>
      <Button
        variant="default"
        px={11}
        onClick={() => props.onGo(at + 1)}
        disabled={at >= props.amount - 1}
        rightSection={<kbd>J</kbd>}
      >
        {texts.candidate.next}
      </Button>
    </Button.Group>
  );
}
