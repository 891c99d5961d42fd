import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';
import { CriterionWeight } from '../criteria/schema.ts';
import type { CriterionPreset } from './schema.ts';

const PresetFile = z.array(
  z.object({
    id: z.string(),
    trade: z.string(),
    name: z.string(),
    criteria: z.array(z.object({ prompt_text: z.string(), weight: CriterionWeight })),
  }),
);

/**
 * Reads the presets the program ships (`<resources>/criteria/presets.json`), each criterion with how it is read.
 * @throws Error when the file is missing or is not what the program ships.
 */
export async function readPresets(resources_dir: string, lexicon: Lexicon): Promise<CriterionPreset[]> {
  const { understandCriterion } = await import('#service/intelligence/criteria/criterion.ts');
  const text = await readFile(path.join(resources_dir, 'criteria', 'presets.json'), 'utf8');
  return PresetFile.parse(JSON.parse(text)).map(({ id, trade, name, criteria }) => ({
    id,
    trade,
    name,
    criteria: criteria.map(({ prompt_text, weight }) => ({
      prompt_text,
      weight,
      understood_as: understandCriterion(prompt_text, lexicon).understood_as,
    })),
  }));
}
