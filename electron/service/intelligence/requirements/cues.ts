import { regex } from '../language/pattern.ts';

/** Words that make what they are said of welcome only. */
export const NICE_CUE = regex('iu')`
    \b(?:nice to have|a plus|is a bonus|bonus|ideally|preferabl[ey]|preferred|desirable|advantageous|
    an advantage|optional|welcome|would be (?:great|nice|good|an advantage|a plus)|von vorteil|
    wünschenswert|idealerweise|vorzugsweise|gerne auch|un plus|se valora|deseable|gradit[oa]|
    mile widziane)\b`;
/** Words that make it a must. */
export const MUST_CUE = regex('iu')`
    \b(?:must|required|require|mandatory|essential|at least|minimum|zwingend|erforderlich|mindestens|
    voraussetzung|imprescindible|indispensable|obligatorio)\b`;

// What is welcome follows these; before the others it stands.
const LEADING = /^(?:ideally|preferabl|idealerweise|vorzugsweise|gerne|bonus|nice to have|optional)/iu;
const OF_ONE = /^(?:would be|von vorteil|wünschenswert)|\b(?:is|would be|ist|wäre) (?:an? )?$/iu;
const SEVERAL = /\b(?:and|or|und|oder)\b|\//iu;
const FRAMED = /^\W*(?:\p{Ll}|\p{L}+(?:\s\p{Ll}|[^\s,]*\s\p{Lu}\p{L}*\s(?:and|or|und|oder)\s))/u;

/** Whether what stands at `at` is welcome only: a cue colours the brackets, the clause or the name it is said of. */
export function isWelcome(text: string, at: number): boolean {
  return [...text.matchAll(new RegExp(NICE_CUE, 'giu'))].some((cue) => {
    const { start, end } = scopeOf(text, cue.index, cue[0]);
    return at >= start && at < end;
  });
}

function scopeOf(text: string, at: number, cue: string): { readonly start: number; readonly end: number } {
  const open = text.lastIndexOf('(', at);
  const close = text.indexOf(')', at);
  if (open >= 0 && close >= 0 && !text.slice(open, at).includes(')')) return { start: open, end: close };
  const from = Math.max(text.lastIndexOf(';', at), text.lastIndexOf('. ', at)) + 1;
  const next = text.indexOf(';', at);
  const end = next < 0 ? text.length : next;
  if (LEADING.test(cue)) return { start: at <= from + 2 ? from : at, end };
  const comma = text.lastIndexOf(', ', at);
  // "Strong Python and SQL, R is a plus": one name, and what stands before the comma has words of its own
  const alone =
    comma > from &&
    (OF_ONE.test(cue) || OF_ONE.test(text.slice(from, at))) &&
    (!SEVERAL.test(text.slice(comma, at)) || FRAMED.test(text.slice(from, comma)));
  return { start: alone ? comma : from, end };
}

/** At the end of what is asked: what a name says already ("Node.js on the server"), or is true of all work. */
export const NO_NARROWER = regex('iu')`
    (?:^|\s)(?:on the (?:server|client|back[- ]?end|front[- ]?end|job)(?:[- ]side)?|in (?:production|
    industry|academia|practice|a team|teams|projects)(?: or (?:research|academia|industry))?)$`;

/** What an employer calls the companies it has in mind, and no resume is asked for. */
export const PRAISE = regex('giu')`
    (?<!\p{L})(?:(?:market[- ]|world[- ]|industry[- ])?leading|renowned|reputable|reputed|prestigious|
    well[- ]known|well[- ]established|top[- ]tier|first[- ]class|(?:markt|welt|
    branchen)?führende[nmrs]?|renommierte[nmrs]?|namhafte[nmrs]?|angesehene[nmrs]?|etablierte[nmrs]?)\s+`;
