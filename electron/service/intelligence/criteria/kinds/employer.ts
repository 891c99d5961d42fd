import { regex } from '../../language/pattern.ts';
import { lookedAt } from '../search.ts';
import { headOf, jobsOf } from '../work.ts';
import { LEGAL_ENDINGS } from '../../language/legal_forms.ts';
import { Clause } from '../clause.ts';
import { employerIsAt } from '../employers.ts';
import type { JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
} from '../predicate.ts';
import { isAnyEmployer, windowIn, type Window, inTime } from './shared.ts';
import { parts, within } from '../sentences/sentence.ts';
import { holds, holdsAt, type WordRange } from '../../language/phrases.ts';
import { isProduct } from '../../skills/lexicon.ts';

/** A job at an employer known by its name. */
type EmployerSlots = {
  readonly names: readonly string[];
  /** Nothing but its letters says that it is an employer. */
  readonly is_guess: boolean;
  readonly now: boolean;
  /** As an employee, not as an intern. */
  readonly full_time: boolean;
  readonly window: Window | null;
};

const AT = regex('u')`
    ^(?:at|for|pour|per|para|by|with|of|from|bei|beim|fur|von|vom|du|del|dal|da|van|chez|en|de|di|in|presso|bij|w|na|
    la|to|ex|former|formerly|au|aux|alla|allo|alle|agli|all|ai|nella|nello|nelle|nell|nel|dalla|dallo|dalle|dall|
    dagli|dai|della|dello|delle|dell|degli|dei|el|los|las|les)$`;
/** Turkish case endings of where somebody is or comes from, behind an apostrophe. */
const CASE = /^n?[dt][ae]n?$/u;
const STRONG = /^(?:at|bei|beim|chez|presso|bij|for|by)$/u;
/** What stands before a product that was used, not before an employer. */
const USED_WITH = /^(?:with|using|in|on|mit|avec|sous|sur|con|en|met|z|com|cu)$/u;
const JOINS = /^(?:of|and|de|di|du|del|della|der|fur|&|the|von|und|et|y|e|la|le|p|r|l|s|a)$/u;

/** "Experience at Acme" is a job; "knowledge of Acme" is none. */
const OF_TIME =
  /^(?:experi|esperi|erfahr|berufserfahr|deneyim|tecrube|background|exposure|practice|praxis|trayectoria|hands|at)/u;

/** What surrounds names of employers in a stretch: cues, times and denials. */
type Asked = {
  readonly clause: Clause;
  readonly window: Window | null;
  readonly of_window: ReadonlySet<number>;
  /** Places of the words that ask for a job, and of who worked there: "Mitarbeiter von Acme", "Staff of Acme". */
  readonly places: Set<number>;
  /** A name ends in a legal form. */
  readonly legal: boolean;
  /** "Nobody from Acme": the denial stands before the name it is about. */
  readonly comesFrom: (at: number) => boolean;
};

function askedIn(clause: Clause): Asked {
  const { window, own: of_window } = windowIn(clause);
  const { cues } = clause.tagged;
  const everywhere = cues.some(({ cue }) => cue === 'each' || cue === 'same');
  const nobody = cues.filter(({ cue }) => cue === 'not' || (everywhere && cue === 'but_not'));
  return {
    clause,
    window,
    of_window,
    places: Clause.places(
      clause.cues(
        'work employer past now employed intern job experience as ever been_at salary title same each full_time',
      ),
    ),
    legal: clause.content.some((at) => LEGAL_ENDINGS.has(clause.key(at))),
    comesFrom: (at) =>
      nobody.some(
        ({ cue, start, end }) =>
          (end === at - 1 && AT.test(clause.key(at - 1))) ||
          // "anywhere but Acme"
          (end === at && (cue === 'but_not' || (end - start > 1 && AT.test(clause.key(end - 1))))),
      ),
  };
}

/** "Nadie que haya pasado por Almacenes Corzo", "ajeno a …": a name of no list, and nothing else, is denied. */
function deniedName({ clause }: Asked): WordRange | null {
  if (!clause.is_denied || clause.tagged.locales[0]?.joins_nouns === true) return null;
  const capitals = clause.content.filter((at) => clause.isCapital(at));
  // "Ege Boya'da çalışmamış": the case says that the name opens the sentence
  const is_placed = isPlaced(clause, { start: clause.from, end: (capitals.at(-1) ?? clause.from) + 1 });
  const named = capitals.filter((at) => at > clause.from || is_placed);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || last - first < 1) return null;
  const run = { start: first, end: last + 1 };
  const known = clause.tagged.tags.filter(
    ({ type, start, end }) => type !== 'cue' && type !== 'title' && !(start === first && end === last + 1),
  );
  // "Almacenes Corzo", "Vidrios del Ebro": one of its words may be known, the name is not
  const is_new = Clause.at(run).some((at) => clause.isCapital(at) && !known.some((tag) => holdsAt(tag, at)));
  const isPart = (at: number): boolean => clause.isCapital(at) || JOINS.test(clause.key(at));
  return is_new && Clause.at(run).every(isPart) ? run : null;
}

