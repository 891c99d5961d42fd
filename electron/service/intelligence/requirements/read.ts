import { regex } from '../language/pattern.ts';
import { BoundedMap } from '../bounded_map.ts';
import { protectedSubject } from '../protected/refusal.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { choose, type Draft } from './choose.ts';
import { isWelcome, MUST_CUE, NICE_CUE } from './cues.ts';
import { readDegree, type DegreeRequirement } from './degrees.ts';
import { readJobUnits, type JobUnit } from './job_sections.ts';
import { readOther } from './other.ts';
import { readPhrases } from './phrases.ts';
import { criterionOf } from './prompt.ts';
import { MAX_REQUIREMENTS, NOTHING, type Found, type Job, type Requirement } from './requirement.ts';
import { nameOf, saysOfOthers, skillAsked } from './skills.ts';
import { readAllYears, yearsLabel, type Years } from './years.ts';
import { oncePer } from '../language/memoize.ts';

/** Characters of a description that are read: five times the longest anybody posts. */
const MAX_DESCRIPTION = 40_000;

/**
 * Reads what a job asks for: skills the lexicon knows; years, degrees, languages, certificates and licences,
 * permission to work and the like as typed requirements; and a few noun phrases of the requirement parts for
 * what it does not know. Must-haves come first, then what is to be done, then what is welcome; each once,
 * none that only repeats the job's title, none from text on the employer, pay, benefits or law. Each comes
 * with the criterion that asks the same.
 */
export function readRequirements(
  { title, description }: Job,
  reader: CriterionReader,
): readonly Requirement[] {
  const known = readLast(reader);
  const text = JSON.stringify([title, description]);
  const found = known.get(text) ?? readAnew({ title, description }, reader);
  known.set(text, found);
  return found;
}

/** The same job is asked about one resume after the other: what was read last is kept. */
const CACHE_SIZE = 16;
const readLast = oncePer<CriterionReader, BoundedMap<string, readonly Requirement[]>>(
  () => new BoundedMap(CACHE_SIZE),
);

function readAnew({ title, description }: Job, reader: CriterionReader): Requirement[] {
  const { lexicon } = reader;
  const offset = title.length + 1;
  const all = readJobUnits(description.slice(0, MAX_DESCRIPTION));
  const hasRequirements = all.some(({ part }) => part === 'requirements');
  const units = all.filter(
    ({ part, text }) => part !== 'cut' && (part !== 'text' || !hasRequirements || SEEKS.test(text)),
  );
  const drafts: Draft[] = [];
  for (const unit of units) {
    const from = unit.start + offset;
    const span = { start: from, end: from + unit.text.length };
    for (const found of readUnit(unit, lexicon)) {
      const { start, end, ...rest } = found;
      const rank = firmly(unit, end) ? 1 : rankOf(unit, hasRequirements, start);
      drafts.push({
        ...rest,
        must: rank <= 1,
        task: rank === 2,
        start: start + from,
        end: end + from,
        unit: span,
        rank,
        order: drafts.length,
      });
    }
  }
  // Nothing but a title, or a description without a single known word: the title is all there is.
  if (drafts.length === 0) {
    const unit = { start: 0, end: title.length };
    for (const match of matchSkills(title, lexicon)) {
      const found = skillAsked(title, match, lexicon);
      drafts.push({ ...found, must: true, task: false, unit, rank: 0, order: drafts.length });
    }
  }
  return choose(drafts, title, lexicon)
    .slice(0, MAX_REQUIREMENTS)
    .map(({ rank: _rank, order: _order, prompt_text, words, ...asked }) => {
      const found = { ...asked, ...(prompt_text === undefined ? {} : { prompt_text }), words: words ?? '' };
      return Object.assign(asked, { criterion: criterionOf(found, reader) });
    });
}

function rankOf({ text, part }: JobUnit, hasRequirements: boolean, at: number): number {
  if (part === 'nice' || isWelcome(text, at)) return 4;
  if (part === 'requirements') return 0;
  return MUST_CUE.test(text) || !hasRequirements ? 1 : 2;
}

// Where a description has a part for requirements, its introduction is about the employer, but for what it looks for.
const SEEKS = regex('iu')`
    look(?:ing)? for|seeking|who will|searching|you will|you['’]ll|we need|you own|suchen|du wirst|
    sie werden|buscamos|recherchons|cerchiamo|zoeken|szukamy`;

