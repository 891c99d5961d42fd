import type { RankedEntry } from '../../api/ranking_filters.ts';
import { Several, severalInWords } from '../../features/duplicates/several.tsx';
import { joined } from '../../lib/joined.ts';
import { formatNumber } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import type { Stack } from './stacks.ts';

/** How many resumes are probably of one person, beside the name of who stands highest; opens and closes the others. */
export function StackButton(props: {
  candidate_id: string;
  stack: Stack;
  /** Criteria their resumes disagree about, as words. */
  disputed: string;
  onToggle: (candidate_id: string) => void;
}) {
  const { others, is_open } = props.stack;
  const at = texts.same.stack.ranks(rangesOf(others), others.length);
  const amount = others.length + 1;
  const name = joined([severalInWords(amount, props.disputed), at]);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="flex-none p-0 bare-button text-mute font-12 hover-underline"
      aria-expanded={is_open}
      aria-label={name}
      title={`${name}\n${texts.same.stack.hint}`}
      onMouseDown={(event) => event.preventDefault()} // the list keeps the focus, and with it its keys
      onClick={(event) => {
        event.stopPropagation();
        props.onToggle(props.candidate_id);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Several amount={amount} disputed={props.disputed} />
    </button>
  );
}

/** Their positions, those in a row as one: "2, 3, 23–28". */
function rangesOf(others: readonly RankedEntry[]): string {
  const ranges: [number, number][] = [];
  for (const { position } of others) {
    const last = ranges.at(-1);
    if (last?.[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges
    .map(([from, to]) =>
      from === to
        ? formatNumber(from)
        : `${formatNumber(from)}${to === from + 1 ? ', ' : '–'}${formatNumber(to)}`,
    )
    .join(', ');
}
