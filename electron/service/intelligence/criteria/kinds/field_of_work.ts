import { cuesIn, hasCue } from '../../language/cues.ts';
import { keysOf } from '../../language/tokens.ts';
import type { WorkEntry } from '../../profile.ts';
import { hasLed } from '../../resume/career.ts';
import { fold } from '../../language/lines.ts';
import { ancestors, findSkill } from '../../skills/lexicon.ts';
import { contentKeys, stemsOf } from '../../language/stems.ts';
import { isRemoved, phrases } from '../search.ts';
import { titleMatches } from '../titles.ts';
import { headText, jobsOf, titleText } from '../work.ts';
import type { JudgeFacts } from '../facts.ts';
import { holdsWords, isFormOf } from '../held_words.ts';
import { isOf } from '../../language/word_classes.ts';
import { findWay, wayOf, type Entry, type Way } from '../lexicon.ts';
import { worksIn } from './industry.ts';
import { isLeaderTitle } from './people_led.ts';
import { holds, holdsAt } from '../../language/phrases.ts';
import { oncePer } from '../../language/memoize.ts';

/** What puts a title in a field of work, and what takes it out again: "software engineer", not "civil engineer". */
const shownBy = oncePer(({ evidence }: Entry) => ({
  by: evidence.filter((form) => !form.startsWith('!')).map((form) => wayOf(form)),
  but: evidence.filter((form) => form.startsWith('!')).map((form) => wayOf(form.slice(1))),
}));

const areFound = (ways: readonly Way[], keys: readonly string[]): boolean =>
  ways.some((way) => findWay(way, keys) !== null);

/** The industries that a whole text names. */
function industriesNamed(keys: readonly string[], { tables, locales }: JudgeFacts): Entry[] {
  return tables.forms
    .in(keys)
    .filter(({ value, start, end }) => {
      const beside = keys.filter((_, at) => !holdsAt({ start, end }, at));
      // "tekstil sektöründe": the noun of industries beside the name of one
      return value.kind === 'industry' && beside.every((key) => hasCue([key], locales, 'industry'));
    })
    .map(({ value }) => value);
}

/**
 * What tells whether a job is in a field of work: its title, the skills its text shows, or the words of the field.
 * @param field as the criterion names it.
 */
