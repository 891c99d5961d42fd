import { esc, lines, list, section } from './page.ts';
import type { Words } from './person.ts';
import type { Invented } from './resume_people.ts';
import { capital, type Dice, filled, listOf, type WordList } from './words.ts';

/** What is printed and what is true of it: a person, HTML before and after the page's own, what runs along each page. */
export type Sheet = {
  readonly person: Invented;
  /** What is true of the head where it is printed in another way than the person says it. */
  readonly truth?: { readonly name: string; readonly location: string };
  readonly before?: string;
  readonly after?: string;
  readonly header?: string;
  readonly footer?: string;
  /** Rules for the whole page. */
  readonly style?: string;
  /** Soft hyphens in long words. */
  readonly hyphens?: boolean;
};

type Content = (person: Invented, words: Words, list: WordList, dice: Dice) => Sheet;

/** What a resume holds beside jobs and schools, or how it is set; by name. Kinds that are untouched stand here as well. */
export const CONTENTS: Readonly<Record<string, Content>> = {
  plain: (person) => ({ person }),
  running_head: (person, words) => ({
    person: { ...person, work: more(person, 3) },
    header: `${person.name} – Curriculum vitae`,
    footer: `${words.label('page')} <span class=pageNumber></span> / <span class=totalPages></span>`,
  }),
  project: (person, words, { lists }, dice) => {
    const heading = words.label('project').replace('{word}', dice.pick(listOf(lists, 'projects')));
    return { person: inside(person, `## ${heading}`) };
  },
  grade: (person, _words, { lists }, dice) => {
    const [first, ...rest] = person.education;
    const note = dice.pick(listOf(lists, 'grade'));
    return { person: { ...person, education: [{ ...first!, note }, ...rest] } };
  },
  activities: (person, words) => ({
    person,
    after:
      section(words.label('h.activities'), list([person.unpaid])) +
      section(words.label('h.interests'), esc(person.hobbies.join(', '))),
  }),
  beside_skills: (person, words) => ({
    person,
    // certificates, languages and hobbies in one run under the skills, each after its own label
    after: lines([
      `${words.label('h.certificates')}: ${person.certificates.join(', ')}`,
      `${words.label('h.languages')}: ${person.languages.join('; ')}`,
      `${words.label('h.interests')}: ${person.hobbies.join(', ')}`,
    ]),
  }),
  soft_hyphens: (person) => ({ person, hyphens: true, style: 'body{text-align:justify}li,p{width:90mm}' }),
  cover_letter: (person, _words, { lists }) => ({
    person,
    before:
      `<div style="break-after:page">${lines([person.name, person.location, '', '2026-10-12'])}<br>` +
      `${listOf(lists, 'letter')
        .map((text) => `<p>${esc(text)}</p>`)
        .join('')}<p>${esc(person.name)}</p></div>`,
  }),
  thirty_jobs: (person) => ({ person: { ...person, work: more(person, 27) } }),
  future_dates: (person, words) => {
    const [job, ...jobs] = person.work;
    const [study, ...studies] = person.education;
    return {
      person: {
        ...person,
        work: [
          { ...job!, start: '2027-02', end: '2027-12' },
          { ...job!, company: person.work[1]!.company },
          ...jobs,
        ],
        education: [
          { ...study!, start: '2025', end: '2028', note: `(${words.label('expected')})` },
          ...studies,
        ],
      },
    };
  },
  no_dates: (person) => ({ person: dated(person, () => '') }),
  letterhead: (person, _words, known) => ({
    person: { ...person, ...addressed(person, known), name: person.name.toLocaleUpperCase(person.lang) },
    truth: { name: person.name, location: townIn(person, known) },
    before: '<div style="text-align:center;font-size:16pt;letter-spacing:.2em">CURRICULUM VITAE</div>',
  }),
  footer: (person) => ({
    person: { ...person, work: more(person, 4) },
    footer: `${esc(person.name)} · ${esc(person.email)} · ${esc(person.phone)}`,
  }),
  team: (person, words, { lists }, dice) => {
    const heading = words.label('team').replace('{word}', dice.pick(listOf(lists, 'projects')));
    return { person: inside(person, `## ${heading}, ${person.work[1]!.start.slice(0, 4)}`) };
  },
  tight_spacing: (person) => ({
    person,
    style: 'body{letter-spacing:-.05em;word-spacing:-.08em}h1{letter-spacing:.22em}h2{letter-spacing:.15em}',
  }),
  references: (person, words, { lists }) => ({
    person,
    after: section(
      words.label('h.references'),
      lines([
        `${listOf(lists, 'given')[0]} ${listOf(lists, 'family')[1]}, ${person.work[1]!.title}`,
        `${person.phone.slice(0, -3)}999 · reference@example.org`,
      ]),
    ),
  }),
  year_only: (person) => ({ person: dated(person, (text) => text.slice(0, 4).replace('pres', 'present')) }),
  surname_first: (person, _words, known) => {
    const [given = '', ...family] = person.name.split(' ');
    const printed = `${family.join(' ').toLocaleUpperCase(person.lang)} ${given}`;
    return {
      person: { ...person, ...addressed(person, known), name: printed, headline: '' },
      truth: { name: `${person.name}\t${printed}`, location: townIn(person, known) },
    };
  },
  no_employer: (person) => ({
    person: { ...person, work: person.work.map((job) => ({ ...job, company: '', location: '' })) },
  }),
};

