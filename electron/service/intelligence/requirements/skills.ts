import { regex } from '../language/pattern.ts';
import { cefrOf } from '../language/language_levels.ts';
import { fold } from '../language/lines.ts';
import { titleScore } from '../language/job_titles.ts';
import { type Lexicon, isPaper } from '../skills/lexicon.ts';
import { isNameNotPlural, type SkillMatch } from '../skills/match.ts';
import { keyOf } from '../language/tokens.ts';
import type { JobUnit } from './job_sections.ts';
import { NOTHING, type Found } from './requirement.ts';

/** A name of the skills list in a job description, as a requirement. */
export function skillAsked(text: string, match: SkillMatch, lexicon: Lexicon): Found {
  const written = text.slice(match.start, match.end).replaceAll(/\s+/g, ' ');
  const skill = lexicon.skills.get(match.canonical);
  const place = { canonical: match.canonical, start: match.start, end: match.end };
  if (skill?.kind === 'language') {
    const cefr = levelAround(text, match);
    const label = cefr === null ? match.canonical : `${match.canonical} ${cefr}`;
    return { ...NOTHING, ...place, kind: 'language', label, cefr };
  }
  const held = isPaper(skill?.kind);
  return {
    ...NOTHING,
    ...place,
    kind: held ? 'certification' : 'skill',
    label:
      !written.includes(match.canonical) && named(text, match.canonical)
        ? match.canonical
        : labelOf(written, match.canonical, skill?.aliases ?? []),
  };
}

/** The level of a language beside it in a list: "fluent German", "German (C1)". */
function levelAround(text: string, match: SkillMatch): Found['cefr'] {
  const before = /[^,;]*$/
    .exec(text.slice(Math.max(0, match.start - 40), match.start))?.[0]
    .split(/ and | und | or | oder /)
    .at(-1);
  const after = /^[^,;.]*/.exec(text.slice(match.end, match.end + 30))?.[0].split(/ and | und /)[0];
  return cefrOf(before ?? '') ?? cefrOf(after ?? '') ?? sharedLevel(text, match);
}

/** "English and German at business level", "fluent in English and German": one level for both. */
function sharedLevel(text: string, { start, end }: SkillMatch): Found['cefr'] {
  const after = /^(?: and | und |, )\p{L}+ (?:at|on|to|auf) (?<level>[^,;.]{1,30})/iu.exec(
    text.slice(end, end + 70),
  );
  const before = /(?<level>\b(?:fluen\p{L}+|proficien\p{L}+|native)) in \p{L}+ (?:and|or|und|oder) $/iu.exec(
    text.slice(Math.max(0, start - 60), start),
  );
  return cefrOf(after?.groups?.['level'] ?? before?.groups?.['level'] ?? '');
}

/** "Excel beyond pivot tables": the name itself stands beside what was found. */
function named(text: string, canonical: string): boolean {
  return /^\p{Lu}/u.test(canonical) && text.split(/[\s,;:.()/]+/u).includes(canonical);
}

/** An activity said as a verb ("mentor engineers") and an inflected noun are asked for by their name. */
function labelOf(written: string, canonical: string, aliases: readonly string[]): string {
  if (aliases.some((alias) => alias.startsWith('~') && fold(alias) === fold(written))) return canonical;
  // "AI-powered": what something is
  if (/-(?:powered|based|driven|native|enabled)$/iu.test(written)) return canonical;
  const names = [canonical, ...aliases.map((alias) => alias.replace(/^[?~]/, ''))];
  if (names.every((name) => fold(name) !== fold(written)) && written.endsWith('s')) {
    // a German genitive: "unseres Qualitätsmanagements"
    const name = names.find((other) => keyOf(fold(other)) === keyOf(fold(written)));
    if (name !== undefined && /[äöü]|management$/iu.test(name)) return nameOf(name, canonical);
  }
  return nameOf(written, canonical);
}

/** The job's own words; a name that is written in a way of its own (gRPC, iOS, pandas) stays as it is. */
export function nameOf(written: string, canonical: string): string {
  if (fold(written) === fold(canonical)) return canonical;
  return /^\p{Ll}[\p{Ll}\s-]/u.test(written) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}

