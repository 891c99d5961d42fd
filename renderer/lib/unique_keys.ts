/** Keys for a list: what each says, and for what is said twice its turn. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    return turn === 0 ? name : `${name} ${turn}`;
  });
}
