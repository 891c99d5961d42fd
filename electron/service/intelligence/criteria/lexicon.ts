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
  'school_exam',
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
  /** Words that narrow nothing beside it: that it was done, and those it is always done for. */
  readonly beside: readonly Way[];
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
  /** Activities by a word that asking for them cannot do without. */
  readonly activity_words: Phrases<Activity>;
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
  const activity_words = new Phrases<Activity>();
  const wayFrom = waysOnce(groups);
  for (const row of rows) {
    if (row['kind'] === 'word_group') continue;
    const entry = entryOf(row);
    entries.set(`${entry.kind}:${entry.id}`, entry);
    if (entry.kind === 'activity' || entry.kind === 'activity_of') {
      const activity = activityOf(entry, wayFrom);
      activities.push(activity);
      for (const form of waysOf(entry)) {
        for (const word of rarest(form, groups)) activity_words.add(word, activity);
      }
    } else if (entry.kind !== 'nationality') {
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
    activity_words,
    narrower: new Map([...narrower].map(([id, all]) => [id, all.map(({ entry }) => entry)])),
  };
}

function entryOf(row: Readonly<Record<string, string>>): Entry {
  const { id = '', kind = '', forms = '', broader = '', evidence = '' } = row;
  if (!isKind(kind)) throw new Error(`Lexicon, ${id}: "${kind}" is no kind of entry`);
  const all = list(forms);
  return { id, kind, label: all[0] ?? id, forms: all, broader: list(broader), evidence: list(evidence) };
}

/** As evidence: whatever a row is asked for by shows it as well. */
const SAME = '=';

/** Before words that narrow nothing. */
const BESIDE = '+';

/** Makes a thing when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** An activity; its words are made ready when they are first needed: most are never asked for. */
function activityOf(entry: Entry, wayFrom: (form: string) => Way): Activity {
  const asked = once(() => waysOf(entry).map(wayFrom));
  const shown = once(() =>
    entry.evidence
      .filter((form) => !form.startsWith('#'))
      .flatMap((form) => (form === SAME ? asked() : [wayFrom(form)])),
  );
  const beside = once(() =>
    entry.forms.filter((form) => form.startsWith(BESIDE)).map((form) => wayFrom(form.slice(BESIDE.length))),
  );
  return {
    entry,
    get asked() {
      return asked();
    },
    get shown() {
      return shown();
    },
    get beside() {
      return beside();
    },
    exact: entry.kind === 'activity_of',
    would_be_said: entry.broader.includes('not_met'),
  };
}

/** How an activity is asked for. */
const waysOf = ({ forms }: Entry): string[] => forms.slice(1).filter((form) => !form.startsWith(BESIDE));

type WordGroups = ReadonlyMap<string, readonly string[]>;

/** The groups of "a|b & c|@group", each as its words. */
const groupsOf = (form: string, groups: WordGroups): string[][] =>
  form
    .split(' & ')
    .map((part) =>
      part.split('|').flatMap((one) => (one.startsWith('@') ? (groups.get(one.slice(1)) ?? []) : one)),
    );

/** The group with the fewest words: what is done it to, as a rule, and not the verb. */
const rarest = (form: string, groups: WordGroups): readonly string[] =>
  groupsOf(form, groups).toSorted((a, b) => a.length - b.length)[0] ?? [];

/** Reads "a|b & c|@group": one of each has to be found. */
export const wayOf = (form: string): Way => groupsOf(form, new Map()).map((words) => Phrases.of(words));

/** The same where many forms share their groups: each is made once. */
function waysOnce(groups: WordGroups): (form: string) => Way {
  const made = new Map<string, Phrases<true>>();
  return (form) =>
    form.split(' & ').map((part) => {
      const known = made.get(part) ?? Phrases.of(groupsOf(part, groups).flat());
      made.set(part, known);
      return known;
    });
}

/** Whether every group of a way is found in a row of keys, and where; null when one is not. */
export function findWay(way: Way, keys: readonly string[]): WordRange[] | null {
  const found = way.flatMap((phrases) => phrases.in(keys).slice(0, 1));
  return found.length === way.length ? found : null;
}
