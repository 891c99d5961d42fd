import type { ReactNode } from 'react';
import { Marked, Sheet, Writing } from './pieces.tsx';

/** Resumes on their way into the tray. */
const desk = (
  <>
    <path d="M10 96h140" />
    <Sheet x={60} y={9} width={40} height={52} turn={-9}>
      <Writing x={67} y={26} lengths={[16, 26, 24, 20]} />
      <path className="green line" d="M67 18h11" />
    </Sheet>
    <path className="faint" d="M46 20q-4 9-3 18M113 16q5 10 3 21" />
    <path className="paper" d="M40 66h80M40 66l-10 20v7q0 3 3 3h94q3 0 3-3v-7l-10-20" />
    <path className="paper" d="M30 84h28q3 0 4 3t4 3h28q3 0 4-3t4-3h28v9q0 3-3 3H33q-3 0-3-3Z" />
    <path d="M52 74h12M96 74h12" className="writing" />
  </>
);

/** In order, and the first one is where to begin. */
const ranking = (
  <>
    {[0, 1, 2, 3].map((row) => (
      <path
        key={row}
        className="paper"
        d={`M${26 + row * 4} ${14 + row * 23}h${112 - row * 12}q2 0 2 2v13q0 2-2 2h${-(112 - row * 12)}q-2 0-2-2v-13q0-2 2-2Z`}
      />
    ))}
    <circle className="green" cx="36" cy="22.500" r="4.500" />
    <circle cx="40" cy="45.500" r="4.200" />
    <circle cx="44" cy="68.500" r="4.200" />
    <circle className="dotted" cx="48" cy="91.500" r="4.200" />
    <path
      className="writing"
      d="M49 22.500h44M103 22.500h24M53 45.500h36M99 45.500h20M57 68.500h40M61 91.500h28"
    />
  </>
);

/** A card taken from one column to the next. */
const pipeline = (
  <>
    <path className="faint" d="M12 14h40M60 14h40M108 14h40" />
    <path className="faint dotted" d="M56 22v76M104 22v76" />
    <Card x={14} y={24} />
    <Card x={14} y={48} />
    <Card x={14} y={72} />
    <Card x={110} y={24} />
    <Card x={67} y={47} turn={-7}>
      <circle className="green" cx="75" cy="56" r="3.600" />
      <path className="writing" d="M83 56h13" />
    </Card>
    <path d="M50 86q24 12 52-8" className="hand" />
    <path d="M95 77l8 .5-2.500 7.500" className="hand" />
  </>
);

function Card(props: { x: number; y: number; turn?: number; children?: ReactNode }) {
  const { x, y, turn = 0, children } = props;
  return (
    <g transform={`rotate(${turn} ${x + 18} ${y + 9})`}>
      <rect className="paper" x={x} y={y} width={36} height={18} rx={2.5} />
      {children ?? <path className="writing" d={`M${x + 6} ${y + 7}h16M${x + 6} ${y + 12}h22`} />}
    </g>
  );
}

/** Two resumes, read line by line. */
const compare = (
  <>
    <Sheet x={20} y={14} width={54} height={80} turn={-2}>
      <Marked x={28} y={52} length={34} />
      <Writing x={28} y={32} step={10} lengths={[20, 38, 34, 37, 28]} />
    </Sheet>
    <Sheet x={86} y={16} width={54} height={80} turn={2}>
      <Writing x={94} y={34} step={10} lengths={[24, 34, 22, 38, 32]} />
    </Sheet>
    <path className="faint dotted" d="M8 53.500h144" />
    <circle className="green" cx="80" cy="53.500" r="4" />
  </>
);

/** A box of index cards. */
const pool = (
  <>
    <path className="paper" d="M42 50V20q0-2 2-2h12l3-6h20l3 6h34q2 0 2 2v30" />
    <path className="paper" d="M38 56V30q0-2 2-2h46l3-6h20l3 6h8q2 0 2 2v26" />
    <path className="paper" d="M34 62V40q0-2 2-2h8l3-6h22l3 6h52q2 0 2 2v22" />
    <path className="green" d="M50 34.500h16l1.500 3.500h-19Z" />
    <Writing x={46} y={47} lengths={[26, 48]} />
    <path className="paper" d="M24 60h112l-7 36q-.4 2-2.400 2H33.400q-2 0-2.400-2Z" />
    <path d="M68 73h24v10H68Z" />
    <path className="writing" d="M73 78h14" />
  </>
);

