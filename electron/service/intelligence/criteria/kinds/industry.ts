import { lookedAt, sectionAt } from '../search.ts';
import { headOf, headText, jobsOf } from '../work.ts';
import { hasCue } from '../../language/cues.ts';
import { Phrases, holdsAt, type WordRange } from '../../language/phrases.ts';
import { keysOf } from '../../language/tokens.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { fold } from '../../language/lines.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
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
import { isLabelled, isOthersLabel } from './industry_label.ts';
import { windowIn, type Window, inTime } from './shared.ts';
import { parts, within } from '../sentences/sentence.ts';
import { joints } from './skill_names.ts';
import { oncePer } from '../../language/memoize.ts';

/** Work in an industry, or for a kind of employer. */
type IndustrySlots = {
  readonly ids: readonly string[];
  readonly name: string;
  readonly now: boolean;
  /** A kind of employer is asked for: customers and projects do not count. */
  readonly as_employer: boolean;
  /** Projects are asked for, whatever the employer. */
  readonly as_project: boolean;
  readonly window: Window | null;
};

function parse(clause: Clause): Parse<IndustrySlots>[] {
  const tags = clause.entries('industry');
  if (tags.length === 0) return [];
  const { window, own: of_window } = windowIn(clause);
  if (clause.tags('length').length > 0 && window === null) return [];
  const cues = clause.cues(
    'work employer past now employed intern experience industry job total know area been_at',
  );
  return [
    {
      own: Clause.places(of_window, tags, cues, joints(clause, tags)),
      slots: {
        ids: [...new Set(tags.map(({ entry }) => `industry:${entry.id}`))],
        name: [...new Set(tags.map((tag) => clause.textAt(tag)))].join(' / '),
        now: clause.has('now'),
        as_employer:
          clause.has('employer') ||
          tags.some(
            ({ start }) =>
              /^(?:at|by|for|bei|einem|einer|chez)$/u.test(clause.key(start - 1)) ||
              /^(?:at|by|for|bei|chez)$/u.test(clause.key(start - 2)),
          ),
        as_project: hasCue(clause.keys, clause.tagged.locales, 'project'),
        window,
      },
    },
  ];
}

const shownOf = oncePer(({ forms, evidence }: Entry) => {
  const shown = evidence.filter((form) => !form.startsWith('@'));
  // what an industry is called, said of oneself: "food" alone may be what somebody likes
  const names = forms.filter((form) => form.includes(' ') || form.length >= LONG_NAME);
  return {
    words: Phrases.of(shown),
    names: Phrases.of([...shown, ...names]),
    employers: evidence.filter((form) => form.startsWith('@')).map((form) => fold(form.slice(1))),
  };
});

/** Letters of a name that means nothing but an industry. */
const LONG_NAME = 9;

/** Whether a job was in an industry: by its employer, its title or what it says of the work. */
export function worksIn(entry: WorkEntry, industry: Entry, facts: JudgeFacts): 'head' | 'text' | null {
  const { words, employers } = shownOf(industry);
  const employer = ` ${fold(entry.employer ?? '')} `;
  // a short name may be a word within another one: "Garrow Seat Systems"
  const isNamed = (name: string): boolean =>
    name.length > 4 ? employer.includes(` ${name} `) : employer.startsWith(` ${name} `);
  if (employers.some(isNamed) || isLabelled(entry, industry, facts)) return 'head';
  const has = (text: string): boolean => words.in(keysOf(text)).length > 0;
  if (has(`${entry.title ?? ''} ${entry.employer ?? ''} ${headText(entry, facts)}`)) return 'head';
  const text = facts.document.text
    .slice(entry.span.start, entry.span.end)
    .split('\n')
    .filter((line) => !isOthersLabel(line, facts.locales))
    .join('\n');
  return has(text) ? 'text' : null;
}

