import { seedLetterTemplates } from '../api/hiring/letter_templates/store.ts';
import { seedStages } from '../api/hiring/nomination_stages/store.ts';
import type { Db } from '../db/schema.ts';

/** Gives a data folder what every one begins with, each thing once. */
export async function seed(trx: Db): Promise<void> {
  await seedStages(trx);
  await seedLetterTemplates(trx);
}
