import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceContext } from './context.ts';
import type { OwnSkillsFile } from './engine/protocol.ts';
import type { Criteria } from './intelligence/criteria/answers.ts';
import type { CriterionReader } from './intelligence/criteria/reader.ts';
import { findSkill, parseLexicons, type Lexicon } from './intelligence/skills/lexicon.ts';
import type { Understanding } from './intelligence/criteria/answer.ts';
import { readCriteriaTables, readLexiconTexts } from './intelligence/skills/load.ts';
import { withOwnSkills } from './intelligence/skills/own_list.ts';
import { type OwnSkill } from './intelligence/skills/own_layouts.ts';

/** The skills the program knows: those it ships and those of people's own lists. */
export type Skills = {
  /** All of them. Made when first asked for, and again when a list came or went. */
  lexicon(): Promise<Lexicon>;
  /** With them the engine that reads criteria, for requirements and summaries. */
  reader(): Promise<CriterionReader>;
  /** How a criterion is read with them (intelligence/criteria/answers.ts). */
  understand(prompt: string): Promise<Understanding>;
  /** Changes with every list, and with every version of the shipped one. */
  hash(): Promise<string>;
  /** The label of a skill by any of its names; null for one nobody knows. */
  labels(): Promise<(name: string) => string | null>;
  /** People's own lists as the children get them, an array of lists of skills; null when there are none. */
  own(): OwnSkillsFile | null;
  /** Takes in what changed in the table of lists. Resolves when calls to the engine have the new ones. */
  refresh(): Promise<void>;
};

/** Loads the lists there are. The one place where shipped and own skills come together in this process. */
export async function createSkills({
  db,
  options,
  instances,
}: Pick<ServiceContext, 'db' | 'options' | 'instances'>): Promise<Skills> {
  const folder = path.join(options.data_dir, 'skills');
  let own: OwnSkillsFile | null = null;
  let shipped: Promise<{ lexicon: Lexicon; hash: string }> | null = null;
  let whole: { readonly hash: string; readonly lexicon: Promise<Lexicon> } | null = null;

  const files = {
    list: (dir: string) => readdir(dir),
    read: (file: string) => readFile(file, 'utf8'),
  };
  // loaded when first needed: it is what takes longest in this process
  let criteria: Promise<Criteria> | null = null;
  const loadCriteria = (): Promise<Criteria> =>
    (criteria ??= Promise.all([
      import('./intelligence/criteria/answers.ts'),
      readCriteriaTables(options.resources_dir, files),
    ]).then(([{ createCriteria }, tables]) => createCriteria(tables)));
  let reader: CriterionReader | null = null;

  const loadShipped = (): NonNullable<typeof shipped> =>
    (shipped ??= readLexiconTexts(options.resources_dir, files).then((texts) => ({
      lexicon: parseLexicons(texts),
      hash: digest(texts.join('\n')),
    })));

  async function takeIn(): Promise<void> {
    const rows = await db.selectFrom('skill_lists').select('skills').orderBy('id').execute();
    if (rows.length === 0) {
      own = null;
      return;
    }
    const json = `[${rows.map(({ skills }) => skills).join(',')}]`;
    const hash = digest(json);
    if (own?.hash === hash) return;
    const file = path.join(folder, `${hash}.json`);
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, json, { mode: 0o600 });
      await rename(`${file}.new`, file);
    }
    own = { path: file, hash };
  }

  /** One after the other, so that the last change is the one that stays. */
  let turn: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    const mine = turn.then(takeIn);
    turn = mine.catch(() => undefined); // told to who waits for it
    return mine;
  }

  async function withOwn(): Promise<Lexicon> {
    const { lexicon } = await loadShipped();
    return own === null ? lexicon : addOwnSkills(lexicon, own.path);
  }

  const skills: Skills = {
    async lexicon() {
      const hash = own?.hash ?? '';
      if (whole?.hash !== hash) whole = { hash, lexicon: withOwn() };
      return whole.lexicon;
    },
    async reader() {
      const [{ judge }, lexicon] = await Promise.all([loadCriteria(), skills.lexicon()]);
      // the same one while the skills are: what was read with it is kept
      if (reader?.lexicon !== lexicon) reader = { judge, lexicon };
      return reader;
    },
    async understand(prompt) {
      const [{ understand }, lexicon] = await Promise.all([loadCriteria(), skills.lexicon()]);
      return understand(prompt, lexicon);
    },
    async hash() {
      const { hash } = await loadShipped();
      return own === null ? hash : `${hash} ${own.hash}`;
    },
    async labels() {
      const lexicon = await skills.lexicon();
      return (name) => findSkill(lexicon, name)?.canonical ?? null;
    },
    own: () => own,
    async refresh() {
      await refresh();
      instances.tell('skills_changed', '');
    },
  };
  instances.onTold('skills_changed', () => {
    refresh().catch((error: unknown) => {
      options.log?.({
        level: 'warn',
        message: `Lists of skills that changed were not read: ${String(error)}`,
      });
    });
  });
  await refresh();
  sweep(folder, own);
  return skills;
}

/** The lexicon with the lists of a file in it; `lexicon` stays as it is. */
export async function addOwnSkills(lexicon: Lexicon, file: string): Promise<Lexicon> {
  const lists = JSON.parse(await readFile(file, 'utf8')) as OwnSkill[][];
  return withOwnSkills(
    lexicon,
    lists.map((skills) => ({ skills })),
  );
}

/** Files of lists that are gone; only at the start, when no child can be reading one. */
function sweep(folder: string, own: OwnSkillsFile | null): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return; // nobody ever added a list
  }
  for (const name of names) {
    if (own === null || name !== path.basename(own.path)) rmSync(path.join(folder, name), { force: true });
  }
}

/** 132 bits of SHA-256. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
