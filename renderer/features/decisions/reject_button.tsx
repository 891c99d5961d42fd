import { Button } from '@mantine/core';
import { texts } from '../../texts.ts';

/** The other decision; once taken it says so and steps back. Another stage takes it back. */
export function RejectButton({ isOn, onClick }: { isOn: boolean; onClick: () => void }) {
  if (isOn) {
    return (
      <Button variant="default" disabled data-done="rejected">
        {texts.decisions.rejected}
      </Button>
    );
  }
  return (
    <Button data-changes variant="default" onClick={onClick} rightSection={<kbd>X</kbd>}>
      {texts.decisions.reject}
    </Button>
  );
}
