import type { ClientPack, PackCandidate, PackFinding } from './pack.ts';
import type { Flow } from './pdf/flow.ts';
import { drawMark } from './pdf/marks.ts';
import { INK, LINE, TYPE } from './pdf/style.ts';

/** Room above, between and below lines of the page: as it is set, and where a little more is needed. */
const WIDE = { row: 12, legend: 30, criterion: 3 };
const TIGHT = { row: 6, legend: 16, criterion: 1 };
type Room = typeof WIDE;

/**
 * The first page: who sends it, for what, everybody in a table, and what the marks mean. What would end on the next
 * page by a few lines is set closer; rows and the legend are never torn from each other.
 */
export function overviewPart(flow: Flow, pack: ClientPack, logo: Uint8Array | null): void {
  flow.page();
  head(flow, pack, logo);
  if (pack.candidates.length === 0) {
    flow.text(pack.words.nobody, TYPE.body);
    return;
  }
  const label = { ...TYPE.label, color: pack.accent };
  flow.text(pack.words.overview.toUpperCase(), label, { as: 'H2' });
  flow.gap(4);
  const columns = columnsOf(flow, pack);
  const legend_height = pack.criteria.length === 0 ? 0 : LEGEND;
  const heights = (room: Room): number =>
    HEAD +
    pack.candidates.reduce((sum, one) => sum + rowHeight(flow, one, columns, room), 0) +
    legend_height +
    askedHeight(flow, pack, room);
  const room = flow.fits(heights(WIDE)) ? WIDE : TIGHT;
  const last = pack.candidates.length - 1;
  flow.sheet.group('Table', () => {
    tableHead(flow, pack, columns);
    pack.candidates.forEach((candidate, index) => {
      const height = rowHeight(flow, candidate, columns, room);
      if (!flow.fits(height + (index === last ? legend_height : 0))) {
        flow.page();
        tableHead(flow, pack, columns);
      }
      row(flow, pack, candidate, columns, height, room);
    });
  });
  flow.gap(8);
  legend(flow, pack, room);
  asked(flow, pack, room);
}

/** Heights of the head of the table, and of the legend with what is above it. */
const HEAD = 15;
const LEGEND = 24;

/** Most a logo takes of the page, in points. */
const LOGO = { width: 190, height: 40 };

function head(flow: Flow, pack: ClientPack, logo: Uint8Array | null): void {
  const { agency, job_title, date_text, words, is_blind, candidates, accent, client } = pack;
  const { sheet, left, width } = flow;
  const date_width = sheet.width(date_text, TYPE.small);
  if (logo !== null) {
    const at = [flow.left, flow.y - 14] as const;
    sheet.tagged('Figure', () => sheet.picture(logo, ...at, LOGO), { alt: agency.name });
    flow.gap(LOGO.height - 4);
  }
  const top = flow.y;
  const name = agency.name === '' ? '' : sheet.cut(agency.name, width - date_width - 20, TYPE.headline);
  sheet.tagged('P', () => {
    sheet.line(name, left, top + 8, TYPE.headline);
    sheet.line(date_text, left + width - date_width, top + 8, TYPE.small);
  });
  flow.y = top + 15;
  if (agency.line !== '') flow.text(agency.line, TYPE.small, { most: 2 });
  flow.gap(7);
  flow.rule(accent, 0.9);
  flow.gap(34);
  flow.text(words.title, TYPE.small);
  flow.gap(2);
  flow.text(job_title, TYPE.title, { as: 'H1', most: 4 });
  if (client !== null) {
    flow.gap(4);
    flow.text(clientLine(client, words.client), TYPE.body, { most: 2 });
  }
  if (is_blind && candidates.length > 0) {
    flow.gap(4);
    flow.text(words.blind_line, TYPE.small);
  }
  flow.gap(26);
}

/** "For Halden Freight, Petra Olsen". */
function clientLine({ name, contact }: NonNullable<ClientPack['client']>, word: string): string {
  return `${word} ${[name, contact].filter((part) => part !== null).join(', ')}`;
}

type Columns = {
  readonly name: number;
  readonly name_width: number;
  readonly years: number;
  readonly location: number;
  readonly location_width: number;
  readonly marks: number;
  readonly step: number;
};

/** Marks get what they need; the names get what is left. */
function columnsOf({ left, width }: Flow, { criteria }: ClientPack): Columns {
  const step = criteria.length === 0 ? 0 : Math.min(15, Math.max(7.2, 180 / criteria.length));
  const marks = left + width - step * criteria.length;
  const location_width = 92;
  const location = marks - 8 - location_width;
  const years = location - 54;
  return { name: left + 22, name_width: years - left - 28, years, location, location_width, marks, step };
}

function tableHead(flow: Flow, { words, criteria }: ClientPack, columns: Columns): void {
  const { sheet, left } = flow;
  const y = flow.y + 9;
  const cells: [string, number][] = [
    [words.position, left],
    [words.person, columns.name],
    [words.years, columns.years],
    [words.location, columns.location],
  ];
  sheet.group('TR', () => {
    for (const [text, x] of cells) sheet.tagged('TH', () => sheet.line(text, x, y, TYPE.tiny));
    criteria.forEach((criterion, index) => {
      const number = String(index + 1);
      const middle = columns.marks + columns.step * (index + 0.5);
      const size = columns.step < 10 ? 5.4 : TYPE.tiny.size;
      const style = { ...TYPE.tiny, size };
      sheet.tagged('TH', () => sheet.line(number, middle - sheet.width(number, style) / 2, y, style), {
        says: criterion.text,
      });
    });
  });
  flow.y += 15;
  flow.rule(INK, 0.6);
}

