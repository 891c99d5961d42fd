import { readWords } from '../../language/cues.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { statusOf } from '../../language/status.ts';
import { sentencesOf } from '../resume_sentences.ts';
import { jobsOf, headOf, headText, jobAt } from '../work.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { saysLeadsPeople } from '../../language/people_led.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Verdict, quotedSentence } from '../predicate.ts';
import { inField as jobsInField } from './field_of_work.ts';
import { isLeaderTitle, isLedBy, peopleLed } from './people_led.ts';
import { sizesIn } from './team_sizes.ts';
import { inWindow, inTime } from './shared.ts';
import { holdsWords } from '../held_words.ts';
import { parseTeam, type TeamSlots } from './team_parse.ts';
import { bound, parts, within } from '../sentences/sentence.ts';
import { isOf, patternOf } from '../../language/word_classes.ts';
import { holdsAt } from '../../language/phrases.ts';

const DENIED = new RegExp(patternOf('leads_nobody'), 'iu');

type Statement = { readonly span: Span; readonly sizes: readonly number[] };

/** What the resume says of people who were led, in the time asked for. */
function statementsOf(slots: TeamSlots, facts: JudgeFacts): Statement[] {
  const isInTime = (job: WorkEntry | undefined): boolean => {
    if (!slots.now && slots.window === null) return true;
    // a job without dates may be the present one
    const current = job !== undefined && (job.current || (job.start === null && job.end === null));
    return job !== undefined && (!slots.now || current) && inWindow(job, slots.window, facts);
  };
  const found: Statement[] = [];
  // "the depot is run by logistics": whoever else's post sounds alike leads nobody there
  const is_others = facts.rows.some(
    ({ line: { text } }) => holdsWords(text, slots.words) && byOthers(text, facts).length > 0,
  );
  const inField = slots.field === '' || is_others ? null : jobsInField(slots.field, facts);
  const lines = facts.rows.map(({ line }, at) => {
    const next = facts.rows[at + 1]?.line;
    // "Führung von sechs / Mitarbeitenden": a number at the end of a line counts what begins the next one
    const text =
      next !== undefined && endsInNumber(line.text, facts) ? `${line.text} ${next.text}` : line.text;
    return { start: line.start, end: line.end, text };
  });
  for (const { start: from, end: to, text } of [...lines, ...sentencesOf(facts)].flatMap(parted)) {
    const job = jobAt(facts, from);
    if (!isInTime(job)) continue;
    const sizes = sizesIn(text, facts);
    const leads =
      saysLeadsPeople(text, slots.mentoring) ||
      leadsByCue(text, facts) ||
      (slots.mentoring && mentors(text, facts)) ||
      (sizes.length > 0 && BOSS.test(text));
    if (!leads && sizes.length === 0) continue;
    const first = /[\p{L}\d]+/u.exec(text);
    const [from_word, to_word] = [first?.index ?? 0, (first?.index ?? 0) + (first?.[0].length ?? 0)];
    if (
      DENIED.test(text) ||
      [
        statusOf(text, to_word, to_word, facts.locales),
        statusOf(text, 0, from_word, facts.locales),
        ...byOthers(text, facts),
      ].some((status) => status === 'denied' || status === 'planned' || status === 'others')
    ) {
      continue;
    }
    if (slots.formal && !FORMAL.test(text)) continue;
    if (
      !holdsWords(`${text} ${job === undefined ? '' : headText(job, facts)}`, slots.words) &&
      (job === undefined || inField?.(job) !== true)
    ) {
      continue;
    }
    // "Brigade of six" where somebody is head chef
    const headed = sizes.length > 0 && job !== undefined && namesTeam(text, facts) && isLeader(job, facts);
    const named = LEADS_BY_NOUN.test(text) || (sizes.length > 0 && beginsAsLeader(text, facts));
    if (leads || headed || named) found.push({ span: { start: from, end: to }, sizes });
  }
  return found;
}

/** "Lead four testers; report to the head": what a semicolon parts is about its own people. */
function parted(piece: Span & { readonly text: string }): (Span & { readonly text: string })[] {
  const texts = piece.text.split(/(?<=;)\s/u);
  // lines that were joined have no offsets of their own
  return texts.map((text) => ({ start: piece.start, end: piece.end, text }));
}

/** "Tutorat d'une alternante", "mentora de dos becarios": a word for it in the resume's own languages. */
const mentors = (text: string, facts: JudgeFacts): boolean =>
  readWords(text, facts.locales).cues.some(({ value }) => value === 'mentor');

