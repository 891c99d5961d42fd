import { Alert, Button, Group, Stack } from '@mantine/core';
import type { Credentials } from '../../api/clients.ts';
import { CodeBlock } from '../../ui/code_block.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { texts } from '../../texts.ts';

/** The only sight of a secret there will ever be, and what to do with it. */
export function SecretOnce({ made, onClose }: { made: Credentials; onClose: () => void }) {
  return (
    <Stack gap={14}>
      <Alert color="yellow" variant="light" className="bg-ask-soft text-ink">
        {texts.settings.secretOnce}
      </Alert>
      <dl className="grid gap-3">
        <dt className="text-mute font-13">client_id</dt>
        <dd className="mb-9">
          <Copyable text={made.client_id} />
        </dd>
        <dt className="text-mute font-13">client_secret</dt>
        <dd className="mb-9">
          <Copyable text={made.client_secret} />
        </dd>
        <dt className="text-mute font-13">{texts.settings.tokenCurl}</dt>
        <dd className="mb-9">
          <CodeBlock text={tokenCurl(made)} label={texts.settings.tokenCurl} />
        </dd>
      </dl>
      <Group justify="flex-end">
        <Button onClick={onClose}>{texts.settings.secretKept}</Button>
      </Group>
    </Stack>
  );
}

/** Quotes that every shell understands: ids and secrets have nothing else in them. */
function tokenCurl({ client_id, client_secret }: Credentials): string {
  return [
    `curl "${location.origin}/api/v1/auth/tokens" -d grant_type=client_credentials`,
    `-d client_id=${client_id} -d client_secret=${client_secret}`,
  ].join(' ');
}
