/** What the drawings are made of: paper with a folded corner, and writing on it. */

/** A sheet with a dog-ear, `turn` degrees about its middle. */
export function Sheet(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
  fold?: number;
  children?: React.ReactNode;
}) {
  const { x, y, width, height, turn = 0, fold = 10 } = props;
  const right = x + width;
  const bottom = y + height;
  return (
    <g transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
      <path
        className="paper"
        d={`M${x + 2} ${y}H${right - fold}L${right} ${y + fold}V${bottom - 2}q0 2-2 2H${x + 2}q-2 0-2-2V${y + 2}q0-2 2-2Z`}
      />
      {fold > 0 && <path d={`M${right - fold} ${y}v${fold - 2}q0 2 2 2h${fold - 2}`} />}
      {props.children}
    </g>
  );
}

/** Lines of writing, each of its own length. */
export function Writing(props: { x: number; y: number; step?: number; lengths: readonly number[] }) {
  const { x, y, step = 8, lengths } = props;
  return (
    <path
      className="writing"
      d={lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join('')}
    />
  );
}

/** Where a marker went over the writing: a little slanted, as a hand does it. */
export function Marked(props: { x: number; y: number; length: number }) {
  const { x, y, length } = props;
  return <path className="marked" d={`M${x} ${y + 0.8}l${length} -1.6`} />;
}
