import type { LabelledRow } from '../criteria_sets.ts';
import { factOf, personOf } from './criteria_people.ts';
import { ALWAYS_ASKED, joinedTruth, TRUTH, type Fact, type Truth } from './facts.ts';
import { capital, deck, Dice, filled, listOf, readWordList, type WordList } from './words.ts';

/** Whether rules may be tuned on it; test/quality/untouched/README.md holds the rule. */
export type Split = 'tuned' | 'opened' | 'plain' | 'untouched';

/** Languages criteria are made in. */
export const CRITERIA_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'tr'] as const;

/** Labelled criteria about made people, with the texts of their resumes by file name. */
export type MadeCriteria = {
  readonly files: ReadonlyMap<string, string>;
  readonly rows: readonly LabelledRow[];
};

/** Where the phrases of a split stand. */
export const PHRASES: Readonly<Record<Split, string>> = {
  tuned: 'made/criteria',
  // untouched until 24 November 2026; tuned on since
  opened: 'made/criteria_opened',
  // untouched for a day, measured once; tuned on since
  plain: 'made/criteria_plain',
  untouched: 'untouched/criteria',
};
const PEOPLE = 12;
const FACTS = 10;
const JOINS = ['and', 'or', 'but_not'] as const;

/**
 * Criteria of one split: frames × fillings × the ways a person can stand to them, over people of known facts, so that
 * the truth of a row follows from the facts. The same split always gives the same bytes.
 */
export function makeCriteria(split: Split): MadeCriteria {
  const files = new Map<string, string>();
  const rows: LabelledRow[] = [];
  const statuses = new Map(
    Object.entries(TRUTH).map(([predicate, truths]) => [
      predicate,
      deck(cards(truths), new Dice(predicate + split)),
    ]),
  );
  const fillings = readWordList(`${PHRASES[split]}/fillings.txt`).lists;
  for (const lang of CRITERIA_LANGUAGES) {
    const phrases = readWordList(`${PHRASES[split]}/${lang}.txt`);
    const words = readWordList(`made/words/${lang}.txt`);
    for (let at = 0; at < PEOPLE; at += 1) {
      const key = `${split}-${lang}-${at}`;
      const dice = new Dice(key);
      const person = personOf(key, lang, words, dice);
      // a rotation, so that every predicate is asked as often as the others
      const predicates = dice.shuffled(
        Object.keys(TRUTH)
          .filter((predicate) => !ALWAYS_ASKED.includes(predicate))
          .filter((_, index, { length }) => (index + at * 7) % length < FACTS),
      );
      const facts = [...predicates, ...ALWAYS_ASKED].map((predicate) =>
        factOf(predicate, statuses.get(predicate)!(), person, { words, phrases, fillings }, dice),
      );
      const told = facts.map((fact) => person.tell(fact, wording(fact, phrases, lang, dice)));
      const file = `${key}.txt`;
      files.set(file, person.text());
      const add = (criterion: string, kind: string, truth: Truth, rest: Partial<LabelledRow>): void => {
        const id = `${key}-${String(rows.length)}`;
        const row = { id, file, kind, criterion, expected: truth, evidence: null, note: '', hard: false };
        rows.push({ ...row, language: lang, ...rest });
      };
      for (const [index, fact] of facts.entries()) {
        const { form, text } = asked(fact, phrases, lang, dice);
        const { predicate, status, truth } = fact;
        const evidence = told[index] === '' ? null : (told[index] ?? null);
        add(text, predicate, truth, { form, status, evidence, note: status, hard: status !== 'held' });
      }
      for (const [index, join] of dice.shuffled(JOINS).slice(0, 2).entries()) {
        const [a, b] = [facts[index * 2]!, facts[index * 2 + 1]!];
        const parts = { a: fragment(a, phrases, lang, dice), b: fragment(b, phrases, lang, dice, true) };
        const text = filled(dice.pick(listOf(phrases.lists, join)), parts);
        const note = `${a.predicate} ${a.status} ${join} ${b.predicate} ${b.status}`;
        add(text, 'combination', joinedTruth(join, a.truth, b.truth), {
          form: join,
          status: `${a.status}+${b.status}`,
          note,
          hard: true,
        });
      }
    }
  }
  return { files, rows };
}

/** Every near miss twice and `held` half as often as all of them: two thirds are near misses, all as often. */
function cards(truths: Readonly<Record<string, Truth>>): string[] {
  const misses = Object.keys(truths).filter((status) => status !== 'held');
  return [...misses, ...misses, ...misses.map(() => 'held')];
}

/** The words of a fact in the resume; empty where the resume is silent or the fact shows by itself. */
function wording(fact: Fact, phrases: WordList, lang: string, dice: Dice): string {
  const list = phrases.sections.get(fact.predicate)?.get(fact.status) ?? [''];
  return capital(said(dice.pick(list), fact, phrases, lang, dice), lang);
}

/** A frame with its values; numbers in words now and then, but never before a plus. */
function said(frame: string, { values }: Fact, phrases: WordList, lang: string, dice: Dice): string {
  const numbers = listOf(phrases.lists, 'numbers');
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const written = numbers[Number(value) - 1];
    const in_words = written !== undefined && !frame.includes(`{${name}}+`) && dice.chance(0.4);
    all[name] = in_words ? written : value;
    all[name.toUpperCase()] = capital(all[name], lang);
  }
  return filled(frame, all);
}

function asked(fact: Fact, phrases: WordList, lang: string, dice: Dice): { form: string; text: string } {
  const frames = phrases.sections.get(fact.predicate)!;
  const forms = [...phrases.lists.keys()].filter((key) => key.startsWith('form.'));
  const key = dice.pick(forms);
  const [, shape = '', opener = ''] = /^(\w+): (.*)$/.exec(dice.pick(listOf(phrases.lists, key))) ?? [];
  const frame = said(dice.pick(listOf(frames, shape)), fact, phrases, lang, dice);
  return { form: key.slice(5), text: filled(opener, { f: frame, F: capital(frame, lang) }) };
}

function fragment(fact: Fact, phrases: WordList, lang: string, dice: Dice, inside = false): string {
  const frame = dice.pick(listOf(phrases.sections.get(fact.predicate)!, 'np'));
  const lower = !inside || lang === 'de' ? frame : frame[0]!.toLocaleLowerCase(lang) + frame.slice(1);
  const start = inside && lang !== 'de' ? lower.replace(/^\{[XY]\}/, (name) => name.toLowerCase()) : lower;
  return said(start, fact, phrases, lang, dice);
}
