import { regex } from '../../language/pattern.ts';
import { readAskedPlace } from '../../language/regions.ts';
import { holds } from '../../language/phrases.ts';
import { keysOf } from '../../language/tokens.ts';
import { findSkill } from '../../skills/lexicon.ts';
import type { WorkEntry } from '../../profile.ts';
import { employerMatches, isJobIn } from '../employers.ts';
import { placesNaming, POSSESSED, type JudgeFacts } from '../facts.ts';
import { holdsWords } from '../held_words.ts';
import { timesOf } from '../job_parts.ts';
import { looksLikeTitle, sameTitle, titleIs, titleMatches, titleReaches } from '../titles.ts';
import { headOf, jobsOf, titleText } from '../work.ts';
import { inField } from './field_of_work.ts';
import { APPRENTICE, INTERN } from './shared.ts';
import type { Subject, YearsSlots } from './years_fields.ts';

const PART_TIME = regex('iu')`
    part[- ]time|teilzeit|temps partiel|mi-temps|media jornada|jornada parcial|deeltijd|meio período|
    tempo parziale|research|studium|student`;

/** Whether a job is one of those that count. */
export type IsOf = (entry: WorkEntry) => boolean;

/** The jobs that count, or the parts of them that do: each with the dates of the time in which it was so. */
export function related(slots: YearsSlots, facts: JudgeFacts): WorkEntry[] {
  const { subjects, interns, employer, without, full_time, beside } = slots;
  const left_out = leftOut(without, facts);
  const tests = subjects.map((subject) => showing(subject, slots, facts));
  const used = beside.map((name): IsOf =>
    // a plain word, not a tool: in any of its forms
    /^\p{Ll}/u.test(name)
      ? ({ span }) => holdsWords(facts.searchable_text.slice(span.start, span.end), [name])
      : uses(name, facts),
  );
  const counts: IsOf = (entry) => tests.length === 0 || tests.some((test) => test(entry));
  return jobsOf(facts)
    .filter((entry) => {
      const learns = INTERN.test(entry.title ?? '') || entry.kind === 'internship';
      const paid = subjects.every(({ kind }) => kind !== 'title') && APPRENTICE.test(entry.title ?? '');
      if (!interns && employer === null && learns && !paid) return false;
      if (employer !== null && !employerMatches(entry, employer, facts)) return false;
      if (
        full_time &&
        PART_TIME.test(facts.document.text.slice(entry.span.start, headOf(entry, facts).end))
      ) {
        return false;
      }
      if (left_out(entry)) return false;
      if (!used.every((isUsed) => isUsed(entry))) return false;
      return counts(entry);
    })
    .flatMap((entry) => (tests.length === 0 ? [entry] : timesOf(entry, counts, facts)));
}

/** What tells whether a job shows a subject. */
function showing({ kind, name }: Subject, { plain }: YearsSlots, facts: JudgeFacts): IsOf {
  if (kind === 'title') return (entry) => (plain ? titleIs : titleReaches)(titleText(entry, facts), name);
  const is_title = kind === 'field' && isTitleHere(name, facts);
  if (is_title) return (entry) => titleReaches(titleText(entry, facts), name);
  if (kind === 'field') return inField(name, facts);
  const place = kind === 'place' ? readAskedPlace(name) : null;
  return place === null ? uses(name, facts) : (entry) => isJobIn(entry, place, facts);
}

/** "Second de cuisine": a job is called just so, and it is no field or skill of the lists. */
function isTitleHere(name: string, facts: JudgeFacts): boolean {
  const keys = keysOf(name);
  const is_listed =
    findSkill(facts.lexicon, name) !== null ||
    [...facts.tables.fields_of_work.in(keys), ...facts.tables.forms.in(keys)].some(
      ({ start, end }) => end - start === keys.length,
    );
  return !is_listed && jobsOf(facts).some(({ title }) => title !== null && sameTitle(title, name));
}

/** Jobs in whose lines a thing was used. */
function uses(name: string, facts: JudgeFacts): IsOf {
  const places = placesNaming(name, facts, false).filter(({ status }) => POSSESSED.has(status));
  return (entry) => places.some(({ span }) => holds(entry.span, span));
}

/** What does not count: jobs under a title, or in a field. */
function leftOut(without: string | null, facts: JudgeFacts): IsOf {
  if (without === null) return () => false;
  const inTitle: IsOf = (entry) => titleMatches(titleText(entry, facts), without);
  if (looksLikeTitle(without)) return inTitle;
  const isOfField = inField(without, facts);
  return (entry) => inTitle(entry) || isOfField(entry);
}
