import { readWords } from '../../language/cues.ts';
import type { Cue } from '../../language/locale.ts';
import type { Line } from '../../language/lines.ts';
import { statusOf } from '../../language/status.ts';
import { holdsAt } from '../../language/phrases.ts';
import { POSSESSED, type JudgeFacts } from '../facts.ts';
import { met, notMet, quotedSentence, type Verdict } from '../predicate.ts';
import { jobAt } from '../work.ts';
import type { OpenSlots } from './open_parse.ts';
import { sameWords } from './open_words.ts';
import { isOwnWord, sentencesIn } from './shared.ts';

/** Hours that keep each other out where both are told of one job. */
const OTHER: Partial<Readonly<Record<Cue, Cue>>> = { full_time: 'part_time', part_time: 'full_time' };

/**
 * Which hours somebody has worked, or works now: what a job or a statement on the present contract says. What somebody
 * would like says nothing of it. Null where the resume does not say.
 */
export function decideHours(slots: OpenSlots, facts: JudgeFacts): Verdict | null {
  const [topic = 'shift'] = slots.topics;
  let other: Line | null = null;
  for (const line of facts.lines.flatMap(sentencesIn)) {
    const job = jobAt(facts, line.start);
    const is_now = job === undefined ? isOwnWord(line, facts) : job.current;
    if (slots.works_now && !slots.worked && !is_now) continue;
    const { words, keys, cues } = readWords(line.text, facts.locales);
    // outside of jobs it is a wish as soon as a word says so
    if (job === undefined && cues.some(({ value }) => WISHED.has(value))) continue;
    for (const { value, start, end } of cues) {
      if (value !== topic && value !== OTHER[topic]) continue;
      const from = words[start]?.start ?? 0;
      const status = statusOf(line.text, from, words[end - 1]?.end ?? from, facts.locales);
      if (!POSSESSED.has(status) || isLooked(start, cues)) continue;
      if (value !== topic) other ??= line;
      else if (slots.details.length === 0 && sameWords(slots.asked, [keys.slice(start, end)])) {
        return met(0.8, ...quotedSentence(facts, line));
      }
    }
  }
  if (other === null || slots.worked) return null;
  return notMet(0.75, ...quotedSentence(facts, other));
}

const WISHED = new Set<Cue>(['would', 'yes', 'seeks', 'not']);

/** "Busco media jornada": what is looked for right before it. */
const isLooked = (start: number, cues: readonly { value: Cue; start: number; end: number }[]): boolean =>
  cues.some((one) => one.value === 'seeks' && (one.end === start || holdsAt(one, start)));
