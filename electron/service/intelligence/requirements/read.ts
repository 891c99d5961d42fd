import { isProtected } from '../criteria/protected.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills, type SkillMatch } from '../skills/match.ts';
import { choose, type Draft } from './choose.ts';
import { readDegree } from './degrees.ts';
import { readJobUnits, type JobUnit } from './job_sections.ts';
import { readOther } from './other.ts';
import { readPhrases } from './phrases.ts';
import { criterionOf } from './prompt.ts';
import { MAX_REQUIREMENTS, NOTHING, type Found, type Job, type Requirement } from './requirement.ts';
import { nameOf, saysOfOthers, skillAsked } from './skills.ts';
import { readAllYears, yearsLabel } from './years.ts';

/** Characters of a description that are read: five times the longest anybody posts. */
const MAX_DESCRIPTION = 40_000;

const NICE_CUE =
  /\b(?:nice to have|a plus|is a bonus|bonus|ideally|preferabl[ey]|preferred|desirable|advantageous|an advantage|optional|welcome|would be (?:great|nice|good)|von vorteil|wünschenswert|idealerweise|gerne auch|un plus|se valora|deseable|gradit[oa]|mile widziane)\b/iu;
const MUST_CUE =
  /\b(?:must|required|require|mandatory|essential|at least|minimum|zwingend|erforderlich|mindestens|voraussetzung|imprescindible|indispensable|obligatorio)\b/iu;

/**
 * Reads what a job asks for: skills the lexicon knows; years, degrees, languages, certificates and licences, permission
 * to work and the like as typed requirements; and a few noun phrases of the requirement parts for what it does not know.
 * Must-haves come first, then what is to be done, then what is welcome; each once, none that only repeats the job's
 * title, none from text on the employer, pay, benefits or law. Each comes with the criterion that asks the same.
 */
export function readRequirements({ title, description }: Job, lexicon: Lexicon): Requirement[] {
  const offset = title.length + 1;
  const all = readJobUnits(description.slice(0, MAX_DESCRIPTION));
  const hasRequirements = all.some(({ part }) => part === 'requirements');
  const units = all.filter(
    ({ part, text }) => part !== 'cut' && (part !== 'text' || !hasRequirements || SEEKS.test(text)),
  );
  const drafts: Draft[] = [];
  for (const unit of units) {
    const ranked = rankOf(unit, hasRequirements);
    const from = unit.start + offset;
    const span = { start: from, end: from + unit.text.length };
    for (const { found, rank = ranked } of readUnit(unit, lexicon)) {
      const { start, end, ...rest } = found;
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
    .map(({ rank: _rank, order: _order, prompt_text, ...asked }) => {
      const criterion = criterionOf(prompt_text === undefined ? asked : { ...asked, prompt_text }, lexicon);
      return Object.assign(asked, { criterion });
    });
}

function rankOf(unit: JobUnit, hasRequirements: boolean): number {
  if (NICE_CUE.test(unit.text) || unit.part === 'nice') return 4;
  if (unit.part === 'requirements') return 0;
  return MUST_CUE.test(unit.text) || !hasRequirements ? 1 : 2;
}

// Where a description has a part for requirements, its introduction is about the employer, but for what it looks for.
const SEEKS =
  /look(?:ing)? for|seeking|who will|searching|you will|you['’]ll|we need|you own|suchen|du wirst|sie werden|buscamos|recherchons|cerchiamo|zoeken|szukamy/iu;

const ASKING: ReadonlySet<string> = new Set(['requirements', 'nice']);

/** `rank` is left out where it is that of the whole unit. */
type Ranked = { readonly found: Found; readonly rank?: number };

function readUnit(unit: JobUnit, lexicon: Lexicon): Ranked[] {
  const { text } = unit;
  const years = readAllYears(text);
  const degree = readDegree(text);
  // "- Rust": a bullet that is but a name or two is a list of names
  const lists = unit.bullet && ASKING.has(unit.part) && text.trim().split(/\s+/).length <= 4;
  const matches = matchSkills(text, lexicon, { names: true, ...(lists ? { lists: true } : {}) });
  const subjects = years.map((asked) =>
    matches.find(
      ({ start }) =>
        start >= asked.end && start <= asked.end + 60 && !/[,;]/.test(text.slice(asked.end, start)),
    ),
  );
  const ranked: Ranked[] = years.map((asked, at) => ({
    found: {
      ...NOTHING,
      kind: 'years' as const,
      label: yearsLabel(asked.years, text, asked.end, subjects[at]),
      canonical: subjects[at]?.canonical ?? null,
      minimum: asked.years * 12,
      start: asked.start,
      end: asked.end,
    },
    ...rankAt(unit, asked.start),
  }));
  if (degree !== null) {
    ranked.push({ found: { ...NOTHING, ...degree, kind: 'degree' }, ...rankAt(unit, degree.start) });
  }
  const others = readOther(text);
  for (const found of others) ranked.push({ found, ...rankAt(unit, found.start) });
  for (const match of matches) {
    // What the years are of, and the field of a degree, are asked for with them.
    const told = [...(degree === null ? [] : [degree]), ...others];
    const partOf = told.some(({ start, end }) => match.start < end && match.end > start);
    if (subjects.includes(match) || partOf || saysOfOthers(match, unit, lexicon)) continue;
    ranked.push({ found: skillAsked(text, match, lexicon), ...softer(text, match, unit) });
  }
  // what must not decide about a person is no requirement, whatever the job says
  if (unit.part === 'tasks' || isProtected(text) !== null) return ranked;
  const taken = [...matches, ...years, ...others, ...(degree === null ? [] : [degree])];
  for (const { text: phrase, start } of readPhrases(text, taken, unit.part)) {
    const label = nameOf(phrase.replace(/^(?:an?|the|eine?n?) /iu, ''), '');
    ranked.push({ found: { ...NOTHING, kind: 'phrase', label, start, end: start + phrase.length } });
  }
  return ranked;
}

/** "Bachelor's degree; a master's degree is a plus": a cue colours the clause it stands in, where there are several. */
function rankAt({ text, part }: JobUnit, at: number): { readonly rank?: number } {
  const cue = NICE_CUE.exec(text);
  if (cue === null || part !== 'requirements' || !text.includes(';')) return {};
  const from = text.lastIndexOf(';', at) + 1;
  const to = text.indexOf(';', at);
  return { rank: cue.index >= from && (to < 0 || cue.index < to) ? 4 : 0 };
}

/** "Python; ideally Go": the cue colours what follows it, not the whole bullet. */
function softer(text: string, match: SkillMatch, unit: JobUnit): { readonly rank?: number } {
  const cue = NICE_CUE.exec(text);
  if (cue === null || unit.part === 'nice') return {};
  // "Excel is required, Polish would be great"
  const clause = /^[^,;]*/.exec(text.slice(match.end))?.[0] ?? '';
  if (MUST_CUE.test(clause) && !NICE_CUE.test(clause)) return { rank: 1 };
  if (unit.part !== 'requirements') return {};
  const after = /^(?:ideally|preferabl|idealerweise|gerne|bonus)/iu.test(cue[0]);
  const from = Math.max(text.lastIndexOf(';', cue.index), text.lastIndexOf('. ', cue.index));
  return { rank: match.start >= (after ? cue.index : from) ? 4 : 0 };
}
