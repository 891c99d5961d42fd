/** The columns of the ranking, from left to right. */
export type ColumnId =
  | 'pick'
  | 'position'
  | 'name'
  | 'now'
  | 'employer'
  | 'where'
  | 'years'
  | 'criteria'
  | 'stage';

export type Columns = {
  readonly ids: readonly ColumnId[];
  /** As `grid-template-columns` has it. */
  readonly template: string;
  /** From mark to mark. */
  readonly pitch: number;
};

/** What a title with the employer behind it needs beside a column for the location. */
const MERGED = 236;
/** What columns are wide that hold no words of their own length. */
const FIXED = { pick: 18, position: 54, years: 36, stage: 84 } as const;
/** What words need to be read, and what each column gets of the room that is left. */
const WORDS = {
  name: { least: 150, share: 1.65 },
  now: { least: 150, share: 1.4 },
  employer: { least: 104, share: 0.95 },
  where: { least: 96, share: 1 },
} as const;
const GAP = 8;
/** At both ends of a row. */
const EDGES = 20;
const PITCH = { least: 9, own: 14, most: 20 };
/**
 * What gives way where there is no room, the first one first: all of it stands beside the list. The employer goes first
 * because it reads on from the title, whose column takes its room: one wide column cuts fewer words than two narrow
 * ones. The location follows it, rather than that an employer is cut.
 */
const GIVE_WAY: readonly ColumnId[] = ['employer', 'where', 'years', 'now', 'pick'];

/** What reads on from the title where it has no column. */
const BEHIND = ['employer', 'where'] as const;

type Words = keyof typeof WORDS;
const isWords = (id: ColumnId): id is Words => Object.hasOwn(WORDS, id);

/**
 * Which columns a list of this width has, one line a row: who, what they do, for whom and where, as long as the words
 * can be read; the marks stand farther apart where there is room.
 */
export function columnsFor(width: number, criteria: number, has_stages: boolean): Columns {
  let ids: readonly ColumnId[] = [
    'pick',
    'position',
    'name',
    'now',
    'employer',
    'where',
    'years',
    ...(criteria > 0 ? (['criteria'] as const) : []),
    ...(has_stages ? (['stage'] as const) : []),
  ];
  for (const id of GIVE_WAY) {
    if (needed(ids, criteria, PITCH.own) <= width) break;
    ids = ids.filter((one) => one !== id);
  }
  const room = (width - needed(ids, criteria, 0)) / Math.max(1, criteria);
  const has_all = GIVE_WAY.every((id) => ids.includes(id));
  const pitch = Math.floor(
    Math.max(PITCH.least, Math.min(has_all ? PITCH.most : PITCH.own, has_all ? shared(room) : room)),
  );
  // a name is the last to be cut
  const least = needed(ids, criteria, pitch) <= width ? WORDS.name.least : 0;
  const template = ids.map((id) => {
    if (isWords(id)) {
      const behind = id === 'now' ? BEHIND.filter((one) => !ids.includes(one)) : [];
      const merged = behind.reduce((sum, one) => sum + WORDS[one].share, 0);
      return `minmax(${id === 'name' ? least : 0}px, ${WORDS[id].share + merged}fr)`;
    }
    return `${id === 'criteria' ? criteria * pitch : FIXED[id as keyof typeof FIXED]}px`;
  });
  return { ids, template: template.join(' '), pitch };
}

/** Where every column has its place words and marks share what is left. */
function shared(room: number): number {
  return PITCH.own + (room - PITCH.own) / 3;
}

/** How wide a list with these columns is at least. */
function needed(ids: readonly ColumnId[], criteria: number, pitch: number): number {
  const widths = ids.map((id) => {
    if (id === 'now' && !ids.includes('employer') && ids.includes('where')) return MERGED;
    if (isWords(id)) return WORDS[id].least;
    return id === 'criteria' ? criteria * pitch : FIXED[id as keyof typeof FIXED];
  });
  return EDGES + GAP * (ids.length - 1) + widths.reduce((sum, one) => sum + one, 0);
}
