import { z } from 'zod';
import type { RoleTitle } from './titles.ts';

const RoleTitleFile = z.array(
  z.object({ trade: z.string(), title: z.string().min(1), names: z.array(z.string().min(1)) }),
);

/** Reads the list of roles the program ships (`resources/tags/role_titles.json`). @throws Error when it is not that. */
export function parseRoleTitles(text: string): RoleTitle[] {
  return RoleTitleFile.parse(JSON.parse(text));
}