/** The pack for the client: some pages, clipped. */
const share = (
  <>
    <Sheet x={58} y={16} width={56} height={78} turn={8} fold={0} />
    <Sheet x={52} y={15} width={56} height={80} turn={3} fold={0} />
    <Sheet x={46} y={14} width={56} height={82} turn={-3}>
      <path className="line" d="M56 34h20" />
      <Marked x={56} y={54} length={30} />
      <Writing x={56} y={46} lengths={[34, 32, 26]} />
      <Writing x={56} y={76} lengths={[36, 22]} />
    </Sheet>
    <path className="green line open" d="M60 24V10q0-5 5-5t5 5v20q0 3-3 3t-3-3V13" />
  </>
);

/** One thing after the other, and who did it. */
const activity = (
  <>
    <path className="paper" d="M22 18q28-8 58 2 30-10 58-2v76q-28-8-58 2-30-10-58-2Z" />
    <path d="M80 20v76" />
    <path d="M92 32v50" className="faint" />
    <circle className="green" cx="92" cy="34" r="4" />
    <circle className="paper" cx="92" cy="50" r="4" />
    <circle className="paper" cx="92" cy="66" r="4" />
    <circle className="paper dotted" cx="92" cy="82" r="4" />
    <path className="writing" d="M102 33h24M102 49h18M102 65h26M102 81h14" />
    <path className="writing" d="M32 32q18-3 38 2M32 44q18-3 32 1.500M32 56q18-3 38 2M32 68q14-2.500 26 0" />
  </>
);

/** A vacancy, pinned up. */
const jobs = (
  <>
    <Sheet x={48} y={16} width={64} height={82} turn={2}>
      <path className="line" d="M60 40h30" />
      <Writing x={60} y={52} lengths={[40, 36, 40]} />
      <path className="writing" d="M66 80h30M66 88h22" />
      <path className="line" d="M60 80h.1M60 88h.1" />
    </Sheet>
    <circle className="green" cx="81" cy="20" r="6" />
    <path d="M78.500 17.500q1-1.500 3-1.500" className="gleam" />
    <path className="faint" d="M22 102h116" />
  </>
);

/** What somebody wrote beside it. */
const notes = (
  <>
    <path className="paper" d="M44 18q0-2 2-2h66q2 0 2 2v54l-20 20H46q-2 0-2-2Z" />
    <path className="paper" d="M114 72H96q-2 0-2 2v18Z" />
    <Marked x={54} y={34} length={34} />
    <path
      className="hand"
      d="M54 34q4-5 7 0t7 0 7 0 7 0 6-1M54 48q4-5 7 0t7 0 7 0 7 0 7 0 7-1M54 62q4-5 7 0t7 0 7 0 4-1"
    />
    <g transform="rotate(38 128 44)">
      <path className="paper" d="M124 14h9v48l-4.500 10-4.500-10Z" />
      <path d="M124 62h9M124 22h9" />
      <path className="ink" d="M127 67.500h3l-1.500 4.500Z" />
    </g>
  </>
);

/** Words under the glass. */
const search = (
  <>
    <Sheet x={34} y={10} width={68} height={88} turn={-3}>
      <Writing x={44} y={28} step={10} lengths={[24, 46, 40, 48, 42, 46, 30]} />
    </Sheet>
    <path className="handle" d="M113.500 80.500l18 18" />
    <circle className="paper" cx="96" cy="62" r="24" />
    <Marked x={82} y={62} length={28} />
    <path className="writing" d="M80 52h30M82 62h28M80 72h22" />
    <path className="green open line" d="M80 50a20 20 0 0 1 11-8" />
  </>
);

/** Torn, and to be mended. */
const failed = (
  <>
    <g transform="rotate(-4 56 54)">
      <path className="paper" d="M36 14q0-2 2-2h34l4 12-7 9 8 11-8 10 7 11-8 10 5 13H38q-2 0-2-2Z" />
      <Writing x={46} y={30} step={10} lengths={[18, 22, 20, 22, 20]} />
    </g>
    <g transform="rotate(5 108 58)">
      <path className="paper" d="M86 14h24l10 10v66q0 2-2 2H85l-5-13 8-10-7-11 8-10-8-11 7-9Z" />
      <path d="M110 14v8q0 2 2 2h8" />
      <Writing x={92} y={36} step={10} lengths={[18, 20, 16, 18]} />
    </g>
    <g transform="rotate(-14 80 56)">
      <rect className="tape" x={60} y={49} width={40} height={14} rx={2} />
    </g>
  </>
);

/** One for each place that can be empty. */
export const SCENES = {
  desk,
  ranking,
  pipeline,
  compare,
  pool,
  share,
  activity,
  jobs,
  notes,
  search,
  failed,
} as const;