/** Where a phrase found in a row of words stands in the text; null for none. */
function placeOf(found: WordRange | undefined, words: readonly Span[]): Span | null {
  const [first, last] = [words[found?.start ?? -1], words[(found?.end ?? 0) - 1]];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

/** What a job says of an industry: the first line of it that names one; null where only the employer tells. */
function saidIn(entry: WorkEntry, industries: readonly Entry[], facts: JudgeFacts): Span | null {
  for (const { line, keys, words } of facts.rows) {
    if (!holdsAt(entry.span, line.start) || isOthersLabel(facts.quote(line).text, facts.locales)) continue;
    const span = placeOf(industries.flatMap((one) => shownOf(one).words.in(keys))[0], words);
    if (span !== null) return facts.quote(span).span;
  }
  return null;
}

/** Whether a job names an industry only in lines about customers, suppliers or others outside. */
function isServed(entry: WorkEntry, industries: readonly Entry[], { rows, locales }: JudgeFacts): boolean {
  const naming = rows.filter(
    ({ line, keys }) =>
      holdsAt(entry.span, line.start) && industries.some((one) => shownOf(one).words.in(keys).length > 0),
  );
  return naming.length > 0 && naming.every(({ keys }) => hasCue(keys, locales, 'customer'));
}

/** Where the person's summary, or with `anywhere` any line, names the industry: "lead for mobility start-ups". */
function toldOf(industries: readonly Entry[], facts: JudgeFacts, anywhere: boolean): Span | null {
  for (const { line, keys, words } of facts.rows) {
    if (!anywhere && sectionAt(facts, line.start) !== 'summary') continue;
    for (const industry of industries) {
      const span = placeOf(shownOf(industry).names.in(keys)[0], words);
      if (span === null) continue;
      if (POSSESSED.has(statusAt(facts, span))) return facts.quote(span).span;
    }
  }
  return null;
}

function decide(
  { ids, name, now, window, as_employer, as_project }: IndustrySlots,
  facts: JudgeFacts,
): Verdict {
  const entries = ids.flatMap((id) => facts.tables.entries.get(id) ?? []);
  const jobs = jobsOf(facts).map((entry) => ({
    entry,
    by: entries.map((one) => worksIn(entry, one, facts)).find((by) => by !== null) ?? null,
  }));
  const shown = jobs.filter(({ by }) => by !== null);
  const fitting = shown.filter(({ entry }) => inTime(entry, { now, window }, facts));
  const found = fitting.find(({ by }) => by === 'head') ?? fitting[0];
  if (found !== undefined) {
    const head = headOf(found.entry, facts);
    if (as_employer && found.by !== 'head') {
      // "sold printers to customers in banking": the employer's clients
      if (isServed(found.entry, entries, facts)) return notMet(0.7, say('industry.served', { name }), [head]);
      return notStated(0.5, ...quotedSentence(facts, head, 'open.unclear'));
    }
    const shows = saidIn(found.entry, entries, facts) ?? head;
    return met(found.by === 'head' ? 0.85 : 0.72, ...quotedSentence(facts, shows));
  }
  const told = now || window !== null || as_employer ? null : toldOf(entries, facts, as_project);
  if (told !== null) return met(0.7, ...quotedSentence(facts, told));
  const [past] = shown;
  if (past !== undefined) {
    return notMet(0.75, ...quotedSentence(facts, headOf(past.entry, facts), 'industry.past', { name }));
  }
  return notMentioned(0.75, say('industry.none', { name }), lookedAt(facts, ['experience']));
}

export const industry: Kind<IndustrySlots> = {
  parse,
  asked_by: ['skill'],
  understood: ({ name, now, window }) => say('asks.industry', { name, now, window: window?.label }),
  decide,
  sentences: {
    'asks.industry': ({ name, now, window }) =>
      parts(now === 1 ? 'Works now' : 'Has worked', `in: ${name}`, within(window)),
    'industry.past': ({ quotes }) => `That was at another time: ${quotes}.`,
    'industry.served': ({ name }) =>
      `The resume names ${name} only as those the employer worked for or with.`,
    'industry.none': ({ name }) => `None of the jobs in the resume shows ${name}.`,
  },
};
