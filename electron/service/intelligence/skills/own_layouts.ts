import type { CsvRow } from './csv.ts';
import type { SkillKind } from './lexicon.ts';

/** How a list is laid out: ESCO's and O*NET's downloads, or one skill a line with other names after it. */
export type OwnLayout = 'ESCO' | 'ONET' | 'PLAIN';

/** A skill of a person's own list. */
export type OwnSkill = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: SkillKind;
  /** Names of what it belongs to, as the list writes them. */
  readonly parents: readonly string[];
};

/** A row as a skill; null for a row that is not one, a text for one that should be. */
type RowReader = (row: CsvRow) => OwnSkill | null | { readonly problem: string };

const MAX_NAME = 150;
const MAX_ALIASES = 60;

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a header row says of the layout: which one it is and how its rows are read; null when it is no header. */
export function layoutOf(header: CsvRow): { layout: OwnLayout; read: RowReader } | null {
  const columns = new Map(header.cells.map((name, at) => [fold(name), at]));
  const column = (...names: readonly string[]): number =>
    names.map((name) => columns.get(name)).find((at) => at !== undefined) ?? -1;
  const label = column('preferredlabel');
  if (label >= 0) return { layout: 'ESCO', read: escoReader(column, label) };
  if (columns.has('onetsoccode') || columns.has('commoditytitle')) {
    const name = column('example', 'workplaceexample', 'technologyskill', 'elementname', 'commoditytitle');
    return name < 0 ? null : { layout: 'ONET', read: onetReader(column, name) };
  }
  const plain = column(
    'skill',
    'skills',
    'skillname',
    'name',
    'canonical',
    'preferredname',
    'kenntnis',
    'kompetenz',
  );
  if (plain < 0 || header.cells.length > 8) return null;
  const aliases = column('aliases', 'alias', 'synonyms', 'othernames', 'synonyme');
  return { layout: 'PLAIN', read: namedReader(plain, aliases) };
}

function escoReader(column: (...names: string[]) => number, label: number): RowReader {
  const [alternative, hidden] = [column('altlabels', 'altlabel'), column('hiddenlabels', 'hiddenlabel')];
  const [type, reuse] = [column('skilltype'), column('reuselevel')];
  const [concept, status] = [column('concepttype'), column('status')];
  const broader = column('broader', 'broaderconceptpt', 'broaderconceptpreferredlabel', 'broaderskills');
  return ({ cells }) => {
    const cell = (at: number): string => (at < 0 ? '' : (cells[at] ?? '').trim());
    if (cell(concept) !== '' && !/skill|knowledge/i.test(cell(concept))) return null;
    if (/^(?:obsolete|deprecated)$/i.test(cell(status))) return null;
    // Broader concepts by address say nothing to a reader; those by name do.
    const parents = several(cell(broader)).filter((name) => !/^https?:/i.test(name));
    return skill(cell(label), [...several(cell(alternative)), ...several(cell(hidden))], parents, kind());
    function kind(): SkillKind {
      if (/transversal/i.test(cell(reuse))) return 'soft';
      return /knowledge/i.test(cell(type)) ? 'domain' : 'task';
    }
  };
}

function onetReader(column: (...names: string[]) => number, name: number): RowReader {
  const [group, element] = [column('commoditytitle'), column('elementname')];
  return ({ cells }) => {
    const parent = group < 0 || group === name ? '' : (cells[group] ?? '').trim();
    // "Microsoft Excel", "SAP software": a product, under the kind of software it is.
    const own = (cells[name] ?? '').trim();
    const short = own.replace(/\s+software$/i, '');
    const aliases = short === own || short.length < 3 ? [] : [short];
    return skill(own, aliases, parent === '' ? [] : [parent], name === element ? 'domain' : 'tool');
  };
}

function namedReader(name: number, aliases: number): RowReader {
  return ({ cells }) =>
    skill(
      cells[name] ?? '',
      aliases < 0 ? [] : several((cells[aliases] ?? '').replaceAll(';', '|')),
      [],
      'task',
    );
}

/** A line without a header: the name, then other names for it. */
export const plainReader: RowReader = ({ cells }) => {
  const [name = '', ...aliases] = cells;
  return /^\s*(?:#|\/\/)\s/.test(name)
    ? null
    : skill(name.replace(/^\s*[•·*–-]\s+/, ''), aliases, [], 'task');
};

/** The members of a cell that holds several: one a line, or divided by upright strokes. */
function several(cell: string): string[] {
  return cell
    .split(/[\n\r|]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function skill(
  written: string,
  aliases: readonly string[],
  parents: readonly string[],
  kind: SkillKind,
): ReturnType<RowReader> {
  const name = tidy(written);
  if (name === '') return { problem: 'there is no name' };
  if (name.length > MAX_NAME) return { problem: `the name is longer than ${MAX_NAME} characters` };
  if (!/[\p{L}\p{N}]/u.test(name)) return { problem: `“${name}” has no letters` };
  const others = [...new Set(aliases.map(tidy))].filter(
    (alias) => alias !== '' && alias !== name && alias.length <= MAX_NAME && /[\p{L}\p{N}]/u.test(alias),
  );
  return { name, aliases: others.slice(0, MAX_ALIASES), kind, parents };
}

// What nearly every name is: letters without marks, single spaces.
const TIDY = /^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/;

function tidy(text: string): string {
  if (TIDY.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