const ASKING: ReadonlySet<string> = new Set(['requirements', 'nice']);

function readUnit(unit: JobUnit, lexicon: Lexicon): Found[] {
  const { text } = unit;
  const allYears = readAllYears(text);
  const degree = eitherOf(text, allYears, readDegree(text));
  // "Degree in CS or 5 years of experience in sales": the years count in place of the degree
  const years = allYears.filter(
    ({ start }) => degree === null || start < degree.start || start >= degree.end,
  );
  // "- Rust": a bullet that is but a name or two is a list of names
  const lists = unit.bullet && ASKING.has(unit.part) && text.trim().split(/\s+/).length <= 4;
  const matches = matchSkills(text, lexicon, { names: true, ...(lists ? { lists: true } : {}) });
  const subjects = years.map((asked) =>
    asked.several === true
      ? undefined
      : matches.find(
          ({ start }) =>
            start >= asked.end && start <= asked.end + 60 && !/[,;]/.test(text.slice(asked.end, start)),
        ),
  );
  const all: Found[] = years.map((asked, at) => ({
    ...NOTHING,
    kind: 'years' as const,
    label: yearsLabel(asked, text, subjects[at]),
    canonical: subjects[at]?.canonical ?? null,
    minimum: asked.months,
    start: asked.start,
    end: Math.max(asked.end, asked.until),
    words: asked.words,
  }));
  if (degree !== null) all.push({ ...NOTHING, ...degree, kind: 'degree' });
  const others = readOther(text);
  all.push(...others);
  for (const match of matches) {
    // What the years are of, and the field of a degree, are asked for with them.
    const told = [...(degree === null ? [] : [degree]), ...others];
    const partOf = told.some(({ start, end }) => match.start < end && match.end > start);
    if (subjects.includes(match) || partOf || saysOfOthers(match, unit, lexicon)) continue;
    all.push(skillAsked(text, match, lexicon));
  }
  // what must not decide about a person is no requirement, whatever the job says
  if (unit.part === 'tasks' || protectedSubject(text) !== null) return all;
  const taken = [...matches, ...years, ...others, ...(degree === null ? [] : [degree])];
  for (const { text: phrase, start } of readPhrases(text, taken, unit.part)) {
    const label = nameOf(phrase.replace(/^(?:an?|the|eine?n?) /iu, ''), '');
    all.push({ ...NOTHING, kind: 'phrase', label, start, end: start + phrase.length });
  }
  return all;
}

/** "5 years in sales or a degree in marketing": one requirement, the degree, which the years stand in for. */
function eitherOf(
  text: string,
  years: readonly Years[],
  degree: DegreeRequirement | null,
): DegreeRequirement | null {
  const [first] = years;
  if (degree === null || first === undefined || years.length > 1) return degree;
  const label = `${degree.label} or ${yearsLabel(first, text, undefined)}`;
  if (first.start >= degree.start && first.start < degree.end) return { ...degree, label };
  if (first.start >= degree.end) {
    // "Degree in law, a related field, or 5 years …"
    const between = text.slice(degree.end, first.start);
    const end = first.until;
    return EITHER.test(between)
      ? {
          ...degree,
          label,
          words: `${degree.words}${text.slice(degree.end, end).replace('(', '')}`.trim(),
          end,
        }
      : degree;
  }
  const said = text.slice(first.start, first.until);
  const another = readDegree(text.slice(0, first.start)) !== null;
  return !another && /^\s*,?\s*(?:or|oder)\s+(?:an? |eine? )?$/iu.test(text.slice(first.until, degree.start))
    ? { ...degree, label, words: `${degree.words} or ${lowered(said)}`.trim(), start: first.start }
    : degree;
}

const EITHER = /^(?:\s*\()?(?:(?!(?<!\p{L})(?:and|und)(?!\p{L}))[^;:.()]){0,60}(?<!\p{L})(?:or|oder)\s+$/iu;
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Excel is required, Polish would be great": what is said of the name itself. */
function firmly({ text, part }: JobUnit, end: number): boolean {
  if (part === 'nice' || !NICE_CUE.test(text)) return false;
  const clause = /^[^,;]*/.exec(text.slice(end))?.[0] ?? '';
  return MUST_CUE.test(clause) && !NICE_CUE.test(clause);
}