/** A place with street and post code in front, and the telephone after a sign. */
function addressed(person: Invented, { lists }: WordList): { location: string; phone: string } {
  const word = (name: string): string => listOf(lists, name)[0]!;
  const town = person.location.split(', ')[0]!;
  const values = { street: word('street'), postcode: word('postcode'), town };
  return { location: filled(word('address_form'), values), phone: `☎ ${person.phone}` };
}

/** The town, and after a tab the address it may be read with. */
function townIn(person: Invented, known: WordList): string {
  return `${person.location.split(', ')[0]}\t${addressed(person, known).location}`;
}

/** The jobs of a person and so many more before them, each a year long. */
function more(person: Invented, count: number): Invented['work'] {
  const last = person.work.at(-1)!;
  const year = Number(last.start.slice(0, 4));
  const titles = person.work.map(({ title }) => title);
  const added = Array.from({ length: count }, (_, at) => ({
    ...person.work[(at + 1) % 3]!,
    title: titles[at % titles.length]!,
    company: `${person.work[at % 3]!.company} ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][Math.floor(at / 3)]}`,
    start: `${year - 1 - at}-02`,
    end: `${year - 1 - at}-11`,
  }));
  return [...person.work, ...added];
}

function inside(person: Invented, heading: string): Invented {
  const [first, ...rest] = person.work;
  const [point = '', ...points] = first!.points;
  return { ...person, work: [{ ...first!, points: [point, heading, ...points] }, ...rest] };
}

function dated(person: Invented, change: (text: string) => string): Invented {
  const all = <T extends { readonly start: string; readonly end: string }>(of: readonly T[]): T[] =>
    of.map((one) => ({ ...one, start: change(one.start), end: change(one.end) }));
  return { ...person, work: all(person.work), education: all(person.education) };
}

/** The parts of a resume that have a heading, as word lists and `Words` name them. */
const PARTS = ['summary', 'work', 'education', 'skills', 'languages', 'certificates'] as const;

/**
 * What the parts of a resume are called, in one of several ways.
 * @param style plain, compound (modifier and noun), capitals, foreign_capitals, none; bilingual and other_words are untouched.
 * @param others headings nobody tunes on, by part.
 */
export function headingsOf(
  style: string,
  {
    lang,
    words,
    foreign,
    others,
  }: {
    readonly lang: string;
    readonly words: WordList;
    readonly foreign: WordList;
    readonly others: ReadonlyMap<string, readonly string[]>;
  },
  dice: Dice,
): Record<(typeof PARTS)[number], string> {
  const own = (part: string): string => dice.pick(listOf(words.lists, `h.${part}`));
  const abroad = (part: string): string => listOf(foreign.lists, `h.${part}`)[0]!;
  const compound = (part: string): string => {
    const nouns = words.lists.get(`nouns.${part}`);
    if (nouns === undefined) return own(part);
    const pattern = listOf(words.lists, 'compose')[0]!;
    const parts = { m: dice.pick(listOf(words.lists, 'modifiers')), n: dice.pick(nouns) };
    return pattern.replace('{m}', parts.m).replace('{n}', parts.n);
  };
  const styles: Readonly<Record<string, (part: string) => string>> = {
    plain: own,
    compound,
    capitals: (part) => own(part).toLocaleUpperCase(lang),
    foreign_capitals: (part) => abroad(part).toLocaleUpperCase('en'),
    none: () => '',
    bilingual: (part) => `${own(part)} / ${abroad(part)}`,
    other_words: (part) => dice.pick(listOf(others, part)),
  };
  const named = styles[style];
  if (named === undefined) throw new Error(`No headings are called “${style}”.`);
  return Object.fromEntries(PARTS.map((part) => [part, capital(named(part), lang)])) as Record<
    (typeof PARTS)[number],
    string
  >;
}
