import type { RouteContext } from '#service/context.ts';
import type { ReasonSkill } from '../rankings/schema.ts';
import type { z } from 'zod';

type Skills = {
  matching_skills: z.infer<typeof ReasonSkill>[];
  missing_skills: z.infer<typeof ReasonSkill>[];
};

export async function skillReasons(
  _context: RouteContext,
  _candidate_id: string,
  _job_id: string,
): Promise<Skills | null> {
  return null;
}
