import type { Db } from '../db/schema.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import type { EventDetail } from '../api/feeds/events/store.ts';
import { changesOf, writeChanges } from '../api/settings/custom_field_values/store.ts';
import type { ValueChange } from '../api/settings/custom_field_values/store.ts';
import type { AppliesTo } from '../api/settings/custom_fields/schema.ts';

/** Writes values of own fields, checked before, and tells each that changed. @returns those. */
export async function saveCustomValues(
  trx: Db,
  applies_to: AppliesTo,
  about_id: string,
  values: Parameters<typeof changesOf>[3],
  why: EventDetail = {},
): Promise<readonly ValueChange[]> {
  const changes = await changesOf(trx, applies_to, about_id, values);
  const tell = async (which: (change: ValueChange['change']) => boolean): Promise<void> => {
    for (const { change, id, field_id } of changes) {
      if (which(change)) await recordEvent(trx, `custom_field_value.${change}`, id, { field_id, ...why });
    }
  };
  // whom a value was about is read from its row
  await tell((change) => change === 'deleted');
  await writeChanges(trx, applies_to, about_id, changes);
  await tell((change) => change !== 'deleted');
  return changes;
}
