import { cefrOf } from '../resume/languages.ts';
import { fold } from '../resume/lines.ts';
import { titleScore } from '../resume/titles.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills, type SkillMatch } from '../skills/match.ts';
import { readJobUnits, type JobUnit } from './job_sections.ts';
import { readDegree } from './degrees.ts';
import { readPhrases } from './phrases.ts';
import { readYears, yearsLabel } from './years.ts';

export type Requirement = {
  /** As a person would name it, in the job's own words where it has some. */
  readonly label: string;
  readonly kind: 'skill' | 'years' | 'degree' | 'language' | 'phrase';
  /** Asked for, not only welcome. */
  readonly must: boolean;
  /** Canonical skill (kinds skill and language, and years of a skill). */
  readonly canonical: string | null;
  /** Kind years: months at least. Kind degree: level at least (EducationEntry.level). Otherwise null. */
  readonly minimum: number | null;
  /** Kind language: the level asked for. */
  readonly cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
  /** Kind degree: the fields named; empty for any. */
  readonly fields: readonly string[];
  /** Where it stands in `${title}\n${description}`. */
  readonly start: number;
  readonly end: number;
};

export type Job = { readonly title: string; readonly description: string };

/** More than this nobody reads, and what comes after is rarely asked for. */
export const MAX_REQUIREMENTS = 25;

/** Characters of a description that are read: five times the longest anybody posts. */
const MAX_DESCRIPTION = 40_000;

type Draft = Requirement & { readonly rank: number; readonly order: number };

const NICE_CUE =
  /\b(?:nice to have|a plus|is a bonus|bonus|ideally|preferabl[ey]|preferred|desirable|advantageous|an advantage|optional|welcome|would be (?:great|nice|good)|von vorteil|wünschenswert|idealerweise|gerne auch|un plus|se valora|deseable|gradit[oa]|mile widziane)\b/iu;
const MUST_CUE =
  /\b(?:must|required|require|mandatory|essential|at least|minimum|zwingend|erforderlich|mindestens|voraussetzung|imprescindible|indispensable|obligatorio)\b/iu;

/**
 * Reads what a job asks for: skills the lexicon knows, years, degrees and languages as typed requirements, and a few
 * noun phrases of the requirement parts for what it does not know. Must-haves come first; at most 25, each once, none
 * that only repeats the job's title, none from text on the employer, pay, benefits or law.
 */
export function readRequirements({ title, description }: Job, lexicon: Lexicon): Requirement[] {
  const offset = title.length + 1;
  const all = readJobUnits(description.slice(0, MAX_DESCRIPTION));
  const hasRequirements = all.some(({ part }) => part === 'requirements');
  const units = all.filter(
    ({ part, text }) => part !== 'cut' && (part !== 'text' || !hasRequirements || SEEKS.test(text)),
  );
  const drafts: Draft[] = [];
  let order = 0;
  for (const unit of units) {
    const ranked = rankOf(unit, hasRequirements);
    const push = (
      draft: Omit<Requirement, 'must' | 'start' | 'end'> & { start: number; end: number },
      rank = ranked,
    ): void => {
      drafts.push({
        ...draft,
        must: rank <= 1,
        start: draft.start + unit.start + offset,
        end: draft.end + unit.start + offset,
        rank,
        order,
      });
      order += 1;
    };
    readUnit(unit, lexicon, push);
  }
  // Nothing but a title, or a description without a single known word: the title is all there is.
  if (drafts.length === 0) {
    for (const match of matchSkills(title, lexicon)) {
      drafts.push({ ...skillDraft(title, match, lexicon), must: true, rank: 0, order: (order += 1) });
    }
  }
  return choose(drafts, title);
}

function rankOf(unit: JobUnit, hasRequirements: boolean): number {
  if (NICE_CUE.test(unit.text) || unit.part === 'nice') return 4;
  if (unit.part === 'requirements') return 0;
  return MUST_CUE.test(unit.text) || !hasRequirements ? 1 : 2;
}