function rowHeight(flow: Flow, candidate: PackCandidate, columns: Columns, room: Room): number {
  const { name_width: width } = columns;
  const name = flow.height(candidate.name, TYPE.strong, width, 2);
  const role = candidate.role === '' ? 0 : flow.height(candidate.role, TYPE.small, width, 2);
  const place = flow.height(candidate.location, TYPE.small, columns.location_width, 3);
  return Math.max(name + role, place) + room.row;
}

function row(
  flow: Flow,
  { words, criteria, shows_unmet }: ClientPack,
  candidate: PackCandidate,
  columns: Columns,
  height: number,
  room: Room,
): void {
  const { sheet, left } = flow;
  const { name_width: width } = columns;
  const top = flow.y;
  const above = room.row / 2;
  const first = top + above + TYPE.strong.size * 1.06;
  sheet.group('TR', () => {
    sheet.tagged('TD', () => sheet.line(String(candidate.position), left, first, TYPE.plain));
    sheet.group('TD', () => {
      flow.y = top + above;
      flow.text(candidate.name, TYPE.strong, { x: columns.name, width, most: 2 });
      if (candidate.role !== '') flow.text(candidate.role, TYPE.small, { x: columns.name, width, most: 2 });
    });
    sheet.tagged('TD', () => sheet.line(candidate.years, columns.years, first, TYPE.small));
    flow.y = top + above + 0.4;
    flow.text(candidate.location, TYPE.small, {
      as: 'TD',
      x: columns.location,
      width: columns.location_width,
      most: 3,
    });
    const findings = new Map(candidate.marks.map((mark) => [mark.criterion_id, mark.finding]));
    criteria.forEach(({ id, text }, index) => {
      const known = findings.get(id);
      if (!shows_unmet && known !== 'met') return sheet.group('TD', () => undefined);
      const finding = known ?? 'not_stated';
      const x = columns.marks + columns.step * (index + 0.5);
      const radius = Math.min(3.6, columns.step * 0.36);
      sheet.group('TD', () => {
        sheet.tagged('Figure', () => drawMark(sheet, finding, x, first - 3.2, radius), {
          alt: `${text}: ${words.findings[finding]}`,
        });
      });
    });
  });
  flow.y = top + height;
  flow.rule(LINE, 0.5);
}

const SHOWN: readonly PackFinding[] = ['met', 'not_met', 'not_mentioned', 'not_stated'];

function legend(flow: Flow, { words, criteria, shows_unmet }: ClientPack, room: Room): void {
  if (criteria.length === 0) return;
  const { sheet } = flow;
  let x = flow.left;
  const y = flow.y + 8;
  for (const finding of shows_unmet ? SHOWN : SHOWN.slice(0, 1)) {
    sheet.artifact(() => drawMark(sheet, finding, x + 4, y - 2.8));
    sheet.tagged('P', () => {
      x += 12 + sheet.line(words.findings[finding], x + 12, y, TYPE.small) + 16;
    });
  }
  flow.gap(room.legend);
}

/** Where the words of a criterion begin, and how wide they may be beside its weight. */
function askedWidth(flow: Flow, kind: string): number {
  return flow.width - 22 - (kind === '' ? 0 : flow.sheet.width(kind, TYPE.small) + 12);
}

function askedHeight(flow: Flow, { words, criteria }: ClientPack, room: Room): number {
  if (criteria.length === 0) return 0;
  return criteria.reduce(
    (sum, { text, weight }) =>
      sum +
      flow.height(text, TYPE.plain, askedWidth(flow, weight === null ? '' : words[weight])) +
      room.criterion,
    room.legend + 16,
  );
}

/** The criteria by the numbers they have in the table: in one piece, where a page holds them. */
function asked(flow: Flow, pack: ClientPack, room: Room): void {
  const { words, criteria, accent } = pack;
  if (criteria.length === 0) return;
  flow.need(askedHeight(flow, pack, room) - room.legend);
  flow.text(words.criteria.toUpperCase(), { ...TYPE.label, color: accent }, { as: 'H2' });
  flow.gap(5);
  criteria.forEach(({ text, weight }, index) => {
    const kind = weight === null ? '' : words[weight];
    const width = askedWidth(flow, kind);
    flow.need(flow.height(text, TYPE.plain, width));
    const y = flow.y;
    const { sheet } = flow;
    sheet.artifact(() => sheet.line(String(index + 1), flow.left, y + 8.8, TYPE.small));
    flow.text(text, TYPE.plain, { as: 'LI', x: flow.left + 22, width });
    if (kind !== '') {
      const right = flow.left + flow.width - sheet.width(kind, TYPE.small);
      sheet.tagged('P', () => sheet.line(kind, right, y + 8.8, TYPE.small));
    }
    flow.gap(room.criterion);
  });
}
