/**
 * What a filter asks of one own field, as addresses and the service have it: `<field id>:is:<choice id>`. See
 * custom_fields of GET /candidate_ids.
 */
export type Asked = 'filled' | 'empty' | 'is' | 'from' | 'to' | 'contains';

const CONDITION = /^([0-9a-f-]{36}):(filled|empty|is|from|to|contains)(?::([^,]*))?$/;

/** Those of the texts of an address that are conditions. */
export function readConditions(written: unknown): string[] {
  if (!Array.isArray(written)) return [];
  return written.filter((one): one is string => typeof one === 'string' && CONDITION.test(one)).slice(0, 50);
}

/** A condition, taken apart. */
export function partsOf(condition: string): { field_id: string; asks: Asked; than: string } {
  const [, field_id = '', asks = 'filled', than = ''] = CONDITION.exec(condition) ?? [];
  return { field_id, asks: asks as Asked, than: asks === 'contains' ? decodeURIComponent(than) : than };
}

/** A condition, put together. */
export function conditionOf(field_id: string, asks: Asked, than = ''): string {
  // a comma stands between two conditions
  const written = asks === 'contains' ? encodeURIComponent(than) : than;
  return written === '' ? `${field_id}:${asks}` : `${field_id}:${asks}:${written}`;
}
