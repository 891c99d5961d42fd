import { z } from 'zod';
import { ALL_SCOPES } from './scopes.ts';
import type { Scope } from './scopes.ts';

/** What somebody may do in an office: everything, all that is about jobs and candidates, or look. */
export const Role = z.enum(['owner', 'recruiter', 'reader']);
export type Role = z.infer<typeof Role>;

/** What the tokens of people may do, by their role. */
export const SCOPES_OF_ROLE: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ALL_SCOPES,
  recruiter: [
    'all:read',
    'jobs:write',
    'candidates:write',
    'attachments:write',
    'nominations:write',
    'tags:write',
    'rankings:write',
  ],
  reader: ['all:read'],
};