// Where a description has a part for requirements, its introduction is about the employer, but for what it looks for.
const SEEKS =
  /look(?:ing)? for|seeking|who will|searching|you will|you['’]ll|we need|you own|suchen|du wirst|sie werden|buscamos|recherchons|cerchiamo|zoeken|szukamy/iu;

type Push = (draft: Omit<Requirement, 'must'>, rank?: number) => void;

function readUnit(unit: JobUnit, lexicon: Lexicon, push: Push): void {
  const { text } = unit;
  const years = readYears(text);
  const degree = readDegree(text);
  const matches = matchSkills(text, lexicon, { names: true });
  const subject =
    years === null
      ? undefined
      : matches.find(
          ({ start }) =>
            start >= years.end && start <= years.end + 60 && !/[,;]/.test(text.slice(years.end, start)),
        );
  if (years !== null) {
    push({
      ...EMPTY,
      kind: 'years',
      label: yearsLabel(years.years, text, years.end, subject),
      canonical: subject?.canonical ?? null,
      minimum: years.years * 12,
      start: years.start,
      end: years.end,
    });
  }
  if (degree !== null) push({ ...EMPTY, ...degree, kind: 'degree' });
  for (const match of matches) {
    // What the years are of, and the field of a degree, are asked for with them.
    const partOfDegree = degree !== null && match.start >= degree.start && match.end <= degree.end;
    if (match === subject || partOfDegree || saysOfThings(match, unit, lexicon)) continue;
    push(skillDraft(text, match, lexicon), softer(text, match, unit));
  }
  const taken = [...matches, ...(years === null ? [] : [years]), ...(degree === null ? [] : [degree])];
  if (unit.part === 'tasks') return;
  for (const { text: label, start } of readPhrases(text, taken, unit.part)) {
    push({ ...EMPTY, kind: 'phrase', label: nameOf(label, ''), start, end: start + label.length });
  }
}

const TRAIT = /(?:able|ible|[iy][sz]ed|oriented|orientiert|focused|driven|fähig|lässig|stark)$/iu;
const PERSON =
  /\b(?:persons?|people|candidates?|individuals?|colleagues?|someone|professionals?|workers?|players?|character|attitude|manner|way|nature|team member|Art|Persönlichkeit|Arbeitsweise)\b/iu;
const THING =
  /^(?:services?|systems?|software|products?|code|data|infrastructure|pipelines?|platforms?|applications?|solutions?|results?|processes|deliver\p{L}*|operations?|tools?|tests?|networks?|timelines?)$/iu;

/**
 * Whether an adjective that could name a trait tells of something else: "from good to dependable", "a reliable shipment
 * timeline". In the parts that list requirements it is the person's, but before the name of a thing.
 */
function saysOfThings(match: SkillMatch, { text, part }: JobUnit, lexicon: Lexicon): boolean {
  if (lexicon.skills.get(match.canonical)?.kind !== 'soft') return false;
  if (!TRAIT.test(text.slice(match.start, match.end))) return false;
  const [phrase = ''] = /^[^,;.:()]{0,60}/.exec(text.slice(match.end)) ?? [];
  const next = phrase.trim().split(/\s+/).slice(0, 3);
  if (part === 'requirements' || part === 'nice') return next.some((word) => THING.test(word));
  const ofPerson =
    PERSON.test(next.join(' ')) ||
    next.some((word) => titleScore(word) >= 1) ||
    /\b(?:you are|you['’]re|you will be|must be|should be|who is|who are|sie sind|du bist|(?:bist|sind) du|sind sie)\s(?:[\p{L}-]+,?\s){0,4}$/iu.test(
      text.slice(0, match.start),
    );
  return !ofPerson;
}

const EMPTY = { canonical: null, minimum: null, cefr: null, fields: [] as readonly string[] };

// "Python; ideally Go": the cue colours what follows it, not the whole bullet.
function softer(text: string, match: SkillMatch, unit: JobUnit): number | undefined {
  if (unit.part === 'nice') return undefined;
  const cue = NICE_CUE.exec(text);
  if (cue === null || unit.part !== 'requirements') return undefined;
  const after = /^(?:ideally|preferabl|idealerweise|gerne|bonus)/iu.test(cue[0]);
  const clauseStart = Math.max(text.lastIndexOf(';', cue.index), text.lastIndexOf('. ', cue.index));
  if (after) return match.start >= cue.index ? 4 : 0;
  return match.start >= clauseStart ? 4 : 0;
}

function skillDraft(text: string, match: SkillMatch, lexicon: Lexicon): Omit<Requirement, 'must'> {
  const written = text.slice(match.start, match.end).replaceAll(/\s+/g, ' ');
  const skill = lexicon.skills.get(match.canonical);
  if (skill?.kind === 'language') {
    const around =
      text
        .slice(Math.max(0, text.lastIndexOf(',', match.start - 1), match.start - 40), match.end + 30)
        .split(/[,;]| and | und /)[0] ?? '';
    const before =
      /[^,;]*$/
        .exec(text.slice(Math.max(0, match.start - 40), match.start))?.[0]
        .split(/ and | und | or | oder /)
        .at(-1) ?? '';
    const cefr =
      cefrOf(before) ??
      cefrOf(/^[^,;.]*/.exec(text.slice(match.end, match.end + 30))?.[0].split(/ and | und /)[0] ?? '') ??
      (around === '' ? null : null);
    return {
      ...EMPTY,
      kind: 'language',
      label: cefr === null ? match.canonical : `${match.canonical} ${cefr}`,
      canonical: match.canonical,
      cefr,
      start: match.start,
      end: match.end,
    };
  }
  // An activity said as a verb ("mentor engineers") is asked for by its name.
  const verb =
    skill?.aliases.some((alias) => alias.startsWith('~') && fold(alias) === fold(written)) === true;
  const label = verb ? match.canonical : nameOf(written, match.canonical);
  return { ...EMPTY, kind: 'skill', label, canonical: match.canonical, start: match.start, end: match.end };
}

/** The job's own words; a name that is written in a way of its own (gRPC, iOS, pandas) stays as it is. */
function nameOf(written: string, canonical: string): string {
  if (fold(written) === fold(canonical)) return canonical;
  return /^\p{Ll}[\p{Ll}\s-]/u.test(written) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}

/** Each requirement once, must-haves first, and none that is only a word of the title. */
function choose(drafts: readonly Draft[], title: string): Requirement[] {
  const titleWords = new Set(fold(title).split(' '));
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const key =
      draft.kind === 'skill' || draft.kind === 'language'
        ? `skill ${draft.canonical ?? ''}`
        : draft.kind === 'years'
          ? `years ${draft.canonical ?? fold(draft.label)}`
          : draft.kind === 'degree'
            ? `degree ${draft.minimum ?? 0}`
            : `phrase ${fold(draft.label)}`;
    const known = best.get(key);
    if (known === undefined || draft.rank < known.rank) {
      best.set(key, known === undefined ? draft : { ...draft, order: Math.min(draft.order, known.order) });
    }
  }
  const labels = new Set<string>();
  const chosen: Requirement[] = [];
  for (const { rank: _rank, order: _order, ...requirement } of [...best.values()].toSorted(
    (a, b) => a.rank - b.rank || a.order - b.order,
  )) {
    const label = fold(requirement.label);
    const repeatsTitle =
      requirement.kind === 'phrase' && label.split(' ').every((word) => titleWords.has(word));
    if (labels.has(label) || repeatsTitle) continue;
    labels.add(label);
    chosen.push(requirement);
  }
  return chosen.slice(0, MAX_REQUIREMENTS);
}
