export type BulkFailure = { readonly candidate_id: string; readonly error: unknown };

/** Undoes what was done, and returns the people it failed for. */
export type BulkUndo = () => Promise<readonly BulkFailure[]>;
export type BulkOutcome = {
  readonly done: readonly string[];
  readonly failures: readonly BulkFailure[];
  readonly undo: BulkUndo;
};

/** Requests under way at a time: the service answers one after the other anyway. */
const ABREAST = 4;

/** One act after the other for many. One that fails does not keep the rest from being done. */
export async function forMany(
  ids: readonly string[],
  act: (id: string) => Promise<void>,
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly BulkFailure[]> {
  const failures: BulkFailure[] = [];
  const waiting = [...ids].toReversed();
  let done = 0;
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      try {
        await act(id);
      } catch (error) {
        failures.push({ candidate_id: id, error });
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return failures;
}
