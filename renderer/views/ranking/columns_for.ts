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
  | 'met'
  | 'match'
  | 'stage';

export type Columns = {
  readonly ids: readonly ColumnId[];
  /** As `grid-template-columns` has it. */
  readonly template: string;
  /** From mark to mark. */
  readonly pitch: number;
  /** Whether what people do has a line of its own, under all columns from the name on. */
  readonly is_tall: boolean;
};

/** What a list shows beside those whom it is of. */
export type Shown = {
  readonly criteria: number;
  /** Whether some of them are must-haves and some are not: which are missing is told then. */
  readonly has_both?: boolean;
  /** Whether how close texts are counts beside criteria, and is told apart. */
  readonly has_match: boolean;
  readonly has_stages: boolean;
};

/** What a title with the employer behind it needs. */
const MERGED = 206;
/** What columns are wide that hold no words of their own length. */
const FIXED = { pick: 18, position: 42, years: 36, met: 44, match: 52, stage: 84 } as const;
/** Where every column has its place bars have room to be compared by. */
const WIDE_MATCH = 64;
/** More for what is missing: "7/8 −1 must", "10/12 −3 must". */
const MISSING = { of_few: 24, of_many: 36 };
/** What words need to be read, and what each column gets of the room that is left. */
const WORDS = {
  name: { least: 150, share: 1.5 },
  now: { least: 150, share: 1.4 },
  employer: { least: 104, share: 0.95 },
  where: { least: 96, share: 1 },
} as const;
const GAP = 8;
/** At both ends of a row. */
const EDGES = 20;
const PITCH = { least: 13, own: 17, most: 26 };
/**
 * What gives way where there is no room, the first one first: all of it stands beside the list. The employer goes first
 * because it reads on from the title, whose column takes its room: one wide column cuts fewer words than two narrow
 * ones. The location follows it, rather than that an employer is cut. What explains the order stays.
 */
const GIVE_WAY: readonly ColumnId[] = ['employer', 'where', 'years'];
/** Where that is not enough title, employer and location have a line of their own, and these give way. */
const GIVE_WAY_TALL: readonly ColumnId[] = ['years', 'match', 'pick'];

/** What reads on from the title where it has no column. */
const BEHIND = ['employer', 'where'] as const;
const IN_TITLE: ReadonlySet<ColumnId> = new Set(['now', ...BEHIND]);

/** What stands on the right of its column, unlike years of the class of all lists. */
export const FIGURES: ReadonlySet<ColumnId> = new Set(['met']);

type Words = keyof typeof WORDS;
const isWords = (id: ColumnId): id is Words => Object.hasOwn(WORDS, id);

/**
 * Which columns a list of this width has, one line a row or two: who, what they do, for whom and where, as long as the
 * words can be read; the marks stand farther apart where there is room.
 */
export function columnsFor(width: number, shown: Shown): Columns {
  const { criteria, has_match, has_stages } = shown;
  const all: readonly ColumnId[] = [
    'pick',
    'position',
    'name',
    'now',
    'employer',
    'where',
    'years',
    ...(criteria > 0 ? (['criteria', 'met'] as const) : []),
    ...(has_match ? (['match'] as const) : []),
    ...(has_stages ? (['stage'] as const) : []),
  ];
  const fits = (ids: readonly ColumnId[], pitch: number): boolean => needed(ids, shown, pitch) <= width;
  const giveWay = (
    ids: readonly ColumnId[],
    order: readonly ColumnId[],
    pitch: number,
  ): readonly ColumnId[] =>
    order.reduce((left, id) => (fits(left, pitch) ? left : left.filter((one) => one !== id)), ids);
  const one_line = giveWay(all, GIVE_WAY, PITCH.own);
  const is_tall = !fits(one_line, PITCH.own);
  const ids = is_tall
    ? giveWay(
        all.filter((id) => !IN_TITLE.has(id)),
        GIVE_WAY_TALL,
        PITCH.least,
      )
    : one_line;
  const room = (width - needed(ids, shown, 0)) / Math.max(1, criteria);
  const has_all = BEHIND.every((id) => ids.includes(id));
  const pitch = Math.floor(
    Math.max(PITCH.least, Math.min(has_all ? PITCH.most : PITCH.own, has_all ? shared(room) : room)),
  );
  // a name is the last to be cut
  const least = needed(ids, shown, pitch) <= width ? WORDS.name.least : 0;
  const template = ids.map((id) => {
    if (isWords(id)) {
      const behind = id === 'now' ? BEHIND.filter((one) => !ids.includes(one)) : [];
      const merged = behind.reduce((sum, one) => sum + WORDS[one].share, 0);
      return `minmax(${id === 'name' ? least : 0}px, ${WORDS[id].share + merged}fr)`;
    }
    return `${id === 'match' && has_all ? WIDE_MATCH : widthOf(id, shown, pitch)}px`;
  });
  return {
    // read behind the name, wherever it stands
    ids: is_tall ? ids.flatMap((id) => (id === 'name' ? [id, 'now' as const] : [id])) : ids,
    template: template.join(' '),
    pitch,
    is_tall,
  };
}

/** Which of the columns of a grid one is, from 1: what has a line of its own is in none. */
export function trackOf(id: ColumnId, { ids, is_tall }: Columns): number {
  return ids.filter((one) => !is_tall || one !== 'now').indexOf(id) + 1;
}

/** Where every column has its place words and marks share what is left. */
function shared(room: number): number {
  return PITCH.own + (room - PITCH.own) / 3;
}

/** How wide a column is that holds no words. */
function widthOf(id: ColumnId, { criteria, has_both }: Shown, pitch: number): number {
  if (id === 'criteria') return criteria * pitch;
  const width = FIXED[id as keyof typeof FIXED];
  if (id !== 'met') return width;
  return has_both === true ? width + (criteria < 10 ? MISSING.of_few : MISSING.of_many) : width;
}

/** How wide a list with these columns is at least. */
function needed(ids: readonly ColumnId[], shown: Shown, pitch: number): number {
  const widths = ids.map((id) => {
    if (id === 'now' && !ids.includes('employer')) return MERGED;
    if (isWords(id)) return WORDS[id].least;
    return widthOf(id, shown, pitch);
  });
  return EDGES + GAP * (ids.length - 1) + widths.reduce((sum, one) => sum + one, 0);
}
