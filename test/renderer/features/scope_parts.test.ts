import { expect, it } from 'vitest';
import { SCOPE_RESOURCES } from '#service/api/scopes.ts';
import { isWhole, partsOf, SCOPE_PARTS } from '../../../renderer/features/access/scope_parts.ts';

it('offers every part that a scope can be about, in the order of the service', () => {
  expect(['all', ...SCOPE_PARTS]).toEqual([...SCOPE_RESOURCES]);
});

it('reads a scope of everything as all of its parts', () => {
  expect(partsOf(['all:read', 'jobs:write'])).toEqual(
    SCOPE_PARTS.flatMap((part) => (part === 'jobs' ? ['jobs:read', 'jobs:write'] : [`${part}:read`])),
  );
  expect([isWhole(['all:read']), isWhole(['all:read', 'jobs:write'])]).toEqual([true, false]);
});
