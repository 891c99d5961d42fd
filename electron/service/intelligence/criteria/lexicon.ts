import { Phrases, type WordRange } from '../language/phrases.ts';
import { parseCsv } from '../skills/csv.ts';

/** What a row of `resources/lexicon` may be. */
const KINDS = [
  'kind',
  'industry',
  'credential',
  'credential_of',
  'field',
  'field_of_work',
  'activity',
  'activity_of',
  'site',
  'site_word',
  'honour',
  'language_test',
  'member_word',
  'nationality',
] as const;
export type EntryKind = (typeof KINDS)[number];

const isKind = (name: string): name is EntryKind => (KINDS as readonly string[]).includes(name);

/** A row: what it is called, and what shows it in a resume. */
export type Entry = {
  readonly id: string;
  readonly kind: EntryKind;
  /** The first form: what a person is shown. */
  readonly label: string;
  readonly forms: readonly string[];
  readonly broader: readonly string[];
  readonly evidence: readonly string[];
};

/** Groups of words that all have to be found in one place; each is a choice. */
export type Way = readonly Phrases<true>[];

/** Something a person may have done, with its ways of being asked for and of being shown. */
export type Activity = {
  readonly entry: Entry;
  readonly asked: readonly Way[];
  readonly shown: readonly Way[];
  /** What it is called has to be shown in these very words, too. */
  readonly exact: boolean;
  /** A resume would say it: silence is a no. */
  readonly would_be_said: boolean;
};

/** The tables of `resources/lexicon`, ready to be looked into. */
export type Tables = {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Forms of everything but activities and fields of work. */
  readonly forms: Phrases<Entry>;
  /** How fields of work are named; too common to be looked for in every criterion. */
  readonly fields_of_work: Phrases<Entry>;
  readonly activities: readonly Activity[];
  /** Entries without the first part of their forms: narrower ones by what they are narrower than. */
  readonly narrower: ReadonlyMap<string, readonly Entry[]>;
};

const list = (cell: string): string[] =>
  cell
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** Reads the files of the lexicon. @throws Error naming the row whose kind is unknown. */
export function parseTables(texts: readonly string[]): Tables {
  const rows = texts.flatMap(parseCsv);
  const groups = new Map<string, readonly string[]>();
  for (const row of rows) {
    if (row['kind'] === 'word_group') groups.set(row['id'] ?? '', list(row['forms'] ?? ''));
  }
  const entries = new Map<string, Entry>();
  const forms = new Phrases<Entry>();
  const fields_of_work = new Phrases<Entry>();
  const activities: Activity[] = [];
  for (const row of rows) {
    if (row['kind'] === 'word_group') continue;
    const entry = entryOf(row);
    entries.set(`${entry.kind}:${entry.id}`, entry);
    if (entry.kind === 'activity' || entry.kind === 'activity_of') activities.push(activityOf(entry, groups));
    else if (entry.kind !== 'nationality') {
      const named = entry.kind === 'field_of_work' ? fields_of_work : forms;
      for (const form of entry.forms) named.add(form, entry);
    }
  }
  const narrower = Map.groupBy(
    [...entries.values()].flatMap((entry) => entry.broader.map((id) => ({ id, entry }))),
    ({ id }) => id,
  );
  return {
    entries,
    forms,
    fields_of_work,
    activities,
    narrower: new Map([...narrower].map(([id, all]) => [id, all.map(({ entry }) => entry)])),
  };
}

function entryOf(row: Readonly<Record<string, string>>): Entry {
  const { id = '', kind = '', forms = '', broader = '', evidence = '' } = row;
  if (!isKind(kind)) throw new Error(`Lexicon, ${id}: "${kind}" is no kind of entry`);
  const all = list(forms);
  return { id, kind, label: all[0] ?? id, forms: all, broader: list(broader), evidence: list(evidence) };
}

function activityOf(entry: Entry, groups: ReadonlyMap<string, readonly string[]>): Activity {
  const way = (form: string): Way => wayOf(form, groups);
  return {
    entry,
    asked: entry.forms.slice(1).map(way),
    shown: entry.evidence.filter((form) => !form.startsWith('#')).map(way),
    exact: entry.kind === 'activity_of',
    would_be_said: entry.broader.includes('not_met'),
  };
}

/** Reads "a|b & c|@group": one of each has to be found. */
export function wayOf(form: string, groups: ReadonlyMap<string, readonly string[]> = new Map()): Way {
  return form.split(' & ').map((part) => {
    const words = part.split('|');
    return Phrases.of(words.flatMap((one) => (one.startsWith('@') ? (groups.get(one.slice(1)) ?? []) : one)));
  });
}

/** Whether every group of a way is found in a row of keys, and where; null when one is not. */
export function findWay(way: Way, keys: readonly string[]): WordRange[] | null {
  const found = way.flatMap((phrases) => phrases.in(keys).slice(0, 1));
  return found.length === way.length ? found : null;
}
