import type { Span } from '../profile.ts';
import { lineAt, type Line } from '../resume/lines.ts';
import type { CriterionFacts } from './facts.ts';

/**
 * How well the resume says somebody knows what stands at a place: not at all ("no PHP"), from a course, a trial or by
 * reading only ("slight"), a little ("basic"), or without any limit.
 */
export type Acquaintance = 'denied' | 'slight' | 'hedged' | 'solid';

/** Characters before and behind a mention that may speak of it. */
const BEFORE = 110;
const BEHIND = 90;

const NO_DENIAL = String.raw`(?! (?:only|just|merely|later|less|fewer|more|missed|missing|failed|late|lost|exceeded|down|limited|preventable|accidents?|incidents?|tickets?|downtime|outages?|complaints?|errors?|defects?|findings|restrictions?|automatic restriction))`;
// "Never used Kubernetes", "no experience with Go", "no Creo or NX": a comma or a bracket ends it.
const DENIED_BEFORE = new RegExp(
  String.raw`\b(?:no|not|never|without|nor|neither|lacks?|lacking|haven't|hasn't|don't|doesn't|didn't|cannot|kein\p{L}*|nicht|noch nie|ohne|sin|sans|jamais|aucune?|pas (?:de|encore)|nunca)\b${NO_DENIAL}[^.;,:()|•]{0,60}$`,
  'iu',
);
// "Not yet: Mac support", "Not used yet: Service Cloud, Einstein".
const DENIED_HEAD =
  /(?:^|[.;|•(] ?)\s*(?:not (?:yet|used|tried|known)[\p{L} ]{0,20}|never used|no (?:experience|knowledge)[\p{L} ]{0,20}|missing|still to learn|noch nicht[\p{L} ]{0,20}|keine erfahrung(?: mit)?|pas encore[\p{L} ]{0,20}|aún no[\p{L} ]{0,20}):\s*[^.;|•]{0,90}$/iu;
// "Kubernetes: none", "PHP (never used)".
const DENIED_BEHIND =
  /^\s*(?:[:(–—-]+\s*|is |was )(?:none|never (?:used|tried)|not (?:yet|used|known)\b|no experience|no knowledge|keine|aucune?|ninguna?)(?![\p{L}])/iu;
/** What the one denies who says it is done by others: "the programming is done by the integrator, not by me". */
const BY_OTHERS =
  /^[^.;|•]{0,60}\b(?:not by me|not to me|done by (?:the |an? |others)|by others|by an? external|belongs? to (?:the|our)|vergebe ich extern)(?!\p{L})|^[^.;|•]{0,24}[.;] (?:the|die|das|la|le) [^.;|•]{0,30}\b(?:is|was|were|are|wird|est) (?:done|made|written|calculated|carried out) by (?:the|an?|our|others)(?!\p{L})/iu;

const SLIGHT_BEHIND =
  /^\s*(?:,\s*|(?:[:(–—-]+\s*)?[^.;,()|•]{0,16}\(?)(?:(?:(?:training |evening |online |intro(?:ductory)? |short )?course(?:work)?(?: only| level)?|reading only|read(?:-| )only|trial(?: only)?|evaluation only|reviewing, not|theory only|in (?:the )?home lab|(?:dashboards|reports|models) built by others|nur lesend|lecture seule))(?!\p{L})/iu;
const READ_ONLY =
  /^[^.|•]{0,40}\b(?:(?:can |only )?read (?:it|the)\b[^.|•]{0,40}\b(?:not|n't)|(?:do|does|did) not (?:write|build|code|use|program|speak)|(?:was|were) (?:not|never) (?:adopted|used|introduced|taken up))\b/iu;
const SLIGHT_BEFORE =
  /\b(?:proof[- ]of[- ]concept|trial|pilot test|evaluation|evaluated|workshop|seminar|(?:training|intro\p{L}*) course|course|webinar|attended|watched|read up) (?:\p{L}+ )?(?:of|on|in|for|with|about|to) (?:the |an? )?$|\b(?:i |only |can )read [^.;|•]{0,20}$/iu;

const HEDGE =
  /\b(?:basics?|basic knowledge|beginner|learning|currently studying|familiar(?:ity)?|exposure|elementary|introductory|some knowledge|grundkenntnisse|in training|novice|dabbl\p{L}+|básico|notions|début\p{L}*|rusty|a little|first steps|anfänger|bases)\b/iu;
// A line of its own over a list: "Familiar", "Basic knowledge:".
const HEDGE_HEADING =
  /^(?:familiar(?: with)?|basics?|basic knowledge|beginner|learning|exposure(?: to)?|grundkenntnisse)\s?:?$/iu;

/** What the words around a mention say of how well the person knows it. */
export function acquaintance(facts: CriterionFacts, span: Span): Acquaintance {
  const line = lineAt(facts.lines, span.start);
  const before = textBefore(facts, span, line);
  if (DENIED_BEFORE.test(before) || DENIED_HEAD.test(before)) return 'denied';
  const behind = textBehind(facts, span, line);
  if (DENIED_BEHIND.test(behind)) return 'denied';
  if (SLIGHT_BEFORE.test(before) || SLIGHT_BEHIND.test(behind) || READ_ONLY.test(behind)) return 'slight';
  if (BY_OTHERS.test(behind)) return 'denied';
  const above = line === null ? [] : facts.lines.slice(Math.max(0, line.index - 2), line.index);
  const hedged =
    HEDGE.test(facts.quote(span).text) ||
    HEDGE.test(before.slice(-30)) ||
    above.some(({ text }) => HEDGE_HEADING.test(text));
  return hedged ? 'hedged' : 'solid';
}

/** Whether a statement goes on in the line below it. */
function goesOn(line: Line, next: Line): boolean {
  return !next.bullet && !/[.:;!?]$/u.test(line.text) && /^[\p{Ll}(]|^\p{Lu}{2,}/u.test(next.text.trim());
}

function textBefore(
  { document: { text }, lines }: CriterionFacts,
  { start }: Span,
  line: Line | null,
): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const own = text.slice(Math.max(from, start - BEFORE), start);
  const above = line === null ? undefined : lines[line.index - 1];
  if (line === null || above === undefined || line.bullet || own.length > 60) return own;
  return goesOn(above, line) || /\b(?:or|and|with|to|no|not|in|of|direct)$/iu.test(above.text)
    ? `${above.text} ${own}`.slice(-BEFORE)
    : own;
}

function textBehind({ document: { text }, lines }: CriterionFacts, { end }: Span, line: Line | null): string {
  const stop = text.indexOf('\n', end);
  const own = text.slice(end, Math.min(stop === -1 ? text.length : stop, end + BEHIND));
  const below = line === null ? undefined : lines[line.index + 1];
  if (line === null || below === undefined || stop === -1 || own.length > 60) return own;
  return goesOn(line, below) ? `${own} ${below.text}`.slice(0, BEHIND) : own;
}
