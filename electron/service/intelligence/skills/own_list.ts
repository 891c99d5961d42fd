import { rowsOf, type CsvRow } from './csv.ts';
import { isEverydayWord } from './everyday.ts';
import { createLexicon, findByKeys, type Lexicon, type Skill } from './lexicon.ts';
import { layoutOf, plainReader, type OwnLayout, type OwnSkill } from './own_layouts.ts';
import { tokenize } from '../language/tokens.ts';

/** What a list may hold: rows, and UTF-16 code units. */
export const OWN_LIST_LIMITS = { rows: 100_000, characters: 20 * 1024 * 1024 } as const;

/** Problems told one by one; more are counted. */
const MAX_PROBLEMS = 50;

export type OwnList = {
  readonly layout: OwnLayout;
  /** Each name once, in the order of the list. */
  readonly skills: OwnSkill[];
  /** What could not be used, one sentence each, with the line of the file. The other rows are good nevertheless. */
  readonly problems: string[];
};

/**
 * Reads a person's own list of skills: ESCO's CSV (preferredLabel, altLabels, skillType, reuseLevel), O*NET's
 * technology skills, tools or elements (Example, Commodity Title, Element Name), or a plain list with one skill a
 * line and other names for it after semicolons, tabs or commas; a single line of many names is that many skills.
 * Never throws: what is wrong is in `problems`, and a file that is no list has no skills.
 */
export function readOwnList(text: string, file_name: string): OwnList {
  const steps = ownListSteps(text, file_name);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Rows between two pauses: a few milliseconds. */
const STEP = 500;

/** The same with pauses, for who has others waiting. */
export function* ownListSteps(text: string, file_name: string): Generator<void, OwnList> {
  if (text.length > OWN_LIST_LIMITS.characters) {
    return {
      layout: 'PLAIN',
      skills: [],
      problems: [`${file_name} is larger than 20 MB; nothing was read.`],
    };
  }
  if (text.includes('\0') || /^(?:%PDF|\{\\rtf|<\?xml|<!doctype)/i.test(text)) {
    return {
      layout: 'PLAIN',
      skills: [],
      problems: [`${file_name} is not a text file with a list of skills.`],
    };
  }
  const rows: CsvRow[] = [];
  for (const row of rowsOf(text, separatorOf(text, file_name), OWN_LIST_LIMITS.rows + 2)) {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length % STEP === 0) yield;
  }
  const [header] = rows;
  if (header === undefined) {
    return { layout: 'PLAIN', skills: [], problems: [`${file_name} is empty.`] };
  }
  const known = layoutOf(header);
  const problems: string[] = [];
  const body = known === null ? rows : rows.slice(1);
  if (body.length > OWN_LIST_LIMITS.rows) {
    problems.push(`Only the first ${OWN_LIST_LIMITS.rows.toLocaleString('en')} rows were read.`);
    body.length = OWN_LIST_LIMITS.rows;
  }
  // "Python, Java, Go" alone is three skills, not one with two other names.
  const members =
    known === null && rows.length === 1 && header.cells.length > 2
      ? header.cells.map((cell) => ({ cells: [cell], line: header.line }))
      : body;
  const read = known?.read ?? plainReader;
  const skills = new Map<string, OwnSkill>();
  for (const [at, row] of members.entries()) {
    if (at % STEP === STEP - 1) yield;
    const own = read(row);
    if (own === null) continue;
    if ('problem' in own) problems.push(`Line ${row.line}: ${own.problem}.`);
    else skills.set(own.name.toLowerCase(), merged(skills.get(own.name.toLowerCase()), own));
  }
  if (skills.size === 0 && problems.length === 0) problems.push(`${file_name} has no skills.`);
  return { layout: known?.layout ?? 'PLAIN', skills: [...skills.values()], problems: capped(problems) };
}

/** O*NET names a program once for each occupation: the rows of one name are one skill. */
function merged(first: OwnSkill | undefined, next: OwnSkill): OwnSkill {
  if (first === undefined) return next;
  const more = next.aliases.filter((alias) => !first.aliases.includes(alias));
  const parents = next.parents.filter((parent) => !first.parents.includes(parent));
  if (more.length === 0 && parents.length === 0) return first;
  return { ...first, aliases: [...first.aliases, ...more], parents: [...first.parents, ...parents] };
}

function capped(problems: readonly string[]): string[] {
  const rest = problems.length - MAX_PROBLEMS;
  return rest <= 0 ? [...problems] : [...problems.slice(0, MAX_PROBLEMS), `And ${rest} more problems.`];
}

/** Tabs before semicolons before commas: a name may have a comma in it, and hardly ever a tab. */
function separatorOf(text: string, file_name: string): string {
  const start = text.slice(0, text.indexOf('\n') < 0 ? 4000 : Math.max(4000, text.indexOf('\n')));
  const bare = start.replaceAll(/"[^"]*"/g, '');
  const [first = ''] = bare.replace(/^\uFEFF/, '').split(/\r?\n|\r/, 1);
  // A header has its separator in every row: what it is divided by counts.
  for (const separator of ['\t', ';', ',']) if (first.split(separator).length >= 3) return separator;
  if (/\.tsv$/i.test(file_name) || bare.includes('\t')) return '\t';
  return bare.includes(';') ? ';' : ',';
}

/**
 * A lexicon with a person's own skills in it. A name the lexicon knows joins the skill it stands for and brings its
 * other names along; so does a skill one of whose other names is known. What is new becomes a skill of its own,
 * under those of its parents that are known. Everyday words of one word count only in lists ("painting", "Spring").
 * The given lexicon stays as it is.
 */
export function withOwnSkills(
  lexicon: Lexicon,
  lists: readonly { readonly skills: readonly OwnSkill[] }[],
): Lexicon {
  const skills = new Map<string, Skill>(lexicon.skills);
  const owners = new Map<string, string>();
  const pending: { readonly canonical: string; readonly parents: readonly string[] }[] = [];
  for (const { skills: own } of lists) {
    for (const { name, aliases, kind, parents } of own) {
      const named = [name, ...aliases].map(ownerOf).filter(({ key }) => key !== '');
      const known = named.find(({ owner }) => owner !== undefined)?.owner;
      const canonical = known ?? name;
      const old = skills.get(canonical);
      const more = named.filter(({ owner, written }) => owner === undefined && written !== canonical);
      const others = more.map(({ written }) => marked(written));
      skills.set(
        canonical,
        old === undefined
          ? { canonical, kind, parents: [], aliases: others, ambiguous: isEverydayWord(name) }
          : { ...old, aliases: [...old.aliases, ...others] },
      );
      for (const { owner, key } of named) if (owner === undefined) owners.set(key, canonical);
      if (known === undefined && parents.length > 0) pending.push({ canonical, parents });
    }
  }
  for (const { canonical, parents } of pending) {
    const skill = skills.get(canonical) as Skill;
    const named = parents.map((parent) => ownerOf(parent).owner).filter((parent) => parent !== undefined);
    skills.set(canonical, {
      ...skill,
      parents: [...new Set(named)].filter((parent) => parent !== canonical),
    });
  }
  return createLexicon(skills);

  function ownerOf(written: string): { written: string; key: string; owner: string | undefined } {
    const keys = tokenize(written).map((token) => token.key);
    const key = keys.join(' ');
    return { written, key, owner: owners.get(key) ?? findByKeys(lexicon, keys)?.canonical };
  }
}

function marked(alias: string): string {
  return isEverydayWord(alias) ? `?${alias}` : alias;
}