/** "Arçelik'te", "Ege Boya'dan": where somebody is or comes from. */
const isPlaced = (clause: Clause, { end }: WordRange): boolean =>
  CASE.test(clause.key(end)) && clause.textOf(end - 1, end + 1).includes("'");

/** Whether a stretch may be about an employer: by a word of work, a legal form, or a denied origin. */
function asksForOne(asked: Asked): boolean {
  const { clause, window, places, legal, comesFrom } = asked;
  if (clause.tags('length').length > 0 && window === null) return false;
  const sure =
    legal || deniedName(asked) !== null || clause.all.some((at) => comesFrom(at) && clause.isCapital(at));
  if (sure) return true;
  // "at ease with A3", "versed in BMD": what is known is no employer
  const knows =
    clause.has('know') || clause.cues('experience').some(({ start }) => !OF_TIME.test(clause.key(start)));
  return places.size > 0 && (!knows || clause.has('work employer past now employed intern job as been_at'));
}

/** Runs of capitalised words and what names may contain. Adds words for staff to the places that ask. */
function runsIn(asked: Asked): WordRange[] {
  const { clause, of_window, places } = asked;
  const denials = Clause.places(clause.tagged.cues.filter(({ cue }) => cue === 'not' || cue === 'but_not'));
  const people = clause.cues('people', 'employer');
  const goesOn = goesOnIn(asked);
  const runs: WordRange[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    const worker = people.find(
      // "dipendente Ferrero"
      ({ start, end }) => start === at && (AT.test(clause.key(end)) || clause.isCapital(end)),
    );
    if (worker !== undefined) {
      for (const place of Clause.at(worker)) places.add(place);
      at = worker.end - 1;
      continue;
    }
    const opens = /^\p{Lu}|^\d/u.test(clause.written(at)) && !of_window.has(at) && !denials.has(at);
    if (!opens || isLeadIn(at, asked)) continue;
    let end = at + 1;
    while (end < clause.to && goesOn(at, end)) end += 1;
    if (clause.isCapital(at)) runs.push({ start: at, end });
    at = end;
  }
  return runs;
}

/** The first word of a sentence: "Former Acme employee", "Worked at Acme". */
function isLeadIn(at: number, { clause, places }: Asked): boolean {
  if (at !== clause.from) return false;
  const starts = (tag: WordRange): boolean => tag.start === at;
  if (clause.cues('past').some((tag) => starts(tag) && tag.end === at + 1)) return true;
  const standing = Clause.places(clause.cues('past', 'now', 'ever'));
  return (places.has(at) || clause.tagged.silent.has(at)) && (!clause.isCapital(at + 1) || standing.has(at));
}

/** Whether the name that begins at one place includes the word at another. */
function goesOnIn({ clause, of_window, places }: Asked): (from: number, at: number) => boolean {
  const towns = clause.tags('place');
  const [comma, ...commas] = clause.all.filter((at) => clause.key(at) === ',');
  const lists = commas.length > 0 || clause.has('and', 'or');
  const isTown = (at: number): boolean =>
    towns.some(({ start }) => start === at) ||
    (comma === at - 1 && !lists && clause.isCapital(at) && !clause.isCapital(at + 1));
  const adds = (at: number): boolean => clause.cues('and').some(({ start }) => start === at);
  const plain = (at: number): boolean =>
    clause.tagged.content.has(at) &&
    !places.has(at) &&
    !of_window.has(at) &&
    clause.tagged.words[at]?.value === null &&
    !clause.cues('or', 'and', 'not').some(({ start }) => start === at);
  return (from, at) => {
    const key = clause.key(at);
    const joins = JOINS.test(key);
    return (
      clause.isCapital(at) ||
      LEGAL_ENDINGS.has(key) ||
      key === '&' ||
      // "Hotel Astor, Leeds": the town is part of the name
      (key === ',' && isTown(at + 1)) ||
      (joins && clause.isCapital(at + 1)) ||
      // "Ltd. Şti."
      (key === '.' && /^\p{Lu}\p{L}{0,3}$/u.test(clause.written(at - 1)) && clause.isCapital(at + 1)) ||
      // "Casa di riposo Example", not "and speaks German"
      (joins && !adds(at) && clause.isCapital(at + 2) && at + 2 < clause.to) ||
      (JOINS.test(clause.key(at - 1)) && !adds(at - 1) && clause.isCapital(at + 1)) ||
      (STRONG.test(clause.key(from - 1)) && plain(at))
    );
  };
}

