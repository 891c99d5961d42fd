import { lookedAt } from '../search.ts';
import { headOf, jobsOf } from '../work.ts';
import { LEGAL_ENDINGS } from '../../resume/legal_forms.ts';
import { Clause } from '../clause.ts';
import { employerIsAt } from '../employers.ts';
import { type JudgeFacts, telling } from '../facts.ts';
import { met, notMentioned, notMet, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { inWindow, isAnyEmployer, windowIn, type Window } from './shared.ts';
import { cuesNamed } from '../../language/locale.ts';

/** A job at an employer known by its name. */
export type EmployerSlots = {
  readonly names: readonly string[];
  readonly now: boolean;
  /** As an employee, not as an intern. */
  readonly full_time: boolean;
  readonly window: Window | null;
};

const AT =
  /^(?:at|for|by|with|of|from|bei|von|vom|du|del|dal|da|van|chez|en|de|di|in|presso|bij|w|na|la|to|ex|former|formerly)$/u;
/** Turkish case endings of where somebody is or comes from, behind an apostrophe. */
const CASE = /^n?[dt][ae]n?$/u;
const STRONG = /^(?:at|bei|chez|presso|bij|for|by)$/u;
/** What stands before a product that was used, not before an employer. */
const USED_WITH = /^(?:with|using|in|on|mit|avec|sous|sur|con|en|met|z|com|cu)$/u;
const JOINS = /^(?:of|and|de|di|du|del|della|der|fur|&|the|von|und|et|y|e|la|le|p|r|l|s|a)$/u;

/** "Experience at Acme" is a job; "knowledge of Acme" is none. */
const OF_TIME =
  /^(?:experi|esperi|erfahr|berufserfahr|deneyim|tecrube|background|exposure|practice|praxis|trayectoria|hands|at)/u;

const OF_A_JOB = cuesNamed('work employer past now employed intern job as');

function parse(clause: Clause): Parse<EmployerSlots>[] {
  const cues = clause.cues(
    'work employer past now employed intern job experience as ever salary title same each',
    'full_time',
  );
  const places = Clause.places(cues);
  const legal = clause.content.some((at) => LEGAL_ENDINGS.has(clause.key(at)));
  const denials = Clause.places(clause.tagged.cues.filter(({ cue }) => cue === 'not' || cue === 'but_not'));
  // "nobody from Acme": the denial stands before the name it is about
  const everywhere = clause.tagged.cues.some(({ cue }) => cue === 'each' || cue === 'same');
  const nobody = clause.tagged.cues.filter(({ cue }) => cue === 'not' || (everywhere && cue === 'but_not'));
  const comesFrom = (at: number): boolean =>
    nobody.some(({ end }) => end === at - 1 && AT.test(clause.key(at - 1))) ||
    nobody.some(
      ({ cue, start, end }) =>
        // "anywhere but Acme"
        end === at && (cue === 'but_not' || (end - start > 1 && AT.test(clause.key(end - 1)))),
    );
  const origin = Array.from({ length: clause.to - clause.from }, (_, at) => clause.from + at).some(
    (at) => comesFrom(at) && /^\p{Lu}/u.test(clause.written(at)),
  );
  if (
    (cues.length === 0 && !legal && !origin) ||
    (clause.tags('length').length > 0 && windowIn(clause).window === null)
  ) {
    return [];
  }
  // "at ease with A3", "versed in BMD": what is known is no employer
  const knows =
    clause.has('know') || clause.cues('experience').some(({ start }) => !OF_TIME.test(clause.key(start)));
  if (knows && !legal && !origin && !clause.has(...OF_A_JOB)) return [];
  const { window, own: of_window } = windowIn(clause);
  // "Former Facebook employee"
  const standing = Clause.places(clause.cues('past', 'now', 'ever'));
  // a run of names in capitals behind "at" or before "employee"
  const plain = (at: number): boolean =>
    clause.tagged.content.has(at) &&
    !places.has(at) &&
    !of_window.has(at) &&
    clause.tagged.words[at]?.value === null &&
    !clause.cues('or', 'and', 'not').some(({ start }) => start === at);
  const towns = clause.tags('place');
  const generic = cues.some((tag) => tag.cue === 'employer' && isAnyEmployer(clause, tag));
  const products = clause
    .tags('skill')
    .filter(({ skill }) => skill.kind === 'technology' || skill.kind === 'tool');
  const [comma, ...commas] = Array.from(
    { length: clause.to - clause.from },
    (_, at) => clause.from + at,
  ).filter((at) => clause.key(at) === ',');
  const lists = commas.length > 0 || clause.has('and', 'or');
  const isTown = (at: number): boolean =>
    towns.some(({ start }) => start === at) ||
    (comma === at - 1 &&
      !lists &&
      /^\p{Lu}/u.test(clause.written(at)) &&
      !/^\p{Lu}/u.test(clause.written(at + 1)));
  // "Mitarbeiter von Acme", "Staff of Acme": who worked there, not its name
  const people = clause.cues('people', 'employer');
  const adds = (at: number): boolean => clause.cues('and').some(({ start }) => start === at);
  const runs: { start: number; end: number }[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    const worker = people.find(({ start, end }) => start === at && AT.test(clause.key(end)));
    if (worker !== undefined) {
      for (let place = worker.start; place < worker.end; place += 1) places.add(place);
      at = worker.end - 1;
      continue;
    }
    if (
      !/^\p{Lu}|^\d/u.test(clause.written(at)) ||
      of_window.has(at) ||
      denials.has(at) ||
      // "Former Acme employee"
      (at === clause.from && clause.cues('past').some(({ start, end }) => start === at && end === at + 1)) ||
      ((places.has(at) || clause.tagged.silent.has(at)) &&
        at === clause.from &&
        (!/^\p{Lu}/u.test(clause.written(at + 1)) || standing.has(at)))
    ) {
      continue;
    }
    let end = at + 1;
    while (
      end < clause.to &&
      (/^\p{Lu}/u.test(clause.written(end)) ||
        LEGAL_ENDINGS.has(clause.key(end)) ||
        // "Hotel Astor, Leeds": the town is part of the name
        (clause.key(end) === ',' && isTown(end + 1)) ||
        (JOINS.test(clause.key(end)) && /^\p{Lu}/u.test(clause.written(end + 1))) ||
        clause.key(end) === '&' ||
        // "Ltd. Şti."
        (clause.key(end) === '.' &&
          /^\p{Lu}\p{L}{0,3}$/u.test(clause.written(end - 1)) &&
          /^\p{Lu}/u.test(clause.written(end + 1))) ||
        /^\p{Lu}\.?$/u.test(clause.written(end)) ||
        // "Casa di riposo Example", not "and speaks German"
        (JOINS.test(clause.key(end)) &&
          !adds(end) &&
          /^\p{Lu}/u.test(clause.written(end + 2)) &&
          end + 2 < clause.to) ||
        (JOINS.test(clause.key(end - 1)) && !adds(end - 1) && /^\p{Lu}/u.test(clause.written(end + 1))) ||
        (STRONG.test(clause.key(at - 1)) && plain(end)))
    ) {
      end += 1;
    }
    if (/^\p{Lu}/u.test(clause.written(at))) runs.push({ start: at, end });
    at = end;
  }
  const named = runs.filter(({ start, end }) => {
    const one = end - start === 1;
    // "bei einem Arbeitgeber mit Moodle": a noun of the frame, and a product that was used
    if (one && (places.has(start) || clause.tagged.silent.has(start))) return false;
    if (
      generic &&
      USED_WITH.test(clause.key(start - 1)) &&
      products.some((tag) => tag.start <= start && tag.end >= end)
    ) {
      return false;
    }
    const before = clause.key(start - 1);
    const behind = clause.key(end);
    // "ever on the payroll of …", "was … the employer?": any name in such a sentence
    const asks = clause.has('employer') && (end - start > 1 || clause.content.length <= 3);
    return (
      asks ||
      comesFrom(start) ||
      LEGAL_ENDINGS.has(clause.key(end - 1)) ||
      AT.test(before) ||
      AT.test(clause.key(start - 2)) ||
      // "Arçelik'te"
      (CASE.test(behind) && clause.textOf(end - 1, end + 1).includes("'")) ||
      /^(?:employee|alumn|intern|veteran|stint)/u.test(behind)
    );
  });
  if (named.length === 0) return [];
  // "at Google or DeepMind": a name that goes on in a list
  for (const run of runs) {
    if (
      !named.includes(run) &&
      named.some(
        ({ end }) =>
          run.start - end <= 2 &&
          run.start > end &&
          clause.cues('or', 'and').some(({ start }) => start >= end && start < run.start),
      )
    ) {
      named.push(run);
    }
  }
  const sure = named.some(
    ({ start, end }) =>
      /^(?:at|for|by|bei|chez|bij|presso)$/u.test(clause.key(start - 1)) ||
      /^(?:employee|alumn|veteran|stint)/u.test(clause.key(end)) ||
      (clause.key(start - 1) === 'with' && clause.has('now', 'employed')),
  );
  const own = new Set([...of_window, ...places, ...Clause.places(named, clause.cues('or', 'and'))]);
  return [
    {
      own,
      // a name a list knows is more likely what the list says
      bonus: sure ? 0.1 : -0.05,
      slots: {
        names: named.map(({ start, end }) => clause.textOf(start, end)),
        now: clause.has('now') && !clause.has('past'),
        full_time: clause.has('full_time'),
        window,
      },
    },
  ];
}

function decide({ names, now, full_time, window }: EmployerSlots, facts: JudgeFacts): Verdict {
  const name = names.join(' / ');
  const jobs = jobsOf(facts).filter((entry) => names.some((one) => employerIsAt(entry, one, facts)));
  const found = jobs.find(
    (entry) =>
      (!now || entry.current) &&
      (!full_time || entry.kind !== 'internship') &&
      inWindow(entry, window, facts),
  );
  if (found !== undefined) {
    const head = headOf(found, facts);
    return met(0.93, ...telling(facts, head));
  }
  const [past] = jobs;
  if (past !== undefined) {
    const head = headOf(past, facts);
    return notMet(0.85, ...telling(facts, head, 'employer.past', { name }));
  }
  return notMentioned(0.9, say('employer.none', { name }), lookedAt(facts, ['experience']));
}

export const employer: Kind<EmployerSlots> = {
  name: 'employer',
  parse,
  understood: ({ names, now, window }) =>
    say('asks.employer', { name: names.join(' / '), now: now ? 1 : 0, window: window?.label ?? '' }),
  decide,
};
