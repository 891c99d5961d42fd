/** What each part of a bar has of it before its share, in per cent: one of very many is still seen. */
const LEAST = 2;

/** How wide each part of a bar is and where it starts, in per cent: by its count, and never too narrow to be seen. */
export function sharesOf(counts: readonly number[]): { readonly start: number; readonly width: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const least = Math.min(LEAST, 100 / counts.length);
  const rest = 100 - least * counts.length;
  let start = 0;
  return counts.map((count) => {
    const share = { start, width: least + (rest * count) / total };
    start += share.width;
    return share;
  });
}
