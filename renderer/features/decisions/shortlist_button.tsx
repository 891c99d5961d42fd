import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';

/** The one decision that is always near; once taken it says so and steps back. */
export function ShortlistButton({ isOn, onClick }: { isOn: boolean; onClick: () => void }) {
  if (isOn) {
    return (
      <Button disabled data-done>
        {texts.decisions.shortlisted}
      </Button>
    );
  }
  return (
    <Button data-changes onClick={onClick} rightSection={<kbd>S</kbd>}>
      {texts.decisions.shortlist}
    </Button>
  );
}