const TRAIT = /(?:able|ible|[iy][sz]ed|oriented|orientiert|focused|driven|fähig|lässig|stark)$/iu;
const PERSON = regex('iu')`
    \b(?:persons?|people|candidates?|individuals?|colleagues?|someone|professionals?|workers?|players?|
    character|attitude|manner|way|nature|team member|Art|Persönlichkeit|Arbeitsweise)\b`;
const THING = regex('iu')`
    ^(?:services?|systems?|software|products?|code|data|infrastructure|pipelines?|platforms?|
    applications?|solutions?|results?|processes|deliver\p{L}*|operations?|tools?|tests?|networks?|
    timelines?)$`;

/**
 * Whether a name that could be a skill is none here: a trait that tells of something else ("from good to dependable"),
 * people one works with ("explain results to product managers") or reports to, a part of a place's name ("San Jose").
 */
export function saysOfOthers(match: SkillMatch, unit: JobUnit, lexicon: Lexicon): boolean {
  return (
    isPlace(match, unit) ||
    isAddressed(match, unit) ||
    isColleagues(match, unit, lexicon) ||
    isThing(match, unit, lexicon)
  );
}

/**
 * "San Jose" is no storage area network, "Leeds" no LEED: an abbreviation that is written as a word before a name, or
 * with an s that no abbreviation in small letters has.
 */
function isPlace({ canonical, start, end }: SkillMatch, { text }: JobUnit): boolean {
  const written = text.slice(start, end);
  if (canonical.length <= 6 && isNameNotPlural(written, canonical)) return true;
  return (
    /^\p{Lu}{2,4}$/u.test(canonical) &&
    /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)) &&
    /^ \p{Lu}\p{Ll}/u.test(text.slice(end))
  );
}

/** "Reports to the management board", "Berichte an die Geschäftsführung": to whom, not what. */
const REPORTS = regex('iu')`
    (?<!\p{L})(?:report\p{L}*|bericht\p{L}*|answer(?:s|able)?|präsentier\p{L}*|
    präsentation\p{L}*) (?:directly |direkt |weekly |monthly )?(?:to|an|vor|bei) (?:(?:the|our|die|der|
    den|das|unsere[rn]?|dem|[\p{L}-]+) ){0,2}$`;

function isAddressed({ start }: SkillMatch, { text }: JobUnit): boolean {
  return REPORTS.test(text.slice(Math.max(0, start - 80), start));
}

const WITH_OTHERS = regex('iu')`
    \b(?:to|with|for|by|together with|alongside|mit|von|an)\s(?:(?:the|our|your|two|three|four|several|
    other|and|,)\s?|\p{L}+,?\s(?:and\s)?){0,3}$`;

function isColleagues(
  { canonical, start, end }: SkillMatch,
  { text, part }: JobUnit,
  lexicon: Lexicon,
): boolean {
  const kind = lexicon.skills.get(canonical)?.kind;
  if (isPaper(kind)) return false;
  const written = text.slice(start, end);
  const others = WITH_OTHERS.test(text.slice(0, start));
  const people = /(?:ers|ors|ists|ysts|ants)$/iu.test(written) && titleScore(written) >= 1;
  if (part === 'nice' || part === 'requirements') return people && others;
  const customers = /\b(?:centres?|centers?|stores?|shops?|banks?|companies|teams?)$/iu.test(written);
  return people || (customers && others) || /\bleads$/iu.test(written);
}

const ADDRESSES_APPLICANT = regex('iu')`
  \b(?:you are|you['’]re|you will be|must be|should be|who is|who are|sie sind|du bist|(?:bist|sind) du|
  sind sie)\s(?:[\p{L}-]+,?\s){0,4}$`;

function isThing(match: SkillMatch, { text, part }: JobUnit, lexicon: Lexicon): boolean {
  if (lexicon.skills.get(match.canonical)?.kind !== 'soft') return false;
  if (!TRAIT.test(text.slice(match.start, match.end))) return false;
  const [phrase = ''] = /^[^,;.:()]{0,60}/.exec(text.slice(match.end)) ?? [];
  const next = phrase.trim().split(/\s+/).slice(0, 3);
  if (part === 'requirements' || part === 'nice') return next.some((word) => THING.test(word));
  const ofPerson =
    PERSON.test(next.join(' ')) ||
    next.some((word) => titleScore(word) >= 1) ||
    ADDRESSES_APPLICANT.test(text.slice(0, match.start));
  return !ofPerson;
}
