import type { ClientPack, PackCandidate } from './pack.ts';
import { saidLine } from './pack_said.ts';
import { quoted } from './pack_words.ts';
import type { Table, TableColumn } from './table.ts';

/** The overview of a client pack as a table, with what is said of each person. */
export function packTable({ criteria, candidates, words }: ClientPack): Table {
  // labels of facts differ from person to person: a column for each that somebody has
  const labels = [...new Set(candidates.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const columns: TableColumn[] = [
    { key: 'position', title: words.position, type: 'number' },
    { key: 'name', title: words.person, type: 'text' },
    { key: 'role', title: words.role, type: 'text' },
    { key: 'years', title: words.years_number, type: 'number' },
    { key: 'location', title: words.location, type: 'text' },
    { key: 'headline', title: words.headline, type: 'text' },
    { key: 'note', title: words.note, type: 'text' },
    ...criteria.map(({ id, text }): TableColumn => ({ key: `criterion ${id}`, title: text, type: 'text' })),
    ...labels.map((label): TableColumn => ({
      key: `fact ${label}`,
      title: label,
      type: typeOf(label, candidates),
    })),
    { key: 'skills', title: words.skills, type: 'text' },
    { key: 'experience', title: words.experience, type: 'text' },
  ];
  return { columns, rows: candidates.map((candidate) => rowOf(candidate, words)) };
}

/** A column of numbers or of days where every fact of it is one: it can be sorted and reckoned with. */
function typeOf(label: string, candidates: readonly PackCandidate[]): TableColumn['type'] {
  const cells = candidates.flatMap(({ facts }) => facts.filter((fact) => fact.label === label));
  if (cells.every(({ cell }) => typeof cell === 'number')) return 'number';
  return cells.every(({ cell }) => typeof cell === 'string') ? 'date' : 'text';
}

function rowOf(
  candidate: PackCandidate,
  { findings, quotation_marks }: ClientPack['words'],
): Record<string, string | number> {
  const { position, name, role, months, location, headline, note, skills, timeline } = candidate;
  return {
    position,
    name,
    role,
    years: months === null ? '' : Math.floor(months / 12),
    location,
    headline,
    note,
    skills: skills.join(', '),
    experience: timeline
      .map(({ period, title, employer }) =>
        [period, title, employer].filter((part) => part !== '').join(', '),
      )
      .join('\n'),
    ...Object.fromEntries(candidate.facts.map(({ label, value, cell }) => [`fact ${label}`, cell ?? value])),
    ...Object.fromEntries(
      candidate.marks.map(({ criterion_id, finding, quotes, said }) => [
        `criterion ${criterion_id}`,
        [
          findings[finding],
          ...quotes.map((one) => quoteText(one, quotation_marks)),
          ...(said === null ? [] : [saidLine(said)]),
        ].join('\n'),
      ]),
    ),
  };
}

const quoteText = ({ quote, page_text }: { quote: string; page_text: string }, marks: string): string =>
  `${quoted(quote, marks)}${page_text === '' ? '' : ` (${page_text})`}`;
