type Waiting<T> = {
  readonly id: string;
  resolve: (found: T | null) => void;
  reject: (error: unknown) => void;
};

/**
 * Rows ask for what they show one by one; what is asked within one turn goes out as one request for at most `size`
 * ids. null for an id the answer does not hold.
 */
export function createBatcher<T>(
  size: number,
  fetch: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | null> {
  let waiting: Waiting<T>[] = [];

  const send = async (batch: readonly Waiting<T>[]): Promise<void> => {
    try {
      const found = await fetch(batch.map((one) => one.id));
      for (const one of batch) one.resolve(found.get(one.id) ?? null);
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  };
  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      if (waiting.length > 1) return;
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        for (let start = 0; start < all.length; start += size) void send(all.slice(start, start + size));
      });
    });
}
