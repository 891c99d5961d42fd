import { monthIndex, monthOf, findDates } from '../resume/dates.ts';
import type { Span } from '../profile.ts';
import { lineAt } from '../resume/lines.ts';
import type { CriterionFacts } from './facts.ts';

/** How far something has come, as the resume says beside it. */
export type Standing = 'held' | 'current' | 'expired' | 'under_way' | 'denied';

const EXPIRES =
  /(?:valid (?:until|through|to|till|thru)|expir(?:es|y|ation)(?: date)?|exp\.?|renewal(?: due)?|due for renewal|gültig bis|valable jusqu\p{L}*[' ]?(?:en|au|à)?|vigente hasta|válid[oa] hasta|vence)\s*:?\s*(?:the end of |end of |ende )?/giu;
const EXPIRED =
  /(?<!\p{L})(?:expired|lapsed|not renewed|ran out|run out|no longer (?:valid|held|active|current)|out of date|abgelaufen|expirée?|périmée?|caducad[oa]|vencid[oa]|formerly|surrendered|revoked)(?!\p{L})/iu;
const OPEN =
  /(?<!\p{L})(?:in progress|ongoing|under ?way|pursuing|preparing (?:for|to)|exam prep\p{L}*|studying|enrolled|candidate|scheduled|booked|planned|expected|pending|awaiting|anticipated|working towards?|not (?:yet )?(?:taken|sat|passed|completed|finished|awarded)|applied (?:for|again)|to be (?:taken|completed)|part[- ]qualified|en cours(?! de validité)|prévue?|laufend|in vorbereitung|geplant|angemeldet|en curso|previst[oa]|withdrew|dropped|abgebrochen|abandonn\p{L}+|stopped|left without|never finished|sits? (?:the )?exam|due to (?:finish|complete|graduate)|(?:not|never|nicht) (?:completed|finished|abgeschlossen)|did not (?:finish|complete|graduate)|no degree|without (?:a )?degree|(?:credits?|coursework) (?:toward|towards|completed)|\d+ credits|(?:first|second|third|final|last)[- ]year student|exam (?:in|on|due))(?!\p{L})/iu;
const PARTS =
  /\b(?<done>\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:of|out of|\/) (?:the )?(?<all>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:courses?|units?|modules?|exams?|papers?|parts?|credits?|years?|steps?|levels?|sections?|tests?)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not (?:yet )?(?:a |an )?(?:certified|licen[cs]ed|qualified|held)|no certificate|course only|training only|certificate of attendance|attended only|self[- ]study|without (?:exam|certificate))/iu;
// Right before the name.
const DENIED_BEFORE =
  /(?<!\p{L})(?:not (?:yet )?(?:an? )?|no |never |without (?:an? )?|kein\p{L}* |noch (?:nicht|kein\p{L}*) |pas (?:de |encore (?:de )?)|sin |aún no )(?:[\p{L}-]+ ){0,2}$/iu;
const CURRENT =
  /(?<!\p{L})(?:current|currently valid|valid|in date|active|renewed|in force|gültig|vigente|en cours de validité|up to date|in good standing)(?!\p{L})/iu;

const REMARKS: readonly RegExp[] = [EXPIRES, EXPIRED, OPEN, DENIED, CURRENT];

/** Whether a text says of what it names that it is not finished: "exam booked", "two of four units", "due to finish". */
export function isUnfinished(text: string): boolean {
  const parts = PARTS.exec(text)?.groups;
  return OPEN.test(text) || (parts !== undefined && parts['done'] !== parts['all']);
}

/** How far the thing named at a place has come: by the words of its own part of the line and the line it goes on in. */
export function standingAt(span: Span, facts: CriterionFacts): Standing {
  const own = partAround(span, facts);
  if (DENIED.test(own.text) || DENIED_BEFORE.test(own.before)) return 'denied';
  for (const match of own.text.matchAll(EXPIRES)) {
    const [date] = findDates(own.text.slice(match.index + match[0].length), '2100-01');
    const until = date?.end ?? date?.start ?? null;
    if (until !== null) {
      return monthIndex(until, 'last') >= monthOf(facts.reference_date) ? 'current' : 'expired';
    }
  }
  if (EXPIRED.test(own.text)) return 'expired';
  if (isUnfinished(own.text)) return 'under_way';
  const future = findDates(own.text, '2100-01').some(({ end, start }) => {
    const first = start ?? end;
    return first !== null && monthIndex(first, 'first') > monthOf(facts.reference_date);
  });
  if (future) return 'under_way';
  return CURRENT.test(own.text) ? 'current' : 'held';
}

/** The part of a line that speaks of what is named at a place: between stops, without brackets of its neighbours. */
function partAround(
  { start, end }: Span,
  facts: CriterionFacts,
): { readonly text: string; readonly before: string } {
  const line = lineAt(facts.lines, start);
  if (line === null) return { text: facts.document.text.slice(start, end), before: '' };
  const next = facts.lines[line.index + 1];
  const goesOn =
    next !== undefined &&
    !next.bullet &&
    next.page === line.page &&
    !/[.;]$/.test(line.text.trimEnd()) &&
    (/^[\p{Ll}(]/u.test(next.text.trim()) ||
      /(?:,|(?<!\p{L})(?:for|and|in|to|of|until|due|the|bis|für))$/iu.test(line.text.trimEnd()));
  const until = goesOn ? next.end : line.end;
  const all = facts.document.text.slice(line.start, until);
  const at = start - line.start;
  const unbracketed = all.replaceAll(/\([^()]*\)/gu, (bracket) => '·'.repeat(bracket.length));
  const stops = [...unbracketed.matchAll(/[;|•]|\.(?=\s+\p{Lu}|\s*$)/gu)].map(({ index }) => index);
  const from = (stops.findLast((stop) => stop < at) ?? -1) + 1;
  const to = stops.find((stop) => stop >= end - line.start) ?? all.length;
  const before = all.slice(from, at);
  const after = all.slice(at, to);
  // a bracket or a remark right behind its own name speaks of it alone
  const own = /^[^,(]{0,80}\([^()]*\)/u.exec(after)?.[0];
  const said =
    own === undefined ? undefined : /^\s*,\s*(?<said>[^,]*)/u.exec(after.slice(own.length))?.groups?.['said'];
  // "Forklift (counterbalance), expired 2023, PMP": what only says how far it has come belongs to it
  const remark = REMARKS.some((pattern) => said?.search(pattern) === 0) ? `, ${said ?? ''}` : '';
  const text =
    own !== undefined && said !== undefined
      ? `${before.replaceAll(/\([^()]*\)/gu, ' ')}${own}${remark}`
      : `${before.replaceAll(/\([^()]*\)/gu, ' ')}${after}`;
  return { text, before };
}
