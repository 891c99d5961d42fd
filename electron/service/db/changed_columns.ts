/** Whether a row would be another one with these columns: who changes nothing makes no event and no new version. */
export function hasChangedColumn(row: object, columns: object): boolean {
  const before = row as Readonly<Record<string, unknown>>;
  return Object.entries(columns).some(([name, value]) => value !== undefined && value !== before[name]);
}
