import type { ClientPack, PackCandidate } from './pack.ts';
import { saidLine } from './pack_said.ts';
import { quoted } from './pack_words.ts';
import type { Flow } from './pdf/flow.ts';
import { drawMark } from './pdf/marks.ts';
import { LINE, MARKER, TYPE } from './pdf/style.ts';

/** The page of one person: who they are in a line, why, what is known, what was asked, where they worked. */
export function personPart(flow: Flow, pack: ClientPack, candidate: PackCandidate): void {
  flow.page();
  flow.sheet.group('Sect', () => {
    head(flow, candidate);
    facts(flow, candidate);
    criteria(flow, pack, candidate);
    skills(flow, pack, candidate);
    timeline(flow, pack, candidate);
  });
}

function head(flow: Flow, { position, name, headline, note, role, years, location }: PackCandidate): void {
  const number = flow.sheet.width(String(position), TYPE.small) + 10;
  flow.sheet.artifact(() => {
    flow.sheet.line(String(position), flow.left + flow.width - number + 10, flow.y + 14, TYPE.small);
  });
  flow.text(name, TYPE.name, { as: 'H1', width: flow.width - number - 14 });
  const line = [role, years, location].filter((part) => part !== '').join('  ·  ');
  if (line !== '') {
    flow.gap(3);
    flow.text(line, TYPE.small, { most: 3 });
  }
  flow.gap(10);
  flow.rule(LINE, 0.6);
  flow.gap(12);
  // the headline that a person begins with is the role, which stands above already
  if (headline !== '' && headline !== role) {
    flow.text(headline, TYPE.headline, { as: 'H2' });
    flow.gap(3);
  }
  if (note !== '') {
    flow.text(note, TYPE.body);
    flow.gap(2);
  }
  flow.gap(8);
}

const LABEL_WIDTH = 96;

function facts(flow: Flow, { facts: known }: PackCandidate): void {
  if (known.length === 0) return;
  for (const { label, value } of known) {
    flow.need(14);
    const y = flow.y;
    flow.sheet.tagged('P', () => flow.sheet.line(label, flow.left, y + 9, TYPE.small));
    flow.text(value, TYPE.plain, { x: flow.left + LABEL_WIDTH, width: flow.width - LABEL_WIDTH, most: 3 });
    flow.gap(1.5);
  }
  flow.gap(14);
}

function heading(flow: Flow, text: string, color: string): void {
  flow.need(44);
  flow.text(text.toUpperCase(), { ...TYPE.label, color }, { as: 'H2' });
  flow.gap(6);
}

function criteria(flow: Flow, pack: ClientPack, { marks }: PackCandidate): void {
  const { words, accent } = pack;
  const by_id = new Map(marks.map((mark) => [mark.criterion_id, mark]));
  const all = pack.criteria.filter(({ id }) => pack.shows_unmet || by_id.get(id)?.finding === 'met');
  if (all.length === 0) return;
  heading(flow, words.criteria, accent);
  for (const { id, text } of all) {
    const mark = by_id.get(id);
    const finding = mark?.finding ?? 'not_stated';
    const said = words.findings[finding];
    const said_width = flow.sheet.width(said, TYPE.small) + 12;
    flow.need(26);
    const y = flow.y;
    flow.sheet.artifact(() => drawMark(flow.sheet, finding, flow.left + 4, y + 6.3));
    flow.text(text, TYPE.strong, { as: 'H3', x: flow.left + 16, width: flow.width - 16 - said_width });
    flow.sheet.tagged('P', () =>
      flow.sheet.line(said, flow.left + flow.width - said_width + 12, y + 8.8, TYPE.small),
    );
    for (const { quote, page_text } of mark?.quotes ?? []) {
      quotation(flow, quoted(oneLine(quote), words.quotation_marks), page_text);
    }
    const spoken = mark?.said ?? null;
    if (spoken !== null) {
      flow.text(saidLine(spoken), TYPE.small, { x: flow.left + 16, width: flow.width - 16 - 30 });
    }
    flow.gap(5);
  }
  flow.gap(10);
}

const oneLine = (quote: string): string => quote.replace(/\s+/g, ' ').trim();

/** Words of the resume in their marks: in the serif, with a marked edge, and where they stand. */
function quotation(flow: Flow, quote: string, page_text: string): void {
  const x = flow.left + 26;
  const { doc } = flow.sheet;
  flow.gap(2);
  const source = page_text === '' ? '' : `  ${page_text}`;
  const room = flow.sheet.width(source, TYPE.small);
  const page = flow.y;
  flow.text(quote, TYPE.quote, {
    as: 'BlockQuote',
    x,
    width: flow.width - 26 - Math.max(room, 30),
    beside: (from, to) => {
      doc
        .lineWidth(1.6)
        .moveTo(x - 8, from + 2)
        .lineTo(x - 8, to - 1.5)
        .stroke(MARKER);
    },
  });
  if (source !== '') {
    const y = page < flow.y ? flow.y - TYPE.quote.size * 0.42 : flow.y;
    flow.sheet.tagged('P', () =>
      flow.sheet.line(page_text, flow.left + flow.width - room + 4, y, TYPE.small),
    );
  }
  flow.gap(2);
}

function skills(flow: Flow, { words, accent }: ClientPack, { skills: known }: PackCandidate): void {
  if (known.length === 0) return;
  heading(flow, words.skills, accent);
  flow.text(known.join('  ·  '), TYPE.plain);
  flow.gap(14);
}

function timeline(flow: Flow, { words, accent }: ClientPack, { timeline: jobs }: PackCandidate): void {
  const told = jobs.filter(({ title, employer }) => title !== '' || employer !== '');
  if (told.length === 0) return;
  heading(flow, words.experience, accent);
  for (const { period, title, employer } of told) {
    flow.need(26);
    const y = flow.y;
    flow.sheet.tagged('P', () => flow.sheet.line(period, flow.left, y + 9, TYPE.small));
    const x = flow.left + LABEL_WIDTH;
    const width = flow.width - LABEL_WIDTH;
    if (title !== '') flow.text(title, TYPE.strong, { x, width, most: 2 });
    if (employer !== '') flow.text(employer, TYPE.small, { x, width, most: 2 });
    flow.gap(5);
  }
}
