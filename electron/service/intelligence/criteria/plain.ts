import { choiceInBrackets, lowestLevel, officeWord } from './choices.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { findSkill } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';

// The same thing said in another way: every function here changes a clause into the way the readers know.

/** "A degree in (law or economics)": brackets that only hold the choice together. */
const HELD =
  /(?<=\b(?:in|of|with|for|as|at|using|like) )\((?<choice>[^()]{2,80} (?:or|oder) [^()]{2,80})\)$/iu;
const YEARS = String.raw`(?<years>\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen) (?:or more |plus )?(?:years?|yrs?)\b[^();,]{0,60}`;
/** A degree beside years: "5 years of experience with a bachelor's degree" asks for both. */
const YEARS_WITH_DEGREE = new RegExp(
  String.raw`${YEARS}?) with (?<degree>(?:(?:an?|the|at least an?) )?(?:(?:university|college|relevant|completed) )?(?:bachelor|master(?=['’]?s\b| degree\b| of\b| in\b|$)|doctorate|ph\.?d|mba|b\.?sc|m\.?sc|degree|diploma)\b)`,
  'iu',
);
/** Years within years: "5 years of sales, including 2 years in a leadership role", ", of which 3 in management". */
const YEARS_OF_WHICH = new RegExp(
  String.raw`${YEARS}),? (?:including|of which|of these|of those|with) (?<bound>at least |a minimum of |minimum )?(?<n>\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:years?|yrs?)| of (?:them|these|those))? (?<what>(?:of|in|as|at|with|on|leading|managing|spent)\b[^();,]{2,60})$`,
  'iu',
);
const PRAISE =
  /^(?:has |have )?(?:an? )?(?:(?:proven|strong|successful|solid|demonstrated|established|excellent) )*track record (?:in|of|with|as) (?!(?:\p{L}+ing)\b)/iu;
const HANDS_ON = /\bhands[- ]on (?=experience|knowledge|work)/giu;
/** "Managed a team of 10 for 2 years": leading so many, and for so long. */
const LED_FOR =
  /^(?<led>(?:has |have )?(?:managed|led|supervised|headed|run) (?:[^();,]{0,40}\s)?(?:people|persons|teams?|staff|employees|engineers|developers|nurses|reports|members|workers)(?: of \d{1,3}\+?| of [\p{L} ]{2,30})?) for (?<years>(?:at least |over |more than |a minimum of )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) (?:or more )?years?)$/iu;
/** "Last job title contains Manager": any title is looked at, but the present one where it is asked for. */
const TITLE_SAYS =
  /^(?:(?:the |her |his |their )?(?:last|latest|most recent|(?<now>current|present)) )?(?:job )?title (?:contains?|includes?|has|is|says|with) (?:the words? )?(?<title>\p{L}[\p{L} -]{1,40})$/iu;
/** "University of Leeds graduate": where the degree is from, no subject. */
const ALUMNUS =
  /^(?:an? )?(?<school>(?:the )?(?:University|Universität|College|Institute) of (?:\p{Lu}[\p{L}-]+ ?){1,4}|(?:\p{Lu}[\p{L}-]+ ){1,4}(?:University|College|Institute of Technology)) (?:graduate|alumn\p{L}+|degree)$/u;
/** "Python and either Django or Flask": the choice is between these two. */
const AND_EITHER = /\b(?<joint>and|with|plus) either (?<choice>[^,;()]{2,60}? or [^,;()]{2,60})$/iu;
const RANGE =
  /\bbetween (?<low>[\d.,]{1,6}|\p{L}{3,9}) and (?<high>[\d.,]{1,6}|\p{L}{3,9}) (?<unit>years?|yrs?|months?|jobs|employers)\b/iu;