/** Whether a text, or an item of a list, begins with the people or team it counts: "Team of six", "eleven staff". */
function namesTeam(text: string, facts: JudgeFacts): boolean {
  const { words, ...found } = readWords(text, facts.locales);
  const begins = (at: number): boolean => at === 0 || words[at - 1]?.sign === true;
  const counts = quantitiesIn(words, found).filter(({ start }) => begins(start));
  return found.cues.some(
    ({ value, start }) =>
      (value === 'team' || value === 'people') &&
      (begins(start) || counts.some(({ end }) => start >= end && start - end <= 1)),
  );
}

/** "Teamleiterin mit acht Mitarbeitenden", "cheffe d'équipe, huit collaborateurs". */
const beginsAsLeader = (text: string, { locales }: JudgeFacts): boolean =>
  readWords(text, locales).cues.some(({ value, start }) => value === 'leader' && start === 0);

/** Whether the title of a job is given to those who lead people. */
const isLeader = (entry: WorkEntry, facts: JudgeFacts): boolean =>
  isLeaderTitle(entry.title ?? headText(entry, facts), facts);

/** Whether the last word of a line is a number. */
function endsInNumber(text: string, facts: JudgeFacts): boolean {
  const { words, numbers } = readWords(text, facts.locales);
  const last = words.length - 1;
  const value = words[last]?.value ?? numbers.find(({ start }) => start === last)?.value ?? null;
  return value !== null && value < 1000;
}

/** A word of leading beside people or a team, in the resume's own languages. */
function leadsByCue(text: string, facts: JudgeFacts): boolean {
  const { words, keys, ...found } = readWords(text, facts.locales);
  const { cues } = found;
  // "team di 4 persone" by itself is one that is led, "in un team di 4 persone" is not
  const isWithin = (start: number): boolean => start > 0 && words[start - 1]?.sign !== true;
  const led = cues.filter(
    ({ value, start, end }) =>
      value === 'lead' &&
      // "management of 8 people"
      (end - start > 1 || !isOf('leading_noun', keys[start]) || isOf('led_of', keys[end])) &&
      !(isWithin(start) && cues.some((other) => other.value === 'team' && other.start === start)),
  );
  const people = cues.filter(
    ({ value, end }) => (value === 'people' || value === 'team') && !isOf('of_teams', keys[end]),
  );
  if (peopleLed(words, found).length > 0) return true;
  return led.some((one) =>
    people.some(
      (other) =>
        (other.start >= one.end &&
          other.start - one.end <= 4 &&
          !keys.slice(one.end, other.start).some((key) => isOf('beside', key)) &&
          !isLedBy(one.end, other.start, words, found)) ||
        (one.start >= other.end &&
          one.start - other.end <= 1 &&
          (one.end - one.start > 1 || isOf('leads_behind', keys[one.start])) &&
          !isOf('led_by', keys[one.end])) ||
        (one.start >= other.start && one.end <= other.end) ||
        // "stuur acht verkopers aan": the verb in two parts; "gestion d'une équipe"
        (other.start > one.start && other.end <= one.end),
    ),
  );
}

/** "Ohne unterstellte Mitarbeiter", "senza collaboratori da dirigere". */
function deniesLeading(text: string, facts: JudgeFacts): boolean {
  const { words, cues } = readWords(text, facts.locales);
  const led = cues.some(({ value }) => value === 'lead' || value === 'formal');
  // "geen leidinggevende functie": what is denied names the leading itself
  const denied = cues.filter(
    ({ value }) => value === 'people' || value === 'formal' || value === 'team' || value === 'leadership',
  );
  return (
    led &&
    words.length <= 9 &&
    denied.some(
      ({ start, end }) =>
        statusOf(text, words[start]?.start ?? 0, words[end - 1]?.end ?? 0, facts.locales) === 'denied',
    )
  );
}

const BOSS = new RegExp(String.raw`(?<!\p{L})${patternOf('boss')} `, 'iu');

function byOthers(text: string, facts: JudgeFacts): MentionStatus[] {
  return [...text.matchAll(/\d+|\p{L}{4,}/gu)]
    .map(({ index, 0: word }) => statusOf(text, index, index + word.length, facts.locales))
    .filter((status) => status === 'others');
}

const FORMAL = new RegExp(patternOf('formally'), 'iu');
const LEADS_BY_NOUN = new RegExp(patternOf('led_by_noun'), 'iu');

