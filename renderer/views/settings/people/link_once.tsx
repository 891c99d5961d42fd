import { Alert, Button, Group, Stack } from '@mantine/core';
import type { SignInLink } from '../../../api/users.ts';
import { formatMoment } from '../../../lib/format.ts';
import { CodeBlock } from '../../../ui/code_block.tsx';
import { texts } from '../../../texts.ts';

/** The only sight of a link that signs somebody in. */
export function LinkOnce({ made, onClose }: { made: SignInLink; onClose: () => void }) {
  return (
    <Stack gap={14}>
      <Alert color="yellow" variant="light" className="bg-ask-soft text-ink">
        {texts.people.linkOnce(formatMoment(made.expires_at))}
      </Alert>
      <CodeBlock text={`${location.origin}/#code=${made.code}`} label={texts.people.link} />
      <Group justify="flex-end">
        <Button onClick={onClose}>{texts.people.linkKept}</Button>
      </Group>
    </Stack>
  );
}
