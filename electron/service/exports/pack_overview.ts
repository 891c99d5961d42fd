import type { ClientPack, PackCandidate, PackFinding } from './pack.ts';
import type { Flow } from './pdf/flow.ts';
import { drawMark } from './pdf/marks.ts';
import { INK, LINE, TYPE } from './pdf/style.ts';

/** The first page: who sends it, for what, everybody in a table, and what the marks mean. */
export function overviewPart(flow: Flow, pack: ClientPack): void {
  flow.page();
  head(flow, pack);
  if (pack.candidates.length === 0) {
    flow.text(pack.words.nobody, TYPE.body);
    return;
  }
  flow.text(pack.words.overview.toUpperCase(), TYPE.label, { as: 'H2' });
  flow.gap(4);
  const columns = columnsOf(flow, pack);
  flow.sheet.group('Table', () => {
    tableHead(flow, pack, columns);
    for (const candidate of pack.candidates) row(flow, pack, candidate, columns);
  });
  flow.gap(8);
  legend(flow, pack);
  asked(flow, pack);
}

function head(flow: Flow, { agency, job_title, date_text, words, is_blind, candidates }: ClientPack): void {
  const { sheet, left, width } = flow;
  const date_width = sheet.width(date_text, TYPE.small);
  const top = flow.y;
  const name = agency.name === '' ? '' : sheet.cut(agency.name, width - date_width - 20, TYPE.headline);
  sheet.tagged('P', () => {
    sheet.line(name, left, top + 8, TYPE.headline);
    sheet.line(date_text, left + width - date_width, top + 8, TYPE.small);
  });
  flow.y = top + 15;
  if (agency.line !== '') flow.text(agency.line, TYPE.small, { most: 2 });
  flow.gap(7);
  flow.rule(INK, 0.9);
  flow.gap(34);
  flow.text(words.title, TYPE.small);
  flow.gap(2);
  flow.text(job_title, TYPE.title, { as: 'H1', most: 4 });
  if (is_blind && candidates.length > 0) {
    flow.gap(4);
    flow.text(words.blind_line, TYPE.small);
  }
  flow.gap(26);
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

function row(flow: Flow, { words, criteria }: ClientPack, candidate: PackCandidate, columns: Columns): void {
  const { sheet, left } = flow;
  const { name_width: width } = columns;
  const name = flow.height(candidate.name, TYPE.strong, width, 2);
  const role = candidate.role === '' ? 0 : flow.height(candidate.role, TYPE.small, width, 2);
  const place = flow.height(candidate.location, TYPE.small, columns.location_width, 3);
  const height = Math.max(name + role, place) + 12;
  flow.need(height);
  const top = flow.y;
  const first = top + 6 + TYPE.strong.size * 1.06;
  sheet.group('TR', () => {
    sheet.tagged('TD', () => sheet.line(String(candidate.position), left, first, TYPE.plain));
    sheet.group('TD', () => {
      flow.y = top + 6;
      flow.text(candidate.name, TYPE.strong, { x: columns.name, width, most: 2 });
      if (candidate.role !== '') flow.text(candidate.role, TYPE.small, { x: columns.name, width, most: 2 });
    });
    sheet.tagged('TD', () => sheet.line(candidate.years, columns.years, first, TYPE.small));
    flow.y = top + 6.4;
    flow.text(candidate.location, TYPE.small, {
      as: 'TD',
      x: columns.location,
      width: columns.location_width,
      most: 3,
    });
    const findings = new Map(candidate.marks.map((mark) => [mark.criterion_id, mark.finding]));
    criteria.forEach(({ id, text }, index) => {
      const finding = findings.get(id) ?? 'not_stated';
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

function legend(flow: Flow, { words, criteria }: ClientPack): void {
  if (criteria.length === 0) return;
  const { sheet } = flow;
  flow.need(16);
  let x = flow.left;
  const y = flow.y + 8;
  for (const finding of SHOWN) {
    sheet.artifact(() => drawMark(sheet, finding, x + 4, y - 2.8));
    sheet.tagged('P', () => {
      x += 12 + sheet.line(words.findings[finding], x + 12, y, TYPE.small) + 16;
    });
  }
  flow.gap(30);
}

/** The criteria by the numbers they have in the table. */
function asked(flow: Flow, { words, criteria }: ClientPack): void {
  if (criteria.length === 0) return;
  flow.need(40);
  flow.text(words.criteria.toUpperCase(), TYPE.label, { as: 'H2' });
  flow.gap(5);
  criteria.forEach(({ text, weight }, index) => {
    flow.need(14);
    const y = flow.y;
    const { sheet } = flow;
    sheet.artifact(() => sheet.line(String(index + 1), flow.left, y + 8.8, TYPE.small));
    const kind = weight === null ? '' : words[weight];
    const kind_width = kind === '' ? 0 : sheet.width(kind, TYPE.small) + 12;
    flow.text(text, TYPE.plain, { as: 'LI', x: flow.left + 22, width: flow.width - 22 - kind_width });
    if (kind !== '') {
      sheet.tagged('P', () =>
        sheet.line(kind, flow.left + flow.width - kind_width + 12, y + 8.8, TYPE.small),
      );
    }
    flow.gap(3);
  });
}
