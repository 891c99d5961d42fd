/** What stands so far below the upper edge has reached it. */
const NEAR = 80;

/**
 * The part of a page somebody reads: the last one that has reached a line. The line lies at the upper edge, and
 * sinks to
 * the lower one over the last window of the page, whose parts never come up to the top.
 * @param parts in their order; `top` is below the upper edge of what is in sight
 */
export function partInSight(
  parts: readonly { readonly id: string; readonly top: number }[],
  page: { readonly scrollTop: number; readonly clientHeight: number; readonly scrollHeight: number },
): string | undefined {
  const range = page.scrollHeight - page.clientHeight;
  const left = Math.max(0, range - page.scrollTop - 2); // fractions of a pixel are left at some zooms
  const last_window = Math.min(page.clientHeight, range);
  const sunk = range <= 0 ? 0 : Math.max(0, 1 - left / last_window);
  const line = NEAR + (page.clientHeight - NEAR) * (page.scrollTop === 0 ? 0 : sunk);
  return (parts.findLast(({ top }) => top <= line) ?? parts[0])?.id;
}
