import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';

/** The one decision that is always near; once taken it says so and steps back, and further on it is no advice. */
export function ShortlistButton({
  isOn,
  isPast,
  onClick,
}: {
  isOn: boolean;
  /** They are further than that: it would be a step back. */
  isPast: boolean;
  onClick: () => void;
}) {
  if (isOn) {
    return (
      <Button disabled data-done>
        {texts.decisions.shortlisted}
      </Button>
    );
  }
  return (
    <Button
      data-changes
      {...(isPast && { variant: 'default' })}
      onClick={onClick}
      rightSection={<kbd>S</kbd>}
    >
      {texts.decisions.shortlist}
    </Button>
  );
}
