import type { WordRange } from '../language/phrases.ts';
import { holds, hull, overlaps } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import type { Apart, Around } from './apart.ts';

/** Words between what joins a wish and the word that says it is one: "et qui, idéalement, parle espagnol". */
const MAX_JOINT = 4;

/** "Better *than*", "mejor *que*", "meglio *di*": no wish. */
const COMPARES = /^(?:als|than|que|qu|di|che|de)$/u;

/**
 * A criterion without what would only be better still: ", gern auch Lexware", "Sage would be nice", "y que, a ser
 * posible, hable italiano". Where nothing else is asked for, the wish is what is asked.
 */
export function withoutWishes(around: Around): Apart | null {
  const { tagged, words } = around;
  const known = tagged.cues.filter(
    (cue) => cue.cue === 'ideally' && !tagged.cues.some((one) => one.cue === 'not' && holds(cue, one)),
  );
  // "not desirable"
  const said = (found: readonly WordRange[]): WordRange[] =>
    found.filter(({ start }) => !tagged.cues.some(({ cue, end }) => cue === 'not' && end === start));
  const [opens, closes] = [said([...words('wish'), ...known]), said(words('wished'))];
  const phrases = [...opens, ...closes];
  if (phrases.length === 0) return null;
  const found = [
    ...opens.map((open) => wishBehind(open, phrases, around)),
    ...closes.map((close) => wishBefore(close, phrases, around)),
  ].filter((one) => one !== null);
  const wishes = found.filter(({ is_frame }) => !is_frame);
  const frames = found.filter(({ is_frame }) => is_frame);
  // what is asked for beside a wish is asked for; a wish alone is all there is
  const ranges = [...(around.leaves(wishes) ? wishes : []), ...frames];
  if (ranges.length === 0) return null;
  return {
    rest: around.without(ranges),
    aside: around
      .asked(hull(ranges), phrases)
      .flatMap((at) => (wishes.some(({ start, end }) => at >= start && at < end) ? [around.textOf(at)] : [])),
    is_needed: ranges.some((one) => !known.some((cue) => overlaps(one, cue))),
  };
}

/** Words of a wish; `is_frame`: those that only say that it is one. */
type Wish = WordRange & { readonly is_frame: boolean };

function wishBehind(open: WordRange, phrases: readonly WordRange[], around: Around): Wish | null {
  const { parts, tagged } = around;
  const index = parts.findIndex((part) => holds(part, open));
  const part = parts[index];
  const next = tagged.words[open.end]?.key ?? '';
  const compares = open.end - open.start === 1 && (COMPARES.test(next) || isOf('than', next));
  if (part === undefined || compares) return null;
  const joint = around.joint(open.start, MAX_JOINT);
  const opens_part = around.asked({ start: part.start, end: open.start }, joint ? [joint] : []).length === 0;
  const is_alone = around.asked(part, phrases).length === 0;
  const asked_before = around.asked({ start: 0, end: part.start }, phrases).length > 0;
  if (!opens_part) {
    return joint !== undefined && joint.start > part.start
      ? { start: joint.start, end: part.end, is_frame: false }
      : null;
  }
  if (is_alone) {
    const follower = parts[index + 1];
    if (!asked_before || follower === undefined) return { start: part.start, end: part.end, is_frame: true };
    return { start: joint?.start ?? part.start, end: follower.end, is_frame: false };
  }
  if (asked_before) return { start: part.start, end: part.end, is_frame: false };
  if (joint !== undefined && joint.start > part.start) return { ...joint, end: part.end, is_frame: false };
  return parts.length === 1 ? { ...open, is_frame: true } : null;
}

function wishBefore(close: WordRange, phrases: readonly WordRange[], around: Around): Wish | null {
  const part = around.parts.find((one) => holds(one, close));
  if (part === undefined || around.asked({ start: close.end, end: part.end }, phrases).length > 0) {
    return null;
  }
  const is_frame = around.asked(part, phrases).length === 0 || !around.leaves([part, ...phrases]);
  return is_frame ? { ...close, is_frame } : { start: part.start, end: part.end, is_frame };
}
