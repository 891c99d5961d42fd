import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Understanding } from '#service/intelligence/criteria/answer.ts';
import { yieldToEventLoop } from '#service/event_loop.ts';
import type { Skills } from '#service/skills.ts';
import { CriterionWeight } from '../criteria/schema.ts';
import type { CriterionPreset } from './schema.ts';

const PresetCriterion = z.object({ prompt_text: z.string(), weight: CriterionWeight });
const PresetFile = z.array(
  z.object({ id: z.string(), trade: z.string(), name: z.string(), criteria: z.array(PresetCriterion) }),
);

/** How a criterion is read, in the shape of the API. */
export const readingOf = ({ understood_as, told }: Understanding) => ({
  understood_as,
  told: told.map(({ code, args }) => ({ code, args: { ...args } })),
});

/**
 * Reads the presets the program ships (`<resources>/criteria/presets.json`), each criterion with how it is read.
 * @throws Error when the file is missing or is not what the program ships.
 */
export async function readPresets(
  resources_dir: string,
  skills: Pick<Skills, 'understand'>,
): Promise<CriterionPreset[]> {
  const text = await readFile(path.join(resources_dir, 'criteria', 'presets.json'), 'utf8');
  const presets: CriterionPreset[] = [];
  for (const { criteria, ...preset } of PresetFile.parse(JSON.parse(text))) {
    const understood = [];
    for (const { prompt_text, weight } of criteria) {
      understood.push({ prompt_text, weight, ...readingOf(await skills.understand(prompt_text)) });
      // all of them take a second at first, in which others are answered, too
      await yieldToEventLoop();
    }
    presets.push({ ...preset, criteria: understood });
  }
  return presets;
}
