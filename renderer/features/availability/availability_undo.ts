import type { AvailabilityChanges, CandidateAvailability } from '../../api/availability.ts';

/** What puts back what there was before these changes: what a person said, or else the resume counts again. */
export function changesBack(
  changes: AvailabilityChanges,
  before: CandidateAvailability,
): AvailabilityChanges {
  const facts = Object.keys(changes) as (keyof AvailabilityChanges)[];
  return Object.fromEntries(
    facts.map((fact) => [fact, before[fact].source === 'person' ? { value: before[fact].value } : null]),
  );
}