export function inField(field: string, facts: JudgeFacts): (entry: WorkEntry) => boolean {
  const asked = keysOf(field);
  if (isGrade(asked)) {
    const places = phrases(facts, field);
    return ({ span }) => places.some((place) => holds(span, place));
  }
  const whole = industriesNamed(asked, facts);
  const fields = facts.tables.fields_of_work
    .in(asked)
    // "ambulante Pflege" is an industry, and not all of "Pflege"
    .filter(({ start, end }) => whole.length === 0 || end - start === asked.length)
    .map(({ value }) => value);
  const leads = fields.some(({ id }) => id === 'leading_people');
  const rules = fields.filter(({ evidence }) => evidence.length > 0);
  const skill = findSkill(facts.lexicon, field);
  const names = skill === null ? [] : [skill.canonical, ...(facts.implied.get(skill.canonical) ?? [])];
  const spans = names.flatMap((name) => facts.mentions.get(name) ?? []);
  const parents = skill === null ? [] : ancestors(facts.lexicon, skill.canonical).map(fold);
  const is_removed = skill !== null && isRemoved(facts, field);
  const wanted = contentKeys(field);
  const named = asked.filter((key) => contentKeys(key).length > 0);
  // in words of no list, "pulling tankers": what it is done with, in any of its forms
  const objects = skill === null && fields.length === 0 ? named.filter((key) => !isOf('deed', key)) : [];
  // "dialysis nursing", "TIG welding": a title of the wider field shows no narrower one
  const narrowing = narrowedBy(named, facts);
  const isNarrowed = (text: string): boolean =>
    narrowing.every((key) => holdsWords(text, [key]) || keysOf(text).some((word) => isCutShort(word, key)));
  // "Industrial maintenance technician" under the name is said of every such job
  const is_told = narrowing.length > 0 && isNarrowed(besideJobs(facts));
  const isTitled = (keys: readonly string[]): boolean =>
    rules.some((rule) => {
      const { by, but } = shownBy(rule);
      const out = but.some((way) => findWay(way, keys) !== null && findWay(way, asked) === null);
      return !out && areFound(by, keys);
    });
  return (entry) => {
    const title = titleText(entry, facts);
    // "bakım mühendisliği" is what a "Bakım Mühendisi" does
    const titled = keysOf(title);
    if (titleMatches(title, field)) return true;
    const told = facts.document.text.slice(entry.span.start, entry.span.end);
    if (isTitled(titled) && (narrowing.length === 0 || (skill === null && (is_told || isNarrowed(told))))) {
      return true;
    }
    // who is called after what is done, does it: "magazziniere" in "magazzino", "Disponentin" for "disponiert"
    if (named.length > 0 && named.every((key) => titled.some((own) => isFormOf(own, key)))) return true;
    if (leads && (isLeaderTitle(title, facts) || hasLed(facts.document.text, entry))) return true;
    const shown = whole.map((industry) => worksIn(entry, industry, facts));
    // a field is told by titles; an employer of that industry shows it too, what the lines say does not
    if (shown.some((by) => by === 'head' || (by !== null && rules.length === 0))) return true;
    if (spans.some((span) => holds(entry.span, span))) return true;
    // A parent does not show its child, but the same trade in the title does.
    if (parents.some((name) => fold(title).includes(name))) return rules.length === 0;
    if (is_removed) return false;
    const words = stemsOf(`${told} ${labelsElsewhere(entry, facts)}`);
    return (
      (wanted.length > 0 && wanted.every((word) => words.has(word))) ||
      (objects.length > 0 && holdsWords(told, objects))
    );
  };
}

/** "Band 6", "TVöD 9b", "E-5": a number that belongs to the word before it, and none of another. */
const isGrade = (keys: readonly string[]): boolean =>
  keys.length === 2 && isOf('grade_noun', keys[0]) && /^\d{1,2}\p{L}?$/u.test(keys[1] ?? '');

/** The words that make a field narrower than the ones of the list in it: "dialysis" in "dialysis nursing". */
function narrowedBy(named: readonly string[], { tables, locales }: JudgeFacts): readonly string[] {
  const fields = tables.fields_of_work.in(named);
  if (fields.length === 0) return [];
  const { cues, function_words } = cuesIn(named, locales);
  const known = [...fields, ...cues, ...function_words];
  return named.filter((key, at) => !known.some((one) => holdsAt(one, at)) && !isOf('deed', key));
}

/** What a resume says outside its jobs. */
const besideJobs = oncePer((facts: JudgeFacts): string =>
  facts.rows
    .filter(({ line }) => !jobsOf(facts).some(({ span }) => holdsAt(span, line.start)))
    .map(({ line }) => line.text)
    .join('\n'),
);

/** "Maintenance indus.": the beginning of a word that is written out elsewhere. */
const isCutShort = (own: string, key: string): boolean => key.length >= 4 && own.startsWith(key);

/** What other jobs at the same employer say of it in brackets: "Voigt Guss AG (Gießerei)" is one in all of them. */
function labelsElsewhere(entry: WorkEntry, facts: JudgeFacts): string {
  const { employer } = entry;
  if (employer === null) return '';
  const name = nameOf(employer);
  return jobsOf(facts)
    .filter((other) => other !== entry && other.employer !== null && nameOf(other.employer) === name)
    .flatMap((other) => [...headText(other, facts).matchAll(/\((?<label>[^()\n]{3,60})\)/gu)])
    .map(({ groups }) => groups?.['label'] ?? '')
    .join(' ');
}

/** The name of an employer without what is added to it: its town, what it does. */
const nameOf = (employer: string): string => fold(employer.split(/[,(|]/u, 1)[0] ?? '').trim();
