import { z } from 'zod';
import { parseCsv } from './csv.ts';
import { isWordInCapitals } from './everyday.ts';
import { tokenize, keysOf } from '../language/tokens.ts';

/** What a skill is; it decides little: languages are matched by level, soft skills never define a job. */
export const SkillKind = z.enum([
  'technology',
  'tool',
  'method',
  'domain',
  'task',
  'certification',
  'licence',
  'language',
  'soft',
]);
export type SkillKind = z.infer<typeof SkillKind>;

export const Skill = z.object({
  canonical: z.string().min(1),
  kind: SkillKind,
  /** Canonical names this skill implies (PostgreSQL: SQL); two with a common parent are siblings. */
  parents: z.array(z.string()),
  /**
   * Other ways to write it, in any language. A leading question mark makes one alias ambiguous ("?Excel"); a leading
   * tilde does so too, but for a verb with its object ("~train": "Trained six colleagues" counts, "a train" does not).
   */
  aliases: z.array(z.string()),
  /** An everyday word too (Go, R, Swift): counts only in a list, a skills section or beside a skill. */
  ambiguous: z.boolean(),
});
export type Skill = z.infer<typeof Skill>;

/** How a name counts: always, not where it is an everyday word, there only as a verb, or only in capitals. */
export type NameUse = 'always' | 'ambiguous' | 'verb' | 'acronym';

/** A node of the token trie: `skill` is set where a name ends, with how that name counts. */
export type TrieNode = { next: Map<string, TrieNode> | null; skill: Skill | null; use: NameUse };

export type Lexicon = {
  readonly skills: ReadonlyMap<string, Skill>;
  readonly trie: TrieNode;
};

const List = z.union([z.array(z.string()), z.string().transform((text) => text.split(';'))]);
const Row = z.object({
  canonical: z.string().trim().min(1),
  kind: SkillKind,
  parents: List.optional(),
  aliases: List.optional(),
  ambiguous: z
    .union([z.boolean(), z.string().transform((text) => /^(?:1|y|yes|true|x)$/i.test(text.trim()))])
    .optional(),
});

/**
 * Reads a skills list: CSV with the columns canonical, kind, parents, aliases, ambiguous (lists separated by
 * semicolons), or a JSON array of the same fields.
 * @throws Error naming the row, for a row that does not fit, a name given twice, or a parent that is not in the list.
 */
export function parseLexicon(text: string): Lexicon {
  return parseLexicons([text]);
}

/**
 * Reads the files of one skills list as one: a parent may stand in another file than its children.
 * @throws Error naming file (from 1) and row, as `parseLexicon` does.
 */
export function parseLexicons(texts: readonly string[]): Lexicon {
  const skills = new Map<string, Skill>();
  for (const [file, text] of texts.entries()) {
    const where = texts.length === 1 ? 'Skills list' : `Skills list, file ${file + 1}`;
    const rows: unknown[] = text.trimStart().startsWith('[')
      ? z.array(z.unknown()).parse(JSON.parse(text))
      : parseCsv(text);
    for (const [at, row] of rows.entries()) {
      const {
        canonical,
        kind,
        parents = [],
        aliases = [],
        ambiguous = false,
      } = readRow(row, `${where}, entry ${at + 1}`);
      if (skills.has(canonical)) throw new Error(`${where}, entry ${at + 1}: ${canonical} is there twice`);
      skills.set(canonical, { canonical, kind, parents: clean(parents), aliases: clean(aliases), ambiguous });
    }
  }
  for (const skill of skills.values()) {
    const unknown = skill.parents.find((parent) => !skills.has(parent));
    if (unknown !== undefined) {
      throw new Error(`Skills list, ${skill.canonical}: its parent ${unknown} is not in the list`);
    }
  }
  return createLexicon(skills);
}

/** A row that is checked by hand when it is plainly right: five thousand go through here at every start. */
function readRow(row: unknown, where: string): z.infer<typeof Row> {
  const plain = row as Partial<Record<string, unknown>>;
  const { canonical, kind, parents, aliases, ambiguous } = plain;
  if (
    typeof canonical === 'string' &&
    canonical.trim() !== '' &&
    typeof parents === 'string' &&
    typeof aliases === 'string' &&
    (ambiguous === '' || ambiguous === '1')
  ) {
    const known = KINDS.get(String(kind));
    if (known !== undefined) {
      return {
        canonical: canonical.trim(),
        kind: known,
        parents: parents === '' ? [] : parents.split(';'),
        aliases: aliases === '' ? [] : aliases.split(';'),
        ambiguous: ambiguous === '1',
      };
    }
  }
  const read = Row.safeParse(row);
  if (!read.success) throw new Error(`${where}: ${z.prettifyError(read.error)}`);
  return read.data;
}

const KINDS: ReadonlyMap<string, SkillKind> = new Map(SkillKind.options.map((kind) => [kind, kind]));

/** The lexicon of these skills: the names of each, ready to be looked for. */
export function createLexicon(skills: ReadonlyMap<string, Skill>): Lexicon {
  return { skills, trie: buildTrie(skills.values()) };
}

function clean(values: readonly string[]): string[] {
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

function buildTrie(skills: Iterable<Skill>): TrieNode {
  const root: TrieNode = { next: null, skill: null, use: 'always' };
  const canonicals = [...skills];
  // Canonical names first, so that another skill's alias never takes a name away.
  for (const skill of canonicals) add(root, skill.canonical, skill, skill.ambiguous ? 'ambiguous' : 'always');
  for (const skill of canonicals) {
    for (const alias of skill.aliases) {
      const use = alias.startsWith('?') ? 'ambiguous' : alias.startsWith('~') ? 'verb' : 'always';
      add(root, alias.replace(/^[?~]/, ''), skill, use);
    }
  }
  return root;
}

function add(root: TrieNode, name: string, skill: Skill, use: NameUse): void {
  let node = root;
  for (const { key } of tokenize(name)) {
    node.next ??= new Map();
    let next = node.next.get(key);
    if (next === undefined) {
      // Most names end at a node of their own: its map is made when a longer name needs it.
      next = { next: null, skill: null, use: 'always' };
      node.next.set(key, next);
    }
    node = next;
  }
  if (node === root || node.skill !== null) return;
  node.skill = skill;
  node.use = use === 'always' && isWordInCapitals(name) ? 'acronym' : use;
}

/** A product people use, as opposed to a field, a task or a way to work. */
export const isProduct = (kind: SkillKind | undefined): boolean => kind === 'technology' || kind === 'tool';

/** Something a person holds a paper for. */
export const isPaper = (kind: SkillKind | undefined): boolean =>
  kind === 'certification' || kind === 'licence';

/** The skill a whole name stands for ("postgres" → PostgreSQL), or null. */
export function findSkill(lexicon: Lexicon, name: string): Skill | null {
  return findByKeys(lexicon, keysOf(name));
}

/** The same for a name that is already cut into the keys of its words. */
export function findByKeys(lexicon: Lexicon, keys: readonly string[]): Skill | null {
  let node: TrieNode | undefined = lexicon.trie;
  for (const key of keys) {
    node = node.next?.get(key);
    if (node === undefined) return null;
  }
  return node.skill;
}

/** Everything a skill implies, nearest first, without itself. */
export function ancestors(lexicon: Lexicon, canonical: string): string[] {
  const found: string[] = [];
  const queue = [...(lexicon.skills.get(canonical)?.parents ?? [])];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (found.includes(name) || name === canonical) continue;
    found.push(name);
    queue.push(...(lexicon.skills.get(name)?.parents ?? []));
  }
  return found;
}