function decide(slots: TeamSlots, facts: JudgeFacts): Verdict {
  const denial = slots.mentoring
    ? undefined
    : facts.rows.find(({ line }) =>
        parted(line).some(({ text }) => DENIED.test(text) || deniesLeading(text, facts)),
      )?.line;
  const statements = statementsOf(slots, facts);
  const [first] = statements;
  if (slots.size !== null) {
    const { size } = slots;
    const enough = statements.find(({ sizes }) => sizes.some((own) => satisfies(size, own) === true));
    if (enough !== undefined) return met(0.88, ...quotedSentence(facts, enough.span));
    const largest = statements
      .toSorted((a, b) => Math.max(0, ...b.sizes) - Math.max(0, ...a.sizes))
      .find(({ sizes }) => sizes.length > 0);
    if (largest !== undefined) {
      const count = Math.max(...largest.sizes);
      return notMet(0.78, ...quotedSentence(facts, largest.span, 'team.largest', { count }));
    }
    if (denial !== undefined) return notMet(0.8, ...quotedSentence(facts, denial, 'team.denied'));
    return first === undefined
      ? notStated(0.6, say('team.none'))
      : notStated(0.6, ...quotedSentence(facts, first.span, 'team.uncounted'));
  }
  if (first !== undefined && (denial === undefined || !slots.now)) {
    return met(0.85, ...quotedSentence(facts, first.span));
  }
  if (denial !== undefined) return notMet(0.8, ...quotedSentence(facts, denial, 'team.denied'));
  const head = slots.words.length > 0 ? undefined : leaderAt(slots, facts);
  if (head !== undefined) {
    const said = quotedSentence(facts, head, 'team.title');
    return slots.formal ? notStated(0.5, ...said) : met(0.66, ...said);
  }
  if (!slots.formal) return notStated(0.55, say('team.none'));
  const [informal] = statementsOf({ ...slots, formal: false }, facts);
  // people were led, but not necessarily as their line manager
  if (informal !== undefined) {
    return notStated(0.5, ...quotedSentence(facts, informal.span, 'team.informal'));
  }
  const [mentored] = statementsOf({ ...slots, formal: false, mentoring: true }, facts);
  return mentored === undefined
    ? notStated(0.55, say('team.none'))
    : notMet(0.7, ...quotedSentence(facts, mentored.span, 'team.informal'));
}

/** A job whose title is given to those who lead people, or a line that begins with such a title: "Acting Head of …". */
function leaderAt({ now, window }: TeamSlots, facts: JudgeFacts): Span | undefined {
  const jobs = jobsOf(facts).filter((entry) => inTime(entry, { now, window }, facts));
  const titled = jobs.find((entry) => isLeader(entry, facts));
  if (titled !== undefined) return headOf(titled, facts);
  const line = facts.rows.find(
    ({ line: { text, start, end } }) =>
      jobs.some(({ span }) => holdsAt(span, start)) &&
      isLeaderTitle(text.split(/\s+/u).slice(0, FIRST_WORDS).join(' '), facts) &&
      POSSESSED.has(statusAt(facts, { start, end: start + 1 })) &&
      POSSESSED.has(statusAt(facts, { start: end - 1, end })),
  );
  return line?.line;
}

/** How many words a title at the start of a line may have. */
const FIRST_WORDS = 4;

export const team: Kind<TeamSlots> = {
  parse: parseTeam,
  asked_by: ['skill'],
  understood: ({ size, now, formal, mentoring, words, window }) =>
    say('asks.team', {
      comparison: size?.comparison,
      count: size?.value ?? 0,
      now,
      formal,
      mentoring,
      words: words.join(' '),
      window: window?.label,
    }),
  decide,
  sentences: {
    'asks.team': ({ comparison, count, now, formal, mentoring, words, window }) =>
      parts(
        mentoring === 1 ? 'Has mentored or trained' : now === 1 ? 'Leads' : 'Has led',
        count === 0 ? 'people' : `${bound(comparison).toLowerCase()} ${count} people`,
        formal === 1 ? 'as their line manager' : '',
        (words ?? '') === '' ? '' : `with the words “${words}”`,
        within(window),
      ),
    'team.denied': ({ quotes }) => `The resume denies it: ${quotes}.`,
    'team.largest': ({ count, quotes }) =>
      `The largest team the resume names has ${count} people: ${quotes}.`,
    'team.uncounted': ({ quotes }) => `The resume does not say how many people: ${quotes}.`,
    'team.title': ({ quotes }) => `The job title suggests it: ${quotes}.`,
    'team.informal': ({ quotes }) => `The resume says only that others were mentored or trained: ${quotes}.`,
    'team.none': () => 'The resume does not say that the person has led people.',
  },
};
