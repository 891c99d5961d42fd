/**
 * What a query shows where what it fetched says the same, so that nothing that hangs on it is made anew: its structural
 * sharing for maps, which the library compares by identity alone.
 * @param isSame whether two values of one key say the same
 */
export const keepIfSame =
  <Value>(isSame: (was: Value, now: Value) => boolean) =>
  (shown: unknown, fetched: unknown): unknown => {
    if (!(shown instanceof Map && fetched instanceof Map) || shown.size !== fetched.size) return fetched;
    const before = shown as ReadonlyMap<unknown, Value>;
    const are_same = [...(fetched as ReadonlyMap<unknown, Value>)].every(([key, now]) => {
      const was = before.get(key);
      return was !== undefined && isSame(was, now);
    });
    return are_same ? shown : fetched;
  };
