import { readRows } from '#service/intelligence/skills/csv.ts';
import { SkillKind } from '#service/intelligence/skills/lexicon.ts';
import { tokenize } from '#service/intelligence/language/tokens.ts';
import { EVERYDAY_WORDS } from './everyday_words.ts';

export type ListFile = { readonly name: string; readonly bytes: Uint8Array };

const HEADER = ['canonical', 'kind', 'parents', 'aliases', 'ambiguous'];

type Row = { readonly place: string; readonly canonical: string; readonly parents: readonly string[] };

/**
 * What is wrong in the files of a skills list, one sentence each with its place (`file:line`): text that is not UTF-8,
 * rows over several lines or with other columns, unknown kinds, names given twice (as the matcher compares them),
 * parents that are missing or in a circle, names of one letter and everyday words without their mark.
 */
export function listViolations(files: readonly ListFile[]): string[] {
  const found: string[] = [];
  const rows: Row[] = [];
  const names = new Set<string>();
  const owners = new Map<string, { canonical: string; place: string; name: string }>();
  for (const { name: file, bytes } of files) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (text.includes('\uFFFD')) found.push(`${file}: not UTF-8 throughout`);
    if (text.startsWith('\uFEFF')) found.push(`${file}: begins with a byte order mark`);
    if (text.includes('\r')) found.push(`${file}: has carriage returns`);
    if (text !== text.normalize('NFC')) found.push(`${file}: has letters in pieces (not NFC)`);
    const [header, ...body] = readRows(text);
    if (header?.cells.join(',') !== HEADER.join(',')) {
      found.push(`${file}:1: the header must be ${HEADER.join(',')}`);
    }
    for (const { cells, line } of body) {
      const place = `${file}:${line}`;
      if (cells.every((cell) => cell.trim() === '')) {
        found.push(`${place}: an empty line`);
        continue;
      }
      const [canonical = '', kind = '', parents = '', aliases = '', ambiguous = ''] = cells;
      const tell = (what: string): void => void found.push(`${place}: ${canonical}: ${what}`);
      if (cells.length !== HEADER.length) {
        tell(`has ${cells.length} columns (a comma in a name needs quotes)`);
      }
      if (cells.some((cell) => cell.includes('\n'))) tell('a row over several lines');
      if (!SkillKind.safeParse(kind).success) {
        tell(`kind ‘${kind}’ is none of ${SkillKind.options.join(', ')}`);
      }
      if (!['', '1'].includes(ambiguous)) tell(`ambiguous is ‘${ambiguous}’, not 1 or empty`);
      if (tokenize(canonical).length === 0) tell('a name without letters');
      rows.push({ place, canonical, parents: members(parents) });
      if (names.has(canonical)) tell('is there twice');
      names.add(canonical);
      for (const [at, written] of [canonical, ...splitList(aliases)].entries()) {
        if (written !== written.trim() || /\s{2}/.test(written)) tell(`‘${written}’ has loose spaces`);
        const marked = at === 0 ? ambiguous === '1' : /^[?~]/.test(written.trim());
        const name = at === 0 ? written : written.trim().replace(/^[?~]/, '');
        const key = tokenize(name)
          .map((token) => token.key)
          .join(' ');
        if (key === '') {
          tell(`an empty alias${name === '' ? '' : ` (‘${name}’)`}`);
          continue;
        }
        if (!marked && /^[\p{L}\p{N}]$/u.test(name)) tell(`‘${name}’ is one letter and needs its mark`);
        if (!marked && EVERYDAY_WORDS.has(name.toLowerCase()) && !isAcronym(name)) {
          tell(`‘${name}’ is an everyday word and needs its mark (${at === 0 ? 'ambiguous' : `?${name}`})`);
        }
        const owner = owners.get(key);
        if (owner !== undefined && owner.canonical !== canonical) {
          tell(`‘${name}’ is also ‘${owner.name}’ of ${owner.canonical} (${owner.place})`);
        } else if (owner !== undefined && owner.name.toLowerCase() === name.toLowerCase()) {
          tell(`‘${name}’ is there twice in this row`);
        }
        if (owner === undefined) owners.set(key, { canonical, place, name });
      }
    }
  }
  return [...found, ...parentViolations(rows)];
}

/** Three capitals and more are told from the word by their case: the matcher sees to it. */
function isAcronym(name: string): boolean {
  return /^[A-Z][A-Z0-9&/]+$/.test(name);
}

function parentViolations(rows: readonly Row[]): string[] {
  const found: string[] = [];
  const known = new Map(rows.map((row) => [row.canonical, row]));
  for (const { place, canonical, parents } of rows) {
    for (const parent of parents) {
      if (!known.has(parent)) found.push(`${place}: ${canonical}: parent ‘${parent}’ is not in the list`);
    }
    const seen = new Set<string>();
    const open = [...parents];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === canonical) {
        found.push(`${place}: ${canonical}: is its own ancestor`);
        break;
      }
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(known.get(name)?.parents ?? []));
    }
  }
  return found;
}

function members(cell: string): string[] {
  return splitList(cell).map((name) => name.trim());
}

function splitList(cell: string): string[] {
  return cell === '' ? [] : cell.split(';');
}
