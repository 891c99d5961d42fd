import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';

type Line = AttachmentDocument['pages'][number]['lines'][number];
type Pages = readonly { readonly lines: readonly Pick<Line, 'text' | 'box' | 'bullet' | 'column'>[] }[];
type Placed = Pages[number]['lines'][number];

const BULLET = '• ';
/** A line that reaches so far across its column goes on in the next one. */
const FULL = 0.78;

/** What was read of a file as somebody would type it: items with their bullets, paragraphs apart, and in one piece. */
export function documentText(pages: Pages): string {
  return pages
    .map(({ lines }) => {
      const gap = usualGap(lines);
      const width = Math.max(0, ...lines.map(({ box }) => box?.[2] ?? 0));
      return lines
        .map((line, at) => between(lines[at - 1], line, gap, width) + (line.bullet ? BULLET : '') + line.text)
        .join('');
    })
    .join('\n\n')
    .trim();
}

/** What stands between a line and the one before it. */
function between(before: Placed | undefined, line: Placed, gap: number, width: number): string {
  if (before === undefined) return '';
  if (before.box === null || line.box === null) return before.bullet && line.bullet ? '\n' : '\n\n';
  const [x, y, , height] = line.box;
  const [left, top, across, high] = before.box;
  const space = y - (top + high);
  // another column, or the next one over
  if (before.column !== line.column || space < -height) return '\n\n';
  const is_apart = space > gap + 0.45 * height || Math.abs(high - height) > 0.25 * Math.max(high, height);
  if (is_apart) return line.bullet && before.bullet ? '\n' : '\n\n';
  if (line.bullet) return '\n';
  const goes_on = across >= FULL * width && x >= left - height;
  return goes_on ? ' ' : '\n';
}

/** The space between two lines of one paragraph: what most lines of a page have between them. */
function usualGap(lines: Pages[number]['lines']): number {
  const gaps = lines
    .slice(1)
    .flatMap((line, at) => {
      const before = lines[at]?.box ?? null;
      return line.box === null || before === null ? [] : [line.box[1] - (before[1] + before[3])];
    })
    .filter((gap) => gap > -2)
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 3)] ?? 0;
}
