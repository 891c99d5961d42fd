import { liesIn, type AskedPlace } from '../language/regions.ts';
import { headOf, headText, jobsOf } from './work.ts';
import type { WorkEntry } from '../profile.ts';
import { LEGAL_FILLERS } from '../language/legal_forms.ts';
import { fold } from '../language/lines.ts';
import { readPlace } from '../language/places.ts';
import type { JudgeFacts } from './facts.ts';

const LEGAL = new RegExp(String.raw`\b(?:${[...LEGAL_FILLERS].join('|')}|the)\b`, 'gu');
const bare = (name: string): string => fold(name).replaceAll(LEGAL, ' ').replaceAll(/\s+/g, ' ').trim();

/** Whether a job was at an employer: its name holds the name asked for as whole words, legal forms aside. */
export function employerMatches(entry: WorkEntry, name: string, facts: JudgeFacts): boolean {
  const wanted = bare(name);
  if (wanted === '') return false;
  const given = ` ${bare(entry.employer ?? headText(entry, facts))} `;
  return (
    given.includes(` ${wanted} `) ||
    (entry.employer !== null && entry.title !== null && ` ${bare(entry.title)} `.includes(` at ${wanted} `))
  );
}

/** The same with a town: "Hotel Astor, Leeds" also needs the town beside the name. */
export function employerIsAt(entry: WorkEntry, name: string, facts: JudgeFacts): boolean {
  if (employerMatches(entry, name, facts)) return true;
  const [short = '', town = ''] = name.split(TOWN);
  const head = facts.document.text.slice(entry.span.start, headOf(entry, facts).end);
  return town !== '' && employerMatches(entry, short, facts) && ` ${fold(head)} `.includes(` ${fold(town)} `);
}

/** "Hotel Astor, Leeds", "Ferraris a Treviglio". */
const TOWN = /,\s*|\s(?:a|à|in|en|at)\s(?=\p{Lu})/u;

/** Whether a job was in a place, by its entry or by the lines that head it. */
export function isJobIn(entry: WorkEntry, place: AskedPlace, facts: JudgeFacts): boolean {
  const parts = [entry.location ?? '', ...headText(entry, facts).split(/[,\n\t|–]|\s-\s/u)];
  return parts.some((part) => {
    const raw = part.trim();
    const own = readPlace(raw) ?? { raw: part, city: raw === '' ? null : raw, region: null, country: null };
    return liesIn(own, place) === true;
  });
}

/** The newest job that was in one of these places. */
export const jobIn = (facts: JudgeFacts, places: readonly AskedPlace[]): WorkEntry | undefined =>
  jobsOf(facts).find((entry) => places.some((place) => isJobIn(entry, place, facts)));
