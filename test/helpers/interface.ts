import type { TestService } from './service.ts';

/** A token of the interface, as its page gets one. */
export async function interfaceToken(service: TestService): Promise<string> {
  const { body } = await service.api(
    'POST',
    '/ui/session',
    { code: service.createSessionCode() },
    { token: null },
  );
  return body.access_token as string;
}