const SHARED_PLACE =
  /\b(?<a>(?:based|located|living|lives?) in) or (?<b>(?:willing|open|ready|able) to (?:relocate|move) to) (?<place>\p{L}[\p{L} .'-]{1,40})$/iu;
const EITHER =
  /\b(?:at least )?(?:one|any|either) of(?: the following| these)?(?: on the (?:cv|resume))?\b:?\s*/iu;
const NOT_MIND = /^(?:does not|doesn't|would not|wouldn't|won't) mind\b/iu;
/** What stands beside the thing asked for and is not asked: "Python rather than R". */
const RATHER = /,? (?:rather than|instead of|as opposed to|in preference to)\s.{1,120}$/iu;

/** A text without the brackets around the whole of it. */
export function unwrap(text: string): string {
  return text.startsWith('(') && text.indexOf(')') === text.length - 1 ? text.slice(1, -1).trim() : text;
}

/** "Java/Kotlin" is a choice where both are names of the skills list; "CI/CD" is one name. */
export function slashes(text: string, lexicon: Lexicon): string {
  if (!text.includes('/')) return text;
  const names = matchSkills(text, lexicon, { lists: true, names: true });
  let plain = text;
  // from the right, so that what stands before keeps its place
  for (let at = names.length - 1; at > 0; at -= 1) {
    const [left, right] = [names[at - 1], names[at]];
    if (left === undefined || right === undefined) continue;
    if (/^ ?\/ ?$/.test(text.slice(left.end, right.start))) {
      plain = `${plain.slice(0, left.end)} or ${plain.slice(right.start)}`;
    }
  }
  return plain;
}

// Examples up to the next thing asked for: they go into brackets, where nothing is cut.
const SUCH =
  /,? (?<sign>such as|e\. ?g\.,?|for example,?|for instance,?|z\. ?B\.|p\. ?ex\.|like(?= \p{Lu})) (?<list>(?!to )[^();]{2,120}?)(?=\s(?:AND|and (?:an?|some|any|the|also)|plus|together with|as well as|und (?:ein|eine)|et une?|y una?)\s|;|$)/gu;

/** Lists and ranges said in another way: "one of: A, B, C" is "A or B or C", "between 3 and 5 years" is two bounds. */
export function plainer(given: string): string {
  const text = choiceInBrackets(lowestLevel(officeWord(given)))
    .replace(SHARED_PLACE, '$<a> $<place> or $<b> $<place>')
    .replace(RATHER, '')
    .replace(NOT_MIND, 'fine with')
    .replace(PRAISE, 'experience in ')
    .replace(HANDS_ON, '')
    .replace(LED_FOR, '$<led>; $<years> of people management')
    .replace(TITLE_SAYS, (_all, now: string | undefined, title: string) =>
      now === undefined ? `${title} by title` : `current job title is ${title}`,
    )
    .replace(ALUMNUS, (_all, school: string) => `Graduated from ${school.trim()}`)
    .replace(HELD, '$<choice>')
    .replace(AND_EITHER, '$<joint> ($<choice>)')
    .replace(YEARS_WITH_DEGREE, '$<years>; $<degree>')
    .replace(YEARS_OF_WHICH, '$<years>; $<bound>$<n> years $<what>')
    .replaceAll(SUCH, ' ($<sign> $<list>)');
  const range = RANGE.exec(text);
  if (range !== null) {
    const { low = '', high = '', unit = '' } = range.groups ?? {};
    const rest = text.slice(range.index + range[0].length);
    const before = text.slice(0, range.index);
    return `${before}at least ${low} ${unit}${rest}; ${before}at most ${high} ${unit}${rest}`;
  }
  const either = EITHER.exec(text);
  if (either === null || !text.slice(either.index).includes(',')) return text;
  const list = text.slice(either.index + either[0].length).replaceAll(/,\s*(?:or\s+|and\s+)?/giu, ' or ');
  return `${text.slice(0, either.index)}${list}`;
}

const EXAMPLES =
  /^(?<what>[^():]{2,80}?)(?:\s?\((?<open>(?:e\. ?g\.|i\. ?e\.|z\. ?B\.|p\. ?ex\.|such as|like|any of|for example|for instance),? )?(?<inside>[^()]{2,160})\)|\s?(?:[-–—:]|(?<such>,? (?:namely|comme|como|wie),?))\s+(?:any of |either |one of )?(?<list>[^():]{2,160}))$/iu;
const MEMBER = /\s*[,/]\s*(?:or |and |and\/or |oder |und |ou |o )?|\s+(?:or|and|and\/or|oder|und|ou|-)\s+/iu;
const SEVERAL_THINGS = /,|\s(?:and|or|und|oder|plus|et|ou)\s/iu;
const OPEN_END =
  /^(?:the like|similar|others?|etc\.?|so on|any(?: other| one)?|another|equivalent|comparable)$/iu;

/** A kind of thing with members of it: "a workflow scheduler - Airflow, Dagster or Prefect", "an ATS such as Lever". */
export type Examples = {
  readonly what: string;
  readonly members: readonly string[];
  /** Another thing of the kind will do as well. */
  readonly open: boolean;
};

/** Reads a kind with examples. Null unless every example is a name of the skills list, and there are two or a sign. */
/** "Python and (AWS or GCP)": a bracket behind a joint is a part of its own. */
const JOINT = /(?:(?<!\p{L})(?:and|or|with|plus|but|not|und|oder|y|et|ou)|[&,;/+])\s*$/iu;

export function examplesIn(text: string, lexicon: Lexicon): Examples | null {
  const groups = EXAMPLES.exec(text)?.groups;
  const before = groups?.['what'] ?? '';
  if (groups === undefined || SEVERAL_THINGS.test(before) || JOINT.test(before)) return null;
  const given = (groups['inside'] ?? groups['list'] ?? '')
    .replace(/[\s.]+$/u, '')
    .split(MEMBER)
    .map((member) => member.trim())
    .filter((member) => member !== '');
  const members = given.filter((member) => !OPEN_END.test(member));
  const named = members.every((member) => {
    const skill = findSkill(lexicon, member);
    return skill !== null && skill.kind !== 'language';
  });
  const such = groups['open'] !== undefined || groups['such'] !== undefined;
  // "Certified ScrumMaster (CSM)" is one thing with two names
  const alias = members.length === 1 && groups['inside'] !== undefined && !such;
  return named && !alias && members.length > 0 && members.length <= 8
    ? { what: (groups['what'] ?? '').trim(), members, open: such || members.length < given.length }
    : null;
}
