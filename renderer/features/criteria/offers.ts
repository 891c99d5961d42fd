import type { SentenceCode } from '#service/api/sentence_code.ts';
import type { CriterionFields } from '../../api/criteria.ts';
import { shortName } from './names.ts';

/** A criterion that can be added with one press. */
export type Offer = Omit<CriterionFields, 'display_name'> & {
  readonly display_name?: string | null;
  readonly understood_as: string;
  readonly told: readonly SentenceCode[];
};

/** Whether an offer is not among the criteria of the job yet. */
export function isNew(asked: ReadonlySet<string>, { prompt_text }: Offer): boolean {
  return !asked.has(prompt_text.toLocaleLowerCase());
}

/** What is added of an offer: under a short name, where there is a shorter one than its own words. */
export function fieldsOf(offer: Offer): CriterionFields {
  const { prompt_text, weight } = offer;
  const name = shortName(offer);
  return { prompt_text, display_name: name === prompt_text ? null : name, weight };
}