/** Runs behind "at", before "employee", after a denial or in a sentence that asks for an employer. */
function namedIn({ clause, places, comesFrom }: Asked, runs: readonly WordRange[]): WordRange[] {
  const generic = clause.cues('employer').some((tag) => isAnyEmployer(clause, tag));
  const products = clause.tags('skill').filter(({ skill }) => isProduct(skill.kind));
  const named = runs.filter(({ start, end }) => {
    // "bei einem Arbeitgeber mit Moodle": a noun of the frame, and a product that was used
    if (end - start === 1 && (places.has(start) || clause.tagged.silent.has(start))) return false;
    const used = generic && USED_WITH.test(clause.key(start - 1));
    if (used && products.some((tag) => holds(tag, { start, end }))) return false;
    const behind = clause.key(end);
    return (
      // "ever on the payroll of …", "was … the employer?": any name in such a sentence
      (clause.has('employer') && (end - start > 1 || clause.content.length <= 3)) ||
      comesFrom(start) ||
      LEGAL_ENDINGS.has(clause.key(end - 1)) ||
      AT.test(clause.key(start - 1)) ||
      AT.test(clause.key(start - 2)) ||
      // "Arçelik'te"
      isPlaced(clause, { start, end }) ||
      /^(?:employee|alumn|intern|veteran|stint)/u.test(behind)
    );
  });
  if (named.length === 0) return [];
  // "at Google or DeepMind": a name that goes on in a list
  const joints = clause.cues('or', 'and');
  for (const run of runs) {
    const follows = ({ end }: WordRange): boolean =>
      run.start - end <= 2 &&
      run.start > end &&
      joints.some(({ start }) => start >= end && start < run.start);
    if (!named.includes(run) && named.some(follows)) named.push(run);
  }
  return named;
}

function parse(clause: Clause): Parse<EmployerSlots>[] {
  const asked = askedIn(clause);
  if (!asksForOne(asked)) return [];
  const found = namedIn(asked, runsIn(asked));
  const denied = found.length > 0 ? null : deniedName(asked);
  const named = denied === null ? found : [denied];
  if (named.length === 0) return [];
  const sure = named.some(({ start, end }) => {
    const before = clause.key(start - 1);
    return (
      STRONG.test(before) ||
      /^(?:employee|alumn|veteran|stint)/u.test(clause.key(end)) ||
      (before === 'with' && clause.has('now', 'employed'))
    );
  });
  const { window, of_window, places } = asked;
  return [
    {
      own: Clause.places(
        [of_window, places, named, clause.cues('or', 'and')].flatMap((all) => [...all]),
        named.filter((one) => isPlaced(clause, one)).map(({ end }) => end),
      ),
      // a name a list knows is more likely what the list says
      bonus: sure ? 0.1 : -0.05,
      slots: {
        names: named.map((name) => clause.textAt(name)),
        is_guess: denied !== null,
        now: clause.has('now') && !clause.has('past'),
        full_time: clause.has('full_time'),
        window,
      },
    },
  ];
}

function decide({ names, is_guess, now, full_time, window }: EmployerSlots, facts: JudgeFacts): Verdict {
  const name = names.join(' / ');
  const jobs = jobsOf(facts).filter((entry) => names.some((one) => employerIsAt(entry, one, facts)));
  const found = jobs.find(
    (entry) => (!full_time || entry.kind !== 'internship') && inTime(entry, { now, window }, facts),
  );
  if (found !== undefined) return met(0.93, ...quotedSentence(facts, headOf(found, facts)));
  const [past] = jobs;
  if (past !== undefined) {
    return notMet(0.85, ...quotedSentence(facts, headOf(past, facts), 'employer.past', { name }));
  }
  // "expérience en REP", "no Canvas Lens": it may be the name of anything, and the resume has it; so may any name
  // where no job was read
  const is_open = is_guess || jobsOf(facts).length === 0;
  const line = facts.rows.find(({ line: { text } }) =>
    names.some((one) => (is_open || LETTERS.test(one)) && text.includes(one)),
  )?.line;
  if (line !== undefined) return notStated(0.5, ...quotedSentence(facts, line, 'open.unclear'));
  return notMentioned(0.9, say('employer.none', { name }), lookedAt(facts, ['experience']));
}

const LETTERS = /^\p{Lu}{2,4}\+?$/u;

export const employer: Kind<EmployerSlots> = {
  parse,
  understood: ({ names, now, window }) =>
    say('asks.employer', { name: names.join(' / '), now, window: window?.label }),
  decide,
  sentences: {
    'asks.employer': ({ name, now, window }) =>
      parts(now === 1 ? 'Works now' : 'Has worked', `for ${name}`, within(window)),
    'employer.past': ({ name, quotes }) => `The work for ${name} was at another time: ${quotes}.`,
    'employer.none': ({ name }) => `None of the jobs in the resume is at ${name}.`,
  },
};
